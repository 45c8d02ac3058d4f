// SPDX-License-Identifier: Apache-2.0

// A recorded run instead of a program: its parts come from the server, or are in the page itself.

import { byId } from "./dom.js";

export class Recorded {
  // Like a connection; arrived(messages) is called for each further part.
  constructor({ handle, changed, source, arrived }) {
    this.handle = handle;
    this.changed = changed;
    this.source = source;
    this.arrived = arrived;
    this.isRecorded = true;
    this.waiting = new Map();
    this.read = 0;
  }

  async connect() {
    if (this.run !== undefined) return;
    this.changed("connecting");
    try {
      const messages = await this.part(0);
      const welcome = messages.find((message) => message.type === "welcome");
      this.run = welcome.run;
      this.summary = welcome.recorded;
      this.changed("connected", { program: welcome.program, isNew: true, recorded: welcome.recorded });
      for (const message of messages) if (message !== welcome) this.handle(message);
    } catch {
      return this.changed("ended", { reason: "the recording cannot be read" });
    }
    await this.readAll();
  }

  // A part at a time, so that the page stays responsive; wanted parts come first.
  async readAll() {
    const { parts } = this.summary;
    const left = new Set(parts.keys());
    while (left.size > 0) {
      const place = this.wanted !== undefined && left.has(this.wanted) ? this.wanted : left.values().next().value;
      left.delete(place);
      try {
        const messages = await this.part(place + 1);
        this.arrived(messages);
      } catch {
        // Unreadable parts are left out and reported.
        this.isDamaged = true;
      }
      this.read += 1;
      this.changed("reading", { read: this.read, of: parts.length, isDamaged: this.isDamaged });
      await new Promise((done) => { setTimeout(done); });
    }
  }

  // Requests an entry: its part is read next.
  want(sequence) {
    const { parts } = this.summary;
    const after = parts.findIndex((first) => first > sequence);
    this.wanted = Math.max(0, (after < 0 ? parts.length : after) - 1);
  }

  async part(number) {
    const text = this.source === "inside" ? byId(`part-${number}`).textContent : await this.fetched(number);
    return text.split("\n").filter((line) => line).map((line) => JSON.parse(line));
  }

  async fetched(number) {
    const answer = await fetch(`part/${number}`);
    if (!answer.ok) throw new Error(`part ${number}: ${answer.status}`);
    return answer.text();
  }

  // There is no program to ask.
  request() {
    return Promise.resolve(null);
  }
}
