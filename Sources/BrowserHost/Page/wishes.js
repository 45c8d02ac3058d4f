// SPDX-License-Identifier: Apache-2.0

// The browser's accessibility settings of its user: less motion, more contrast, larger text, and lines from right to left.

import { wish } from "./protocol.js";

const queries = Object.freeze({
  lessMotion: "(prefers-reduced-motion: reduce)",
  moreContrast: "(prefers-contrast: more)",
  forcedColors: "(forced-colors: active)",
  lessTransparency: "(prefers-reduced-transparency: reduce)",
  invertedColors: "(inverted-colors: inverted)",
});

// In CSS pixels: the text size that browsers come with.
const ordinary = 16;

export class Wishes {
  constructor(changed) {
    this.lists = Object.entries(queries).map(([name, query]) => [wish[name], matchMedia(query)]);
    for (const [, list] of this.lists) list.addEventListener("change", changed);
    // Its height is that of the browser's text; an observer sees it change.
    this.probe = document.getElementById("text-size");
    new ResizeObserver(changed).observe(this.probe);
    this.isRightToLeft = direction(navigator.language) === "rtl";
    document.documentElement.dir = this.isRightToLeft ? "rtl" : "ltr";
  }

  get bits() {
    const media = this.lists.reduce((bits, [bit, { matches }]) => (matches ? bits | bit : bits), 0);
    // Forced colors count as more contrast.
    const contrast = media & wish.forcedColors ? wish.moreContrast : 0;
    return media | contrast | (this.isRightToLeft ? wish.rightToLeft : 0);
  }

  // The text size, as a multiple of the ordinary one.
  get textSize() {
    const size = parseFloat(getComputedStyle(this.probe).fontSize) / ordinary;
    return Number.isFinite(size) ? Math.min(64, Math.max(0.05, size)) : 1;
  }
}

function direction(language) {
  try {
    const locale = /** @type {any} */ (new Intl.Locale(language));
    return (locale.getTextInfo?.() ?? locale.textInfo)?.direction ?? "ltr";
  } catch {
    return "ltr";
  }
}
