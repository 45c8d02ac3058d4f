// SPDX-License-Identifier: Apache-2.0

// A path, filled and drawn along: an SVG, which stays sharp under any transform, and which the browser itself can move and scale.

import { capNames, joinNames, shapeFlag } from "./protocol.js";
import { readPath } from "./path.js";

const namespace = "http://www.w3.org/2000/svg";

export class ShapeContent {
  constructor() {
    this.element = document.createElementNS(namespace, "svg");
    this.element.classList.add("content", "shape");
    this.fill = this.element.appendChild(document.createElementNS(namespace, "path"));
    this.line = this.element.appendChild(document.createElementNS(namespace, "g"));
  }

  apply(reader) {
    const flags = reader.u8();
    const [fill, stroke] = [reader.color(), reader.color()];
    const width = reader.f32();
    const [cap, join] = [capNames[reader.u8()], joinNames[reader.u8()]];
    const miterLimit = reader.f32();
    const [start, end] = [reader.f32(), reader.f32()];
    const phase = reader.f32();
    const dashes = Array.from({ length: reader.u16() }, () => reader.f32());
    const subpaths = readPath(reader);

    this.fill.setAttribute("d", subpaths.join(""));
    this.fill.setAttribute("fill", flags & shapeFlag.filled ? fill : "none");
    this.fill.setAttribute("fill-rule", flags & shapeFlag.evenOdd ? "evenodd" : "nonzero");
    this.line.setAttribute("fill", "none");
    this.line.setAttribute("stroke", stroke);
    this.line.setAttribute("stroke-width", width);
    this.line.setAttribute("stroke-linecap", cap);
    this.line.setAttribute("stroke-linejoin", join);
    this.line.setAttribute("stroke-miterlimit", String(Math.max(1, miterLimit)));
    const isDrawn = (flags & shapeFlag.stroked) !== 0 && width > 0 && start < end;
    if (!isDrawn) return this.line.replaceChildren();
    if (start <= 0 && end >= 1) {
      this.line.replaceChildren(linePath(subpaths.join(""), dashes, phase));
    } else {
      this.trim(subpaths, start, end, dashes, phase);
    }
  }

  // A browser restarts dashes with each subpath. So each subpath is a separate path that shows its part of the whole length.
  trim(subpaths, start, end, dashes, phase) {
    const paths = subpaths.map((subpath) => linePath(subpath, [], 0));
    const lengths = paths.map((path) => path.getTotalLength());
    const total = lengths.reduce((sum, length) => sum + length, 0);
    let before = 0;
    this.line.replaceChildren(...paths.filter((path, index) => {
      const length = lengths[index];
      const from = Math.max(0, start * total - before);
      const to = Math.min(length, end * total - before);
      before += length;
      if (from < to) setDashes(path, trimmed(from, to, length, dashes, phase), 0);
      return from < to;
    }));
  }
}

function linePath(d, dashes, phase) {
  const path = document.createElementNS(namespace, "path");
  path.setAttribute("d", d);
  setDashes(path, dashes, phase);
  return path;
}

function setDashes(path, dashes, phase) {
  if (dashes.length === 0) return;
  path.setAttribute("stroke-dasharray", dashes.join(" "));
  path.setAttribute("stroke-dashoffset", phase);
}

// The pattern that shows a path only from one place to another, with its own dashes there.
function trimmed(from, to, length, dashes, phase) {
  const pattern = [0, from];
  const sum = dashes.reduce((total, dash) => total + dash, 0);
  if (!(sum > 0)) {
    pattern.push(to - from);
  } else {
    const steps = dashes.length % 2 === 0 ? dashes : [...dashes, ...dashes];
    const period = steps.reduce((total, dash) => total + dash, 0);
    let place = -(((phase % period) + period) % period);
    let shownTo = from;
    let isFirst = true;
    for (let index = 0; place < to; index += 1) {
      const next = place + steps[index % steps.length];
      const [low, high] = [Math.max(place, from), Math.min(next, to)];
      if (index % 2 === 0 && low < high) {
        if (isFirst) pattern[1] = low; else pattern.push(low - shownTo);
        isFirst = false;
        pattern.push(high - low);
        shownTo = high;
      }
      place = next;
    }
    if (isFirst) pattern.push(0);
  }
  pattern.push(length + 1);
  return pattern;
}
