# SPDX-License-Identifier: Apache-2.0

"""Two apps of the examples used in windows of their own: by two fingers, a mouse, a keyboard and an input method, over AT-SPI alone (WN12), and while their
windows and fingers are taken away (WN4). `make test-window` builds them and names their folder in $EXAMPLES. In browsers: Tests/Desktop/examples.py."""

import os
import time
from pathlib import Path

import pytest

from assistive import User
from interruptions import bring_back, hide, minimize
from recorded import edits, touches, wait_for_down, wait_for_edit
from shown import LEFT, PATIENCE, REST_OF_TURN, TOP, Window

CONTROL, SHIFT = 37, 50
A, D, N, W, Z, SPACE = 38, 40, 57, 25, 52, 65
# What the first and the second finger draw with, and what is behind.
BLUE, RED, WHITE = (0, 122, 255), (255, 59, 48), (255, 255, 255)


@pytest.fixture
def open_example(display, tmp_path):
    windows = []

    def make(name, **environment):
        windows.append(Window(display, Path(os.environ["EXAMPLES"]) / name, tmp_path, **environment))
        return windows[-1]

    yield make
    for window in windows:
        if window.process.poll() is None:
            window.process.kill()
            print(window.process.communicate()[0])


@pytest.fixture
def notes(session, open_example):
    """Notes in a window, its user, and the display's devices; the session is replayed at the end."""
    session.launch()
    session.enable(True)
    window = open_example("Notes", **session.place)
    user = User(session, "Notes")
    yield user, window
    user.stop()
    window.stop()


def test_notes_over_at_spi_alone(notes):
    """A note is made, read, written anew and deleted."""
    user, _ = notes
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    user.act("New")
    user.facts("Note", "editable", "focused")
    user.insert("Note", 0, "Calls")
    user.wait_text("Note", "Calls")
    # The button that leads back has the list's name.
    user.act("Notes")
    user.gone("Note")
    user.wait_names("push button", "Calls", "Shopping", "Ideas", "Letters")
    user.act("Calls")
    user.facts("Note", "editable", "focused")
    user.wait_text("Note", "Calls")
    user.set_text("Note", "Fly a kite")
    user.wait_text("Note", "Fly a kite")
    user.act("Notes")
    user.gone("Note")
    user.gone("Calls")
    user.wait_names("push button", "Fly a kite", "Shopping", "Ideas", "Letters")
    # AX28: what a stroke on a row uncovers is offered where assistive technology is.
    user.focus("Fly a kite")
    user.wait_action("Fly a kite", "Delete")
    user.act("Fly a kite", "Delete")
    user.gone("Fly a kite")
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    # A note that was there before is what it was.
    user.act("Ideas")
    user.wait_text("Note", "Ideas\nA kite that sings")


# In the app's points; the canvas begins below the buttons.
UNDO, REDO = (200, 22), (600, 22)


def on_display(point):
    return LEFT + point[0], TOP + point[1]


def wait_for_colors(window, **colors):
    """Waits until the window shows colors at points: x200y300=BLUE."""
    deadline = time.monotonic() + PATIENCE
    points = {tuple(map(int, name[1:].split("y"))): color for name, color in colors.items()}
    while True:
        picture = window.display.picture(LEFT, TOP, *window.size)
        shown = {point: picture.getpixel(point) for point in points}
        if shown == points:
            return
        assert time.monotonic() < deadline, f"{shown} is not {points}"
        time.sleep(0.1)


def draw_with_two_fingers(touch):
    """Two lines at the same time, 300 points down from 200; both fingers stay."""
    for finger, x in enumerate((200, 500)):
        touch.down(finger, *on_display((x, 200)))
    for step in range(1, 16):
        for finger, x in enumerate((200, 500)):
            touch.move(finger, *on_display((x, 200 + 20 * step)))


def lift(touch):
    for finger, x in enumerate((200, 500)):
        touch.up(finger, *on_display((x, 500)))


