// SPDX-License-Identifier: Apache-2.0

// A view's mask: its shapes as an SVG mask, which browsers apply to elements.

import { DrawingContent } from "./drawing-content.js";
import { GradientContent } from "./gradient-content.js";
import { content } from "./protocol.js";
import { ShapeContent } from "./shape-content.js";
import { directions } from "./text-content.js";

const namespace = "http://www.w3.org/2000/svg";
// Wider than any screen, in points: a mask is cut at its region.
const reach = 1e5;

export class Mask {
  constructor(identifier) {
    this.name = `mask-${identifier}`;
    this.svg = null;
  }

  // Gives the element the mask that follows in the message, or removes its mask.
  apply(isMasked, reader, fonts, element) {
    const shapes = [];
    if (isMasked) for (let count = reader.u16(); count > 0; count -= 1) shapes.push(readShape(reader, fonts));
    this.svg?.remove();
    this.svg = null;
    element.classList.toggle("masked", isMasked);
    element.style.mask = isMasked ? `url("#${this.name}")` : "";
    if (!isMasked) return;
    this.svg = make("svg", { width: 0, height: 0, "aria-hidden": "true" });
    const mask = make("mask", {
      id: this.name, maskUnits: "userSpaceOnUse", x: -reach, y: -reach, width: 2 * reach, height: 2 * reach,
    });
    mask.style.maskType = "alpha";
    mask.append(...shapes);
    this.svg.append(mask);
    // Beside the picture: a masked element must not contain its own mask.
    document.body.append(this.svg);
  }

  remove() {
    this.svg?.remove();
  }
}

function make(name, attributes = {}) {
  const element = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function readShape(reader, fonts) {
  const transform = Array.from({ length: 6 }, () => reader.f32());
  const [width, height, radius, opacity, fill] = [reader.f32(), reader.f32(), reader.f32(), reader.f32(), reader.f32()];
  const shape = make("g", { transform: `matrix(${transform.join(" ")})`, opacity });
  if (fill > 0) {
    const rx = Math.min(radius, width / 2, height / 2);
    shape.append(make("rect", { width, height, rx, "fill-opacity": fill }));
  }
  shape.append(...readContent(reader, fonts, width, height, radius));
  return shape;
}

function readContent(reader, fonts, width, height, radius) {
  switch (reader.u8()) {
    case content.text: return readText(reader, fonts);
    case content.image: return [readImage(reader, width, height)];
    case content.styledText: return readStyledText(reader, fonts);
    case content.shape: return readPaths(reader);
    case content.drawing: return readDrawing(reader, fonts, width, height);
    case content.gradient: return readGradient(reader, width, height, radius);
    default: return [];
  }
}

// Only the opacity of a color counts.
function letters(fonts, face, size, color, [x, y], direction, text) {
  const element = make("text", { x, y, fill: color });
  // The place is that of the left end, in both directions of text.
  element.style.direction = direction;
  element.style.textAnchor = direction === "rtl" ? "end" : "start";
  fonts.style(element.style, face, size);
  // Advances add up to the program's layout.
  Object.assign(element.style, { whiteSpace: "pre", fontKerning: "none", fontVariantLigatures: "none" });
  element.textContent = text;
  return element;
}

function readText(reader, fonts) {
  const [face, size, color] = [reader.u32(), reader.f32(), reader.color()];
  return Array.from({ length: reader.u16() }, () => {
    const [x, y] = [reader.f32(), reader.f32()];
    reader.f32();
    return letters(fonts, face, size, color, [x, y], directions[reader.u8()], reader.text());
  });
}

function readStyledText(reader, fonts) {
  return Array.from({ length: reader.u16() }, () => {
    const [face, size, color] = [reader.u32(), reader.f32(), reader.color()];
    reader.color();
    for (let line = 0; line < 2; line += 1) {
      reader.u8();
      reader.color();
    }
    const kern = reader.f32();
    const [x, y] = [reader.f32(), reader.f32()];
    reader.f32();
    const element = letters(fonts, face, size, color, [x, y], directions[reader.u8()], reader.text());
    if (kern !== 0) element.style.letterSpacing = `${kern}px`;
    return element;
  });
}

// How an image is placed in its box, by the number of its content mode: fitted, filling, or stretched.
const proportions = ["none", "xMidYMid meet", "xMidYMid slice"];

function readImage(reader, width, height) {
  const name = reader.text();
  reader.f32();
  reader.f32();
  const mode = reader.u8();
  reader.u8();
  reader.color();
  return make("image", {
    href: `/image/${name}`, width, height, preserveAspectRatio: proportions[mode] ?? "none",
  });
}

// A mask shows opaque parts, so only the opacity of the paths' colors counts.
function readPaths(reader) {
  const shape = new ShapeContent();
  shape.apply(reader);
  return [...shape.element.children];
}

// SVG does not mask with a canvas: such a mask shows its whole box.
function readDrawing(reader, fonts, width, height) {
  new DrawingContent().read(reader, fonts);
  return [make("rect", { width, height })];
}

let gradientCount = 0;

function readGradient(reader, width, height, radius) {
  const gradient = new GradientContent();
  gradient.apply(reader);
  const paint = gradient.paint(make, width, height);
  // SVG has no conic gradients: such a mask shows its whole box.
  if (!paint) return [make("rect", { width, height })];
  gradientCount += 1;
  paint.id = `gradient-${gradientCount}`;
  const rx = Math.min(radius, width / 2, height / 2);
  return [paint, make("rect", { width, height, rx, fill: `url(#${paint.id})` })];
}
