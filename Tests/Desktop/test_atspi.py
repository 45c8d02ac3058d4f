# SPDX-License-Identifier: Apache-2.0

"""The showcase under assistive technology of the desktop: over AT-SPI, what Orca speaks, in browsers with a screen of their own.

It needs Debian's xvfb, at-spi2-core, python3-pyatspi, and firefox-esr, chromium or webkit2gtk-driver; what is missing is said by the test that is skipped.
An app of the examples is used from start to end in examples.py, which `make test-porting` runs.
"""

import os
from pathlib import Path

import pytest

from harness.showcase import Showcase


@pytest.fixture
def program():
    running = Showcase(Path(os.environ["SHOWCASE"]))
    yield running
    assert running.stop() is not None


def test_a_button_is_found_and_pressed(assisted):
    """AX17, AX18."""
    assisted.use("press Controls", "find Switch", "press Switch", "find-checked Switch")
