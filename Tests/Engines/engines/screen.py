# SPDX-License-Identifier: Apache-2.0

"""The showcase's page in any engine: views by their identifiers, and what is seen of them."""

import re
import time
from pathlib import Path

from harness.patience import PATIENCE

SCREENSHOTS = Path(__file__).resolve().parents[1] / "screenshots"

# Errors that no driver tells: those of a page that is loaded are kept here.
_WATCH = """() => {
    window.engineErrors = [];
    addEventListener("error", (event) => engineErrors.push(`uncaught: ${event.message}`));
    addEventListener("unhandledrejection", (event) => engineErrors.push(`unhandled: ${event.reason}`));
    const report = console.error;
    console.error = (...said) => { engineErrors.push(said.join(" ")); report.apply(console, said); };
}"""
_FRAME = """(identifier) => {
    const box = document.querySelector(`[data-identifier="${identifier}"]`)?.getBoundingClientRect();
    return box && box.width > 0 && box.height > 0 ? [box.x, box.y, box.width, box.height] : null;
}"""


class Screen:
    def __init__(self, engine):
        self.engine = engine

    def open(self, url):
        self.engine.open(url)
        self.engine.run(_WATCH)
        self.wait_for(lambda: self.frame("screen.controls"), "the showcase")

    @property
    def errors(self):
        return self.engine.errors + self.engine.run("() => window.engineErrors ?? []")

    def wait_for(self, holds, what, patience=PATIENCE):
        deadline = time.monotonic() + patience
        while not (found := holds()):
            assert time.monotonic() < deadline, f"{self.engine.name}: not within {patience} s: {what}"
            time.sleep(0.05)
        return found

    def frame(self, identifier):
        """Where a view is: x, y, width and height in CSS pixels; `None` while it is not there."""
        return self.engine.run(_FRAME, identifier)

    def center(self, identifier):
        """The middle of a view that has come to rest."""
        last = self.wait_for(lambda: self.frame(identifier), identifier)
        while (now := self.wait_for(lambda: self.frame(identifier), identifier)) != last:
            last = now
        x, y, width, height = now
        return x + width / 2, y + height / 2

    def text(self, identifier):
        return self.engine.run(
            "(identifier) => document.querySelector(`[data-identifier=\"${identifier}\"]`)?.innerText ?? ''", identifier)

    def expect_text(self, identifier, pattern):
        pattern = re.compile(pattern.replace(" ", r"\s+"))
        last = ""

        def matches():
            nonlocal last
            last = self.text(identifier)
            return pattern.search(last)

        try:
            self.wait_for(matches, f"{pattern.pattern} in {identifier}")
        except AssertionError as error:
            raise AssertionError(f"{error}; it was {last!r}") from None

    def click(self, identifier, button=0):
        self.engine.click(*self.center(identifier), button)

    def touch(self, identifier):
        self.engine.touch(*self.center(identifier))

    def go_to(self, name):
        """Chooses a screen of the showcase by its item."""
        self.click(f"screen.{name}")
        self.wait_for(lambda: self.engine.run(
            "(name) => document.querySelector(`[data-identifier=\"screen.${name}\"]`)?.getAttribute('aria-pressed')",
            name) == "true", f"the screen {name} is chosen")

    def screenshot(self, name):
        SCREENSHOTS.mkdir(exist_ok=True)
        self.engine.screenshot(SCREENSHOTS / f"{name}.png")
