// SPDX-License-Identifier: Apache-2.0

// One sample of a pointer as the browser reports it, in the fields of the protocol.

import { buttonsOf, isAltGraph, timeOf } from "./platform.js";
import { device, modifier, sampleFlag } from "./protocol.js";

export { timeOf };

export const devices = Object.freeze({ touch: device.touch, pen: device.pen, mouse: device.mouse });

export function modifiersOf(event) {
  const isTyping = isAltGraph(event);
  return (event.shiftKey ? modifier.shift : 0)
    | (event.ctrlKey && !isTyping ? modifier.control : 0)
    | (event.altKey && !isTyping ? modifier.alternate : 0)
    | (event.metaKey ? modifier.command : 0)
    | (event.getModifierState?.("CapsLock") ? modifier.capsLock : 0);
}

// Which kinds of pointer have shown a pressure. Browsers report 0.5 for a pressed pointer that measures no pressure.
const pressureSeen = new Set();

export function measuresPressure(type) {
  return pressureSeen.has(type);
}

// `parent` is the event that was dispatched; coalesced and predicted events lack the values that they share with it.
export function sampleOf(event, { parent = event, phase, pointer, origin, isPredicted = false }) {
  const { pointerType, pressure } = event;
  if (pointerType !== "mouse" && pressure !== 0 && pressure !== 0.5) pressureSeen.add(pointerType);
  const hasAngles = Number.isFinite(event.altitudeAngle) && Number.isFinite(event.azimuthAngle);
  return {
    phase,
    device: devices[pointerType] ?? device.mouse,
    flags: (isPredicted ? sampleFlag.predicted : 0)
      | (pressureSeen.has(pointerType) ? sampleFlag.pressure : 0)
      | (hasAngles ? 0 : sampleFlag.tilt),
    pointer,
    time: timeOf(event),
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
    pressure: clamp(pressure, 0, 1),
    width: clamp(event.width, 0, 10000),
    height: clamp(event.height, 0, 10000),
    firstAngle: hasAngles ? clamp(event.altitudeAngle, 0, Math.PI / 2) : clamp(event.tiltX, -90, 90),
    secondAngle: hasAngles ? clamp(event.azimuthAngle, 0, 2 * Math.PI) : clamp(event.tiltY, -90, 90),
    twist: clamp(event.twist, 0, 360),
    buttons: buttonsOf(parent),
    modifiers: modifiersOf(parent),
  };
}

function clamp(value, low, high) {
  return Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : low;
}
