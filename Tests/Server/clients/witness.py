# SPDX-License-Identifier: Apache-2.0

"""A well-behaved tab beside an attack: its finger moves all the time, and each move must be painted."""

import asyncio
import threading
import time

from .page import CANVAS, Page
from .process import Waiting


class Witness:
    """Works in a thread of its own from `with` to the end of it, and then says what it noticed.

        with Witness(showcase.port, cookie) as witness:
            attack()
        assert witness.problem is None
    """

    def __init__(self, port, cookie, *, every=0.05, pid=None):
        self._arguments = (port, cookie)
        self._pid = pid
        self._every = every
        self._stops = threading.Event()
        self._started = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.problem = None
        # Seconds from each move to its painting.
        self.latencies = []
        # The same without the time for which nobody on the way had a core; needs the process.
        self.costs = []

    def __enter__(self):
        self._thread.start()
        self._started.wait()
        return self

    def __exit__(self, *_):
        # It must have worked when all is over, too.
        enough = len(self.latencies) + 5
        while self._thread.is_alive() and len(self.latencies) < enough:
            time.sleep(self._every)
        self._stops.set()
        self._thread.join()

    def expect_unharmed(self):
        assert self.problem is None, f"The tab that worked on beside the attack noticed it: {self.problem}"

    def _run(self):
        try:
            asyncio.run(self._work())
        except Exception as error:  # noqa: BLE001: whatever it is, the test is to say it.
            self.problem = error
        finally:
            self._started.set()

    async def _work(self):
        page = await Page.open(*self._arguments)
        await page.show_fingers()
        x, y = CANVAS
        page.put_down(x, y)
        await page.until(lambda: page.samples == 1, "the finger")
        self._started.set()
        count = 1
        while not self._stops.is_set():
            count += 1
            waiting = Waiting(self._pid) if self._pid else None
            began = time.monotonic()
            page.move(x + count % 200, y)
            await page.until(lambda: page.samples >= count, f"move {count}")
            self.latencies.append(time.monotonic() - began)
            if waiting:
                self.costs.append(self.latencies[-1] - waiting.seconds())
            await asyncio.sleep(self._every)
        assert page.samples == count
        page.lift(x, y)
        await page.until(lambda: page.reading[0] == "ended", "the finger's end")
        await page.leave()
