// SPDX-License-Identifier: Apache-2.0

// The user's acts (touches, keys, commands and the like), newest on top, with their results.

import { byId, fill, h } from "./dom.js";
import { nodes, seconds } from "./words.js";

// More would make the page slow: the acts around the chosen one are listed.
const shown = 200;

const effects = { acted: "did something", nothing: "did nothing", unfinished: "goes on", unknown: "unknown" };

export class ActsPanel {
  // chosen() is called when the user chooses one. For a running application the newest is on top; a recorded run is in its order.
  constructor(model, { chosen, isRecorded }) {
    this.model = model;
    this.chosen = chosen;
    this.isRecorded = isRecorded;
    this.from = 0;
    this.element = byId("acts");
    this.items = new Map();
    byId("acts-nothing").addEventListener("click", (event) => {
      const isOn = event.target.getAttribute("aria-pressed") !== "true";
      event.target.setAttribute("aria-pressed", isOn);
      this.onlyNothing = isOn;
      this.update();
    });
    byId("acts-scene").addEventListener("change", () => this.update());
    byId("acts-before").addEventListener("click", () => this.turn(-shown));
    byId("acts-after").addEventListener("click", () => this.turn(shown));
    this.element.addEventListener("keydown", (event) => this.pressed(event));
    model.addEventListener("verdicts", () => this.update());
    model.addEventListener("entry", () => this.follow());
    this.update();
  }

  update() {
    const scene = Number(byId("acts-scene").value) || null;
    const order = this.isRecorded ? 1 : -1;
    this.all = [...this.model.verdicts.values()].sort((one, other) => order * (one.sequence - other.sequence))
      .filter((verdict) => (!this.onlyNothing || verdict.effect === "nothing") && (scene === null || !verdict.scene || verdict.scene === scene));
    this.from = Math.min(Math.max(0, this.from), Math.max(0, this.all.length - shown));
    const listed = this.all.slice(this.from, this.from + shown);
    const focused = document.activeElement?.dataset?.sequence;
    // Unchanged items stay the same elements, so that focus and a press in progress are not lost.
    const items = new Map(listed.map((verdict) => {
      const known = this.items.get(verdict.sequence);
      return [verdict.sequence, known?.verdict === verdict ? known : { verdict, node: this.item(verdict) }];
    }));
    this.items = items;
    fill(this.element, [...items.values()].map(({ node }) => node));
    if (focused && document.activeElement?.dataset?.sequence !== focused) this.element.querySelector(`[data-sequence="${focused}"]`)?.focus();
    byId("acts-empty").hidden = items.size > 0;
    const left = this.all.length - this.from - listed.length;
    this.more("acts-before", this.from, this.isRecorded ? "earlier" : "later");
    this.more("acts-after", left, this.isRecorded ? "later" : "earlier");
    this.mark();
  }

  more(name, count, word) {
    byId(name).hidden = count === 0;
    byId(name).textContent = `${count} ${word}`;
  }

  turn(places) {
    this.from += places;
    this.update();
    this.element.parentElement.scrollTop = 0;
  }

  // Keeps the chosen one listed and in sight.
  follow() {
    const place = this.all.indexOf(this.model.selectedVerdict);
    if (place >= 0 && (place < this.from || place >= this.from + shown)) {
      this.from = place - shown / 2;
      this.update();
    } else this.mark();
    this.items.get(this.model.selectedVerdict?.sequence)?.node.scrollIntoView({ block: "nearest" });
  }

  item(verdict) {
    const { sequence, time, title, effect, outcome, advice } = verdict;
    return h("li", {},
      h("button", { type: "button", class: `act effect-${effect}`, "data-sequence": sequence, onclick: () => this.choose(verdict) },
        h("span", { class: "head" }, h("span", { class: "dot", role: "img", "aria-label": effects[effect] ?? effect }),
          h("span", { class: "what" }, nodes(title)), h("span", { class: "time" }, seconds(time))),
        h("span", { class: "outcome" }, nodes(outcome)),
        advice.length > 0 ? h("span", { class: "advice" }, nodes(advice[0]), advice.length > 1 ? ` (and ${advice.length - 1} more)` : "") : null));
  }

  // The act at this distance from the chosen one. Without a chosen one, the newest; in a recorded run, the next after the
  // shown moment.
  step(places) {
    const later = this.isRecorded ? places : -places;
    const place = this.all.findIndex(({ sequence }) => sequence === this.model.selectedVerdict?.sequence);
    const { moment } = this.model;
    const besides = moment === null || !this.isRecorded ? 0
      : places > 0 ? this.all.findIndex((act) => act.time > moment) : this.all.findLastIndex((act) => act.time < moment);
    const next = this.all[place < 0 ? besides : place + later];
    if (next) this.choose(next);
  }

  choose(verdict) {
    this.model.selectVerdict(verdict);
    this.chosen();
  }

  mark() {
    const chosen = this.model.selectedVerdict?.sequence;
    for (const [sequence, { node }] of this.items) node.firstChild.setAttribute("aria-pressed", sequence === chosen);
    // One stop for Tab; arrow keys go on from there.
    const buttons = [...this.element.querySelectorAll("button")];
    const stop = buttons.find((button) => button === document.activeElement) ?? buttons.find((button) => button.getAttribute("aria-pressed") === "true") ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  }

  pressed(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (!step) return;
    const buttons = [...this.element.querySelectorAll("button")];
    const place = buttons.indexOf(document.activeElement);
    const next = buttons[Math.min(Math.max(place + step, 0), buttons.length - 1)];
    if (!next) return;
    event.preventDefault();
    next.focus();
    this.mark();
  }
}

// A verdict as the details show it.
export function verdictSection({ title, outcome, advice, effect, fixes }, options) {
  return h("section", { class: `judged effect-${effect}`, id: "judged" },
    h("h3", { class: "title" }, nodes(title, options)),
    h("p", { class: "verdict" }, nodes(outcome, options)),
    advice.length > 0 ? h("ul", { class: "changes" }, advice.map((line) => h("li", {}, nodes(line, options)))) : null,
    options.edits?.fixes(fixes, options));
}
