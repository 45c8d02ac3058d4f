# SPDX-License-Identifier: Apache-2.0

"""Drags under real fingers and mice, and from outside of the page."""

import re

import pytest
from playwright.sync_api import expect

FROM_OUTSIDE = """(action) => {
  const surface = document.getElementById("surface");
  window.held ??= new DataTransfer();
  if (action.text) window.held.setData("text/plain", action.text);
  if (action.file) window.held.items.add(new File(["1, 2"], action.file, { type: "text/csv" }));
  surface.dispatchEvent(new DragEvent(action.type, {
    bubbles: true, cancelable: true, dataTransfer: window.held, clientX: action.x, clientY: action.y,
  }));
}"""


@pytest.fixture
def dragging(tab):
    tab.resize(390, 844).go_to("dragging").view("dragging.Pear").wait_for(state="visible")
    return tab


def middle(tab, name):
    frame = tab.view(f"dragging.{name}").bounding_box()
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def drag(tab, start, end, *, rest=500):
    finger = tab.fingers.down(*start)
    tab.page.wait_for_timeout(rest)
    for step in range(1, 9):
        tab.settle()
        finger.move(start[0] + (end[0] - start[0]) * step / 8, start[1] + (end[1] - start[1]) * step / 8)
    finger.up()


def test_a_finger_that_rests_drags_a_fruit_into_the_basket(dragging):
    drag(dragging, middle(dragging, "Pear"), middle(dragging, "basket"))
    dragging.expect_text("dragging.basket", "Pear")
    dragging.expect_text("dragging.steps", re.compile(r"FruitBasket.* takes 1 item"))


def test_a_mouse_drags_without_waiting(dragging):
    mouse = dragging.page.mouse
    mouse.move(*middle(dragging, "Plum"))
    mouse.down()
    mouse.move(*middle(dragging, "basket"), steps=6)
    mouse.up()
    dragging.expect_text("dragging.basket", "Plum")


def test_a_row_is_dragged_to_another_place(dragging):
    dragging.come_to_rest("dragging.row.Apple")
    start, end = middle(dragging, "row.Apple"), middle(dragging, "row.Banana")
    drag(dragging, start, end)
    dragging.page.wait_for_function(
        """() => {
            const top = name => document.querySelector(`[data-identifier="dragging.row.${name}"]`)?.getBoundingClientRect().top;
            return top("Apple") > top("Banana");
        }""")
    dragging.come_to_rest("dragging.row.Apple")
    assert middle(dragging, "row.Apple")[1] > middle(dragging, "row.Banana")[1]


def test_text_and_files_from_outside_fall_into_the_basket(dragging):
    x, y = middle(dragging, "basket")
    page = dragging.page
    page.evaluate(FROM_OUTSIDE, {"type": "dragenter", "x": x, "y": y, "text": "Quince", "file": "list.csv"})
    page.evaluate(FROM_OUTSIDE, {"type": "dragover", "x": x + 1, "y": y})
    page.evaluate(FROM_OUTSIDE, {"type": "drop", "x": x + 1, "y": y})
    dragging.expect_text("dragging.basket", "Quince, file list.csv")


def test_a_drag_that_rests_on_a_screens_row_opens_the_screen(tab):
    tab.resize(1280, 800).go_to("dragging").view("dragging.Pear").wait_for(state="visible")
    tab.come_to_rest("dragging.Pear")
    row = tab.view("screen.controls").bounding_box()
    finger = tab.fingers.down(*middle(tab, "Pear"))
    tab.page.wait_for_timeout(500)
    finger.move(row["x"] + row["width"] / 2 + 30, row["y"] + row["height"] / 2)
    tab.settle()
    finger.move(row["x"] + row["width"] / 2, row["y"] + row["height"] / 2)
    tab.view("page.controls").wait_for(state="visible")
    finger.up()


def test_the_pointer_shows_what_can_be_pressed(dragging):
    page = dragging.page
    page.mouse.move(*middle(dragging, "Fig"))
    surface = page.locator("#surface")
    expect(surface).to_have_css("cursor", "pointer")
    page.mouse.move(*middle(dragging, "basket"))
    expect(surface).not_to_have_css("cursor", "pointer")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)])
def test_all_of_it_is_seen(tab, size):
    tab.resize(*size).go_to("dragging").view("dragging.Pear").wait_for(state="visible")
    tab.come_to_rest("dragging.Pear")
    for name in ("Pear", "basket", "steps", "row.Apple"):
        frame = tab.view(f"dragging.{name}").bounding_box()
        assert frame["y"] >= 0 and frame["y"] + frame["height"] <= size[1]
    tab.screenshot(f"dragging-{size[0]}")
