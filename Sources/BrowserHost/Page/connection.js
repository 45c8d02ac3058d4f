// SPDX-License-Identifier: Apache-2.0

// The WebSocket to the host: hello, welcome, and reconnection.
//
//   idle ──connect──> opening ──welcome──> connected
//                        │  ^                  │
//                      lost └──after a while── lost      ended: refused, malformed, taken over, or a stranger to the program
//
// Nothing is kept for later: input that cannot be sent now is lost, and the host cancels what was in progress.

import { closeCode, host, version } from "./protocol.js";
import { MessageReader } from "./message-reader.js";
import { MessageWriter } from "./message-writer.js";

const shortestWait = 250;
const longestWait = 5000;
// The host asks for the time every few seconds; a silence of this length means that the line is dead.
const longestSilence = 20000;
// A handshake of this length was lost on its way, by a proxy or on a line that changed; browsers would wait for minutes.
const longestHandshake = 10000;
// The program's status for a browser without access.
const strangerStatus = 401;
const spentStatus = 410;

export class Connection {
  // describe() gives the hello's fields; handle(kind, reader) applies one message; changed(state, detail) is called for every
  // step; lost() when all pressed pointers and keys must be forgotten.
  constructor({ session, describe, handle, changed, lost }) {
    this.session = session;
    this.describe = describe;
    this.handle = handle;
    this.changed = changed;
    this.lost = lost;
    this.writer = new MessageWriter();
    this.socket = null;
    // Whether the socket was let in, and whether the program has spoken on it.
    this.isOpened = false;
    this.isConnected = false;
    this.isEnded = false;
    this.wait = shortestWait;
    // Since there was a connection.
    this.attempts = 0;
    this.retry = 0;
    this.lastWord = 0;
    this.forgetUnread();
    setInterval(() => this.watch(), longestSilence / 4);
  }

  connect() {
    clearTimeout(this.retry);
    if (this.socket || this.isEnded) return;
    const address = new URL("/screen", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    this.isOpened = false;
    this.lastWord = performance.now();
    this.forgetUnread();
    this.changed("connecting");
    socket.onopen = () => {
      this.isOpened = true;
      this.lastWord = performance.now();
      this.writer.hello({ session: this.session.token, state: this.session.state, time: performance.now(), ...this.describe() });
      socket.send(this.writer.take());
    };
    socket.onmessage = (event) => this.received(event.data);
    socket.onclose = (event) => this.closed(socket, event);
  }

  // Writes with the given function and sends at once. Returns whether there was a connection.
  send(write) {
    if (!this.isConnected) return false;
    write(this.writer);
    if (!this.writer.isEmpty) this.socket.send(this.writer.take());
    return true;
  }

  // Says goodbye on a page that goes away.
  close() {
    const { socket } = this;
    this.drop();
    socket?.close(1000);
  }

  received(data) {
    this.lastWord = performance.now();
    if (!(data instanceof ArrayBuffer)) return;
    this.unread.push(new MessageReader(data));
    this.read();
  }

  forgetUnread() {
    this.unread = [];
    this.isHeldUp = false;
  }

  // Reads what has come, up to a message that holds up the others.
  read() {
    const { unread } = this;
    while (!this.isHeldUp && unread.length > 0) {
      const reader = unread[0];
      try {
        while (!this.isHeldUp && !reader.isAtEnd) this.readOne(reader);
      } catch (error) {
        // The rest of a message that cannot be read is of no use.
        unread.shift();
        throw error;
      }
      if (reader.isAtEnd) unread.shift();
    }
  }

  readOne(reader) {
    const kind = reader.u8();
    if (kind === host.welcome) this.welcomed(reader);
    else if (kind === host.refusal) this.end("refused", { version: reader.u16(), reason: reader.text() });
    else if (kind === host.clock) this.answerClock(reader.u32());
    else if (kind === host.state) this.session.state = reader.bytes(reader.u32());
    else this.waitFor(this.handle(kind, reader));
  }

  // Messages wait until a promise is kept; those of a later socket do not.
  waitFor(promise) {
    if (!promise) return;
    const { unread } = this;
    this.isHeldUp = true;
    promise.then(() => {
      if (this.unread !== unread) return;
      this.isHeldUp = false;
      this.read();
    });
  }

  welcomed(reader) {
    const hostVersion = reader.u16();
    if (hostVersion !== version) return this.end("refused", { version: hostVersion, reason: "" });
    this.session.welcomed(reader.bytes(16));
    const scene = reader.u32();
    const isResumed = reader.u8() !== 0;
    const title = reader.text();
    this.isConnected = true;
    this.wait = shortestWait;
    this.attempts = 0;
    this.changed("connected", { scene, isResumed, title });
  }

  answerClock(request) {
    this.send((writer) => writer.clock(request, performance.now()));
  }

  closed(socket, event) {
    if (socket !== this.socket) return;
    this.drop();
    if (this.isEnded) return;
    if (event.code === closeCode.wrongVersion || event.code === closeCode.malformed
      || event.code === closeCode.refused || event.code === closeCode.takenOver) {
      return this.end(event.code === closeCode.takenOver ? "taken over" : "refused", { reason: event.reason });
    }
    this.attempts += 1;
    this.changed("lost", { reason: event.reason, attempts: this.attempts });
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, longestWait);
    if (!this.isOpened) this.askWhy();
  }

  // A refused socket does not report the reason; a page does. A program that was started again without a secret knows no
  // earlier cookie, and no further attempt changes that.
  async askWhy() {
    let status;
    try {
      ({ status } = await fetch("/", { method: "HEAD", cache: "no-store", redirect: "manual" }));
    } catch { return; }
    if (this.isConnected || this.isEnded || (status !== strangerStatus && status !== spentStatus)) return;
    clearTimeout(this.retry);
    this.end("restarted", {});
  }

  end(state, detail) {
    const { socket } = this;
    this.isEnded = true;
    this.drop();
    socket?.close(1000);
    this.changed(state, detail);
  }

  drop() {
    this.socket = null;
    const wasConnected = this.isConnected;
    this.isConnected = false;
    this.writer.take();
    if (wasConnected) this.lost();
  }

  watch() {
    const { socket } = this;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    const longest = socket.readyState === WebSocket.OPEN ? longestSilence : longestHandshake;
    if (performance.now() - this.lastWord < longest) return;
    this.closed(socket, { code: 1006, reason: "nothing was heard of the app" });
    socket.close();
  }
}
