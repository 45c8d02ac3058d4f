// SPDX-License-Identifier: Apache-2.0

// The time of a recorded run: a line with a mark for each act, along which the user moves the shown moment.

import { byId } from "./dom.js";
import { plain, seconds } from "./words.js";

// Points within which a press on the line counts as a press on a mark.
const near = 6;

export class Timeline {
  // step(places) goes to another act; scrubbed(time) shows a moment; picture(places) steps from picture to picture.
  constructor(model, { step, scrubbed, picture }) {
    this.model = model;
    this.scrubbed = scrubbed;
    this.picture = picture;
    this.stepped = step;
    this.range = byId("time-scrub");
    this.canvas = byId("time-marks");
    this.start = 0;
    this.end = 0;
    byId("time-before").addEventListener("click", () => step(-1));
    byId("time-after").addEventListener("click", () => step(1));
    this.range.addEventListener("input", () => this.scrub());
    this.range.addEventListener("change", () => this.snap());
    this.range.addEventListener("keydown", (event) => this.pressed(event));
    new ResizeObserver(() => this.paint()).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.paint());
    for (const name of ["verdicts", "entry"]) model.addEventListener(name, () => this.paint());
  }

  open({ start, end }) {
    this.start = start;
    this.end = Math.max(end, start + 0.001);
    this.range.min = this.start;
    this.range.max = this.end;
    this.range.step = Math.max(0.001, Math.round((this.end - this.start)) / 1000);
    byId("time").hidden = false;
    this.show(start);
    this.paint();
  }

  // The moment that is shown, however it was chosen.
  show(time) {
    this.time = time;
    this.range.value = time;
    const act = this.actAt(time);
    const now = `${seconds(time)} s`;
    byId("time-now").textContent = `${now} of ${seconds(this.end)} s`;
    this.range.setAttribute("aria-valuetext", act ? `${now}: ${plain(act.title)}` : now);
    this.paint();
  }

  get acts() {
    return [...this.model.verdicts.values()].sort((one, other) => one.sequence - other.sequence);
  }

  // The last act that has begun.
  actAt(time) {
    return this.acts.findLast((act) => act.time <= time + 1e-9);
  }

  // Of places on the line, 0 to its width; the thumb's half stands over each end.
  place(time, width) {
    return 8 + ((time - this.start) / (this.end - this.start)) * (width - 16);
  }

  paint() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0) return;
    const ratio = devicePixelRatio || 1;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    const style = getComputedStyle(document.documentElement);
    const color = (name) => style.getPropertyValue(`--${name}`).trim();
    const colors = { acted: color("hit"), nothing: color("warn") };
    const chosen = this.model.selectedVerdict?.sequence;
    for (const act of this.model.verdicts.values()) {
      const x = this.place(act.time, width);
      const isChosen = act.sequence === chosen;
      context.fillStyle = isChosen ? color("accent") : colors[act.effect] ?? color("edge");
      // An act without an effect differs in height too, not only in color.
      const size = isChosen ? height : act.effect === "nothing" ? height * 0.8 : height * 0.5;
      context.fillRect(x - (isChosen ? 1.5 : 1), height - size, isChosen ? 3 : 2, size);
    }
  }

  scrub() {
    const time = Number(this.range.value);
    this.show(time);
    this.scrubbed(time);
  }

  // A press beside a mark counts for its act.
  snap() {
    const width = this.range.clientWidth;
    const x = this.place(Number(this.range.value), width);
    const distance = (act) => Math.abs(this.place(act.time, width) - x);
    const nearest = this.acts.reduce((one, other) => (one && distance(one) <= distance(other) ? one : other), null);
    if (nearest && distance(nearest) <= near) this.model.selectVerdict(nearest);
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    if (event.shiftKey) this.picture(step);
    else this.stepped(step);
  }
}
