"""The apps of Examples in a real browser: `make test-porting` builds them and names their folder in $EXAMPLES.

Each is touched, looked at (Tests/Browser/screenshots/example-*.png), and its session replayed.
"""

import os
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
    fingers = tab.fingers.down_together((80, 200), (180, 200), (280, 200))
    for finger in fingers:
        finger.move(finger.x + 20, finger.y + 200, steps=6)
    for finger in fingers:
        finger.up()
    expect(tab.page.get_by_role("button", name="Undo")).to_be_enabled()
    tab.screenshot("example-canvas")
    touch(tab, "button", "Undo")
    expect(tab.page.get_by_role("button", name="Redo")).to_be_enabled()


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


@app("Remote")
def test_remote(tab):
    touch(tab, "button", "Play")
    expect(tab.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    touch(tab, "button", "Next")
    tab.expect_text("track", "Long Road")
    tab.screenshot("example-remote")
