// SPDX-License-Identifier: Apache-2.0

// The screen's size, resolution, covered edges and appearance, and when they change.

import { isMac } from "./platform.js";
import { Wishes } from "./wishes.js";

export class Screen {
  constructor({ element, safeArea, strip, keyboard, changed }) {
    this.element = element;
    this.safeArea = safeArea;
    this.strip = strip;
    this.keyboard = keyboard;
    this.wishes = new Wishes(() => this.check());
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    // Where the screen's origin lies in the window. One object for its whole life: others keep it.
    this.origin = { x: 0, y: 0 };
    this.current = this.read();
    const check = this.check = () => {
      const next = this.read();
      if (Object.keys(next).every((key) => next[key] === this.current[key])) return;
      this.current = next;
      changed(next);
    };
    new ResizeObserver(check).observe(element);
    addEventListener("resize", check);
    this.dark.addEventListener("change", check);
    this.watchResolution(check);
  }

  read() {
    const rectangle = this.element.getBoundingClientRect();
    this.origin.x = rectangle.left;
    this.origin.y = rectangle.top;
    const covered = getComputedStyle(this.safeArea);
    const inset = (side) => parseFloat(covered[`padding${side}`]) || 0;
    return {
      width: Math.max(1, rectangle.width),
      height: Math.max(1, rectangle.height),
      scale: Math.min(16, Math.max(0.05, devicePixelRatio || 1)),
      top: inset("Top"),
      left: inset("Left"),
      // The strip below the screen handles the covered edge itself.
      bottom: Math.max(0, inset("Bottom") - this.strip.offsetHeight),
      right: inset("Right"),
      isDark: this.dark.matches,
      keyboard: this.keyboard,
      wishes: this.wishes.bits,
      textSize: this.wishes.textSize,
      readsClipboard: typeof navigator.clipboard?.read === "function",
      sharesContent: typeof navigator.share === "function",
      commandsByControl: !isMac,
    };
  }

  // A media query that names the current resolution changes once, when it no longer holds.
  watchResolution(check) {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      check();
      this.watchResolution(check);
    }, { once: true });
  }
}
