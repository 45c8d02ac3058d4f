# SPDX-License-Identifier: Apache-2.0

"""The browser of a machine, started for tests."""

import contextlib
import shutil

from playwright.sync_api import expect, sync_playwright

from .patience import MILLISECONDS

_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]

expect.set_options(timeout=MILLISECONDS)


def launch(browser_type, *flags):
    """The machine's Chromium without a window, and whatever other flags."""
    executable = shutil.which("chromium")
    assert executable, "There is no `chromium` on PATH; `make environment` installs it."
    return browser_type.launch(executable_path=executable, args=[*_FLAGS, *flags])


@contextlib.contextmanager
def chromium():
    """A browser until the end of the `with`."""
    with sync_playwright() as playwright:
        launched = launch(playwright.chromium)
        yield launched
        launched.close()


@contextlib.contextmanager
def profile(browser):
    """A profile of its own, with a touch screen: what one person's tabs share."""
    made = browser.new_context(has_touch=True, viewport={"width": 1280, "height": 800})
    made.set_default_timeout(MILLISECONDS)
    yield made
    made.close()
