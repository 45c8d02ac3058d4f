# SPDX-License-Identifier: Apache-2.0

"""Constraints and stack views in windows of all sizes, changed by real fingers."""

import re

import pytest
from playwright.sync_api import expect

SIZES = [(320, 480), (390, 844), (844, 390), (1366, 768)]


@pytest.fixture
def layout(tab):
    tab.resize(1366, 768).go_to("layout").view("layout.part.1").wait_for(state="visible")
    return tab


def frame(tab, name):
    return tab.view(f"layout.{name}").bounding_box()


def parts(tab, *, vertical=False):
    """Where the shown parts begin and how long they are, one after the other, when nothing moves."""
    shown = [number for number in range(1, 5) if tab.view(f"layout.part.{number}").is_visible()]
    for number in shown:
        tab.come_to_rest(f"layout.part.{number}")
    boxes = [frame(tab, f"part.{number}") for number in shown]
    return [(round(box["y"]), round(box["height"])) if vertical else (round(box["x"]), round(box["width"])) for box in boxes]


def gaps(places):
    return [after[0] - before[0] - before[1] for before, after in zip(places, places[1:])]


def choose(tab, number):
    box = frame(tab, "distribution")
    tab.fingers.tap(box["x"] + box["width"] * (number + 0.5) / 5, box["y"] + box["height"] / 2)


def test_a_part_is_hidden_and_the_others_take_its_place(layout):
    before = parts(layout)
    assert gaps(before) == [8, 8, 8]
    layout.tap("layout.show.2")
    layout.view("layout.part.2").wait_for(state="hidden")
    after = parts(layout)
    assert len(after) == 3 and gaps(after) == [8, 8]
    assert after[0] == before[0] and after[2] == before[3], "The first and the last one have no reason to move."
    assert after[1][0] == before[1][0], "The third one begins where the second one did."
    layout.tap("layout.show.2")
    layout.view("layout.part.2").wait_for(state="visible")
    assert parts(layout) == before


def test_each_distribution_shares_the_room(layout):
    fill = parts(layout)
    stack = frame(layout, "stack")
    assert [width for _, width in fill][:2] == [36, 60] and fill[3][1] == 80
    choose(layout, 1)
    expect(layout.view("layout.distribution")).to_be_visible()
    layout.page.wait_for_timeout(400)
    widths = [width for _, width in parts(layout)]
    assert max(widths) - min(widths) <= 1
    choose(layout, 2)
    layout.page.wait_for_timeout(400)
    widths = [width for _, width in parts(layout)]
    assert abs(widths[3] / widths[0] - 80 / 36) < 0.1 and widths[1] > widths[2]
    choose(layout, 3)
    layout.page.wait_for_timeout(400)
    places = parts(layout)
    assert [width for _, width in places] == [36, 60, 48, 80]
    assert max(gaps(places)) - min(gaps(places)) <= 1
    assert sum(places[-1]) == round(stack["x"] + stack["width"])
    choose(layout, 4)
    layout.page.wait_for_timeout(400)
    middles = [start + width / 2 for start, width in parts(layout)]
    distances = [after - before for before, after in zip(middles, middles[1:])]
    assert max(distances) - min(distances) <= 2


def test_the_stack_turns(layout):
    layout.tap("layout.vertical")
    expect(layout.view("layout.vertical")).to_have_attribute("aria-checked", "true")
    layout.page.wait_for_timeout(400)
    places = parts(layout, vertical=True)
    assert gaps(places) == [8, 8, 8]
    assert [height for _, height in places][:2] == [28, 36]
    assert len({start for start, _ in parts(layout)}) == 1


def test_the_form_takes_text_and_what_is_below_makes_room(layout):
    layout.resize(390, 844)
    layout.come_to_rest("layout.field.name")
    layout.tap("layout.field.name")
    layout.page.wait_for_function(
        "() => document.activeElement?.classList.contains('text-mirror') && document.activeElement.dataset.revision")
    layout.keys.type("Ada")
    layout.expect_text("layout.field.name", re.compile("Ada"))
    layout.tap("layout.save")
    layout.expect_text("layout.result", "Saved Ada.")
    layout.tap("layout.clear")
    layout.expect_text("layout.result", re.compile("^Fill it in"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_the_window(layout, size):
    """Turned and made narrow while it is shown: everything lies within the width, and can be scrolled to."""
    layout.resize(*size)
    layout.page.wait_for_timeout(300)
    layout.come_to_rest("layout.stack")
    names = ["field.name", "field.town", "field.address", "clear", "save", "result", "stack", "distribution", "vertical"]
    for name in names:
        box = frame(layout, name)
        assert box["x"] >= 0 and box["x"] + box["width"] <= size[0], name
    fields = [frame(layout, f"field.{name}") for name in ["name", "town", "address"]]
    assert len({round(field["x"]) for field in fields}) == 1, "The fields stand below each other."
    assert fields[0]["width"] > 100
    assert abs(frame(layout, "clear")["width"] - frame(layout, "save")["width"]) <= 1
    layout.screenshot(f"layout-{size[0]}x{size[1]}")
    box = layout.view("layout.scroll").bounding_box()
    layout.mouse.move(box["x"] + 5, box["y"] + box["height"] / 2)
    layout.mouse.wheel(0, 3000)
    layout.come_to_rest("layout.vertical")
    control = frame(layout, "vertical")
    assert control["y"] + control["height"] <= box["y"] + box["height"]
    layout.screenshot(f"layout-{size[0]}x{size[1]}-end")
