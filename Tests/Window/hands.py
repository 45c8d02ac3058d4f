# SPDX-License-Identifier: Apache-2.0

"""Fingers, a mouse and a keyboard of a compositor: Mutter's remote desktop on a session bus, whose devices are a seat's own.

    /usr/bin/python3 hands.py < steps

It is run by the system's Python. A step is a line of a name and numbers; each is answered with a line, when the compositor has taken it.
"""

import sys
import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

DESKTOP, CAST = "org.gnome.Mutter.RemoteDesktop", "org.gnome.Mutter.ScreenCast"
PATIENCE = 30


def place(name):
    return "/" + name.replace(".", "/")


class Hands:
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.session = self.call(DESKTOP, place(DESKTOP), DESKTOP, "CreateSession")
        number = self.call(
            DESKTOP, self.session, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (DESKTOP + ".Session", "SessionId")))
        # Places of fingers and of the mouse are those of a stream of the picture.
        cast = self.call(
            CAST, place(CAST), CAST, "CreateSession", GLib.Variant("(a{sv})", ({"remote-desktop-session-id": GLib.Variant("s", number)},)))
        self.stream = self.call(CAST, cast, CAST + ".Session", "RecordMonitor", GLib.Variant("(sa{sv})", ("", {})))
        self.perform("Start")
        # A seat has a touch screen from its first finger on, which comes before any program knows of it.
        self.down(0, 0.0, 0.0)
        self.up(0)

    def call(self, name, path, interface, method, arguments=None):
        """The first thing of the answer, if there is any."""
        answer = self.bus.call_sync(name, path, interface, method, arguments, None, Gio.DBusCallFlags.NONE, PATIENCE * 1000)
        return next(iter(answer.unpack()), None)

    def perform(self, method, kinds="", *values):
        self.call(DESKTOP, self.session, DESKTOP + ".Session", method, GLib.Variant(f"({kinds})", values) if kinds else None)

    # Steps.

    def down(self, finger, x, y):
        self.perform("NotifyTouchDown", "sudd", self.stream, int(finger), x, y)

    def move(self, finger, x, y):
        self.perform("NotifyTouchMotion", "sudd", self.stream, int(finger), x, y)

    def up(self, finger):
        self.perform("NotifyTouchUp", "u", int(finger))

    def point(self, x, y):
        self.perform("NotifyPointerMotionAbsolute", "sdd", self.stream, x, y)

    def button(self, number, is_down):
        """By evdev's number."""
        self.perform("NotifyPointerButton", "ib", int(number), bool(is_down))

    def key(self, code, is_down):
        """By evdev's number."""
        self.perform("NotifyKeyboardKeycode", "ub", int(code), bool(is_down))

    def unplug(self):
        """All devices are gone."""
        self.perform("Stop")


deadline = time.monotonic() + PATIENCE
while True:
    try:
        hands = Hands()
        break
    except GLib.Error as fault:
        # The compositor is not there yet.
        if time.monotonic() > deadline:
            raise SystemExit(str(fault)) from fault
        time.sleep(0.1)
print("ready", flush=True)
for line in sys.stdin:
    step, *numbers = line.split()
    getattr(hands, step)(*map(float, numbers))
    print("done", flush=True)
