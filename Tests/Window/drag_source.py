# SPDX-License-Identifier: Apache-2.0

"""A program that drags something into a window by XDND, in a process of the system's Python.

    drag_source.py WINDOW X Y TYPE TEXT    X and Y on the display; prints what came of it, `finished 1` for a drop that was taken
"""

import sys

from Xlib import X, Xatom, display
from Xlib.protocol import event

target, x, y = (int(word, 0) for word in sys.argv[1:4])
kind, text = sys.argv[4], sys.argv[5].encode()
connection = display.Display()
atom = connection.intern_atom
window = connection.create_resource_object("window", target)
mine = connection.screen().root.create_window(0, 0, 1, 1, 0, X.CopyFromParent)
mine.set_selection_owner(atom("XdndSelection"), X.CurrentTime)


def tell(name, *values):
    data = (mine.id, *values, *[0] * (4 - len(values)))
    window.send_event(event.ClientMessage(window=target, client_type=atom(name), data=(32, data)))
    connection.flush()


def wait(name):
    """Serves what is asked for until a message of that name comes; its values."""
    while True:
        told = connection.next_event()
        if told.type == X.ClientMessage and told.client_type == atom(name):
            return told.data[1]
        if told.type == X.SelectionRequest:
            if told.target == atom("TARGETS"):
                told.requestor.change_property(told.property, Xatom.ATOM, 32, [atom(kind)])
            else:
                told.requestor.change_property(told.property, told.target, 8, text)
            told.requestor.send_event(
                event.SelectionNotify(
                    time=told.time, requestor=told.requestor, selection=told.selection, target=told.target, property=told.property))
            connection.flush()


tell("XdndEnter", 5 << 24, atom(kind))
tell("XdndPosition", 0, x << 16 | y, X.CurrentTime, atom("XdndActionCopy"))
assert wait("XdndStatus")[1] & 1, "The window takes no drops."
tell("XdndDrop", 0, X.CurrentTime)
print("finished", wait("XdndFinished")[1] & 1)
