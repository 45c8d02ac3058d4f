# SPDX-License-Identifier: Apache-2.0

"""What holds elements, rotors and spoken words, as Chromium tells assistive technology of them."""

import re

import pytest
from playwright.sync_api import expect

from test_accessibility import rest, violations


@pytest.fixture
def wide(tab):
    tab.resize(1366, 900)
    return tab


class Node:
    """What assistive technology is told of one thing, and of what is in it."""

    def __init__(self, told, by_number):
        self.role = told.get("role", {}).get("value")
        self.name = told.get("name", {}).get("value", "")
        self.properties = {each["name"]: each["value"].get("value") for each in told.get("properties", [])}
        self.is_ignored = told.get("ignored", False)
        self.children = [Node(by_number[child], by_number) for child in told.get("childIds", []) if child in by_number]

    def all(self, role, name=None):
        """Everything of a role in it, in the order of reading."""
        found = [self] if self.role == role and not self.is_ignored and name in (None, self.name) else []
        return found + [each for child in self.children for each in child.all(role, name)]

    def one(self, role, name):
        found = self.all(role, name)
        assert len(found) == 1, (role, name, len(found))
        return found[0]


def tree(tab):
    rest(tab)
    nodes = tab.devtools.send("Accessibility.getFullAXTree")["nodes"]
    return Node(nodes[0], {node["nodeId"]: node for node in nodes})


def test_a_table_has_rows_of_cells(wide):
    """AX27: the tiles of a group, which are buttons still."""
    wide.go_to("focus")
    table = tree(wide).one("table", "Warm tiles")
    rows = [[button.name for cell in row.all("cell") for button in cell.all("button")] for row in table.all("row")]
    assert [name for row in rows for name in row] == [f"Warm {number}" for number in range(1, 13)]
    assert len({len(row) for row in rows}) == 1 and len(rows) in (3, 4)
    assert not violations(wide)
    wide.resize(390, 844)
    rows = tree(wide).one("table", "Warm tiles").all("row")
    assert [len(row.all("cell")) for row in rows] == [3, 3, 3, 3]


def test_a_list_has_items(wide):
    """AX26: a line for each view that was asked."""
    wide.go_to("hitTesting")
    x, y = wide.center("hit.stage")
    wide.fingers.tap(x, y)
    wide.view("hit.visit.0").wait_for(state="visible")
    answers = tree(wide).one("list", "Answers")
    items = answers.all("listitem")
    shown = wide.page.locator("[data-identifier^='hit.visit.']:visible")
    assert len(items) == shown.count() > 1
    assert all(item.all("StaticText") for item in items)
    assert not violations(wide)


def test_groups_and_landmarks_have_names_and_headings_levels(wide):
    """AX25, AX26."""
    wide.go_to("player")
    told = tree(wide)
    told.one("region", "Screens")
    group = told.one("group", "Now playing")
    assert group.one("heading", "Now playing").properties["level"] == 3
    assert told.one("heading", "Player").properties["level"] == 2
    assert not violations(wide)
    wide.go_to("board")
    assert tree(wide).one("region", "Board").all("button", "Tile 1")


def test_words_are_spoken_in_their_language(wide):
    """AX25."""
    wide.go_to("player")
    title = wide.view("player.title")
    expect(title).not_to_have_attribute("lang", re.compile("."))
    for _ in range(2):
        wide.tap("player.next")
    wide.expect_text("player.title", "Premier contact")
    expect(title).to_have_attribute("lang", "fr")
    expect(wide.page.locator(":lang(fr)").filter(has_text="Sans priorité").first).to_be_visible()
    wide.tap("player.next")
    expect(title).not_to_have_attribute("lang", re.compile("."))


def test_a_rotor_leads_from_tile_to_tile(wide):
    """AX23, AX24: by keys, and by buttons beside the screen."""
    wide.go_to("board")
    page, keys = wide.page, wide.keys
    tiles = [page.get_by_role("button", name=f"Tile {number}", exact=True) for number in (1, 2, 3)]
    tiles[0].focus()
    keys.press("F8")
    expect(tiles[1]).to_be_focused()
    keys.press("F8")
    expect(tiles[2]).to_be_focused()
    keys.press("Shift+F8")
    expect(tiles[1]).to_be_focused()
    actions = page.get_by_role("toolbar", name="Actions of Tile 2")
    actions.get_by_role("button", name="Tiles: next").click()
    expect(tiles[2]).to_be_focused()
    page.get_by_role("toolbar", name="Actions of Tile 3").get_by_role("button", name="Tiles: next").press("Enter")
    expect(page.locator("#announcer")).to_have_text("Tiles: nothing more")
    expect(tiles[2]).to_be_focused()
    assert not violations(wide)
    # Where there is no rotor, there is no bar.
    page.get_by_role("button", name="Add Tile").focus()
    expect(page.locator("#custom-actions")).to_be_hidden()
