"""A user of assistive technology: finds things by their names in what a browser tells over AT-SPI, and does something to them.

    /usr/bin/python3 atspi_user.py press Controls wait-for Switch press Switch wait-checked Switch

It is run by the system's Python, which has pyatspi. What it did it prints, a line each.
"""

import sys
import time

import pyatspi

PATIENCE = 60
# Chrome of browsers, which is large and not what is looked for.
AROUND = {pyatspi.ROLE_TOOL_BAR, pyatspi.ROLE_MENU_BAR, pyatspi.ROLE_STATUS_BAR}

TEXTS = {pyatspi.ROLE_STATIC, pyatspi.ROLE_LABEL, pyatspi.ROLE_TEXT, pyatspi.ROLE_PARAGRAPH}


def things(node, depth=0):
    """Everything in a browser, its pages included, from the outside in."""
    if depth > 60 or node is None:
        return
    yield node
    if node.getRole() in AROUND:
        return
    for child in node:
        yield from things(child, depth + 1)


def is_used(node):
    """Whether something can be done to it: labels have names too, and what is clicked may be anything."""
    if node.getRole() in TEXTS:
        return False
    try:
        return node.queryAction().nActions > 0
    except NotImplementedError:
        return False


def find(name):
    for application in pyatspi.Registry.getDesktop(0):
        for node in things(application):
            try:
                if node.name == name and is_used(node):
                    return node
            except Exception:  # It went while it was asked: D-Bus has many words for that.
                continue
    return None


def wait_for(name, holds=lambda node: True):
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            node = find(name)
            if node is not None and holds(node):
                return node
        except Exception:  # As above; the tree changes under the walk.
            pass
        time.sleep(0.3)
    sys.exit(f"nothing usable is called {name!r}, or it is not in the state that was waited for")


def is_checked(node):
    states = node.getState()
    return states.contains(pyatspi.STATE_CHECKED) or states.contains(pyatspi.STATE_PRESSED)


def main(steps):
    for step, name in zip(steps[::2], steps[1::2]):
        if step == "wait-for":
            node = wait_for(name)
        elif step == "wait-checked":
            node = wait_for(name, is_checked)
        elif step == "press":
            node = wait_for(name)
            if not node.queryAction().doAction(0):
                sys.exit(f"{name!r} refused to be pressed")
        else:
            sys.exit(f"unknown step {step!r}")
        print(f"{step}: {node.getRoleName()} {name!r}", flush=True)


main(sys.argv[1:])
