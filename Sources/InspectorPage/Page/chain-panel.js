// SPDX-License-Identifier: Apache-2.0

// The present responder chain, its changes since a moment, and the responder that would perform an action.

import { byId, fill, h } from "./dom.js";
import { nodes, plain, sentence } from "./words.js";

export class ChainPanel {
  constructor(model, connection) {
    this.model = model;
    this.connection = connection;
    this.link = { select: (id) => model.selectView(id), isView: model.isView };
    byId("chain-mark").addEventListener("click", () => this.mark());
    byId("perform-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.perform();
    });
    model.addEventListener("chain", () => this.update());
    model.addEventListener("view", () => this.updateStart());
    this.update();
    this.updateStart();
  }

  mark() {
    this.marked = { ...this.model.chain, at: new Date().toLocaleTimeString() };
    this.update();
  }

  update() {
    const { firstResponder, keyWindow, chain } = this.model.chain;
    fill(byId("chain-now"),
      h("dl", { class: "facts" },
        h("div", {}, h("dt", {}, "first responder"), h("dd", {}, firstResponder ? nodes(firstResponder, this.link) : "nobody")),
        h("div", {}, h("dt", {}, "key window"), h("dd", {}, keyWindow ? nodes(keyWindow, this.link) : "none"))),
      h("ol", { class: "chain", "aria-label": "Responder chain" }, chain.map((link) => h("li", { class: link.isFirstResponder ? "first" : "" }, nodes(link.words, this.link)))));
    fill(byId("chain-changes"), this.marked ? this.changes() : null);
  }

  changes() {
    const before = this.marked;
    const now = this.model.chain;
    const text = (words) => (words ? plain(words) : "nobody");
    const lines = [];
    if (text(before.firstResponder) !== text(now.firstResponder)) lines.push(`First responder was ${text(before.firstResponder)}, and is ${text(now.firstResponder)}.`);
    if (text(before.keyWindow) !== text(now.keyWindow)) lines.push(`Key window was ${text(before.keyWindow)}, and is ${text(now.keyWindow)}.`);
    const [old, present] = [before.chain.map((link) => plain(link.words)), now.chain.map((link) => plain(link.words))];
    for (const name of old) if (!present.includes(name)) lines.push(`${name} has left the chain.`);
    for (const name of present) if (!old.includes(name)) lines.push(`${name} is new in the chain.`);
    return [h("h4", {}, `Since ${before.at}`), lines.length > 0 ? h("ul", { class: "changes" }, lines.map((line) => h("li", {}, line))) : h("p", { class: "faint" }, "Nothing has changed.")];
  }

  updateStart() {
    const view = this.model.owner(this.model.selectedView);
    byId("perform-from-view").disabled = view === null;
    byId("perform-view-name").textContent = view === null ? "the selected view" : this.model.name(view);
    if (view === null) byId("perform-from-first").checked = true;
  }

  async perform() {
    const action = byId("perform-action").value.trim();
    if (!action) return;
    const view = byId("perform-from-view").checked ? this.model.owner(this.model.selectedView) ?? undefined : undefined;
    const answer = await this.connection.request("perform", { action, view });
    if (!answer) return;
    fill(byId("perform-result"), answer.reason ? h("p", { class: "note" }, answer.reason) : [
      sentence(answer.sentence, this.link),
      h("ol", { class: "answers" }, answer.answers.map((one) => h("li", { class: `${one.canPerform ? "can" : "cannot"}${one.isAfterwards ? " faint" : ""}` },
        h("span", { "aria-hidden": "true" }, one.canPerform ? "✓ " : "– "), nodes(one.words, this.link), one.isAfterwards ? " (not asked any more)" : ""))),
    ]);
  }
}
