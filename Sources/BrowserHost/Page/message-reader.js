// SPDX-License-Identifier: Apache-2.0

// Reads the fields of a host's message.

const decoder = new TextDecoder();

export class MessageReader {
  constructor(buffer) {
    this.view = new DataView(buffer);
    this.offset = 0;
  }

  get isAtEnd() { return this.offset >= this.view.byteLength; }

  u8() { return this.view.getUint8(this.advance(1)); }
  u16() { return this.view.getUint16(this.advance(2), true); }
  u32() { return this.view.getUint32(this.advance(4), true); }
  f32() { return this.view.getFloat32(this.advance(4), true); }
  f64() { return this.view.getFloat64(this.advance(8), true); }

  bytes(count) { return new Uint8Array(this.view.buffer.slice(this.offset, this.advance(count) + count)); }

  text() {
    const count = this.u16();
    return decoder.decode(new Uint8Array(this.view.buffer, this.advance(count), count));
  }

  longText() {
    const count = this.u32();
    return decoder.decode(new Uint8Array(this.view.buffer, this.advance(count), count));
  }

  range() { return [this.u32(), this.u32()]; }

  rectangle() { return { x: this.f32(), y: this.f32(), width: this.f32(), height: this.f32() }; }

  list() {
    const count = this.u32();
    const values = new Array(count);
    for (let index = 0; index < count; index += 1) values[index] = this.u32();
    return values;
  }

  // The CSS text of a color: red, green, blue and opacity, a byte each.
  color() {
    const [red, green, blue, alpha] = [this.u8(), this.u8(), this.u8(), this.u8()];
    return alpha === 255 ? `rgb(${red} ${green} ${blue})` : `rgb(${red} ${green} ${blue} / ${alpha / 255})`;
  }

  advance(count) {
    const start = this.offset;
    this.offset = start + count;
    return start;
  }
}
