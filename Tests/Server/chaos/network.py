# SPDX-License-Identifier: Apache-2.0

"""A slow and lossy line: a proxy on loopback that lets bytes wait, cuts them in pieces, stands still, and breaks connections off."""

import asyncio
import contextlib


class Line:
    """The server's port under another number. What goes over it is late; when `breaks`, some connections end in the middle.

    TCP hides lost packets from both ends: what they see of them are pauses, in which nothing comes, and then everything at once.
    """

    def __init__(self, port, dice):
        self._port = port
        self._dice = dice
        self._connections = set()
        self._server = None
        self.breaks = False
        self.broken = 0

    async def open(self):
        self._server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        return self._server.sockets[0].getsockname()[1]

    async def close(self):
        self._server.close()
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def _take(self, reader, writer):
        task = asyncio.current_task()
        self._connections.add(task)
        try:
            server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._port)
            ways = [asyncio.create_task(self._carry(reader, server_writer)), asyncio.create_task(self._carry(server_reader, writer))]
            try:
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for way in ways:
                    way.cancel()
                server_writer.close()
        except (OSError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            self._connections.discard(task)

    async def _carry(self, reader, writer):
        with contextlib.suppress(OSError, asyncio.CancelledError):
            while received := await reader.read(self._dice.choice([64, 1400, 65536])):
                pause = self._dice.random()
                if pause < 0.002:
                    # Packets were lost, and lost again.
                    await asyncio.sleep(self._dice.uniform(0.5, 2))
                elif pause < 0.3:
                    await asyncio.sleep(self._dice.uniform(0.005, 0.06))
                if self.breaks and self._dice.random() < 0.001:
                    self.broken += 1
                    return
                writer.write(received)
                await writer.drain()
