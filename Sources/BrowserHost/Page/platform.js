// SPDX-License-Identifier: Apache-2.0

// All differences between systems and browsers' engines, and the page's workarounds, except for prefixes and clips in CSS.
// Documentation/Engines.md lists the known differences of phones.

const platform = navigator.userAgentData?.platform || navigator.platform || "";

// Apple's keyboards have a command key; on others Control makes commands.
export const isMac = /mac|iPhone|iPad|iPod/i.test(platform);

// A device with a soft keyboard, as far as its browser says. iPads call themselves Macs.
export const isMobile = navigator.userAgentData?.mobile
  ?? (/Android|iPhone|iPad|iPod/.test(navigator.userAgent)
    || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1));

// Whether the key that makes commands is held, and the other one is not.
export function holdsCommand(event) {
  if (isAltGraph(event)) return false;
  return isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
}

// The key for the third characters of keys. Windows also reports Control and Alternate as held, although nobody holds them.
export function isAltGraph(event) {
  return event.getModifierState?.("AltGraph") ?? false;
}

// A key that belongs to an input method. When it ends a composition, Safari reports that only by its old number.
export function isComposing(event) {
  return event.isComposing || event.keyCode === 229;
}

// The buttons of a mouse that are down. On Macs a click with Control is a secondary click, but browsers there report a primary one.
export function buttonsOf(event) {
  const isSecondary = isMac && event.pointerType === "mouse" && event.ctrlKey && event.buttons === 1;
  return isSecondary ? 2 : event.buttons;
}

// When the device saw an event, in milliseconds on the page's clock. Synthetic events and some old engines carry no time, or one of
// another clock.
export function timeOf(event) {
  const now = performance.now();
  const { timeStamp } = event;
  return timeStamp > 0 && timeStamp < now + 1000 ? timeStamp : now;
}

// Points in the unit in which a wheel turned. Firefox counts a mouse's wheel in lines if the system does; Chromium uses this
// number of points for a line.
const pointsPerLine = 16;

export function wheelUnit(event, surface) {
  return [1, pointsPerLine, surface.clientHeight][event.deltaMode] ?? 1;
}

// Whether a wheel is a pinch on a trackpad: engines other than Safari's report a wheel with Control held, although nobody
// holds it. Its `wheelDelta` does not help: Chromium gives every step of a pinch the value of a notch.
export function isPinch(event, isControlHeld) {
  return event.deltaMode === 0 && event.ctrlKey && !isControlHeld;
}

// Safari's events for pinches and turns on a trackpad. Scale and rotation are those since the start, in degrees.
export const transformEvents = Object.freeze({ start: "gesturestart", change: "gesturechange", end: "gestureend" });

// Touches that are prevented. iOS scrolls and zooms by touch events whatever touch-action says; a passive listener could not stop it.
// Chromium holds network messages back for 100 ms after a touchstart, until it knows what the touch is: prevented, it knows.
export const preventedTouches = Object.freeze(["touchstart", "touchmove"]);

// In milliseconds: the click of a pointer comes within this time after it went up.
const clickPatience = 1000;

// Whether a pointer made a click, and not assistive technology, or a test. In browsers whose clicks are pointer events, the
// event has its device. In Firefox and Safari, a click that follows a pointer belongs to the pointer.
export function isOfPointer(event, lastUp) {
  if (event.pointerType) return true;
  if (event.pointerType === "" || event.detail === 0) return false;
  return event.timeStamp - lastUp < clickPatience;
}

// Puts an element before another one, without removing it if the engine can do that: a focused element would lose the focus.
export function move(parent, element, next) {
  if (parent.moveBefore && element.isConnected && parent.isConnected) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}

// Safari reports the direction in which gravity pulls, like Core Motion. The standard and all other browsers report the opposite.
export const gravity = navigator.vendor.startsWith("Apple") ? 1 : -1;

/** @type {(() => Promise<string>) | undefined} what only Safari has: it asks its user whether a page may read motion sensors */
export const requestMotion = typeof DeviceMotionEvent === "undefined" ? undefined
  : /** @type {any} */ (DeviceMotionEvent).requestPermission?.bind(DeviceMotionEvent);
