# SPDX-License-Identifier: Apache-2.0

"""A user of assistive technology in a window: speaks AT-SPI alone, by pyatspi and libatspi, which nobody here wrote.

    /usr/bin/python3 assistive_user.py NAME < steps > answers

It is run by the system's Python. A step is a line of JSON, a list of its name and what it takes; so is each answer. What is looked for is waited for.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 20
STATES = {"focused", "checked", "selected", "enabled", "showing", "editable", "pressed", "modal", "active", "focusable", "multi-line"}
TEXTS = {"static", "label", "heading", "text"}


def application(name):
    desktop = Atspi.get_desktop(0)
    for place in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(place)
        if child is not None and child.get_name().startswith(name):
            return child
    return None


def things(node):
    yield node
    for place in range(node.get_child_count()):
        child = node.get_child_at_index(place)
        if child is not None:
            yield from things(child)


def inside(program):
    """What is in a program's windows: their own names are often those of things in them."""
    return [node for node in things(program) if node.get_role_name() not in ("application", "frame")] if program else []


def states(node):
    held = node.get_state_set()
    return sorted(name for name in STATES if held.contains(getattr(Atspi.StateType, name.replace("-", "_").upper())))


def turn(seconds=0.05):
    """Lets events come."""
    context, deadline = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < deadline:
        if not context.iteration(False):
            time.sleep(0.005)


