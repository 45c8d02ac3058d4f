// The address names the chosen entry: opened again, it leads there.

import { byId } from "./dom.js";

export class Links {
  // run() is the number of the program's run: an entry's number is good for one run.
  constructor(model, { run }) {
    Object.assign(this, { model, run });
    model.addEventListener("entry", () => this.write());
    model.addEventListener("entries", () => this.follow());
    addEventListener("hashchange", () => this.read());
    this.read();
  }

  read() {
    const words = new URLSearchParams(location.hash.slice(1));
    const entry = Number(words.get("entry"));
    this.wanted = words.has("run") && words.has("entry") && Number.isSafeInteger(entry) ? { run: words.get("run"), entry } : null;
    this.follow();
  }

  write() {
    const { selectedEntry } = this.model;
    // Not while a link is still waiting for its entry.
    if (this.wanted) return;
    this.say("");
    const hash = selectedEntry ? `#run=${this.run()}&entry=${selectedEntry.entry.sequence}` : "";
    if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
  }

  // The entries come after the page, and not all at once.
  follow() {
    const { wanted, model } = this;
    if (!wanted || model.entries.length === 0 || this.run() === undefined) return;
    const { entries } = model;
    if (wanted.run !== String(this.run())) return this.lost("The link is to an entry of another run.");
    const found = entries.find(({ entry }) => entry.sequence === wanted.entry);
    if (!found) return entries[0].entry.sequence > wanted.entry ? this.lost("The log no longer has the link's entry.") : undefined;
    this.wanted = null;
    if (model.selectedEntry !== found) model.selectEntry(found);
  }

  lost(words) {
    this.wanted = null;
    this.say(words);
  }

  say(words) {
    byId("notice").textContent = words;
  }
}
