# SPDX-License-Identifier: Apache-2.0

"""The elements of a page by what assistive technology calls them, in any engine: roles and names, nothing of the application's own."""

_ELEMENTS = """
const nativeRoles = { A: "link", BUTTON: "button", INPUT: "textbox", TEXTAREA: "textbox", H1: "heading", H2: "heading" };
const roleOf = (element) => element.getAttribute("role") ?? nativeRoles[element.tagName] ?? null;
const nameOf = (element) => (element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
const isFound = (element) => element.getClientRects().length > 0 && !element.closest("[inert], [aria-hidden=true]");
const find = (role, name) => [...document.querySelectorAll("*")]
    .filter((element) => roleOf(element) === role && (name === null || nameOf(element) === name) && isFound(element));
"""


class Roles:
    def __init__(self, screen):
        self.screen = screen

    def _run(self, body, *values):
        names = ", ".join(f"value{place}" for place in range(len(values)))
        return self.screen.engine.run(f"({names}) => {{ {_ELEMENTS} {body} }}", *values)

    def names(self, role):
        """Of everything of a role, in the order of the document."""
        return self._run("return find(value0, null).map(nameOf);", role)

    def wait_for(self, role, name):
        self.screen.wait_for(lambda: self._run("return find(value0, value1).length === 1;", role, name), f"{role} {name!r}")

    def wait_until_gone(self, role, name):
        self.screen.wait_for(lambda: self._run("return find(value0, value1).length === 0;", role, name), f"no {role} {name!r}")

    def click(self, role, name):
        """What screen readers do: a click that no pointer made."""
        self.screen.wait_for(
            lambda: self._run("const [found] = find(value0, value1); found?.click(); return found !== undefined;", role, name),
            f"{role} {name!r}")

    def focus(self, role, name):
        self.wait_for(role, name)
        self._run("find(value0, value1)[0].focus();", role, name)

    def value(self, role, name):
        return self._run("return find(value0, value1)[0]?.value ?? null;", role, name)

    def fill(self, role, name, text):
        """Puts a text in the place of all of a field's, as a user's driver does: what is selected is typed over."""
        self.wait_for(role, name)
        self._run(
            "const field = find(value0, value1)[0]; field.focus(); field.select();"
            " document.execCommand('insertText', false, value2);", role, name, text)
        self.screen.wait_for(lambda: self.value(role, name) == text, f"{role} {name!r} has {text!r}")

    @property
    def focused(self):
        """Role and name of what has the keyboard."""
        return self._run("const at = document.activeElement; return [roleOf(at), at === document.body ? '' : nameOf(at)];")
