# SPDX-License-Identifier: Apache-2.0

"""WebDriver's characters for keys that type nothing."""

NAMED = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
    "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017", "F10": "\ue03a", "Meta": "\ue03d",
}


def strokes(names):
    """The actions of a key source for a combination such as "Control+z": down in order, up again in reverse."""
    values = [NAMED.get(name, name) for name in names.split("+")]
    return ([{"type": "keyDown", "value": value} for value in values]
            + [{"type": "keyUp", "value": value} for value in reversed(values)])


def typing(text):
    """The actions that type a text, key by key."""
    return [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
