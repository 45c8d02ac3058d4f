# SPDX-License-Identifier: Apache-2.0

"""A page of the showcase, as far as a finger goes: the messages are those of Documentation/Protocol.md."""

import asyncio
import collections
import re
import struct
import time

from harness.patience import PATIENCE
from harness.protocol import VERSION

from . import http
from .frames import CLOSE, PING, PONG, Frames, frame

# High enough that the list of screens has its rows at their own distance, which shrinks where they do not fit.
WIDTH, HEIGHT = 1280, 1200


def screen_item(place):
    """Where the list has the row of a screen (`ScreenListController`), counted from 0."""
    return (116, 66 + 44 * place)


FINGERS_ITEM = screen_item(3)
# A place on the canvas of the screen with fingers.
CANVAS = (300, 260)

DOWN, MOVE, UP, CANCEL = range(4)
_WELCOME, _CLOCK, _STATE, _FACE, _MEASURE, _PICTURES = 0x01, 0x03, 0x1B, 0x14, 0x15, {0x11, 0x12, 0x13}
# What the screen writes of the one finger on its canvas.
_READING = re.compile(rb"#1 finger (\w+) \xc2\xb7 \((-?\d+), (-?\d+)\) .{0,60}?(\d+) samples?")


def hello(session=bytes(16), *, version=VERSION, state=b""):
    return (
        struct.pack("<BIH", 0x01, 0x44505352, version) + session + struct.pack("<d", now()) + screen(WIDTH)
        + struct.pack("<BHBBI", 0, 0, 0, 0, len(state)) + state
    )


def screen(width):
    return struct.pack("<7fBBf", width, HEIGHT, 1, 0, 0, 0, 0, 0, 0, 1)


def resize(width):
    return b"\x16" + screen(width) + struct.pack("<d", now())


def pointer(phase, number, x, y):
    sample = struct.pack("<BBIdff", 0, 0, number, now(), x, y) + struct.pack("<6f", 0.5, 1, 1, 0, 0, 0)
    return struct.pack("<BB", 0x10, phase) + sample + struct.pack("<HH", 0 if phase == UP else 1, 0)


def questions(payload):
    """The requests for widths at the beginning of a message, each with the number of its graphemes, and what comes after them."""
    found = []
    start = 0
    while payload[start:start + 1] in (bytes([_FACE]), bytes([_MEASURE])):
        if payload[start] == _FACE:
            start += 10 + int.from_bytes(payload[start + 8:start + 10], "little")
            continue
        request, _, count = struct.unpack_from("<IIH", payload, start + 1)
        start += 11
        for _ in range(count):
            start += 2 + int.from_bytes(payload[start:start + 2], "little")
        found.append((request, count))
    return found, payload[start:]


def now():
    """A page's clock, in milliseconds."""
    return time.monotonic() * 1000


