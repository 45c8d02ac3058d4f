// SPDX-License-Identifier: Apache-2.0

// The screen colored by the view that receives each point.

import { byId, fill, h } from "./dom.js";
import { link, nodes, shortName } from "./words.js";

// Neighbors in the list are far apart on the color circle (the golden angle).
export function colorOf(place) {
  return `hsl(${(place * 137.508) % 360} 60% ${place % 2 ? 66 : 58}%)`;
}

export class ReceiverMap {
  constructor(model, connection) {
    this.model = model;
    this.connection = connection;
    this.element = byId("map-legend");
  }

  async refresh() {
    const answer = await this.connection.request("map");
    if (!answer) return;
    this.map = answer.receivers ? answer : null;
    this.show(answer.reason);
    this.model.tell("map");
  }

  paint(context, base) {
    if (!this.map) return;
    context.save();
    context.setTransform(...base);
    this.map.receivers.forEach((receiver, place) => {
      context.fillStyle = colorOf(place);
      context.globalAlpha = 0.78;
      for (const [x, y, width, height] of receiver.parts) context.fillRect(x, y, width, height);
    });
    context.globalAlpha = 1;
    context.textAlign = "center";
    context.textBaseline = "middle";
    // In the page's points, whatever the scale of the picture.
    const size = 10.5 * (devicePixelRatio || 1) / base[0];
    context.font = `600 ${size}px system-ui, sans-serif`;
    for (const receiver of this.map.receivers) {
      const [x, y, width, height] = receiver.parts.reduce((one, other) => (other[2] * other[3] > one[2] * one[3] ? other : one));
      const text = shortName(receiver.view.name).replace(/^[^"#]+"([^"]*)" #\d+$/, "$1").replace(/ #\d+$/, "");
      if (height < 1.3 * size || context.measureText(text).width > width - size / 2) continue;
      context.fillStyle = "rgb(0 0 0 / 80%)";
      context.fillText(text, x + width / 2, y + height / 2);
    }
    context.restore();
  }

  receiverAt(x, y) {
    return this.map?.receivers.find((receiver) => receiver.parts.some(([left, top, width, height]) => x >= left && x < left + width && y >= top && y < top + height));
  }

  show(problem) {
    if (!this.map) return fill(this.element, h("p", { class: "empty" }, problem ?? "Nothing is shown."));
    const { receivers, findings, undecided } = this.map;
    const whole = receivers.reduce((sum, receiver) => sum + receiver.area, 0) || 1;
    const select = (id) => this.model.selectView(id);
    const options = { select, isView: this.model.isView };
    const name = (text, view) => link(text, () => select(view.id));
    fill(this.element,
      findings.length > 0 ? [h("h4", {}, "Controls that touches do not reach"), h("ul", { class: "findings" }, findings.map((finding) => h("li", {}, nodes(finding.words, options),
        " ", name("Show", finding.view)))) ] : null,
      h("h4", {}, `${receivers.length} views receive points`),
      h("ul", { class: "receivers" }, receivers.map((receiver, place) => ({ receiver, place }))
        .sort((one, other) => other.receiver.area - one.receiver.area)
        .map(({ receiver, place }) => h("li", {}, h("span", { class: "swatch", style: `background: ${colorOf(place)}`, "aria-hidden": "true" }),
          name(shortName(receiver.view.name), receiver.view),
          h("span", { class: "share" }, share(receiver.area / whole))))),
      undecided.length > 0 ? h("p", { class: "note" }, `By the rules alone. By code of their own decide: ${undecided.map((view) => view.name).join(", ")}.`) : null);
  }
}

function share(part) {
  return part < 0.01 ? "< 1 %" : `${Math.round(part * 100)} %`;
}
