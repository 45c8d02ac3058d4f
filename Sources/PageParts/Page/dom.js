// SPDX-License-Identifier: Apache-2.0

// Elements without markup: text is only ever set as text.

const svgNames = new Set(["svg", "g", "path", "rect", "line", "circle", "text", "title", "defs", "marker", "pattern"]);

// An element with attributes (functions listen: onclick) and children (nodes or texts).
export function h(name, attributes = {}, ...children) {
  const element = svgNames.has(name)
    ? document.createElementNS("http://www.w3.org/2000/svg", name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith("aria-")) {
      element.setAttribute(key, String(value));
      continue;
    }
    if (value === false) continue;
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

// Replaces the children.
export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
}

export function byId(id) {
  return document.getElementById(id);
}

// Tabs with arrow keys; chosen(name) is called for each choice.
export class Tabs {
  constructor(list, chosen) {
    this.tabs = [...list.querySelectorAll("[role=tab]")];
    this.chosen = chosen;
    for (const tab of this.tabs) tab.addEventListener("click", () => this.choose(tab.dataset.name));
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 }[event.key];
      const place = this.tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
      const next = event.key === "Home" ? 0 : event.key === "End" ? this.tabs.length - 1
        : step ? (place + step + this.tabs.length) % this.tabs.length : -1;
      if (next < 0) return;
      event.preventDefault();
      this.choose(this.tabs[next].dataset.name);
      this.tabs[next].focus();
    });
  }

  get current() {
    return this.tabs.find((tab) => tab.getAttribute("aria-selected") === "true")?.dataset.name;
  }

  choose(name) {
    for (const tab of this.tabs) {
      const isChosen = tab.dataset.name === name;
      tab.setAttribute("aria-selected", isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = byId(tab.getAttribute("aria-controls"));
      if (panel && panel.dataset.shared === undefined) panel.hidden = !isChosen;
    }
    this.chosen(name);
  }
}
