// SPDX-License-Identifier: Apache-2.0

// One event: its words, the hit test, the gestures over time, its receivers and forwarders, the actions.

import { byId, fill, h } from "./dom.js";
import { verdictSection } from "./acts-panel.js";
import { graph, graphLegend } from "./graph.js";
import { around, lanes } from "./sequences.js";
import { legend, walkList } from "./walk.js";
import { nodes, seconds, sentence } from "./words.js";

const chainTypes = new Set(["delivered", "forwarded", "kept", "touchWithheld", "touchCancelled", "hold"]);
const actionTypes = new Set(["controlEvents", "action", "list", "remoteCommand"]);
const gestureTypes = new Set(["recognizer", "recognizerWaits", "recognizerRefused"]);
const keyTypes = new Set(["firstResponder", "keyWindow"]);

export class EventPanel {
  constructor(model, { exportEvent, edits }) {
    this.model = model;
    this.exportEvent = exportEvent;
    this.edits = edits;
    this.element = byId("panel-event");
    model.addEventListener("entry", () => this.update());
    model.addEventListener("verdicts", () => { if (model.selectedVerdict && this.verdict !== model.selectedVerdict) this.update(); });
    // A selected sequence grows while it continues.
    model.addEventListener("entries", () => {
      if (model.selectedEntry && !this.isWaiting) {
        this.isWaiting = true;
        setTimeout(() => { this.isWaiting = false; this.updateIfGrown(); }, 300);
      }
    });
    this.update();
  }

  updateIfGrown() {
    const { selectedEntry, entries } = this.model;
    if (!selectedEntry) return;
    const part = around(entries, selectedEntry);
    if (part.entries.length !== this.length) this.update();
  }

  update() {
    const chosen = this.model.selectedEntry;
    this.verdict = this.model.selectedVerdict;
    const options = { isView: this.model.isView, select: (id) => this.model.selectView(id), edits: this.edits };
    const judged = this.verdict ? verdictSection(this.verdict, options) : null;
    if (!chosen && judged) {
      return fill(this.element, judged, h("p", { class: "note" }, this.model.keepsAll ? "Its entries are still being read." : "The log no longer has its entries."));
    }
    if (!chosen) {
      return fill(this.element, h("p", { class: "empty" }, "Choose a touch, or an entry of the log: what led to it, and what came of it, stands here."));
    }
    const part = around(this.model.entries, chosen);
    this.length = part.entries.length;
    const walks = part.entries.filter(({ entry }) => entry.event.type === "hitTest");
    const walk = chosen.entry.event.type === "hitTest" ? chosen : walks[0];
    this.model.showWalk(walk ? walk.entry.event : null);
    fill(this.element,
      judged,
      h("div", { class: "actions" },
        h("button", { type: "button", id: "export-event", onclick: () => this.exportEvent("html") }, "Export this event"),
        h("button", { type: "button", onclick: () => this.exportEvent("json") }, "As JSON")),
      report(part, chosen, {
        width: Math.max(300, (byId("details").clientWidth || innerWidth) - 34), isView: this.model.isView, select: (id) => this.model.selectView(id),
      }));
  }
}

// The report of an event, as the page and an export show it.
export function report(part, chosen, options) {
  const { entries, isTouches } = part;
  const of = (types) => entries.filter(({ entry }) => types.has(entry.event.type));
  const walks = of(new Set(["hitTest"]));
  const gestures = lanes(entries);
  const recognizers = gestures.lanes.filter((lane) => lane.kind === "recognizer");
  const fingers = gestures.lanes.filter((lane) => lane.kind === "touch").length;
  const duration = gestures.end - gestures.start;
  const messages = merged(of(chainTypes));
  const actions = of(actionTypes);
  const keys = of(keyTypes);
  const walkSections = walks.map((logged) => h("section", {},
      h("h4", {}, "Hit test"), sentence(logged.words, options), legend(logged.entry.event),
      walkList(logged.entry.event, logged.details, logged.result, options)));
  const gestureSection = recognizers.length > 0 ? h("section", { class: "gestures" }, h("h4", {}, "Gestures"),
      graph(gestures, options.width), graphLegend(),
      h("ul", { class: "outcomes" }, recognizers.filter((lane) => lane.outcome).map((lane) => h("li", { class: `outcome-${lane.moments.at(-1)?.state ?? "open"}` }, nodes(lane.outcome, options))))) : null;
  return h("article", { class: "report" },
    chosen ? [h("p", { class: "overline" }, `Entry ${chosen.entry.sequence} at ${seconds(chosen.entry.time)} s`), sentence(chosen.words, options)] : null,
    isTouches ? h("p", { class: "faint" }, `It belongs to a touch sequence of ${duration.toFixed(2)} s with ${fingers} ${fingers === 1 ? "finger" : "fingers"}.`) : null,
    chosen && gestureTypes.has(chosen.entry.event.type) ? [gestureSection, walkSections] : [walkSections, gestureSection],
    messages.length > 0 ? h("section", {}, h("h4", {}, "Who got it, and who passed it on"), h("ol", { class: "messages" }, messages.map(({ logged, count }) => h("li", { class: `message-${logged.entry.event.type}` },
      nodes(logged.words, options), count > 1 ? h("span", { class: "faint" }, ` ${count} times.`) : null)))) : null,
    actions.length > 0 ? h("section", {}, h("h4", {}, "Actions"), h("ul", { class: "messages" }, actions.map((logged) => h("li", {}, nodes(logged.words, options),
      logged.details.length > 0 ? h("ol", { class: "answers" }, logged.details.map((line) => h("li", {}, nodes(line, options)))) : null)))) : null,
    keys.length > 0 ? h("section", {}, h("h4", {}, "Responders"), h("ul", { class: "messages" }, keys.map((logged) => h("li", {}, nodes(logged.words, options))))) : null);
}

// Merges repeated messages (the moves of a finger) into one.
function merged(list) {
  const result = [];
  const seen = new Map();
  for (const logged of list) {
    const { event } = logged.entry;
    const key = event.method === "touchesMoved(_:with:)" ? `${event.type} ${event.responder.identifier}` : null;
    if (key && seen.has(key)) seen.get(key).count += 1;
    else {
      const item = { logged, count: 1 };
      if (key) seen.set(key, item);
      result.push(item);
    }
  }
  return result;
}
