// SPDX-License-Identifier: Apache-2.0

// The session that ties this page to its scene, across lost connections and reloads, the link that the scene got, and the
// state that the page keeps for a host that replaces this one. The state is sealed: only hosts can read it.
//
// It is written to the tab's storage only while the page is away: a duplicated tab gets a copy of that storage, and must
// not find the session of a page that is still there.

const key = "responder-session";
const nothing = new Uint8Array(0);

export class Session {
  constructor() {
    this.token = null;
    this.link = "";
    this.state = nothing;
    this.recall();
    addEventListener("pagehide", () => this.keep(), { capture: true });
    // A page from the browser's back-forward cache still has its memory, and its storage is free for others again.
    addEventListener("pageshow", (event) => { if (event.persisted) this.recall(); });
  }

  // The host named the page's session: the kept state of another one is useless.
  welcomed(token) {
    if (this.token?.some((byte, index) => byte !== token[index])) this.state = nothing;
    this.token = token;
  }

  keep() {
    if (!this.token) return;
    const state = btoa(String.fromCharCode(...this.state));
    try { sessionStorage.setItem(key, [...this.token, this.link, state].join(" ")); } catch { /* Storage is off: a reload gets a new scene. */ }
  }

  recall() {
    try {
      const kept = (sessionStorage.getItem(key) ?? "").split(" ");
      const bytes = kept.slice(0, 16).map(Number);
      sessionStorage.removeItem(key);
      const isToken = bytes.length === 16 && bytes.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
      if (!isToken) return;
      this.token = Uint8Array.from(bytes);
      this.link = kept[16] ?? "";
      this.state = Uint8Array.from(atob(kept[17] ?? ""), (letter) => letter.charCodeAt(0));
    } catch { /* Storage is off. */ }
  }
}
