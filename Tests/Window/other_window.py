# SPDX-License-Identifier: Apache-2.0

"""A red window of another program, which comes to the front and takes the keyboard; run by the system's Python.

    other_window.py LEFT TOP WIDTH HEIGHT [managed]    prints `there` when it has the keyboard; a window manager gives it, or else it takes it
"""

import sys

from Xlib import X, display

left, top, width, height = map(int, sys.argv[1:5])
connection = display.Display()
screen = connection.screen()
window = screen.root.create_window(
    left, top, width, height, 0, X.CopyFromParent, background_pixel=0xFF0000, event_mask=X.StructureNotifyMask | X.FocusChangeMask)
window.set_wm_name("Other")
window.map()
connection.flush()
while True:
    event = connection.next_event()
    if event.type == X.MapNotify and sys.argv[5:] != ["managed"]:
        window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)
        connection.flush()
    if event.type == X.FocusIn:
        print("there", flush=True)
