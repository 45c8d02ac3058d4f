// SPDX-License-Identifier: Apache-2.0

// Draws the views on a canvas: flat as the application shows them, or pulled apart.

import { apply, compose, exploded } from "./geometry.js";

export class Painter {
  constructor(context) {
    this.context = context;
  }

  color(name) {
    return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  }

  clear(width, height, scale) {
    this.context.setTransform(scale, 0, 0, scale, 0, 0);
    this.context.clearRect(0, 0, width, height);
  }

  transform(matrix) {
    this.context.setTransform(...matrix);
  }

  box(view) {
    const [x, y, width, height] = view.bounds;
    this.context.beginPath();
    const radius = Math.min(view.radius ?? 0, width / 2, height / 2);
    if (radius > 0) this.context.roundRect(x, y, width, height, radius);
    else this.context.rect(x, y, width, height);
  }

  // The view's own content.
  content(view) {
    const { context } = this;
    if (view.background) {
      context.fillStyle = view.background;
      this.box(view);
      context.fill();
    }
    if (view.shape) {
      const { path, line, fill, stroke, width, isEvenOdd } = view.shape;
      const whole = new Path2D(path);
      if (fill) {
        context.fillStyle = fill;
        context.fill(whole, isEvenOdd ? "evenodd" : "nonzero");
      }
      if (stroke) {
        context.strokeStyle = stroke;
        context.lineWidth = width;
        context.stroke(line === undefined ? whole : new Path2D(line));
      }
    }
    if (view.isImage) {
      const [x, y, width, height] = view.bounds;
      context.strokeStyle = this.color("faint");
      context.lineWidth = 0.5;
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + width, y + height);
      context.moveTo(x + width, y);
      context.lineTo(x, y + height);
      context.rect(x, y, width, height);
      context.stroke();
    }
    if (view.text) {
      context.fillStyle = view.text.color;
      context.font = view.text.font;
      context.fontKerning = "none";
      for (const line of view.text.lines) {
        // A direction override makes the canvas paint a run in the direction of its layout.
        context.fillText(line.rightToLeft ? `\u202e${line.text}\u202c` : line.text, line.x, line.y);
      }
    }
    if (view.border) {
      context.strokeStyle = view.border.color;
      context.lineWidth = view.border.width;
      this.box(view);
      context.stroke();
    }
  }

  // The screen, as a person sees it.
  flat(model, base) {
    const { context } = this;
    const [width, height] = model.size;
    context.save();
    this.transform(base);
    context.fillStyle = this.color("screen");
    context.fillRect(0, 0, width, height);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    void model.ordered;
    const paint = (id) => {
      const view = model.views.get(id);
      if (!view?.matrix || view.isHidden || view.alpha < 0.01) return;
      context.save();
      context.globalAlpha *= view.alpha ?? 1;
      this.transform(compose(base, view.matrix));
      this.content(view);
      if (view.clips) {
        this.box(view);
        context.clip();
      }
      for (const part of view.parts) paint(part);
      context.restore();
    };
    for (const window of model.windows) paint(window);
    context.restore();
  }

  // An outline of a view's bounds.
  outline(view, base, color, width = 2, isFilled = false) {
    const { context } = this;
    context.save();
    this.transform(compose(base, view.matrix));
    const [x, y, w, height] = view.bounds;
    context.beginPath();
    context.rect(x, y, w, height);
    // Back to the screen's own units, so that a scaled view has no thicker line.
    context.setTransform(devicePixelRatio || 1, 0, 0, devicePixelRatio || 1, 0, 0);
    if (isFilled) {
      context.fillStyle = color;
      context.globalAlpha = 0.16;
      context.fill();
      context.globalAlpha = 1;
    }
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
    context.restore();
  }

  // The views pulled apart. `tint(view)` gives the color of a view's reason; `null` leaves it as it is.
  layers(model, base, { yaw, pitch, spacing, tint, weight, selected, isTinted }) {
    const { context } = this;
    const list = model.ordered.filter((view) => !view.isHidden || isTinted);
    const middle = (model.layers - 1) / 2;
    const [width, height] = model.size;
    this.planes = new Map();
    for (const view of list) {
      const z = (view.layer - middle) * spacing;
      const plane = compose(base, compose(exploded(yaw, pitch, z), compose([1, 0, 0, 1, -width / 2, -height / 2], view.matrix)));
      this.planes.set(view.id, plane);
    }
    for (const view of [...list].sort((one, other) => one.layer - other.layer)) {
      const color = tint(view);
      const isFaint = isTinted && !color;
      const plane = this.planes.get(view.id);
      context.save();
      this.transform(plane);
      context.globalAlpha = (isFaint ? 0.16 : 0.88) * (view.isHidden ? 0.3 : 1);
      this.content(view);
      this.box(view);
      if (color) {
        context.globalAlpha = weight(view);
        context.fillStyle = color;
        context.fill();
        context.globalAlpha = 1;
      }
      context.strokeStyle = view.id === selected ? this.color("accent") : color ?? this.color("edge");
      context.lineWidth = (view.id === selected ? 3 : color ? 1.6 : 0.8) / Math.max(0.2, Math.hypot(base[0], base[1]));
      context.globalAlpha = isFaint ? 0.3 : 1;
      context.stroke();
      context.restore();
    }
  }

  // The way of the point through the layers, from the window to the receiver.
  way(points, scale) {
    const { context } = this;
    if (points.length === 0) return;
    context.save();
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.strokeStyle = this.color("hit");
    context.fillStyle = this.color("hit");
    context.lineWidth = 2;
    context.setLineDash([5, 4]);
    context.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    context.stroke();
    context.setLineDash([]);
    points.forEach(([x, y], index) => {
      context.beginPath();
      context.arc(x, y, index === points.length - 1 ? 6 : 3.5, 0, 2 * Math.PI);
      context.fill();
    });
    context.restore();
  }

  cross([x, y], scale, color) {
    const { context } = this;
    context.save();
    context.setTransform(scale, 0, 0, scale, 0, 0);
    for (const [style, width] of [[this.color("paper"), 4], [color, 2]]) {
      context.strokeStyle = style;
      context.lineWidth = width;
      context.beginPath();
      context.arc(x, y, 8, 0, 2 * Math.PI);
      context.moveTo(x - 13, y);
      context.lineTo(x - 4, y);
      context.moveTo(x + 4, y);
      context.lineTo(x + 13, y);
      context.moveTo(x, y - 13);
      context.lineTo(x, y - 4);
      context.moveTo(x, y + 4);
      context.lineTo(x, y + 13);
      context.stroke();
    }
    context.restore();
  }

  point(plane, x, y, scale) {
    const [px, py] = apply(plane, x, y);
    return [px / scale, py / scale];
  }
}
