// SPDX-License-Identifier: Apache-2.0

// The device's motion sensors, for shakes and for applications that read them; and a button for devices without any.

import { host, shakePhase } from "./protocol.js";
import { gravity, requestMotion } from "./platform.js";
import { timeOf } from "./samples.js";

// Metres per second squared.
const standardGravity = 9.80665;
const radians = Math.PI / 180;
// A device at rest need not send sixty samples a second, unless the application reads every sample.
const stillness = { acceleration: 0.05, rotation: 0.1, interval: 250 };
// How long the button's shake lasts, in milliseconds.
const buttonShake = 400;
const unit = gravity / standardGravity;

export class Motion {
  // send(write) sends a message; changed() is called when the first sample shows that there are sensors.
  constructor({ send, changed }) {
    this.send = send;
    this.changed = changed;
    this.isSeen = false;
    this.wantsEverySample = false;
    this.last = null;
    this.allow = document.getElementById("motion-allow");
    this.allow.hidden = !requestMotion;
    this.allow.addEventListener("click", () => this.ask());
    document.getElementById("shake").addEventListener("click", () => this.shake());
    addEventListener("devicemotion", (event) => this.moved(event));
  }

  // The state of a page before a program has sent anything.
  reset() {
    this.wantsEverySample = false;
    this.last = null;
  }

  apply(kind, reader) {
    if (kind !== host.sensors) return false;
    this.wantsEverySample = reader.u8() === 1;
    return true;
  }

  // Some browsers ask their user, and require a click for that.
  async ask() {
    try {
      if (await requestMotion() === "granted") this.allow.hidden = true;
    } catch { /* Its user said no, or it was no click. The button stays. */ }
  }

  moved(event) {
    const acceleration = vector(event.accelerationIncludingGravity, ["x", "y", "z"], unit);
    if (!acceleration) return;
    if (!this.isSeen) {
      this.isSeen = true;
      this.allow.hidden = true;
      this.changed();
    }
    const sample = {
      time: timeOf(event),
      acceleration,
      userAcceleration: vector(event.acceleration, ["x", "y", "z"], unit),
      rotationRate: vector(event.rotationRate, ["alpha", "beta", "gamma"], radians),
    };
    if (!this.wantsEverySample && this.last && isStill(sample, this.last)) return;
    if (this.send((writer) => writer.motion(sample))) this.last = sample;
  }

  shake() {
    const isSent = this.send((writer) => writer.shake(shakePhase.began, performance.now()));
    if (!isSent) return;
    setTimeout(() => this.send((writer) => writer.shake(shakePhase.ended, performance.now())), buttonShake);
  }
}

function isStill(sample, last) {
  return sample.time - last.time < stillness.interval
    && sample.acceleration.every((value, axis) => Math.abs(value - last.acceleration[axis]) < stillness.acceleration)
    && (sample.rotationRate ?? []).every((value) => Math.abs(value) < stillness.rotation);
}

// Null unless the browser gives all three; in bounds whatever it gives.
function vector(values, names, factor) {
  if (!values || !names.every((name) => Number.isFinite(values[name]))) return null;
  return names.map((name) => Math.min(1000, Math.max(-1000, values[name] * factor)));
}
