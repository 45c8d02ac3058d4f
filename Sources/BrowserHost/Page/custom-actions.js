// The custom actions of the view that the focus is at, as buttons beside the screen: ARIA has no word for them.

import { accessibilityAction as action } from "./protocol.js";
import { placeOf } from "./activation.js";

export class CustomActions {
  constructor({ element, surface, picture, send }) {
    this.element = element;
    this.surface = surface;
    this.picture = picture;
    this.send = send;
    this.view = null;
    this.shown = "";
    surface.addEventListener("focusin", (event) => this.show(event.target));
    surface.addEventListener("focusout", (event) => {
      if (!this.element.contains(event.relatedTarget)) this.show(null);
    });
    element.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      this.view?.target.focus({ preventScroll: true });
    });
  }

  get isThere() { return !this.element.hidden; }

  show(element) {
    const place = placeOf(element);
    this.view = place ? this.picture.views.get(place.view) ?? null : null;
    this.refresh();
  }

  // The view's words may be others now.
  refresh() {
    const { actions = [], label } = this.view?.told ?? {};
    const shown = JSON.stringify([this.view?.number, label, actions]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.element.hidden = actions.length === 0;
    this.element.setAttribute("aria-label", label ? `Actions of ${label}` : "Actions");
    this.element.replaceChildren(...actions.map((name, place) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = name;
      button.addEventListener("click", () => this.perform(place));
      return button;
    }));
  }

  perform(argument) {
    const { view } = this;
    if (!view) return;
    this.send((writer) => writer.accessibility({
      view: view.number, element: 0, action: action.custom, argument, time: performance.now(),
    }));
  }
}
