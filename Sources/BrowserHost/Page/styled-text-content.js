// SPDX-License-Identifier: Apache-2.0

// Runs of text, each in its own style, at the baselines of the core's layout.

import { directions } from "./text-content.js";

// How a line under or through text is drawn, by its number.
const strokes = ["", "solid", "solid", "double", "dotted", "dashed"];
const thickStroke = 2;

export class StyledTextContent {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "content";
  }

  apply(reader, fonts) {
    const count = reader.u16();
    const runs = [];
    for (let index = 0; index < count; index += 1) runs.push(readRun(reader, fonts));
    this.element.replaceChildren(...runs);
  }
}

function readRun(reader, fonts) {
  const element = document.createElement("span");
  element.className = "line";
  const { style } = element;
  const face = reader.u32();
  const size = reader.f32();
  // Around the line: setting a font would reset the lines' kerning.
  const font = document.createElement("span");
  fonts.style(font.style, face, size);
  style.color = reader.color();
  const background = reader.color();
  if (!background.endsWith("/ 0)")) style.backgroundColor = background;
  const underline = [reader.u8(), reader.color()];
  const strikethrough = [reader.u8(), reader.color()];
  const kern = reader.f32();
  if (kern !== 0) style.letterSpacing = `${kern}px`;
  const [x, y] = [reader.f32(), reader.f32()];
  style.left = `${x}px`;
  style.top = `${y - fonts.baseline(face, size)}px`;
  element.dataset.width = reader.f32();
  element.dir = directions[reader.u8()];
  const text = document.createTextNode(reader.text());
  element.append(decorated(decorated(text, "underline", underline), "line-through", strikethrough));
  font.append(element);
  return font;
}

/**
 * Lines of different colors need elements of their own.
 * @param {Node} content
 * @param {string} line
 * @param {any[]} look a kind of stroke and a color
 */
function decorated(content, line, look) {
  const [stroke, color] = look;
  if (!strokes[stroke]) return content;
  const element = document.createElement("span");
  Object.assign(element.style, {
    textDecorationLine: line,
    textDecorationStyle: strokes[stroke],
    textDecorationColor: color,
    textDecorationThickness: stroke === thickStroke ? "0.12em" : "",
  });
  element.append(content);
  return element;
}
