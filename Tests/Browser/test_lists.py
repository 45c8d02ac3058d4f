# SPDX-License-Identifier: Apache-2.0

"""A table under real fingers: what selects a row, what keeps it from being selected, and the sentence that says so."""

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def lists(tab):
    tab.resize(390, 844).go_to("lists").view("lists.row.apples").wait_for(state="visible")
    return tab


def tap_text(tab, name):
    """Taps a row at its name, beside the button in it."""
    tab.come_to_rest(f"lists.row.{name}")
    frame = tab.view(f"lists.row.{name}").bounding_box()
    tab.fingers.tap(frame["x"] + 60, frame["y"] + frame["height"] / 2)


def drag(tab, start, end, *, hold=False):
    """A finger goes slowly from one place to another, so that it flings nothing."""
    finger = tab.fingers.down(*start)
    for step in range(1, 11):
        tab.settle()
        finger.move(start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10)
    if hold:
        tab.page.wait_for_timeout(200)
    finger.up()


def swipe(tab, name, *, start, end):
    """A finger goes along a row, between places that are given as shares of its width."""
    tab.come_to_rest(f"lists.row.{name}")
    frame = tab.view(f"lists.row.{name}").bounding_box()
    y = frame["y"] + frame["height"] / 2
    drag(tab, (frame["x"] + frame["width"] * start, y), (frame["x"] + frame["width"] * end, y), hold=True)


