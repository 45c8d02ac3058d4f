// SPDX-License-Identifier: Apache-2.0

// The picture of the scene: one element per view, changed by the host's messages.

import { host } from "./protocol.js";
import { ViewElement } from "./view-element.js";
import { arrange } from "./arrange.js";
import { hide } from "./reading.js";

export class Picture {
  // saved(element) takes the focused element out of a picture that disappears.
  constructor(root, fonts, { reading, saved }) {
    this.root = root;
    this.fonts = fonts;
    this.reading = reading;
    this.saved = saved;
    this.views = new Map();
    // The parent of the windows.
    this.top = { isRoot: true, children: [], told: null, find: (number) => this.views.get(number) };
  }

  // Applies the message if it is about the picture, and returns whether it is.
  apply(kind, reader) {
    switch (kind) {
      case host.clear: this.clear(); return true;
      case host.windows: this.applyWindows(reader.list()); return true;
      case host.view: this.view(reader.u32()).apply(reader, this); return true;
      case host.remove: this.remove(reader.list()); return true;
      default: return false;
    }
  }

  // A view may be named as a child before it is described.
  view(identifier) {
    let view = this.views.get(identifier);
    if (!view) {
      view = new ViewElement(identifier);
      this.views.set(identifier, view);
    }
    return view;
  }

  applyWindows(identifiers) {
    this.top.children = this.children(identifiers, this.top);
    arrange(this.root, this.top.children.map(({ element }) => element));
    hide(this.top);
  }

  children(identifiers, parent) {
    return identifiers.map((identifier) => {
      const view = this.view(identifier);
      view.parent = parent;
      return view;
    });
  }

  // Set by the code that shows more of the focused view.
  toldChanged() {}

  // Set by the code that sends text typed before the program edits.
  typed() {}

  // The views below a removed one are removed too, unless they get another place later in the same message.
  remove(identifiers) {
    for (const identifier of identifiers) {
      const view = this.views.get(identifier);
      if (!view) continue;
      this.views.delete(identifier);
      view.element.remove();
      view.removed();
      const below = [...view.element.querySelectorAll(".view")].map((element) => Number(element.dataset.view));
      // A message is applied in one go.
      if (below.length > 0) queueMicrotask(() => this.forget(below));
    }
  }

  // Forgets the views that are in no picture.
  forget(identifiers) {
    for (const identifier of identifiers) {
      const view = this.views.get(identifier);
      if (!view || this.root.contains(view.element)) continue;
      this.views.delete(identifier);
      view.removed();
    }
  }

  clear() {
    this.saved(this.root);
    this.reading.clear();
    this.top.children = [];
    for (const view of this.views.values()) view.removed();
    this.views.clear();
    this.root.replaceChildren();
  }
}
