// SPDX-License-Identifier: Apache-2.0

// Reads a path of a message as the text that SVG and Path2D take, one for each subpath.

import { pathElement } from "./protocol.js";

export function readPath(reader) {
  const subpaths = [];
  let text = "";
  for (let count = reader.u32(); count > 0; count -= 1) {
    const type = reader.u8();
    if (type === pathElement.move && text !== "") {
      subpaths.push(text);
      text = "";
    }
    switch (type) {
      case pathElement.move: text += `M${numbers(reader, 2)}`; break;
      case pathElement.line: text += `L${numbers(reader, 2)}`; break;
      case pathElement.quadCurve: text += `Q${numbers(reader, 4)}`; break;
      case pathElement.curve: text += `C${numbers(reader, 6)}`; break;
      default: text += "Z"; break;
    }
  }
  if (text !== "") subpaths.push(text);
  return subpaths;
}

function numbers(reader, count) {
  let text = `${reader.f32()}`;
  for (let index = 1; index < count; index += 1) text += ` ${reader.f32()}`;
  return text;
}
