# SPDX-License-Identifier: Apache-2.0

"""The board: editing menus by long press, key commands up the chain, menus of buttons, and the menu bar over the screen."""

import re

import pytest


@pytest.fixture
def board(tab):
    tab.go_to("board").view("board.tile.1").wait_for(state="visible")
    return tab


def press(tab, x, y):
    """A long press, held until the editing menu is there."""
    finger = tab.fingers.down(x, y)
    tab.view("editMenu").wait_for(state="visible")
    finger.up()


def tiles(tab):
    return tab.page.locator('[data-identifier^="board.tile."]')


def test_long_press_copies_and_the_board_pastes(board):
    press(board, *board.center("board.tile.2"))
    board.screenshot("board-edit-menu")
    board.tap("editMenu.Copy")
    board.view("editMenu").wait_for(state="detached")
    box = board.view("board").bounding_box()
    press(board, box["x"] + 60, box["y"] + box["height"] - 60)
    board.tap("editMenu.Paste")
    board.view("board.tile.4").wait_for(state="visible")
    assert tiles(board).count() == 4


def test_a_paste_control_pastes_what_was_copied(board):
    press(board, *board.center("board.tile.2"))
    board.tap("editMenu.Copy")
    board.view("editMenu").wait_for(state="detached")
    board.tap("board.paste")
    board.view("board.tile.4").wait_for(state="visible")
    assert tiles(board).count() == 4


def test_a_key_command_reaches_the_controller_up_the_chain(board):
    board.tap("board.tile.1")
    board.expect_text("board.performer.shuffle", re.compile("BoardController; Tile 1"))
    before = board.center("board.tile.1")
    board.page.keyboard.press("Meta+Shift+KeyK")
    board.page.wait_for_function(
        "([x, y]) => { const box = document.querySelector('[data-identifier=\"board.tile.1\"]')"
        ".getBoundingClientRect(); return Math.abs(box.x + box.width / 2 - x) + Math.abs(box.y + box.height / 2 - y) > 4; }",
        arg=list(before))


def test_a_pull_down_button_shows_its_menu_and_adds_a_tile(board):
    board.tap("board.add")
    menu = board.page.get_by_role("menuitem", name="Orange")
    menu.wait_for(state="visible")
    board.screenshot("board-pull-down")
    board.tap("menu.Orange")
    board.view("board.tile.4").wait_for(state="visible")
    board.view("menu").wait_for(state="detached")


def test_the_menu_bar_commands_the_board(board):
    board.page.set_viewport_size({"width": 1000, "height": 800})
    bar = board.page.get_by_role("menubar")
    bar.wait_for(state="visible")
    top = bar.get_by_role("menuitem", name="Board", exact=True)
    top.click()
    item = bar.get_by_role("menuitem", name="Remove All")
    item.wait_for(state="visible")
    board.screenshot("board-menu-bar")
    item.click()
    board.view("board.tile.1").wait_for(state="detached")
    # By the keyboard: Edit, whose first command has become "Undo Remove All".
    top.focus()
    board.page.keyboard.press("ArrowLeft")
    board.page.keyboard.press("ArrowDown")
    undo = bar.get_by_role("menuitem", name=re.compile("Undo Remove All"))
    undo.wait_for(state="visible")
    board.page.keyboard.press("Enter")
    board.view("board.tile.1").wait_for(state="visible")


def test_the_menu_bar_is_not_on_narrow_screens(board):
    board.page.set_viewport_size({"width": 390, "height": 844})
    assert not board.page.locator("#menu-bar").is_visible()
