# SPDX-License-Identifier: Apache-2.0

"""The showcase's window under assistive technology: over AT-SPI, with libatspi, at-spi-bus-launcher and the registry of at-spi2-core (WN12).

The session is recorded and replayed, as everywhere: what assistive technology does is input like any other.
"""

import json
import os
import select
import subprocess
import time
from pathlib import Path

import pytest

from assistive import PYTHON, User
from shown import LEFT, PATIENCE, TOP, Window


@pytest.fixture
def window(display, session, tmp_path):
    """A showcase on the session's bus; its recording leads to the same trace."""
    opened = Window(display, Path(os.environ["SHOWCASE"]), tmp_path, **session.place)
    yield opened
    opened.stop()


@pytest.fixture
def user(session, window):
    """Assistive technology runs, and its user knows the showcase."""
    session.launch()
    session.enable(True)
    made = User(session, "Showcase")
    yield made
    made.stop()


def wait_until(holds, what):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, f"not within {PATIENCE} s: {what}"
        time.sleep(0.1)


def test_the_bus_is_joined_while_somebody_listens(session, window):
    """WN12: the accessibility bus has the program on it after IsEnabled, and no more when that ends."""
    window.picture()
    session.launch()
    alone = session.programs()
    time.sleep(1)
    assert session.programs() == alone
    session.enable(True)
    # The program, and the registry that it asks.
    wait_until(lambda: session.programs() == alone + 2, "the program is on the bus")
    session.enable(False)
    wait_until(lambda: session.programs() == alone + 1, "the program has left the bus")


def test_an_idle_window_on_the_bus_uses_no_time(session, window, user):
    """WN5, WN12."""
    assert user.facts("Controls")["role"] == "push button"
    window.picture()
    before = window.processor_time()
    time.sleep(5)
    assert window.processor_time() - before <= 0.02


