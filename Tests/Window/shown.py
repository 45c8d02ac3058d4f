# SPDX-License-Identifier: Apache-2.0

"""A program in a window of X11 at a fixed place, and where things of the showcase are in it."""

import os
import subprocess
import time
from pathlib import Path

from PIL import Image, ImageChops

from harness.showcase import replay

LEFT, TOP, SIZE = 60, 40, (800, 700)
PATIENCE = 30
# In this many seconds, what was done last is recorded to its end.
REST_OF_TURN = 0.5
# What is beside the list of screens.
REST = (240, 0, 800, 700)
# The button About, and what it shows.
ABOUT, ANOTHER, END = (LEFT + 750, TOP + 38), (LEFT + 205, TOP + 134), (LEFT + 350, TOP + 134)


def item(number):
    """The middle of a row of the list of screens, on the display."""
    return LEFT + 116, TOP + 61 + 34 * number


class Window:
    """A showcase in a window at a fixed place."""

    def __init__(self, display, executable, folder, **environment):
        self.display, self.executable = display, executable
        self.recording = folder / "session.jsonl"
        self.process = subprocess.Popen(
            [str(executable)], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env=dict(
                os.environ, DISPLAY=display.name, RESPONDER_HOST="window", RESPONDER_RECORD=str(self.recording),
                RESPONDER_WINDOW_SIZE=f"{SIZE[0]}x{SIZE[1]}", **environment))
        try:
            self.number = display.tool("search", "--sync", "--onlyvisible", "--pid", self.process.pid).split()[0]
            # No window manager does it here.
            display.tool("windowmove", "--sync", self.number, LEFT, TOP)
            display.tool("windowfocus", "--sync", self.number)
        except BaseException:
            self.process.kill()
            print(self.process.stdout.read())
            raise
        self.size = SIZE

    def picture(self, rest=0.3):
        """What the window shows when it has not changed for some seconds."""
        deadline, last = time.monotonic() + PATIENCE, None
        while True:
            now = self.display.picture(LEFT, TOP, *self.size)
            # A window that has not been painted yet is black.
            if last is not None and now.getbbox() is not None and now.tobytes() == last.tobytes():
                return now
            assert time.monotonic() < deadline, "The window does not come to rest."
            last = now
            time.sleep(rest)

    def wait_for_change(self, before, box, rest=0.3):
        """Waits until a part of the picture is another one, and the window has come to rest. What moves may stand still where all cores are busy: for a
        sheet that takes clicks when it has come, rest is longer."""
        deadline = time.monotonic() + PATIENCE
        while True:
            now = self.picture(rest)
            if now.crop(box).tobytes() != before.crop(box).tobytes():
                return now
            assert time.monotonic() < deadline, f"Nothing changes in {box}."

    def processor_time(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def wait_for_record(self, text):
        deadline = time.monotonic() + PATIENCE
        while text not in self.recording.read_text():
            assert time.monotonic() < deadline, f"The recording has no {text}."
            time.sleep(0.1)

    def replay(self):
        """Replays the session of the program, which has ended."""
        code, said = replay(self.executable, self.recording)
        assert code == 0, said

    def stop(self, rest=REST_OF_TURN):
        """Kills the program, if it has not ended, and replays its session."""
        time.sleep(rest)
        self.process.kill()
        printed = self.process.communicate()[0]
        assert "refused" not in printed, printed
        self.replay()

    def end(self, caret=False, pointer=None):
        """Kills the program, replays its session, and compares the last pictures; all of them but a caret, which blinks, and a
        pointer where a compositor paints it."""
        if caret:
            # Its blinking is no rest to wait for.
            time.sleep(REST_OF_TURN)
            shown = self.display.picture(LEFT, TOP, *self.size)
        else:
            shown = self.picture(rest=1.5)
        self.stop(rest=0)
        subprocess.run([str(self.executable), "--paint", str(self.recording)], check=True, timeout=60)
        painted = Image.open(self.recording.with_suffix(".png")).convert("RGB")
        assert painted.size == shown.size
        if pointer is not None:
            corner = tuple(place - 12 for place in pointer)
            painted.paste(shown.crop((*corner, *(place + 36 for place in corner))), corner)
        different = ImageChops.difference(painted, shown).getbbox()
        if different is not None:
            assert caret and different[2] - different[0] <= 4 and different[3] - different[1] <= 40, different
        return self.recording.read_text()


def windows_of(window):
    """The numbers of the windows that the program shows."""
    found = subprocess.run(
        ["xdotool", "search", "--onlyvisible", "--pid", str(window.process.pid)],
        env=dict(os.environ, DISPLAY=window.display.name), capture_output=True, text=True)
    return found.stdout.split()


def wait_for_windows(window, count):
    deadline = time.monotonic() + PATIENCE
    while len(windows_of(window)) != count:
        assert time.monotonic() < deadline, f"{windows_of(window)} are not {count} windows."
        time.sleep(0.1)
    return windows_of(window)
