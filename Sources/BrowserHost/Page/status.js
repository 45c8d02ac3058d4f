// SPDX-License-Identifier: Apache-2.0

// The strip below the screen: the state of the connection and, when opened, the permissions of this browser. Also the message
// that replaces a missing application.

import { version } from "./protocol.js";
import { grants } from "./grants.js";

const texts = Object.freeze({
  connecting: "Connecting…",
  connected: "Connected",
  lost: "Connection lost; trying again…",
  refused: "The app turned this page away",
  "taken over": "This screen moved to another page",
  restarted: "The app was started again",
});

// The number of failed attempts, some seconds, before a message replaces the screen.
const patience = 5;

export class Status {
  constructor(screen) {
    this.screen = screen;
    this.element = byId("status");
    this.panel = byId("status-panel");
    this.toggle = byId("status-toggle");
    this.seenPointers = new Set();
    this.hasMotion = () => false;
    this.facts = { state: "connecting" };
    this.toggle.addEventListener("click", () => this.open(this.panel.hidden));
    addEventListener("keydown", (event) => { if (event.key === "Escape" && !this.panel.hidden) this.open(false); });
  }

  open(isOpen) {
    this.panel.hidden = !isOpen;
    this.toggle.setAttribute("aria-expanded", String(isOpen));
    this.refresh();
  }

  seen(pointerType) {
    if (this.seenPointers.has(pointerType)) return;
    this.seenPointers.add(pointerType);
    this.refresh();
  }

  /**
   * @param {string} state
   * @param {Record<string, any>} [detail]
   */
  changed(state, detail = {}) {
    this.facts = { ...this.facts, ...detail, state };
    const isEnded = state === "refused" || state === "taken over" || state === "restarted";
    this.element.dataset.state = isEnded ? "ended" : state;
    const name = this.facts.title ? `${this.facts.title}: ` : "";
    byId("status-text").textContent = name + (texts[state] ?? state);
    if (detail.title) {
      document.title = detail.title;
      byId("app-title").textContent = detail.title;
    }
    if (state === "refused") this.refused(detail);
    else if (state === "taken over") {
      this.notice(texts[state], "It was opened again elsewhere. Load this page again to get a screen of its own.");
    } else if (state === "restarted") {
      this.notice(texts[state], "It knows nothing of this page any more. Open the address that it prints now. Started with --dev, it keeps its address.");
    } else if (state === "connected") byId("notice").hidden = true;
    else if (state === "lost" && (!this.facts.scene || detail.attempts >= patience)) {
      this.notice("The app can't be reached", "This page goes on trying. If the app was started again, open the address it prints now.");
    }
    this.refresh();
  }

  /** @param {{version?: number, reason?: string}} detail */
  refused({ version: hostVersion, reason }) {
    const isOtherVersion = hostVersion !== undefined && hostVersion !== version;
    this.notice(
      isOtherVersion ? "This page is of another version" : "The app ended the connection",
      isOtherVersion
        ? `The page speaks version ${version} of the protocol, the app version ${hostVersion}. Load the page again.`
        : reason || "It gave no reason.");
  }

  notice(title, text) {
    const notice = byId("notice");
    notice.querySelector("h1").textContent = title;
    notice.querySelector("p").textContent = text;
    const button = notice.querySelector("button");
    button.textContent = "Load again";
    button.hidden = false;
    button.onclick = () => location.reload();
    notice.hidden = false;
  }

  refresh() {
    if (this.panel.hidden) return;
    const { width, height, scale } = this.screen.current;
    list(byId("status-connection"), [
      ["State", texts[this.facts.state] ?? this.facts.state],
      ["Scene", this.facts.scene === undefined ? "none" : String(this.facts.scene)],
      ["Protocol version", String(version)],
      ["Screen", `${Math.round(width)} × ${Math.round(height)} points at ${Number(scale.toFixed(3))}×`],
    ]);
    list(byId("status-grants"), grants(this.seenPointers, this.hasMotion()));
  }
}

function list(element, pairs) {
  element.replaceChildren(...pairs.map(([name, value]) => {
    const row = document.createElement("div");
    const term = document.createElement("dt");
    const description = document.createElement("dd");
    term.textContent = name;
    description.textContent = value;
    row.append(term, description);
    return row;
  }));
}

function byId(identifier) {
  return document.getElementById(identifier);
}
