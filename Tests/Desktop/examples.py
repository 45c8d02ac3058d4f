"""An app of the examples used from start to end over AT-SPI alone, as Orca's users do, in Firefox and in Chromium.

`make test-porting` builds it and names its folder in $EXAMPLES.
"""

import os
import subprocess
from pathlib import Path

import pytest
from harness.showcase import Showcase
from test_atspi import PYTHON, USER, chromium, desktop, firefox, missing

__all__ = ["desktop"]

# Text is read here; who uses Orca types it, as in Tests/Engines/examples.py: Chromium lets nobody set it over AT-SPI.
STEPS = [
    "press", "Ideas", "read", "Note=Ideas\nA kite", "press", "Notes",
    "press", "New", "read", "Note=", "press", "Notes", "wait-for", "New note",
    # What a stroke on a row uncovers is offered where assistive technology is.
    "go-to", "Shopping", "press", "Delete", "wait-gone", "Shopping", "wait-for", "Letters",
]


@pytest.mark.parametrize("browser", [firefox, chromium], ids=["firefox", "chromium"])
def test_notes_over_at_spi_alone(browser, desktop, tmp_path):
    name = {firefox: "firefox-esr", chromium: "chromium"}[browser]
    if lacks := missing(name):
        pytest.skip(f"not on this machine: {', '.join(lacks)}")
    running = Showcase(Path(os.environ["EXAMPLES"]) / "Notes")
    shown = subprocess.Popen(browser(running.url, tmp_path), env=desktop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        done = subprocess.run([PYTHON, str(USER), *STEPS], env=desktop, capture_output=True, text=True, timeout=400)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.count("\n") == len(STEPS) // 2, done.stdout
    finally:
        shown.kill()
        shown.wait()
        running.stop()
