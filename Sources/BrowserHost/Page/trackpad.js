// SPDX-License-Identifier: Apache-2.0

// Pinches and turns on a trackpad: events of their own in one engine, a wheel's in the others.

import { isPinch, transformEvents } from "./platform.js";
import { modifier, transformPhase } from "./protocol.js";
import { modifiersOf, timeOf } from "./samples.js";

// In milliseconds. A wheel does not say that the fingers have lifted.
const pause = 200;
// The wheel turns by this many points, times the logarithm of the factor.
const pointsPerFactor = 100;
// What the host takes in one step.
const largestFactor = 1000;

export class Trackpad {
  // `hasPresses` says whether fingers are on the screen: a pinch on a touch screen comes as touches.
  constructor({ surface, origin, batch, hasPresses }) {
    this.origin = origin;
    this.batch = batch;
    this.hasPresses = hasPresses;
    this.isControlHeld = false;
    this.pinching = null;
    this.gesture = null;
    const capture = { capture: true, passive: false };
    addEventListener("keydown", (event) => this.noteControl(event, true), capture);
    addEventListener("keyup", (event) => this.noteControl(event, false), capture);
    addEventListener("blur", () => { this.isControlHeld = false; }, capture);
    surface.addEventListener(transformEvents.start, (event) => this.start(event), capture);
    surface.addEventListener(transformEvents.change, (event) => this.change(event), capture);
    surface.addEventListener(transformEvents.end, (event) => this.end(event), capture);
  }

  // Forgets the present gesture: the host knows, or cannot be reached.
  clear() {
    clearTimeout(this.pinching?.timer);
    this.pinching = null;
    this.gesture = null;
  }

  noteControl(event, isDown) {
    if (event.key === "Control") this.isControlHeld = isDown;
  }

  // Wheels

  isPinch(event) { return isPinch(event, this.isControlHeld); }

  pinch(event, points) {
    const phase = this.pinching ? transformPhase.changed : transformPhase.began;
    clearTimeout(this.pinching?.timer);
    // The first message contains a step too.
    this.send(event, { phase, scale: Math.exp(-points / pointsPerFactor), rotation: 0 });
    const { clientX, clientY } = event;
    const timer = setTimeout(() => {
      this.pinching = null;
      this.send({ clientX, clientY }, { phase: transformPhase.ended, scale: 1, rotation: 0 });
    }, pause);
    this.pinching = { timer };
  }

  // Events of their own: scale and rotation are those since the start, in degrees

  start(event) {
    event.preventDefault();
    if (this.hasPresses()) return;
    this.gesture = { scale: event.scale, rotation: event.rotation };
    this.send(event, { phase: transformPhase.began, scale: 1, rotation: 0 });
  }

  change(event) {
    event.preventDefault();
    this.step(event, transformPhase.changed);
  }

  end(event) {
    event.preventDefault();
    this.step(event, transformPhase.ended);
    this.gesture = null;
  }

  step(event, phase) {
    const last = this.gesture;
    if (!last) return;
    this.send(event, {
      phase, scale: event.scale / last.scale, rotation: (event.rotation - last.rotation) * Math.PI / 180,
    });
    this.gesture = { scale: event.scale, rotation: event.rotation };
  }

  send(event, { phase, scale, rotation }) {
    this.batch.flush((writer) => writer.transform({
      phase,
      modifiers: this.isControlHeld ? modifiersOf(event) : modifiersOf(event) & ~modifier.control,
      time: timeOf(event),
      x: event.clientX - this.origin.x,
      y: event.clientY - this.origin.y,
      scale: Number.isFinite(scale) ? Math.min(largestFactor, Math.max(1 / largestFactor, scale)) : 1,
      // A step of more than a full turn is ignored.
      rotation: Math.abs(rotation) <= 2 * Math.PI ? rotation : 0,
    }));
  }
}
