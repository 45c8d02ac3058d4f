# SPDX-License-Identifier: Apache-2.0

"""What takes a window, or its fingers, from who uses it (WN4), and the window manager without which nothing is minimized."""

import os
import subprocess
import time
from pathlib import Path

from assistive import PYTHON
from shown import LEFT, PATIENCE, SIZE, TOP, wait_for_windows

OTHER = Path(__file__).with_name("other_window.py")
RED = (255, 0, 0)
ALT, F9 = 64, 75

# Windows without borders, where the tests look for them; a key minimizes the one in front.
_CONFIGURATION = f"""<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><keepBorder>no</keepBorder></theme>
  <focus><focusNew>yes</focusNew></focus>
  <keyboard><keybind key="A-F9"><action name="Iconify"/></keybind></keyboard>
  <mouse/>
  <applications>
    <application class="*"><decor>no</decor><position force="yes"><x>{LEFT}</x><y>{TOP}</y></position></application>
  </applications>
</openbox_config>
"""


class Manager:
    """Openbox on a display that has no windows yet."""

    def __init__(self, display, folder):
        file = folder / "openbox.xml"
        file.write_text(_CONFIGURATION)
        self.process = subprocess.Popen(
            ["openbox", "--sm-disable", "--config-file", str(file)],
            env=dict(os.environ, DISPLAY=display.name, HOME=str(folder), XDG_CACHE_HOME=str(folder)), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        # It tells how many desktops it has; a display without a manager has no number of them.
        while subprocess.run(
                ["xdotool", "get_num_desktops"], env=dict(os.environ, DISPLAY=display.name), capture_output=True).returncode != 0:
            assert time.monotonic() < deadline and self.process.poll() is None, "Openbox does not start."
            time.sleep(0.1)

    def stop(self):
        self.process.kill()
        self.process.wait()


class OtherWindow:
    """Another program's window, which covers all of a test's window."""

    def __init__(self, display, is_managed):
        self.process = subprocess.Popen(
            [PYTHON, str(OTHER), *map(str, (LEFT, TOP, *SIZE)), *(["managed"] if is_managed else [])],
            env=dict(os.environ, DISPLAY=display.name), stdout=subprocess.PIPE, text=True)
        assert self.process.stdout.readline() == "there\n", "The other window does not come."

    def stop(self):
        self.process.kill()
        self.process.wait()


def hide(window):
    window.display.tool("windowunmap", window.number)
    wait_for_windows(window, 0)


def minimize(window):
    """By a key of the window manager, which takes it from the program in front."""
    window.display.keyboard.press(ALT, F9)
    wait_for_windows(window, 0)


def bring_back(window):
    """As a taskbar does; the window manager restores what is minimized, and raises what is covered."""
    window.display.tool("windowactivate", "--sync", window.number)
    wait_for_windows(window, 1)
