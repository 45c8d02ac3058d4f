// SPDX-License-Identifier: Apache-2.0

// The parts of the page: F6 goes from one to the next, Shift+F6 back, and Tab moves on when the program has nothing more for it.

export class Regions {
  // In their order; each with contains(element), isThere, enter() and isApp.
  constructor() {
    this.all = [];
    addEventListener("keydown", (event) => this.pressed(event), { capture: true });
  }

  pressed(event) {
    if (event.code !== "F6" || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.go(event.shiftKey ? -1 : 1);
  }

  get here() {
    const place = this.all.findIndex((region) => region.contains(document.activeElement));
    return place < 0 ? this.all.findIndex(({ isApp }) => isApp) : place;
  }

  go(step) {
    const { length } = this.all;
    for (let way = 1; way < length; way += 1) {
      const region = this.all[(this.here + step * way + length * way) % length];
      if (region.isThere()) return region.enter();
    }
  }

  // Tab reached an end of the program. At the ends of the page the browser takes over.
  leave(isForward) {
    const app = this.all.findIndex(({ isApp }) => isApp);
    const beyond = isForward ? this.all.slice(app + 1) : this.all.slice(0, app).reverse();
    beyond.find((region) => region.isThere())?.enter();
  }
}
