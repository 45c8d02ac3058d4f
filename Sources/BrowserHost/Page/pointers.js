// SPDX-License-Identifier: Apache-2.0

// Fingers, pens and pressed mice, and hovering pointers: makes samples from Pointer Events, under our own numbers.
//
// The browser's pointerId is unique only among active pointers and comes back for a mouse, so every press gets a new number.
// A press is known here from its down to its up or cancel; events of unknown presses are not sent.

import { preventedTouches } from "./platform.js";
import { client, device, hoverPhase, pointerPhase } from "./protocol.js";
import { devices, sampleOf } from "./samples.js";

export class Pointers {
  // keepsFocus(element) returns whether a touch of the surface leaves the element focused.
  constructor({ surface, origin, batch, seen, keepsFocus }) {
    this.surface = surface;
    this.origin = origin;
    this.batch = batch;
    this.seen = seen;
    this.keepsFocus = keepsFocus;
    this.pressed = new Map();
    this.hovering = new Map();
    this.lastNumber = 0;
    const capture = { capture: true, passive: false };
    addEventListener("pointerdown", (event) => this.down(event), capture);
    addEventListener("pointermove", (event) => this.move(event), capture);
    addEventListener("pointerup", (event) => this.end(event, pointerPhase.up), capture);
    addEventListener("pointercancel", (event) => this.cancel(event), capture);
    addEventListener("pointerenter", (event) => this.enter(event), capture);
    addEventListener("pointerleave", (event) => this.leave(event), capture);
    for (const name of preventedTouches) surface.addEventListener(name, prevent, capture);
    // In browsers, a mouse press would take the focus from an edited text. Here the program decides that.
    for (const name of ["contextmenu", "dragstart", "selectstart", "mousedown"]) {
      surface.addEventListener(name, prevent, capture);
    }
  }

  get hasPresses() { return this.pressed.size > 0; }

  // Forgets every press: the host has been told, or can't be.
  clear() {
    this.pressed.clear();
    this.batch.clear();
  }

  down(event) {
    if (!this.surface.contains(event.target)) return;
    event.preventDefault();
    const { activeElement } = document;
    if (!this.keepsFocus(activeElement) && !activeElement?.contains(event.target)) activeElement?.blur?.();
    const { pointerId } = event;
    // Its up was lost, or the browser would not send another down.
    if (this.pressed.has(pointerId)) this.end(event, pointerPhase.cancel);
    try { this.surface.setPointerCapture(pointerId); } catch { /* The pointer was let go already. */ }
    this.lastNumber += 1;
    const press = { number: this.lastNumber, buttons: event.buttons };
    this.pressed.set(pointerId, press);
    this.seen(event.pointerType);
    this.sendNow(event, pointerPhase.down, press);
  }

  move(event) {
    const press = this.pressed.get(event.pointerId);
    if (!press) return this.hover(event);
    event.preventDefault();
    if (event.buttons === 0) {
      this.end(event, pointerPhase.up);
      return this.hover(event);
    }
    // Browsers report further buttons of a pressed mouse as a move.
    if (event.buttons !== press.buttons) {
      press.buttons = event.buttons;
      return this.sendNow(event, pointerPhase.move, press);
    }
    const details = { parent: event, phase: pointerPhase.move, pointer: press.number, origin: this.origin };
    this.batch.dropPredictions(press.number);
    // The coalesced events include the event itself; without them the event stands alone.
    const coalesced = event.getCoalescedEvents?.() ?? [];
    for (const part of coalesced.length > 0 ? coalesced : [event]) {
      this.batch.add(client.pointer, sampleOf(part, details));
    }
    for (const part of event.getPredictedEvents?.() ?? []) {
      this.batch.add(client.pointer, sampleOf(part, { ...details, isPredicted: true }));
    }
  }

  end(event, phase) {
    const press = this.pressed.get(event.pointerId);
    if (!press) return;
    event.preventDefault();
    this.pressed.delete(event.pointerId);
    this.sendNow(event, phase, press);
  }

  cancel(event) {
    this.end(event, pointerPhase.cancel);
    this.exit(event);
  }

  sendNow(event, phase, press) {
    const sample = sampleOf(event, { phase, pointer: press.number, origin: this.origin });
    this.batch.dropPredictions(press.number);
    this.batch.flush((writer) => writer.sample(client.pointer, sample));
  }

  // Hovering

  enter(event) {
    if (event.target === this.surface && event.buttons === 0) this.hover(event);
  }

  leave(event) {
    if (event.target === this.surface) this.exit(event);
  }

  hover(event) {
    if (!this.surface.contains(event.target) || event.buttons !== 0) return;
    if (devices[event.pointerType] === device.touch) return;
    let number = this.hovering.get(event.pointerId);
    const phase = number === undefined ? hoverPhase.entered : hoverPhase.moved;
    if (number === undefined) {
      this.lastNumber += 1;
      number = this.lastNumber;
      this.hovering.set(event.pointerId, number);
      this.seen(event.pointerType);
    }
    this.batch.add(client.hover, sampleOf(event, { phase, pointer: number, origin: this.origin }));
  }

  exit(event) {
    const number = this.hovering.get(event.pointerId);
    if (number === undefined) return;
    this.hovering.delete(event.pointerId);
    const sample = sampleOf(event, { phase: hoverPhase.exited, pointer: number, origin: this.origin });
    this.batch.flush((writer) => writer.sample(client.hover, sample));
  }
}

function prevent(event) {
  if (event.cancelable) event.preventDefault();
}
