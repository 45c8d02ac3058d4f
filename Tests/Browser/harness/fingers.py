# SPDX-License-Identifier: Apache-2.0

"""Fingers and a pen on the page, through the DevTools protocol: what Chromium makes of them are real pointer events.

Coordinates are CSS pixels of the viewport. The protocol wants every finger that is down in each start and move, and in an end
the fingers that leave.
"""


class Finger:
    """One finger that is down. Its number is the harness's own; the page sees a pointerId of the browser's choice."""

    def __init__(self, fingers, number, x, y, force, radius):
        self._fingers = fingers
        self.number = number
        self.x = x
        self.y = y
        self.force = force
        self.radius = radius

    def move(self, x, y, *, steps=1, force=None, radius=None, at=None):
        """Goes to a place in a straight line, with so many events on the way; at a time, see `Fingers`."""
        self._fingers.move_together({self: (x, y)}, steps=steps, force=force, radius=radius, at=at)
        return self

    def up(self, *, at=None):
        self._fingers.up_together(self, at=at)

    def point(self):
        return {
            "id": self.number, "x": self.x, "y": self.y,
            "force": self.force, "radiusX": self.radius, "radiusY": self.radius,
        }


class Fingers:
    """The fingers on one tab.

    `at` is the time that an event bears, in seconds since 1970: that of sending it unless it is given. A finger whose speed matters
    gives it, so that a machine without time to spare does not make it slower.
    """

    def __init__(self, devtools):
        self._devtools = devtools
        self._down = []
        self._next_number = 0

    @property
    def down_now(self):
        """The fingers that are down, in the order in which they came."""
        return list(self._down)

    def down(self, x, y, *, force=0.5, radius=8, at=None):
        """Puts one finger down, beside those that are."""
        return self.down_together((x, y), force=force, radius=radius, at=at)[0]

    def down_together(self, *places, force=0.5, radius=8, at=None):
        """Puts several fingers down in one message, a place each."""
        placed = []
        for x, y in places:
            placed.append(Finger(self, self._next_number, x, y, force, radius))
            self._next_number += 1
        self._down += placed
        self._send("touchStart", self._down, at)
        return placed

    def move_together(self, places, *, steps=1, force=None, radius=None, at=None):
        """Moves several fingers at once: `{finger: (x, y)}`."""
        self._require_down(places)
        starts = {finger: (finger.x, finger.y) for finger in places}
        for step in range(1, steps + 1):
            part = step / steps
            for finger, (x, y) in places.items():
                from_x, from_y = starts[finger]
                finger.x = from_x + (x - from_x) * part
                finger.y = from_y + (y - from_y) * part
                finger.force = finger.force if force is None else force
                finger.radius = finger.radius if radius is None else radius
            self._send("touchMove", self._down, at)

    def up_together(self, *leaving, at=None):
        """Lifts these fingers in one message."""
        self._require_down(leaving)
        self._down = [finger for finger in self._down if finger not in leaving]
        self._send("touchEnd", leaving, at)

    def up_all(self):
        if self._down:
            self.up_together(*self._down)

    def cancel(self):
        """Takes every finger away as the system does when it needs them: the page gets pointercancel."""
        self._down = []
        self._send("touchCancel", [])

    def tap(self, x, y, *, count=1):
        for _ in range(count):
            self.down(x, y).up()

    def _require_down(self, fingers):
        for finger in fingers:
            if finger not in self._down:
                raise ValueError(f"Finger {finger.number} is not down.")

    def _send(self, kind, fingers, at=None):
        time = {} if at is None else {"timestamp": at}
        points = [finger.point() for finger in fingers]
        self._devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **time})


class Pen:
    """A pen on one tab; it may hover. `tilt` is in degrees (x, y), `twist` in degrees clockwise."""

    def __init__(self, devtools):
        self._devtools = devtools
        self._is_down = False

    def hover(self, x, y, **pose):
        self._send("mouseMoved", x, y, buttons=0, **pose)

    def down(self, x, y, **pose):
        self._is_down = True
        self._send("mousePressed", x, y, button="left", buttons=1, clickCount=1, **pose)

    def move(self, x, y, **pose):
        held = {"button": "left", "buttons": 1} if self._is_down else {"buttons": 0}
        self._send("mouseMoved", x, y, **held, **pose)

    def up(self, x, y, **pose):
        self._is_down = False
        self._send("mouseReleased", x, y, button="left", buttons=0, clickCount=1, **pose)

    def _send(self, kind, x, y, *, force=0.5, tilt=(0, 0), twist=0, **fields):
        message = {
            "type": kind, "x": x, "y": y, "pointerType": "pen",
            "force": force if fields["buttons"] else 0, "tiltX": tilt[0], "tiltY": tilt[1], "twist": twist,
        }
        self._devtools.send("Input.dispatchMouseEvent", message | fields)
