// SPDX-License-Identifier: Apache-2.0

// Phones: their keyboards open only during the tap itself, and cover a part of the page.

import { isMobile } from "./platform.js";
import { screenFlag } from "./protocol.js";

// In points and milliseconds: a tap stays within this distance and this time.
const slop = 10;
const longestTap = 700;
// A smaller covered part is a bar, not a keyboard; in points.
const smallestKeyboard = 80;
// The user's kind of keyboard, as flags of the screen.
const keyboard = { hardware: 0, soft: screenFlag.softKeyboard, none: screenFlag.noKeyboard };

// The user's kind of keyboard: from the page's address (?keyboard=none, hardware or soft), else from the kind of device.
export function keyboardKind() {
  const asked = new URL(location.href).searchParams.get("keyboard");
  if (asked !== null && asked in keyboard) return keyboard[asked];
  return isMobile ? keyboard.soft : keyboard.hardware;
}

export class SoftKeyboard {
  constructor({ kind, surface, picture, text, origin, batch }) {
    this.picture = picture;
    this.text = text;
    this.origin = origin;
    this.batch = batch;
    this.start = null;
    this.covered = 0;
    text.isSoft = kind === keyboard.soft;
    text.keepsKeyboardShut = kind === keyboard.none;
    if (kind !== keyboard.soft) return;
    surface.addEventListener("touchstart", (event) => this.began(event), { capture: true, passive: true });
    surface.addEventListener("touchend", (event) => this.ended(event), { capture: true });
    surface.addEventListener("touchcancel", () => { this.start = null; }, { capture: true });
    visualViewport?.addEventListener("resize", () => this.measure());
    visualViewport?.addEventListener("scroll", () => this.measure());
  }

  // A page that reconnects reports its keyboard's place.
  reset() {
    this.covered = 0;
    this.measure();
  }

  began(event) {
    const [touch] = event.touches;
    this.start = event.touches.length === 1
      ? { identifier: touch.identifier, x: touch.clientX, y: touch.clientY, time: event.timeStamp } : null;
  }

  // The page knows which views edit text, and focuses at once. The program confirms or cancels.
  ended(event) {
    const { start } = this;
    this.start = null;
    const touch = [...event.changedTouches].find(({ identifier }) => identifier === start?.identifier);
    if (!touch || event.timeStamp - start.time > longestTap) return;
    if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > slop) return;
    const view = this.textAt(touch.clientX, touch.clientY);
    const place = { x: touch.clientX - this.origin.x, y: touch.clientY - this.origin.y };
    if (view) this.text.anticipate(view.dataset.textRole === "textView", place, Number(view.dataset.view));
  }

  textAt(x, y) {
    this.picture.classList.add("probed");
    const found = document.elementsFromPoint(x, y).filter((element) => this.picture.contains(element));
    this.picture.classList.remove("probed");
    return textView(found);
  }

  // Measures the keyboard's place, and sends changes.
  measure() {
    const { offsetTop, height, scale } = visualViewport;
    // The browser must not push the page up: the application makes room itself.
    if (offsetTop > 0) scrollTo(0, 0);
    const hidden = scale > 1.05 ? 0 : innerHeight - height;
    const covered = hidden < smallestKeyboard ? 0 : hidden;
    if (covered === this.covered) return;
    this.covered = covered;
    this.text.keyboardHeight = covered;
    const frame = covered === 0 ? { x: 0, y: 0, width: 0, height: 0 } : {
      x: 0, y: Math.max(0, innerHeight - covered - this.origin.y), width: innerWidth, height: covered,
    };
    this.batch.flush((writer) => writer.keyboardFrame(frame, performance.now()));
  }
}

// The text view of the first element from the front that shows something, or of a view around it. Elements without content
// may cover the whole screen and take no touches, such as the container of an input view.
function textView(elements) {
  for (const element of elements) {
    const text = element.closest("[data-text-role]");
    if (text) {
      const field = /** @type {HTMLInputElement | null} */ (text.querySelector(":scope > .field"));
      return field?.readOnly || text.getAttribute("aria-disabled") === "true" ? null : text;
    }
    if (element.style.backgroundColor !== "" || element.hasAttribute("role")) return null;
  }
  return null;
}
