# SPDX-License-Identifier: Apache-2.0

"""What `make site` shows of running programs: a recorded run as `responder export` writes it, and every screen, into $MATERIAL."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from harness.served import executable
from harness.showcase import Showcase
from test_screens import SCREENS

pytestmark = pytest.mark.whole_browser

MATERIAL = Path(os.environ.get("MATERIAL", ".build/site-material"))


def test_a_recorded_run(new_tab, showcase_executable):
    """A card that is turned, a form, and taps that come to nothing in five ways."""
    MATERIAL.mkdir(parents=True, exist_ok=True)
    recording = MATERIAL / "run.jsonl"
    recording.unlink(missing_ok=True)
    running = Showcase(
        showcase_executable, recording=recording, environment={"RESPONDER_PICTURES": "1", "SWIFT_DETERMINISTIC_HASHING": "1"})
    tab = new_tab().open(running.url)
    tab.view("showcase").wait_for()
    tab.resize(390, 844)
    tab.go_to("cards")
    x, y = tab.center("card.orange")
    first, second = tab.fingers.down_together((x - 45, y - 20), (x + 45, y + 20))
    tab.fingers.move_together({first: (x - 90, y + 30), second: (x + 90, y - 30)}, steps=10)
    tab.fingers.up_all()
    tab.go_to("outcomes")
    for name, why in [("overlay", "in front of"), ("disabled", "it is disabled"), ("nobody", "launchRocket")]:
        tab.tap(f"outcomes.{name}")
        tab.expect_text("outcomes.sentence", re.compile(why))
    tab.page.close()
    assert running.stop() is not None
    subprocess.run([executable(showcase_executable), "export", recording, "-o", MATERIAL / "replay.html"], check=True)


def test_every_screen(tab):
    folder = MATERIAL / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    tab.resize(390, 844)
    for name in SCREENS:
        tab.go_to(name)
        tab.settle()
        tab.page.screenshot(path=folder / f"{name}.png")
