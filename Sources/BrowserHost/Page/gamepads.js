// SPDX-License-Identifier: Apache-2.0

// Gamepads: the changes of buttons and sticks since the last frame. Browsers have no events for that, so the page polls. It
// does not poll while no gamepad is connected, or while the page is hidden.

import { gamepadPart } from "./protocol.js";

// Sticks are never quite still. As a part of the way, 0 to 1.
const stickStep = 0.02;
const buttonStep = 0.01;
// In other layouts the buttons' places are unknown.
const isUsable = (pad) => pad?.connected && pad.mapping === "standard" && pad.index < 16;

export class Gamepads {
  // isActive() returns whether the user works in the page.
  constructor({ batch, isActive }) {
    this.batch = batch;
    this.isActive = isActive;
    // By gamepad, the last value of every part; null for a value that must be learned but not sent.
    this.known = new Map();
    this.frame = null;
    this.look = () => {
      this.frame = null;
      this.compare();
      this.watch();
    };
    addEventListener("gamepadconnected", () => this.watch());
    addEventListener("gamepaddisconnected", ({ gamepad }) => this.lost(gamepad.index));
    document.addEventListener("visibilitychange", () => this.watch());
    this.watch();
  }

  // Polls with the next frame, if there is a gamepad.
  watch() {
    if (this.frame !== null || document.visibilityState !== "visible" || this.pads().length === 0) return;
    this.frame = requestAnimationFrame(this.look);
  }

  pads() {
    return [...(navigator.getGamepads?.() ?? [])].filter(isUsable);
  }

  // Forgets pressed parts: only a new press counts.
  clear() {
    for (const index of this.known.keys()) this.known.set(index, null);
  }

  lost(index) {
    if (!this.known.delete(index)) return;
    this.batch.flush((writer) => writer.gamepad({ index, part: gamepadPart.gone, first: 0, second: 0, time: performance.now() }));
  }

  compare() {
    const pads = this.pads();
    for (const index of [...this.known.keys()]) {
      if (!pads.some((pad) => pad.index === index)) this.lost(index);
    }
    for (const pad of pads) this.read(pad);
  }

  read(pad) {
    const now = parts(pad);
    const before = this.known.get(pad.index);
    if (!this.isActive() || before === null) {
      // The values are learned, so that releasing a held part sends nothing.
      if (this.isActive()) this.known.set(pad.index, now);
      return;
    }
    const time = performance.now();
    const changed = now.filter((part) => differs(part, before?.find((old) => old.part === part.part)));
    if (changed.length === 0) return;
    // A change that is too small to be sent is compared with the last sent value.
    this.known.set(pad.index, now.map((part) =>
      changed.includes(part) ? part : before?.find((old) => old.part === part.part) ?? part));
    this.batch.flush((writer) => {
      for (const { part, first, second } of changed) writer.gamepad({ index: pad.index, part, first, second, time });
    });
  }
}

function parts(pad) {
  const buttons = pad.buttons.slice(0, gamepadPart.leftStick)
    .map((button, part) => ({ part, first: limited(button.value, 0), second: 0 }));
  const sticks = [gamepadPart.leftStick, gamepadPart.rightStick].map((part, stick) => ({
    part,
    first: limited(pad.axes[2 * stick], -1),
    second: limited(pad.axes[2 * stick + 1], -1),
  }));
  return [...buttons, ...sticks];
}

function limited(value, least) {
  return Number.isFinite(value) ? Math.min(1, Math.max(least, value)) : 0;
}

function differs({ part, first, second }, before = { first: 0, second: 0 }) {
  const step = part < gamepadPart.leftStick ? buttonStep : stickStep;
  // The ends are always sent, so that a stick at rest is exactly at rest.
  const isEnd = first === 0 && second === 0 && (before.first !== 0 || before.second !== 0);
  return isEnd || Math.abs(first - before.first) >= step || Math.abs(second - before.second) >= step;
}
