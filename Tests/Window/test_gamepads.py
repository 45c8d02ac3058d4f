# SPDX-License-Identifier: Apache-2.0

"""WN20: a gamepad that SDL itself makes (gamepad.c), in the showcase's window. The session is replayed."""

import os
import subprocess
import time
from pathlib import Path

from shown import PATIENCE, REST, item

A, RIGHT, LEFT_STICK_X = 0, 14, 0


def test_a_gamepad_moves_focus_and_goes(open_window, display, tmp_path):
    library, pipe = tmp_path / "gamepad.so", tmp_path / "gamepad"
    flags = subprocess.run(["pkg-config", "--cflags", "sdl2"], check=True, capture_output=True, text=True).stdout.split()
    subprocess.run(["clang", "-shared", "-fPIC", *flags, "-o", library, Path(__file__).with_name("gamepad.c")], check=True)
    os.mkfifo(pipe)
    window = open_window(LD_PRELOAD=str(library), GAMEPAD=str(pipe))
    before = window.picture()
    display.mouse.click(*item(10))
    opened = window.wait_for_change(before, REST)
    with pipe.open("w", buffering=1) as gamepad:
        gamepad.write(f"plug\nbutton {RIGHT} 1\n")
        # It has no device that would wake the program; the mouse does.
        deadline = time.monotonic() + PATIENCE
        while '"button":{"_0":15,"value":1}' not in window.recording.read_text():
            assert time.monotonic() < deadline, "The gamepad's button is not recorded."
            for number in (12, 13):
                display.mouse.move(*item(number))
                time.sleep(0.1)
        gamepad.write(f"button {RIGHT} 0\n")
        first = window.wait_for_change(opened, REST)
        gamepad.write(f"axis {LEFT_STICK_X} 32767\n")
        window.wait_for_record('"stick"')
        gamepad.write(f"axis {LEFT_STICK_X} 0\n")
        window.wait_for_change(first, REST)
        gamepad.write(f"button {A} 1\n")
        window.wait_for_record('"button":{"_0":0,"value":1}')
        gamepad.write("unplug\n")
        window.wait_for_record('"disconnected"')
    window.stop()
