# SPDX-License-Identifier: Apache-2.0

"""The scrolling screen: flings, buttons in a list, wheels, scroll views in scroll views, and animations that are painted."""

import re
import time

import pytest
from playwright.sync_api import expect

STATE = re.compile(r"(At rest|Dragged|Going on|Animated) at (-?\d+)")


@pytest.fixture
def scrolling(tab):
    tab.go_to("scrolling").view("list").wait_for(state="visible")
    return tab


@pytest.fixture
def list_frame(scrolling):
    return scrolling.view("list").bounding_box()


def middle_of(frame):
    return frame["x"] + frame["width"] / 3, frame["y"] + frame["height"] / 2


def offset(tab):
    """Where the list is, as the application says."""
    return int(STATE.search(tab.view("list.state").inner_text()).group(2))


def painted_offset(tab):
    """How far the painted rows have moved up."""
    return tab.page.evaluate(
        """() => {
            const list = document.querySelector('[data-identifier="list"]').getBoundingClientRect();
            return list.top - document.querySelector('[data-identifier="row.0"]').getBoundingClientRect().top;
        }"""
    )


def drag(tab, x, y, distance, *, steps=8):
    """Drags up by so many points, a step for each of the page's frames, and leaves the finger down, still moving."""
    finger = tab.fingers.down(x, y)
    for step in range(1, steps + 1):
        tab.settle()
        finger.move(x, y - distance * step / steps)
    return finger


def fling(tab, x, y, distance, *, steps=8):
    """Drags up like that in 60ths of a second, as the events have it however busy the machine is, and lifts in the motion."""
    start = time.time()
    finger = tab.fingers.down(x, y, at=start)
    for step in range(1, steps + 1):
        tab.settle()
        finger.move(x, y - distance * step / steps, at=start + step / 60)
    finger.up(at=start + (steps + 0.5) / 60)


def test_a_fling_comes_to_rest(scrolling, list_frame):
    fling(scrolling, *middle_of(list_frame), 200)
    # It rests at the beginning, too, as long as a busy machine has not painted the first step.
    scrolling.expect_text("list.state", re.compile("^At rest at [1-9]"))
    # 190 points by the finger, and more after it lifted.
    rest = offset(scrolling)
    assert rest > 230
    assert abs(painted_offset(scrolling) - rest) < 1
    scrolling.screenshot("scrolling-after-fling")


def test_content_pulled_beyond_its_edge_comes_back(scrolling, list_frame):
    finger = drag(scrolling, *middle_of(list_frame), -150)
    # 140 points of pull in a list of some 600 points show as some 68.
    scrolling.expect_text("list.state", re.compile("^Dragged at -[67]"))
    finger.up()
    scrolling.expect_text("list.state", re.compile("^At rest at 0 "))
    assert abs(painted_offset(scrolling)) < 1


def test_g94_a_tap_on_a_button_in_the_list_is_a_tap(scrolling):
    scrolling.tap("row.1.button")
    scrolling.expect_text("list.state", re.compile("tapped 1×, cancelled 0×"))


def test_g97_a_button_pressed_and_dragged_is_cancelled_and_the_list_scrolls(scrolling):
    x, y = scrolling.center("row.4.button")
    finger = scrolling.fingers.down(x, y)
    # Its title is dimmed once the list has let it have the touch.
    scrolling.page.wait_for_function(
        """() => {
            const button = document.querySelector('[data-identifier="row.4.button"]');
            return button.outerHTML !== (window.untouched ??= button.outerHTML);
        }"""
    )
    finger.move(x, y - 60, steps=6)
    scrolling.expect_text("list.state", re.compile("tapped 0×, cancelled 1×"))
    finger.up()
    scrolling.expect_text("list.state", re.compile("^At rest"))
    assert offset(scrolling) >= 40


def test_g94_a_button_dragged_at_once_never_hears_of_it(scrolling):
    x, y = scrolling.center("row.4.button")
    # Within the 0.15 s in which the list keeps the touch to itself.
    scrolling.fingers.down(x, y).move(x, y - 80).up()
    scrolling.expect_text("list.state", re.compile("^At rest at .* tapped 0×, cancelled 0×"))


def test_a_wheel_scrolls(scrolling, list_frame):
    x, y = middle_of(list_frame)
    scrolling.mouse.move(x, y)
    scrolling.mouse.wheel(0, 120)
    scrolling.expect_text("list.state", re.compile("^At rest at 120 "))
    assert abs(painted_offset(scrolling) - 120) < 1
    scrolling.mouse.wheel(0, -500)
    scrolling.expect_text("list.state", re.compile("^At rest at 0 "))


def test_pages_go_sideways_and_their_content_up_and_down(scrolling):
    frame = scrolling.view("pager").bounding_box()
    x, y = frame["x"] + frame["width"] * 0.8, frame["y"] + frame["height"] / 2
    finger = scrolling.fingers.down(x, y)
    # Past the middle, so that the page does not hang on how fast the machine lets the finger move.
    for step in range(1, 9):
        finger.move(x - frame["width"] * 0.08 * step, y)
        scrolling.settle()
    finger.up()
    scrolling.expect_text("pager.state", re.compile("^At rest · page 2 · pages at 0, 0, 0$"))
    drag(scrolling, x, y, 100).up()
    scrolling.expect_text("pager.state", re.compile(r"page 2 · pages at 0, [1-9]\d+, 0$"))
    scrolling.screenshot("scrolling-pages")


def test_an_animation_is_painted(scrolling):
    dot = scrolling.view("row.0.dot")
    small = dot.bounding_box()["width"]
    # A busy machine paints few pictures of it: each motion is stopped at sixteen of its times, and goes on.
    scrolling.page.evaluate(
        """() => {
            window.widths = [];
            const dot = document.querySelector('[data-identifier="row.0.dot"]');
            const watch = () => {
                const motions = dot.getAnimations();
                if (motions.length === 0) return requestAnimationFrame(watch);
                const now = motions.map((motion) => motion.currentTime);
                const end = Math.max(...motions.map((motion) => motion.effect.getComputedTiming().endTime));
                for (const motion of motions) motion.pause();
                for (let step = 0; step < 16; step++) {
                    for (const motion of motions) motion.currentTime = end * step / 16;
                    window.widths.push(dot.getBoundingClientRect().width);
                }
                motions.forEach((motion, index) => { motion.currentTime = now[index]; motion.play(); });
            };
            watch();
        }"""
    )
    scrolling.tap("row.0.button")
    scrolling.page.wait_for_function(
        "() => window.widths.length > 3 && document.querySelector('[data-identifier=\"row.0.dot\"]')"
        ".getAnimations().length === 0"
    )
    widths = scrolling.page.evaluate("() => window.widths")
    assert any(small < width < 2 * small - 0.5 for width in widths), widths
    # The spring swings beyond its end, and rests at it.
    assert max(widths) > 2 * small
    assert abs(dot.bounding_box()["width"] - 2 * small) < 0.01
