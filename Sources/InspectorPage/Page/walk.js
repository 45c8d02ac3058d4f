// SPDX-License-Identifier: Apache-2.0

// A hit test: the answer of each view, in words and in a color per reason.

import { h } from "./dom.js";
import { nodes } from "./words.js";

// The reasons by color, as the legend names them.
export const reasons = {
  hit: "gets the touch",
  passedOn: "passes the point on to a view below it",
  outsideBounds: "refuses: the point is outside its bounds",
  interactionDisabled: "refuses: isUserInteractionEnabled is false",
  invisible: "refuses: it is hidden or transparent",
  override: "decides by its own hitTest or point(inside:)",
  covered: "is not asked: something in front took the point",
  other: "refuses for another reason",
};

export function reasonOf(visit) {
  const { verdict } = visit;
  if (verdict.type === "refused") {
    const kind = verdict.reason.type;
    if (kind === "hidden" || kind === "transparent") return "invisible";
    if (kind === "outsideByOverride") return "override";
    return reasons[kind] ? kind : "other";
  }
  return verdict.type === "answeredByOverride" ? "override" : verdict.type;
}

// The reasons of a walk's views, by number; a view that was asked twice keeps its first answer.
export function reasonsByView(walk) {
  const byView = new Map();
  for (const visit of walk.visits) {
    if (!byView.has(visit.view.identifier)) byView.set(visit.view.identifier, { reason: reasonOf(visit), visit });
  }
  return byView;
}

// The views that were asked, front to back, each with its reason.
export function walkList(walk, details, result, options = {}) {
  return h("ol", { class: "walk" }, walk.visits.map((visit, index) => h("li", {
    class: `reason-${index === result ? "hit" : reasonOf(visit)}${index === result ? " result" : ""}`,
    style: `--depth: ${Math.min(visit.depth, 12)}`,
  }, nodes(details[index] ?? [], options),
  index === result ? h("strong", {}, walk.touch ? ` — gets touch ${walk.touch}` : " — the result") : null)));
}

export function legend(walk) {
  const used = new Set(walk.visits.map(reasonOf));
  return h("ul", { class: "legend", "aria-label": "Colors" }, Object.entries(reasons).filter(([reason]) => used.has(reason))
    .map(([reason, text]) => h("li", {}, h("span", { class: `swatch reason-${reason}`, "aria-hidden": "true" }), text)));
}
