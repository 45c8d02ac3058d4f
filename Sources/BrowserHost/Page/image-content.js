// SPDX-License-Identifier: Apache-2.0

// An image, fetched once under its hash and placed by UIKit's content modes.

// The frame of an image in bounds, by both sizes. Modes are numbered as UIView.ContentMode.
function placement(mode, width, height, imageWidth, imageHeight) {
  const at = (alignX, alignY, w, h) => ({
    x: (width - w) * alignX, y: (height - h) * alignY, width: w, height: h,
  });
  const scaled = (scale) => at(0.5, 0.5, imageWidth * scale, imageHeight * scale);
  const natural = (alignX, alignY) => at(alignX, alignY, imageWidth, imageHeight);
  if (imageWidth === 0 || imageHeight === 0) return at(0, 0, 0, 0);
  switch (mode) {
    case 1: return scaled(Math.min(width / imageWidth, height / imageHeight));
    case 2: return scaled(Math.max(width / imageWidth, height / imageHeight));
    case 4: return natural(0.5, 0.5);
    case 5: return natural(0.5, 0);
    case 6: return natural(0.5, 1);
    case 7: return natural(0, 0.5);
    case 8: return natural(1, 0.5);
    case 9: return natural(0, 0);
    case 10: return natural(1, 0);
    case 11: return natural(0, 1);
    case 12: return natural(1, 1);
    default: return at(0, 0, width, height);
  }
}

// Places an element as content of its size and mode in bounds of the given size.
export function place(element, { mode, width, height }, boundsWidth, boundsHeight) {
  const placed = placement(mode, boundsWidth, boundsHeight, width, height);
  const { style } = element;
  style.left = `${placed.x}px`;
  style.top = `${placed.y}px`;
  style.width = `${placed.width}px`;
  style.height = `${placed.height}px`;
}

export class ImageContent {
  constructor() {
    this.element = document.createElement("div");
    this.element.className = "image";
    this.mode = 0;
    this.width = 0;
    this.height = 0;
  }

  apply(reader) {
    const hash = reader.text();
    const address = `url("/image/${hash}")`;
    this.width = reader.f32();
    this.height = reader.f32();
    this.mode = reader.u8();
    const isTinted = reader.u8() !== 0;
    const tint = reader.color();
    const { style } = this.element;
    style.backgroundImage = isTinted ? "" : address;
    style.maskImage = isTinted ? address : "";
    style.webkitMaskImage = isTinted ? address : "";
    style.backgroundColor = isTinted ? tint : "";
  }

  place(boundsWidth, boundsHeight) { place(this.element, this, boundsWidth, boundsHeight); }
}
