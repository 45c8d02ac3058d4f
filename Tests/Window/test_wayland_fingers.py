# SPDX-License-Identifier: Apache-2.0

"""WN10: fingers in a window of Wayland, in Mutter without a screen (`--headless`): its remote desktop has a touch screen, which hands.py moves.

Nothing of its picture can be looked at without a program for PipeWire's; what the program shows is what `--paint` makes of its recording.
"""

import os
import subprocess
import time
from pathlib import Path

import pytest

from assistive import PYTHON
from recorded import inputs, touches, wait_for_down, wait_for_input
from shown import PATIENCE, REST_OF_TURN, SIZE, Window

HANDS = Path(__file__).with_name("hands.py")
SCREEN = (1000, 900)
# evdev's numbers.
LEFT_BUTTON, SUPER, H, A = 0x110, 125, 35, 30


class Compositor:
    """Mutter on a session bus, and its devices."""

    def __init__(self, session, folder):
        self.environment = {name: value for name, value in session.environment.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
        self.log = (folder / "mutter").open("w+")
        # A seat's devices are told by places in a stream of the picture, which PipeWire would carry.
        self.processes = [self.start("pipewire"), self.start(
            "mutter", "--headless", "--wayland", "--no-x11", "--wayland-display", "test", "--virtual-monitor", f"{SCREEN[0]}x{SCREEN[1]}")]
        self.hands = self.start(PYTHON, HANDS, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.processes.append(self.hands)
        assert self.hands.stdout.readline() == "ready\n", Path(self.log.name).read_text()

    def start(self, *command, **streams):
        return subprocess.Popen(
            [*map(str, command)], env=self.environment, stderr=self.log,
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL} | streams)

    def __getattr__(self, step):
        def perform(*numbers):
            self.hands.stdin.write(" ".join(map(str, (step, *numbers))) + "\n")
            self.hands.stdin.flush()
            assert self.hands.stdout.readline() == "done\n", Path(self.log.name).read_text()

        return perform

    def press(self, *keys):
        for key in keys:
            self.key(key, 1)
        for key in reversed(keys):
            self.key(key, 0)

    def end(self):
        """The compositor is gone."""
        self.processes[1].kill()

    def stop(self):
        for process in reversed(self.processes):
            process.kill()
            process.wait()


class WaylandWindow(Window):
    """A showcase somewhere on the compositor's screen; where, its mouse tells."""

    def __init__(self, compositor, executable, folder):
        self.executable, self.recording = executable, folder / "session.jsonl"
        environment = compositor.environment | {
            "WAYLAND_DISPLAY": "test", "RESPONDER_HOST": "window", "RESPONDER_RECORD": str(self.recording),
            "RESPONDER_WINDOW_SIZE": f"{SIZE[0]}x{SIZE[1]}"}
        self.process = subprocess.Popen(
            [str(executable)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
        deadline = time.monotonic() + PATIENCE
        while not self.recording.exists():
            assert time.monotonic() < deadline and self.process.poll() is None, "The program records nothing."
            time.sleep(0.1)
        corners, x, y = [], SCREEN[0] / 2, SCREEN[1] / 2
        # The compositor lets the window grow when it comes.
        while len(corners) < 3 or corners[-3:] != corners[-1:] * 3:
            assert time.monotonic() < deadline, f"The mouse does not find the window: {corners}"
            x = SCREEN[0] - 1 - x
            compositor.point(x, y)
            time.sleep(REST_OF_TURN)
            hovers = [each["hover"]["_0"]["location"] for each in inputs(self) if "hover" in each]
            corners += [(x - left, y - top) for left, top in hovers[-1:]]
        self.corner = corners[-1]

    def place(self, x, y):
        return self.corner[0] + x, self.corner[1] + y


@pytest.fixture
def compositor(session, tmp_path):
    started = Compositor(session, tmp_path)
    yield started
    started.stop()


@pytest.fixture
def window(compositor, tmp_path):
    opened = WaylandWindow(compositor, Path(os.environ["SHOWCASE"]), tmp_path)
    yield opened
    if opened.process.poll() is None:
        opened.process.kill()
        print(opened.process.communicate()[0])


FIRST, SECOND = (400, 250), (600, 350)


def put_two_fingers_down(window, compositor):
    """On the screen Fingers, which a finger has opened."""
    row = window.place(116, 61 + 34 * 3)
    compositor.down(0, *row)
    time.sleep(0.05)
    compositor.up(0)
    wait_for_down(window, 0)
    time.sleep(REST_OF_TURN)
    assert len(touches(window)) == 1
    compositor.down(0, *window.place(*FIRST))
    compositor.down(1, *window.place(*SECOND))
    fingers = wait_for_down(window, 2)
    window.wait_for_record("FingerCanvas")
    return fingers


def phases(window, fingers):
    return [touches(window)[finger] for finger in fingers]


def test_two_fingers_of_wayland_are_two(window, compositor):
    """WN2: where they are, each by itself."""
    fingers = put_two_fingers_down(window, compositor)
    compositor.move(1, *window.place(620, 300))
    wait_for_input(window, lambda each: each.get("pointer", {}).get("_0", {}).get("phase") == "move", "a finger that moves")
    compositor.up(0)
    (left,) = wait_for_down(window, 1)
    compositor.up(1)
    wait_for_down(window, 0)
    assert left == max(fingers) and phases(window, fingers) == [["began", "ended"]] * 2
    samples = [each["pointer"]["_0"] for each in inputs(window) if "pointer" in each][2:]
    assert all(sample.get("kind") != "mouse" for sample in samples)
    told = [(sample["phase"], *map(round, sample["location"])) for sample in samples]
    assert told == [("down", *FIRST), ("down", *SECOND), ("move", 620, 300), ("up", *FIRST), ("up", 620, 300)]
    window.stop()


def test_two_fingers_of_wayland_are_given_up_when_the_window_is_minimized(window, compositor):
    """WN4: by a key of the compositor. No program of Wayland is told that it is minimized; it loses the keyboard."""
    fingers = put_two_fingers_down(window, compositor)
    compositor.press(SUPER, H)
    wait_for_down(window, 0)
    compositor.up(0)
    compositor.up(1)
    time.sleep(REST_OF_TURN)
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.stop()


def test_two_fingers_of_wayland_are_given_up_when_their_screen_is_unplugged(window, compositor):
    """WN4: SDL tells nothing of it."""
    fingers = put_two_fingers_down(window, compositor)
    compositor.unplug()
    wait_for_down(window, 0)
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.stop()


def test_two_fingers_end_with_their_compositor(window, compositor):
    """WN11."""
    fingers = put_two_fingers_down(window, compositor)
    compositor.end()
    assert window.process.wait(timeout=PATIENCE) is not None
    assert window.process.stdout.read().count("the display is gone") == 1
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.replay()
