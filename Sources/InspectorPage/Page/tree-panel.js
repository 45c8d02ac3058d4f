// SPDX-License-Identifier: Apache-2.0

// The views as a tree: search, fold, select.

import { byId, h } from "./dom.js";
import { number, shortClass } from "./words.js";
import { VirtualList } from "./virtual-list.js";

const rowHeight = 26;

export class TreePanel {
  constructor(model) {
    this.model = model;
    this.folded = new Set();
    this.rows = [];
    this.found = null;
    this.firstFound = null;
    this.search = byId("tree-search");
    this.count = byId("tree-count");
    this.list = new VirtualList(byId("tree"), {
      rowHeight, render: (index) => this.row(index), move: (index) => model.selectView(this.rows[index].id),
    });
    byId("tree").addEventListener("keydown", (event) => this.pressed(event));
    this.search.addEventListener("input", () => this.update());
    model.addEventListener("tree", () => this.update());
    model.addEventListener("view", () => this.reveal());
  }

  matches(view, text) {
    return `${view.class} ${view.label ?? ""} ${view.controller ?? ""} #${view.id}`.toLowerCase().includes(text);
  }

  update() {
    const text = this.search.value.trim().toLowerCase();
    const all = this.model.ordered;
    if (text) {
      const shown = new Set();
      this.found = new Set(all.filter((view) => this.matches(view, text)).map((view) => view.id));
      for (const id of this.found) for (const step of this.model.path(id)) shown.add(step);
      this.rows = all.filter((view) => shown.has(view.id));
      this.count.textContent = `${this.found.size} of ${counted(all)}`;
    } else {
      this.found = null;
      let below = Infinity;
      this.rows = all.filter((view) => {
        if (view.depth > below) return false;
        below = this.folded.has(view.id) ? view.depth : Infinity;
        return true;
      });
      this.count.textContent = counted(all);
    }
    this.list.cursor = this.rows.findIndex((view) => view.id === this.model.selectedView);
    this.list.update(this.rows.length);
    this.showFirst();
  }

  // Scrolls to the first found view if it is a new one: it may have more views around it than fit into the tree.
  showFirst() {
    const place = this.found ? this.rows.findIndex((view) => this.found.has(view.id)) : -1;
    const first = place >= 0 ? this.rows[place].id : null;
    if (first !== null && first !== this.firstFound) this.list.show(place);
    this.firstFound = first;
  }

  reveal() {
    for (const id of this.model.path(this.model.selectedView).slice(0, -1)) this.folded.delete(id);
    this.update();
    this.list.show(this.list.cursor);
  }

  pressed(event) {
    const view = this.model.views.get(this.model.selectedView);
    if (!view || event.target !== byId("tree")) return;
    const isFolded = this.folded.has(view.id);
    if (event.key === "ArrowRight") {
      event.preventDefault();
      if (isFolded) this.fold(view, false);
      else if (view.parts.length > 0) this.model.selectView(view.parts[0]);
    } else if (event.key === "ArrowLeft") {
      event.preventDefault();
      if (!isFolded && view.parts.length > 0) this.fold(view, true);
      else if (view.parent !== null) this.model.selectView(view.parent);
    }
  }

  fold(view, isFolded) {
    if (isFolded) this.folded.add(view.id);
    else this.folded.delete(view.id);
    this.update();
  }

  row(index) {
    const view = this.rows[index];
    const isSelected = view.id === this.model.selectedView;
    const isFolded = this.folded.has(view.id);
    const hasChildren = view.parts.length > 0;
    // Labels and images take no touches by default, which is no news.
    const isQuiet = view.text || view.isImage || [view.class, view.base].some((name) => name === "UILabel" || name === "UIImageView");
    const marks = [
      view.isLayer && "layer", view.moreLayers && `${view.moreLayers} more layers`,
      view.controller && shortClass(view.controller), view.isHidden && "hidden", view.isDisabled && !isQuiet && "no touches",
      view.alpha !== undefined && view.alpha < 0.01 && "transparent", view.overrides && "own hit test",
      view.recognizers && `${view.recognizers.length} ${view.recognizers.length === 1 ? "gesture" : "gestures"}`,
    ].filter(Boolean);
    const [, , width, height] = this.model.frame(view);
    return h("div", {
      class: `row${view.isHidden ? " faint" : ""}${this.found?.has(view.id) ? " found" : ""}`, role: "treeitem", title: `${this.model.name(view.id)}, ${number(width)} × ${number(height)}`,
      "aria-level": view.depth + 1, "aria-selected": isSelected, "aria-expanded": hasChildren ? !isFolded : undefined,
      "data-view": view.id, onclick: () => this.model.selectView(view.id),
    },
    h("span", { class: "indent", style: `width: ${Math.min(view.depth, 14) * 10}px` }),
    h("span", {
      class: "fold", "aria-hidden": "true",
      onclick: (event) => { if (hasChildren) { event.stopPropagation(); this.fold(view, !isFolded); } },
    }, hasChildren ? (isFolded ? "▸" : "▾") : ""),
    h("span", { class: "class" }, shortClass(view.class)), view.label ? h("span", { class: "label" }, view.label) : null,
    h("span", { class: "marks" }, marks.map((mark) => h("span", { class: "mark" }, mark))),
    // A narrow column has room for one of the two.
    h("span", { class: `size${marks.length > 0 || view.label ? " spare" : ""}` }, `${number(width)} × ${number(height)}`));
  }
}

// "12 views", and how many layers without views lie in them.
function counted(all) {
  const layers = all.filter((view) => view.isLayer).length;
  const views = `${all.length - layers} views`;
  return layers > 0 ? `${views}, ${layers} ${layers === 1 ? "layer" : "layers"}` : views;
}
