# SPDX-License-Identifier: Apache-2.0

"""How long a test waits for what must come, in seconds: what comes late on a busy machine is not lost.

No test waits that long for what must not come.
"""

PATIENCE = 30
MILLISECONDS = PATIENCE * 1000
