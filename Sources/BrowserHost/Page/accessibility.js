// SPDX-License-Identifier: Apache-2.0

// Describes a view to assistive technology, as roles, names and states of its element.

import { accessibilityFlag as flag, accessibilityItem, roles } from "./protocol.js";
import { set } from "./attributes.js";
import { readContainer } from "./containers.js";

// UIKit's roles by their names in ARIA. Text and plain views have their elements' own roles.
const ariaRoles = Object.freeze({
  button: "button", switch: "switch", slider: "slider", image: "img", heading: "heading", link: "link",
  group: "group", adjustable: "spinbutton", menu: "menu", menuItem: "menuitem", menuItemCheckbox: "menuitemcheckbox",
  progress: "progressbar",
});

const textRoles = new Set(["textField", "searchField", "textView"]);
const checkable = new Set(["switch", "menuItemCheckbox"]);
const measured = new Set(["slider", "adjustable", "progress"]);
// Roles that can have the page's focus, and roles that can be disabled.
const operable = new Set(["button", "switch", "slider", "adjustable", "link", "menuItem", "menuItemCheckbox"]);

export function readAccessibility(reader) {
  const role = roles[reader.u8()];
  const flags = reader.u16();
  const text = (bit) => (flags & bit ? reader.text() : null);
  const told = {
    role,
    isEnabled: (flags & flag.enabled) !== 0,
    isSelected: (flags & flag.selected) !== 0,
    // One thing, none, or as its role says.
    isElement: flags & flag.isElement ? true : flags & flag.isNoElement ? false : null,
    isLabelPainted: (flags & flag.labelPainted) !== 0,
    isHidden: (flags & flag.hidden) !== 0,
    isModal: (flags & flag.modal) !== 0,
    isText: textRoles.has(role),
    label: text(flag.label),
    value: text(flag.value),
    identifier: text(flag.identifier),
    hint: text(flag.hint),
    language: text(flag.language),
  };
  told.actions = flags & flag.actions ? Array.from({ length: reader.u8() }, () => reader.text()) : [];
  told.rotors = flags & flag.rotors ? Array.from({ length: reader.u8() }, () => reader.text()) : [];
  Object.assign(told, flags & flag.container ? readContainer(reader) : { container: "none", headingLevel: 0, table: null });
  told.order = flags & flag.order ? Array.from({ length: reader.u16() }, () => readItem(reader)) : null;
  return told;
}

function readItem(reader) {
  if (reader.u8() === accessibilityItem.view) return { view: reader.u32() };
  return { frame: reader.rectangle(), told: readAccessibility(reader) };
}

// For a text, its field gets the words and states.
export function describe(element, told) {
  const role = told.isText ? null : told.isElement === false ? holderRole(told) : roleOf(told);
  const isNamed = role !== null && !(told.isLabelPainted && told.label !== null);
  const isOperable = operable.has(told.role) && told.isElement !== false;
  set(element, "role", role);
  // A label needs a role to belong to; a plain element's text speaks for itself.
  set(element, "aria-label", isNamed ? told.label ?? (role === "dialog" ? "Dialog" : null) : null);
  set(element, "aria-level", role === "heading" ? String(told.headingLevel || 2) : null);
  set(element, "aria-modal", role === "dialog" ? "true" : null);
  set(element, "aria-disabled", !told.isEnabled && (isOperable || role === "group") ? "true" : null);
  const isChecked = told.role === "switch" && told.value === "1" || told.isSelected;
  set(element, "aria-checked", checkable.has(told.role) && role ? String(isChecked) : null);
  set(element, "aria-pressed", role === "button" && told.isSelected ? "true" : null);
  set(element, "aria-current", role !== "button" && !checkable.has(told.role) && told.isSelected ? "true" : null);
  describeValue(element, told, role);
  set(element, "lang", told.language);
  if ((isOperable && told.isEnabled) || told.actions.length > 0) element.tabIndex = 0;
  // An element with the page's focus keeps it.
  else if (element !== document.activeElement) set(element, "tabindex", null);
  // A touch there may begin to edit: a phone's keyboard opens at once.
  set(element, "data-text-role", told.isText ? told.role : null);
  set(element, "data-identifier", told.identifier);
}

// The role of a view without its own role: a plain view that the program treats as one element, or a text with a different
// spoken form.
function roleOf(told) {
  const { role, label, isElement } = told;
  if (told.isModal && (role === "none" || role === "group")) return "dialog";
  if (role === "image") return label === null ? null : "img";
  if (role === "text") return label === null || told.isLabelPainted ? null : "img";
  if (role === "none" && holderRole(told)) return holderRole(told);
  if (role === "none" && told.actions.length > 0) return "group";
  if (role === "none") return isElement && label !== null ? "img" : null;
  return ariaRoles[role] ?? null;
}

// A landmark needs a name. Lists and tables have elements of their own.
function holderRole({ container, label }) {
  if (container === "landmark" && label !== null) return "region";
  return container === "landmark" || container === "group" ? "group" : null;
}

function describeValue(element, told, role) {
  const { value, hint } = told;
  const isMeasured = measured.has(told.role) && role !== null;
  const number = isMeasured ? Number.parseFloat(value ?? "") : NaN;
  const hasNumber = Number.isFinite(number);
  const isPart = isMeasured && (value?.endsWith("%") || told.role !== "adjustable");
  set(element, "aria-valuetext", isMeasured ? value : null);
  set(element, "aria-valuenow", hasNumber ? String(number) : told.role === "slider" && role ? "0" : null);
  set(element, "aria-valuemin", isPart ? "0" : null);
  set(element, "aria-valuemax", isPart ? "100" : null);
  // If the role has no place for a value, the value is added to the hint.
  const words = [isMeasured || told.role === "switch" || told.isText ? null : value, hint];
  describeFurther(element, words.filter((text) => text), role);
}

function describeFurther(element, words, role) {
  set(element, "aria-description", role !== null && words.length > 0 ? words.join(". ") : null);
}
