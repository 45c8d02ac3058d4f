// SPDX-License-Identifier: Apache-2.0

// The lines between the parts of a wide page, moved by a pointer or by arrow keys; Enter and a double click put one back.

import { byId } from "./dom.js";
import { read, write } from "./keys.js";

const name = "inspector-panes";
const [smallest, greatest, step] = [12, 45, 2];

// In percent of the whole; the side from which a part grows, and the keys that make it larger and smaller.
const panes = {
  left: { usual: 27, share: (event, box) => (event.clientX - box.left) / box.width, keys: ["ArrowRight", "ArrowLeft"] },
  right: { usual: 31, share: (event, box) => (box.right - event.clientX) / box.width, keys: ["ArrowLeft", "ArrowRight"] },
  views: { usual: 32, share: (event, box) => (byId("logs").getBoundingClientRect().top - event.clientY) / box.height, keys: ["ArrowUp", "ArrowDown"] },
  log: { usual: 26, share: (event, box) => (box.bottom - event.clientY) / box.height, keys: ["ArrowUp", "ArrowDown"] },
};

export class Panes {
  constructor() {
    this.main = document.querySelector("main");
    this.sizes = {};
    const kept = this.kept();
    for (const line of this.main.querySelectorAll("[role=separator]")) {
      const { pane } = line.dataset;
      line.setAttribute("aria-valuemin", smallest);
      line.setAttribute("aria-valuemax", greatest);
      this.set(line, Number.isFinite(kept[pane]) ? kept[pane] : panes[pane].usual);
      line.addEventListener("keydown", (event) => this.pressed(line, event));
      line.addEventListener("dblclick", () => this.set(line, panes[pane].usual, true));
      line.addEventListener("pointerdown", (event) => { line.setPointerCapture(event.pointerId); });
      line.addEventListener("pointermove", (event) => {
        if (line.hasPointerCapture(event.pointerId)) this.set(line, 100 * panes[pane].share(event, this.main.getBoundingClientRect()), true);
      });
    }
  }

  kept() {
    try {
      return JSON.parse(read(name)) ?? {};
    } catch {
      return {};
    }
  }

  set(line, percent, isChosen = false) {
    const { pane } = line.dataset;
    const size = Math.round(Math.min(Math.max(percent, smallest), greatest) * 10) / 10;
    this.main.style.setProperty(`--${pane}`, `${size}%`);
    line.setAttribute("aria-valuenow", size);
    line.setAttribute("aria-valuetext", `${size} %`);
    this.sizes[pane] = size;
    if (isChosen) write(name, JSON.stringify(this.sizes));
  }

  pressed(line, event) {
    const { usual, keys } = panes[line.dataset.pane];
    const now = this.sizes[line.dataset.pane];
    const next = { [keys[0]]: now + step, [keys[1]]: now - step, Home: smallest, End: greatest, Enter: usual }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    this.set(line, next, true);
  }
}
