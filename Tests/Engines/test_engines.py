# SPDX-License-Identifier: Apache-2.0

"""Every screen of the showcase, and every kind of input that a driver can make, in Firefox and in Safari's engine."""

import re

import pytest

SCREENS = [
    "hitTesting", "chain", "controls", "fingers", "gestures", "cards", "scrolling", "form", "editor", "board", "focus", "shake",
    "player", "outcomes", "drawing", "navigation", "lists", "layout", "choices", "dragging",
]


def test_every_screen_opens(screen):
    for name in SCREENS:
        screen.go_to(name)
        screen.screenshot(f"{screen.engine.name}-{name}")
        assert screen.errors == [], name


def test_a_mouse_clicks(screen):
    screen.go_to("controls")
    screen.click("control.button")
    screen.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")


def test_a_finger_taps(screen):
    if not screen.engine.can_touch:
        pytest.skip(f"{screen.engine.name}'s driver makes mouse clicks of touches")
    screen.go_to("controls")
    screen.touch("control.button")
    screen.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")


def test_text_is_typed_and_taken_back(screen):
    screen.go_to("editor")
    screen.click("editor.text")
    screen.wait_for(
        lambda: screen.engine.run("() => document.activeElement?.classList.contains('text-mirror')"), "the text is edited")
    screen.engine.press("Control+a")
    screen.engine.press("Backspace")
    screen.expect_text("editor.state.text", "^empty$")
    screen.engine.type("Hello, world")
    screen.expect_text("editor.state.text", "^Hello, world$")
    screen.engine.press("Control+z")
    screen.expect_text("editor.state.text", "^(?!Hello, world$)")


def test_keys_reach_commands_by_control(screen):
    screen.go_to("board")
    screen.click("board.tile.1")
    tiles = [screen.frame(f"board.tile.{number}") for number in (1, 2, 3)]
    screen.engine.press("Control+Shift+k")
    screen.wait_for(
        lambda: [screen.frame(f"board.tile.{number}") for number in (1, 2, 3)] != tiles, "the tiles are shuffled")


def test_keys_move_focus(screen):
    screen.go_to("focus")
    screen.engine.press("Tab")
    screen.wait_for(lambda: screen.engine.run("() => document.querySelector('.view.focused') !== null"), "something has focus")


def test_a_wheel_scrolls(screen):
    screen.go_to("scrolling")
    x, y = screen.center("list")
    screen.engine.wheel(x, y, 120)
    screen.wait_for(
        lambda: (found := re.search(r"at (\d+)", screen.text("list.state"))) and int(found[1]) > 0, "the list has scrolled")


def test_text_is_as_wide_as_it_was_laid_out(screen):
    """Once the page has measured its letters, which comes after the first picture."""
    screen.go_to("editor")

    def wrong():
        lines = screen.engine.run(
            "() => [...document.querySelectorAll('.line')].filter((line) => line.offsetWidth > 0)"
            ".map((line) => [line.textContent, line.getBoundingClientRect().width, Number(line.dataset.width)])")
        # WebKitGTK rounds the widths of small letters to whole pixels, where Safari does not.
        return [line for line in lines if abs(line[1] - line[2]) > 1 + line[2] / 50] if lines else ["nothing"]

    screen.wait_for(lambda: not wrong(), "every line is as wide as it was laid out", patience=15)
