// SPDX-License-Identifier: Apache-2.0

// The running log: filter, search, pause; the newest entry last.

import { byId, fill, h } from "./dom.js";
import { VirtualList } from "./virtual-list.js";
import { nodes, plain, seconds } from "./words.js";

// On a narrow page a sentence has two lines.
const narrow = matchMedia("(max-width: 899px)");
const rowHeight = () => (narrow.matches ? 44 : 26);

// The filter's names for the kinds of entries.
/** @type {Record<string, [string, string[]]>} */
export const kinds = {
  input: ["Input", ["inputReceived", "inputRejected", "eventSent"]],
  hitTest: ["Hit tests", ["hitTest", "touchWithheld"]],
  delivery: ["Delivery", ["delivered", "forwarded", "kept", "touchCancelled", "hold"]],
  gesture: ["Gestures", ["recognizer", "recognizerWaits", "recognizerRefused"]],
  action: ["Actions", ["controlEvents", "action", "list", "remoteCommand"]],
  other: ["Other", []],
};

const kindByType = new Map(Object.entries(kinds).flatMap(([kind, [, types]]) => types.map((type) => [type, kind])));

export function kindOf(event) {
  return kindByType.get(event.type) ?? "other";
}

// The moves of fingers and pointers: there are many, and they are seldom of interest.
export function isMove(event) {
  if (event.type === "inputReceived") return event.kind === "pointerMove" || event.kind === "hover" || event.kind === "motion" || event.kind === "textMetrics";
  if (event.type === "eventSent") return event.kind === "hover" || (event.kind === "touches" && event.touches.length > 0 && event.touches.every((touch) => touch.phase === "moved" || touch.phase === "stationary"));
  if (event.type === "recognizer") return event.new === "Changed";
  return event.method === "touchesMoved(_:with:)";
}

export class LogPanel {
  constructor(model, { exportLog }) {
    this.model = model;
    this.hidden = new Set();
    this.showsMoves = false;
    this.isPaused = false;
    this.rows = [];
    this.end = 0;
    this.search = byId("log-search");
    this.list = new VirtualList(byId("log"), {
      rowHeight: rowHeight(), isAtEnd: true, render: (index) => this.row(index), move: (index) => model.selectEntry(this.rows[index]),
    });
    fill(byId("log-kinds"), Object.entries(kinds).map(([kind, [title]]) => this.chip(title, true, (isOn) => {
      if (isOn) this.hidden.delete(kind);
      else this.hidden.add(kind);
    }, kind)), this.chip("Moves", false, (isOn) => { this.showsMoves = isOn; }), this.chip("Selected view only", false, (isOn) => { this.isOfView = isOn; }));
    narrow.addEventListener("change", () => {
      this.list.rowHeight = rowHeight();
      this.shown();
    });
    byId("log-pause").addEventListener("click", () => this.pause(!this.isPaused));
    byId("log-clear").addEventListener("click", () => { model.selectEntry(null); model.clearEntries(); });
    byId("log-export").addEventListener("click", () => exportLog("html"));
    byId("log-export-json").addEventListener("click", () => exportLog("json"));
    this.search.addEventListener("input", () => this.filter());
    byId("log-scene").addEventListener("change", () => this.filter());
    model.addEventListener("entries", () => this.grown());
    model.addEventListener("entry", () => this.choose());
    model.addEventListener("view", () => { if (this.isOfView) this.filter(); });
    this.filter();
  }

  // A recorded run's log follows the rest of the page; a live one stays at its end.
  choose() {
    if (!this.model.keepsAll || !this.model.selectedEntry) return this.list.paint();
    this.list.cursor = this.rows.indexOf(this.model.selectedEntry);
    this.list.follows = false;
    this.list.show(this.list.cursor);
    this.list.paint();
  }

  chip(title, isOn, changed, kind = "") {
    const button = h("button", { type: "button", class: `chip ${kind && `kind-${kind}`}`, "aria-pressed": isOn, onclick: () => {
      const isNowOn = button.getAttribute("aria-pressed") !== "true";
      button.setAttribute("aria-pressed", isNowOn);
      changed(isNowOn);
      this.filter();
    } }, title);
    return button;
  }

  pause(isPaused) {
    this.isPaused = isPaused;
    byId("log-pause").setAttribute("aria-pressed", isPaused);
    this.pausedAt = this.model.entries.at(-1)?.entry.sequence;
    if (isPaused) this.count();
    else this.filter();
  }

  accepts(logged) {
    const { event } = logged.entry;
    if (this.hidden.has(kindOf(event)) || (!this.showsMoves && isMove(event))) return false;
    const scene = Number(byId("log-scene").value) || null;
    if (scene !== null && (logged.scene ?? scene) !== scene) return false;
    if (this.isOfView && !names(event, this.model.owner(this.model.selectedView))) return false;
    const text = this.search.value.trim().toLowerCase();
    if (!text) return true;
    logged.plain ??= `${plain(logged.words)} ${logged.entry.event.type}`.toLowerCase();
    return logged.plain.includes(text);
  }

  // Reads only new entries, unless the list lost its beginning.
  grown() {
    if (this.isPaused) return this.count();
    const { entries } = this.model;
    if (this.first !== entries[0] || this.end > entries.length) return this.filter();
    for (; this.end < entries.length; this.end += 1) if (this.accepts(entries[this.end])) this.rows.push(entries[this.end]);
    this.shown();
  }

  filter() {
    const { entries } = this.model;
    this.first = entries[0];
    this.end = entries.length;
    this.rows = entries.filter((logged) => this.accepts(logged));
    // A new list begins at the former place: at the chosen entry, or at its end.
    const isChosenIn = this.rows.includes(this.model.selectedEntry);
    this.list.follows = !isChosenIn;
    this.shown();
    if (isChosenIn) this.list.show(this.list.cursor);
  }

  shown() {
    this.list.cursor = this.rows.indexOf(this.model.selectedEntry);
    this.list.update(this.rows.length);
    this.count();
  }

  count() {
    const { entries, trimmed, dropped } = this.model;
    const parts = [`${this.rows.length} of ${entries.length} entries`];
    if (this.isPaused) {
      const waiting = entries.filter((logged) => logged.entry.sequence > (this.pausedAt ?? -1)).length;
      parts.push(`paused, ${waiting} new`);
    }
    if (trimmed) parts.push(`${trimmed} older ones let go`);
    if (dropped) parts.push(`${dropped} missed, since this page was slow`);
    byId("log-count").textContent = parts.join(" · ");
    byId("log-empty").hidden = this.rows.length > 0;
  }

  row(index) {
    const logged = this.rows[index];
    const isSelected = logged === this.model.selectedEntry;
    return h("div", {
      class: `row kind-${kindOf(logged.entry.event)}`, role: "option", "aria-selected": isSelected, onclick: () => {
        this.list.cursor = index;
        this.model.selectEntry(logged);
      },
    },
    h("span", { class: "time" }, seconds(logged.entry.time)), h("span", { class: "dot", "aria-hidden": "true" }),
    h("span", { class: "text" }, nodes(logged.words)));
  }
}

// Whether an event names a participant anywhere.
function names(value, number) {
  if (number === null || typeof value !== "object" || value === null) return false;
  if (value.identifier === number && value.class) return true;
  return Object.values(value).some((part) => names(part, number));
}
