# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the desktop tests: a session bus of a test's own, and the showcase on it; a screen of its own, with assistive technology.

The former need Debian's dbus, playerctl and libglib2.0-bin, and a showcase that was built with the trait MPRIS.
"""

import os
import subprocess
import time
from pathlib import Path

import pytest

from assistive import BROWSERS, LAUNCHER, Assisted, missing
from harness.second_tries import pytest_terminal_summary  # noqa: F401
from harness.showcase import Showcase

PLAYER = "org.mpris.MediaPlayer2.Showcase"


def wait_until(holds, what, patience=15):
    """Asks again and again, up to a limit, whether something holds; what it was is what the failure says."""
    deadline = time.monotonic() + patience
    while not (found := holds()):
        assert time.monotonic() < deadline, f"not within {patience} s: {what}"
        time.sleep(0.05)
    return found


class Bus:
    """A session bus that can die and come back at the same address."""

    def __init__(self, folder):
        self.socket = Path(folder) / "bus"
        self.address = f"unix:path={self.socket}"
        self.process = None

    def start(self):
        self.socket.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={self.address}"])
        wait_until(self.socket.exists, "the bus listens")

    def kill(self):
        if self.process:
            self.process.kill()
            self.process.wait()
            self.process = None

    def run(self, *command):
        """What a command on this bus prints; None when it failed."""
        done = subprocess.run(
            command, env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.address},
            capture_output=True, text=True, timeout=20)
        return done.stdout.strip() if done.returncode == 0 else None

    def follow(self, *command):
        """A running command on this bus, of whose output lines can be waited for."""
        return Lines(subprocess.Popen(
            command, env={**os.environ, "DBUS_SESSION_BUS_ADDRESS": self.address},
            stdout=subprocess.PIPE))

    def playerctl(self, *arguments):
        return self.run("playerctl", "--player", "Showcase", *arguments)

    def get(self, name, interface="org.mpris.MediaPlayer2.Player"):
        return self.run(
            "gdbus", "call", "--session", "--dest", PLAYER, "--object-path", "/org/mpris/MediaPlayer2",
            "--method", "org.freedesktop.DBus.Properties.Get", interface, name)

    def has(self, name):
        names = self.run(
            "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/org/freedesktop/DBus",
            "--method", "org.freedesktop.DBus.ListNames")
        return names is not None and f"'{name}'" in names

    def has_player(self):
        return self.has(PLAYER)


class Lines:
    """The lines that a running command prints."""

    def __init__(self, process):
        self.process = process
        os.set_blocking(process.stdout.fileno(), False)
        self.text = ""

    def wait_for(self, text):
        wait_until(lambda: text in self._read(), f"the line {text}; there was: {self.text!r}")

    def _read(self):
        self.text += (self.process.stdout.read() or b"").decode()
        return self.text

    def stop(self):
        self.process.kill()
        self.process.wait()


@pytest.fixture
def bus(tmp_path):
    made = Bus(tmp_path)
    yield made
    made.kill()


@pytest.fixture
def start_showcase(bus, monkeypatch):
    """A function that starts the showcase on the test's bus, whether or not that is there."""
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus.address)
    started = []

    def start():
        started.append(Showcase(Path(os.environ["SHOWCASE"])))
        return started[-1]

    yield start
    for showcase in started:
        survived = showcase.is_running
        code = showcase.stop()
        assert survived, f"The showcase ended by itself, with code {code}:\n{showcase.output}"
        assert code is not None, f"The showcase did not end within 5 s:\n{showcase.output}"


@pytest.fixture
def player(bus, start_showcase):
    """The bus, with the showcase's player on it."""
    bus.start()
    start_showcase()
    wait_until(bus.has_player, "the player is on the bus")
    return bus


@pytest.fixture
def desktop(bus, tmp_path):
    """The environment of a desktop with a screen and assistive technology."""
    bus.start()
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], pass_fds=[write])
    os.close(write)
    with os.fdopen(read) as number:
        display = number.readline().strip()
    environment = {
        **os.environ, "DISPLAY": f":{display}", "DBUS_SESSION_BUS_ADDRESS": bus.address, "GNOME_ACCESSIBILITY": "1",
        "ACCESSIBILITY_ENABLED": "1", "NO_AT_BRIDGE": "0", "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path),
    }
    launcher = subprocess.Popen([LAUNCHER, "--launch-immediately"], env=environment)
    # A browser asks for it once, when it starts.
    wait_until(lambda: bus.has("org.a11y.Bus"), "assistive technology has its bus")
    yield environment
    for process in [launcher, screen]:
        process.kill()
        process.wait()


@pytest.fixture(params=BROWSERS)
def assisted(request, program, tmp_path):
    """Each browser with the test's program, on a desktop with assistive technology."""
    if lacks := missing(request.param):
        pytest.skip(f"not on this machine: {', '.join(lacks)}")
    made = Assisted(request.param, program.url, request.getfixturevalue("desktop"), tmp_path)
    yield made
    made.close()
