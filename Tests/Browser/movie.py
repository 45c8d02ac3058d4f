# SPDX-License-Identifier: Apache-2.0

"""Makes the moving picture of the README from a real run: `make movie`. Its frames are looked at, and it is committed when it changed.

Two fingers turn a card of the showcase on a page as large as a phone. Then a tap does nothing, and the command says why: its words are those that it
prints of this run's recording.
"""

import re
import subprocess

import pytest

from harness.film import Film, code
from harness.served import executable
from harness.showcase import REPOSITORY, Showcase

pytestmark = pytest.mark.whole_browser

IMAGES = REPOSITORY / "Documentation" / "images"
LARGEST = 1_000_000

# The lines of the showcase that the fingers meet.
PROGRAM = REPOSITORY / "Sources" / "Showcase" / "Cards" / "DraggableCard.swift"


def lines_of_the_program():
    """The method of the pinch, as it stands there, without its indentation."""
    text = PROGRAM.read_text()
    method = re.search(r"^    private func pinch\(.*?^    }$", text, re.M | re.S).group()
    return "\n".join(line.removeprefix("    ") for line in method.splitlines()).replace("private func", "func")


def test_the_moving_picture(new_tab, showcase_executable, tmp_path):
    recording = tmp_path / "session.jsonl"
    running = Showcase(showcase_executable, recording=recording)
    tab = new_tab().open(running.url)
    tab.view("showcase").wait_for()
    tab.resize(390, 844)
    tab.go_to("cards")
    # What the film shows is that tap alone; the trace is not asked for the others.
    film = Film(tab, 390)
    film.words = "fingers"
    film.take(700)
    x, y = tab.center("card.orange")
    first, second = tab.fingers.down_together((x - 45, y - 20), (x + 45, y + 20))
    film.take(300)
    for step in range(1, 13):
        part = step / 12
        tab.fingers.move_together({
            first: (x - 45 - 40 * part, y - 20 - 45 * part), second: (x + 45 + 40 * part, y + 20 + 45 * part),
        })
        film.take(80)
    for step in range(1, 9):
        part = step / 8
        tab.fingers.move_together({first: (x - 85 - 15 * part, y - 65 + 90 * part), second: (x + 85 + 15 * part, y + 65 - 90 * part)})
        film.take(80)
    tab.fingers.up_all()
    film.take(900)
    tab.show_list()
    film.take(300)
    x, y = tab.center("screen.outcomes")
    finger = tab.fingers.down(x, y)
    film.take(160)
    finger.up()
    tab.view("outcomes.overlay").wait_for()
    tab.come_to_rest("outcomes.overlay")
    film.words = "nothing"
    film.take(700)
    finger = tab.fingers.down(*tab.center("outcomes.overlay"))
    film.take(400)
    finger.up()
    tab.expect_text("outcomes.sentence", re.compile("in front of"))
    film.take(1100)
    film.words = "why"
    film.take(4500)
    tab.page.close()
    assert running.stop() is not None

    told = subprocess.run(
        [executable(showcase_executable), "touches", recording, "--nothing"], capture_output=True, text=True, check=True).stdout
    sentence = told.strip().splitlines()
    # Without the time, which counts from when the machine was started.
    shown = "\n".join([re.sub(r"^[\d.]+ s  ", "", sentence[-3]), *sentence[-2:]])
    page = new_tab().page
    film.write(page, IMAGES / "why.gif", {
        "fingers": "<h1>Two fingers on a phone drive a Swift program on a laptop.</h1>" + code("// UIKit, on Linux.\n" + lines_of_the_program()),
        "nothing": "<h1>A tap does nothing.</h1>",
        "why": "<h1>And the program knows why.</h1>" + code(f"$ responder touches run.jsonl --nothing\n{shown}"),
    })[-1].save(IMAGES / "why-still.png", optimize=True)
    size = (IMAGES / "why.gif").stat().st_size
    assert size < LARGEST, f"The moving picture has {size} bytes."
