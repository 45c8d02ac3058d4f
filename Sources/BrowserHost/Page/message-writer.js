// SPDX-License-Identifier: Apache-2.0

// Writes messages for the host into one buffer that is used again and again.

import * as protocol from "./protocol.js";

const encoder = new TextEncoder();

export class MessageWriter {
  constructor() {
    this.reserve(4096);
    this.length = 0;
  }

  get isEmpty() { return this.length === 0; }

  // The bytes written since the last call. Valid until the next write.
  take() {
    const bytes = new Uint8Array(this.view.buffer, 0, this.length);
    this.length = 0;
    return bytes;
  }

  hello({ session, state, time, screen, activation, link, isLinkKnown, urls }) {
    this.u8(protocol.client.hello);
    this.u32(protocol.magic);
    this.u16(protocol.version);
    for (let index = 0; index < 16; index += 1) this.u8(session ? session[index] : 0);
    this.f64(time);
    this.screenFields(screen);
    this.u8(activation);
    this.addresses(link, urls);
    this.u8(isLinkKnown ? 1 : 0);
    this.u32(state.length);
    this.bytes(state);
  }

  clock(request, time) {
    this.u8(protocol.client.clock);
    this.u32(request);
    this.f64(time);
  }

  leave() {
    this.u8(protocol.client.leave);
  }

  // kind is protocol.client.pointer or .hover: both have the same fields.
  sample(kind, sample) {
    this.u8(kind);
    this.u8(sample.phase);
    this.u8(sample.device);
    this.u8(sample.flags);
    this.u32(sample.pointer);
    this.f64(sample.time);
    this.f32(sample.x);
    this.f32(sample.y);
    this.f32(sample.pressure);
    this.f32(sample.width);
    this.f32(sample.height);
    this.f32(sample.firstAngle);
    this.f32(sample.secondAngle);
    this.f32(sample.twist);
    this.u16(sample.buttons);
    this.u16(sample.modifiers);
  }

  gamepad({ index, part, first, second, time }) {
    this.u8(protocol.client.gamepad);
    this.u8(index);
    this.u8(part);
    this.f32(first);
    this.f32(second);
    this.f64(time);
  }

  scroll({ isContinuous, modifiers, time, x, y, deltaX, deltaY }) {
    this.u8(protocol.client.scroll);
    this.u8(isContinuous ? 1 : 0);
    this.u16(modifiers);
    this.f64(time);
    this.f32(x);
    this.f32(y);
    this.f32(deltaX);
    this.f32(deltaY);
  }

  transform({ phase, modifiers, time, x, y, scale, rotation }) {
    this.u8(protocol.client.transform);
    this.u8(phase);
    this.u16(modifiers);
    this.f64(time);
    this.f32(x);
    this.f32(y);
    this.f32(scale);
    this.f32(rotation);
  }

  key({ isDown, isRepeat, isEdit, modifiers, time, code, key, plainKey }) {
    this.u8(protocol.client.key);
    this.u8((isDown ? 1 : 0) | (isRepeat ? 2 : 0) | (isEdit ? 4 : 0));
    this.u16(modifiers);
    this.f64(time);
    this.shortText(code);
    this.shortText(key);
    this.shortText(plainKey);
  }

  cancelAll(reason, time) {
    this.u8(protocol.client.cancelAll);
    this.u8(reason);
    this.f64(time);
  }

  activation(state, time) {
    this.u8(protocol.client.activation);
    this.u8(state);
    this.f64(time);
  }

  screen(screen, time) {
    this.u8(protocol.client.screen);
    this.screenFields(screen);
    this.f64(time);
  }

  measurements(request, { ascent, descent, lineGap, advances }) {
    this.u8(protocol.client.measurements);
    this.u32(request);
    this.f32(ascent);
    this.f32(descent);
    this.f32(lineGap);
    this.u16(advances.length);
    for (const advance of advances) this.f32(advance);
  }

  request({ link = "", urls = [], shortcut = "", time }) {
    this.u8(protocol.client.request);
    this.addresses(link, urls);
    this.text(shortcut);
    this.f64(time);
  }

  // Vectors are lists of x, y and z; values that are not measured are null.
  motion({ time, acceleration, userAcceleration, rotationRate }) {
    this.u8(protocol.client.motion);
    this.u8((userAcceleration ? protocol.motionFlag.userAcceleration : 0)
      | (rotationRate ? protocol.motionFlag.rotation : 0));
    this.f64(time);
    for (const vector of [acceleration, userAcceleration, rotationRate]) {
      for (const value of vector ?? []) this.f32(value);
    }
  }

  shake(phase, time) {
    this.u8(protocol.client.shake);
    this.u8(phase);
    this.f64(time);
  }

  remote(command, value, time) {
    this.u8(protocol.client.remote);
    this.u8(protocol.commands.indexOf(command));
    this.f64(value);
    this.f64(time);
  }

  picked(hasPoint, x, y) {
    this.u8(protocol.client.picked);
    this.u8(hasPoint ? 1 : 0);
    this.f32(x);
    this.f32(y);
  }

  accessibility({ view, element = 0, action, argument = 0, time, text }) {
    this.u8(protocol.client.accessibility);
    this.u32(view);
    this.u16(element);
    this.u8(action);
    this.u8(argument);
    this.f64(time);
    if (action === protocol.accessibilityAction.setText) this.longText(text);
  }

