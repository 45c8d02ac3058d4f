// SPDX-License-Identifier: Apache-2.0

// A long list of rows of one height, of which only those in sight exist.

import { h } from "./dom.js";

const spare = 8;
// Milliseconds for which a press holds the rows.
const longestPress = 1000;

export class VirtualList {
  // render(index) gives a row; move(index) is called when keys move the cursor.
  constructor(element, { rowHeight, render, move, isAtEnd = false }) {
    this.element = element;
    this.rowHeight = rowHeight;
    this.render = render;
    this.move = move;
    this.count = 0;
    this.cursor = -1;
    this.holding = null;
    // Whether the list stays at its end while rows are added.
    this.follows = isAtEnd;
    this.space = h("div", { class: "rows", role: "presentation" });
    element.append(this.space);
    element.addEventListener("scroll", () => {
      if (isAtEnd) this.follows = element.scrollTop + element.clientHeight >= element.scrollHeight - this.rowHeight;
      this.paint();
    }, { passive: true });
    new ResizeObserver(() => this.update(this.count)).observe(element);
    element.addEventListener("keydown", (event) => this.pressed(event));
    element.addEventListener("pointerdown", () => this.hold());
    // The click comes after the end of a press; a press that ends outside of the window has no click.
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(() => this.release()));
  }

  update(count) {
    this.count = count;
    this.space.style.height = `${count * this.rowHeight}px`;
    if (this.follows) this.element.scrollTop = this.element.scrollHeight;
    this.paint();
  }

  paint() {
    if (this.holding !== null) return;
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / this.rowHeight) - spare);
    const last = Math.min(this.count, Math.ceil((scrollTop + clientHeight) / this.rowHeight) + spare);
    const rows = [];
    for (let index = first; index < last; index += 1) {
      const row = this.render(index);
      row.style.top = `${index * this.rowHeight}px`;
      row.style.height = `${this.rowHeight}px`;
      row.id = `${this.element.id}-${index}`;
      rows.push(row);
    }
    this.space.replaceChildren(...rows);
    if (this.cursor >= first && this.cursor < last) {
      this.element.setAttribute("aria-activedescendant", `${this.element.id}-${this.cursor}`);
    } else {
      this.element.removeAttribute("aria-activedescendant");
    }
  }

  // Brings a row into sight.
  show(index) {
    if (index < 0) return;
    const top = index * this.rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + this.rowHeight > scrollTop + clientHeight) this.element.scrollTop = top + this.rowHeight - clientHeight;
    this.paint();
  }

  // Rows are rebuilt while the application runs, but not under a press: a click belongs to the row on which it began.
  hold() {
    clearTimeout(this.holding);
    this.holding = setTimeout(() => this.release(), longestPress);
  }

  release() {
    if (this.holding === null) return;
    clearTimeout(this.holding);
    this.holding = null;
    this.paint();
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target !== this.element) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.rowHeight) - 1);
    const next = {
      ArrowDown: this.cursor + 1, ArrowUp: this.cursor < 0 ? this.count - 1 : this.cursor - 1, Home: 0, End: this.count - 1,
      PageDown: this.cursor + page, PageUp: this.cursor - page,
    }[event.key];
    if (next === undefined || this.count === 0) return;
    event.preventDefault();
    const place = Math.min(Math.max(next, 0), this.count - 1);
    this.cursor = place;
    this.move(place);
    this.show(place);
  }
}