class Page:
    """One connected tab. It answers what a page answers, counts what comes, and remembers how its finger is painted."""

    # Whether it says how wide graphemes are. What one tab measures lays out the texts of its visitor's.
    measures = False

    def __init__(self, reader, writer):
        self._reader = reader
        self._writer = writer
        self._frames = Frames()
        self._pointer = 0
        self._has_canvas = False
        self.session = None
        self.scene = None
        self.is_resumed = None
        # What it keeps for the program.
        self.state = b""
        # How often a picture came, and the last reading: phase, place, number of samples.
        self.pictures = 0
        self.reading = None
        # Bytes of all that came.
        self.received = 0
        # All places at which the finger was painted.
        self.places = set()
        # The last readings, and what was sent between them.
        self.history = collections.deque(maxlen=12)
        self.close_code = None
        self._news = asyncio.Event()
        self._task = asyncio.create_task(self._receive())

    @classmethod
    async def open(cls, port, cookie, *, session=bytes(16), state=b"", host_port=None):
        """`host_port` is the server's own, where the page comes by another."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(http.head(host_port or port, "/screen", cookie=cookie, upgrade=True))
        answer = await reader.readuntil(b"\r\n\r\n")
        if http.status(answer) != 101:
            writer.close()
            raise AssertionError(answer)
        page = cls(reader, writer)
        page.send(hello(session, state=state))
        try:
            await page.until(lambda: page.session is not None, "welcome")
        except BaseException:
            await page.cut()
            raise
        return page

    async def show_fingers(self):
        """Goes to the screen that shows every finger."""
        self.tap(*FINGERS_ITEM)
        await self.until(lambda: self._has_canvas, "the screen with fingers")

    async def show_fingers_again(self, patience=PATIENCE):
        """The same for a page that may be on another screen, with something over it that takes the first taps."""
        for _ in range(3):
            self._has_canvas = False
            self.tap(*screen_item(0))
            self.tap(*FINGERS_ITEM)
            try:
                return await self.until(lambda: self._has_canvas, "the screen with fingers", patience / 3)
            except AssertionError:
                if self.close_code is not None:
                    raise
        raise AssertionError("the screen with fingers did not come")

    async def rest(self):
        """Waits until nothing more is painted of what was done."""
        last = -1
        while self.pictures != last:
            last = self.pictures
            await asyncio.sleep(0.5)

    def send(self, message):
        self._writer.write(frame(message))

    def new_pointer(self):
        """A number that no finger of this page had."""
        self._pointer += 1
        return self._pointer

    def tap(self, x, y):
        number = self.new_pointer()
        self.send(pointer(DOWN, number, x, y) + pointer(UP, number, x, y))

    def put_down(self, x, y):
        self.reading = None
        self.history.append("down")
        self.send(pointer(DOWN, self.new_pointer(), x, y))

    def move(self, x, y):
        self.history.append("move")
        self.send(pointer(MOVE, self._pointer, x, y))

    def lift(self, x, y):
        self.history.append("up")
        self.send(pointer(UP, self._pointer, x, y))

    @property
    def samples(self):
        """How many samples of the finger were painted so far."""
        return self.reading[3] if self.reading else 0

    async def until(self, holds, what, patience=PATIENCE):
        deadline = time.monotonic() + patience
        while not holds():
            assert self.close_code is None, f"The connection ended ({self.close_code}) before {what}."
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), deadline - time.monotonic())
            except asyncio.TimeoutError:
                raise AssertionError(f"{what} did not come within {patience} s; the last was {self.reading}.") from None

    async def leave(self):
        """Closes the tab."""
        self.send(b"\x03")
        await self.cut()

    async def cut(self):
        """Ends the connection without a word."""
        self._writer.close()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _receive(self):
        try:
            while received := await self._reader.read(1 << 16):
                self.received += len(received)
                for opcode, payload in self._frames.feed(received):
                    self._take(opcode, payload)
                self._news.set()
        except ConnectionError:
            pass
        finally:
            self.close_code = self.close_code or 1006
            self._news.set()

    def _take(self, opcode, payload):
        if opcode == PING:
            self._writer.write(frame(payload, PONG))
        elif opcode == CLOSE:
            self.close_code = int.from_bytes(payload[:2], "big")
        elif payload[0] == _CLOCK:
            self.send(struct.pack("<BId", 0x02, int.from_bytes(payload[1:5], "little"), now()))
        elif payload[0] == _STATE:
            self.state = payload[5:5 + int.from_bytes(payload[1:5], "little")]
        elif payload[0] == _WELCOME:
            self.session = payload[3:19]
            self.scene, self.is_resumed = struct.unpack_from("<I?", payload, 19)
        elif self.measures and payload[0] in (_FACE, _MEASURE):
            asked, rest = questions(payload)
            for request, count in asked:
                self.send(struct.pack("<BI3fH", 0x17, request, 0.95, 0.25, 0, count) + struct.pack("<f", 0.55) * count)
            if rest:
                self._take(opcode, rest)
        elif payload[0] in _PICTURES:
            self.pictures += 1
            self._has_canvas |= b"fingers.canvas" in payload
            for phase, x, y, samples in _READING.findall(payload):
                self.reading = (phase.decode(), int(x), int(y), int(samples))
                self.history.append(self.reading)
                self.places.add((int(x), int(y)))
