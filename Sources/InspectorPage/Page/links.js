// SPDX-License-Identifier: Apache-2.0

// The address names the chosen entry: opened again, it leads there.

import { byId } from "./dom.js";

export class Links {
  // run() is the number of the program's run: an entry's number is valid only for one run. For a recorded run, want(entry)
  // requests that an entry is read first, and showTime(time) shows a moment.
  constructor(model, { run, want, showTime }) {
    this.model = model;
    this.run = run;
    this.want = want;
    this.showTime = showTime;
    model.addEventListener("entry", () => this.write());
    for (const name of ["entries", "verdicts"]) model.addEventListener(name, () => this.follow());
    addEventListener("hashchange", () => this.read());
    this.read();
  }

  read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const [entry, time] = [Number(words.get("entry")), Number(words.get("time"))];
    this.wanted = null;
    if (words.has("run") && words.has("entry") && Number.isSafeInteger(entry)) this.wanted = { run: words.get("run"), entry };
    else if (words.has("run") && words.has("time") && Number.isFinite(time)) this.wanted = { run: words.get("run"), time };
    this.follow();
  }

  write() {
    const { selectedEntry, moment } = this.model;
    // Not while a link is still waiting for its entry.
    if (this.wanted) return;
    this.say("");
    const hash = selectedEntry ? `#run=${this.run()}&entry=${selectedEntry.entry.sequence}` : moment !== null ? `#run=${this.run()}&time=${moment}` : "";
    if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
  }

  // The entries come after the page, and not all at once.
  follow() {
    const { wanted, model } = this;
    if (!wanted || this.run() === undefined) return;
    if (wanted.run !== String(this.run())) return this.lost("The link is to an entry of another run.");
    const { entries } = model;
    if (wanted.time !== undefined) return this.toTime(wanted.time);
    this.want?.(wanted.entry);
    if (entries.length === 0) return;
    const found = entries.find(({ entry }) => entry.sequence === wanted.entry);
    if (!found) return !model.keepsAll && entries[0].entry.sequence > wanted.entry ? this.lost("The log no longer has the link's entry.") : undefined;
    this.wanted = null;
    if (model.selectedEntry !== found) model.selectEntry(found, [...model.verdicts.values()].find((verdict) => verdict.sequence === wanted.entry) ?? null);
  }

  toTime(time) {
    this.wanted = null;
    this.showTime?.(time);
  }

  lost(words) {
    this.wanted = null;
    this.say(words);
  }

  say(words) {
    byId("notice").textContent = words;
  }
}
