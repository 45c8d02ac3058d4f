// SPDX-License-Identifier: Apache-2.0

// Lines of text, at the baselines of the core's layout.

// By the number of a run's direction: it applies to the whole run, whatever its characters are.
export const directions = Object.freeze(["ltr", "rtl"]);

export class TextContent {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "content";
  }

  apply(reader, fonts) {
    const face = reader.u32();
    const size = reader.f32();
    const color = reader.color();
    const count = reader.u16();
    const { style } = this.element;
    fonts.style(style, face, size);
    style.color = color;
    const baseline = fonts.baseline(face, size);
    while (this.element.childElementCount > count) this.element.lastElementChild.remove();
    for (let index = 0; index < count; index += 1) {
      let line = /** @type {HTMLElement} */ (this.element.children[index]);
      if (!line) {
        line = document.createElement("span");
        line.className = "line";
        this.element.append(line);
      }
      const [x, y] = [reader.f32(), reader.f32()];
      line.dataset.width = reader.f32();
      line.dir = directions[reader.u8()];
      const text = reader.text();
      line.style.left = `${x}px`;
      line.style.top = `${y - baseline}px`;
      if (line.textContent !== text) line.textContent = text;
    }
  }
}
