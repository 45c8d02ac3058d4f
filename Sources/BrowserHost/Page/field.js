// SPDX-License-Identifier: Apache-2.0

// The text of a view, as a field of the page. Browsers, screen readers and tests can find it, fill it and leave it like any
// field. It is invisible; the picture shows the program's text. While the program edits the text, it is the element of
// TextInput.

import { elementFor } from "./text-traits.js";
import { set } from "./attributes.js";
import { mask } from "./text-diff.js";

// In milliseconds: text that the program has not accepted by then is removed. A busy program, or a slow line, takes its time.
const patience = 5000;
// In milliseconds: the pause before refused text is sent again.
const pause = 250;
// In characters: a value of this length may be the beginning of a longer one.
const longest = 1000;

export class Field {
  // typed(text) sends the program the new text.
  constructor(view, typed) {
    this.view = view;
    this.tellTyped = typed;
    this.element = null;
    // Set by TextInput while this field's text is edited.
    this.isEdited = false;
    // Whether text was typed that the program does not know of.
    this.isTyped = false;
    this.timer = 0;
    // The program's former text.
    this.before = "";
    this.again = 0;
  }

  tell(told) {
    this.told = told;
    this.use(this.element ?? this.make({ isSecure: false, isMultiline: told.role === "textView" }));
    this.showValue();
  }

  make(state) {
    const element = elementFor(state, null);
    element.className = "field";
    element.tabIndex = 0;
    element.autocomplete = "off";
    element.addEventListener("beforeinput", (event) => this.check(event));
    element.addEventListener("input", () => this.typed());
    return element;
  }

  use(element) {
    const { told } = this;
    element.setAttribute("aria-label", told.label ?? "Text");
    element.setAttribute("role", told.role === "searchField" ? "searchbox" : "textbox");
    set(element, "aria-multiline", told.role === "textView" ? "true" : null);
    set(element, "aria-description", told.hint);
    set(element, "lang", told.language);
    element.readOnly = !told.isEnabled;
    set(element, "aria-disabled", told.isEnabled || told.role === "textView" ? null : "true");
    element.tabIndex = told.isEnabled || told.role === "textView" ? 0 : -1;
    if (element === this.element) return;
    const old = this.element;
    this.element = element;
    if (old) old.replaceWith(element);
    else this.view.element.append(element);
  }

  // The element for an edit, of the right kind for the text.
  elementFor(state) {
    const element = elementFor(state, this.element);
    if (element === this.element) return element;
    const { value } = this.element;
    const hadFocus = document.activeElement === this.element;
    const made = this.make(state);
    made.value = value;
    this.use(made);
    if (hadFocus) made.focus({ preventScroll: true });
    return made;
  }

  // Shows the program's text, unless it is edited.
  showValue() {
    if (this.isEdited || this.isTyped) return;
    const value = this.told.value ?? "";
    if (this.element.value !== value) this.element.value = value;
  }

  // The program stopped editing it.
  restore() {
    this.isEdited = false;
    this.element.classList.remove("text-mirror");
    this.element.removeAttribute("style");
    if (this.told) this.showValue();
  }

  // If the page has only a part of a text, only the whole text can be replaced.
  check(event) {
    const { value, selectionStart, selectionEnd } = this.element;
    if (this.isEdited || this.isTyped || value.length < longest) return;
    if (selectionStart > 0 || selectionEnd < value.length) event.preventDefault();
  }

  typed() {
    if (this.isEdited) return;
    if (!this.isTyped) this.before = this.told.value ?? "";
    this.isTyped = true;
    this.tellTyped(this.element.value);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), patience);
  }

  // The program kept its former text: it may be in a transition, and take no input meanwhile.
  refused(value) {
    if (value !== this.before || this.again !== 0) return;
    this.again = setTimeout(() => {
      this.again = 0;
      if (this.isTyped) this.tellTyped(this.element.value);
    }, pause);
  }

  giveUp() {
    clearTimeout(this.timer);
    clearTimeout(this.again);
    this.again = 0;
    this.isTyped = false;
    this.showValue();
  }

  // Whether the program's text is the typed one; for a secret text, only the lengths are compared.
  agrees(value, isSecure) {
    return isSecure ? value.length === mask(this.element.value).length : value === this.element.value;
  }

  remove() {
    clearTimeout(this.timer);
    this.element?.remove();
  }
}
