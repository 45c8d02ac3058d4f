# SPDX-License-Identifier: Apache-2.0

"""Several fingers at once: on the canvas of the fingers screen, and on two controls."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def canvas(tab):
    """The canvas' frame, on the screen that shows every finger."""
    tab.go_to("fingers").view("fingers.canvas").wait_for(state="visible")
    return tab.view("fingers.canvas").bounding_box()


def at(canvas, x, y):
    return canvas["x"] + x, canvas["y"] + y


def test_two_fingers_at_once_have_each_their_number_force_and_radius(tab, canvas):
    tab.fingers.down(*at(canvas, 100, 120), force=0.25, radius=5)
    tab.expect_text("finger.1", re.compile(r"^#1 finger began · \(100, 120\) · force [\d.]+ · r 5 · tap 1 · 1 sample$"))
    tab.fingers.down(*at(canvas, 400, 220), force=0.75, radius=20)
    tab.expect_text("finger.2", re.compile(r"^#2 finger began · \(400, 220\) · force [\d.]+ · r 20 · tap 1 · 1 sample$"))
    expect(tab.view("finger.mark.1")).to_be_visible()
    expect(tab.view("finger.mark.2")).to_be_visible()

    def force(number):
        return float(re.search(r"force ([\d.]+)", tab.view(f"finger.{number}").inner_text()).group(1))

    assert force(2) == pytest.approx(3 * force(1), rel=0.02)


def test_two_fingers_move_together_and_each_mark_follows_its_own(tab, canvas):
    first, second = tab.fingers.down_together(at(canvas, 100, 100), at(canvas, 300, 100))
    tab.expect_text("finger.2", re.compile("began"))
    tab.fingers.move_together({first: at(canvas, 150, 200), second: at(canvas, 420, 180)}, steps=5)
    tab.expect_text("finger.1", re.compile(r"moved · \(150, 200\)"))
    tab.expect_text("finger.2", re.compile(r"moved · \(420, 180\)"))
    assert tab.center("finger.mark.1") == pytest.approx(at(canvas, 150, 200))
    assert tab.center("finger.mark.2") == pytest.approx(at(canvas, 420, 180))


def test_every_sample_of_a_move_arrives_however_few_frames_there_were(tab, canvas):
    finger = tab.fingers.down(*at(canvas, 100, 100))
    finger.move(*at(canvas, 220, 100), steps=12)
    tab.expect_text("finger.1", re.compile(r"moved · \(220, 100\).* · 13 samples$"))


def test_a_change_of_force_and_radius_is_told_during_the_touch(tab, canvas):
    finger = tab.fingers.down(*at(canvas, 100, 100), force=0.2, radius=4)
    tab.expect_text("finger.1", re.compile("r 4"))
    before = tab.view("finger.1").inner_text()
    finger.move(*at(canvas, 101, 100), force=0.8, radius=30)
    tab.expect_text("finger.1", re.compile(r"moved .* · force [\d.]+ · r 30"))

    def force(text):
        return float(re.search(r"force ([\d.]+)", text).group(1))

    assert force(tab.view("finger.1").inner_text()) == pytest.approx(4 * force(before), rel=0.02)


def test_lifting_one_finger_keeps_the_other(tab, canvas):
    first, second = tab.fingers.down_together(at(canvas, 100, 100), at(canvas, 300, 100))
    tab.expect_text("finger.2", re.compile("began"))
    first.up()
    tab.expect_text("finger.1", re.compile("ended"))
    expect(tab.view("finger.mark.1")).to_have_count(0)
    expect(tab.view("finger.mark.2")).to_be_visible()
    second.move(*at(canvas, 330, 140))
    tab.expect_text("finger.2", re.compile(r"moved · \(330, 140\)"))
    third = tab.fingers.down(*at(canvas, 60, 60))
    tab.expect_text("finger.1", re.compile(r"^#1 finger began · \(60, 60\)"))
    tab.fingers.up_together(second, third)
    tab.expect_text("finger.2", re.compile("ended"))
    expect(tab.view("finger.mark.2")).to_have_count(0)


def test_ten_fingers_are_told_apart(tab, canvas):
    tab.fingers.down_together(*[at(canvas, 60 + 80 * place, 100 + 20 * place) for place in range(10)])
    for place in range(10):
        tab.expect_text(f"finger.{place + 1}", re.compile(rf"began · \({60 + 80 * place}, {100 + 20 * place}\)"))
        assert tab.center(f"finger.mark.{place + 1}") == pytest.approx(at(canvas, 60 + 80 * place, 100 + 20 * place))


def test_a_second_tap_in_the_same_place_counts_two(tab, canvas):
    tab.fingers.tap(*at(canvas, 200, 200), count=2)
    tab.expect_text("finger.1", re.compile(r"ended · \(200, 200\).* · tap 2 "))


def test_what_the_system_takes_away_is_cancelled(tab, canvas):
    tab.fingers.down_together(at(canvas, 100, 100), at(canvas, 300, 100))
    tab.expect_text("finger.2", re.compile("began"))
    tab.fingers.cancel()
    tab.expect_text("finger.1", re.compile("cancelled"))
    tab.expect_text("finger.2", re.compile("cancelled"))


def test_a_pen_is_a_pen_with_force_and_altitude(tab, canvas):
    tab.pen.down(*at(canvas, 120, 130), force=0.3, tilt=(30, 0))
    tab.expect_text("finger.1", re.compile(r"^#1 pen began · \(120, 130\) · force [\d.]+ .* · altitude 60°"))
    tab.pen.up(*at(canvas, 120, 130))
    tab.expect_text("finger.1", re.compile("^#1 pen ended"))


def test_a_mouse_is_told_as_a_mouse(tab, canvas):
    tab.mouse.move(*at(canvas, 90, 80))
    tab.mouse.down()
    tab.expect_text("finger.1", re.compile(r"^#1 mouse began · \(90, 80\)"))
    tab.mouse.move(*at(canvas, 190, 80))
    tab.expect_text("finger.1", re.compile(r"^#1 mouse moved · \(190, 80\)"))
    tab.mouse.up()
    tab.expect_text("finger.1", re.compile("^#1 mouse ended"))


def test_two_fingers_on_two_controls_work_both_at_once(tab):
    tab.go_to("controls")
    slider = tab.view("control.slider").bounding_box()
    middle = slider["y"] + slider["height"] / 2
    button, thumb = tab.fingers.down_together(
        tab.center("control.button"), (slider["x"] + slider["width"] / 2, middle)
    )
    tab.expect_text("events.button", "Button: touchDown")
    tab.expect_text("events.slider", re.compile("^Slider: touchDown"))
    thumb.move(slider["x"] + slider["width"] / 2 + 100, middle)
    tab.expect_text("events.slider", re.compile("valueChanged"))
    tab.expect_text("events.button", "Button: touchDown")
    button.up()
    tab.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")
    assert "touchUp" not in tab.view("events.slider").inner_text()
    thumb.up()
    tab.expect_text("events.slider", re.compile("touchUpInside"))
