// Clicks that no pointer made: assistive technology, and tests, activate an element by them. What pointers do has been told.

import { isOfPointer } from "./platform.js";
import { accessibilityAction as action } from "./protocol.js";

export class Activation {
  constructor({ surface, send }) {
    this.surface = surface;
    this.lastUp = -Infinity;
    addEventListener("pointerup", (event) => { this.lastUp = event.timeStamp; }, { capture: true });
    surface.addEventListener("click", (event) => {
      if (isOfPointer(event, this.lastUp)) return;
      const place = placeOf(event.target);
      if (!place) return;
      event.preventDefault();
      send((writer) => writer.accessibility({ ...place, action: action.activate, time: performance.now() }));
    });
  }
}

// The view that an element of the picture belongs to, and the place of a thing in it that is no view.
export function placeOf(element) {
  const view = element?.closest?.(".view");
  if (!view) return null;
  const item = element.closest(".element");
  return { view: Number(view.dataset.view), element: item && view.contains(item) ? Number(item.dataset.place) : 0 };
}
