// SPDX-License-Identifier: Apache-2.0

// "Inspect this": the next touch on the application's own page names a view here, and is not delivered.

import { byId } from "./dom.js";

export class PickThere {
  // picked(answer) shows the answer.
  constructor(model, connection, { picked }) {
    this.model = model;
    this.connection = connection;
    this.picked = picked;
    this.isOn = false;
    this.button = byId("pick-there");
    this.button.hidden = connection.isRecorded === true;
    this.button.addEventListener("click", () => this.toggle());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOn && !document.querySelector("dialog[open]")) this.toggle(false);
    });
    this.reset();
  }

  reset() {
    this.mark(false);
  }

  async toggle(isOn = !this.isOn) {
    this.mark(isOn);
    const answer = await this.connection.request("pickThere", { isOn });
    if (!answer?.reason) return;
    this.mark(false);
    byId("notice").textContent = answer.reason;
  }

  // The user touched a point there, or ended the picking there.
  answered(message) {
    this.mark(false);
    byId("notice").textContent = message.walk ? "Picked on the app’s page." : "Nothing was picked on the app’s page.";
    this.picked(message.walk ? message : null);
  }

  mark(isOn) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", isOn);
    if (isOn) byId("notice").textContent = "Touch a view on the app’s page. Escape ends it.";
    else if (byId("notice").textContent.startsWith("Touch a view")) byId("notice").textContent = "";
  }
}