def test_canvas_by_two_fingers_a_mouse_and_keys(open_example, display, input_method):
    """Each finger draws in a color of its own: one that is lost draws none, and one that stays down leaves its color to nobody."""
    window = open_example("Canvas", **input_method.place)
    wait_for_colors(window, x200y300=WHITE)
    draw_with_two_fingers(display.touch)
    assert len(wait_for_down(window, 2)) == 2
    wait_for_colors(window, x200y250=BLUE, x200y450=BLUE, x500y250=RED, x500y450=RED)
    lift(display.touch)
    wait_for_down(window, 0)
    # The mouse is one more hand, and the first color is free again.
    display.mouse.move(*on_display((300, 300)))
    display.mouse.button(1, True)
    for x in range(320, 420, 20):
        display.mouse.move(*on_display((x, 300)))
    display.mouse.button(1, False)
    wait_for_colors(window, x350y300=BLUE)
    # Keys are the app's while nothing is edited, with an input method as without.
    display.keyboard.press(CONTROL, Z)
    wait_for_colors(window, x350y300=WHITE, x200y450=BLUE, x500y450=RED)
    display.keyboard.press(CONTROL, SHIFT, Z)
    wait_for_colors(window, x350y300=BLUE)
    assert edits(window) == [] and not any(line.startswith("key") for line in input_method.lines())
    display.mouse.click(*on_display(UNDO))
    wait_for_colors(window, x350y300=WHITE)
    # A tap of two fingers takes the last stroke back, and leaves no dots.
    for left in (True, False):
        for finger, x in enumerate((300, 400)):
            display.touch.down(finger, *on_display((x, 300)))
        wait_for_down(window, 2)
        for finger, x in enumerate((300, 400)):
            display.touch.up(finger, *on_display((x, 300)))
        wait_for_colors(window, x500y450=WHITE, x200y450=BLUE if left else WHITE, x300y300=WHITE, x400y300=WHITE)
    display.touch.tap(*on_display(REDO))
    wait_for_colors(window, x200y450=BLUE)
    wait_for_down(window, 0)
    window.stop()


def row(user, name):
    """The middle of a row, on the display."""
    left, top, width, height = user.facts(name)["extents"]
    return left + width // 2, top + height // 2


def test_notes_by_two_fingers_a_mouse_keys_and_an_input_method(session, input_method, display, open_example):
    """A list is pulled by two fingers; a note is written with an input method and by keys, read again with the mouse, and deleted by a finger."""
    session.launch()
    session.enable(True)
    window = open_example("Notes", **input_method.place)
    user = User(session, "Notes")
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    places = [row(user, name) for name in ("Shopping", "Letters")]
    before = window.picture()
    for finger, (x, y) in enumerate(places):
        display.touch.down(finger, x, y)
    pulled = before
    for finger, (x, y) in enumerate(places):
        for step in range(1, 13):
            display.touch.move(finger, x, y + 10 * step)
        # Each of them moves the list further.
        pulled = window.wait_for_change(pulled, (0, 60, 800, 700))
    assert len(wait_for_down(window, 2)) == 2
    for finger, (x, y) in enumerate(places):
        display.touch.up(finger, x, y + 120)
    wait_for_down(window, 0)
    # It springs back, and no row was opened. (A row that was highlighted has its arrow less than a pixel further left.)
    deadline, texts = time.monotonic() + PATIENCE, (0, 0, 700, 700)
    while window.picture().crop(texts).tobytes() != before.crop(texts).tobytes():
        assert time.monotonic() < deadline, "The list does not come back."
    display.keyboard.press(CONTROL, N)
    user.facts("Note", "editable", "focused")
    display.keyboard.press(A)
    display.keyboard.press(D)
    wait_for_edit(window, {"mark": {"_0": "ad", "selecting": [2, 2]}})
    display.keyboard.press(SPACE)
    wait_for_edit(window, {"commit": {"_0": "AD"}})
    display.keyboard.press(SHIFT, D)
    user.wait_text("Note", "ADD")
    display.keyboard.press(CONTROL, W)
    user.gone("Note")
    user.wait_names("push button", "ADD", "Shopping", "Ideas", "Letters")
    window.picture()
    display.mouse.click(*row(user, "Ideas"))
    user.facts("Note", "editable", "focused")
    user.wait_text("Note", "Ideas\nA kite that sings")
    display.keyboard.press(CONTROL, W)
    user.gone("Note")
    window.picture()
    # A stroke to the left uncovers what deletes it.
    x, y = row(user, "ADD")
    display.touch.down(0, x, y)
    for step in range(1, 11):
        display.touch.move(0, x - 12 * step, y)
        time.sleep(0.02)
    display.touch.up(0, x - 120, y)
    window.picture()
    # What comes between others takes no place of theirs.
    user.wait_names("push button", "ADD", "Delete", "Shopping", "Ideas", "Letters")
    display.touch.tap(*row(user, "Delete"))
    user.gone("ADD")
    user.wait_names("push button", "Shopping", "Ideas", "Letters")
    wait_for_down(window, 0)
    user.stop()
    window.stop()


