// SPDX-License-Identifier: Apache-2.0

// The ring around the item that has focus. It is drawn on the view's element, so that it moves with the view.

import { host, ringFlag } from "./protocol.js";

// Points between the rectangle and the ring's outer edge.
const reach = 5;

export class FocusRing {
  // followed(view) moves the page's focus along.
  constructor(picture, followed) {
    this.picture = picture;
    this.followed = followed;
    this.element = null;
  }

  apply(kind, reader) {
    if (kind !== host.focusRing) return false;
    const view = reader.u32();
    const flags = reader.u8();
    const [x, y, width, height] = [reader.f32(), reader.f32(), reader.f32(), reader.f32()];
    const radius = reader.f32();
    const color = reader.color();
    this.element?.classList.remove("focused");
    this.element = null;
    if (view === 0) {
      this.followed(null);
      return true;
    }
    this.element = this.picture.view(view).element;
    const out = flags & ringFlag.inside ? 0 : reach;
    const edges = flags & ringFlag.wholeView
      ? [`${-out}px`, `${-out}px`, `${-out}px`, `${-out}px`]
      : [`${y - out}px`, `calc(100% - ${x + width + out}px)`, `calc(100% - ${y + height + out}px)`, `${x - out}px`];
    const { style, classList } = this.element;
    style.setProperty("--ring-inset", edges.join(" "));
    style.setProperty("--ring-radius", `${radius + out}px`);
    style.setProperty("--ring-color", color);
    style.setProperty("--ring-offset", `${out - 3}px`);
    classList.add("focused");
    this.followed(this.picture.view(view));
    return true;
  }
}
