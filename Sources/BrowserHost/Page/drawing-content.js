// SPDX-License-Identifier: Apache-2.0

// The application's drawing: performs its steps on a canvas as sharp as the screen, whenever the steps or the size change.

import { blendModes, capNames, drawingStep, drawnGradientFlag, joinNames } from "./protocol.js";
import { place } from "./image-content.js";
import { readPath } from "./path.js";

// Browsers refuse a canvas with more pixels; a larger drawing is less sharp.
const mostPixels = 16e6;
// Modes that also change the area around a path: they are limited to the path.
const wide = new Set(["copy", "source-in", "source-out", "destination-in", "destination-atop"]);

export class DrawingContent {
  constructor() {
    this.element = document.createElement("canvas");
    this.element.className = "drawing";
    this.steps = [];
    this.waiting = new Set();
  }

  apply(reader, fonts) {
    this.read(reader, fonts);
    this.paint();
  }

  read(reader, fonts) {
    this.width = reader.f32();
    this.height = reader.f32();
    this.mode = reader.u8();
    const isTinted = reader.u8() !== 0;
    const tint = reader.color();
    this.tint = isTinted ? tint : null;
    const count = reader.u32();
    this.steps = Array.from({ length: count }, () => readStep(reader, fonts, this));
  }

  place(boundsWidth, boundsHeight) { place(this.element, this, boundsWidth, boundsHeight); }

  paint() {
    const area = this.width * this.height;
    const scale = Math.min(devicePixelRatio, Math.sqrt(mostPixels / Math.max(area, 1)));
    this.element.width = Math.max(1, Math.round(this.width * scale));
    this.element.height = Math.max(1, Math.round(this.height * scale));
    const context = this.element.getContext("2d");
    context.scale(this.element.width / Math.max(this.width, 1e-6), this.element.height / Math.max(this.height, 1e-6));
    context.fontKerning = "none";
    context.miterLimit = 10;
    const kept = [];
    const state = { context, scale, kept, blend: "source-over" };
    context.save();
    for (const step of this.steps) step(state);
    // Each save among the steps has its restore.
    context.restore();
    if (!this.tint) return;
    // The shape of the drawing in one color.
    context.globalCompositeOperation = "source-in";
    context.fillStyle = this.tint;
    context.fillRect(0, 0, this.width, this.height);
  }

  // An image that came after the drawing.
  arrived(image) {
    this.waiting.delete(image);
    if (this.waiting.size === 0) this.paint();
  }
}

function readStep(reader, fonts, drawing) {
  const kind = reader.u8();
  switch (kind) {
    case drawingStep.save: return (state) => {
      state.context.save();
      state.kept.push(state.blend);
    };
    case drawingStep.restore: return (state) => {
      state.context.restore();
      state.blend = state.kept.pop() ?? "source-over";
    };
    case drawingStep.concatenate: {
      const matrix = numbers(reader, 6);
      return ({ context }) => context.transform(...matrix);
    }
    case drawingStep.clip: {
      const [rule, path] = readFill(reader);
      return ({ context }) => context.clip(path, rule);
    }
    case drawingStep.fill: {
      const [rule, path] = readFill(reader);
      return (state) => within(state, path, rule, () => state.context.fill(path, rule));
    }
    case drawingStep.stroke: {
      const path = new Path2D(readPath(reader).join(""));
      return ({ context }) => context.stroke(path);
    }
    case drawingStep.clear: {
      const box = numbers(reader, 4);
      return ({ context }) => context.clearRect(...box);
    }
    case drawingStep.fillColor: {
      const color = reader.color();
      return ({ context }) => { context.fillStyle = color; };
    }
    case drawingStep.strokeColor: {
      const color = reader.color();
      return ({ context }) => { context.strokeStyle = color; };
    }
    case drawingStep.line: {
      const [width, cap, join, limit] = [reader.f32(), capNames[reader.u8()], joinNames[reader.u8()], reader.f32()];
      return ({ context }) => Object.assign(context, {
        // A canvas leaves a width of 0 unset.
        lineWidth: Math.max(width, 1e-6), lineCap: cap, lineJoin: join, miterLimit: Math.max(limit, 1),
      });
    }
    case drawingStep.dashes: {
      const phase = reader.f32();
      const lengths = numbers(reader, reader.u16());
      return ({ context }) => {
        context.setLineDash(lengths);
        context.lineDashOffset = phase;
      };
    }
    case drawingStep.alpha: {
      const alpha = reader.f32();
      return ({ context }) => { context.globalAlpha = alpha; };
    }
    case drawingStep.blendMode: {
      const mode = blendModes[reader.u8()];
      return (state) => {
        state.blend = mode;
        state.context.globalCompositeOperation = mode;
      };
    }
    case drawingStep.shadow: {
      const [x, y, blur, color] = [reader.f32(), reader.f32(), reader.f32(), reader.color()];
      return ({ context, scale }) => Object.assign(context, {
        shadowOffsetX: x * scale, shadowOffsetY: y * scale, shadowBlur: Math.max(blur, 0) * scale, shadowColor: color,
      });
    }
    case drawingStep.smoothing: {
      const isSmooth = reader.u8() !== 0;
      return ({ context }) => { context.imageSmoothingEnabled = isSmooth; };
    }
    case drawingStep.gradient: return readGradient(reader);
    case drawingStep.image: return readImage(reader, drawing);
    default: {
      const [face, size, color, x, y, text] = [
        reader.u32(), reader.f32(), reader.color(), reader.f32(), reader.f32(), reader.text(),
      ];
      return ({ context }) => {
        context.save();
        context.font = fonts.css(face, size);
        context.fillStyle = color;
        context.fillText(text, x, y);
        context.restore();
      };
    }
  }
}

