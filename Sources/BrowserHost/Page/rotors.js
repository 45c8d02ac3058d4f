// SPDX-License-Identifier: Apache-2.0

// The program's rotors at the focused element: buttons for the next and the previous place, and F8.

import { accessibilityAction as action, rotorFlag } from "./protocol.js";
import { placeOf } from "./activation.js";

export class Rotors {
  constructor({ surface, picture, send }) {
    this.surface = surface;
    this.picture = picture;
    this.send = send;
    // The last focused element, and the name of the last used rotor.
    this.element = null;
    this.last = "";
    surface.addEventListener("focusin", (event) => { this.element = event.target; });
    addEventListener("keydown", (event) => this.pressed(event), { capture: true });
  }

  // The rotors of an element and of those around it, from the inside out.
  around(element) {
    const found = [];
    const place = placeOf(element);
    if (!place) return found;
    const view = this.picture.views.get(place.view);
    const item = view?.told?.order?.[place.element - 1]?.told;
    add(found, place, item?.rotors);
    for (let outer = element.closest(".view"); outer; outer = outer.parentElement.closest(".view")) {
      const number = Number(outer.dataset.view);
      add(found, { view: number, element: 0 }, this.picture.views.get(number)?.told?.rotors);
    }
    return found;
  }

  turn({ view, element, place, name }, isForward) {
    this.last = name;
    // Where the search begins.
    if (this.element?.isConnected) this.element.focus({ preventScroll: true });
    this.send((writer) => writer.accessibility({
      view, element, action: action.rotor, argument: place + (isForward ? rotorFlag.forward : 0), time: performance.now(),
    }));
  }

  // F8 continues with the last used rotor.
  pressed(event) {
    if (event.code !== "F8" || !this.surface.contains(event.target) || event.ctrlKey || event.altKey || event.metaKey) return;
    const rotors = this.around(event.target);
    const rotor = rotors.find(({ name }) => name === this.last) ?? rotors[0];
    if (!rotor) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.turn(rotor, !event.shiftKey);
  }
}

function add(found, holder, names) {
  names?.forEach((name, place) => found.push({ ...holder, place, name }));
}
