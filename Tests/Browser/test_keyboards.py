# SPDX-License-Identifier: Apache-2.0

"""Keyboards of this world: Control and the command key, keys that ask for menus, what belongs to one tab alone, input methods."""

import re

import pytest
from playwright.sync_api import expect

MAC = """
Object.defineProperty(navigator, "platform", { get: () => "MacIntel" });
Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
"""


@pytest.fixture(params=["Linux", "Mac"])
def system(request, context):
    """The system that the page finds itself on."""
    if request.param == "Mac":
        context.add_init_script(MAC)
    return request.param


@pytest.fixture
def board(system, tab):
    tab.go_to("board").view("board.tile.1").wait_for(state="visible")
    return tab


def performer(tab):
    return tab.view("board.performer.shuffle").inner_text()


def test_the_key_that_makes_commands_is_the_systems(board, system):
    board.tap("board.tile.1")
    place = board.view("board.tile.1").bounding_box()
    moved = "([x, y]) => { const box = document.querySelector('[data-identifier=\"board.tile.1\"]').getBoundingClientRect();" \
        " return Math.abs(box.x - x) + Math.abs(box.y - y) > 4; }"
    if system == "Mac":
        # Control is another key there.
        board.keys.press("Control+Shift+KeyK")
        board.settle()
        assert board.view("board.tile.1").bounding_box() == place
    board.keys.press("Meta+Shift+KeyK" if system == "Mac" else "Control+Shift+KeyK")
    board.page.wait_for_function(moved, arg=[place["x"], place["y"]])


def test_the_menu_bar_names_the_keys_that_are_on_the_keyboard(board, system):
    bar = board.page.get_by_role("menubar")
    bar.get_by_role("menuitem", name="Board", exact=True).click()
    item = bar.get_by_role("menuitem", name="Shuffle")
    expect(item.locator("kbd")).to_have_text("⇧⌘K" if system == "Mac" else "Ctrl+Shift+K")


def test_the_list_of_shortcuts_names_them_too(board, system):
    board.keys.down("Meta" if system == "Mac" else "Control")
    shortcuts = board.view("shortcuts")
    shortcuts.wait_for(state="visible")
    expect(shortcuts).to_contain_text("⇧⌘K" if system == "Mac" else "Ctrl+Shift+K")
    board.screenshot(f"shortcuts-{system}")
    board.keys.up("Meta" if system == "Mac" else "Control")
    shortcuts.wait_for(state="detached")


def test_the_menu_bar_and_the_list_of_shortcuts_are_one_tabs(open_tab):
    board, other = open_tab(), open_tab()
    for tab in [board, other]:
        tab.page.set_viewport_size({"width": 1000, "height": 800})
    other.go_to("controls")
    other.come_to_rest("control.button")
    before = other.view("showcase").bounding_box()
    board.page.bring_to_front()
    board.go_to("board")
    board.page.get_by_role("menubar").wait_for(state="visible")
    board.keys.down("Control")
    board.view("shortcuts").wait_for(state="visible")
    other.page.bring_to_front()
    other.settle()
    assert not other.page.locator("#menu-bar").is_visible()
    assert other.view("shortcuts").count() == 0
    assert other.view("showcase").bounding_box() == before
    # A tab that goes to the board later has the bar as well.
    other.go_to("board")
    other.page.get_by_role("menubar").wait_for(state="visible")


@pytest.fixture
def fruits(tab):
    tab.go_to("dragging").view("dragging.row.Apple").wait_for(state="visible")
    return tab


def menu(tab):
    found = tab.view("menu")
    found.wait_for(state="visible")
    return found


def test_a_right_click_opens_a_rows_menu_at_once(fruits):
    fruits.mouse.click(*fruits.center("dragging.row.Apple"), button="right")
    menu(fruits)
    fruits.screenshot("row-menu")
    fruits.keys.press("Escape")
    fruits.view("menu").wait_for(state="detached")


@pytest.mark.parametrize("key", ["ContextMenu", "Shift+F10"])
def test_keys_open_the_menu_of_the_row_that_has_focus(fruits, key):
    fruits.mouse.click(*fruits.center("dragging.row.Apple"))
    fruits.tab_to(".view.focused[data-identifier^='dragging.row']")
    fruits.keys.press(key)
    menu(fruits)
    fruits.keys.press("Escape")
    fruits.view("menu").wait_for(state="detached")


COMPOSITIONS = {
    # Romaji become kana, kana a word.
    "Japanese": (["k", "か", "かn", "かんj", "かんじ"], "漢字"),
    # Jamo make a syllable; the next one takes the final consonant along.
    "Korean": (["ㅎ", "하", "한", "한"], "한"),
    # Letters of pinyin stand until a candidate is chosen.
    "Chinese": (["n", "ni", "ni h", "ni hao"], "你好"),
}


@pytest.mark.parametrize("language", COMPOSITIONS)
def test_a_composition_of_a_language_ends_as_its_word(tab, language):
    tab.go_to("editor").tap("editor.text")
    tab.page.wait_for_function("() => document.activeElement?.classList.contains('text-mirror')")
    tab.keys.press("Control+a")
    tab.keys.press("Backspace")
    tab.expect_text("editor.state.text", "empty")
    steps, word = COMPOSITIONS[language]
    for step in steps:
        tab.devtools.send("Input.imeSetComposition", {
            "text": step, "selectionStart": len(step), "selectionEnd": len(step)})
        tab.expect_text("editor.state.marked", step)
    tab.devtools.send("Input.insertText", {"text": word})
    tab.expect_text("editor.state.text", word)
    tab.expect_text("editor.state.marked", "nothing")
    tab.keys.press("Control+z")
    tab.expect_text("editor.state.text", "empty")


def test_characters_of_the_third_level_are_text_and_no_commands(tab):
    """Windows says of AltGr that Control and Alternate are held."""
    tab.go_to("editor").tap("editor.text")
    tab.page.wait_for_function("() => document.activeElement?.classList.contains('text-mirror')")
    tab.keys.press("Control+a")
    tab.keys.press("Backspace")
    tab.page.evaluate(
        """() => {
            const target = document.activeElement;
            const event = new KeyboardEvent("keydown", {
                key: "@", code: "KeyQ", ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true, cancelable: true });
            if (target.dispatchEvent(event)) document.execCommand("insertText", false, "@");
        }""")
    tab.expect_text("editor.state.text", "@")
