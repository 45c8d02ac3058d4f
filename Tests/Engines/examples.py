# SPDX-License-Identifier: Apache-2.0

"""An app of the examples used from start to end in Firefox and in Safari's engine: by roles alone, and by keys alone.

`make test-porting` builds it and names its folder in $EXAMPLES. The same in Chromium is in Tests/Browser/examples.py.
"""

import os
import time
from pathlib import Path

import pytest

from engines.roles import Roles
from engines.screen import Screen
from harness.showcase import Showcase


@pytest.fixture
def screen(engine, request):
    running = Showcase(Path(os.environ["EXAMPLES"]) / "Notes")
    engine.errors.clear()
    made = Screen(engine)
    engine.open(running.url)
    yield made
    made.screenshot(f"example-notes-{engine.name}-{request.node.originalname}")
    errors = engine.errors
    engine.open("about:blank")
    assert running.stop() is not None
    assert not errors, errors


def titles(roles):
    """The rows of the list, in the order of reading."""
    return [name for name in roles.names("button") if name not in ("New", "Notes", "Back")]


def test_notes_by_roles_alone(screen):
    roles = Roles(screen)
    roles.click("button", "Ideas")
    roles.wait_for("textbox", "Note")
    screen.wait_for(lambda: roles.value("textbox", "Note") == "Ideas\nA kite that sings", "the note is there")
    # Screens that move take no touches: it is edited when it has come.
    screen.wait_for(lambda: roles.focused == ["textbox", "Note"], "the note is edited")
    roles.fill("textbox", "Note", "Plans\nFly it!")
    # Screens that move take no touches.
    time.sleep(1)
    roles.click("button", "Notes")
    roles.wait_for("button", "Plans")
    roles.wait_until_gone("textbox", "Note")
    time.sleep(1)
    roles.click("button", "New")
    screen.wait_for(lambda: roles.focused == ["textbox", "Note"], "the new note is edited")
    roles.fill("textbox", "Note", "Calls\nBo")
    # Screens that move take no touches.
    time.sleep(1)
    roles.click("button", "Notes")
    roles.wait_for("button", "Calls")
    assert sorted(titles(roles)[:4]) == ["Calls", "Letters", "Plans", "Shopping"]
    roles.wait_until_gone("textbox", "Note")
    time.sleep(1)
    # What a stroke on a row uncovers is offered where assistive technology is.
    roles.focus("button", "Shopping")
    roles.click("button", "Delete")
    roles.wait_until_gone("button", "Shopping")


def test_notes_by_keys_alone(screen):
    roles, press = Roles(screen), screen.engine.press

    def go_to(role, name, key="Tab"):
        """Presses a key until the focus is there."""
        roles.wait_for(role, name)
        for _ in range(40):
            if roles.focused == [role, name]:
                return
            before = roles.focused
            press(key)
            try:
                screen.wait_for(lambda: roles.focused != before, "the focus moved", patience=2)
            except AssertionError:
                pass
        raise AssertionError(f"{key} does not come to {role} {name!r}; the focus is at {roles.focused}")

    def leave():
        """Tab is a character of the text: Shift+Tab leaves it, to the button before it."""
        press("Shift+Tab")
        screen.wait_for(lambda: roles.focused[0] != "textbox", "the focus left the text")
        go_to("button", "Notes")
        press("Enter")
        roles.wait_until_gone("textbox", "Note")
        # Screens that move take no keys.
        time.sleep(1)

    go_to("button", "Ideas")
    press("Enter")
    screen.wait_for(lambda: roles.focused == ["textbox", "Note"], "the note is edited")
    press("Control+a")
    screen.engine.type("Plans")
    screen.wait_for(lambda: roles.value("textbox", "Note") == "Plans", "the text is typed")
    leave()
    roles.wait_for("button", "Plans")
    go_to("button", "New")
    press("Enter")
    screen.wait_for(lambda: roles.focused == ["textbox", "Note"], "a note is edited")
    screen.engine.type("Calls")
    leave()
    roles.wait_for("button", "Calls")
    roles.wait_for("button", "Letters")
    assert sorted(titles(roles)[:4]) == ["Calls", "Letters", "Plans", "Shopping"]
