# SPDX-License-Identifier: Apache-2.0

"""An input method on a session bus: `ibus-daemon` with the engine of input_method.py."""

import subprocess
import time
from pathlib import Path

from assistive import PYTHON
from shown import PATIENCE

ENGINE = Path(__file__).with_name("input_method.py")


class InputMethod:
    def __init__(self, session, folder):
        # Programs find it by the file that the daemon writes.
        self.place = dict(session.place, XDG_CONFIG_HOME=str(folder / "config"))
        environment = session.environment | self.place | {"XDG_CACHE_HOME": str(folder / "cache")}
        self.daemon = subprocess.Popen(
            ["ibus-daemon", "--panel", "disable", "--emoji-extension", "disable", "--config", "disable", "--cache", "none"],
            env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while not list((folder / "config").glob("ibus/bus/*")):
            if time.monotonic() > deadline:
                self.daemon.kill()
                raise AssertionError("IBus does not start.")
            time.sleep(0.1)
        self.said = (folder / "engine").open("w+")
        self.process = subprocess.Popen(
            [PYTHON, str(ENGINE)], stdin=subprocess.PIPE, stdout=self.said, text=True, env=environment)
        self.wait("ready True")

    def lines(self):
        return Path(self.said.name).read_text().splitlines()

    def wait(self, line):
        deadline = time.monotonic() + PATIENCE
        while line not in self.lines():
            assert time.monotonic() < deadline, f"The engine has not said {line}: {self.lines()}"
            time.sleep(0.1)

    def write(self, text):
        """Commits a text, as one that is chosen with the mouse in the input method's own window."""
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def stop(self):
        for process in (self.process, self.daemon):
            process.kill()
            process.wait()
