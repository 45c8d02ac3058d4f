# SPDX-License-Identifier: Apache-2.0

"""An app of the examples used from start to end over AT-SPI alone, in Firefox, Chromium and WebKitGTK: what it tells is all that its user knows.

`make test-porting` builds it and names its folder in $EXAMPLES. By keys and by roles: Tests/Browser/examples.py, Tests/Engines/examples.py.
"""

import os
from pathlib import Path

import pytest

from harness.showcase import Showcase, replay

EXECUTABLE = "Notes"


@pytest.fixture
def program(tmp_path):
    """Notes, whose session is replayed at the end."""
    executable, recording = Path(os.environ["EXAMPLES"]) / EXECUTABLE, tmp_path / "notes.jsonl"
    running = Showcase(executable, recording=recording)
    yield running
    assert running.stop() is not None
    code, printed = replay(executable, recording)
    assert code == 0, printed


def test_notes_over_at_spi_alone(assisted):
    """A note is made, read, written anew and deleted."""
    assisted.use("list Shopping Ideas Letters")
    assisted.use("press New", "edit Note", "type Calls", "read Note Calls")
    # The button that leads back has the list's name.
    assisted.use("press Notes", "lose Note", "list Calls Shopping Ideas Letters")
    assisted.use("press Calls", "edit Note", "read Note Calls", "select-all Note", ["type", "Fly a kite"], ["read", "Note", "Fly a kite"])
    assisted.use("press Notes", "lose Note", "lose Calls", ["list", "Fly a kite", "Shopping", "Ideas", "Letters"])
    # AX28: what a stroke on a row uncovers is offered where assistive technology is.
    assisted.use(["go-to", "Fly a kite"], "press Delete", ["lose", "Fly a kite"], "list Shopping Ideas Letters")
    # A note that was there before is what it was.
    assisted.use("press Ideas", "edit Note", ["read", "Note", "Ideas\nA kite that sings"])
