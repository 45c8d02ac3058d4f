# SPDX-License-Identifier: Apache-2.0

"""An engine of IBus for tests, in a process of the system's Python: letters are composed, a space ends them in capitals, Escape gives them
up, Left puts the caret before them, and a digit ends them and goes on to the program.

It prints what IBus tells it, a line each: `cursor X Y WIDTH HEIGHT`, `reset`. A line of its input is committed without any key.
"""

import sys

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, GObject, IBus  # noqa: E402


def say(*words):
    print(*words, flush=True)


class Engine(IBus.Engine):
    __gtype_name__ = "ComposingEngine"
    last = None

    def __init__(self):
        super().__init__()
        self.letters = ""
        Engine.last = self

    def show(self, cursor=None):
        text = IBus.Text.new_from_string(self.letters)
        self.update_preedit_text(text, len(self.letters) if cursor is None else cursor, bool(self.letters))

    def finish(self, text):
        self.letters = ""
        self.show()
        self.commit_text(IBus.Text.new_from_string(text))

    def do_process_key_event(self, key, code, state):
        modifiers = IBus.ModifierType
        say("key", key, code, state)
        if state & (modifiers.RELEASE_MASK | modifiers.CONTROL_MASK):
            return False
        if IBus.KEY_a <= key <= IBus.KEY_z:
            self.letters += chr(key)
            self.show()
            return True
        if not self.letters:
            return False
        if key == IBus.KEY_space:
            self.finish(self.letters.upper())
        elif key == IBus.KEY_Left:
            self.show(0)
        elif key == IBus.KEY_Escape:
            self.letters = ""
            self.show()
        elif IBus.KEY_0 <= key <= IBus.KEY_9:
            self.finish(self.letters.upper())
            return False
        else:
            return False
        return True

    def do_set_cursor_location(self, x, y, width, height):
        say("cursor", x, y, width, height)

    def do_focus_out(self):
        say("out")

    def do_focus_in(self):
        say("in")

    def do_reset(self):
        self.letters = ""
        say("reset")


def hear(channel, condition):
    text = sys.stdin.readline().rstrip("\n")
    if text:
        Engine.last.commit_text(IBus.Text.new_from_string(text))
    return bool(text)


bus = IBus.Bus.new()
assert bus.is_connected(), "There is no IBus."
factory = IBus.Factory.new(bus.get_connection())
factory.add_engine("composing", GObject.type_from_name("ComposingEngine"))
component = IBus.Component.new("org.example.Composing", "For tests", "1", "Apache-2.0", "", "", "", "")
component.add_engine(IBus.EngineDesc.new("composing", "Composing", "", "en", "Apache-2.0", "", "", "us"))
assert bus.register_component(component)
bus.set_global_engine_async("composing", 5000, None, lambda bus, result: say("ready", bus.set_global_engine_async_finish(result)))
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN, hear)
GLib.MainLoop().run()
