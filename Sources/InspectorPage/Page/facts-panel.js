// SPDX-License-Identifier: Apache-2.0

// The facts of the selected view.

import { byId, fill, h } from "./dom.js";
import { link, nodes, number, shortClass } from "./words.js";

export class FactsPanel {
  constructor(model, connection, edits) {
    this.model = model;
    this.connection = connection;
    this.edits = edits;
    this.element = byId("panel-view");
    this.facts = h("div");
    this.form = h("div");
    this.rest = h("div");
    this.form.addEventListener("focusout", () => setTimeout(() => this.update()));
    model.addEventListener("view", () => this.ask());
    edits.changed = () => this.ask();
    model.addEventListener("tree", () => this.update());
    this.update();
  }

  async ask() {
    this.explained = null;
    this.update();
    const view = this.model.selectedView;
    // A layer takes no touches.
    if (view === null || this.model.owner(view) !== view) return;
    const answer = await this.connection.request("explain", { view });
    if (this.model.selectedView !== view || !answer) return;
    this.explained = answer;
    this.update();
  }

  update() {
    const view = this.model.views.get(this.model.selectedView);
    if (!view) {
      return fill(this.element, h("p", { class: "empty" }, "Choose a view in the tree, or pick a point on the screen."));
    }
    const options = { select: (id) => this.model.selectView(id), isView: this.model.isView };
    const rect = ([x, y, width, height]) => `(${number(x)} ${number(y)}; ${number(width)} ${number(height)})`;
    const yes = (flag) => (flag ? "true" : "false");
    const places = [
      ["frame", rect(this.model.frame(view))], ["bounds", rect(view.bounds)],
      view.transform && ["transform", `[${view.transform.map(number).join(", ")}]${view.isSpatial ? ", turned in space" : ""}`],
    ];
    if (view.isLayer) return this.showLayer(view, places);
    const facts = [
      ...places,
      ["isUserInteractionEnabled", yes(!view.isDisabled), view.isDisabled],
      view.isEnabled !== undefined && ["isEnabled", yes(view.isEnabled), !view.isEnabled],
      ["isHidden", yes(view.isHidden), view.isHidden], ["alpha", number(view.alpha ?? 1), view.alpha < 0.01],
      ["clipsToBounds", yes(view.clips)], ["isMultipleTouchEnabled", yes(view.isMultipleTouch)],
      view.isExclusiveTouch && ["isExclusiveTouch", "true"],
      view.isAnimating && ["animated", "without .allowUserInteraction", true],
      view.overrides && ["overrides", view.overrides.join(", ")], view.base && ["base class", view.base],
      view.controller && ["controller", view.controller],
    ].filter(Boolean);
    if (this.facts.parentElement !== this.element) fill(this.element, this.facts, this.form, this.rest);
    // Typed text stays in the form until the form loses the focus.
    if (view.id !== this.shown || !this.form.contains(document.activeElement)) fill(this.form, this.edits.form(view, this.model.frame(view)));
    this.shown = view.id;
    fill(this.rest, this.explained ? this.reach(options) : null);
    fill(this.facts,
      this.heading(view, ` #${view.id}`), list(facts),
      view.recognizers ? [
        h("h4", {}, "Gesture recognizers"),
        h("ul", { class: "plain" }, view.recognizers.map((recognizer) => h("li", {},
          h("span", { class: "name" }, recognizer.class), recognizer.name ? ` “${recognizer.name}”` : "",
          h("span", { class: "faint" }, ` ${recognizer.state}${recognizer.isDisabled ? ", disabled" : ""}`)))),
      ] : null);
  }

  heading(view, after) {
    return [
      h("h3", { class: "title" }, h("span", { class: "class" }, view.class), view.label ? ` “${view.label}”` : "", h("span", { class: "faint" }, after)),
      h("nav", { class: "path", "aria-label": "Superviews" }, this.model.path(view.id).slice(0, -1).map((id) => [
        link(shortClass(this.model.views.get(id).class), () => this.model.selectView(id)), " › "])),
    ];
  }

  showLayer(layer, places) {
    const { shape, border } = layer;
    const facts = [
      ...places, ["isHidden", layer.isHidden ? "true" : "false", layer.isHidden], ["opacity", number(layer.alpha ?? 1), layer.alpha < 0.01],
      layer.clips && ["masksToBounds", "true"], layer.background && ["backgroundColor", layer.background],
      layer.radius && ["cornerRadius", number(layer.radius)], border && ["border", `${number(border.width)} ${border.color}`],
      shape?.fill && ["fillColor", shape.fill], shape?.stroke && ["strokeColor", `${shape.stroke}, ${number(shape.width)} wide`],
      layer.text && ["text", layer.text.lines.map((line) => line.text).join(" ")],
    ].filter(Boolean);
    this.shown = layer.id;
    fill(this.element, this.heading(layer, " without a view"), list(facts), h("p", { class: "note" }, "A layer takes no touches: they are its view's."));
  }

  reach(options) {
    const { reach = [], undecided = [], chain = [], description = "", reason } = this.explained;
    if (reason) return h("p", { class: "note" }, reason);
    return [
      h("h4", {}, "Touches on its area"),
      h("div", { class: "lines" }, reach.map((line) => h("p", {}, nodes(line, options)))),
      undecided.length > 0 ? h("p", { class: "note" }, `By the rules alone: ${undecided.map((view) => view.name).join(", ")} `
        + `${undecided.length === 1 ? "decides" : "decide"} by code of ${undecided.length === 1 ? "its" : "their"} own.`) : null,
      h("h4", {}, "What it does not handle goes on to"),
      h("ol", { class: "chain" }, chain.map((words) => h("li", {}, nodes(words, options)))),
      h("details", {}, h("summary", {}, "As a debugger prints it"), h("pre", {}, [description, ...(this.explained.recognizers ?? [])].join("\n"))),
    ];
  }
}

function list(facts) {
  return h("dl", { class: "facts" }, facts.map(([term, value, isWarning]) => h("div", {}, h("dt", {}, term), h("dd", { class: isWarning ? "warning" : "" }, value))));
}