class User:
    def __init__(self, name):
        self.name = name
        self.events = []
        self.listener = None

    def wait(self, answer, what):
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                found = answer()
                if found is not None and found is not False:
                    return found
            except GLib.Error:  # It went while it was asked.
                pass
            turn()
        raise AssertionError(f"not within {PATIENCE} s: {what}")

    def find(self, name, *needed):
        """What can be used comes before texts of the same name."""
        def first():
            app = application(self.name)
            found = [node for node in inside(app) if node.get_name() == name and set(needed) <= set(states(node))]
            return next((node for node in found if node.get_role_name() not in TEXTS), next(iter(found), None))

        return self.wait(first, f"{name!r} {needed}")

    def is_there(self, name):
        app = application(self.name)
        return any(node.get_name() == name for node in inside(app))

    # Steps.

    def tree(self):
        def told(node):
            return [node.get_role_name(), node.get_name(), [told(child) for child in map(node.get_child_at_index, range(node.get_child_count())) if child]]

        return told(self.wait(lambda: application(self.name), self.name))

    def page(self, *start):
        """The things of the page that a browser shows, each with its depth, or of what is called so in it."""
        def walk(node, depth):
            try:
                yield [depth, node.get_role_name(), node.get_name(), node]
                for place in range(node.get_child_count()):
                    child = node.get_child_at_index(place)
                    if child is not None:
                        yield from walk(child, depth + 1)
            except GLib.Error:  # Browsers drop things while they are asked.
                return

        def document(node, depth=0):
            if node.get_role_name() == "document web":
                return node
            for place in range(node.get_child_count() if depth < 40 else 0):
                child = node.get_child_at_index(place)
                found = document(child, depth + 1) if child is not None else None
                if found is not None:
                    return found
            return None

        def whole():
            app = application(self.name)
            page = document(app) if app else None
            found = list(walk(page, 0)) if page else []
            return found if all(any(each[2] == name for each in found) for name in start) and len(found) > 1 else None

        return self.wait(whole, f"a page with {start}")

    def page_tree(self, *start):
        return [each[:3] for each in self.page(*start)]

    def page_act(self, name):
        return next(node for _, role, found, node in self.page(name) if found == name and role not in TEXTS).do_action(0)

    def facts(self, name, *needed):
        node = self.find(name, *needed)
        box = node.get_extents(Atspi.CoordType.SCREEN)
        actions = [node.get_action_name(place) for place in range(node.get_n_actions())] if "Action" in node.get_interfaces() else []
        return {
            "role": node.get_role_name(), "states": states(node), "description": node.get_description(),
            "extents": [box.x, box.y, box.width, box.height], "actions": actions, "interfaces": sorted(node.get_interfaces()),
            "attributes": node.get_attributes(),
            "value": node.get_current_value() if "Value" in node.get_interfaces() else None,
        }

    def act(self, name, action=None):
        node = self.find(name)
        names = [node.get_action_name(place) for place in range(node.get_n_actions())]
        return node.do_action(names.index(action) if action else 0)

    def wait_action(self, name, action):
        self.wait(lambda: action in self.facts(name)["actions"], f"{name!r} has the action {action!r}")

    def focus(self, name):
        return self.find(name).grab_focus()

    def gone(self, name):
        self.wait(lambda: not self.is_there(name), f"{name!r} is gone")

    def set_text(self, name, text):
        return self.find(name, "editable").set_text_contents(text)

    def insert(self, name, place, text):
        return self.find(name, "editable").insert_text(place, text, len(text))

    def delete(self, name, start, end):
        return self.find(name, "editable").delete_text(start, end)

    def select(self, name, start, end):
        return self.find(name, "editable").set_selection(0, start, end)

    def text(self, name):
        node = self.find(name)
        # Asked of the interface itself: an accessible's own `get_text` is another function.
        selection = Atspi.Text.get_selection(node, 0)
        return {
            "text": Atspi.Text.get_text(node, 0, -1), "caret": Atspi.Text.get_caret_offset(node),
            "count": Atspi.Text.get_character_count(node), "selection": [selection.start_offset, selection.end_offset],
        }

    def wait_text(self, name, text):
        self.wait(lambda: self.text(name)["text"] == text, f"{name!r} says {text!r}")

    def word(self, name, offset):
        found = Atspi.Text.get_string_at_offset(self.find(name), offset, Atspi.TextGranularity.WORD)
        return [found.content, found.start_offset, found.end_offset]

    def letter(self, name, offset):
        node = self.find(name)
        box = Atspi.Text.get_character_extents(node, offset, Atspi.CoordType.SCREEN)
        back = Atspi.Text.get_offset_at_point(node, box.x + 1, box.y + box.height // 2, Atspi.CoordType.SCREEN)
        return [box.x, box.y, box.width, box.height, back]

    def set_value(self, name, value):
        return self.find(name).set_current_value(value)

    def wait_value(self, name, value):
        self.wait(lambda: self.find(name).get_current_value() == value, f"{name!r} is at {value}")

    def at(self, x, y):
        app = self.wait(lambda: application(self.name), self.name)
        found = app.get_child_at_index(0).get_accessible_at_point(x, y, Atspi.CoordType.SCREEN)
        return [found.get_role_name(), found.get_name()] if found else None

    def names(self, role):
        app = self.wait(lambda: application(self.name), self.name)
        return [node.get_name() for node in things(app) if node.get_role_name() == role]

    def table(self, name):
        """What a table says of its rows and columns, and what each of its places says of itself."""
        def whole():
            app = application(self.name)
            return next((node for node in inside(app) if node.get_role_name() == "table" and node.get_name() == name), None)

        node = self.wait(whole, f"the table {name!r}")
        table = Atspi.Table
        (rows, columns), places = (table.get_n_rows(node), table.get_n_columns(node)), []
        for row in range(rows):
            for column in range(columns):
                cell = table.get_accessible_at(node, row, column)
                if cell is None:
                    places.append(None)
                    continue
                found, its_row, its_column = Atspi.TableCell.get_position(cell)
                places.append({
                    "name": cell.get_name(), "position": [found, its_row, its_column],
                    "span": [Atspi.TableCell.get_row_span(cell), Atspi.TableCell.get_column_span(cell)],
                    "whole span": list(Atspi.TableCell.get_row_column_span(cell)),
                    "table": Atspi.TableCell.get_table(cell).get_name(), "index": table.get_index_at(node, row, column),
                    "at index": list(table.get_row_column_extents_at_index(node, table.get_index_at(node, row, column))),
                    "headers": [header.get_name() for header in Atspi.TableCell.get_column_header_cells(cell)],
                })
        index = columns + 1
        return {
            "rows": rows, "columns": columns, "places": places, "outside": table.get_accessible_at(node, rows, 0) is None,
            "of index": [table.get_row_at_index(node, index), table.get_column_at_index(node, index)],
            "selected": [list(table.get_selected_rows(node)), list(table.get_selected_columns(node))],
        }

    def wait_names(self, role, *wanted):
        self.wait(lambda: [name for name in self.names(role) if name in wanted] == list(wanted), f"{role} {wanted}: {self.names(role)}")

    def listen(self, *kinds):
        def heard(event, *_):
            if event.source is None:
                return
            data = event.any_data
            value = data if isinstance(data, (str, int, float)) else None
            try:
                name = event.source.get_name()
            except GLib.Error:
                name = None
            self.events.append([event.type, name, event.detail1, event.detail2, value])

        self.listener = Atspi.EventListener.new(heard)
        for kind in kinds:
            self.listener.register(kind)

    def heard(self, kind, name, detail=None, value=None):
        def matching():
            turn()
            for event in self.events:
                if event[0].startswith(kind) and event[1] == name and detail in (None, event[2]) and value in (None, event[4]):
                    return event
            return None

        return self.wait(matching, f"{kind} of {name!r} {detail} {value}; there were {self.events}")

    def forget(self):
        self.events = []


def main():
    user = User(sys.argv[1])
    Atspi.init()

    def take(source, _):
        line = source.readline()
        if not line:
            if user.name != "Chromium":
                Atspi.event_quit()
            return False
        step, *taken = json.loads(line)
        try:
            answer = {"answer": getattr(user, step)(*taken)}
        except (AssertionError, GLib.Error, ValueError) as fault:
            answer = {"fault": f"{step} {taken}: {fault}"}
        print(json.dumps(answer), flush=True)
        return True

    # What browsers have told of their pages is soon out of date: they are asked each time.
    if user.name == "Chromium":
        while take(sys.stdin, None):
            pass
        return
    # While its main loop runs, libatspi keeps what it was told in signals, as it does for Orca, and asks for nothing twice.
    GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, take)
    Atspi.event_main()


main()
