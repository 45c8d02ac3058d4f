# SPDX-License-Identifier: Apache-2.0

"""People at their tabs: each does something for a while, and says what the program owed and did not give."""

import asyncio
import time

from clients import floods, inputs
from clients.guest import SCREENS, Guest
from clients.page import CANVAS, HEIGHT, WIDTH, resize, screen_item
from harness.patience import PATIENCE

# A process that stands still for seconds, and shares two cores with random runs, is late and not wrong.
LONGEST = PATIENCE * 4
LANES = HEIGHT - 220 - CANVAS[1]


class Person:
    """One tab. `lane` is its finger's: nobody else's is painted there."""

    def __init__(self, night, dice, lane):
        self._night = night
        self._dice = dice
        self._lane = CANVAS[1] + lane % LANES
        self._page = None
        self._cookie = None
        # Whether nothing was done in the scene that could leave something over it.
        self._is_untouched = True
        self._session, self._state = bytes(16), b""

    async def live(self):
        """Until the night says that it is over. What goes wrong while nothing was done to the tab is a broken promise."""
        night = self._night
        await asyncio.sleep(self._dice.uniform(0, 5))
        while not night.is_over:
            before = night.disturbances
            try:
                await self._come()
                while not night.is_over:
                    before = night.disturbances
                    await self._dice.choice([
                        self._move_a_finger, self._move_a_finger, self._move_a_finger, self._wander, self._write,
                        self._copy, self._resize, self._go_away])()
                    if self._page is None:
                        await self._come()
                await self._leave()
            except (AssertionError, OSError, asyncio.IncompleteReadError) as error:
                if not (night.is_disturbed or night.disturbances != before or self._is_excused):
                    night.break_promise(f"a tab that nothing was done to: {error!r}")
                await self._drop()
                await asyncio.sleep(self._dice.uniform(0.1, 0.5))
        await self._drop()

    @property
    def _is_excused(self):
        """Its line is bad, or it came by a cookie that was taken back meanwhile."""
        return self._night.line.breaks or self._cookie != self._night.cookie

    async def _come(self):
        night = self._night
        port = night.line_port if self._dice.random() < 0.3 else night.port
        deadline = time.monotonic() + LONGEST
        while True:
            self._cookie = night.cookie
            try:
                page = await asyncio.wait_for(
                    Guest.open(port, night.cookie, host_port=night.port, session=self._session, state=self._state), LONGEST)
                break
            except (AssertionError, OSError, asyncio.IncompleteReadError):
                # Of those who come at once some are crowded out, and come again, as pages do.
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(self._dice.uniform(0.2, 2))
        self._page = page
        night.tabs += 1
        self._is_untouched = page.session != self._session
        if page.session == self._session:
            night.returned += 1
        self._session = page.session

    async def _leave(self):
        page, self._page = self._page, None
        if page is not None:
            self._state = page.state
            await page.leave()

    async def _drop(self):
        page, self._page = self._page, None
        if page is not None:
            await page.cut()

    # MARK: What is done

    async def _move_a_finger(self):
        """Down, some moves and up: each is painted in this scene, and nothing else is."""
        night, page = self._night, self._page
        x, y = CANVAS[0], self._lane
        # Whatever lies over the screen from before goes, if Escape takes it away.
        page.send(resize(WIDTH) + inputs.key("Escape", "Escape"))
        patience = LONGEST if self._is_untouched else 10
        try:
            await page.show_fingers_again(patience)
            await page.rest()
            page.put_down(x, y)
            # What was done here before may still be painted: its fingers are elsewhere.
            await page.until(lambda: page.samples == 1 and night.is_at(x, y, page.reading, self._is_untouched), "the finger", patience)
        except AssertionError:
            if self._is_untouched or page.close_code is not None:
                raise
            # A sheet or an alert that wants an answer lies over it: the finger is rightly not painted there. A new scene has none.
            night.covered += 1
            await self._leave()
            self._session, self._state = bytes(16), b""
            return
        for count in range(2, self._dice.randint(3, 20)):
            began = time.monotonic()
            page.move(x + count * 7, y)
            await page.until(lambda: page.samples >= count, f"the painting of move {count}", LONGEST)
            assert page.samples == count, f"{count} samples were sent, and the scene shows others: {page.history}"
            night.painted(time.monotonic() - began)
            await asyncio.sleep(self._dice.uniform(0, 0.3))
            if night.is_over:
                break
        page.lift(x, y)
        await page.until(lambda: page.reading[0] == "ended", "the finger's end", LONGEST)

    async def _wander(self):
        page = self._page
        self._is_untouched = False
        page.tap(*screen_item(self._dice.choice(SCREENS)))
        for _ in range(self._dice.randint(1, 8)):
            page.send(page.something(self._dice))
            await asyncio.sleep(self._dice.uniform(0, 0.1))

    async def _write(self):
        page = self._page
        self._is_untouched = False
        page.tap(*floods.EDITOR_ITEM)
        page.tap(*floods.EDITOR_TEXT)
        kinds = ["letters", "deletions", "compositions", "selections", "undoing", "keyboards"]
        for _ in range(self._dice.randint(1, 12)):
            page.send(floods.KINDS[self._dice.choice(kinds)]())
            await asyncio.sleep(self._dice.uniform(0, 0.1))

    async def _copy(self):
        page = self._page
        self._is_untouched = False
        page.tap(*floods.EDITOR_ITEM)
        page.tap(*floods.EDITOR_TEXT)
        page.send(floods.KINDS["letters"]() + floods.KINDS["copies"]())
        await asyncio.sleep(self._dice.uniform(0, 0.2))
        page.send(inputs.key("KeyV", "v", inputs.CONTROL))

    async def _resize(self):
        self._page.send(resize(self._dice.choice([320, 390, 800, 1024])))
        await asyncio.sleep(self._dice.uniform(0, 0.3))
        self._page.send(resize(WIDTH))

    async def _go_away(self):
        """It closes, loads again, or loses its line; sometimes it stays away."""
        self._state = self._page.state
        if self._dice.random() < 0.5:
            await self._leave()
        else:
            await self._drop()
        if self._dice.random() < 0.3:
            self._session, self._state = bytes(16), b""
        await asyncio.sleep(self._dice.choice([0, 0.2, 1, 3]))
