// SPDX-License-Identifier: Apache-2.0

// Clicks that no pointer made: assistive technology, and tests, activate an element by them. Pointers' clicks are ignored:
// their input was sent already.

import { isOfPointer } from "./platform.js";
import { accessibilityAction as action } from "./protocol.js";

export class Activation {
  constructor({ surface, send }) {
    this.surface = surface;
    this.send = send;
    this.lastUp = -Infinity;
    // Elements that were clicked in the middle of a transition.
    this.waiting = new Set();
    this.observer = new MutationObserver(() => this.look());
    addEventListener("pointerup", (event) => { this.lastUp = event.timeStamp; }, { capture: true });
    surface.addEventListener("click", (event) => {
      if (isOfPointer(event, this.lastUp)) return;
      if (!placeOf(event.target)) return;
      event.preventDefault();
      if (isInTransition(event.target)) this.wait(event.target);
      else this.activate(event.target);
    });
  }

  activate(element) {
    const place = placeOf(element);
    this.send((writer) => writer.accessibility({ ...place, action: action.activate, time: performance.now() }));
  }

  // J18: content in transition takes no touches. A screen reader's user does not see the movement, so the click waits.
  wait(element) {
    if (this.waiting.size === 0) {
      this.observer.observe(this.surface, { subtree: true, childList: true, attributeFilter: ["class"] });
    }
    this.waiting.add(element);
  }

  look() {
    for (const element of this.waiting) {
      const hasCome = element.isConnected && !isInTransition(element);
      if (element.isConnected && !hasCome) continue;
      this.waiting.delete(element);
      // An element that left in the meantime is not activated.
      if (hasCome) this.activate(element);
    }
    if (this.waiting.size === 0) this.observer.disconnect();
  }
}

function isInTransition(element) {
  return element.closest(".in-transition") !== null;
}

// The view of an element in the picture, and the place of an accessibility element in that view.
export function placeOf(element) {
  const view = element?.closest?.(".view");
  if (!view) return null;
  const item = element.closest(".element");
  return { view: Number(view.dataset.view), element: item && view.contains(item) ? Number(item.dataset.place) : 0 };
}