def test_a_tap_selects_a_row_and_the_next_one_deselects_it(lists):
    tap_text(lists, "cherries")
    lists.expect_text("lists.state", "Selected Cherries.")
    lists.expect_text("lists.sentence", re.compile(r"Row 2 of section 0 .* was selected"))
    cherries = lists.page.get_by_role("button", name="Cherries", exact=True)
    expect(cherries).to_have_attribute("aria-pressed", "true")
    tap_text(lists, "apples")
    lists.expect_text("lists.state", "Selected Apples.")
    expect(lists.page.get_by_role("button", name="Apples", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(cherries).not_to_have_attribute("aria-pressed", "true")


def test_a_recognizer_around_the_table_keeps_rows_from_being_selected(lists):
    lists.tap("lists.recognizer")
    tap_text(lists, "cherries")
    lists.expect_text("lists.state", "The parent was tapped.")
    lists.expect_text(
        "lists.sentence", re.compile(r"was not selected: the tap recognizer of UIView .lists\.stage. recognized, and took its touch"))
    lists.tap("lists.cancels")
    tap_text(lists, "cherries")
    lists.expect_text("lists.state", "Selected Cherries.")


def test_the_button_of_a_row_is_pressed_and_the_row_is_not_selected(lists):
    lists.tap("lists.take.bananas")
    lists.expect_text("lists.state", "Took Bananas.")
    expect(lists.view("lists.row.bananas")).to_contain_text("1")


def test_a_finger_that_scrolls_selects_nothing(lists):
    x, y = lists.center("lists.row.dates")
    drag(lists, (x - 60, y), (x - 60, y - 120))
    lists.expect_text("lists.sentence", re.compile("scroll"))
    lists.expect_text("lists.state", "Nothing selected.")


def test_a_swipe_uncovers_delete(lists):
    swipe(lists, "bananas", start=0.7, end=0.4)
    delete = lists.page.get_by_role("button", name="Delete")
    delete.wait_for(state="visible")
    lists.come_to_rest(delete)
    lists.screenshot("lists-swiped")
    box = delete.bounding_box()
    lists.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lists.expect_text("lists.state", "Deleted Bananas.")
    lists.view("lists.row.bananas").wait_for(state="hidden")


def test_a_touch_elsewhere_closes_what_a_swipe_opened_and_selects_nothing(lists):
    swipe(lists, "bananas", start=0.7, end=0.4)
    lists.page.get_by_role("button", name="Delete").wait_for(state="visible")
    tap_text(lists, "dates")
    lists.page.get_by_role("button", name="Delete").wait_for(state="detached")
    lists.expect_text("lists.state", "Nothing selected.")


def test_a_full_swipe_deletes_at_once(lists):
    swipe(lists, "bananas", start=0.95, end=0.1)
    lists.expect_text("lists.state", "Deleted Bananas.")


def test_a_swipe_the_other_way_takes(lists):
    swipe(lists, "apples", start=0.1, end=0.95)
    lists.expect_text("lists.state", "Took Apples.")
    expect(lists.view("lists.row.apples")).to_contain_text("1")


def test_a_row_is_deleted_while_editing(lists):
    lists.tap("lists.edit")
    remove = lists.view("lists.row.bananas").get_by_role("button", name="Remove")
    remove.wait_for(state="visible")
    lists.come_to_rest(remove)
    lists.screenshot("lists-editing")
    box = remove.bounding_box()
    lists.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    delete = lists.page.get_by_role("button", name="Delete")
    delete.wait_for(state="visible")
    lists.come_to_rest(delete)
    lists.expect_text("lists.state", "Nothing selected.")
    lists.screenshot("lists-asked")
    box = delete.bounding_box()
    lists.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    lists.expect_text("lists.state", "Deleted Bananas.")


def test_a_tile_is_moved_by_a_finger_that_rests_on_it(lists):
    box = lists.view("lists.kind").bounding_box()
    lists.fingers.tap(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    lists.view("lists.tile.dates").wait_for(state="visible")
    start, end = lists.center("lists.tile.apples"), lists.center("lists.tile.dates")
    finger = lists.fingers.down(*start)
    lists.page.wait_for_timeout(700)
    for step in range(1, 11):
        finger.move(start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10)
    lists.screenshot("lists-moving")
    finger.up()
    lists.expect_text("lists.state", "Moved Apples to place 4 of Fruit.")
    lists.come_to_rest("lists.tile.apples")
    assert lists.center("lists.tile.apples") == end


def grip(tab, name):
    """The middle of what moves a row, once it is there and rests."""
    handle = tab.view(f"lists.row.{name}").get_by_role("button", name="Reorder")
    handle.wait_for(state="visible")
    tab.come_to_rest(handle)
    frame = handle.bounding_box()
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def test_a_grip_moves_a_row(lists):
    lists.tap("lists.edit")
    start, end = grip(lists, "apples"), grip(lists, "cherries")
    drag(lists, start, end)
    lists.expect_text("lists.state", "Moved Apples to place 3 of Fruit.")
    lists.come_to_rest("lists.row.apples")
    assert lists.view("lists.row.apples").bounding_box()["y"] > lists.view("lists.row.cherries").bounding_box()["y"]
    lists.tap("lists.edit")
    lists.view("lists.row.apples").get_by_role("button", name="Reorder").wait_for(state="detached")
    tap_text(lists, "apples")
    lists.expect_text("lists.state", "Selected Apples.")


def test_a_grip_has_its_finger_at_once(lists):
    """However fast the finger goes: it need not rest on the grip first, and the table does not scroll."""
    lists.tap("lists.edit")
    start, end = grip(lists, "apples"), grip(lists, "cherries")
    finger = lists.fingers.down(*start)
    finger.move(*end, steps=4)
    finger.up()
    lists.expect_text("lists.state", "Moved Apples to place 3 of Fruit.")


def test_a_pull_brings_everything_back(lists):
    swipe(lists, "bananas", start=0.95, end=0.1)
    lists.expect_text("lists.state", "Deleted Bananas.")
    lists.come_to_rest("lists.row.apples")
    x, y = lists.center("lists.row.apples")
    drag(lists, (x - 60, y), (x - 60, y + 480))
    lists.expect_text("lists.state", "Everything is back.")
    # A cell that waits to be used again keeps its name meanwhile.
    expect(lists.view("lists.row.bananas").locator("visible=true")).to_have_count(1)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1366, 768)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_the_window(tab, size):
    tab.resize(*size).go_to("lists")
    tap_text(tab, "apples")
    tab.expect_text("lists.state", "Selected Apples.")
    tab.expect_text("lists.sentence", re.compile("was selected"))
    for part in ["lists.table", "lists.edit", "lists.recognizer", "lists.cancels"]:
        frame = tab.view(part).bounding_box()
        assert frame["x"] >= 0 and frame["x"] + frame["width"] <= size[0], part
        assert frame["y"] >= 0 and frame["y"] + frame["height"] <= size[1], part
    tab.screenshot(f"lists-{size[0]}x{size[1]}")


def test_rows_follow_the_browser_s_text_size(lists):
    """T107: as they are, when the size changes, and when a row is made later."""
    row, title = lists.view("lists.row.apples"), lists.view("lists.row.apples").locator(".content").first

    def ask_for(size):
        lists.devtools.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})

    expect(title).to_have_css("font-size", "17px")
    assert row.bounding_box()["height"] == 44
    ask_for(32)
    expect(title).to_have_css("font-size", "33px")
    lists.come_to_rest("lists.row.apples")
    assert row.bounding_box()["height"] > 44
    assert lists.view("lists.row.bananas").bounding_box()["y"] >= row.bounding_box()["y"] + row.bounding_box()["height"] - 1
    lists.screenshot("lists-large")
    # Rows that nobody has seen are as large, and those that are made for a new scene.
    lists.page.reload()
    lists.go_to("lists")
    expect(title).to_have_css("font-size", "33px")
    ask_for(16)
    expect(title).to_have_css("font-size", "17px")
    lists.come_to_rest("lists.row.apples")
    assert row.bounding_box()["height"] == 44
