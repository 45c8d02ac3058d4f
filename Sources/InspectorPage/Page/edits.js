// SPDX-License-Identifier: Apache-2.0

// Changes of the running application, if the program was started with edits: properties of the chosen view, and the remedies
// of a verdict.

import { h } from "./dom.js";
import { nodes, number } from "./words.js";

export class Edits {
  constructor(connection) {
    this.connection = connection;
    this.isOn = false;
    /** @type {(() => void) | undefined} told after each change */
    this.changed = undefined;
  }

  async set(target, property, value) {
    const answer = await this.connection.request("edit", { target, property, value: String(value) });
    if (answer && !answer.reason) this.changed?.();
    return answer?.reason ?? (answer ? null : "the program does not answer");
  }

  // Buttons for the remedies.
  fixes(list, options) {
    if (!this.isOn || !list?.length) return null;
    const said = h("p", { class: "note", role: "status" });
    return h("div", { class: "fixes" }, list.map((fix) => h("button", {
      type: "button", class: "fix", onclick: async (event) => {
        event.currentTarget.disabled = true;
        const problem = await this.set(fix.target, fix.property, fix.value);
        said.textContent = problem ? `Not changed: ${problem}.` : "Changed. Try it again in the application.";
      },
    }, "Try this fix: ", nodes(fix.words, { ...options, select: undefined }))), said);
  }

  // The form for a view.
  form(view, frame) {
    if (!this.isOn) return null;
    const said = h("p", { class: "note", role: "status" });
    const told = (problem) => { said.textContent = problem ? `Not changed: ${problem}.` : ""; };
    const box = (target, property, isOn, title = property) => h("label", {}, h("input", {
      type: "checkbox", checked: isOn, onchange: async (event) => told(await this.set(target, property, event.target.checked)),
    }), ` ${title}`);
    const field = (property, value, label) => h("label", { class: "edit-field" }, h("span", {}, label), h("input", {
      type: "text", inputmode: "text", value, autocomplete: "off", spellcheck: "false", "aria-label": label,
      onchange: async (event) => told(await this.set(view.id, property, event.target.value)),
    }));
    return h("fieldset", { class: "edits" }, h("legend", {}, "Change it"),
      box(view.id, "isHidden", Boolean(view.isHidden)),
      box(view.id, "isUserInteractionEnabled", !view.isDisabled),
      view.isEnabled === undefined ? null : box(view.id, "isEnabled", view.isEnabled),
      (view.recognizers ?? []).filter(({ id }) => id).map((one) => box(one.id, "isEnabled", !one.isDisabled, `isEnabled of ${one.class}${one.name ? ` “${one.name}”` : ""}`)),
      field("alpha", number(view.alpha ?? 1), "alpha"),
      field("frame", frame.map(number).join(" "), "frame (x y width height)"), said);
  }
}
