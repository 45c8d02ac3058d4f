# SPDX-License-Identifier: Apache-2.0

"""Notifications of the showcase: permission, banners and answers, by real touches, in a tab of a visitor's own."""

import pytest

from harness.tab import Tab


def scrolled(tab, address):
    """A tab with the buttons in sight."""
    tab.open(address).view("showcase").wait_for()
    tab.resize(1366, 1000).go_to("choices").view("choices.notifyNow").wait_for(state="visible")
    tab.page.mouse.move(900, 500)
    tab.page.mouse.wheel(0, 4000)
    tab.come_to_rest("choices.notifyNow")
    return tab


@pytest.fixture
def choices(new_tab, showcase):
    return scrolled(new_tab(), showcase.url)


def button(tab, name):
    return tab.page.get_by_role("button", name=name, exact=True)


def press(tab, name):
    """Touches a button that has no identifier."""
    box = button(tab, name).bounding_box()
    tab.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def allow(tab, sending):
    tab.tap(sending)
    button(tab, "Allow").wait_for(state="visible")
    tab.page.wait_for_timeout(700)  # What comes takes no touches.
    press(tab, "Allow")
    banner = tab.view("notification")
    banner.wait_for(state="visible")
    tab.come_to_rest("notification")
    return banner


def test_a_banner_is_touched_and_pushed_away(choices):
    allow(choices, "choices.notifyNow")
    choices.tap("notification")
    choices.expect_text("choices.notified", "“The plums are ripe” was touched.")
    choices.view("notification").wait_for(state="detached")
    # Nobody is asked twice. Five seconds later another one comes; a key of assistive technology would do the same as the finger.
    choices.tap("choices.notifyLater")
    choices.expect_text("choices.notified", "It comes in five seconds.")
    choices.view("notification").wait_for(state="visible", timeout=20000)
    choices.come_to_rest("notification")
    choices.tap("notification")
    choices.expect_text("choices.notified", "“The pears are ripe” was touched.")


def test_actions_come_under_a_finger_and_a_note_is_typed(choices):
    box = allow(choices, "choices.notifyActions").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    finger = choices.fingers.down(x, y)
    for step in range(1, 9):
        choices.settle()
        finger.move(x, y + 8 * step)
    finger.up()
    button(choices, "Leave a note…").wait_for(state="visible")
    choices.page.wait_for_timeout(400)
    press(choices, "Leave a note…")
    button(choices, "Leave it").wait_for(state="visible")
    choices.page.wait_for_timeout(700)
    choices.page.keyboard.type("Thank you")
    press(choices, "Leave it")
    choices.expect_text("choices.notified", "“The figs are ripe” was answered with “Thank you”.")


def test_an_answer_and_a_permission_are_those_of_one_visitor(choices, browser, showcase):
    allow(choices, "choices.notifyNow")
    profile = browser.new_context(has_touch=True, viewport={"width": 1366, "height": 1000})
    other = scrolled(Tab(profile), f"{showcase.origin}/?token={showcase.newest_token()}")
    assert not other.view("notification").is_visible()
    allow(other, "choices.notifyNow")
    # The first visitor is not asked again, and the answer is told on the first visitor's screen alone.
    choices.view("notification").wait_for(state="detached")
    choices.tap("choices.notifyNow")
    choices.view("notification").wait_for(state="visible")
    choices.come_to_rest("notification")
    choices.tap("notification")
    choices.expect_text("choices.notified", "“The plums are ripe” was touched.")
    other.expect_text("choices.notified", "Sent.")
    profile.close()
