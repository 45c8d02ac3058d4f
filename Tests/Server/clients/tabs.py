# SPDX-License-Identifier: Apache-2.0

"""Several tabs in a thread of their own, each with a finger: a test beside them says when they go on."""

import asyncio
import threading

from harness.patience import PATIENCE

from .floods import EDITOR_ITEM, EDITOR_TEXT, long_text
from .page import CANVAS, Page


class Tabs:
    """They are open from `with` to the end of it.

        with Tabs(showcase.port, cookie, 3) as tabs:
            tabs.put_fingers_down()
    """

    def __init__(self, port, cookie, count):
        self._port, self._cookie, self._count = port, cookie, count
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self.pages = []

    def __enter__(self):
        self._thread.start()
        self._do(self._open())
        return self

    def __exit__(self, *_):
        self._do(self._cut())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    @property
    def scenes(self):
        return [page.scene for page in self.pages]

    def put_fingers_down(self):
        """Each tab's finger goes down on the screen that shows fingers, and is painted there."""
        self._do(self._put_down())

    def move(self, times=10):
        """Each finger moves, and each move is painted."""
        self._do(self._move(times))

    def each(self, act):
        """Does something with each page, and waits until nothing more is painted of it."""
        self._do(self._each(act))

    def wait_for_end(self, code):
        """Waits until the program has closed every page's connection with this code."""
        self._do(self._wait_for_end(code))

    def use_memory(self, pages=40):
        """More and more text comes into more and more tabs, until the process is gone."""
        self._do(self._write(pages))

    def _do(self, work):
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE * 4)

    async def _open(self):
        for _ in range(self._count):
            self.pages.append(await Page.open(self._port, self._cookie))

    async def _put_down(self):
        for page in self.pages:
            await page.show_fingers()
            page.put_down(*CANVAS)
            await page.until(lambda: page.samples == 1, "the finger")

    async def _move(self, times):
        for page in self.pages:
            for step in range(1, times + 1):
                page.move(CANVAS[0] + 5 * step, CANVAS[1])
                await page.until(lambda: page.samples == step + 1, f"move {step}")

    async def _write(self, pages):
        for _ in range(pages):
            page = await Page.open(self._port, self._cookie)
            self.pages.append(page)
            page.tap(*EDITOR_ITEM)
            page.tap(*EDITOR_TEXT)
            page.send(long_text())
            await asyncio.sleep(0.1)

    async def _each(self, act):
        for page in self.pages:
            act(page)
            await page.rest()

    async def _wait_for_end(self, code):
        deadline = self._loop.time() + PATIENCE
        while {page.close_code for page in self.pages} != {code}:
            assert self._loop.time() < deadline, [page.close_code for page in self.pages]
            await asyncio.sleep(0.05)

    async def _cut(self):
        for page in self.pages:
            await page.cut()
