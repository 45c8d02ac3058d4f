// SPDX-License-Identifier: Apache-2.0

// The permissions of this browser for an application, as pairs of a name and an answer.

import { requestMotion } from "./platform.js";
import { measuresPressure } from "./samples.js";

export function grants(seenPointers, seenMotion = false) {
  const seen = (type) => seenPointers.has(type);
  const points = navigator.maxTouchPoints;
  return [
    ["Touch points", points > 0 ? `up to ${points}` : "none"],
    ["Pressure", measuresPressure("touch") || measuresPressure("pen") ? "measured" : "none measured yet"],
    ["Pen", seen("pen") ? "used" : "not used yet"],
    ["Mouse", seen("mouse") ? "used" : matchMedia("(any-hover: hover)").matches ? "available" : "not available"],
    ["Coalesced history", "getCoalescedEvents" in PointerEvent.prototype ? "yes" : "no"],
    ["Predicted touches", "getPredictedEvents" in PointerEvent.prototype ? "yes" : "no"],
    ["Secure context", isSecureContext ? "yes" : "no: use localhost or TLS"],
    ["Motion sensors", motion(seenMotion)],
    ["Media keys", "mediaSession" in navigator ? "yes, when asked" : "no"],
    ["Clipboard", navigator.clipboard ? "yes, when asked" : needsSecureContext()],
    ["Share sheet", navigator.share ? "yes, after a touch" : needsSecureContext()],
    ["Wake lock", "wakeLock" in navigator ? "yes" : needsSecureContext()],
    ["Keyboard layout", navigator.keyboard?.getLayoutMap ? "known" : "learned from typing"],
  ];
}

function motion(isSeen) {
  if (isSeen) return "used";
  if (typeof DeviceMotionEvent === "undefined") return needsSecureContext();
  if (!isSecureContext) return "needs a secure context";
  return requestMotion ? "asks first" : "yes, if the device has any";
}

function needsSecureContext() {
  return isSecureContext ? "no" : "needs a secure context";
}
