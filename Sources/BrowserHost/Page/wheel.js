// SPDX-License-Identifier: Apache-2.0

// Turns of a wheel and strokes on a trackpad, which may be a pinch.

import { wheelUnit } from "./platform.js";
import { modifiersOf, timeOf } from "./samples.js";

// In this unit a wheel's notch is 120.
const notch = 120;

export class Wheel {
  constructor({ surface, origin, batch, trackpad }) {
    surface.addEventListener("wheel", (event) => {
      event.preventDefault();
      const unit = wheelUnit(event, surface);
      if (trackpad.isPinch(event)) return trackpad.pinch(event, event.deltaY * unit);
      batch.flush((writer) => writer.scroll({
        isContinuous: isContinuous(event),
        modifiers: modifiersOf(event),
        time: timeOf(event),
        x: event.clientX - origin.x,
        y: event.clientY - origin.y,
        deltaX: event.deltaX * unit,
        deltaY: event.deltaY * unit,
      }));
    }, { capture: true, passive: false });
  }
}

function isContinuous(event) {
  if (event.deltaMode !== 0) return false;
  const turned = event.wheelDeltaY || event.wheelDeltaX;
  return turned === undefined || turned === 0 || turned % notch !== 0;
}
