# SPDX-License-Identifier: Apache-2.0

"""A display of X11 in memory, with a touch screen, a mouse and a keyboard that tests move.

Xorg's `dummy` driver is the screen, `inputtest` the devices: the events are a server's own, and come to clients as those of real devices do.
"""

import ctypes
import os
import socket
import struct
import subprocess
import tempfile
import time
from pathlib import Path

from PIL import ImageGrab

WIDTH, HEIGHT = 1000, 900
_GREATEST = 65535
_VALUATORS = 64
_VERSION, _SYNC, _MOTION, _BUTTON, _KEY, _TOUCH = 0, 1, 2, 4, 5, 6
_TOUCH_BEGIN, _TOUCH_UPDATE, _TOUCH_END = 18, 19, 20

_DEVICE = """
Section "InputDevice"
    Identifier "{name}"
    Driver "inputtest"
    Option "SocketPath" "{folder}/{name}"
    Option "DeviceType" "{kind}"
    {more}
EndSection
"""

_LAYOUT = """
Section "ServerFlags"
    Option "AutoAddDevices" "false"
    Option "DontVTSwitch" "true"
EndSection
Section "Monitor"
    Identifier "monitor"
    HorizSync 5-1000
    VertRefresh 5-200
    Modeline "mode" {clock} {width} {width_1} {width_2} {width_3} {height} {height_1} {height_2} {height_3}
EndSection
Section "Device"
    Identifier "card"
    Driver "dummy"
    VideoRam 65536
EndSection
Section "Screen"
    Identifier "screen"
    Device "card"
    Monitor "monitor"
    DefaultDepth 24
    SubSection "Display"
        Depth 24
        Modes "mode"
        Virtual {width} {height}
    EndSubSection
EndSection
Section "ServerLayout"
    Identifier "layout"
    Screen "screen"
    InputDevice "mouse" "CorePointer"
    InputDevice "keyboard" "CoreKeyboard"
    InputDevice "touch" "SendCoreEvents"
EndSection
"""


