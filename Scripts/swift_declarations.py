# SPDX-License-Identifier: Apache-2.0

"""Reads which types and members a Swift source declares, from its text, which `swift format` keeps regular. It builds nothing."""

import re

MODIFIER = r"(?:open|public|internal|private|fileprivate|override|class|static|final|weak|lazy|nonisolated|required|convenience|unowned|dynamic)"
MEMBER = re.compile(rf"((?:@\w+(?:\([^)]*\))?\s+|{MODIFIER}(?:\(\w+\))?\s+)*)(var|let|func)\s+(`?\w+`?)(.*)")
TYPE = re.compile(rf"((?:@\w+(?:\([^)]*\))?\s+|{MODIFIER}\s+)*)(class|struct|enum|protocol|extension|actor)\s+([\w.]+)(.*)\{{")


def labels(text):
    """The argument labels of a function, from the text after its name: `(_ point: CGPoint, with: X)` -> `(_:with:)`."""
    depth, names, token, reading = 0, [], "", False
    for index, character in enumerate(text):
        if character in "([<{":
            depth += 1
            if depth == 1 and character == "(":
                token, reading = "", True
                continue
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0 and character == ")":
                break
        if depth == 1:
            if character == ":" and reading:
                names.append(token.split()[0])
                reading = False
            elif character == ",":
                token, reading = "", True
            elif reading:
                token += character
    return "(" + "".join(name + ":" for name in names) + ")"


def declarations(path):
    """The types and members of a file: (owner, name, words before it, whether an extension has it, line)."""
    lines = path.read_text().split("\n")
    scopes = []  # (indentation, dotted name, whether it is an extension)
    for number, line in enumerate(lines, 1):
        text = line.lstrip(" ")
        indentation = len(line) - len(text)
        # A brace on a line of its own opens the scope of a declaration that takes several lines.
        if not text or text.startswith("//") or text == "{":
            continue
        while scopes and indentation <= scopes[-1][0]:
            scopes.pop()
        inside = scopes[-1] if scopes and indentation == scopes[-1][0] + 4 else None
        if scopes and not inside:
            continue
        joined = text
        if not joined.endswith("{") and re.match(rf"({MODIFIER}\s+)*(class|struct|extension|enum|protocol)\s+[A-Z]", joined):
            joined = " ".join(part.strip() for part in lines[number - 1 : number + 4])
            joined = joined[: joined.find("{") + 1]
        kind = TYPE.match(joined)
        if kind and not MEMBER.match(joined):
            owner = inside[1] + "." if inside else ""
            yield None, owner + kind[3], kind[1], kind[2], kind[4], number
            scopes.append((indentation, owner + kind[3], kind[2] == "extension"))
            continue
        member = MEMBER.match(text) if inside else None
        if member:
            name = member[3].strip("`")
            if member[2] == "func":
                name += labels(" ".join([member[4]] + [part.strip() for part in lines[number : number + 12]]))
            yield inside[1], name, member[1], "extension" if inside[2] else "body", "", number
