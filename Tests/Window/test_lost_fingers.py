# SPDX-License-Identifier: Apache-2.0

"""WN4: no finger stays down that is not down: in a window that another one covers, or that is hidden or minimized, on a touch screen that is unplugged, and
where the display is gone. Each test fails when a finger is lost: the screen Fingers shows those that are down."""

import subprocess
import time

from shown import ABOUT, ANOTHER, LEFT, PATIENCE, REST, TOP, item, wait_for_windows

FIRST, SECOND = (LEFT + 400, TOP + 250), (LEFT + 600, TOP + 350)


def put_two_fingers_down(window, display):
    """The screen Fingers before, and with two fingers."""
    before = window.picture()
    display.mouse.click(*item(3))
    opened = window.wait_for_change(before, REST)
    display.touch.down(0, *FIRST)
    one = window.wait_for_change(opened, REST)
    display.touch.down(1, *SECOND)
    window.wait_for_change(one, REST)


def pointers_down(window):
    """How many fingers the recording leaves down."""
    down = 0
    for line in window.recording.read_text().splitlines():
        if '"cancelAll"' in line:
            down = 0
        elif '"kind":"mouse"' not in line:
            down += line.count('"pointerDown"') - line.count('"pointerUp"') - line.count('"pointerCancel"')
    return down


def test_two_fingers_are_given_up_when_the_window_is_hidden(window, display):
    put_two_fingers_down(window, display)
    assert pointers_down(window) == 2
    display.tool("windowunmap", window.number)
    window.wait_for_record("cancelAll")
    assert pointers_down(window) == 0
    window.stop()


def test_two_fingers_are_given_up_when_another_window_comes_to_the_front(window, display):
    put_two_fingers_down(window, display)
    assert pointers_down(window) == 2
    other = subprocess.Popen(
        ["/usr/bin/env", "python3", "-c", "import ctypes,time;x=ctypes.CDLL('libX11.so.6');x.XOpenDisplay.restype=ctypes.c_void_p;"
         "d=ctypes.c_void_p(x.XOpenDisplay(None));x.XCreateSimpleWindow.restype=ctypes.c_ulong;"
         "x.XDefaultRootWindow.restype=ctypes.c_ulong;w=ctypes.c_ulong(x.XCreateSimpleWindow(d,"
         "ctypes.c_ulong(x.XDefaultRootWindow(d)),0,0,300,300,0,0,0));x.XMapWindow(d,w);x.XSync(d,0);time.sleep(.3);"
         "x.XSetInputFocus(d,w,1,0);x.XSync(d,0);print('there',flush=True);time.sleep(60)"],
        env={"DISPLAY": display.name, "PATH": "/usr/bin:/bin"}, stdout=subprocess.PIPE, text=True)
    try:
        assert other.stdout.readline().strip() == "there"
        window.wait_for_record("cancelAll")
        assert pointers_down(window) == 0
    finally:
        other.kill()
    window.stop()


def test_two_fingers_are_given_up_when_their_screen_is_unplugged(window, display):
    put_two_fingers_down(window, display)
    assert pointers_down(window) == 2
    # As the server does with a device that is gone: its touches end.
    listed = display.xinput("list", "--id-only", "touch").split()[0]
    display.xinput("disable", listed)
    deadline = time.monotonic() + PATIENCE
    while pointers_down(window) != 0:
        assert time.monotonic() < deadline, "Fingers of a screen that is gone are down still."
        time.sleep(0.1)
    window.stop()


def test_a_program_whose_display_is_gone_says_so_and_leaves_a_whole_recording(window, display):
    """WN11."""
    put_two_fingers_down(window, display)
    display.process.kill()
    assert window.process.wait(timeout=PATIENCE) is not None
    said = window.process.stdout.read()
    assert said.count("the display is gone") == 1, said
    assert "terminated" not in said and "crashed" not in said, said
    window.replay()
