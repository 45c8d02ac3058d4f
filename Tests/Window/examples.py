# SPDX-License-Identifier: Apache-2.0

"""An app of the examples used from start to end in a window over AT-SPI alone: what it tells is all that its user knows (WN12).

`make test-window` builds it and names its folder in $EXAMPLES. In browsers: Tests/Desktop/examples.py.
"""

import os
from pathlib import Path

import pytest

from assistive import User
from shown import Window

EXECUTABLE = "Notes"


@pytest.fixture
def notes(display, session, tmp_path):
    """Notes in a window, its user, and the display's devices; the session is replayed at the end."""
    session.launch()
    session.enable(True)
    window = Window(
        display, Path(os.environ["EXAMPLES"]) / EXECUTABLE, tmp_path, **session.place)
    user = User(session, EXECUTABLE)
    yield user, window
    user.stop()
    window.stop()


def test_notes_over_at_spi_alone(notes):
    """A note is made, read, written anew and deleted."""
    user, _ = notes
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    user.act("New")
    user.facts("Note", "editable", "focused")
    user.insert("Note", 0, "Calls")
    user.wait_text("Note", "Calls")
    # The button that leads back has the list's name.
    user.act("Notes")
    user.gone("Note")
    user.wait_names("push button", "Calls", "Shopping", "Ideas", "Letters")
    user.act("Calls")
    user.facts("Note", "editable", "focused")
    user.wait_text("Note", "Calls")
    user.set_text("Note", "Fly a kite")
    user.wait_text("Note", "Fly a kite")
    user.act("Notes")
    user.gone("Note")
    user.gone("Calls")
    user.wait_names("push button", "Fly a kite", "Shopping", "Ideas", "Letters")
    # AX28: what a stroke on a row uncovers is offered where assistive technology is.
    user.focus("Fly a kite")
    user.wait_action("Fly a kite", "Delete")
    user.act("Fly a kite", "Delete")
    user.gone("Fly a kite")
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    # A note that was there before is what it was.
    user.act("Ideas")
    user.wait_text("Note", "Ideas\nA kite that sings")


def test_notes_by_a_finger_and_keys(notes):
    """A row is touched where it is told to be, and its note is written with the keyboard."""
    user, window = notes
    left, top, width, height = user.facts("Ideas")["extents"]
    window.display.touch.tap(left + width // 2, top + height // 2)
    user.facts("Note", "editable", "focused")
    # Ctrl+A, then a letter in the place of everything.
    window.display.keyboard.press(37, 38)
    window.display.keyboard.press(50, 56)
    user.wait_text("Note", "B")
    assert '"characters":"B"' in window.recording.read_text()
