// SPDX-License-Identifier: Apache-2.0

// What differs between systems and between browsers' engines, and what the page does about it: everything of that kind is here, but for
// prefixes and clips in CSS. What phones are known to do otherwise is listed in Documentation/Engines.md.

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

// The key for the third characters of keys. Windows says that Control and Alternate are held, too: nobody holds them.
export function isAltGraph(event) {
  return event.getModifierState?.("AltGraph") ?? false;
}

// A key that an input method has: Safari says so by its old number alone, where it ends a composition.
export function isComposing(event) {
  return event.isComposing || event.keyCode === 229;
}

// The buttons of a mouse that are down. On Macs a click with Control is one of the secondary button, and browsers there call it a
// primary one.
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

// Points in the unit in which a wheel turned. Firefox counts a mouse's wheel in lines where a system does; Chromium takes a line for that.
const pointsPerLine = 16;

export function wheelUnit(event, surface) {
  return [1, pointsPerLine, surface.clientHeight][event.deltaMode] ?? 1;
}

// Whether a wheel is a pinch on a trackpad: engines other than Safari's say that it turns while Control is held, which nobody holds. Its
// `wheelDelta` does not tell: Chromium gives every step of a pinch that of a notch.
export function isPinch(event, isControlHeld) {
  return event.deltaMode === 0 && event.ctrlKey && !isControlHeld;
}

// Safari's events for pinches and turns on a trackpad. Scale and rotation are those since the start, in degrees.
export const transformEvents = Object.freeze({ start: "gesturestart", change: "gesturechange", end: "gestureend" });

// Touches that are prevented. iOS scrolls and zooms by touch events whatever touch-action says; a passive listener could not stop it.
// Chromium holds network messages back for 100 ms after a touchstart, until it knows what the touch is: prevented, it knows.
export const preventedTouches = Object.freeze(["touchstart", "touchmove"]);

// In milliseconds: the click of a pointer comes that soon after it went up.
const clickPatience = 1000;

// Whether a pointer made a click, and not assistive technology, or a test. Browsers whose clicks are pointer events say what made them; of
// Firefox's and Safari's, a click that follows a pointer is the pointer's.
export function isOfPointer(event, lastUp) {
  if (event.pointerType) return true;
  if (event.pointerType === "" || event.detail === 0) return false;
  return event.timeStamp - lastUp < clickPatience;
}

// Puts an element before another one; without taking it out, where the engine can: what has the page's focus would lose it.
export function move(parent, element, next) {
  if (parent.moveBefore && element.isConnected && parent.isConnected) parent.moveBefore(element, next);
  else parent.insertBefore(element, next);
}

// Safari reports the direction in which gravity pulls, as Core Motion does; the standard, and everybody else, what holds against it.
export const gravity = navigator.vendor.startsWith("Apple") ? 1 : -1;

/** @type {(() => Promise<string>) | undefined} what only Safari has: it asks its user whether a page may read motion sensors */
export const requestMotion = typeof DeviceMotionEvent === "undefined" ? undefined
  : /** @type {any} */ (DeviceMotionEvent).requestPermission?.bind(DeviceMotionEvent);
