# SPDX-License-Identifier: Apache-2.0

"""What a page sends besides a finger's samples: the messages are those of Documentation/Protocol.md."""

import struct

from .page import DOWN, HEIGHT, MOVE, UP, WIDTH, now, pointer

SHIFT, CONTROL, ALTERNATE, COMMAND = 1, 2, 4, 8
ACTIVE, INACTIVE, BACKGROUND = range(3)


def short_text(content):
    encoded = content.encode()
    return struct.pack("<B", len(encoded)) + encoded


def tap(number, x, y):
    return pointer(DOWN, number, x, y) + pointer(UP, number, x, y)


def drag(number, start, end, steps=8):
    """All of a finger's way; the program sees it as one that came late."""
    places = [tuple(a + (b - a) * step / steps for a, b in zip(start, end)) for step in range(1, steps + 1)]
    return (
        pointer(DOWN, number, *start) + b"".join(pointer(MOVE, number, *place) for place in places)
        + pointer(UP, number, *end))


def pinch(first, second, x, y, steps=8):
    """Two fingers that move apart."""
    message = pointer(DOWN, first, x - 30, y) + pointer(DOWN, second, x + 30, y)
    for step in range(1, steps + 1):
        message += pointer(MOVE, first, x - 30 - 8 * step, y) + pointer(MOVE, second, x + 30 + 8 * step, y)
    end = 30 + 8 * steps
    return message + pointer(UP, first, x - end, y) + pointer(UP, second, x + end, y)


def wheel(x, y, distance):
    return struct.pack("<BBHd4f", 0x12, 1, 0, now(), x, y, 0, distance)


def key(code, character, modifiers=0):
    """Down and up."""
    def half(flags):
        return (
            struct.pack("<BBHd", 0x13, flags, modifiers, now())
            + short_text(code) + short_text(character) + short_text(character))

    return half(1) + half(0)


def typed(content):
    """Text in the place of the selection, where something is edited."""
    encoded = content.encode()
    return struct.pack("<BBIdBI", 0x20, 0, 0, now(), 0, len(encoded)) + encoded


def undo():
    return struct.pack("<BBIdB", 0x20, 7, 0, now(), 0)


def activation(state):
    return struct.pack("<BBd", 0x15, state, now())


def trackpad_pinch(x, y):
    def step(phase, scale):
        return struct.pack("<BBHd4f", 0x1C, phase, 0, now(), x, y, scale, 0)

    return step(0, 1) + step(1, 1.2) + step(1, 1.1) + step(2, 1)


def anywhere(dice):
    """A place on a screen of the showcase, beside its list of screens and below its heading."""
    return dice.uniform(250, WIDTH - 30), dice.uniform(130, HEIGHT - 30)
