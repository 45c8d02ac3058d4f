# SPDX-License-Identifier: Apache-2.0

"""What a window has of the desktop around it: clipboard, input methods, links, settings, drops, by other programs of the display and a
session bus of the test's own."""

import base64
import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from assistive import PYTHON
from recorded import edits, inputs, wait_for_edit, wait_for_input
from shown import ABOUT, LEFT, PATIENCE, REST, TOP, item

HERE = Path(__file__).parent
CONTROL, SHIFT, ESCAPE, SPACE, LEFT_ARROW = 37, 50, 9, 65, 100
A, C, V, X, D, ONE = 38, 54, 55, 53, 40, 10
FIELD = (LEFT + 450, TOP + 160)


@pytest.fixture
def started():
    """Processes that end with the test."""
    processes = []

    def start(*command, **more):
        processes.append(
            subprocess.Popen([*map(str, command)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, **more))
        return processes[-1]

    yield start
    for process in processes:
        process.kill()
        process.wait()


def edit_field(window, display):
    before = window.picture()
    display.mouse.click(*item(7))
    window.wait_for_change(before, REST)
    display.mouse.click(*FIELD)
    window.wait_for_record("pointerUp")
    time.sleep(1)


def clipboard(display):
    """What another program finds on the desktop's clipboard."""
    return subprocess.run(
        ["xclip", "-o", "-selection", "clipboard", "-t", "UTF8_STRING"], env=dict(os.environ, DISPLAY=display.name),
        capture_output=True, text=True, timeout=20).stdout


def wait_for_clipboard(display, text):
    deadline = time.monotonic() + PATIENCE
    while (found := clipboard(display)) != text:
        assert time.monotonic() < deadline, f"The clipboard has {found!r}, not {text!r}."
        time.sleep(0.1)


def copy_elsewhere(display, text):
    subprocess.run(
        ["xclip", "-i", "-selection", "clipboard"], input=text, env=dict(os.environ, DISPLAY=display.name), text=True, check=True,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=20)


def test_what_is_copied_and_cut_is_the_desktops(open_window, display):
    """WN14, both ways: another program reads what is copied and cut, and what it copies is pasted."""
    window = open_window()
    edit_field(window, display)
    display.keyboard.press(SHIFT, A)
    display.keyboard.press(D)
    display.keyboard.press(CONTROL, A)
    display.keyboard.press(CONTROL, C)
    wait_for_clipboard(display, "Ad")
    # What the program has copied itself is not asked for.
    display.keyboard.press(CONTROL, V)
    display.keyboard.press(CONTROL, V)
    display.keyboard.press(CONTROL, A)
    display.keyboard.press(CONTROL, X)
    wait_for_clipboard(display, "AdAd")
    text = "Grüße 👋🏽 日本"
    copy_elsewhere(display, text)
    display.keyboard.press(CONTROL, V)
    wait_for_input(
        window, lambda each: base64.b64encode(text.encode()).decode() in json.dumps(each).replace("\\/", "/"), "the pasteboard's answer")
    display.keyboard.press(D)
    display.keyboard.press(CONTROL, A)
    display.keyboard.press(CONTROL, C)
    wait_for_clipboard(display, text + "d")
    window.end(caret=True)


def test_a_composition_is_seen_while_it_is_written(open_window, display, input_method):
    """WN16: IBus with an engine of the test's own."""
    window = open_window(**input_method.place)
    edit_field(window, display)
    display.keyboard.press(A)
    display.keyboard.press(D)
    wait_for_edit(window, {"mark": {"_0": "a", "selecting": [1, 1]}})
    wait_for_edit(window, {"mark": {"_0": "ad", "selecting": [2, 2]}})
    display.keyboard.press(LEFT_ARROW)
    wait_for_edit(window, {"mark": {"_0": "ad", "selecting": [0, 0]}})
    # Where candidates would be shown: at the caret, on the display.
    deadline = time.monotonic() + PATIENCE
    while not any(is_at_field(line) for line in input_method.lines()):
        assert time.monotonic() < deadline, input_method.lines()
        time.sleep(0.1)
    display.keyboard.press(SPACE)
    wait_for_edit(window, {"commit": {"_0": "AD"}})
    display.keyboard.press(C)
    wait_for_edit(window, {"mark": {"_0": "c", "selecting": [1, 1]}})
    display.keyboard.press(ESCAPE)
    wait_for_edit(window, {"cancelMarking": {}})
    # A key that ends a composition and types as well comes after it.
    display.keyboard.press(D)
    display.keyboard.press(ONE)
    wait_for_edit(window, {"commit": {"_0": "D"}})
    wait_for_input(window, lambda each: each.get("key", {}).get("_0", {}).get("characters") == "1", "the key 1")
    # What comes without a key is waited for as well.
    input_method.write("字")
    wait_for_edit(window, {"insert": {"_0": "字"}})
    display.keyboard.press(CONTROL, A)
    display.keyboard.press(CONTROL, C)
    wait_for_clipboard(display, "ADD1字")
    window.end(caret=True)


def is_at_field(line):
    words = line.split()
    if words[0] != "cursor":
        return False
    x, y, _, height = map(int, words[1:])
    return LEFT + 240 < x < LEFT + 500 and TOP + 145 <= y <= TOP + 170 and height > 8


def test_an_input_method_is_not_asked_while_nothing_is_edited(open_window, display, input_method):
    """WN16: keys are the program's, and say what they type; a click elsewhere ends what is composed."""
    window = open_window(**input_method.place)
    window.picture()
    display.keyboard.press(SHIFT, D)
    found = wait_for_input(window, lambda each: "key" in each and each["key"]["_0"].get("characters") == "D", "the key D")
    assert found and edits(window) == []
    edit_field(window, display)
    display.keyboard.press(D)
    wait_for_edit(window, {"mark": {"_0": "d", "selecting": [1, 1]}})
    time.sleep(0.5)
    told = input_method.lines().count("reset")
    display.mouse.click(FIELD[0], FIELD[1] + 50)
    deadline = time.monotonic() + PATIENCE
    while input_method.lines().count("reset") <= told:
        assert time.monotonic() < deadline, "The input method goes on with what is over."
        time.sleep(0.1)
    window.end(caret=True)


# The button About Swift of the sheet About.
SWIFT = (LEFT + 475, TOP + 134)


def test_links_are_the_desktops(open_window, display, tmp_path):
    """WN15: the desktop's program for addresses is asked."""
    folder = tmp_path / "bin"
    folder.mkdir()
    opened = tmp_path / "opened"
    program = folder / "xdg-open"
    program.write_text(f'#!/bin/sh\necho "$#" "$1" >> {opened}\n')
    program.chmod(0o755)
    window = open_window(PATH=f"{folder}:{os.environ['PATH']}")
    before = window.picture()
    display.mouse.click(*ABOUT)
    window.wait_for_change(before, REST, rest=1)
    display.mouse.click(*SWIFT)
    deadline = time.monotonic() + PATIENCE
    while not opened.exists() or not opened.read_text().endswith("\n"):
        assert time.monotonic() < deadline, "Nothing was opened."
        time.sleep(0.1)
    assert opened.read_text() == "1 https://www.swift.org\n"
    window.end()


def screens(window):
    """What the recording has of the screen, from the first to the last."""
    return [each[kind]["_0"] for each in inputs(window) for kind in ("connect", "resize") if kind in each]


def wait_for_screen(window, holds, what):
    deadline = time.monotonic() + PATIENCE
    while not holds(screens(window)[-1]):
        assert time.monotonic() < deadline, f"{what}: {screens(window)[-1]}"
        time.sleep(0.1)


def test_what_the_desktops_user_asked_for_is_followed(open_window, display, session, started):
    """WN17: dark and large from the beginning, then otherwise."""
    portal = started(
        PYTHON, HERE / "portal.py", "org.freedesktop.appearance color-scheme uint32 1",
        "org.gnome.desktop.interface text-scaling-factor 1.25", env=session.environment)
    assert portal.stdout.readline() == "ready\n"
    window = open_window(DBUS_SESSION_BUS_ADDRESS=session.address)
    wait_for_screen(window, lambda screen: screen["prefersDarkAppearance"], "dark")
    wait_for_screen(window, lambda screen: screen["contentSizeCategory"] == "UICTContentSizeCategoryXXL", "large")
    dark = window.picture()
    assert max(dark.getpixel((5, 5))) < 60

    def set_value(*words):
        portal.stdin.write(" ".join(words) + "\n")
        portal.stdin.flush()

    set_value("org.freedesktop.appearance", "color-scheme", "uint32 2")
    wait_for_screen(window, lambda screen: not screen["prefersDarkAppearance"], "light")
    light = window.wait_for_change(dark, REST)
    assert min(light.getpixel((5, 5))) > 200
    set_value("org.gnome.desktop.interface", "text-scaling-factor", "1.0")
    wait_for_screen(window, lambda screen: screen["contentSizeCategory"] == "UICTContentSizeCategoryL", "text of the usual size")
    window.wait_for_change(light, (0, 0, 800, 700))
    bits = screens(window)[-1]["accessibility"]
    set_value("org.freedesktop.appearance", "contrast", "uint32 1")
    wait_for_screen(window, lambda screen: screen["accessibility"] == bits | 2, "more contrast")
    set_value("org.gnome.desktop.interface", "enable-animations", "false")
    wait_for_screen(window, lambda screen: screen["accessibility"] == bits | 3, "less motion")
    # What nobody understands changes nothing, and neither does the portal's end.
    count = len(screens(window))
    set_value("org.gnome.desktop.interface", "text-scaling-factor", "'large'")
    set_value("org.example", "color-scheme", "uint32 1")
    time.sleep(0.5)
    portal.kill()
    time.sleep(0.5)
    assert len(screens(window)) == count
    window.end()


def test_a_program_that_says_its_appearance_keeps_it(open_window, display, session, started):
    """WN17."""
    portal = started(
        PYTHON, HERE / "portal.py", "org.freedesktop.appearance color-scheme uint32 1",
        "org.gnome.desktop.interface text-scaling-factor 2.0", env=session.environment)
    assert portal.stdout.readline() == "ready\n"
    window = open_window(DBUS_SESSION_BUS_ADDRESS=session.address, RESPONDER_APPEARANCE="light")
    wait_for_screen(window, lambda screen: "Accessibility" in screen["contentSizeCategory"], "large")
    assert not any(screen["prefersDarkAppearance"] for screen in screens(window))
    window.end()


def test_a_portal_that_comes_later_is_heard(open_window, display, session, started):
    """WN17: a window does not wait for a portal."""
    window = open_window(DBUS_SESSION_BUS_ADDRESS=session.address)
    light = window.picture()
    assert min(light.getpixel((5, 5))) > 200
    portal = started(
        PYTHON, HERE / "portal.py", "org.freedesktop.appearance color-scheme uint32 1", env=session.environment)
    assert portal.stdout.readline() == "ready\n"
    wait_for_screen(window, lambda screen: screen["prefersDarkAppearance"], "dark")
    window.end()


def drop(window, display, place, kind, text):
    display.mouse.move(*place)
    ended = subprocess.run(
        [PYTHON, str(HERE / "drag_source.py"), window.number, *map(str, place), kind, text],
        env=dict(os.environ, DISPLAY=display.name), capture_output=True, text=True, timeout=PATIENCE)
    assert ended.stdout == "finished 1\n", ended.stdout + ended.stderr


def drags(window):
    return [each["drag"]["_0"] for each in inputs(window) if "drag" in each]


# In a window of 800 points, whose list has higher rows.
DRAGGING, BASKET = (LEFT + 116, TOP + 766), (LEFT + 600, TOP + 230)


def test_files_and_texts_are_dropped(open_window, display, tmp_path):
    """WN18: another program drops a text and a file on the basket; what it shows is what a replay shows."""
    window = open_window()
    window.picture()
    display.tool("windowsize", "--sync", window.number, 800, 800)
    window.size = (800, 800)
    window.wait_for_record('"resize"')
    before = window.picture()
    display.mouse.click(*DRAGGING)
    opened = window.wait_for_change(before, REST)
    drop(window, display, BASKET, "text/plain", "Äpfel\nund Birnen")
    wait_for_input(window, lambda each: "drag" in each and each["drag"]["_0"]["phase"] == 3, "the drop")
    entered, dropped = drags(window)
    # The mouse's own place, which is rounded by its device.
    assert entered["location"] == dropped["location"]
    assert all(abs(told - meant) <= 1 for told, meant in zip(dropped["location"], (BASKET[0] - LEFT, BASKET[1] - TOP)))
    (known,), (item_,) = entered["content"]["items"], dropped["content"]["items"]
    assert known["representations"] == [{"type": "public.utf8-plain-text", "data": ""}]
    assert base64.b64decode(item_["representations"][0]["data"]).decode() == "Äpfel\nund Birnen"
    shown = window.wait_for_change(opened, REST)
    file = tmp_path / "fruit list.csv"
    file.write_text("apple,1\n")
    drop(window, display, BASKET, "text/uri-list", file.as_uri() + "\r\n")
    window.wait_for_change(shown, REST)
    (item_,) = drags(window)[3]["content"]["items"]
    assert item_["name"] == "fruit list.csv"
    assert item_["representations"][0]["type"] == "public.comma-separated-values-text"
    assert base64.b64decode(item_["representations"][0]["data"]) == b"apple,1\n"
    window.end()


TAB = 23
RING = (0, 122, 255)


def blue_pixels(picture):
    """The places of what has the ring's color."""
    pixels = picture.load()
    return {
        (x, y) for x in range(picture.width) for y in range(picture.height)
        if all(abs(found - meant) <= 3 for found, meant in zip(pixels[x, y], RING))
    }


def test_focus_has_a_ring(open_window, display):
    """WN19: Tab gives the first item a ring, three pixels on either side; it goes on with the next Tab."""
    window = open_window()
    before = window.picture()
    display.mouse.click(*item(10))
    opened = window.wait_for_change(before, REST)
    plain = blue_pixels(opened)
    display.keyboard.press(TAB)
    first = window.wait_for_change(opened, (0, 0, *window.size))
    added = blue_pixels(first) - plain
    assert added, "There is no ring."
    left, right = min(x for x, _ in added), max(x for x, _ in added)
    top, bottom = min(y for _, y in added), max(y for _, y in added)
    middle = (top + bottom) // 2
    # Three pixels on either side, and nothing between.
    assert [x for x in range(left, right + 1) if (x, middle) in added] == [left, left + 1, left + 2, right - 2, right - 1, right]
    display.keyboard.press(TAB)
    second = window.wait_for_change(first, (0, 0, *window.size))
    assert blue_pixels(second) - plain and (blue_pixels(second) - plain) != added
    window.stop()
