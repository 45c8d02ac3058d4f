# SPDX-License-Identifier: Apache-2.0

"""The showcase in a window of X11, used with the events of a real server (`make test-window`).

Each session is recorded. Replayed, it must lead to the same trace, and what the window showed last must be, pixel by pixel, what `--paint`
makes of the recording: so what was touched, typed and turned has reached the program, and what the program shows has reached the screen.
"""

import os
import signal
import subprocess
import time

from shown import ABOUT, ANOTHER, END, LEFT, PATIENCE, REST, TOP, item, wait_for_windows


def test_a_mouse_clicks(window, display):
    """WN2, WN7."""
    before = window.picture()
    display.mouse.click(*item(2))
    window.wait_for_change(before, REST)
    assert '"kind":"mouse"' in window.end()


def test_a_finger_taps(window, display):
    """WN2."""
    before = window.picture()
    display.touch.tap(*item(2))
    window.wait_for_change(before, REST)
    window.end()


def test_two_fingers_are_two(window, display):
    """WN2: the screen Fingers shows each finger that is down."""
    before = window.picture()
    display.mouse.click(*item(3))
    opened = window.wait_for_change(before, REST)
    display.touch.down(0, LEFT + 400, TOP + 250)
    one = window.wait_for_change(opened, REST)
    display.touch.down(1, LEFT + 600, TOP + 350)
    two = window.wait_for_change(one, REST)
    display.touch.move(1, LEFT + 620, TOP + 300)
    moved = window.wait_for_change(two, REST)
    display.touch.up(0, LEFT + 400, TOP + 250)
    display.touch.up(1, LEFT + 620, TOP + 300)
    window.wait_for_change(moved, REST)
    window.end()


def test_keys_are_typed(window, display):
    """WN3."""
    before = window.picture()
    display.mouse.click(*item(7))
    opened = window.wait_for_change(before, REST)
    display.mouse.click(LEFT + 450, TOP + 160)
    # The field is edited when the panel below says so.
    window.wait_for_record("pointerUp")
    time.sleep(1)
    # Shift+A, d, a, in X11's numbers of keys.
    display.keyboard.press(50, 38)
    display.keyboard.press(40)
    display.keyboard.press(38)
    window.wait_for_record('"characters":"a"')
    time.sleep(1)
    typed = window.display.picture(LEFT, TOP, *window.size)
    # Where the three letters stand, no caret and no placeholder.
    box = (352, 150, 385, 172)
    assert typed.crop(box).tobytes() != opened.crop(box).tobytes()
    recording = window.end(caret=True)
    assert '"characters":"A"' in recording and '"characters":"d"' in recording


def test_a_wheel_turns(window, display):
    """WN2."""
    before = window.picture()
    display.mouse.click(*item(16))
    opened = window.wait_for_change(before, REST)
    display.mouse.move(LEFT + 500, TOP + 250)
    for _ in range(3):
        display.mouse.button(5, True)
        display.mouse.button(5, False)
    window.wait_for_change(opened, REST)
    window.end()


def test_a_window_has_another_size(window, display):
    window.picture()
    display.tool("windowsize", "--sync", window.number, 640, 500)
    window.size = (640, 500)
    window.wait_for_record('"resize"')
    window.end()


def test_what_is_down_is_given_up_when_the_window_is_hidden(window, display):
    """WN4."""
    before = window.picture()
    display.mouse.click(*item(3))
    opened = window.wait_for_change(before, REST)
    display.touch.down(0, LEFT + 400, TOP + 250)
    window.wait_for_change(opened, REST)
    display.tool("windowunmap", window.number)
    window.wait_for_record("cancelAll")
    display.touch.up(0, LEFT + 400, TOP + 250)
    display.tool("windowmap", "--sync", window.number)
    display.tool("windowmove", "--sync", window.number, LEFT, TOP)
    window.end()


def test_a_program_opens_windows_and_ends_with_the_last_one(window, display):
    """WN1."""
    before = window.picture()
    display.mouse.click(*ABOUT)
    window.wait_for_change(before, REST, rest=1)
    display.mouse.click(*ANOTHER)
    both = wait_for_windows(window, 2)
    second = next(number for number in both if number != window.number)
    # Over the first one.
    display.tool("windowmove", "--sync", second, LEFT, TOP)
    # It begins as the first one did.
    deadline = time.monotonic() + PATIENCE
    while (shown := window.picture()).tobytes() != before.tobytes():
        assert time.monotonic() < deadline, "The second window does not show what the first one began with."
    display.mouse.click(*ABOUT)
    window.wait_for_change(shown, REST, rest=1)
    display.mouse.click(*END)
    assert wait_for_windows(window, 1) == [window.number]
    display.tool("windowfocus", "--sync", window.number)
    window.picture()
    display.mouse.click(*END)
    assert window.process.wait(timeout=PATIENCE) is not None
    window.replay()


def test_a_window_that_is_closed_ends_the_program(window, display):
    """WN1."""
    window.picture()
    display.close_window(window.number)
    assert window.process.wait(timeout=PATIENCE) is not None
    window.replay()


def test_a_program_ends_with_its_display(window, display):
    window.picture()
    display.process.kill()
    assert window.process.wait(timeout=PATIENCE) is not None


def test_what_moves_is_painted_on_its_way(window, display):
    """WN5: a sheet comes from below; then nothing is painted any more."""
    before = window.picture()
    display.mouse.click(*ABOUT)
    pictures = {}
    deadline = time.monotonic() + 2
    while time.monotonic() < deadline:
        now = display.picture(LEFT, TOP, *window.size)
        pictures[now.tobytes()] = now
    shown = window.picture()
    ways = [each for each in pictures.values() if each.tobytes() not in (before.tobytes(), shown.tobytes())]
    assert ways
    used = window.processor_time()
    time.sleep(2)
    assert window.processor_time() - used <= 0.02
    window.end()


def test_an_idle_window_uses_no_time(window):
    """WN5."""
    window.picture()
    before = window.processor_time()
    time.sleep(5)
    assert window.processor_time() - before <= 0.02


def test_two_pixels_to_a_point(open_window):
    window = open_window(RESPONDER_SCALE="2", RESPONDER_APPEARANCE="dark")
    display = window.display
    window.display.tool("windowsize", "--sync", window.number, 900, 800)
    window.size = (900, 800)
    shown = window.picture()
    assert shown.getpixel((5, 5))[0] < 60
    window.process.kill()
    window.process.communicate()


def test_a_program_ends_as_it_is_asked_to(window):
    window.picture()
    window.process.send_signal(signal.SIGTERM)
    assert window.process.wait(timeout=PATIENCE) is not None
    window.replay()


def test_a_program_without_a_display_says_so(tmp_path):
    environment = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
    ended = subprocess.run(
        [os.environ["SHOWCASE"]], env=dict(environment, RESPONDER_HOST="window"), capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode != 0 and "there is no window" in ended.stdout + ended.stderr
