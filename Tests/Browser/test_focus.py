# SPDX-License-Identifier: Apache-2.0

"""The focus screen: Tab, arrows and Select from a keyboard, and the same from a gamepad.

A headless Chromium has no gamepads. What these tests press is a fake: `navigator.getGamepads` is replaced in the page, before its own
scripts run, by a function that answers an object which the tests change. So they prove what the page makes of a gamepad, and not that
a browser reports one.
"""

import re
import time

import pytest
from playwright.sync_api import expect

FAKE_GAMEPADS = """
(() => {
    const pads = [null, null, null, null];
    const asked = { count: 0 };
    navigator.getGamepads = () => { asked.count += 1; return pads; };
    const button = () => ({ pressed: false, touched: false, value: 0 });
    window.fakeGamepad = {
        asked,
        connect() {
            const gamepad = {
                id: "fake", index: 0, connected: true, mapping: "standard", timestamp: 0,
                axes: [0, 0, 0, 0], buttons: Array.from({ length: 17 }, button),
            };
            pads[0] = gamepad;
            const event = new Event("gamepadconnected");
            event.gamepad = gamepad;
            window.dispatchEvent(event);
        },
        press(index, value) { pads[0].buttons[index] = { pressed: value > 0, touched: value > 0, value }; },
        lean(x, y) { pads[0].axes = [x, y, 0, 0]; },
        disconnect() {
            const event = new Event("gamepaddisconnected");
            event.gamepad = pads[0];
            pads[0] = null;
            window.dispatchEvent(event);
        },
    };
})();
"""
A, B, UP, DOWN, LEFT, RIGHT = 0, 1, 12, 13, 14, 15


@pytest.fixture
def focus(tab):
    tab.page.add_init_script(FAKE_GAMEPADS)
    tab.page.reload()
    tab.go_to("focus").view("tile.warm.1").wait_for(state="visible")
    return tab


def expect_focus(tab, name):
    tab.expect_text("focus.item", f"Focus: {name}")
    group, number = name.lower().split()
    expect(tab.view(f"tile.{group}.{number}")).to_have_class(re.compile(r"\bfocused\b"))
    assert tab.page.locator(".view.focused").count() == 1


def press(tab, button):
    """Down for a frame at least, and up. Returns whether that was brief: a button that is held for half a second repeats, which a busy
    machine may do.
    """
    began = time.monotonic()
    for value in (1, 0):
        tab.page.evaluate(
            "([button, value]) => new Promise((done) => {"
            " fakeGamepad.press(button, value);"
            " requestAnimationFrame(() => requestAnimationFrame(done)); })",
            [button, value],
        )
    return time.monotonic() - began < 0.5


def warm(tab, numbers):
    """The number of the focused warm tile, once it is one of these."""
    tab.expect_text("focus.item", re.compile(rf"^Focus: Warm ({'|'.join(map(str, numbers))})$"))
    return int(tab.view("focus.item").inner_text().split()[-1])


def next_warm(tab, button, number, expected):
    """Presses a button. Returns the number of the warm tile that has focus then: one of those expected, or a later one if it repeated."""
    return warm(tab, expected if press(tab, button) else range(number + 1, 13))


def twenty_frames(tab):
    tab.page.evaluate(
        "new Promise((done) => {"
        " let left = 20; const step = () => (left-- ? requestAnimationFrame(step) : done()); step(); })"
    )


def test_nothing_has_focus_until_a_key_asks_for_it(focus):
    focus.expect_text("focus.item", "Nothing has focus")
    assert focus.page.locator(".view.focused").count() == 0
    focus.keys.press("ArrowRight")
    focus.keys.press("Tab")
    expect_focus(focus, "Warm 1")


