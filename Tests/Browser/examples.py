# SPDX-License-Identifier: Apache-2.0

"""The apps of Examples in a real browser: `make test-porting` builds them and names their folder in $EXAMPLES.

Each is touched, looked at (Tests/Browser/screenshots/example-*.png), and its session replayed.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect


@pytest.fixture
def showcase_executable(request):
    return Path(os.environ["EXAMPLES"]) / request.param


def app(name):
    return pytest.mark.parametrize("showcase_executable", [name], indirect=True)


def touch(tab, role, name):
    """Taps the middle of what assistive technology calls so."""
    box = tab.page.get_by_role(role, name=name, exact=True).first.bounding_box()
    tab.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@app("Hello")
def test_hello(tab):
    touch(tab, "button", "Say hello")
    tab.expect_text("greeting", "Hello!")
    tab.screenshot("example-hello")


@app("Canvas")
def test_canvas(tab):
    tab.page.get_by_role("button", name="Undo").wait_for()
    fingers = tab.fingers.down_together((80, 200), (180, 200), (280, 200))
    for finger in fingers:
        finger.move(finger.x + 20, finger.y + 200, steps=6)
    for finger in fingers:
        finger.up()
    expect(tab.page.get_by_role("button", name="Undo")).to_be_enabled()
    tab.screenshot("example-canvas")
    touch(tab, "button", "Undo")
    expect(tab.page.get_by_role("button", name="Redo")).to_be_enabled()


@app("Mosaic")
def test_a_font_of_the_app(tab):
    """The score is shown and measured in the font that the app brings along."""
    score = tab.page.get_by_text("0", exact=True).first
    expect(score).to_be_visible()
    assert tab.page.evaluate("[...document.fonts].map(({ family, status }) => `${family} ${status}`)") == ["Segments loaded"]
    assert "Segments" in score.evaluate("(element) => getComputedStyle(element).fontFamily")
    # Digits are 0.62 em wide, and 40 points large.
    width = score.evaluate("""(element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().width;
    }""")
    assert abs(width - 24.8) < 0.2
    tab.fingers.tap(50, 130)
    expect(tab.page.get_by_text("1", exact=True).first).to_be_visible()
    tab.screenshot("example-mosaic")


@app("Photos")
def test_photos(tab):
    tab.expect_text("title", "Morning")
    tab.screenshot("example-photos")
    finger = tab.fingers.down(300, 400)
    finger.move(60, 400, steps=4)
    finger.up()
    tab.expect_text("title", "Noon")


@app("Notes")
def test_notes(tab):
    expect(tab.page.get_by_role("button", name="Ideas", exact=True)).to_be_visible()
    tab.screenshot("example-notes")
    touch(tab, "button", "Ideas")
    expect(tab.page.get_by_role("textbox", name="Note")).to_be_visible()


def rows(tab):
    """The rows of the list, in the order of reading."""
    names = tab.page.get_by_role("button").evaluate_all("all => all.map((each) => each.ariaLabel)")
    return [name for name in names if name in ("Calls", "Ideas", "Letters", "Plans", "Shopping")]


@app("Notes")
def test_notes_by_roles_alone(tab):
    """From start to end; nothing here knows of Responder. The other engines: Tests/Engines/examples.py."""
    page = tab.page
    page.get_by_role("button", name="Ideas", exact=True).click()
    note = page.get_by_role("textbox", name="Note")

    def back():
        """To the list, until the note has left: screens that move take no touches."""
        page.get_by_role("button", name="Notes", exact=True).click()
        note.wait_for(state="detached")
        tab.come_to_rest(page.get_by_role("button", name="Letters", exact=True))

    expect(note).to_have_value("Ideas\nA kite that sings")
    # Screens that move take no touches: it is edited when it has come.
    expect(note).to_be_focused()
    note.fill("Plans\nFly it!")
    back()
    expect(page.get_by_role("button", name="Plans", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Ideas", exact=True)).to_have_count(0)
    page.get_by_role("button", name="New", exact=True).click()
    expect(note).to_have_value("")
    expect(note).to_be_focused()
    note.fill("Calls\nBo")
    back()
    expect(page.get_by_role("button", name="Calls", exact=True)).to_be_visible()
    assert rows(tab) == ["Calls", "Shopping", "Plans", "Letters"]
    page.get_by_role("button", name="Shopping", exact=True).focus()
    page.get_by_role("toolbar", name="Actions of Shopping").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("button", name="Shopping", exact=True)).to_have_count(0)
    assert rows(tab) == ["Calls", "Plans", "Letters"]


@app("Notes")
def test_notes_by_keys_alone(tab):
    page, keys = tab.page, tab.keys
    page.get_by_role("button", name="Ideas", exact=True).wait_for()
    note = page.get_by_role("textbox", name="Note")

    def leave():
        """Tab is a character of the text: Shift+Tab leaves it, to the button before it."""
        keys.press("Shift+Tab")
        page.wait_for_function("() => !document.activeElement.matches('textarea')")
        tab.tab_to("[role=button][aria-label=Notes]")
        keys.press("Enter")
        note.wait_for(state="detached")
        tab.come_to_rest(page.get_by_role("button", name="Shopping", exact=True))

    tab.tab_to("[role=button][aria-label=Ideas]")
    keys.press("Enter")
    expect(note).to_be_focused()
    keys.press("Control+a")
    keys.type("Plans")
    expect(note).to_have_value("Plans")
    leave()
    expect(page.get_by_role("button", name="Plans", exact=True)).to_be_visible()
    tab.tab_to("[role=button][aria-label=New]")
    keys.press("Enter")
    expect(note).to_be_focused()
    keys.type("Calls")
    leave()
    expect(page.get_by_role("button", name="Calls", exact=True)).to_be_visible()
    assert rows(tab) == ["Calls", "Shopping", "Plans", "Letters"]


@app("Remote")
def test_remote(tab):
    touch(tab, "button", "Play")
    expect(tab.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    touch(tab, "button", "Next")
    tab.expect_text("track", "Long Road")
    tab.screenshot("example-remote")


@app("SignUp")
def test_sign_up(tab):
    """Bound by Combine: a name is looked up when nobody types, and a button follows three fields."""
    page, keys = tab.page, tab.keys
    button = page.get_by_role("button", name="Sign up", exact=True)
    expect(button).to_be_disabled()
    touch(tab, "textbox", "Name")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_focused()
    keys.type("Ada")
    tab.expect_text("problem", "“Ada” is taken.")
    keys.press("Backspace")
    tab.expect_text("problem", "")
    for _ in range(2):
        focused = page.evaluate("() => document.activeElement.ariaLabel")
        keys.press("Tab")
        page.wait_for_function("before => document.activeElement.ariaLabel !== before", arg=focused)
        keys.type("12345678")
    expect(button).to_be_enabled()
    tab.screenshot("example-signup")
    touch(tab, "button", "Sign up")
    tab.expect_text("problem", re.compile("A letter is on its way"))
    expect(button).to_be_enabled()
