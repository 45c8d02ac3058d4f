// SPDX-License-Identifier: Apache-2.0

// The program's notices for assistive technology: words in a live region, and moves of the focus.

import { host, noticeKind } from "./protocol.js";

// In milliseconds: a live region announces changes only after it was empty.
const pause = 60;

export class Notices {
  constructor({ element, picture, focus }) {
    this.element = element;
    this.picture = picture;
    this.focus = focus;
    this.waiting = [];
    this.timer = 0;
  }

  apply(kind, reader) {
    if (kind !== host.notice) return false;
    const notice = { kind: reader.u8(), number: reader.u32(), place: reader.u16(), text: reader.text() };
    if (notice.text !== "") this.say(notice.text);
    const view = notice.number === 0 ? null : this.picture.views.get(notice.number) ?? null;
    if (view || (notice.kind === noticeKind.screenChanged && notice.text === "")) {
      this.focus.notified({ ...notice, view });
    }
    return true;
  }

  // One after the other; the same words twice are announced twice.
  say(text) {
    this.waiting.push(text);
    if (this.timer === 0) this.next();
  }

  next() {
    this.element.textContent = "";
    this.timer = setTimeout(() => {
      this.element.textContent = this.waiting.splice(0).join(" ");
      this.timer = 0;
    }, pause);
  }
}
