// SPDX-License-Identifier: Apache-2.0

// A gradient over the whole box of a layer, as a CSS background. Its geometry depends on the box's size.

import { gradientKind } from "./protocol.js";

export class GradientContent {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "gradient";
  }

  apply(reader) {
    this.kind = reader.u8();
    this.start = [reader.f32(), reader.f32()];
    this.end = [reader.f32(), reader.f32()];
    this.stops = Array.from({ length: reader.u16() }, () => [reader.color(), reader.f32()]);
  }

  place(width, height) {
    this.element.style.backgroundImage = width > 0 && height > 0 ? this.image(width, height) : "";
  }

  image(width, height) {
    const [x, y] = [this.start[0] * width, this.start[1] * height];
    const [dx, dy] = [(this.end[0] - this.start[0]) * width, (this.end[1] - this.start[1]) * height];
    const stops = (scale, unit) => this.stops.map(([color, location]) => `${color} ${scale(location)}${unit}`).join(", ");
    if (this.kind === gradientKind.radial) {
      const [rx, ry] = [Math.max(Math.abs(dx), 0.001), Math.max(Math.abs(dy), 0.001)];
      return `radial-gradient(${rx}px ${ry}px at ${x}px ${y}px, ${stops((part) => part * 100, "%")})`;
    }
    // CSS counts angles from the top, clockwise.
    const angle = Math.atan2(dx, -dy);
    if (this.kind === gradientKind.conic) {
      return `conic-gradient(from ${angle}rad at ${x}px ${y}px, ${stops((part) => part * 360, "deg")})`;
    }
    const length = Math.hypot(dx, dy);
    if (length === 0) return `linear-gradient(${this.stops.at(-1)[0]}, ${this.stops.at(-1)[0]})`;
    // The line of CSS goes through the middle of the box, and is as long as the box is in its direction.
    const [ux, uy] = [dx / length, dy / length];
    const span = Math.abs(width * ux) + Math.abs(height * uy);
    const first = (x - width / 2) * ux + (y - height / 2) * uy + span / 2;
    return `linear-gradient(${angle}rad, ${stops((part) => first + part * length, "px")})`;
  }

  // The same as a paint of SVG, made by a function; null for a conic one, which SVG does not have.
  paint(make, width, height) {
    if (this.kind === gradientKind.conic) return null;
    const [x, y] = [this.start[0] * width, this.start[1] * height];
    const [endX, endY] = [this.end[0] * width, this.end[1] * height];
    let paint;
    if (this.kind === gradientKind.radial) {
      const [rx, ry] = [Math.max(Math.abs(endX - x), 0.001), Math.max(Math.abs(endY - y), 0.001)];
      paint = make("radialGradient", { cx: 0, cy: 0, r: 1, gradientTransform: `matrix(${rx} 0 0 ${ry} ${x} ${y})` });
    } else {
      paint = make("linearGradient", { x1: x, y1: y, x2: endX, y2: endY });
    }
    paint.setAttribute("gradientUnits", "userSpaceOnUse");
    paint.append(...this.stops.map(([color, offset]) => make("stop", { offset, "stop-color": color })));
    return paint;
  }
}
