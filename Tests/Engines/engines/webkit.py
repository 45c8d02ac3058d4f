# SPDX-License-Identifier: Apache-2.0

"""WebKitGTK, which has Safari's engine, by its own WebDriver and under a screen of nobody's (Xvfb)."""

import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
import zlib
from pathlib import Path

from .actions import Actions

PATIENCE = 60
_ERROR = re.compile(r"CONSOLE (?:JS|SECURITY|NETWORK|RENDERING|OTHER)? ?ERROR|CONSOLE ERROR|CONSOLE JS ERROR")


def minibrowser():
    """The browser that comes with the engine; `None` where there is none."""
    found = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
    return found[-1] if found else None


class WebKit(Actions):
    name = "webkit"
    can_touch = False

    def __init__(self, size=(1000, 760)):
        self.errors = []
        self._folder = tempfile.TemporaryDirectory(prefix="responder-webkit-")
        self._processes = []
        try:
            self._start(size)
        except BaseException:
            self.close()
            raise

    def _start(self, size):
        read, write = os.pipe()
        screen = subprocess.Popen(
            [shutil.which("Xvfb"), "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp",
             "-fbdir", self._folder.name],
            pass_fds=[write], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self._processes.append(screen)
        os.close(write)
        with os.fdopen(read) as numbers:
            display = numbers.readline().strip()
        environment = dict(
            os.environ, DISPLAY=f":{display}", HOME=self._folder.name, XDG_RUNTIME_DIR=self._folder.name,
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1", WEBKIT_DISABLE_DMABUF_RENDERER="1", LIBGL_ALWAYS_SOFTWARE="1", WEBKIT_DISABLE_COMPOSITING_MODE="1",
            NO_AT_BRIDGE="1", GTK_A11Y="none")
        port = self._free_port()
        self._driver = subprocess.Popen(
            [shutil.which("WebKitWebDriver") or "WebKitWebDriver", f"--port={port}"], env=environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        self._processes.append(self._driver)
        self.output = []
        threading.Thread(target=self._read, daemon=True).start()
        self._address = f"http://127.0.0.1:{port}"
        self._wait_until_ready()
        options = {
            "binary": str(minibrowser()),
            "args": ["--automation", "--enable-write-console-messages-to-stdout=true"],
        }
        session = self.send("POST", "/session", {
            "capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options, "acceptInsecureCerts": True}}})
        self._session = f"/session/{session['sessionId']}"
        # The list of screens is longer than the window is at first.
        self.send("POST", f"{self._session}/window/rect", {"x": 0, "y": 0, "width": 1300, "height": 960})

    @staticmethod
    def _free_port():
        with socket.socket() as made:
            made.bind(("127.0.0.1", 0))
            return made.getsockname()[1]

    def _read(self):
        for line in self._driver.stdout:
            self.output.append(line)
            if _ERROR.search(line):
                self.errors.append(line.strip())

    def _wait_until_ready(self):
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                if self.send("GET", "/status")["ready"]:
                    return
            except OSError:
                pass
            assert time.monotonic() < deadline, "WebKitWebDriver does not listen."
            time.sleep(0.1)

    def send(self, method, path, body=None):
        """One command of WebDriver; returns its value."""
        data = json.dumps(body if body is not None else {}).encode() if method == "POST" else None
        request = urllib.request.Request(
            self._address + path, data=data, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode(errors='replace')}") from None

    def open(self, url):
        self.send("POST", f"{self._session}/url", {"url": url})

    def run(self, function, *values):
        script = (f"const done = arguments[arguments.length - 1];"
                  f"Promise.resolve(({function})(...{json.dumps(values)}))"
                  f".then((value) => done(JSON.stringify(value ?? null)), (error) => done('!' + error));")
        answer = self.send("POST", f"{self._session}/execute/async", {"script": script, "args": []})
        assert not answer.startswith("!"), answer[1:]
        return json.loads(answer)

    def perform(self, sources):
        self.send("POST", f"{self._session}/actions", {"actions": sources})

    def screenshot(self, path):
        """The whole of the screen, as Xvfb keeps it in a file: the driver's own picture never comes where something moves."""
        data = Path(self._folder.name, "Xvfb_screen0").read_bytes()
        header = struct.unpack(">25I", data[:100])
        width, height, line = header[4], header[5], header[12]
        start = header[0] + 12 * header[19]
        rows = bytearray()
        for row in range(height):
            pixels = data[start + row * line:start + row * line + 4 * width]
            rows.append(0)
            colors = bytearray(3 * width)
            colors[0::3], colors[1::3], colors[2::3] = pixels[2::4], pixels[1::4], pixels[0::4]
            rows += colors

        def chunk(kind, content):
            return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

        Path(path).write_bytes(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(bytes(rows), 6)) + chunk(b"IEND", b""))

    def close(self):
        if getattr(self, "_session", None):
            try:
                self.send("DELETE", self._session)
            except (AssertionError, OSError):
                pass
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._folder.cleanup()
