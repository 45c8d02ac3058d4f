# SPDX-License-Identifier: Apache-2.0

"""What benchmarks do with limits that were passed."""

import sys


def judged(failures, options):
    """Tells of each failure, and answers with the exit status: 1 if there is one, unless `--no-threshold` was given."""
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures and not options.no_threshold else 0
