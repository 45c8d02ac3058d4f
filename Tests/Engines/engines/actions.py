# SPDX-License-Identifier: Apache-2.0

"""Input as WebDriver's actions, which both of its protocols have in common."""

from .keys import strokes, typing


def pointer(kind, x, y, button=0):
    """A pointer goes to a place, down and up."""
    return [{
        "type": "pointer", "id": kind, "parameters": {"pointerType": kind},
        "actions": [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": button},
            {"type": "pause", "duration": 40},
            {"type": "pointerUp", "button": button},
        ],
    }]


class Actions:
    """What an engine does by `perform(sources)`."""

    # Whether its driver can make touches.
    can_touch = True
    # Whether its driver can turn a wheel.
    can_turn = True

    def touch(self, x, y):
        self.perform(pointer("touch", x, y))

    def click(self, x, y, button=0):
        self.perform(pointer("mouse", x, y, button))

    def press(self, names):
        self.perform([{"type": "key", "id": "keyboard", "actions": strokes(names)}])

    def type(self, text):
        self.perform([{"type": "key", "id": "keyboard", "actions": typing(text)}])

    def wheel(self, x, y, dy):
        self.perform([{"type": "wheel", "id": "wheel", "actions": [
            {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": dy, "duration": 0}]}])
