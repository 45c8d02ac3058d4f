# SPDX-License-Identifier: Apache-2.0

"""The controls screen: the events that each control sends, and the action that looks for its target."""

import re

import pytest
from playwright.sync_api import expect

# How far outside its bounds a control still counts a finger as inside while it tracks it (E13), in points.
MARGIN = 70


@pytest.fixture
def controls(tab):
    tab.go_to("controls").view("control.button").wait_for(state="visible")
    return tab


def expect_events(tab, control, *events):
    tab.expect_text(f"events.{control}", f"{control.capitalize()}: {', '.join(events)}")


@pytest.fixture
def button(controls):
    """The button's frame."""
    return controls.view("control.button").bounding_box()


def below(frame, distance):
    """The place under the middle of a frame, so far from its lower edge."""
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] + distance


def test_a_tap_is_an_action(controls):
    controls.tap("control.button")
    expect_events(controls, "button", "touchDown", "touchUpInside", "primaryActionTriggered")


def test_e13_a_finger_off_the_button_but_within_70_points_is_inside(controls, button):
    finger = controls.fingers.down(*controls.center("control.button"))
    expect_events(controls, "button", "touchDown")
    finger.move(*below(button, MARGIN - 2))
    expect_events(controls, "button", "touchDown", "touchDragInside")
    finger.up()
    expect_events(controls, "button", "touchDown", "touchDragInside", "touchUpInside", "primaryActionTriggered")


def test_e14_a_finger_more_than_70_points_off_the_button_has_left_it(controls, button):
    finger = controls.fingers.down(*controls.center("control.button"))
    expect_events(controls, "button", "touchDown")
    finger.move(*below(button, MARGIN + 2))
    expect_events(controls, "button", "touchDown", "touchDragOutside", "touchDragExit")
    finger.up()
    expect_events(controls, "button", "touchDown", "touchDragOutside", "touchDragExit", "touchUpOutside")


def test_e15_a_finger_that_comes_back_is_inside_again(controls, button):
    finger = controls.fingers.down(*controls.center("control.button"))
    expect_events(controls, "button", "touchDown")
    finger.move(*below(button, MARGIN + 30))
    expect_events(controls, "button", "touchDown", "touchDragOutside", "touchDragExit")
    finger.move(*controls.center("control.button"))
    controls.expect_text("events.button", re.compile("touchDragExit, .*touchDragEnter"))
    finger.up()
    controls.expect_text("events.button", re.compile("touchUpInside, primaryActionTriggered$"))


def test_a_touch_that_the_system_takes_is_cancelled_and_no_action(controls):
    controls.fingers.down(*controls.center("control.button"))
    expect_events(controls, "button", "touchDown")
    controls.fingers.cancel()
    expect_events(controls, "button", "touchDown", "touchCancel")


def test_a_switch_toggles_and_toggles_back(controls):
    switch = controls.view("control.switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    controls.tap("control.switch")
    expect(switch).to_have_attribute("aria-checked", "true")
    controls.expect_text("events.switch", re.compile("valueChanged"))
    controls.tap("control.switch")
    expect(switch).to_have_attribute("aria-checked", "false")


def test_a_slider_follows_the_finger(controls):
    slider = controls.view("control.slider")
    expect(slider).to_have_attribute("aria-valuetext", "50%")
    frame = slider.bounding_box()
    middle = frame["y"] + frame["height"] / 2
    finger = controls.fingers.down(frame["x"] + frame["width"] / 2, middle)
    finger.move(frame["x"] + frame["width"] * 0.75, middle, steps=5)
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^7[4-8]%$"))
    finger.move(frame["x"] + frame["width"] + 60, middle + 200, steps=3)
    expect(slider).to_have_attribute("aria-valuetext", "100%")
    finger.up()
    controls.expect_text("events.slider", re.compile("touchUp(Inside|Outside)$"))


def test_a_stepper_counts_up_and_down(controls):
    stepper = controls.view("control.stepper")
    frame = stepper.bounding_box()
    middle = frame["y"] + frame["height"] / 2
    for value in ["1", "2"]:
        controls.fingers.tap(frame["x"] + frame["width"] * 0.75, middle)
        expect(stepper).to_have_attribute("aria-valuetext", value)
    controls.fingers.tap(frame["x"] + frame["width"] * 0.25, middle)
    expect(stepper).to_have_attribute("aria-valuetext", "1")
    controls.expect_text("events.stepper", re.compile("touchUpInside$"))


def test_a_held_stepper_counts_on_by_itself(controls):
    """Nothing comes from the page meanwhile: the app's own timer does it."""
    stepper = controls.view("control.stepper")
    frame = stepper.bounding_box()
    finger = controls.fingers.down(frame["x"] + frame["width"] * 0.75, frame["y"] + frame["height"] / 2)
    expect(stepper).to_have_attribute("aria-valuetext", re.compile("^([3-9]|[1-9][0-9])$"))
    finger.up()


def test_a_segment_is_chosen(controls):
    frame = controls.view("control.segments").bounding_box()
    controls.fingers.tap(frame["x"] + frame["width"] * 5 / 6, frame["y"] + frame["height"] / 2)
    controls.expect_text("events.segments", re.compile("valueChanged"))


def test_a_page_control_turns_the_page(controls):
    pages = controls.view("control.pages")
    expect(pages).to_have_attribute("aria-valuetext", "page 1 of 5")
    frame = pages.bounding_box()
    controls.fingers.tap(frame["x"] + frame["width"] - 4, frame["y"] + frame["height"] / 2)
    expect(pages).to_have_attribute("aria-valuetext", "page 2 of 5")
    controls.expect_text("events.pages", re.compile("valueChanged"))


def test_a_mouse_click_is_an_action(controls):
    controls.mouse.click(*controls.center("control.button"))
    expect_events(controls, "button", "touchDown", "touchUpInside", "primaryActionTriggered")


def test_an_action_without_a_target_reaches_the_controller_when_nobody_is_first_responder(controls):
    controls.tap("greet")
    controls.expect_text("greet.result", "No receiver is first responder: the controller got it, 1×.")


def test_an_action_without_a_target_reaches_the_first_responder(controls):
    for name in ["A", "B"]:
        controls.tap(f"receiver.{name}")
        controls.expect_text(f"receiver.{name}.state", "first responder")
        controls.tap("greet")
        controls.expect_text("greet.result", f"Receiver {name} is first responder and got it.")
        controls.expect_text(f"receiver.{name}.state", "greeted 1×")
    controls.tap("receiver.B")
    controls.tap("greet")
    controls.expect_text("greet.result", "No receiver is first responder: the controller got it, 1×.")


def test_keys_are_taken_by_the_app_and_leave_the_controls_alone(controls):
    """The showcase has nothing that answers to keys: they go through the first responder and change nothing."""
    controls.tap("receiver.A")
    controls.expect_text("receiver.A.state", "first responder")
    for key in ["a", "Enter", "Space", "ArrowDown", "Shift+B"]:
        controls.keys.press(key)
    controls.tap("greet")
    controls.expect_text("greet.result", "Receiver A is first responder and got it.")
    controls.expect_text("events.button", "Button: no event yet")


def test_a_click_of_assistive_technology_activates_a_view(controls):
    switch = controls.view("control.switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    # No pointer made it: this is what screen readers do to the elements that they find.
    switch.evaluate("(element) => element.click()")
    expect(switch).to_have_attribute("aria-checked", "true")
    controls.view("control.button").evaluate("(element) => element.click()")
    expect_events(controls, "button", "touchDown", "touchUpInside", "primaryActionTriggered")
