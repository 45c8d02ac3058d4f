# SPDX-License-Identifier: Apache-2.0

"""A session bus with assistive technology on it, and its user (assistive_user.py)."""

import json
import os
import subprocess
import time
from pathlib import Path

PYTHON = "/usr/bin/python3"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
USER = Path(__file__).with_name("assistive_user.py")


class Session:
    """A session bus of a test's own, with the accessibility bus behind it."""

    def __init__(self, folder, display):
        self.address = f"unix:path={folder}/session-bus"
        # What a program needs to find it.
        self.place = {"DBUS_SESSION_BUS_ADDRESS": self.address, "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder)}
        self.environment = {
            name: value for name, value in os.environ.items()
            if name not in ("AT_SPI_BUS_ADDRESS", "ACCESSIBILITY_ENABLED", "GNOME_ACCESSIBILITY", "NO_AT_BRIDGE")
        } | self.place | {"DISPLAY": display.name, "GSETTINGS_BACKEND": "memory"}
        self.processes = [
            subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={self.address}"], env=self.environment)]
        self._wait(lambda: Path(f"{folder}/session-bus").exists(), "the bus listens")

    @staticmethod
    def _wait(holds, what):
        deadline = time.monotonic() + 20
        while not holds():
            assert time.monotonic() < deadline, f"not within 20 s: {what}"
            time.sleep(0.05)

    def call(self, destination, path, method, *arguments):
        """What gdbus prints of the answer; None when there is none."""
        done = subprocess.run(
            ["gdbus", "call", "--address", self.address, "--dest", destination, "--object-path", path, "--method", method, *arguments],
            env=self.environment, capture_output=True, text=True, timeout=20)
        return done.stdout.strip() if done.returncode == 0 else None

    def launch(self):
        """Starts the desktop's side of assistive technology. Nobody listens yet."""
        self.processes.append(subprocess.Popen([LAUNCHER, "--launch-immediately"], env=self.environment, stderr=subprocess.DEVNULL))
        self._wait(lambda: self.accessibility_address, "the accessibility bus")

    @property
    def accessibility_address(self):
        answer = self.call("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus.GetAddress")
        return answer[2:-3] if answer else None

    def enable(self, is_enabled):
        """What Orca does when it starts, and when it ends."""
        value = f"<{'true' if is_enabled else 'false'}>"
        assert self.call(
            "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", value) is not None

    def programs(self):
        """How many connections the accessibility bus has."""
        names = subprocess.run(
            ["gdbus", "call", "--address", self.accessibility_address, "--dest", "org.freedesktop.DBus", "--object-path", "/", "--method",
             "org.freedesktop.DBus.ListNames"], env=self.environment, capture_output=True, text=True, timeout=20).stdout
        return names.count("':")

    def stop(self):
        for process in reversed(self.processes):
            # The launcher takes its bus along when it is asked to end.
            process.terminate()
            process.wait(timeout=20)


class User:
    """Each method of assistive_user.py's user is one here."""

    def __init__(self, session, program):
        self.process = subprocess.Popen(
            [PYTHON, str(USER), program], env=session.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def __getattr__(self, step):
        def perform(*taken):
            self.process.stdin.write(json.dumps([step, *taken]) + "\n")
            self.process.stdin.flush()
            answer = json.loads(self.process.stdout.readline() or '{"fault": "the user is gone"}')
            assert "fault" not in answer, answer["fault"]
            return answer["answer"]

        return perform

    def stop(self):
        self.process.kill()
        self.process.wait()
