// SPDX-License-Identifier: Apache-2.0

// The browser's share sheet, for what the application shares.

import { readContent } from "./clipboard.js";
import { clipboardType, host, shareOutcome } from "./protocol.js";
import { Question } from "./question.js";

const decoder = new TextDecoder();

export class Sharing {
  constructor({ element, send }) {
    this.question = new Question(element);
    this.send = send;
  }

  // The state of a page before a program has sent anything. A program that still waits for an answer gets it with the next touch.
  reset() {
    this.question.reset();
  }

  apply(kind, reader) {
    if (kind !== host.share) return false;
    const request = reader.u32();
    const data = dataOf(reader.text(), readContent(reader));
    if (!navigator.canShare?.(data)) this.answer(request, shareOutcome.unavailable);
    else this.share(request, data, () => this.ask(request, data));
    return true;
  }

  // A browser shares only after a click, a touch or a key of its user, and only for some seconds.
  async share(request, data, withoutClick) {
    let outcome = shareOutcome.shared;
    try {
      await navigator.share(data);
    } catch ({ name }) {
      if (name === "AbortError") outcome = shareOutcome.dismissed;
      else if (name === "NotAllowedError") outcome = withoutClick();
      else outcome = shareOutcome.unavailable;
    }
    if (outcome !== null) this.answer(request, outcome);
  }

  ask(request, data) {
    this.question.ask(data.title || data.text || data.url || "An image", {
      agreed: () => this.share(request, data, () => shareOutcome.unavailable),
      refused: () => this.answer(request, shareOutcome.dismissed),
    });
    return null;
  }

  answer(request, outcome) {
    this.send((writer) => writer.shareAnswer(request, outcome, performance.now()));
  }
}

// The data for navigator.share: it takes one address; further ones become a part of the text.
function dataOf(title, content) {
  const of = (wanted) => content.find(({ type }) => type === wanted)?.bytes;
  const [url, ...links] = decoder.decode(of(clipboardType.links) ?? new Uint8Array()).split("\r\n");
  const text = [decoder.decode(of(clipboardType.text) ?? new Uint8Array()), ...links].filter(Boolean).join("\n");
  const image = of(clipboardType.png);
  const data = {};
  if (title) data.title = title;
  if (text) data.text = text;
  if (url) data.url = url;
  if (image) data.files = [new File([image], "image.png", { type: "image/png" })];
  return data;
}
