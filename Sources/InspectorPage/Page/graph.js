// SPDX-License-Identifier: Apache-2.0

// The arbitration of gestures over time: a lane each, states as spans, arrows for recognizers that prevented others.

import { h } from "./dom.js";
import { plain } from "./words.js";

const rowHeight = 30;
const labelWidth = 118;
const top = 26;

const stateWords = {
  down: "is down", told: "is told of the touch", Possible: "possible", Began: "began, goes on", waits: "waits for another to fail",
};
const momentMarks = { ended: "●", cancelled: "✕", failed: "✕", refused: "○" };
const arrowWords = { preventedBy: "prevents", blockedBy: "blocks", requiredRecognized: "was required to fail by", waits: "waits for" };

export function graph({ start, end, arrows, lanes }, width) {
  const span = Math.max(end - start, 0.05);
  const plot = Math.max(width - labelWidth - 18, 120);
  const x = (time) => labelWidth + ((time - start) / span) * plot;
  const y = (place) => top + place * rowHeight + rowHeight / 2;
  const height = top + lanes.length * rowHeight + 8;
  const places = new Map(lanes.map((lane, place) => [lane.key, place]));
  const step = niceStep(span / 5);
  const ticks = [];
  for (let time = 0; time <= span + 1e-9; time += step) ticks.push(time);
  return h("svg", {
    class: "graph", viewBox: `0 0 ${width} ${height}`, width, height, role: "img",
    "aria-label": `Gestures over ${span.toFixed(2)} seconds; the list below says the same in words`,
  },
  h("defs", {}, h("marker", { id: "arrow", viewBox: "0 0 8 8", refX: 7, refY: 4, markerWidth: 7, markerHeight: 7, orient: "auto-start-reverse" },
    h("path", { d: "M0 0 8 4 0 8z", class: "arrow-head" }))),
  ticks.map((time) => h("g", { class: "tick" },
    h("line", { x1: x(start + time), x2: x(start + time), y1: top - 6, y2: height - 6 }),
    h("text", { x: x(start + time), y: 13, "text-anchor": time === 0 ? "start" : "middle" }, `${+time.toFixed(3)} s`))),
  lanes.map((lane, place) => h("g", { class: `lane ${lane.kind}` },
    h("title", {}, lane.outcome ? plain(lane.outcome) : lane.name),
    h("text", { class: "lane-name", x: 0, y: y(place) + 4 }, shortened(lane.name)),
    h("line", { class: "lane-line", x1: labelWidth, x2: labelWidth + plot, y1: y(place), y2: y(place) }),
    lane.spans.map((part) => h("rect", {
      class: `span state-${part.state}`, x: x(part.start), y: y(place) - 7, height: 14, rx: 4,
      width: Math.max(x(part.end ?? end) - x(part.start), 3),
    }, h("title", {}, `${lane.name} ${stateWords[part.state] ?? part.state}`))),
    lane.moments.map((moment) => h("text", {
      class: `moment state-${moment.state}`, x: x(moment.time), y: y(place) + 5, "text-anchor": "middle",
    }, h("title", {}, `${lane.name}: ${moment.state}`), momentMarks[moment.state] ?? "·")))),
  arrows.filter((arrow) => arrow.from !== arrow.to).map((arrow) => {
    const [from, to] = [places.get(arrow.from), places.get(arrow.to)];
    const at = x(arrow.time);
    const side = to > from ? 1 : -1;
    const bend = 12 + 7 * Math.abs(to - from);
    return h("path", {
      class: `arrow arrow-${arrow.kind}`, "marker-end": "url(#arrow)",
      d: `M${at + 3} ${y(from) + 6 * side}Q${at + bend} ${(y(from) + y(to)) / 2} ${at + 5} ${y(to) - 6 * side}`,
    }, h("title", {}, `${lanes[from].name} ${arrowWords[arrow.kind] ?? arrow.kind} ${lanes[to].name}: ${plain(arrow.words)}`));
  }));
}

export function graphLegend() {
  return h("ul", { class: "legend graph-legend" },
    [["Possible", "possible"], ["Began", "began, goes on"], ["waits", "waits for another"]].map(([state, text]) => h("li", {}, h("span", { class: `swatch state-${state}` }), text)),
    h("li", {}, h("b", { class: "moment state-ended" }, "●"), "recognized"), h("li", {}, h("b", { class: "moment state-failed" }, "✕"), "failed or cancelled"),
    h("li", {}, h("span", { class: "swatch-line" }), "who prevented or made whom wait"));
}

function niceStep(rough) {
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough);
}

function shortened(name) {
  return name.length > 17 ? `${name.slice(0, 16)}…` : name;
}