# A note that is edited.
NOTE = '"new":{"class":"UITextView"'
INTERRUPTED = {"hidden": "cancelled", "minimized": "cancelled", "covered": "cancelled", "unplugged": "ended"}


@pytest.mark.parametrize("how", INTERRUPTED)
def test_what_fingers_drew_is_given_up_with_them(manager, cover, open_example, display, how):
    """In Canvas: what was not meant is gone, and the next finger is the first one again."""
    window = open_example("Canvas")
    wait_for_colors(window, x200y300=WHITE)
    draw_with_two_fingers(display.touch)
    fingers = wait_for_down(window, 2)
    interrupt(how, window, cover)
    wait_for_down(window, 0)
    assert [touches(window)[finger] for finger in fingers] == [["began", INTERRUPTED[how]]] * 2
    if how != "unplugged":
        lift(display.touch)
    resume(how, window)
    left = INTERRUPTED[how] == "ended"
    wait_for_colors(window, x200y250=BLUE if left else WHITE, x500y250=RED if left else WHITE)
    display.touch.down(0, *on_display((300, 300)))
    display.touch.move(0, *on_display((400, 300)))
    wait_for_colors(window, x350y300=BLUE)
    display.touch.up(0, *on_display((400, 300)))
    wait_for_down(window, 0)
    window.stop()


@pytest.mark.parametrize("how", INTERRUPTED)
def test_fingers_on_a_row_and_a_button_are_given_up(manager, cover, open_example, display, how):
    """In Notes: no note is opened by fingers that were taken away; by the next one it is."""
    window = open_example("Notes")
    window.picture()
    row, new, nothing = (400, 110), (765, 22), (400, 600)
    for finger, place in enumerate((row, new)):
        display.touch.down(finger, *on_display(place))
    fingers = wait_for_down(window, 2)
    interrupt(how, window, cover)
    wait_for_down(window, 0)
    if how != "unplugged":
        for finger, place in enumerate((row, new)):
            display.touch.up(finger, *on_display(place))
    resume(how, window)
    assert touches(window)[fingers[1]] == ["began", INTERRUPTED[how]]
    if INTERRUPTED[how] == "cancelled":
        assert NOTE not in window.recording.read_text()
        # The row's menu is open where its finger was down for long.
        display.touch.tap(*on_display(nothing))
        time.sleep(REST_OF_TURN)
        display.touch.tap(*on_display(row))
    window.wait_for_record(NOTE)
    wait_for_down(window, 0)
    window.stop()


def interrupt(how, window, cover):
    match how:
        case "hidden": hide(window)
        case "minimized": minimize(window)
        case "covered": cover()
        case "unplugged": window.display.unplug()


def resume(how, window):
    if how == "unplugged":
        return window.display.plug()
    if how == "hidden":
        window.display.tool("windowmap", "--sync", window.number)
    bring_back(window)


@pytest.mark.parametrize("name", ["Canvas", "Notes"])
def test_fingers_end_with_the_display(open_example, display, name):
    """WN11."""
    window = open_example(name)
    window.picture()
    for finger, x in enumerate((200, 500)):
        display.touch.down(finger, *on_display((x, 200)))
    fingers = wait_for_down(window, 2)
    display.process.kill()
    assert window.process.wait(timeout=PATIENCE) is not None
    assert [touches(window)[finger] for finger in fingers] == [["began", "cancelled"]] * 2
    assert window.process.stdout.read().count("the display is gone") == 1
    window.replay()
