// SPDX-License-Identifier: Apache-2.0

// The WebSocket to the program: hello, welcome, requests with their answers, and reconnection.

const version = 1;
const shortestWait = 250;
const longestWait = 5000;

export class Connection {
  // handle(message) applies messages that are no answers; changed(state, detail) is called for every step.
  constructor({ handle, changed, newest }) {
    this.handle = handle;
    this.changed = changed;
    this.newest = newest;
    this.waiting = new Map();
    this.lastRequest = 0;
    this.wait = shortestWait;
    this.run = undefined;
    this.isEnded = false;
  }

  // An entry that is looked for comes by itself.
  want() {}

  connect() {
    clearTimeout(this.retry);
    if (this.socket || this.isEnded) return;
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    this.changed("connecting");
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version, run: this.run, after: this.run && this.newest() }));
    };
    socket.onmessage = (event) => this.received(JSON.parse(event.data));
    socket.onclose = (event) => this.closed(socket, event);
  }

  received(message) {
    if (message.type === "welcome") {
      const isNew = this.run !== message.run;
      this.run = message.run;
      this.wait = shortestWait;
      this.isConnected = true;
      this.changed("connected", { program: message.program, canEdit: message.canEdit, isNew });
    } else if (message.id !== undefined && this.waiting.has(message.id)) {
      const done = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      done(message);
    } else {
      this.handle(message);
    }
  }

  // Sends a request, and returns the answer; null without a connection.
  request(type, members = {}) {
    if (!this.isConnected) return Promise.resolve(null);
    this.lastRequest += 1;
    const id = this.lastRequest;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.socket.send(JSON.stringify({ type, id, ...members }));
    });
  }

  closed(socket, event) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.isConnected = false;
    for (const done of this.waiting.values()) done(null);
    this.waiting.clear();
    if (event.code >= 4000) {
      this.isEnded = true;
      return this.changed("ended", { reason: event.reason });
    }
    this.changed("lost");
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, longestWait);
  }
}
