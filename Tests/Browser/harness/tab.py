"""One browser tab, with everything that can touch it."""

import re
from pathlib import Path

from .fingers import Fingers, Pen

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"

# Remembers the page's sockets, so that a test can cut them. It runs before the page's own scripts.
_REMEMBER_SOCKETS = """
(() => {
    const sockets = [];
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
        constructor(...given) { super(...given); sockets.push(this); }
    };
    Object.defineProperty(window, "harnessSockets", { value: sockets });
})();
"""


class Tab:
    """A tab: `page` is Playwright's, `mouse` and `keys` are its own; `fingers` and `pen` go through DevTools.

    What the page reports as an error fails the test when the tab is closed, unless the test said by `expect_error` that it
    would come.
    """

    def __init__(self, context):
        self.page = context.new_page()
        self.page.add_init_script(_REMEMBER_SOCKETS)
        self.devtools = context.new_cdp_session(self.page)
        self.fingers = Fingers(self.devtools)
        self.pen = Pen(self.devtools)
        self.mouse = self.page.mouse
        self.keys = self.page.keyboard
        self.errors = []
        self._expected = []
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        self.page.on("crash", lambda _: self.errors.append("the page crashed"))

    def open(self, url):
        self.page.goto(url)
        return self

    def expect_error(self, pattern):
        """Errors in which `pattern` is found are part of this test."""
        self._expected.append(pattern)

    @property
    def unexpected_errors(self):
        return [error for error in self.errors if not any(re.search(pattern, error) for pattern in self._expected)]

    def settle(self):
        """Waits until the page has been given every move so far: Chromium holds moves back for the next frame."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def screenshot(self, name):
        """Writes screenshots/NAME.png and returns its path."""
        path = SCREENSHOTS / f"{name}.png"
        path.parent.mkdir(exist_ok=True)
        self.page.screenshot(path=path)
        return path

    def cut_sockets(self):
        """Closes every open WebSocket of the page under its feet and returns how many there were."""
        return self.page.evaluate(
            "() => { const open = harnessSockets.filter(socket => socket.readyState <= WebSocket.OPEN);"
            " for (const socket of open) socket.close(); return open.length; }"
        )

    def lose_focus(self):
        """What the page sees when the person turns to another window: a blur."""
        self.page.evaluate("() => window.dispatchEvent(new Event('blur'))")

    def close(self):
        self.page.close()

    def _note_console(self, message):
        if message.type == "error":
            where = message.location
            self.errors.append(f"{message.text} ({where.get('url', '')}:{where.get('lineNumber', '')})")