def test_a_button_is_where_it_is_told_to_be(window, user):
    """WN12: roles, names, states, places on the display."""
    facts = user.facts("Controls")
    assert facts["role"] == "push button" and facts["actions"] == ["press"]
    assert {"enabled", "focusable", "showing"} <= set(facts["states"])
    assert facts["attributes"]["id"] == "screen.controls"
    left, top, width, height = facts["extents"]
    assert user.at(left + width // 2, top + height // 2) == ["push button", "Controls"]
    # Pressed there by a mouse, it is the same button.
    window.display.mouse.click(left + width // 2, top + height // 2)
    assert "showing" in user.facts("Tap me")["states"]
    assert LEFT <= left < LEFT + 800 and TOP <= top < TOP + 700


def test_a_switch_is_toggled_and_heard(window, user):
    """WN12: presses are activations (AX2, AX3), changes are events."""
    user.listen("object:state-changed", "object:property-change")
    user.act("Controls")
    assert "checked" not in user.facts("Switch")["states"]
    assert user.act("Switch", "toggle")
    user.heard("object:state-changed:checked", "Switch", 1)
    assert "checked" in user.facts("Switch", "checked")["states"]
    user.act("Switch")
    user.heard("object:state-changed:checked", "Switch", 0)
    assert '"activate"' in window.recording.read_text()


def test_a_slider_is_moved_to_a_value(window, user):
    """WN12: in steps of its own (AX4), as near as they lead."""
    user.act("Controls")
    start = user.facts("Slider")["value"]
    assert user.set_value("Slider", start + 30)
    user.wait_value("Slider", start + 30)
    assert user.act("Slider", "decrement")
    user.wait_value("Slider", start + 20)
    user.set_value("Slider", 0)
    user.wait_value("Slider", 0)
    # At the bound it stays, and what its user does afterwards is not taken back.
    time.sleep(1.2)
    user.act("Slider", "increment")
    user.wait_value("Slider", 10)
    time.sleep(0.5)
    assert user.facts("Slider")["value"] == 10


def test_a_field_is_written_by_its_text_interfaces(window, user):
    """WN12, AX8, AX19."""
    user.listen("object:text-changed", "object:text-caret-moved", "object:state-changed:focused")
    user.act("Form")
    assert user.facts("Name", "editable")["role"] == "entry"
    user.set_text("Name", "Ada Lovelace")
    user.wait_text("Name", "Ada Lovelace")
    user.heard("object:state-changed:focused", "Name", 1)
    user.heard("object:text-changed:insert", "Name", 0, "Ada Lovelace")
    assert user.word("Name", 5) == ["Lovelace", 4, 12]
    # 𝒳 is one character of AT-SPI and two units of UIKit.
    user.insert("Name", 3, " 𝒳")
    user.wait_text("Name", "Ada 𝒳 Lovelace")
    user.heard("object:text-changed:insert", "Name", 4, "𝒳 ")
    user.delete("Name", 5, 14)
    user.wait_text("Name", "Ada 𝒳")
    user.heard("object:text-changed:delete", "Name", 5)
    user.select("Name", 0, 3)
    wait_until(lambda: user.text("Name")["selection"] == [0, 3], "Ada is selected")
    # What is typed by keys takes the selection's place: the field is edited.
    window.display.keyboard.press(56)
    user.wait_text("Name", "b 𝒳")
    assert user.text("Name")["caret"] == 1 and user.text("Name")["count"] == 3
    left, top, width, height, back = user.letter("Name", 2)
    box = user.facts("Name")["extents"]
    assert box[0] < left < box[0] + box[2] and width > 0 and back == 2
    recording = window.recording.read_text()
    assert '"setText"' in recording and '"select"' in recording


def test_the_focus_is_heard_and_moved(window, user):
    """WN12, AX7: one focus, of the program and of assistive technology."""
    user.listen("object:state-changed:focused")
    user.act("Form")
    user.focus("Name")
    user.heard("object:state-changed:focused", "Name", 1)
    user.forget()
    window.display.keyboard.press(23)
    user.heard("object:state-changed:focused", "Name", 0)
    assert "focused" not in user.facts("Name")["states"]


def test_things_that_come_and_go_are_told(window, user):
    user.listen("object:children-changed", "window")
    user.act("About")
    assert "modal" in user.facts("About", "modal")["states"]
    # AX13: what is behind the sheet is not found.
    user.gone("Controls")
    user.act("Another screen")
    wait_until(lambda: [event for event in user.heard("window:create", "Showcase")], "another window")


def test_a_rows_custom_action_is_done(window, user):
    """WN12, AX28: while assistive technology is at a row, what a swipe uncovers is among its actions."""
    user.act("Lists")
    user.focus("Bananas")
    user.wait_action("Bananas", "Delete")
    assert user.act("Bananas", "Delete")
    user.gone("Bananas")


def test_windows_without_a_bus_are_windows(display, tmp_path):
    """WN12: no bus, no word of it."""
    opened = Window(display, Path(os.environ["SHOWCASE"]), tmp_path, DBUS_SESSION_BUS_ADDRESS="unix:path=/nowhere")
    opened.picture()
    opened.process.kill()
    assert "bus" not in opened.process.communicate()[0].lower()


def test_a_bus_that_goes_is_survived(session, window, user):
    """WN12: and found when it comes again."""
    user.facts("Controls")
    session.stop()
    window.display.mouse.click(LEFT + 750, TOP + 38)
    time.sleep(1)
    assert window.process.poll() is None


def test_a_table_has_rows_and_columns(user):
    """WN12, AX27: Table and TableCell, as a client of AT-SPI asks them."""
    user.act("Focus")
    table = user.table("Warm tiles")
    columns = table["columns"]
    assert columns in (3, 4) and table["rows"] * columns == 12
    for number, place in enumerate(table["places"]):
        row, column = divmod(number, columns)
        assert place == {
            "name": f"Warm {number + 1}", "position": [True, row, column], "span": [1, 1],
            "whole span": [row, column, 1, 1], "table": "Warm tiles", "index": number,
            "at index": [True, row, column, 1, 1, False], "headers": [],
        }
    assert table["outside"] and table["of index"] == [1, 1] and table["selected"] == [[], []]


def test_files_are_chosen_and_saved_by_the_desktops_dialogs(window, session, user, tmp_path):
    """WN21: the portal is asked for what the picker wants; what it answers is input, and a download is a file where the user said."""
    text = tmp_path / "Kirsche Süß.txt"
    text.write_text("Süß", encoding="utf-8")
    saved = tmp_path / "saved.txt"
    portal = subprocess.Popen(
        [PYTHON, Path(__file__).parent / "portal.py"], env=session.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert portal.stdout.readline() == "ready\n"

        def answers(*addresses):
            portal.stdin.write(" ".join(["choose", *addresses]) + "\n")
            portal.stdin.flush()

        def asked():
            assert select.select([portal.stdout], [], [], PATIENCE)[0], f"The portal was not asked: {user.tree()}"
            return json.loads(portal.stdout.readline())

        user.act("Choices")
        answers(text.as_uri())
        user.act("Open a text")
        call = asked()
        assert call["method"] == "OpenFile" and call["options"]["multiple"] is False
        assert [0, "*.txt"] in call["options"]["filters"][0][1]
        user.facts("Kirsche Süß.txt: Süß")
        answers(saved.as_uri())
        user.act("Save a text")
        call = asked()
        assert call["method"] == "SaveFile" and call["options"]["current_name"] == "Fruit.txt"
        user.facts("Saved as Fruit.txt.")
        assert saved.read_text(encoding="utf-8") == "Fruit is ripe.\n"
        answers()
        user.act("Photos")
        assert [0, "*.png"] in asked()["options"]["filters"][0][1]
        user.facts("No photo was chosen.")
    finally:
        portal.kill()
        portal.wait()
