# SPDX-License-Identifier: Apache-2.0

"""The hit-testing screen: which view gets a touch, and the reasons that it shows for every view that was asked."""

import re

import pytest
from playwright.sync_api import expect

def answers(tab):
    """The lines that can be seen, in order."""
    return [line for line in tab.page.locator('[data-identifier^="hit.visit."]').all() if line.is_visible()]


def expect_answers(tab, *patterns):
    """Every line that can be seen matches its pattern, and there are no others."""
    expect(tab.view(f"hit.visit.{len(patterns) - 1}")).to_be_visible()
    for place, pattern in enumerate(patterns):
        tab.expect_text(f"hit.visit.{place}", re.compile(pattern))
    assert len(answers(tab)) == len(patterns)


def expect_touch_of(tab, name):
    tab.expect_text("hit.result", re.compile(rf"^Touch \d+ at \([\d.]+, [\d.]+\) goes to {name}\.$"))


def turn_on(tab, change):
    tab.tap(f"switch.{change}")
    expect(tab.view(f"switch.{change}")).to_have_attribute("aria-checked", "true")


def test_a_touch_of_e_goes_down_the_tree_and_each_view_says_why(tab):
    tab.tap("hit.E")
    expect_touch_of(tab, "E")
    expect_answers(
        tab, r"^A passes the point on: .* inside its bounds", r"^C passes the point on: .* inside its bounds",
        r"^E takes the point: .* inside its bounds, and no subview takes it", r"^D is not asked: E, in front of it",
        r"^B is not asked",
    )


def test_a_touch_of_b_is_refused_by_c_because_it_is_outside(tab):
    tab.tap("hit.B")
    expect_touch_of(tab, "B")
    expect_answers(tab, "^A passes the point on", "^C .*outside its bounds", "^B takes the point")


def test_a_touch_of_a_alone_is_refused_by_both_of_its_subviews(tab):
    box = tab.view("hit.A").bounding_box()
    tab.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] - 10)
    expect_touch_of(tab, "A")
    expect_answers(tab, "^A takes the point", "^C .*outside its bounds", "^B .*outside its bounds")


@pytest.mark.parametrize(
    ("change", "reason"),
    [("hidden", "isHidden is true"), ("interaction", "isUserInteractionEnabled is false"), ("alpha", "alpha")],
)
def test_a_view_that_cannot_be_touched_leaves_its_place_to_the_view_behind(tab, change, reason):
    place = tab.center("hit.E")
    turn_on(tab, change)
    tab.fingers.tap(*place)
    expect_touch_of(tab, "C")
    expect_answers(
        tab, "^A passes the point on", "^C takes the point", rf"^E .*{reason}", "^D .*outside its bounds",
        "^B is not asked",
    )


def test_a_hidden_view_is_not_painted_and_comes_back(tab):
    expect(tab.view("hit.E")).to_be_visible()
    turn_on(tab, "hidden")
    expect(tab.view("hit.E")).to_be_hidden()
    tab.tap("switch.hidden")
    expect(tab.view("hit.E")).to_be_visible()
    tab.tap("hit.E")
    expect_touch_of(tab, "E")


def test_the_part_of_a_view_that_sticks_out_of_its_superview_is_seen_and_not_touched(tab):
    turn_on(tab, "overflow")
    tab.page.wait_for_function(
        """() => {
            const bottom = name => document.querySelector(`[data-identifier="hit.${name}"]`).getBoundingClientRect().bottom;
            return bottom("E") > bottom("C") + 8;
        }"""
    )
    inner = tab.view("hit.E").bounding_box()
    x, bottom = inner["x"] + inner["width"] / 2, inner["y"] + inner["height"]
    tab.fingers.tap(x, bottom - 4)
    expect_touch_of(tab, "A")
    expect_answers(tab, "^A takes the point", "^C .*outside its bounds", "^B .*outside its bounds")
    tab.fingers.tap(x, bottom - 60)
    expect_touch_of(tab, "E")


def test_a_rotated_view_is_hit_where_it_is_seen(tab):
    before = tab.view("hit.E").bounding_box()
    corner = (before["x"] + 3, before["y"] + 3)
    tab.fingers.tap(*corner)
    expect_touch_of(tab, "E")
    turn_on(tab, "transform")
    tab.fingers.tap(*corner)
    expect(tab.view("hit.result")).not_to_contain_text("goes to E")
    tab.tap("hit.E")
    expect_touch_of(tab, "E")


def test_the_switches_change_the_view_that_is_chosen(tab):
    choose = tab.view("hit.choose").bounding_box()
    tab.fingers.tap(choose["x"] + choose["width"] * 0.5, choose["y"] + choose["height"] / 2)
    turn_on(tab, "hidden")
    expect(tab.view("hit.C")).to_be_hidden()
    expect(tab.view("hit.E")).to_be_hidden()
    expect(tab.view("hit.B")).to_be_visible()


def test_the_first_result_is_shown_whole_when_it_takes_two_lines(tab):
    tab.page.set_viewport_size({"width": 1000, "height": 700})
    tab.page.wait_for_function("() => document.querySelector('[data-identifier=showcase]')?.offsetWidth === 1000")
    tab.tap("hit.E")
    expect_touch_of(tab, "E")
