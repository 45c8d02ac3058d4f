# SPDX-License-Identifier: Apache-2.0

"""One browser tab, with everything that can touch it."""

import re
import time
from pathlib import Path

from playwright.sync_api import expect

from .fingers import Fingers, Pen
from .patience import PATIENCE

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

# Whether an element moves, by itself or with one that it lies in.
_IS_ANIMATED = """
(element) => {
    for (let each = element; each; each = each.parentElement)
        if (each.getAnimations().some((animation) => animation.playState !== "finished")) return true;
    return false;
}
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
        self._other = None
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

    def view(self, identifier):
        """The element of the view with this accessibilityIdentifier."""
        return self.page.locator(f'[data-identifier="{identifier}"]')

    def expect_text(self, identifier, pattern):
        """Waits until the text of a view matches: a text as a whole, or a compiled pattern anywhere in it.

        A text that takes several lines matches as if it stood in one.
        """
        if not isinstance(pattern, str):
            pattern = re.compile(pattern.pattern.replace(r"\ ", " ").replace(" ", r"\s+"), re.DOTALL)
        expect(self.view(identifier)).to_have_text(pattern, use_inner_text=True)

    def center(self, identifier):
        """The middle of a view that can be seen, in CSS pixels of the viewport."""
        view = self.view(identifier)
        view.wait_for(state="visible")
        frame = view.bounding_box()
        return frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def tap(self, identifier):
        """A finger goes down in the middle of a view, and up again, when the transition is over that the view is in (J18)."""
        self.page.wait_for_function(
            "selector => document.querySelector(selector)?.closest('.in-transition') === null",
            arg=f'[data-identifier="{identifier}"]')
        self.fingers.tap(*self.center(identifier))

    def tap_until(self, identifier, is_done, *, every=100):
        """Taps a view until something is so, as anybody does whose tap stopped a list that rolled, or came while a screen moved (J18).

        A tap has `every` milliseconds to come to something; a view that is gone is tapped no more.
        """
        self.view(identifier).wait_for(state="visible")
        for _ in range(100):
            # In one step: a view that leaves in between would be waited for.
            box = self.page.evaluate(
                "selector => document.querySelector(selector)?.getBoundingClientRect().toJSON() ?? null",
                f'[data-identifier="{identifier}"]')
            if is_done() or box is None:
                return
            self.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for _ in range(0, every, 50):
                self.page.wait_for_timeout(50)
                if is_done():
                    return
        raise AssertionError(f"Taps of {identifier} come to nothing.")

    def go_to(self, screen):
        """Chooses a screen of the showcase (hitTesting, chain, controls, fingers ...) in its list, and waits until it is there.

        In a narrow window the list lies below the screen that is shown: the way leads back first.
        """
        self.show_list()
        self.bring_into_list(screen)
        # On a busy machine a bar above the list comes late, and the first tap misses the row.
        self.tap_until(f"screen.{screen}", lambda: self.view(f"page.{screen}").count() > 0, every=3000)
        self.view(f"page.{screen}").wait_for(state="visible")
        self.page.wait_for_function("() => !document.querySelector('.in-transition')")
        self.come_to_rest(f"page.{screen}")
        return self

    def show_list(self):
        """Goes back to the showcase's list of screens, unless it is there."""
        self.view("showcase").wait_for(state="visible")
        self.page.wait_for_function("() => !document.querySelector('.in-transition')")
        if self.view("screens").count() == 0:
            box = self.page.get_by_role("button", name="Responder", exact=True).bounding_box()
            self.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            self.view("screens").wait_for(state="visible")
            self.page.wait_for_function("() => !document.querySelector('.in-transition')")

    def bring_into_list(self, screen):
        """Turns the wheel over the list of screens until the row of a screen can be tapped."""
        frame = self.view("screens").bounding_box()
        # The bar is 32 points high on a phone on its side, else 44: a row whose middle is below that is reached.
        low, high = frame["y"] + 50, frame["y"] + frame["height"]
        row = self.view(f"screen.{screen}")
        for turn in range(60):
            # In one look: a row that is gone in the next moment would be waited for.
            box = row.evaluate_all("rows => rows.length === 1 ? rows[0].getBoundingClientRect().toJSON() : null")
            if box and low <= box["y"] + box["height"] / 2 and box["y"] + box["height"] * 3 / 4 <= high:
                # The page may still move: a bar above the list comes and goes with what is edited.
                self.come_to_rest(row)
                return
            self.mouse.move(frame["x"] + frame["width"] / 2, (low + high) / 2)
            # From the first row down, and again: on a busy machine a row may pass between two looks. One that is seen above is behind.
            is_behind = box and box["y"] < low
            self.mouse.wheel(0, -4000 if turn % 30 == 0 else -100 if is_behind else 100)
            self.settle()
            self.page.wait_for_timeout(20)
        raise AssertionError(f"The list of screens has no row of {screen}.")

    def resize(self, width, height):
        """Makes the window of that size, in CSS pixels, and waits until the showcase has laid itself out anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(
            "width => document.querySelector('[data-identifier=showcase]')?.getBoundingClientRect().width === width", arg=width)
        return self

    def settle(self):
        """Waits until the page has been given every move so far: Chromium holds moves back for the next frame."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")

    def tab_to(self, selector):
        """Presses Tab until the page's focus is at what the selector finds; the program answers each before the next one is pressed."""
        for _ in range(80):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.evaluate("() => { window.before = document.activeElement; }")
            self.keys.press("Tab")
            self.page.wait_for_function("() => document.activeElement !== window.before && document.activeElement !== document.body")
        raise AssertionError(f"Tab does not come to {selector}.")

    def come_to_rest(self, view):
        """Waits until a view, or an element, is where it was a moment ago, and says where: a finger that taps on sight misses one that moves."""
        element = self.view(view) if isinstance(view, str) else view
        last, since = None, 0
        deadline = time.monotonic() + PATIENCE
        while (looked := time.monotonic()) < deadline:
            self.settle()
            now = element.bounding_box()
            if now is None or now != last or element.evaluate(_IS_ANIMATED):
                last, since = now, looked
            elif looked - since >= 0.15:  # A busy program leaves out pictures of a motion, but not for so long.
                return now
        raise AssertionError(f"{view} does not come to rest.")

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
        """The person turns to another window: the page gets a real blur and knows that it has no focus."""
        self.devtools.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
        self._other = self.page.context.new_page()
        self._other.bring_to_front()
        self.page.wait_for_function("() => !document.hasFocus()")

    def regain_focus(self):
        """The person comes back."""
        self._other.close()
        self.page.bring_to_front()
        self.devtools.send("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.page.wait_for_function("() => document.hasFocus()")

    def close(self):
        self.page.close()

    def _note_console(self, message):
        if message.type == "error":
            where = message.location
            self.errors.append(f"{message.text} ({where.get('url', '')}:{where.get('lineNumber', '')})")