function numbers(reader, count) { return Array.from({ length: count }, () => reader.f32()); }

function readFill(reader) {
  const rule = reader.u8() === 1 ? "evenodd" : "nonzero";
  return [rule, new Path2D(readPath(reader).join(""))];
}

function within(state, path, rule, paint) {
  if (!wide.has(state.blend)) return paint();
  state.context.save();
  state.context.clip(path, rule);
  paint();
  state.context.restore();
}

function readGradient(reader) {
  const flags = reader.u8();
  const [x, y, radius, endX, endY, endRadius] = numbers(reader, 6);
  const stops = Array.from({ length: reader.u16() }, () => [reader.color(), reader.f32()]);
  return ({ context }) => {
    const paint = flags & drawnGradientFlag.radial
      ? context.createRadialGradient(x, y, radius, endX, endY, endRadius)
      : context.createLinearGradient(x, y, endX, endY);
    // A canvas always extends a gradient beyond its ends. If it must not, the colors there are clear.
    if (!(flags & drawnGradientFlag.before)) paint.addColorStop(0, "rgb(0 0 0 / 0)");
    for (const [color, location] of stops) paint.addColorStop(Math.min(1, Math.max(0, location)), color);
    if (!(flags & drawnGradientFlag.after)) paint.addColorStop(1, "rgb(0 0 0 / 0)");
    const reach = 1e6;
    context.save();
    context.fillStyle = paint;
    context.fillRect(-reach, -reach, 2 * reach, 2 * reach);
    context.restore();
  };
}

function readImage(reader, drawing) {
  const name = reader.text();
  const [x, y, width, height] = numbers(reader, 4);
  const isTinted = reader.u8() !== 0;
  const tint = reader.color();
  if (name === "") return () => {};
  const image = new Image();
  drawing.waiting.add(image);
  image.addEventListener("load", () => drawing.arrived(image));
  image.addEventListener("error", () => drawing.arrived(image));
  image.src = `/image/${name}`;
  return ({ context }) => {
    if (!image.complete || image.naturalWidth === 0) return;
    if (!isTinted) return context.drawImage(image, x, y, width, height);
    const shape = document.createElement("canvas");
    [shape.width, shape.height] = [image.naturalWidth, image.naturalHeight];
    const shaped = shape.getContext("2d");
    shaped.drawImage(image, 0, 0);
    shaped.globalCompositeOperation = "source-in";
    shaped.fillStyle = tint;
    shaped.fillRect(0, 0, shape.width, shape.height);
    context.drawImage(shape, x, y, width, height);
  };
}
