# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the tests in browsers other than Chromium: `screen` is the showcase in one of them.

They need Debian's firefox-esr, webkit2gtk-driver and xvfb, and a showcase that was built.
"""

import os
import re
from pathlib import Path

import pytest

from engines.firefox import Firefox
from engines.screen import Screen
from engines.webkit import WebKit
from harness.second_tries import pytest_terminal_summary  # noqa: F401
from harness.showcase import Showcase, build, replay


@pytest.fixture(scope="session")
def showcase_executable():
    """The showcase that $SHOWCASE names, or else one built here."""
    return Path(os.environ["SHOWCASE"]) if os.environ.get("SHOWCASE") else build()


@pytest.fixture(scope="session", params=[Firefox, WebKit], ids=lambda kind: kind.name)
def engine(request):
    """A browser, for all tests: each takes seconds to start."""
    made = request.param()
    yield made
    made.close()


@pytest.fixture
def screen(engine, showcase_executable, tmp_path, request):
    """A showcase of this test's own, in the browser. What it did is replayed without a browser afterwards."""
    recording = tmp_path / "session.jsonl"
    showcase = Showcase(showcase_executable, recording=recording)
    engine.errors.clear()
    made = Screen(engine)
    try:
        made.open(showcase.url)
        yield made
        made.screenshot(re.sub(r"[^\w-]+", "-", request.node.name))
        errors = made.errors
    finally:
        engine.open("about:blank")
        code = showcase.stop()
    assert code is not None, f"The showcase did not end when it was told to:\n{showcase.output}"
    assert not errors, "The page reported errors:\n" + "\n".join(errors)
    code, printed = replay(showcase_executable, recording)
    assert code == 0, f"The session of this test replays to another trace:\n{printed}"
