"""A day's use of the showcase, compressed: nothing that it makes stays behind. `TIME` says for how many seconds; `make day` for an hour.

Round after round, somebody uses every screen in a real browser, whose tab loads again, loses its line and is closed, while other
tabs come, wander about and go. After each round nobody is there, and the process is looked at: its memory, files, threads and scenes.
"""

import asyncio
import os
import random
import threading
import time

import pytest

from clients import guest, http, inspector, process
from harness.browser import chromium, profile
from harness.patience import PATIENCE
from harness.person import load_again, look_inside, lose_the_line, use_everything
from harness.showcase import Showcase
from harness.tab import Tab

SECONDS = float(os.environ.get("TIME") or 45)
SEED = int(os.environ.get("SEED") or random.randrange(1 << 32))
# Tabs beside the person's, in each round.
GUESTS = 24
# Rounds until everything is there once: fonts, threads, the trace's and the inspector's memory of what was last.
WARM_UP = 0.4


class Rest:
    """What the process has when nobody is there."""

    def __init__(self, pid, tabs):
        self.tabs = tabs
        self.memory = process.own_memory(pid)
        self.files = process.open_files(pid)
        self.threads = process.threads(pid)

    def __str__(self):
        return f"{self.tabs:5} tabs so far: {self.memory / 1e6:7.2f} MB, {self.files} files, {self.threads} threads"


@pytest.fixture
def showcase(executable, start):
    running = start("--inspector")
    running.wait_for_line("The inspector is at")
    return running


def guests_in_background(port, cookie, dice):
    """Lets a round's guests come and go in a thread of their own. A function that waits for the last, and tells what went wrong."""
    problems = []

    def run():
        try:
            asyncio.run(guest.visits(port, cookie, dice, GUESTS))
        except BaseException as error:  # noqa: BLE001: whatever it is, the test is to say it.
            problems.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()

    def wait():
        thread.join()
        if problems:
            raise problems[0]

    return wait


def be_alone(port, cookie):
    """Waits until every scene is gone: one whose line broke waits five seconds for it."""
    deadline = time.monotonic() + PATIENCE
    while left := inspector.scenes(port, cookie):
        assert time.monotonic() < deadline, f"The scenes {left} stay although nobody is there."
        time.sleep(0.25)


def round_of_a_day(context, showcase, cookie, dice):
    wait_for_guests = guests_in_background(showcase.port, cookie, dice)
    tab = Tab(context).open(showcase.origin)
    use_everything(tab)
    lose_the_line(tab)
    load_again(tab)
    look_inside(tab, showcase.origin)
    tab.close()
    assert not tab.errors
    wait_for_guests()
    be_alone(showcase.port, cookie)


def test_a_days_use_leaves_nothing_behind(showcase, capsys):
    dice = random.Random(SEED)
    pid = showcase.process.pid
    cookie = http.enter(showcase)
    rests = []
    with chromium() as browser, profile(browser) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
        Tab(context).open(f"{showcase.origin}/?token={showcase.newest_token()}").close()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            round_of_a_day(context, showcase, cookie, dice)
            rests.append(Rest(pid, (len(rests) + 1) * (GUESTS + 1)))
            with capsys.disabled():
                print(f"\n    {rests[-1]}", end="")
