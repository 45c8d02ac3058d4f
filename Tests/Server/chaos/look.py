# SPDX-License-Identifier: Apache-2.0

"""The inspector's page, open all night: it asks for whatever it may, and must get an answer each time."""

import asyncio
import json

from clients import http
from clients.frames import PING, PONG, TEXT, Frames, frame
from harness.patience import PATIENCE


async def look_on(night, dice):
    """Opens a page, asks, closes it, and opens the next, until the night is over."""
    while not night.is_over:
        before = night.disturbances
        try:
            await _visit(night, dice)
        except (AssertionError, OSError, EOFError) as error:
            if not (night.is_disturbed or night.disturbances != before):
                night.break_promise(f"the inspector: {error!r}")
            await asyncio.sleep(0.5)


async def _visit(night, dice):
    reader, writer = await asyncio.open_connection("127.0.0.1", night.port)
    try:
        writer.write(http.head(night.port, "/inspector/socket", cookie=night.cookie, upgrade=True))
        head = await reader.readuntil(b"\r\n\r\n")
        assert http.status(head) == 101, head
        page = _Inspector(reader, writer)
        await page.ask({"type": "hello", "version": 1}, "welcome")
        for _ in range(dice.randint(5, 60)):
            if night.is_over:
                return
            request, answers = dice.choice([
                ({"type": "pick", "x": dice.uniform(-10, 1300), "y": dice.uniform(-10, 1300)}, {"picked", "declined"}),
                ({"type": "map"}, {"map", "declined"}),
                ({"type": "explain", "view": dice.randint(1, 400)}, {"explained", "declined"}),
                ({"type": "perform", "action": "copy:"}, {"performed", "declined"}),
            ])
            await page.ask(request, *answers)
            if dice.random() < 0.3:
                page.send({"type": "scene", "scene": dice.randint(1, night.tabs + 1)})
            night.answers += 1
            await asyncio.sleep(dice.uniform(0, 0.5))
    finally:
        writer.close()


class _Inspector:
    def __init__(self, reader, writer):
        self._reader, self._writer, self._frames = reader, writer, Frames()
        self._number = 0

    def send(self, message):
        self._number += 1
        self._writer.write(frame(json.dumps(message | {"id": self._number}).encode(), TEXT))

    async def ask(self, message, *answers):
        self.send(message)
        number = self._number
        async with asyncio.timeout(PATIENCE * 4):
            while True:
                received = await self._reader.read(1 << 16)
                if not received:
                    raise EOFError("the connection ended")
                for opcode, payload in self._frames.feed(received):
                    if opcode == PING:
                        self._writer.write(frame(payload, PONG))
                    told = json.loads(payload) if opcode == TEXT else {}
                    if told.get("id") == number:
                        assert told["type"] in answers, told
                        return
