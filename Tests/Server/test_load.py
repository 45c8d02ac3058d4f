# SPDX-License-Identifier: Apache-2.0

"""Two hundred tabs, each with a finger that never rests. `TIME` says for how many seconds; `make load` for ten minutes."""

import asyncio
import os
import time

from clients import http, process
from clients.page import CANVAS, HEIGHT, Page
from harness.patience import PATIENCE

TABS = int(os.environ.get("TABS") or 200)
SECONDS = float(os.environ.get("TIME") or 15)
# Moves of each finger per second, at most.
RATE = 5
# Two hundred share what a busy machine leaves to one process.
LONGEST = PATIENCE * 4
# Seconds, a little longer than a scene waits for a page that left.
GRACE = 5.5
# What a process may grow by, once all tabs have worked for a while, and still be called flat.
GROWTH = 1.10
SLACK = 24 * 1024 * 1024


class Tab(Page):
    """It measures text, as a browser does."""

    measures = True


class Watch:
    """Memory and processor time of the showcase, looked at all the time."""

    def __init__(self, pid):
        self._pid = pid
        self.resident = []

    async def run(self):
        began, used = time.monotonic(), process.cpu_seconds(self._pid)
        try:
            while True:
                self.resident.append((time.monotonic() - began, process.resident(self._pid)))
                await asyncio.sleep(0.5)
        except asyncio.CancelledError:
            self.seconds = time.monotonic() - began
            self.cores = (process.cpu_seconds(self._pid) - used) / self.seconds

    def highest(self, start, end):
        """In the part of the time from `start` to `end`, of 0 to 1."""
        return max(memory for at, memory in self.resident if start <= at / self.seconds <= end)


async def work(page, number, end, latencies):
    """Moves one finger in a lane of its own, and waits for each move's painting: it begins, goes on and ends."""
    x, y = CANVAS[0], CANVAS[1] + number
    canvas = None
    sent = 0
    while time.monotonic() < end:
        page.put_down(x, y)
        page.places.clear()
        await page.until(lambda: page.samples == 1, "the finger", LONGEST)
        # Readings are in the canvas' own coordinates: where it begins is the same for all.
        canvas = (x - page.reading[1], y - page.reading[2])
        lane = page.reading[2]
        # A finger is lifted now and then, so that touches begin and end all the time.
        count = 1
        while count < 25 and time.monotonic() < end:
            began = time.monotonic()
            count += 1
            page.move(x + count * 7, y)
            await page.until(lambda: page.samples >= count, f"the painting of move {count} of tab {number}", LONGEST)
            latencies.append(time.monotonic() - began)
            assert page.samples == count, "somebody else's samples are in this scene"
            await asyncio.sleep(max(0, 1 / RATE - (time.monotonic() - began)))
        page.lift(x, y)
        await page.until(lambda: page.reading[0] == "ended", "the finger's end", LONGEST)
        sent += count
        assert {place[1] for place in page.places} == {lane}, "somebody else's finger was painted in this scene"
        assert {place[0] for place in page.places} == {x - canvas[0] + 7 * step for step in range(count + 1) if step != 1}
    return sent, canvas


async def come(port, cookie, count):
    """So many tabs on the screen with fingers, a few at a time."""
    pages = []
    for start in range(0, count, 20):
        came = await asyncio.gather(*[Tab.open(port, cookie) for _ in range(min(20, count - start))])
        await asyncio.gather(*[page.show_fingers() for page in came])
        pages += came
    return pages


async def load(showcase, cookie):
    pid = showcase.process.pid
    before = process.resident(pid)
    pages = await come(showcase.port, cookie, TABS)
    assert len({page.scene for page in pages}) == TABS
    # Other visitors, who only look on: whatever comes to them is of somebody else, also what others measure.
    lookers = await come(showcase.port, http.enter(showcase), 3)
    for page in lookers:
        await page.rest()
    pictures = [page.pictures for page in lookers]
    latencies = []
    watch = Watch(pid)
    watching = asyncio.create_task(watch.run())
    end = time.monotonic() + SECONDS
    results = await asyncio.gather(*[work(page, number, end, latencies) for number, page in enumerate(pages)])
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    assert len({canvas for _, canvas in results}) == 1
    assert [page.pictures for page in lookers] == pictures, "somebody else's input changed the picture of a scene"
    files = process.open_files(pid)
    await asyncio.gather(*[page.leave() for page in pages + lookers])
    await gone(showcase, pages, cookie)
    after = process.resident(pid)
    assert process.open_files(pid) < files - TABS + 20
    # The same again takes no more: what the first ones took is free.
    again = await come(showcase.port, cookie, TABS)
    second = process.resident(pid)
    await asyncio.gather(*[page.leave() for page in again])
    return before, watch, latencies, sum(sent for sent, _ in results), after, second


async def gone(showcase, pages, cookie):
    """Waits until the tabs' scenes are gone: none of a few gets its own back."""
    deadline = time.monotonic() + PATIENCE
    await asyncio.sleep(GRACE)
    for page in pages[:: max(1, len(pages) // 5)]:
        while True:
            back = await Page.open(showcase.port, cookie, session=page.session)
            await back.leave()
            if not back.is_resumed:
                break
            assert time.monotonic() < deadline, "a tab that left still has its scene"
            # Its scene waits again.
            await asyncio.sleep(GRACE)
        assert back.session != page.session


def test_two_hundred_tabs_with_moving_fingers(showcase, cookie, capsys):
    assert TABS + CANVAS[1] < HEIGHT - 220, "every finger needs a lane on the canvas"
    before, watch, latencies, moves, after, second = asyncio.run(load(showcase, cookie))
    latencies.sort()

    def percentile(part):
        return latencies[min(len(latencies) - 1, int(part * len(latencies)))] * 1000

    def megabytes(count):
        return f"{count / 1024 / 1024:.0f} MB"

    early, late = watch.highest(0, 0.4), watch.highest(0.6, 1)
    with capsys.disabled():
        print(
            f"\n{TABS} tabs for {watch.seconds:.0f} s: {moves} samples, all painted; move to painting "
            f"{percentile(0.5):.1f} ms (median), {percentile(0.95):.1f} ms (95 %), {percentile(0.99):.1f} ms (99 %), "
            f"{latencies[-1] * 1000:.0f} ms at most; {watch.cores:.2f} cores; memory {megabytes(before)} before, "
            f"{megabytes(early)} early, {megabytes(late)} late, {megabytes(after)} when all had left, "
            f"{megabytes(second)} with as many tabs again"
        )
    assert late < early * GROWTH + SLACK, "memory grows while tabs work"
    assert second < late * GROWTH + SLACK, "memory of tabs that left is not used again"
    assert not showcase.lines_matching("refused|closed the page")
