# SPDX-License-Identifier: Apache-2.0

"""The browser of a machine, started for tests.

Two programs of Debian's show pages with the same engine: `chromium` is the browser, which has windows and tabs also where nobody sees
them, and `chromium-headless-shell` is the engine with the least around it, for two thirds of the processor time.
"""

import contextlib
import shutil

from playwright.sync_api import expect, sync_playwright

from .patience import MILLISECONDS

BROWSER, ENGINE = "chromium", "chromium-headless-shell"
_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]

expect.set_options(timeout=MILLISECONDS)


def launch(browser_type, *flags, program=BROWSER):
    """One of the machine's two programs, without a window, and whatever other flags; the browser where there is no engine alone."""
    executable = shutil.which(program) or shutil.which(BROWSER)
    assert executable, f"There is no `{BROWSER}` on PATH; `make environment` installs it."
    return browser_type.launch(executable_path=executable, args=[*_FLAGS, *flags])


@contextlib.contextmanager
def programs():
    """A function that gives BROWSER or ENGINE, started when it is first asked for, until the end of the `with`."""
    with sync_playwright() as playwright:
        started = {}

        def running(program):
            if program not in started:
                started[program] = launch(playwright.chromium, program=program)
            return started[program]

        yield running
        for launched in started.values():
            launched.close()


@contextlib.contextmanager
def chromium():
    """The browser until the end of the `with`."""
    with programs() as running:
        yield running(BROWSER)


@contextlib.contextmanager
def profile(browser):
    """A profile of its own, with a touch screen: what one person's tabs share."""
    made = browser.new_context(has_touch=True, viewport={"width": 1280, "height": 800})
    made.set_default_timeout(MILLISECONDS)
    yield made
    made.close()
