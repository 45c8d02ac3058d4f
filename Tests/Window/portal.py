# SPDX-License-Identifier: Apache-2.0

"""The desktop's portals of settings and of files for tests, in a process of the system's Python.

Each line of its input is a namespace, a key and a value in GVariant's text; whoever follows is told. A line `ready` is printed once the
name is owned. Keys that were never set are errors, as the real one has them. A line `choose` and addresses is what the next dialog for
files answers; without addresses its user closes it. Each call of a dialog is printed as a line of JSON.
"""

import json
import sys

from gi.repository import Gio, GLib

PATH, INTERFACE = "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
FILES, DIALOG = "org.freedesktop.portal.FileChooser", "org.freedesktop.portal.Request"
DESCRIPTION = f"""
<node><interface name='{INTERFACE}'>
<method name='Read'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='v' direction='out'/></method>
<signal name='SettingChanged'><arg type='s'/><arg type='s'/><arg type='v'/></signal>
</interface><interface name='{FILES}'>
<method name='OpenFile'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{{sv}}' direction='in'/><arg type='o' direction='out'/></method>
<method name='SaveFile'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{{sv}}' direction='in'/><arg type='o' direction='out'/></method>
</interface></node>"""
chosen, dialogs = [], 0
values = {}
first = [line.rstrip("\n").split(" ", 2) for line in sys.argv[1:]]
for space, key, text in first:
    values[space, key] = GLib.Variant.parse(None, text, None, None)


def show_dialog(connection, method, arguments, call):
    global dialogs
    dialogs += 1
    dialog = f"{PATH}/request/test/{dialogs}"
    print(json.dumps({"method": method, "title": arguments.unpack()[1], "options": arguments.unpack()[2]}), flush=True)
    call.return_value(GLib.Variant("(o)", (dialog,)))
    results = {"uris": GLib.Variant("as", chosen)} if chosen else {}
    connection.emit_signal(None, dialog, DIALOG, "Response", GLib.Variant("(ua{sv})", (0 if chosen else 1, results)))


def answer(connection, sender, path, interface, method, arguments, call):
    if interface == FILES:
        return show_dialog(connection, method, arguments, call)
    value = values.get(tuple(arguments.unpack()))
    if value is None:
        return call.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")
    # A variant in a variant, as the real one has it.
    return call.return_value(GLib.Variant("(v)", (GLib.Variant("v", value),)))


def hear(channel, condition):
    line = sys.stdin.readline()
    if not line:
        return False
    if line.split()[0] == "choose":
        chosen[:] = line.split()[1:]
        return True
    space, key, text = line.rstrip("\n").split(" ", 2)
    values[space, key] = GLib.Variant.parse(None, text, None, None)
    bus.emit_signal(None, PATH, INTERFACE, "SettingChanged", GLib.Variant("(ssv)", (space, key, values[space, key])))
    return True


bus = Gio.bus_get_sync(Gio.BusType.SESSION)
for each in Gio.DBusNodeInfo.new_for_xml(DESCRIPTION).interfaces:
    bus.register_object(PATH, each, answer, None, None)
Gio.bus_own_name_on_connection(
    bus, "org.freedesktop.portal.Desktop", Gio.BusNameOwnerFlags.NONE, lambda *_: print("ready", flush=True), None)
GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN, hear)
GLib.MainLoop().run()