  menuBar({ use, generation, item, time }) {
    this.u8(protocol.client.menuBar);
    this.u8(use);
    this.u32(generation);
    this.u32(item);
    this.f64(time);
  }

  // The fields of an edit; ranges are pairs.
  textEdit({ edit, revision, time, code = "", text, replaced, removed, selection, direction, unit }) {
    this.u8(protocol.client.text);
    this.u8(edit);
    this.u32(revision);
    this.f64(time);
    this.shortText(code);
    switch (edit) {
      case protocol.textEdit.insert: case protocol.textEdit.commit: this.longText(text); break;
      case protocol.textEdit.replace:
        this.range(replaced);
        this.longText(text);
        this.range(selection);
        break;
      case protocol.textEdit.delete:
        this.u8(direction);
        this.u8(unit);
        this.range(removed);
        break;
      case protocol.textEdit.mark:
        this.u8(replaced ? 1 : 0);
        this.longText(text);
        this.range(selection);
        if (replaced) this.range(replaced);
        break;
      case protocol.textEdit.select: this.range(selection); break;
    }
  }

  keyboardFrame({ x, y, width, height }, time) {
    this.u8(protocol.client.keyboardFrame);
    for (const value of [x, y, width, height]) this.f32(value);
    this.f64(time);
  }

  // The content of a paste is a list of types and bytes.
  clipboard(command, content, time) {
    this.u8(protocol.client.clipboard);
    this.u8(command);
    this.f64(time);
    if (content) this.content(content);
  }

  // No content means that the browser does not reveal its clipboard.
  clipboardAnswer(request, content, time) {
    this.u8(protocol.client.clipboardAnswer);
    this.u32(request);
    this.f64(time);
    this.u8(content ? 1 : 0);
    if (content) this.content(content);
  }

  shareAnswer(request, outcome, time) {
    this.u8(protocol.client.shareAnswer);
    this.u32(request);
    this.u8(outcome);
    this.f64(time);
  }

  // For a drag that enters or drops, the items: a name, and types with bytes.
  drag({ phase, time, x, y, modifiers, items }) {
    this.u8(protocol.client.drag);
    this.u8(phase);
    this.f64(time);
    this.f32(x);
    this.f32(y);
    this.u16(modifiers);
    if (!items) return;
    this.items(items);
  }

  files(request, outcome, items, time) {
    this.u8(protocol.client.files);
    this.u32(request);
    this.u8(outcome);
    this.f64(time);
    if (outcome === protocol.fileOutcome.done) this.items(items);
  }

  items(items) {
    this.u8(items.length);
    for (const { name, parts } of items) {
      this.text(name);
      this.u8(parts.length);
      for (const { type, bytes } of parts) {
        this.shortText(type);
        this.u32(bytes.length);
        this.bytes(bytes);
      }
    }
  }

  content(content) {
    this.u8(content.length);
    for (const { type, bytes } of content) {
      this.u8(type);
      this.u32(bytes.length);
      this.bytes(bytes);
    }
  }

  addresses(link, urls) {
    this.text(link);
    this.u8(urls.length);
    for (const url of urls) this.text(url);
  }

  screenFields({
    width, height, scale, top, left, bottom, right, isDark, keyboard, readsClipboard, sharesContent, commandsByControl,
    wishes, textSize,
  }) {
    for (const value of [width, height, scale, top, left, bottom, right]) this.f32(value);
    const { dark, readsClipboard: reads, sharesContent: shares, commandsByControl: control } = protocol.screenFlag;
    this.u8((isDark ? dark : 0) | keyboard | (readsClipboard ? reads : 0) | (sharesContent ? shares : 0)
      | (commandsByControl ? control : 0));
    this.u8(wishes);
    this.f32(textSize);
  }

  u8(value) { this.room(1).setUint8(this.length - 1, value); }
  u16(value) { this.room(2).setUint16(this.length - 2, value, true); }
  u32(value) { this.room(4).setUint32(this.length - 4, value, true); }
  f32(value) { this.room(4).setFloat32(this.length - 4, value, true); }
  f64(value) { this.room(8).setFloat64(this.length - 8, value, true); }

  // No name of a key comes near the limit; a longer text is no name of a key.
  shortText(text) {
    const bytes = encoder.encode(text);
    const isName = bytes.length <= 255;
    this.u8(isName ? bytes.length : 0);
    if (isName) this.bytes(bytes);
  }

  longText(text) {
    const bytes = encoder.encode(text);
    this.u32(bytes.length);
    this.bytes(bytes);
  }

  range([start, end]) {
    this.u32(start);
    this.u32(end);
  }

  // Texts from the host fit, and addresses are far shorter.
  text(text) {
    const bytes = encoder.encode(text);
    this.u16(bytes.length);
    this.bytes(bytes);
  }

  bytes(bytes) {
    const start = this.advance(bytes.length);
    new Uint8Array(this.view.buffer).set(bytes, start);
  }

  // The view with room for so many bytes more, at its end. It may be another than before.
  room(count) {
    this.advance(count);
    return this.view;
  }

  // Room for so many bytes more; the offset at which they begin.
  advance(count) {
    const start = this.length;
    if (start + count > this.view.byteLength) this.reserve(Math.max(2 * this.view.byteLength, start + count));
    this.length = start + count;
    return start;
  }

  reserve(size) {
    const larger = new DataView(new ArrayBuffer(size));
    if (this.view) new Uint8Array(larger.buffer).set(new Uint8Array(this.view.buffer));
    this.view = larger;
  }
}
