// What differs between systems and between browsers' engines, and what the page does about it: everything of that kind is here, but for
// prefixes in CSS.

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
