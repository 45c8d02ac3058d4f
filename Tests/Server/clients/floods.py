# SPDX-License-Identifier: Apache-2.0

"""A page that sends as fast as it can, in a process of its own: the tab beside it must have time to notice nothing."""

import contextlib
import multiprocessing
import os
import select
import struct
import time

from . import frames, http, inputs
from .page import DOWN, FINGERS_ITEM, MOVE, UP, hello, now, pointer, resize, screen_item

EDITOR_ITEM = screen_item(8)
EDITOR_TEXT = (450, 400)


def _edit(kind, fields=b""):
    return struct.pack("<BBIdB", 0x20, kind, 0, now(), 0) + fields


def _long(text):
    return struct.pack("<I", len(text)) + text


_MEGABYTE = b"All work and no play. " * 47_000


def long_text():
    """A megabyte for the text that is edited."""
    return struct.pack("<BBIdB", 0x20, 0, 0, now(), 0) + _long(_MEGABYTE)


# What a flood begins with, and what it then repeats: each made when it is sent.
KINDS = {
    "taps": lambda: inputs.tap(1, 700, 400),
    "taps on the list": lambda: inputs.tap(1, *FINGERS_ITEM) + inputs.tap(2, *EDITOR_ITEM),
    "fingers that move": lambda: pointer(DOWN, 1, 700, 400) + pointer(MOVE, 1, 710, 410) * 30 + pointer(UP, 1, 700, 400),
    "hovering": lambda: struct.pack("<BB", 0x11, 1) + pointer(MOVE, 9, 700, 400)[2:],
    "wheels": lambda: inputs.wheel(116, 300, 40) + inputs.wheel(116, 300, -40),
    "keys": lambda: inputs.key("Tab", "Tab") + inputs.key("ArrowDown", "ArrowDown"),
    "cancellations": lambda: struct.pack("<BBd", 0x14, 0, now()),
    "activations": lambda: inputs.activation(inputs.BACKGROUND) + inputs.activation(inputs.ACTIVE),
    "screens": lambda: resize(390) + resize(1280),
    "requests": lambda: struct.pack("<BHBHd", 0x18, 0, 0, 0, now()),
    "motion": lambda: struct.pack("<BBd3f", 0x19, 0, now(), 30, 0, 0),
    "shakes": lambda: struct.pack("<BBd", 0x1A, 0, now()) + struct.pack("<BBd", 0x1A, 1, now()),
    "commands": lambda: struct.pack("<BBdd", 0x1B, 3, 0, now()),
    "pinches": lambda: inputs.trackpad_pinch(700, 400),
    "letters": lambda: inputs.typed("abc"),
    "deletions": lambda: inputs.typed("abc") + _edit(2, struct.pack("<BBII", 0, 0, 0, 0)),
    "compositions": lambda: _edit(3, b"\0" + _long(b"composed") + struct.pack("<II", 0, 3)) + _edit(5),
    "selections": lambda: _edit(9) + _edit(6, struct.pack("<II", 0, 0)),
    "undoing": lambda: _edit(7),
    "keyboards": lambda: struct.pack("<B4fd", 0x21, 0, 500, 1280, 300, now()) + struct.pack("<B4fd", 0x21, 0, 0, 0, 0, now()),
    "copies": lambda: _edit(9) + struct.pack("<BBd", 0x22, 0, now()),
    "pastes": lambda: struct.pack("<BBdBB", 0x22, 2, now(), 1, 0) + _long(b"pasted " * 100),
    "menu bars": lambda: struct.pack("<BBIId", 0x30, 0, 1, 0, now()),
    "gamepads": lambda: struct.pack("<BBBffd", 0x40, 0, 13, 1, 0, now()) + struct.pack("<BBBffd", 0x40, 0, 13, 0, 0, now()),
}
# A megabyte in the editor before the flood.
LONG = {"undoing": lambda: _edit(7) + _edit(8), "selections": KINDS["selections"], "letters": KINDS["letters"]}


class Flood:
    """So many pages that flood, from `with` to the end of it.

        with Flood(port, cookie, "taps"): ...
    """

    def __init__(self, port, cookies, kind, *, pages=1, is_long=False, seconds=60):
        context = multiprocessing.get_context("spawn")
        cookies = [cookies] if isinstance(cookies, str) else cookies
        # No lock: a process that is terminated while it holds one keeps it for good.
        self._sent = [context.RawValue("q", 0) for _ in range(pages)]
        self._processes = [
            context.Process(
                target=_run, args=(port, cookies[number % len(cookies)], kind, is_long, seconds, sent), daemon=True)
            for number, sent in enumerate(self._sent)]

    @property
    def sent(self):
        """How many bytes all pages have sent."""
        return sum(sent.value for sent in self._sent)

    def __enter__(self):
        for process in self._processes:
            process.start()
        return self

    def __exit__(self, *_):
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _run(port, cookie, kind, is_long, seconds, sent):
    # An attacker has a machine of its own: what is measured is the server's time, not who of this machine's processes is let run.
    os.nice(10)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError, AssertionError):
            _flood(port, cookie, kind, is_long, end, sent)
        time.sleep(0.02)


def _flood(port, cookie, kind, is_long, end, sent):
    with http.connect(port) as connection:
        connection.sendall(http.head(port, "/screen", cookie=cookie, upgrade=True))
        assert http.status(http.answer(connection)) == 101
        connection.sendall(frames.frame(hello()))
        time.sleep(0.2)
        connection.sendall(frames.frame(inputs.tap(1, *EDITOR_ITEM)))
        time.sleep(0.2)
        connection.sendall(frames.frame(inputs.tap(2, *EDITOR_TEXT)))
        time.sleep(0.1)
        if is_long:
            connection.sendall(frames.frame(long_text()))
            time.sleep(0.5)
        make = (LONG if is_long else KINDS)[kind]
        connection.setblocking(False)
        waiting = b""
        while time.monotonic() < end:
            if not waiting:
                waiting = frames.frame(make() * 100)
            readable, writable, _ = select.select([connection], [connection], [], 1)
            if readable and not connection.recv(1 << 20):
                return
            if writable:
                count = connection.send(waiting)
                waiting = waiting[count:]
                sent.value += count
