// What was done (touches, keys, commands and the like), newest on top, and what each came to.

import { byId, fill, h } from "./dom.js";
import { nodes, seconds } from "./words.js";

const shown = 200;

const effects = { acted: "did something", nothing: "did nothing", unfinished: "goes on", unknown: "unknown" };

export class ActsPanel {
  // chosen() is called when one is chosen by hand.
  constructor(model, { chosen }) {
    Object.assign(this, { model, chosen });
    this.element = byId("acts");
    this.items = new Map();
    byId("acts-nothing").addEventListener("click", (event) => {
      const isOn = event.target.getAttribute("aria-pressed") !== "true";
      event.target.setAttribute("aria-pressed", isOn);
      this.onlyNothing = isOn;
      this.update();
    });
    this.element.addEventListener("keydown", (event) => this.pressed(event));
    model.addEventListener("verdicts", () => this.update());
    model.addEventListener("entry", () => this.mark());
    this.update();
  }

  update() {
    const { verdicts } = this.model;
    const newest = [...verdicts.values()].sort((one, other) => other.sequence - one.sequence)
      .filter((verdict) => !this.onlyNothing || verdict.effect === "nothing").slice(0, shown);
    const focused = document.activeElement?.dataset?.sequence;
    // Items that say the same stay the same, so that focus and a press under way are not lost.
    const items = new Map(newest.map((verdict) => {
      const known = this.items.get(verdict.sequence);
      return [verdict.sequence, known?.verdict === verdict ? known : { verdict, node: this.item(verdict) }];
    }));
    this.items = items;
    fill(this.element, [...items.values()].map(({ node }) => node));
    if (focused && document.activeElement?.dataset?.sequence !== focused) this.element.querySelector(`[data-sequence="${focused}"]`)?.focus();
    byId("acts-empty").hidden = items.size > 0;
    this.mark();
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

  // The one that stands so many places below the chosen one; without one the newest.
  step(places) {
    const shown = [...this.items.values()].map(({ verdict }) => verdict);
    const place = shown.findIndex(({ sequence }) => sequence === this.model.selectedVerdict?.sequence);
    const next = place < 0 ? shown[0] : shown[place + places];
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
export function verdictSection({ title, outcome, advice, effect }, options) {
  return h("section", { class: `judged effect-${effect}`, id: "judged" },
    h("h3", { class: "title" }, nodes(title, options)),
    h("p", { class: "verdict" }, nodes(outcome, options)),
    advice.length > 0 ? h("ul", { class: "changes" }, advice.map((line) => h("li", {}, nodes(line, options)))) : null);
}
