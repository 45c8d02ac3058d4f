# SPDX-License-Identifier: Apache-2.0

"""Firefox by WebDriver BiDi, which it speaks itself: no driver stands between."""

import base64
import json
import re
import subprocess
import tempfile
import threading
from pathlib import Path

import websocket

from .actions import Actions

PATIENCE = 60
_ADDRESS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_PREFERENCES = {
    "remote.active-protocols": 1, "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False, "browser.startup.homepage_override.mstone": "ignore", "browser.aboutwelcome.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False, "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False, "dom.w3c_touch_events.enabled": 1, "browser.tabs.warnOnClose": False,
}


class Firefox(Actions):
    name = "firefox"

    def __init__(self, size=(1000, 760)):
        self.errors = []
        self._answers = {}
        self._last = 0
        self._news = threading.Condition()
        self._profile = tempfile.TemporaryDirectory(prefix="responder-firefox-")
        lines = "".join(f'user_pref("{name}", {json.dumps(value)});\n' for name, value in _PREFERENCES.items())
        Path(self._profile.name, "user.js").write_text(lines)
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--no-remote", "--profile", self._profile.name, "--remote-debugging-port=0",
             "--width", str(size[0]), "--height", str(size[1])],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        try:
            self._connect(size)
        except BaseException:
            self.close()
            raise

    def _connect(self, size):
        address = None
        printed = []
        for line in self.process.stdout:
            printed.append(line)
            if found := _ADDRESS.search(line):
                address = found[1]
                break
        assert address, "Firefox ended before it listened:\n" + "".join(printed)
        threading.Thread(target=lambda: [None for _ in self.process.stdout], daemon=True).start()
        self._socket = websocket.create_connection(address + "/session", timeout=PATIENCE, suppress_origin=True)
        self._socket.settimeout(None)
        threading.Thread(target=self._read, daemon=True).start()
        self.send("session.new", capabilities={"alwaysMatch": {"acceptInsecureCerts": True}})
        self.send("session.subscribe", events=["log.entryAdded"])
        # In the tab that is there at first, the address has the keyboard.
        self._context = self.send("browsingContext.create", type="tab", background=False)["context"]
        self.send("browsingContext.setViewport", context=self._context, viewport={"width": size[0], "height": size[1]})

    def _read(self):
        try:
            while text := self._socket.recv():
                message = json.loads(text)
                if message.get("method") == "log.entryAdded":
                    entry = message["params"]
                    if entry["level"] == "error":
                        self.errors.append(f"{entry.get('text')} {entry.get('stackTrace') or ''}")
                with self._news:
                    if "id" in message:
                        self._answers[message["id"]] = message
                    self._news.notify_all()
        except (websocket.WebSocketException, OSError):
            pass

    def send(self, method, **params):
        """One command; returns its result."""
        with self._news:
            self._last += 1
            number = self._last
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        with self._news:
            assert self._news.wait_for(lambda: number in self._answers, PATIENCE), f"Firefox does not answer {method}."
            answer = self._answers.pop(number)
        assert answer["type"] == "success", f"{method}: {answer.get('error')}: {answer.get('message')}"
        return answer["result"]

    def open(self, url):
        self.send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def run(self, function, *values):
        """Evaluates a function of the page with JSON values and returns its value."""
        call = f"JSON.stringify(await ({function})(...{json.dumps(values)}) ?? null)"
        result = self.send(
            "script.evaluate", expression=f"(async () => {call})()", target={"context": self._context}, awaitPromise=True)
        assert result["type"] == "success", result.get("exceptionDetails", {}).get("text")
        return json.loads(result["result"]["value"])

    def perform(self, sources):
        self.send("input.performActions", context=self._context, actions=sources)

    def screenshot(self, path):
        picture = self.send("browsingContext.captureScreenshot", context=self._context)
        Path(path).write_bytes(base64.b64decode(picture["data"]))

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._profile.cleanup()