def test_arrows_move_in_the_group_and_the_panel_tells_why(focus):
    focus.keys.press("Tab")
    focus.keys.press("ArrowRight")
    expect_focus(focus, "Warm 2")
    focus.expect_text("focus.reason", re.compile("it is the nearest in that direction"))
    focus.expect_text("focus.details", re.compile("is chosen"))
    focus.keys.press("ArrowUp")
    focus.expect_text("focus.reason", re.compile("Focus does not move upwards"))
    expect_focus(focus, "Warm 2")
    focus.screenshot("focus")


def test_tab_goes_from_group_to_group_and_back(focus):
    focus.keys.press("Tab")
    focus.keys.press("Tab")
    expect_focus(focus, "Cool 1")
    focus.keys.press("Shift+Tab")
    expect_focus(focus, "Warm 1")


def test_what_is_out_of_view_is_scrolled_there(focus):
    focus.keys.press("Tab")
    focus.keys.press("Tab")
    focus.keys.press("End")
    expect_focus(focus, "Cool 12")
    focus.page.wait_for_function(
        """() => {
            const frame = (name) => document.querySelector(`[data-identifier="${name}"]`).getBoundingClientRect();
            const [tile, outer] = [frame("tile.cool.12"), frame("focus.scroll")];
            return tile.top >= outer.top && tile.bottom <= outer.bottom;
        }"""
    )


def test_space_and_return_select(focus):
    focus.keys.press("Tab")
    focus.keys.press(" ")
    expect(focus.view("tile.warm.1")).to_contain_text("selected 1×")
    focus.keys.press("Enter")
    expect(focus.view("tile.warm.1")).to_contain_text("selected 2×")


def test_a_touch_elsewhere_takes_focus_away(focus):
    focus.keys.press("Tab")
    expect_focus(focus, "Warm 1")
    focus.tap("title")
    expect(focus.page.locator(".view.focused")).to_have_count(0)
    focus.expect_text("focus.item", "Nothing has focus")


def test_a_gamepad_wakes_focus_moves_it_and_selects(focus):
    focus.page.evaluate("fakeGamepad.connect()")
    first = next_warm(focus, RIGHT, 0, [1])
    second = next_warm(focus, RIGHT, first, [first + 1])
    next_warm(focus, DOWN, second, [5, 6] if second == 2 else range(second + 1, 13))
    press(focus, A)
    expect(focus.page.locator(".view.focused")).to_contain_text("selected 1×")
    focus.screenshot("focus-gamepad")


def test_a_stick_that_is_held_repeats(focus):
    focus.page.evaluate("fakeGamepad.connect()")
    first = next_warm(focus, RIGHT, 0, [1])
    focus.page.evaluate("fakeGamepad.lean(1, 0)")
    # Where it is when somebody looks depends on the machine: farther than one push goes.
    focus.expect_text("focus.item", re.compile(rf"^Focus: (?!Warm ({first}|{first + 1})$)"))
    focus.page.evaluate("fakeGamepad.lean(0, 0)")


def test_a_gamepad_that_goes_while_a_button_is_held_selects_nothing(focus):
    focus.page.evaluate("fakeGamepad.connect()")
    first = next_warm(focus, RIGHT, 0, [1])
    focus.page.evaluate("fakeGamepad.press(0, 1)")
    focus.settle()
    focus.page.evaluate("fakeGamepad.disconnect()")
    focus.keys.press("ArrowRight")
    warm(focus, [first + 1])
    expect(focus.view(f"tile.warm.{first}")).not_to_contain_text("selected")


def test_nobody_looks_at_gamepads_while_none_is_connected(focus):
    before = focus.page.evaluate("fakeGamepad.asked.count")
    twenty_frames(focus)
    assert focus.page.evaluate("fakeGamepad.asked.count") == before
    focus.page.evaluate("fakeGamepad.connect()")
    focus.page.wait_for_function("(before) => fakeGamepad.asked.count > before + 5", arg=before)
    focus.page.evaluate("fakeGamepad.disconnect()")
    focus.settle()
    settled = focus.page.evaluate("fakeGamepad.asked.count")
    twenty_frames(focus)
    assert focus.page.evaluate("fakeGamepad.asked.count") == settled
