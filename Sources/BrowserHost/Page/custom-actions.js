// SPDX-License-Identifier: Apache-2.0

// The custom actions of the element that the focus is at, and the rotors that lead from it, as buttons beside the screen: ARIA has no word
// for them.

import { accessibilityAction as action } from "./protocol.js";
import { placeOf } from "./activation.js";

// In milliseconds: an element whose actions are gone and that is still there then stays.
const leaving = 600;

export class CustomActions {
  constructor({ element, surface, picture, rotors, send }) {
    this.element = element;
    this.surface = surface;
    this.picture = picture;
    this.rotors = rotors;
    this.send = send;
    this.view = null;
    // The place in the view of a thing that is no view; 0 for the view.
    this.place = 0;
    this.at = null;
    this.shown = "";
    // Runs while a user whose action is gone is at nothing.
    this.wait = 0;
    // What is hidden or taken away has no size any more.
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

  // Set by what leads back into the screen.
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

  // AX6: where the element is gone, as a row is that was deleted, its actions are gone too, and who was at them is in the screen again.
  check() {
    if (!this.at || this.at.getClientRects().length > 0) return;
    const hadFocus = this.wait !== 0 || this.element.contains(document.activeElement);
    this.show(null);
    if (hadFocus) this.left();
  }

  get told() { return (this.place === 0 ? this.view?.told : this.view?.told?.order?.[this.place - 1]?.told) ?? {}; }

  // The words of the view, or of what it is in, may be others now.
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

  // At the action of the same name; or else at the element whose actions they were, unless that goes too.
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
