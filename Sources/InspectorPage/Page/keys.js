// SPDX-License-Identifier: Apache-2.0

// Keys for the whole page, with a list of them.

import { byId, fill, h } from "./dom.js";

const place = "inspector-keys";
const shown = { ArrowLeft: "←", ArrowRight: "→" };

export class Keys {
  // Each: [key, what it does, perform].
  constructor(list) {
    this.list = new Map(list.map(([key, title, perform]) => [key, { title, perform }]));
    this.dialog = byId("keys");
    this.isOn = read(place) !== "off";
    const box = byId("keys-on");
    box.checked = this.isOn;
    box.addEventListener("change", () => {
      this.isOn = box.checked;
      write(place, this.isOn ? "on" : "off");
    });
    fill(byId("keys-list"), [["?", { title: "this list" }], ...this.list].map(([key, { title }]) => h("div", {}, h("dt", {}, h("kbd", {}, shown[key] ?? key)), h("dd", {}, title))));
    byId("keys-show").addEventListener("click", () => this.show());
    document.addEventListener("keydown", (event) => this.pressed(event));
  }

  show() {
    this.dialog.showModal();
  }

  pressed(event) {
    if (!this.isOn || this.dialog.open || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // Keys in a field are text.
    if (event.target.closest("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")) return;
    // Arrow keys are for what has the focus, where that moves by them.
    if (event.key.startsWith("Arrow") && event.target.closest("[role=tree], [role=listbox], [role=tablist], [role=separator], canvas, input")) return;
    const known = this.list.get(event.key);
    if (event.key !== "?" && !known) return;
    event.preventDefault();
    if (known) known.perform();
    else this.show();
  }
}

// Without permission for storage, the page works without it.
export function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function write(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Then the value lasts until the page is closed.
  }
}
