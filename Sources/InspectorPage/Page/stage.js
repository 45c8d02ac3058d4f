// SPDX-License-Identifier: Apache-2.0

// The picture of the screen: flat with a picker, pulled apart in space, or colored by receiver.

import { byId, fill, Tabs } from "./dom.js";
import { apply, compose, invert } from "./geometry.js";
import { Painter } from "./painter.js";
import { legend, reasonsByView } from "./walk.js";

const margin = 14;
const greatestTilt = 1.25;

export class Stage {
  // A recorded run has the view drawn at a point, but not the view that would get a touch.
  constructor(model, { map, pick, isRecorded = false }) {
    this.model = model;
    this.map = map;
    this.pick = pick;
    this.isRecorded = isRecorded;
    this.canvas = byId("canvas");
    this.frame = byId("canvas-frame");
    this.painter = new Painter(this.canvas.getContext("2d"));
    this.mode = "flat";
    this.yaw = -0.55;
    this.pitch = 0.35;
    this.zoom = 1;
    this.spread = 1;
    this.cursor = null;
    this.tabs = new Tabs(byId("stage-tabs"), (name) => this.choose(name));
    for (const name of ["tree", "view", "walk", "map"]) model.addEventListener(name, () => this.repaint());
    model.addEventListener("walk", () => this.showLegend());
    new ResizeObserver(() => this.repaint()).observe(this.frame);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.repaint());
    this.canvas.addEventListener("pointerdown", (event) => this.down(event));
    this.canvas.addEventListener("pointermove", (event) => this.moved(event));
    this.canvas.addEventListener("pointerup", (event) => this.up(event));
    this.canvas.addEventListener("pointercancel", () => { this.press = null; });
    this.canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.canvas.addEventListener("keydown", (event) => this.pressed(event));
    byId("spread").addEventListener("input", (event) => { this.spread = Number(event.target.value); this.repaint(); });
    byId("turn-front").addEventListener("click", () => this.reset());
  }

  choose(name) {
    this.mode = name;
    byId("layers-tools").hidden = name !== "layers";
    byId("map-legend").hidden = name !== "map";
    const hints = {
      flat: `Press a point to ${this.isRecorded ? "choose the view that is drawn there" : "see who is drawn there and who gets the touch"}. Arrow keys move the cross, Enter picks.`,
      layers: "Drag or use the arrow keys to turn; plus and minus zoom; 0 resets.",
      map: "Each color is one view that receives touches.",
    };
    byId("stage-hint").textContent = hints[name];
    this.canvas.setAttribute("aria-label", { flat: "Picture of the screen", layers: "The views in layers", map: "The screen by receiver" }[name]);
    if (name === "map") this.map.refresh();
    this.showLegend();
    this.repaint();
  }

  showLegend() {
    const { walk } = this.model;
    const element = byId("walk-legend");
    element.hidden = !walk || this.mode !== "layers";
    if (walk) fill(element, legend(walk));
  }

  repaint() {
    if (this.isAsked) return;
    this.isAsked = true;
    requestAnimationFrame(() => {
      this.isAsked = false;
      this.paint();
    });
  }

  paint() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (width === 0 || height === 0) return;
    const ratio = devicePixelRatio || 1;
    this.ratio = ratio;
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    const { painter, model } = this;
    painter.clear(width, height, ratio);
    if (model.windows.length === 0) return;
    const [screenWidth, screenHeight] = model.size;
    const fit = Math.min((width - 2 * margin) / screenWidth, (height - 2 * margin) / screenHeight);
    if (this.mode === "layers") {
      const scale = fit * 0.78 * this.zoom * ratio;
      /** @type {import("./geometry.js").Affine} */
      this.base = [scale, 0, 0, scale, width / 2 * ratio, height / 2 * ratio];
      return this.paintLayers();
    }
    const scale = fit * ratio;
    this.base = [scale, 0, 0, scale, (width * ratio - screenWidth * scale) / 2, (height * ratio - screenHeight * scale) / 2];
    painter.flat(model, this.base);
    if (this.mode === "map") this.map.paint(painter.context, this.base);
    const selected = model.views.get(model.selectedView);
    if (selected?.matrix) painter.outline(selected, this.base, painter.color("accent"), 2, true);
    const { walk } = model;
    if (walk && this.mode === "flat") {
      const receiver = walk.result && model.views.get(walk.result.identifier);
      if (receiver?.matrix) painter.outline(receiver, this.base, painter.color("hit"), 2);
      painter.cross(this.place(walk.point.x, walk.point.y), ratio, painter.color("hit"));
    }
    if (this.cursor && this.mode === "flat") painter.cross(this.place(...this.cursor), ratio, painter.color("accent"));
  }

  paintLayers() {
    const { painter, model } = this;
    const { walk } = model;
    const byView = walk ? reasonsByView(walk) : new Map();
    void model.ordered;
    painter.layers(model, this.base, {
      yaw: this.yaw, pitch: this.pitch, spacing: this.spread * Math.min(34, 460 / Math.max(1, model.layers)),
      // A view that passed the point on is usually large, and lies behind the important ones.
      weight: (view) => ({ passedOn: 0.1, hit: 0.45 }[byView.get(view.id).reason] ?? 0.3), selected: model.selectedView, isTinted: byView.size > 0,
      tint: (view) => {
        const known = byView.get(view.id);
        if (!known) return null;
        return painter.color(walk.result?.identifier === view.id ? "hit" : known.reason);
      },
    });
    if (!walk) return;
    const way = walk.visits.filter((visit) => visit.point && (visit.verdict.type === "passedOn" || visit.view.identifier === walk.result?.identifier)
      && painter.planes.has(visit.view.identifier));
    painter.way(way.map((visit) => painter.point(painter.planes.get(visit.view.identifier), visit.point.x, visit.point.y, this.ratio)), this.ratio);
  }

  /** @returns {[number, number]} */
  place(x, y) {
    const [px, py] = apply(this.base, x, y);
    return [px / this.ratio, py / this.ratio];
  }

  screenPoint(event) {
    const box = this.canvas.getBoundingClientRect();
    const inverse = invert(this.base);
    return apply(inverse, (event.clientX - box.left) * this.ratio, (event.clientY - box.top) * this.ratio);
  }

  isOnScreen([x, y]) {
    return x >= 0 && y >= 0 && x < this.model.size[0] && y < this.model.size[1];
  }

  down(event) {
    if (event.button !== 0 || !this.base) return;
    this.canvas.setPointerCapture(event.pointerId);
    this.press = { x: event.clientX, y: event.clientY, yaw: this.yaw, pitch: this.pitch, moved: false };
  }

  moved(event) {
    if (!this.press) {
      if (this.mode === "map" && this.base) this.canvas.title = this.map.receiverAt(...this.screenPoint(event))?.view.name ?? "";
      return;
    }
    const [dx, dy] = [event.clientX - this.press.x, event.clientY - this.press.y];
    if (Math.hypot(dx, dy) > 4) this.press.moved = true;
    if (this.mode === "layers") this.turn(this.press.yaw + dx / 160, this.press.pitch - dy / 160);
  }

  up(event) {
    const { press } = this;
    this.press = null;
    if (!press || press.moved) return;
    if (this.mode === "layers") return this.selectLayer(event);
    const point = this.screenPoint(event);
    if (!this.isOnScreen(point)) return;
    this.cursor = null;
    if (this.mode === "map") {
      const receiver = this.map.receiverAt(...point);
      if (receiver) this.model.selectView(receiver.view.id);
    } else {
      this.pick(...point.map((value) => Math.round(value * 10) / 10));
    }
  }

  selectLayer(event) {
    const box = this.canvas.getBoundingClientRect();
    const [px, py] = [(event.clientX - box.left) * this.ratio, (event.clientY - box.top) * this.ratio];
    const hit = [...this.model.ordered].sort((one, other) => other.layer - one.layer).find((view) => {
      const inverse = this.painter.planes?.get(view.id) && invert(this.painter.planes.get(view.id));
      if (!inverse) return false;
      const [x, y] = apply(inverse, px, py);
      const [left, top, width, height] = view.bounds;
      return x >= left && x < left + width && y >= top && y < top + height;
    });
    if (hit) this.model.selectView(hit.id);
  }

  turn(yaw, pitch) {
    this.yaw = Math.min(Math.max(yaw, -greatestTilt), greatestTilt);
    this.pitch = Math.min(Math.max(pitch, -greatestTilt), greatestTilt);
    this.repaint();
  }

  reset() {
    this.yaw = -0.55;
    this.pitch = 0.35;
    this.zoom = 1;
    this.repaint();
  }

  wheel(event) {
    if (this.mode !== "layers") return;
    event.preventDefault();
    this.zoom = Math.min(Math.max(this.zoom * Math.exp(-event.deltaY / 600), 0.3), 6);
    this.repaint();
  }

  pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (this.mode === "layers") {
      if (direction) this.turn(this.yaw + direction[0] * 0.12, this.pitch - direction[1] * 0.12);
      else if (event.key === "+" || event.key === "=") this.zoom = Math.min(this.zoom * 1.2, 6);
      else if (event.key === "-") this.zoom = Math.max(this.zoom / 1.2, 0.3);
      else if (event.key === "0") this.reset();
      else return;
    } else if (direction) {
      const step = event.shiftKey ? 1 : 10;
      const [x, y] = this.cursor ?? [this.model.size[0] / 2, this.model.size[1] / 2];
      this.cursor = [
        Math.min(Math.max(x + direction[0] * step, 0), this.model.size[0] - 1),
        Math.min(Math.max(y + direction[1] * step, 0), this.model.size[1] - 1)];
      byId("stage-hint").textContent = `The cross is at (${Math.round(this.cursor[0])}, ${Math.round(this.cursor[1])}). Enter picks.`;
    } else if (event.key === "Enter" && this.mode === "flat") {
      this.pick(...(this.cursor ?? [this.model.size[0] / 2, this.model.size[1] / 2]));
    } else return;
    event.preventDefault();
    this.repaint();
  }

  // The picture that is shown, for an export.
  image() {
    return this.model.windows.length > 0 ? this.canvas.toDataURL("image/png") : null;
  }
}
