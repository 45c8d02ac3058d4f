// SPDX-License-Identifier: Apache-2.0

// The text of a view, as a field of the page: browsers, screen readers and tests find it, fill it and leave it as any field. Nobody
// sees it; the picture shows what the program has. While the program edits the text, it is the element of TextInput.

import { elementFor } from "./text-traits.js";
import { set } from "./accessibility.js";
import { mask } from "./text-diff.js";

// In milliseconds: what was typed before the program agreed is taken back then. A busy program, or a slow line, takes its time.
const patience = 5000;
// Until what was refused is said again.
const pause = 250;
// In characters: so long a value may be the beginning of a longer one.
const longest = 1000;

export class Field {
  // typed(text) tells the program what the text is to be.
  constructor(view, typed) {
    this.view = view;
    this.tellTyped = typed;
    this.element = null;
    // Set by TextInput while it is this one's text that is edited.
    this.isEdited = false;
    // What was typed that the program does not know of.
    this.isTyped = false;
    this.timer = 0;
    // What the program had before.
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

  // The element for an edit: of the kind that the text is.
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

  // What the program has, where nobody edits it.
  showValue() {
    if (this.isEdited || this.isTyped) return;
    const value = this.told.value ?? "";
    if (this.element.value !== value) this.element.value = value;
  }

  // The program edits it no longer.
  restore() {
    this.isEdited = false;
    this.element.classList.remove("text-mirror");
    this.element.removeAttribute("style");
    if (this.told) this.showValue();
  }

  // Of a text that the page has a part of, only all of it can be replaced.
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

  // The program has what it had before: it may be moving its screens, and takes nothing meanwhile.
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

  // Whether a text of the program's is what was typed here; of a secret one it says how long it is.
  agrees(value, isSecure) {
    return isSecure ? value.length === mask(this.element.value).length : value === this.element.value;
  }

  remove() {
    clearTimeout(this.timer);
    this.element?.remove();
  }
}
