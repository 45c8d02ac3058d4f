# SPDX-License-Identifier: Apache-2.0

"""What a window tells over AT-SPI beside what Chromium tells of the same screen of the showcase: roles, names and order (WN12)."""

import os
import subprocess
import time
from pathlib import Path

import pytest

from assistive import User
from harness.showcase import Showcase
from test_accessibility import user, window  # noqa: F401

# Not those whose rows or columns are as many as fit: a page and a window are not of one size.
SCREENS = ["Hit-testing", "Controls", "Form", "Layout"]
# A browser shows the words of these once more in them, as parts of the page.
WORDED = {"push button", "toggle button", "heading", "link"}
PATIENCE = 30


@pytest.fixture
def chromium(session, window, tmp_path, monkeypatch):  # noqa: F811
    monkeypatch.setenv("RESPONDER_HOST", "browser")
    program = Showcase(Path(os.environ["SHOWCASE"]))
    session.launch()
    shown = subprocess.Popen(
        ["chromium", "--force-renderer-accessibility", "--no-sandbox", "--no-first-run", f"--user-data-dir={tmp_path / 'profile'}",
         "--window-size=1000,900", program.url],
        env={**session.environment, "ACCESSIBILITY_ENABLED": "1", "GNOME_ACCESSIBILITY": "1"}, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    made = User(session, "Chromium")
    yield made
    made.stop()
    shown.kill()
    shown.wait()
    program.stop()


def joined(things):
    """A page has a text for each line."""
    found = []
    for role, name in things:
        if role == "static" and found and found[-1][0] == "static":
            found[-1] = ("static", f"{found[-1][1]} {name.strip()}")
        else:
            found.append((role, name.strip()))
    return found


def in_window(user):  # noqa: F811
    def flat(told):
        yield told[0], told[1]
        for child in told[2]:
            yield from flat(child)

    return joined(thing for thing in flat(user.tree()) if thing[0] not in ("application", "frame"))


def in_page(chromium):
    """The screen in the page, which begins behind the page's own heading, without the boxes that stand for nothing."""
    page = chromium.page_tree("Showcase")
    start = next(place for place, (_, role, name) in enumerate(page) if role == "heading" and name == "Showcase")
    found, worded = [], None
    for depth, role, name in page[start + 1:]:
        if depth <= 1:
            break
        if worded is not None and depth > worded and role in ("static", "section"):
            continue
        worded = depth if role in WORDED else None if worded is not None and depth <= worded else worded
        if role != "section":
            found.append((role, name))
    # The words of the page's heading.
    return joined(found[1:] if found and found[0] == ("static", "Showcase") else found)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_told_as_chromium_tells_it(user, chromium, screen):  # noqa: F811
    if screen != "Hit-testing":
        user.act(screen)
        chromium.page_tree(screen)
        chromium.page_act(screen)
    deadline = time.monotonic() + PATIENCE
    while (ours := in_window(user)) != (page := in_page(chromium)):
        if time.monotonic() > deadline:
            lines = [f"window: {one}" for one in ours if one not in page] + [f"page: {one}" for one in page if one not in ours]
            pytest.fail("\n".join(lines or [f"another order:\n{ours}\n{page}"]))
        time.sleep(0.5)
    assert len(ours) > 20
