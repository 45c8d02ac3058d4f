// SPDX-License-Identifier: Apache-2.0

// Whether a user looks at the page and works in it. If the user turns away, every finger is cancelled: its up may never come.

import { activation, cancellation } from "./protocol.js";

export class Attention {
  // leave() ends everything that cannot continue.
  constructor({ batch, forget, connection, leave }) {
    this.batch = batch;
    this.forget = forget;
    this.connection = connection;
    this.leave = leave;
    this.state = currentState();
    addEventListener("blur", () => this.update(cancellation.blur));
    addEventListener("focus", () => this.update());
    document.addEventListener("visibilitychange", () => this.update(cancellation.hidden));
    addEventListener("pagehide", () => this.left());
    addEventListener("pageshow", (event) => { if (event.persisted) this.connection.connect(); });
  }

  update(reason) {
    const state = currentState();
    if (state === this.state) return;
    this.state = state;
    if (state !== activation.active) this.leave();
    const time = performance.now();
    this.batch.flush((writer) => {
      if (state !== activation.active) writer.cancelAll(reason ?? cancellation.blur, time);
      writer.activation(state, time);
    });
    if (state !== activation.active) this.forget();
  }

  left() {
    this.leave();
    this.batch.flush((writer) => {
      writer.cancelAll(cancellation.leaving, performance.now());
      writer.leave();
    });
    this.forget();
    this.connection.close();
  }
}

function currentState() {
  if (document.visibilityState === "hidden") return activation.background;
  return document.hasFocus() ? activation.active : activation.inactive;
}
