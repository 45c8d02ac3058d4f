// The session that ties this page to its scene, across lost connections and reloads, and the link that the scene was told.
//
// It is written to the tab's storage only while the page is away: a duplicated tab gets a copy of that storage, and must
// not find the session of a page that is still there.

const key = "responder-session";

export class Session {
  constructor() {
    this.token = null;
    this.link = "";
    this.recall();
    addEventListener("pagehide", () => this.keep(), { capture: true });
    // A page out of the browser's back-forward cache has its memory, and its storage is free for others again.
    addEventListener("pageshow", (event) => { if (event.persisted) this.recall(); });
  }

  keep() {
    if (!this.token) return;
    try { sessionStorage.setItem(key, [...this.token, this.link].join(" ")); } catch { /* Storage is off: a reload gets a new scene. */ }
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
    } catch { /* Storage is off. */ }
  }
}
