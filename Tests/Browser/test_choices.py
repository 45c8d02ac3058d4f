# SPDX-License-Identifier: Apache-2.0

"""Wheels, dates, sheets, popovers, pages, columns and a search, under real fingers."""

import pytest
from playwright.sync_api import expect

SIZES = [(390, 844), (844, 390), (1366, 768)]


@pytest.fixture
def choices(tab):
    tab.resize(1366, 768).go_to("choices").view("choices.wheels").wait_for(state="visible")
    return tab


def drag(tab, start, end):
    """A finger goes slowly from one place to another and rests before it lifts."""
    finger = tab.fingers.down(*start)
    for step in range(1, 11):
        tab.settle()
        finger.move(start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10)
    tab.page.wait_for_timeout(250)
    finger.up()


def scroll_to(tab, identifier, size):
    """Scrolls a button into the middle of the window, and waits until it rests."""
    for _ in range(12):
        box = tab.view(identifier).bounding_box()
        if box and 60 < box["y"] < size[1] - 200 or box and size[1] < 500 and 120 < box["y"] < size[1] - 60:
            break
        up = box is None or box["y"] > size[1] / 2
        x = size[0] * 0.85 if size[0] > 700 else size[0] * 0.5
        drag(tab, (x, size[1] * 0.5), (x, size[1] * (0.35 if up else 0.65)))
        tab.page.wait_for_timeout(300)
    tab.come_to_rest(identifier)


def test_a_wheel_rests_at_a_row_and_says_so(choices):
    box = choices.view("choices.wheels").bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2
    # A pan begins some points after the finger has: the wheel is behind by as much, and goes to the nearest row.
    drag(choices, (x, y), (x, y - 104))
    choices.expect_text("choices.basket", "In the basket: 1 × Blackberry.")
    choices.fingers.tap(x, y + 32)
    choices.expect_text("choices.basket", "In the basket: 1 × Cherry.")


def test_a_sheet_follows_the_finger_and_goes(choices):
    choices.resize(390, 844)
    choices.view("choices.sheet").scroll_into_view_if_needed()
    drag(choices, (200, 400), (200, 120))
    choices.come_to_rest("choices.sheet")
    choices.tap("choices.sheet")
    choices.view("choices.sheet.table").wait_for(state="visible")
    choices.page.wait_for_timeout(700)  # What comes takes no touches.
    low = choices.view("choices.sheet.table").bounding_box()
    drag(choices, (195, low["y"] + 10), (195, 120))
    choices.come_to_rest("choices.sheet.table")
    high = choices.view("choices.sheet.table").bounding_box()
    assert abs(high["y"] - 40) < 2 and low["y"] > 400
    drag(choices, (195, 50), (195, 800))
    choices.view("choices.sheet.table").wait_for(state="detached")


def test_a_search_makes_the_table_shorter(choices):
    choices.tap("choices.search")
    choices.view("SearchField").wait_for(state="visible")
    choices.page.wait_for_timeout(700)
    choices.tap("SearchField")
    choices.view("CancelSearch").wait_for(state="visible")
    choices.come_to_rest("CancelSearch")
    choices.page.keyboard.type("plu")
    expect(choices.page.get_by_text("Plum", exact=True).first).to_be_visible()
    expect(choices.page.get_by_text("Banana", exact=True).first).to_be_hidden()
    choices.tap("CancelSearch")
    expect(choices.page.get_by_text("Banana", exact=True).first).to_be_visible()
    choices.tap("choices.close")
    choices.view("choices.search").wait_for(state="visible")


def test_a_storyboard_leads_on_and_back(choices):
    choices.resize(390, 844)
    choices.settle()
    scroll_to(choices, "choices.storyboard", (390, 844))
    choices.tap("choices.storyboard")
    choices.view("order.stepper").wait_for(state="visible")
    choices.page.wait_for_timeout(700)  # What comes takes no touches.
    box = choices.view("order.stepper").bounding_box()
    choices.fingers.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    choices.expect_text("order.count", "2 apples")
    choices.screenshot("choices-storyboard-390x844")
    choices.tap("order.send")
    choices.expect_text("order.receipt", "You ordered 2 apples.")
    choices.page.wait_for_timeout(700)
    choices.tap("order.again")
    choices.expect_text("order.count", "3 apples")


@pytest.mark.parametrize("size", SIZES)
def test_what_opens_looks_right(choices, size):
    choices.resize(*size)
    choices.settle()
    choices.screenshot(f"choices-{size[0]}x{size[1]}")
    # In a low window the other buttons are beyond its edge.
    for name in ["sheet", "popover", "search", "pages", "columns"] if size[1] > 500 else ["sheet"]:
        scroll_to(choices, f"choices.{name}", size)
        opened = "choices.close" if name in ("search", "pages", "columns") else f"choices.{name}.table"
        choices.tap_until(f"choices.{name}", choices.view(opened).is_visible, every=3000)
        choices.page.wait_for_timeout(700)
        choices.screenshot(f"choices-{name}-{size[0]}x{size[1]}")
        if opened == "choices.close":
            choices.tap(opened)
        else:
            choices.page.keyboard.press("Escape")
        choices.view(opened).wait_for(state="detached")
        choices.page.wait_for_timeout(600)
