// SPDX-License-Identifier: Apache-2.0

// Drags over the screen from outside: from the desktop, from other windows. Also sets the look of the pointer.
//
// Browsers tell the types of what is dragged while it moves, and the bytes when it is dropped.

import { cursors, dragPhase, dropEffects, host } from "./protocol.js";
import { modifiersOf, timeOf } from "./samples.js";

// The limits of the program; further or larger items are left out.
const mostItems = 16;
const longest = 2 << 20;
const mostBytes = 4 << 20;
const texts = ["text/plain", "text/html", "text/uri-list"];
const nothing = new Uint8Array();
const encoder = new TextEncoder();

export class Dragging {
  constructor({ surface, origin, send }) {
    this.surface = surface;
    this.origin = origin;
    this.send = send;
    this.reset();
    addEventListener("dragenter", (event) => this.over(event));
    addEventListener("dragover", (event) => this.over(event));
    addEventListener("dragleave", (event) => this.left(event));
    addEventListener("drop", (event) => this.dropped(event));
  }

  // The state of a page before a program has sent anything.
  reset() {
    this.isOver = false;
    this.effect = "none";
    this.surface.style.cursor = "";
  }

  apply(kind, reader) {
    if (kind === host.dropOperation) this.effect = dropEffects[reader.u8()];
    else if (kind === host.pointerLook) this.surface.style.cursor = cursors[reader.u8()];
    else return false;
    return true;
  }

  over(event) {
    // Otherwise the browser would replace the page by the dropped content.
    event.preventDefault();
    event.dataTransfer.dropEffect = this.effect;
    if (!this.surface.contains(event.target)) return this.leave(event);
    const { x, y } = this.place(event);
    if (!this.isOver) {
      this.isOver = true;
      this.last = { x, y };
      return this.tell(event, dragPhase.entered, known(event.dataTransfer));
    }
    // Browsers report the place many times a second, even without a movement.
    if (this.last.x === x && this.last.y === y) return;
    this.last = { x, y };
    this.tell(event, dragPhase.moved);
  }

  left(event) {
    // A move between two elements of the page is no leave.
    if (event.relatedTarget === null || !this.surface.contains(event.relatedTarget)) this.leave(event);
  }

  leave(event) {
    if (!this.isOver) return;
    this.isOver = false;
    this.effect = "none";
    this.tell(event, dragPhase.left);
  }

  async dropped(event) {
    event.preventDefault();
    if (!this.isOver) return;
    this.isOver = false;
    this.effect = "none";
    const message = this.message(event, dragPhase.dropped);
    // Read before the first pause: the browser takes the data away after the event.
    const { files, parts } = taken(event.dataTransfer);
    const items = parts.length > 0 ? [{ name: "", parts }] : [];
    let rest = mostBytes - parts.reduce((sum, part) => sum + part.bytes.length, 0);
    for (const file of files) {
      const fits = file.size <= longest && file.size <= rest;
      if (fits) rest -= file.size;
      // An unreadable file is dropped without bytes, and the application knows that.
      const bytes = fits ? await file.arrayBuffer().catch(() => nothing) : nothing;
      items.push({ name: file.name, parts: [{ type: file.type, bytes: new Uint8Array(bytes) }] });
    }
    this.send((writer) => writer.drag({ ...message, items: items.slice(0, mostItems) }));
  }

  place(event) { return { x: event.clientX - this.origin.x, y: event.clientY - this.origin.y }; }

  message(event, phase) {
    return { phase, time: timeOf(event), ...this.place(event), modifiers: modifiersOf(event) };
  }

  tell(event, phase, items) {
    const message = this.message(event, phase);
    this.send((writer) => writer.drag({ ...message, items }));
  }
}

// The items before the drop: all texts are one item in several types, and each file is one.
function known({ items, types }) {
  const all = [...items];
  const parts = texts.filter((type) => types.includes(type)).map((type) => ({ type, bytes: nothing }));
  const files = all.filter(({ kind }) => kind === "file")
    .map(({ type }) => ({ name: "", parts: [{ type, bytes: nothing }] }));
  return [...(parts.length > 0 ? [{ name: "", parts }] : []), ...files].slice(0, mostItems);
}

function taken(transfer) {
  const parts = texts.filter((type) => transfer.types.includes(type))
    .map((type) => ({ type, bytes: encoder.encode(transfer.getData(type)) }))
    .map(({ type, bytes }) => ({ type, bytes: bytes.length <= longest / 2 ? bytes : nothing }));
  return { files: [...transfer.files], parts };
}
