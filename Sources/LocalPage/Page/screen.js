// SPDX-License-Identifier: Apache-2.0

// The screen of a dump: the receiver of each point, a picture beneath, and a cross at the tap.

import { fill, h } from "./dom.js";

const largeStep = 10;

export class Screen {
  // asked(x, y) is called for each pressed point.
  constructor(element, asked) {
    this.element = element;
    this.asked = asked;
    this.picture = undefined;
    this.showsRegions = true;
    element.addEventListener("pointerdown", (event) => this.pressed(event));
    element.addEventListener("keydown", (event) => this.keyed(event));
    new ResizeObserver(() => this.fit()).observe(element.parentElement);
  }

  show(dump) {
    this.dump = dump;
    this.cross = undefined;
    this.box = undefined;
    this.draw();
  }

  showPicture(address, opacity) {
    this.picture = address ?? this.picture;
    this.opacity = opacity;
    this.draw();
  }

  draw() {
    if (!this.dump) return;
    const [x, y, width, height] = this.dump.screen;
    const opacity = this.picture ? 1 - this.opacity : 1;
    const regions = this.showsRegions ? this.dump.regions.map((region) => h("path", {
      class: "region", d: region.parts.map(([px, py, pw, ph]) => `M${px} ${py}h${pw}v${ph}h${-pw}z`).join(""),
      fill: region.color, "fill-opacity": opacity, "data-view": region.view,
    })) : [];
    const findings = this.dump.findings.filter((each) => each.box).map((each) => this.rectangle(each.box, "finding"));
    const cross = this.cross && ["halo", "cross"].flatMap((kind) => [
      h("line", { class: kind, x1: this.cross[0], x2: this.cross[0], y1: y, y2: y + height }),
      h("line", { class: kind, x1: x, x2: x + width, y1: this.cross[1], y2: this.cross[1] }),
    ]);
    fill(
      this.element,
      this.picture && h("img", { src: this.picture, alt: "The screenshot" }),
      h("svg", { viewBox: `${x} ${y} ${width} ${height}`, "aria-hidden": "true" },
        regions, findings, this.box && this.rectangle(this.box, "box"), cross),
    );
    this.element.hidden = false;
    this.fit();
  }

  rectangle([x, y, width, height], kind) {
    return h("rect", { class: kind, x, y, width, height });
  }

  // As large as the place allows, in the screen's proportions.
  fit() {
    if (!this.dump) return;
    const [, , width, height] = this.dump.screen;
    const place = this.element.parentElement;
    const scale = Math.min((place.clientWidth - 8) / width, (place.clientHeight - 8) / height, 2);
    this.element.style.width = `${width * scale}px`;
    this.element.style.height = `${height * scale}px`;
  }

  mark(x, y, box) {
    this.cross = x === undefined ? undefined : [x, y];
    this.box = box;
    this.draw();
  }

  pressed(event) {
    if (event.button !== 0 || !this.dump) return;
    const place = this.element.getBoundingClientRect();
    const [x, y, width, height] = this.dump.screen;
    const part = (at, start, size, origin, extent) => {
      const value = origin + ((at - start) / size) * extent;
      return Math.round(Math.min(Math.max(value, origin), origin + extent) * 2) / 2;
    };
    this.ask(part(event.clientX, place.left, place.width, x, width), part(event.clientY, place.top, place.height, y, height));
  }

  ask(x, y) {
    this.mark(x, y, undefined);
    this.asked(x, y);
  }

  keyed(event) {
    const step = event.shiftKey ? largeStep : 1;
    const [dx, dy] = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key] ?? [];
    if (!this.dump || (dx === undefined && event.key !== "Enter")) return;
    event.preventDefault();
    const [x, y, width, height] = this.dump.screen;
    const [cx, cy] = this.cross ?? [x + Math.floor(width / 2), y + Math.floor(height / 2)];
    if (event.key === "Enter") return this.ask(cx, cy);
    this.mark(Math.min(Math.max(cx + dx, x), x + width), Math.min(Math.max(cy + dy, y), y + height), this.box);
  }
}
