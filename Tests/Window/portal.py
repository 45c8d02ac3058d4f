# SPDX-License-Identifier: Apache-2.0

"""The desktop's portal of settings for tests, in a process of the system's Python.

Each line of its input is a namespace, a key and a value in GVariant's text; whoever follows is told. A line `ready` is printed once the
name is owned. Keys that were never set are errors, as the real one has them.
"""

import sys

from gi.repository import Gio, GLib

PATH, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
DESCRIPTION = f"""
<node><interface name='{INTERFACE}'>
<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface></node>"""
values = {}
first = [line.rstrip("\n").split(" ", 2) for line in sys.argv[1:]]
for space, key, text in first:
    values[space, key] = GLib.Variant.parse(None, text, None, None)


def answer(connection, sender, path, interface, method, arguments, call):
    value = values.get(tuple(arguments.unpack()))
    if value is None:
        return call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    # A variant in a variant, as the real one has it.
    return call.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def hear(channel, condition):
    line = sys.stdin.readline()
    if not line:
        return False
    space, key, text = line.rstrip("\n").split(" ", 2)
    values[space, key] = GLib.Variant.parse(None, text, None, None)
    bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, values[space, key])))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces[0], answer, None, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN, hear)
GLib.MainLoop().run()
