// SPDX-License-Identifier: Apache-2.0

// The application's requests outside of its screen: opening an address, listing shortcuts, and asking the user before the
// page closes.

import { host } from "./protocol.js";

const schemes = new Set(["http:", "https:", "mailto:", "tel:"]);

export class Outside {
  // chosen(type) is called with the chosen shortcut.
  constructor({ chosen }) {
    this.chosen = chosen;
    this.bar = document.getElementById("open");
    this.address = this.bar.querySelector("span");
    this.link = this.bar.querySelector("a");
    this.section = document.getElementById("shortcuts");
    const close = () => { this.bar.hidden = true; };
    this.link.addEventListener("click", close);
    this.bar.querySelector("button").addEventListener("click", close);
    this.asksBeforeClosing = false;
    addEventListener("beforeunload", (event) => { if (this.asksBeforeClosing) event.preventDefault(); });
  }

  // The state of a page before a program has sent anything.
  reset() {
    this.list([]);
    this.asksBeforeClosing = false;
  }

  // Applies the message if it is one of these, and returns whether it is.
  apply(kind, reader) {
    if (kind === host.open) this.open(reader.text());
    else if (kind === host.offer) {
      this.list(Array.from({ length: reader.u16() }, () => (
        { type: reader.text(), title: reader.text(), subtitle: reader.text() })));
    } else if (kind === host.screen) {
      // The user must open another tab: a tab that the page opened would begin with this one's session.
      if (reader.u8() === 0) this.open(location.origin + location.pathname);
      else window.focus();
    } else if (kind === host.vibrate) {
      navigator.vibrate?.(Array.from({ length: reader.u8() }, () => reader.u16()));
    } else if (kind === host.closing) this.asksBeforeClosing = reader.u8() === 1;
    else return false;
    return true;
  }

  // A browser opens nothing without a click of its user, so the page shows the address as a link.
  open(text) {
    const address = new URL(text);
    if (!schemes.has(address.protocol)) return;
    this.address.textContent = address.href;
    this.link.href = address.href;
    this.bar.hidden = false;
  }

  list(items) {
    this.section.hidden = items.length === 0;
    this.section.querySelector("div").replaceChildren(...items.map(({ type, title, subtitle }) => {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = title;
      if (subtitle) {
        const small = document.createElement("small");
        small.textContent = subtitle;
        button.append(small);
      }
      button.addEventListener("click", () => this.chosen(type));
      return button;
    }));
  }
}
