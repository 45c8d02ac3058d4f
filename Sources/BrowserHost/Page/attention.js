// Whether somebody looks at the page and works in it. Whoever turns away gives up every finger: their ups may never come.

import { activation, cancellation, leave } from "./protocol.js";

export class Attention {
  constructor({ batch, forget, connection }) {
    Object.assign(this, { batch, forget, connection });
    this.state = currentState();
    this.isReloading = false;
    addEventListener("blur", () => this.update(cancellation.blur));
    addEventListener("focus", () => this.update());
    document.addEventListener("visibilitychange", () => this.update(cancellation.hidden));
    addEventListener("pagehide", () => this.left());
    addEventListener("pageshow", (event) => { if (event.persisted) this.connection.connect(); });
    globalThis.navigation?.addEventListener("navigate", (event) => {
      this.isReloading = event.navigationType === "reload";
    });
  }

  update(reason) {
    const state = currentState();
    if (state === this.state) return;
    this.state = state;
    const time = performance.now();
    this.batch.flush((writer) => {
      if (state !== activation.active) writer.cancelAll(reason ?? cancellation.blur, time);
      writer.activation(state, time);
    });
    if (state !== activation.active) this.forget();
  }

  left() {
    this.batch.flush((writer) => {
      writer.cancelAll(cancellation.leaving, performance.now());
      writer.leave(this.wayOfLeaving);
    });
    this.forget();
    this.connection.close();
  }

  get wayOfLeaving() {
    if (this.isReloading) return leave.reloading;
    return globalThis.navigation ? leave.closing : leave.unknown;
  }
}

function currentState() {
  if (document.visibilityState === "hidden") return activation.background;
  return document.hasFocus() ? activation.active : activation.inactive;
}
