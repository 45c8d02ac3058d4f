// SPDX-License-Identifier: Apache-2.0

// Buttons beside the screen for the focused element's custom actions and rotors: ARIA has no word for them.

import { accessibilityAction as action } from "./protocol.js";
import { placeOf } from "./activation.js";

// In milliseconds: if an element's actions are gone and the element still exists after this time, it stays.
const leaving = 600;

export class CustomActions {
  constructor({ element, surface, picture, rotors, send }) {
    this.element = element;
    this.surface = surface;
    this.picture = picture;
    this.rotors = rotors;
    this.send = send;
    this.view = null;
    // The place of an accessibility element in the view; 0 for the view itself.
    this.place = 0;
    this.at = null;
    this.shown = "";
    // Runs while the user's action is gone, so that the focus is nowhere.
    this.wait = 0;
    // A hidden or removed element has no size any more.
    this.watch = new ResizeObserver(() => this.check());
    surface.addEventListener("focusin", (event) => this.show(event.target));
    surface.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.show(null);
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.at?.focus({ preventScroll: true });
    });
  }

  // Set by the code that leads back into the screen.
  left() {}

  get isThere() { return !this.element.hidden; }

  show(element) {
    const place = placeOf(element);
    clearTimeout(this.wait);
    this.wait = 0;
    this.watch.disconnect();
    if (element) this.watch.observe(element);
    this.at = element;
    this.view = place ? this.picture.views.get(place.view) ?? null : null;
    this.place = place?.element ?? 0;
    this.refresh();
  }

  // AX6: if the element is gone, as after the deletion of a row, its actions are gone too. A user who was at them is back in
  // the screen.
  check() {
    if (!this.at || this.at.getClientRects().length > 0) return;
    const hadFocus = this.wait !== 0 || this.element.contains(document.activeElement);
    this.show(null);
    if (hadFocus) this.left();
  }

  get told() { return (this.place === 0 ? this.view?.told : this.view?.told?.order?.[this.place - 1]?.told) ?? {}; }

  // The words of the view, or of a view around it, may have changed.
  refresh() {
    const { actions = [], label } = this.told;
    const rotors = this.view && this.at ? this.rotors.around(this.at) : [];
    const shown = JSON.stringify([this.view?.number, this.place, label, actions, rotors]);
    if (shown === this.shown) return;
    this.shown = shown;
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.textContent : null;
    this.element.hidden = actions.length + rotors.length === 0;
    this.element.setAttribute("aria-label", label ? `Actions of ${label}` : "Actions");
    this.element.replaceChildren(
      ...actions.map((name, place) => button(name, () => this.perform(place))),
      ...rotors.flatMap((rotor) => [
        button(`${rotor.name}: previous`, () => this.rotors.turn(rotor, false)),
        button(`${rotor.name}: next`, () => this.rotors.turn(rotor, true)),
      ]));
    if (focused !== null) this.keepFocus(focused);
  }

  // Moves to the action of the same name; else to the element of the actions, unless that disappears too.
  keepFocus(name) {
    const same = [...this.element.children].find((child) => child.textContent === name);
    if (same) return /** @type {HTMLElement} */ (same).focus();
    clearTimeout(this.wait);
    this.wait = setTimeout(() => {
      this.wait = 0;
      if (document.activeElement === document.body) this.at?.focus({ preventScroll: true });
    }, leaving);
  }

  perform(argument) {
    const { view } = this;
    if (!view) return;
    this.send((writer) => writer.accessibility({
      view: view.number, element: this.place, action: action.custom, argument, time: performance.now(),
    }));
  }
}

function button(name, pressed) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = name;
  element.addEventListener("click", pressed);
  return element;
}
