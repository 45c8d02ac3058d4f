// SPDX-License-Identifier: Apache-2.0

// While a tool beside the program picks: a touch names a point of the screen and reaches no view. A sign says so; Escape ends it.

import { host } from "./protocol.js";

export class Pick {
  // Made before the listeners for pointers and keys, so that they do not get its events.
  constructor({ origin, send }) {
    this.origin = origin;
    this.send = send;
    this.isOn = false;
    this.element = document.getElementById("pick");
    this.element.querySelector("button").addEventListener("click", () => this.end());
    const capture = { capture: true, passive: false };
    for (const name of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerenter", "wheel", "touchstart", "touchmove", "contextmenu"]) {
      addEventListener(name, (event) => this.took(event), capture);
    }
    addEventListener("keydown", (event) => {
      if (!this.isOn || event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.end();
    }, capture);
  }

  // Applies the message if it is this one, and returns whether it is.
  apply(kind, reader) {
    if (kind !== host.pick) return false;
    this.show(reader.u8() === 1);
    return true;
  }

  reset() {
    this.show(false);
  }

  show(isOn) {
    this.isOn = isOn;
    this.element.hidden = !isOn;
  }

  took(event) {
    if (!this.isOn || event.target !== this.element) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    if (event.type !== "pointerdown") return;
    this.show(false);
    this.send((writer) => writer.picked(true, event.clientX - this.origin.x, event.clientY - this.origin.y));
  }

  end() {
    this.show(false);
    this.send((writer) => writer.picked(false, 0, 0));
  }
}
