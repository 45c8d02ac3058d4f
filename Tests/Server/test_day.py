# SPDX-License-Identifier: Apache-2.0

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
from harness.tab import Tab

SECONDS = float(os.environ.get("TIME") or 20)
SEED = int(os.environ.get("SEED") or random.randrange(1 << 32))
# Tabs beside the person's, in each round.
GUESTS = 24
# Tabs that come first: then everything is there that is there once, and the trace and the inspector remember as much as they may.
FIRST_GUESTS = 96
# The part of the rounds to which the rest are compared.
FIRST_ROUNDS = 0.3
# What memory may grow by, in bytes: once, and for each tab. A scene of the showcase takes a third of a megabyte. The program gives
# freed memory back when that is worth a walk through it, from eight megabytes on (SpareMemory).
SLACK = 11 << 20
PER_TAB = 1 << 10
# Threads that the system's pool may have more at one time than at another.
POOL = 4
# The C library gives back what is free, and keeps no arena for each thread: what the process has then is what it uses.
FRUGAL = {"MALLOC_ARENA_MAX": "1", "MALLOC_TRIM_THRESHOLD_": "131072", "MALLOC_MMAP_THRESHOLD_": "65536"}


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
    running = start("--inspect-all", environment=FRUGAL)
    running.wait_for_line("The inspector is at")
    return running


def guests_in_background(port, cookie, dice, count=GUESTS):
    """Lets guests come and go in a thread of their own. A function that waits for the last, and tells what went wrong."""
    problems = []

    def run():
        try:
            asyncio.run(guest.visits(port, cookie, dice, count))
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


def expect_flat(rests):
    start = max(1, int(len(rests) * FIRST_ROUNDS))
    before, after = rests[:start], rests[start:]
    told = "\n".join(map(str, rests))
    assert after, f"Not enough rounds to tell:\n{told}"

    def most(name, some):
        return max(getattr(rest, name) for rest in some)

    # What is remembered goes up and down, by megabytes: the lowest of the last ones is what stays.
    growth = min(rest.memory for rest in after[-4:]) - most("memory", before)
    tabs = after[-1].tabs - before[-1].tabs
    summary = f"{len(rests)} rounds, seed {SEED}; memory grew by {growth / 1e6:.2f} MB with {tabs} tabs"
    assert growth < SLACK + PER_TAB * tabs, f"{summary}:\n{told}"
    assert most("files", after) <= most("files", before) + 2, f"Files stay open:\n{told}"
    assert most("threads", after) <= most("threads", before) + POOL, f"Threads stay:\n{told}"
    return f"{summary}; at first{before[0]}; at last{after[-1]}"


def test_a_days_use_leaves_nothing_behind(showcase, capsys):
    dice = random.Random(SEED)
    pid = showcase.process.pid
    cookie = http.enter(showcase)
    rests = []
    with chromium() as browser, profile(browser) as context:
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
        Tab(context).open(f"{showcase.origin}/?token={showcase.newest_token()}").close()
        guests_in_background(showcase.port, cookie, dice, FIRST_GUESTS)()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end or len(rests) < 4:
            round_of_a_day(context, showcase, cookie, dice)
            rests.append(Rest(pid, FIRST_GUESTS + (len(rests) + 1) * (GUESTS + 1)))
    summary = expect_flat(rests)
    assert not showcase.lines_matching("closed the page")
    with capsys.disabled():
        print(f"\n    {summary}")
