// SPDX-License-Identifier: Apache-2.0

// Samples of one animation frame go out in one message, in the order of their times. Whatever cannot wait goes out at
// once, the waiting samples before it.

import { sampleFlag } from "./protocol.js";

export class InputBatch {
  constructor(connection) {
    this.connection = connection;
    this.waiting = [];
    this.isScheduled = false;
    this.flushFrame = () => {
      this.isScheduled = false;
      this.flush();
    };
  }

  // Adds a sample to this frame's message. kind is protocol.client.pointer or .hover.
  add(kind, sample) {
    this.waiting.push({ kind, sample });
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(this.flushFrame);
  }

  // A prediction is worthless once there is a newer measurement of the pointer.
  dropPredictions(pointer) {
    if (this.waiting.length === 0) return;
    this.waiting = this.waiting.filter(({ sample }) => !isPredicted(sample) || sample.pointer !== pointer);
  }

  // Sends the waiting samples and then what the function writes, in one message, now.
  flush(write = null) {
    const waiting = this.waiting;
    if (waiting.length === 0 && !write) return;
    this.waiting = [];
    // Sorting keeps the order of equal times. Predictions lie in the future and follow the measurements.
    waiting.sort((a, b) => Number(isPredicted(a.sample)) - Number(isPredicted(b.sample)) || a.sample.time - b.sample.time);
    this.connection.send((writer) => {
      for (const { kind, sample } of waiting) writer.sample(kind, sample);
      write?.(writer);
    });
  }

  clear() {
    this.waiting = [];
  }
}

function isPredicted(sample) {
  return (sample.flags & sampleFlag.predicted) !== 0;
}
