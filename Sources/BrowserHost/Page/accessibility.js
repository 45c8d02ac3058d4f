// What assistive technology is told of a view.

import { roles } from "./protocol.js";

const flag = Object.freeze({ enabled: 1, selected: 2, label: 4, value: 8, identifier: 16 });

// UIKit's roles by their names in ARIA. Text and plain views are what their elements are.
const ariaRoles = Object.freeze({
  button: "button", switch: "switch", slider: "slider", image: "img", heading: "heading", link: "link",
  group: "group", adjustable: "spinbutton", textField: "textbox", searchField: "searchbox", textView: "textbox",
  menu: "menu", menuItem: "menuitem", menuItemCheckbox: "menuitemcheckbox",
});

const textRoles = new Set(["textField", "searchField", "textView"]);
const checkable = new Set(["switch", "menuItemCheckbox"]);

export function applyAccessibility(element, reader) {
  const role = roles[reader.u8()];
  const flags = reader.u8();
  const label = flags & flag.label ? reader.text() : null;
  const value = flags & flag.value ? reader.text() : null;
  const identifier = flags & flag.identifier ? reader.text() : null;
  const isSelected = (flags & flag.selected) !== 0;
  const hasValueText = role === "slider" || role === "adjustable";

  set(element, "role", ariaRoles[role] ?? null);
  // A label needs a role to belong to; a plain element's text speaks for itself.
  set(element, "aria-label", role === "none" || role === "text" ? null : label);
  set(element, "aria-level", role === "heading" ? "2" : null);
  set(element, "aria-disabled", flags & flag.enabled ? null : "true");
  set(element, "aria-valuetext", hasValueText ? value : null);
  const isChecked = role === "switch" && value === "1" || isSelected;
  set(element, "aria-checked", checkable.has(role) ? String(isChecked) : null);
  set(element, "aria-pressed", role === "button" && isSelected ? "true" : null);
  set(element, "aria-selected", role !== "button" && !checkable.has(role) && isSelected ? "true" : null);
  set(element, "aria-multiline", role === "textView" ? "true" : null);
  // A touch there may begin to edit: a phone's keyboard opens at once.
  set(element, "data-text-role", textRoles.has(role) ? role : null);
  set(element, "data-identifier", identifier);
}

// Assistive technology activates an element by a click that no pointer made; hands never reach the picture, which lies behind the
// surface that takes them.
export class Activation {
  constructor({ root, send }) {
    root.addEventListener("click", (event) => {
      const element = event.target.closest(".view");
      if (element) send((writer) => writer.activate(Number(element.dataset.view), performance.now()));
    });
  }
}

function set(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
