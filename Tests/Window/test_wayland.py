# SPDX-License-Identifier: Apache-2.0

"""The showcase in a window of Wayland, in the compositor Weston, which itself is a window of an X server in memory.

So the compositor has a seat, whose pointer and keyboard the test moves, and what it shows can be looked at. (With `--backend=headless` it
has none, and SDL 2.26 ends with a fault where there is no seat.)
"""

import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from shown import LEFT, PATIENCE, REST, SIZE, TOP, Window, item


class WaylandWindow(Window):
    """A showcase that fills a compositor's only output, which is at a fixed place of the display."""

    def __init__(self, display, executable, folder, **environment):
        self.display, self.executable, self.size = display, executable, SIZE
        self.recording = folder / "session.jsonl"
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        base = dict(os.environ, XDG_RUNTIME_DIR=str(runtime))
        self.weston = subprocess.Popen(
            ["weston", "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--socket=test", "--idle-time=0",
             f"--width={SIZE[0]}", f"--height={SIZE[1]}"],
            env=dict(base, DISPLAY=display.name), stdout=(folder / "weston").open("w"), stderr=subprocess.STDOUT)
        deadline = time.monotonic() + PATIENCE
        while not (runtime / "test").exists():
            assert time.monotonic() < deadline and self.weston.poll() is None, (folder / "weston").read_text()
            time.sleep(0.05)
        self.number = display.tool("search", "--sync", "--onlyvisible", "--class", "weston").split()[0]
        display.tool("windowmove", "--sync", self.number, LEFT, TOP)
        display.tool("windowfocus", "--sync", self.number)
        # The compositor paints the pointer too.
        display.mouse.move(LEFT + SIZE[0] + 50, TOP + SIZE[1] + 50)
        environment = dict(
            base, WAYLAND_DISPLAY="test", RESPONDER_HOST="window", RESPONDER_RECORD=str(self.recording),
            RESPONDER_WINDOW_SIZE=f"{SIZE[0]}x{SIZE[1]}", **environment)
        environment.pop("DISPLAY", None)
        self.process = subprocess.Popen(
            [str(executable)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)

    def close(self):
        for process in (self.process, self.weston):
            if process.poll() is None:
                process.kill()
                process.wait(timeout=PATIENCE)

    def wait_for_picture(self):
        """What the window shows when it has come."""
        deadline = time.monotonic() + PATIENCE
        while not self.recording.exists():
            assert time.monotonic() < deadline and self.process.poll() is None, "The program records nothing."
            time.sleep(0.1)
        time.sleep(1)
        while len((shown := self.picture()).getcolors(1 << 24)) < 8:
            assert time.monotonic() < deadline and self.process.poll() is None, "Nothing is shown."
        return shown


@pytest.fixture
def window(display, tmp_path):
    opened = WaylandWindow(display, Path(os.environ["SHOWCASE"]), tmp_path)
    yield opened
    opened.close()


def test_a_window_of_wayland_shows_what_paint_makes_of_its_session(window):
    """WN7, WN10: used with a mouse."""
    before = window.wait_for_picture()
    window.display.mouse.click(*item(2))
    window.wait_for_change(before, REST)
    x, y = item(2)
    assert '"kind":"mouse"' in window.end(pointer=(x - LEFT, y - TOP))


def test_a_window_of_wayland_uses_no_time_at_rest(window):
    """WN5, WN10."""
    window.wait_for_picture()
    before = window.processor_time()
    time.sleep(5)
    assert window.processor_time() - before <= 0.02


def test_a_window_of_wayland_ends_as_it_is_asked_to(window):
    """WN10."""
    window.wait_for_picture()
    window.process.send_signal(signal.SIGTERM)
    assert window.process.wait(timeout=PATIENCE) is not None


def test_a_program_ends_with_its_compositor(window):
    """WN10, WN11."""
    window.wait_for_picture()
    window.weston.kill()
    assert window.process.wait(timeout=PATIENCE) is not None
    assert "display" in window.process.stdout.read()
