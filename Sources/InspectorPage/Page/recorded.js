// SPDX-License-Identifier: Apache-2.0

// A recorded run in the place of a program: its parts come from the server, or stand in the page itself.

import { byId } from "./dom.js";

export class Recorded {
  // Like a connection; arrived(messages) is told of each further part.
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

  // A part at a time, so that the page answers meanwhile; what is wanted comes first.
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
        // What cannot be read is left out, and said.
        this.isDamaged = true;
      }
      this.read += 1;
      this.changed("reading", { read: this.read, of: parts.length, isDamaged: this.isDamaged });
      await new Promise((done) => { setTimeout(done); });
    }
  }

  // An entry that is looked for: its part is read next.
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

  // Nobody is there to be asked.
  request() {
    return Promise.resolve(null);
  }
}
