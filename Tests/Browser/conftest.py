# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the browser tests.

    def test_two_fingers(tab):          # a tab that shows the freshly started showcase
        thumb = tab.fingers.down(40, 60)
        ...

`open_tab` opens further tabs of the same browser profile, `blank_tab` is a tab without the showcase, `showcase` is the process,
for tests that talk to it without a browser.
"""

import os
import re
from pathlib import Path

import pytest

from harness.browser import BROWSER, ENGINE, profile, programs
from harness.patience import PATIENCE
from harness.second_tries import pytest_terminal_summary  # noqa: F401
from harness.showcase import Showcase, build, replay
from harness.tab import Tab


@pytest.fixture(scope="session")
def showcase_executable():
    """The showcase that $SHOWCASE names, or else one built here."""
    return Path(os.environ["SHOWCASE"]) if os.environ.get("SHOWCASE") else build()


@pytest.fixture
def showcase(showcase_executable, tmp_path):
    """A showcase of this test's own, which must still run when the test is over and end when it is told to.

    What it did is recorded. The same input, replayed without a browser, must lead to the same trace: so every screen and every
    kind of input that a test uses is checked for what depends on more than the input.
    """
    recording = tmp_path / "session.jsonl"
    running = Showcase(showcase_executable, recording=recording)
    yield running
    survived = running.is_running
    code = running.stop()
    assert survived, f"The showcase ended by itself during the test, with code {code}:\n{running.output}"
    assert code is not None, f"The showcase did not end within {PATIENCE} s of being told to:\n{running.output}"
    code, printed = replay(showcase_executable, recording)
    assert code == 0, f"The session of this test replays to another trace:\n{printed}"


@pytest.fixture(scope="session")
def browsers():
    """A function that gives the browser or its engine."""
    with programs() as running:
        yield running


@pytest.fixture
def browser(browsers, request):
    """What shows this test's pages: Chromium's engine, or all of Chromium for a test with the mark `whole_browser`."""
    return browsers(BROWSER if request.node.get_closest_marker("whole_browser") else ENGINE)


@pytest.fixture
def context(browser):
    """A browser profile of this test's own, with a touch screen."""
    with profile(browser) as made:
        yield made


@pytest.fixture
def new_tab(context, request):
    """A function that makes an empty tab; at the end every tab's errors are looked at."""
    tabs = []

    def make():
        tabs.append(Tab(context))
        return tabs[-1]

    yield make
    if getattr(request.node, "has_failed", False):
        name = re.sub(r"[^\w-]+", "-", request.node.name)
        for number, tab in enumerate(tabs, start=1):
            if not tab.page.is_closed():
                tab.screenshot(f"failed-{name}-{number}")
        # The showcase has ended by now: what the pages say of that would hide what the test says.
        return
    errors = [error for tab in tabs for error in tab.unexpected_errors]
    assert not errors, "The page reported errors:\n" + "\n".join(errors)


@pytest.fixture
def blank_tab(new_tab):
    return new_tab()


@pytest.fixture
def open_tab(new_tab, showcase):
    """A function that opens the showcase in one more tab: the first with the token, the rest by the cookie it left."""
    addresses = iter([showcase.url])
    return lambda: new_tab().open(next(addresses, showcase.origin))


@pytest.fixture
def tab(open_tab):
    """A tab that shows the showcase."""
    return open_tab()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item):
    """Lets the fixtures know whether the test failed, so that a screenshot shows how."""
    report = yield
    if report.when == "call" and report.failed:
        item.has_failed = True
    return report
