# SPDX-License-Identifier: Apache-2.0

"""A collection with a compositional layout under real fingers: a shelf that scrolls aside, an outline, tiles, in all windows."""

import pytest
from playwright.sync_api import expect

SIZES = [(320, 480), (390, 844), (844, 390), (1366, 768)]


def drag(tab, start, end, *, rest=250):
    """A finger goes slowly from one place to another and rests before it lifts."""
    finger = tab.fingers.down(*start)
    for step in range(1, 11):
        tab.settle()
        finger.move(start[0] + (end[0] - start[0]) * step / 10, start[1] + (end[1] - start[1]) * step / 10)
    tab.page.wait_for_timeout(rest)
    finger.up()


def open_store(tab, size):
    tab.resize(*size).go_to("choices").view("choices.wheels").wait_for(state="visible")
    box = tab.view("choices.scroll").bounding_box()
    tab.mouse.move(box["x"] + box["width"] - 5, box["y"] + box["height"] / 2)
    for _ in range(12):
        button = tab.view("choices.store").bounding_box()
        if button and button["y"] >= box["y"] and button["y"] + button["height"] <= box["y"] + box["height"]:
            break
        tab.mouse.wheel(0, 200)
        tab.page.wait_for_timeout(100)
    tab.come_to_rest("choices.store")
    tab.tap("choices.store")
    tab.view("store.offer.apple").wait_for(state="visible")
    tab.page.wait_for_timeout(700)  # What comes takes no touches.
    return tab


@pytest.fixture
def store(tab):
    return open_store(tab, (390, 844))


def box(tab, name):
    return tab.view(f"store.{name}").bounding_box()


def middle(frame):
    return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2


def test_a_shelf_scrolls_aside_and_the_collection_down(store):
    first, rows = box(store, "offer.apple"), box(store, "row.fruit")
    x, y = middle(first)
    drag(store, (x + 80, y), (x - 80, y + 12))
    store.come_to_rest("store.collection")
    store.page.wait_for_function(
        "x => Math.abs(document.querySelector('[data-identifier=\"store.offer.apple\"]').getBoundingClientRect().x - x) < 2",
        arg=first["x"] - 192)
    assert box(store, "row.fruit") == rows, "The collection stays."
    drag(store, (x, y + 30), (x + 12, y - 60))
    store.come_to_rest("store.row.fruit")
    assert box(store, "row.fruit")["y"] < rows["y"] - 40
    store.expect_text("store.status", "Nothing chosen")


def test_a_tap_chooses_what_a_shelf_shows(store):
    store.tap("store.offer.apple")
    store.expect_text("store.status", "Chose Apple")


def test_an_outline_opens_and_closes(store):
    expect(store.view("store.row.berries")).to_have_count(0)
    store.tap("store.row.fruit.outline")
    store.view("store.row.berries").wait_for(state="visible")
    store.come_to_rest("store.row.berries")
    store.tap("store.row.berries.outline")
    store.view("store.row.sloe").wait_for(state="visible")
    store.come_to_rest("store.row.sloe")
    store.screenshot("store-outline")
    store.expect_text("store.status", "Nothing chosen")
    store.tap("store.row.sloe")
    store.expect_text("store.status", "Chose Sloe")
    store.come_to_rest("store.row.fruit")
    store.tap("store.row.fruit.outline")
    store.view("store.row.berries").wait_for(state="hidden")


def test_a_row_of_a_list_is_swiped(store):
    x, y = middle(box(store, "row.herbs"))
    drag(store, (x + 60, y), (x - 60, y))
    take = store.page.get_by_role("button", name="Take")
    take.wait_for(state="visible")
    store.come_to_rest(take)
    frame = take.bounding_box()
    store.fingers.tap(*middle(frame))
    store.expect_text("store.status", "Took Herbs")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_fits_the_window(tab, size):
    open_store(tab, size)
    tab.screenshot(f"store-{size[0]}x{size[1]}")
    for name in ["offer.apple", "row.fruit"]:
        frame = box(tab, name)
        assert frame["x"] >= 0 and frame["x"] + frame["width"] <= size[0], name
    tab.tap("choices.close")
    tab.view("choices.store").wait_for(state="visible")
