# SPDX-License-Identifier: Apache-2.0

"""Gestures in a real browser: recognizers that compete, with their reasons, and cards under two fingers."""

import math
import re

import pytest


@pytest.fixture
def gestures(tab):
    """The screen of competing recognizers; the middle of the inner view."""
    tab.go_to("gestures").view("gestures.inner").wait_for(state="visible")
    return tab.center("gestures.inner")


@pytest.fixture
def cards(tab):
    tab.go_to("cards").view("card.blue").wait_for(state="visible")
    return tab


def pan_up(tab, place):
    """A finger that pans upwards. One that a busy machine lets rest for half a second presses: then another tries."""
    x, y = place
    for _ in range(8):
        finger = tab.fingers.down(x, y)
        finger.move(x, y - 40, steps=3)
        tab.expect_text("gesture.pan", re.compile("changed|failed"))
        if "changed" in tab.view("gesture.pan").inner_text():
            return finger
        finger.up()
        tab.expect_text("gesture.long-press", "ended")
    raise AssertionError("No finger moved within half a second after it came down.")


def test_one_finger_drags_a_card(cards):
    tab = cards
    x, y = tab.center("card.blue")
    finger = tab.fingers.down(x, y)
    finger.move(x + 60, y + 40, steps=6)
    tab.settle()
    finger.up()
    tab.page.wait_for_function(
        f"() => Math.abs(document.querySelector('[data-identifier=\"card.blue\"]').getBoundingClientRect().x"
        f" + {tab.view('card.blue').bounding_box()['width'] / 2} - {x + 60}) < 2"
    )
    assert tab.center("card.blue") == pytest.approx((x + 60, y + 40), abs=2)


def test_two_fingers_pinch_a_card(cards):
    tab = cards
    x, y = tab.center("card.orange")
    left, right = tab.fingers.down_together((x - 40, y), (x + 40, y))
    tab.fingers.move_together({left: (x - 80, y), right: (x + 80, y)}, steps=10)
    # From 80 points to 160, of which the first 8 do not count (G83).
    tab.expect_text("card.orange.reading", re.compile(r"× 1\.8\d 0°"))
    tab.fingers.up_all()
    box = tab.view("card.orange").bounding_box()
    assert box["width"] == pytest.approx(150 * 160 / 88, rel=0.02)
    tab.screenshot("gestures-card-pinched")


def test_two_fingers_turn_a_card(cards):
    tab = cards
    x, y = tab.center("card.green")
    radius = 50
    left, right = tab.fingers.down_together((x - radius, y), (x + radius, y))
    for degrees in range(3, 46, 3):
        dx, dy = radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
        tab.fingers.move_together({left: (x - dx, y - dy), right: (x + dx, y + dy)})
    # Of 45 degrees the first 5 do not count (G85).
    tab.expect_text("card.green.reading", re.compile(r"× 1\.00 40°"))
    tab.fingers.up_all()
    tab.screenshot("gestures-card-turned")


def test_two_fingers_drag_pinch_and_turn_a_card_at_once_and_a_double_tap_puts_it_back(cards):
    tab = cards
    x, y = tab.center("card.blue")
    left, right = tab.fingers.down_together((x - 40, y), (x + 40, y))
    tab.fingers.move_together({left: (x - 40, y + 60), right: (x + 60, y + 140)}, steps=12)
    # What is read on the way is less.
    tab.expect_text("card.blue.reading", re.compile(r"× 1\.[2-9]\d (2[6-9]|3\d|4[0-4])°"))
    tab.fingers.up_all()
    assert tab.center("card.blue")[1] > y + 60
    tab.fingers.tap(*tab.center("card.blue"), count=2)
    tab.expect_text("card.blue.reading", re.compile(r"× 1\.00 0°"))
    # It swings there, and rests exactly there.
    tab.page.wait_for_function(
        """([x, y]) => {
            const frame = document.querySelector("[data-identifier='card.blue']").getBoundingClientRect();
            return Math.hypot(frame.x + frame.width / 2 - x, frame.y + frame.height / 2 - y) < 0.5;
        }""", arg=[x, y])


def test_a_tap_wins_over_the_outer_view_and_the_others_say_why_they_lost(tab, gestures):
    tab.fingers.tap(*gestures)
    tab.expect_text("gesture.tap", "ended")
    tab.expect_text("gesture.outer-tap", "failed: tap recognized and prevents it")
    tab.expect_text("gesture.inner-view", "touchesCancelled")
    # By the clock, without an event.
    tab.expect_text("gesture.double-tap", re.compile("^failed: "))
    tab.screenshot("gestures-tap")


def test_a_single_tap_that_requires_the_double_tap_to_fail_waits_for_it(tab, gestures):
    tab.tap("switch.tapWaits")
    tab.fingers.tap(*gestures)
    tab.expect_text("gesture.tap", "ended")
    tab.expect_text("gesture.double-tap", re.compile("^failed: "))
    tab.fingers.tap(*gestures, count=2)
    tab.expect_text("gesture.double-tap", "ended")
    tab.expect_text("gesture.tap", "failed: it required double tap to fail, which recognized")
    tab.screenshot("gestures-double-tap")


def test_a_still_finger_presses_long(tab, gestures):
    finger = tab.fingers.down(*gestures)
    tab.expect_text("gesture.long-press", "began")
    tab.expect_text("gesture.inner-view", "touchesCancelled")
    tab.expect_text("gesture.pan", "failed: long press recognized and prevents it")
    finger.move(gestures[0] + 30, gestures[1])
    tab.expect_text("gesture.long-press", "changed")
    finger.up()
    tab.expect_text("gesture.long-press", "ended")
    tab.screenshot("gestures-long-press")


def test_a_finger_that_moves_pans_and_the_press_says_how_far_it_moved(tab, gestures):
    finger = pan_up(tab, gestures)
    tab.expect_text("gesture.long-press", re.compile("^failed: "))
    tab.expect_text("gesture.outer-pan", re.compile("^failed: pan recognized"))
    finger.up()
    tab.expect_text("gesture.pan", "ended")


def test_a_view_keeps_its_touch_when_recognizers_do_not_cancel_it(tab, gestures):
    tab.tap("switch.cancels")
    finger = pan_up(tab, gestures)
    tab.expect_text("gesture.inner-view", "touchesMoved")
    finger.up()
    tab.expect_text("gesture.inner-view", "touchesEnded")
