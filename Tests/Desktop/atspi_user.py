# SPDX-License-Identifier: Apache-2.0

"""A user of assistive technology: finds things by their roles and names in what a browser tells over AT-SPI, and does something to them.

    /usr/bin/python3 atspi_user.py press Controls find Switch press Switch find-checked Switch

It is run by the system's Python, which has pyatspi. What it did it prints, a line each. Steps and what each takes:

    press NAME          does the first action of the thing of that name
    go-to NAME          gives it the focus
    edit NAME           waits until the text field of that name has the focus
    select-all NAME     selects all of the field's text
    type TEXT           types keys where the focus is, as AT-SPI's registry makes them
    read NAME TEXT      waits until the field's text is that
    find NAME           waits until something of that name can be used
    find-checked NAME   the same, and it is on
    lose NAME           waits until nothing of that name is there
    list NAME...        waits until the buttons among these names are there in this order; the last step
"""

import sys
import time

import pyatspi

PATIENCE = 60
# What is in a page, and not in the browser around it.
PAGE = pyatspi.ROLE_DOCUMENT_WEB
TEXTS = {pyatspi.ROLE_STATIC, pyatspi.ROLE_LABEL, pyatspi.ROLE_TEXT, pyatspi.ROLE_PARAGRAPH, pyatspi.ROLE_HEADING}


def things(node, depth=0):
    """Everything in a browser, from the outside in."""
    if depth > 60 or node is None:
        return
    yield node
    for child in node:
        yield from things(child, depth + 1)


def in_pages():
    """Everything in pages that are shown, but the pages themselves, which have names and actions too."""
    for application in pyatspi.Registry.getDesktop(0):
        for node in things(application):
            if node.getRole() == PAGE and node.getState().contains(pyatspi.STATE_SHOWING):
                for part in node:
                    yield from things(part)


def is_used(node):
    """Whether something can be done to it: labels have names too, and what is clicked may be anything."""
    if node.getRole() in TEXTS:
        return False
    try:
        return node.queryAction().nActions > 0
    except NotImplementedError:
        return False


def all_of(holds):
    """What holds of the things in pages; a tree that changes under the walk is walked again."""
    while True:
        try:
            return [node for node in in_pages() if holds(node)]
        except Exception:  # It went while it was asked: D-Bus has many words for that.
            time.sleep(0.1)


def wait_until(answer, what):
    """Asks again and again, up to a limit, for an answer."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            if found := answer():
                return found
        except Exception:  # As above.
            pass
        time.sleep(0.2)
    sys.exit(f"not within {PATIENCE} s: {what}")


def find(name, holds=lambda node: True):
    def first():
        return next((node for node in all_of(lambda node: node.name == name and is_used(node)) if holds(node)), None)

    return wait_until(first, f"something usable is called {name!r}, and is in the state that was waited for")


def has(*states):
    return lambda node: any(node.getState().contains(state) for state in states)


def field(name):
    return find(name, has(pyatspi.STATE_EDITABLE))


def text_of(node):
    return node.queryText().getText(0, -1)


def press(name):
    node = find(name)
    if not node.queryAction().doAction(0):
        sys.exit(f"{name!r} refused to be pressed")


def go_to(name):
    if not find(name).queryComponent().grabFocus():
        sys.exit(f"{name!r} refused the focus")
    find(name, has(pyatspi.STATE_FOCUSED))


def edit(name):
    find(name, lambda node: has(pyatspi.STATE_EDITABLE)(node) and has(pyatspi.STATE_FOCUSED)(node))


def select_all(name):
    text = field(name).queryText()
    if not text.setSelection(0, 0, text.characterCount):
        sys.exit(f"the text of {name!r} refused to be selected")


def type_keys(text):
    pyatspi.Registry.generateKeyboardEvent(0, text, pyatspi.KEY_STRING)


def lose(name):
    wait_until(lambda: not all_of(lambda node: node.name == name and is_used(node)), f"{name!r} is gone")


def list_buttons(*names):
    def found():
        return [node.name for node in all_of(lambda node: node.getRole() == pyatspi.ROLE_PUSH_BUTTON) if node.name in names]

    wait_until(lambda: found() == list(names), f"the buttons {names}; there are {found()}")


STEPS = {
    "press": (press, 1),
    "go-to": (go_to, 1),
    "edit": (edit, 1),
    "select-all": (select_all, 1),
    "type": (type_keys, 1),
    "read": (lambda name, text: wait_until(lambda: text_of(field(name)) == text, f"{name!r} says {text!r}"), 2),
    "find": (find, 1),
    "find-checked": (lambda name: find(name, has(pyatspi.STATE_CHECKED, pyatspi.STATE_PRESSED)), 1),
    "lose": (lose, 1),
    "list": (list_buttons, None),
}


def main(words):
    while words:
        step, *rest = words
        perform, count = STEPS[step]
        taken = rest if count is None else rest[:count]
        perform(*taken)
        print(step, *map(repr, taken), flush=True)
        words = rest[len(taken):]


main(sys.argv[1:])
