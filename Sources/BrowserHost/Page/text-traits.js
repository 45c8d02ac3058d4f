// SPDX-License-Identifier: Apache-2.0

// The element for a text, and its attributes for keyboards.

// By UIKit's number of the keyboard.
const inputModes = Object.freeze({
  0: "text", 1: "text", 2: "text", 3: "url", 4: "numeric", 5: "tel", 6: "text", 7: "email", 8: "decimal", 9: "text",
  10: "search", 11: "numeric",
});

// By UIKit's number of the return key.
const enterKeys = Object.freeze({
  0: "", 1: "go", 2: "search", 3: "go", 4: "next", 5: "go", 6: "search", 7: "send", 8: "search", 9: "done", 10: "go",
  11: "next",
});

const capitalizations = Object.freeze(["none", "words", "sentences", "characters"]);

// Fields that a browser could fill in, as HTML calls them; the program uses the same words, and some that HTML has not.
const fillable = new Set([
  "name", "honorific-prefix", "given-name", "additional-name", "family-name", "honorific-suffix", "nickname",
  "organization-title", "organization", "street-address", "address-line1", "address-line2", "address-level1",
  "address-level2", "address-level3", "country-name", "postal-code", "tel", "email", "url", "one-time-code", "username",
]);

// An element of the right kind: the present one if it fits.
export function elementFor({ isSecure, isMultiline }, current) {
  const kind = isSecure ? "password" : isMultiline ? "textarea" : "text";
  if (current?.dataset.kind === kind) return current;
  const element = document.createElement(kind === "textarea" ? "textarea" : "input");
  if (element instanceof HTMLInputElement) element.type = kind;
  element.dataset.kind = kind;
  element.className = "text-mirror";
  element.tabIndex = -1;
  element.setAttribute("aria-label", "Text");
  return element;
}

export function setTraits(element, state) {
  const { keepsKeyboardShut, isSecure, isMultiline, keyboardType, returnKey, capitalization, correction, spelling, contentType } = state;
  const isCorrected = !isSecure && correction !== 1;
  const enterKey = enterKeys[returnKey] || (isMultiline ? "enter" : "");
  set(element, "inputmode", keepsKeyboardShut ? "none" : inputModes[keyboardType] ?? "text");
  set(element, "enterkeyhint", enterKey);
  set(element, "autocapitalize", isSecure ? "none" : capitalizations[capitalization] ?? "sentences");
  set(element, "autocorrect", isCorrected ? "on" : "off");
  set(element, "spellcheck", isSecure || spelling === 1 ? "false" : "true");
  // The element of a secure text contains bullets: the browser must not offer or keep a password.
  set(element, "autocomplete", isSecure ? "off" : fillable.has(contentType) ? contentType : "off");
}

// Keyboards look at every change of an attribute.
function set(element, name, value) {
  if (value === "") {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