class Device:
    """A device of the display: what is sent has been handled by the server when a call returns."""

    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(30)
        deadline = time.monotonic() + 30
        while True:
            try:
                self.socket.connect(str(path))
                break
            except OSError:
                assert time.monotonic() < deadline, f"The display has no {path}."
                time.sleep(0.05)
        self._send(_VERSION, struct.pack("<HH", 1, 0))
        self._receive()

    def _send(self, kind, content):
        self.socket.sendall(struct.pack("<II", 8 + len(content), kind) + content)

    def _receive(self):
        data = b""
        while len(data) < 4 or len(data) < struct.unpack_from("<I", data)[0]:
            part = self.socket.recv(4 - len(data) if len(data) < 4 else struct.unpack_from("<I", data)[0] - len(data))
            assert part, "The display closed the device."
            data += part

    def _sync(self):
        self._send(_SYNC, b"")
        self._receive()

    @staticmethod
    def _valuators(values):
        """By axis. Structures of C are aligned: four bytes of nothing come first where doubles are at multiples of eight."""
        mask = bytearray(8)
        numbers = [0.0] * _VALUATORS
        for axis, value in values.items():
            mask[axis // 8] |= 1 << axis % 8
            numbers[axis] = value
        return struct.pack("<I8s4x64d64d", 0, bytes(mask), *numbers, *[0.0] * _VALUATORS)


class Touch(Device):
    def _tell(self, finger, kind, x, y):
        values = self._valuators({0: x * _GREATEST / WIDTH, 1: y * _GREATEST / HEIGHT})
        self._send(_TOUCH, struct.pack("<II", finger, kind) + values)
        self._sync()

    def down(self, finger, x, y):
        self._tell(finger, _TOUCH_BEGIN, x, y)

    def move(self, finger, x, y):
        self._tell(finger, _TOUCH_UPDATE, x, y)

    def up(self, finger, x, y):
        self._tell(finger, _TOUCH_END, x, y)

    def tap(self, x, y):
        self.down(0, x, y)
        time.sleep(0.05)
        self.up(0, x, y)


class Mouse(Device):
    def move(self, x, y):
        values = self._valuators({0: x * _GREATEST / WIDTH, 1: y * _GREATEST / HEIGHT})
        self._send(_MOTION, struct.pack("<I4x", 1) + values)
        self._sync()

    def button(self, number, is_down):
        self._send(_BUTTON, struct.pack("<iiI4x", 0, number, is_down) + self._valuators({}))
        self._sync()

    def click(self, x, y, number=1):
        self.move(x, y)
        self.button(number, True)
        time.sleep(0.05)
        self.button(number, False)


class Keyboard(Device):
    def key(self, code, is_down):
        """By the number that X11 has for it: evdev's and eight."""
        self._send(_KEY, struct.pack("<iI", code, is_down))
        self._sync()

    def press(self, *codes):
        """The last one while the others are held."""
        for code in codes:
            self.key(code, True)
            time.sleep(0.02)
        for code in reversed(codes):
            self.key(code, False)
            time.sleep(0.02)


class Display:
    def __init__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="display-"))
        devices = "".join(
            _DEVICE.format(name=name, folder=self.folder, kind=kind, more=more)
            for name, kind, more in [
                ("mouse", "PointerAbsolute", 'Option "AccelerationProfile" "-1"'), ("keyboard", "Keyboard", ""),
                ("touch", "Touch", 'Option "TouchCount" "5"'),
            ])
        sides = {"width": WIDTH, "height": HEIGHT}
        for name, side in list(sides.items()):
            sides |= {f"{name}_{step}": side + 40 * step for step in (1, 2, 3)}
        clock = round((WIDTH + 120) * (HEIGHT + 120) * 60 / 1e6, 2)
        config = self.folder / "xorg.conf"
        config.write_text(devices + _LAYOUT.format(clock=clock, **sides))
        read, write = os.pipe()
        self.process = subprocess.Popen(
            ["/usr/lib/xorg/Xorg", "-displayfd", str(write), "-config", str(config), "-logfile", str(self.folder / "log"),
             "-noreset", "-novtswitch", "-sharevts", "-nolisten", "tcp", "-ac"],
            pass_fds=[write], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=(self.folder / "errors").open("w"))
        os.close(write)
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        assert number, f"Xorg does not start:\n{(self.folder / 'errors').read_text()}"
        self.name = f":{number}"
        self.touch = Touch(self.folder / "touch")
        self.mouse = Mouse(self.folder / "mouse")
        self.keyboard = Keyboard(self.folder / "keyboard")

    def tool(self, *arguments):
        """Runs xdotool; returns what it prints."""
        return subprocess.run(
            ["xdotool", *map(str, arguments)], env=dict(os.environ, DISPLAY=self.name), check=True, capture_output=True,
            text=True, timeout=30).stdout

    def xinput(self, *arguments):
        """Runs xinput; returns what it prints."""
        return subprocess.run(
            ["xinput", *map(str, arguments)], env=dict(os.environ, DISPLAY=self.name), check=True, capture_output=True,
            text=True, timeout=30).stdout

    def unplug(self):
        """Takes the touch screen away, as the server does with a device that is gone: its touches end."""
        self.xinput("disable", self._touch_screen())

    def plug(self):
        """The touch screen is there again."""
        self.xinput("enable", self._touch_screen())
        self.touch = Touch(self.folder / "touch")

    def _touch_screen(self):
        return self.xinput("list", "--id-only", "touch").split()[0]

    def close_window(self, number):
        """Asks a window to close, as a window manager's button does."""
        library = ctypes.CDLL("libX11.so.6")
        library.XOpenDisplay.restype = ctypes.c_void_p
        library.XInternAtom.restype = ctypes.c_ulong
        library.XInternAtom.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int]
        library.XSendEvent.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_long, ctypes.c_void_p]
        library.XCloseDisplay.argtypes = [ctypes.c_void_p]
        connection = library.XOpenDisplay(self.name.encode())
        protocols, closing = (library.XInternAtom(connection, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
        # A client's message: kind, serial, whether it was sent, connection, window, what about, bits an item, five items.
        message = struct.pack(
            "i4xLi4xQLLi4x5l96x", 33, 0, 1, connection, int(number), protocols, 32, closing, 0, 0, 0, 0)
        library.XSendEvent(connection, int(number), 0, 0, message)
        library.XCloseDisplay(connection)

    def picture(self, left, top, width, height):
        return ImageGrab.grab(bbox=(left, top, left + width, top + height), xdisplay=self.name).convert("RGB")

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)
