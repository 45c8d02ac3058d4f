// SPDX-License-Identifier: Apache-2.0

// Files of the browser's user: its dialog for choosing some, and downloads of what the application saves.

import { fileFlag, fileOutcome, filePurpose, host } from "./protocol.js";
import { fitted } from "./fitted-picture.js";
import { Question } from "./question.js";

// A message has room for so many files, and for so many bytes beside their names.
const mostFiles = 16;
const mostBytes = (4 << 20) - (1 << 14);

export class Files {
  constructor({ element, send }) {
    this.question = new Question(element);
    this.send = send;
    // What the application waits for.
    this.request = null;
    this.input = null;
  }

  // A new connection. The program of a resumed session still waits; no other knows what was asked.
  reset(isResumed) {
    if (!isResumed) this.end();
  }

  apply(kind, reader) {
    if (kind === host.fileRequest) this.take(reader);
    else if (kind === host.fileWithdrawal) this.withdraw(reader.u32());
    else return false;
    return true;
  }

  take(reader) {
    const request = reader.u32();
    if (reader.u8() === filePurpose.save) return this.save(request, readFiles(reader));
    const limit = reader.u8();
    const adaptsPictures = (reader.u8() & fileFlag.adaptsPictures) !== 0;
    this.end();
    this.request = { number: request, limit: Math.min(limit || mostFiles, mostFiles), adaptsPictures, accept: reader.text() };
    this.choose();
  }

  withdraw(number) {
    if (this.request?.number === number) this.end();
  }

  // Browsers take a dialog away only with its input.
  end() {
    this.question.reset();
    this.input?.remove();
    this.input = null;
    this.request = null;
  }

  // A browser opens the dialog only after a click, a touch or a key of its user, and only for some seconds.
  choose() {
    this.input?.remove();
    const input = this.input = document.createElement("input");
    input.type = "file";
    input.accept = this.request.accept;
    input.multiple = this.request.limit > 1;
    input.hidden = true;
    input.addEventListener("change", () => this.chosen(input));
    input.addEventListener("cancel", () => this.dismissed(input));
    document.body.append(input);
    try {
      if (navigator.userActivation?.isActive === false) throw new DOMException("", "NotAllowedError");
      if (input.showPicker) input.showPicker();
      else input.click();
    } catch {
      this.question.ask("The app asks for a file.", {
        agreed: () => this.choose(),
        refused: () => this.answer(fileOutcome.dismissed),
      });
    }
  }

  dismissed(input) {
    if (input === this.input) this.answer(fileOutcome.dismissed);
  }

  async chosen(input) {
    const { request } = this;
    if (input !== this.input) return;
    const { outcome, items } = await read([...input.files], request);
    // The application may have lost its interest meanwhile.
    if (request === this.request) this.answer(outcome, items);
  }

  answer(outcome, items = []) {
    const { number } = this.request;
    this.end();
    this.send((writer) => writer.files(number, outcome, items, performance.now()));
  }

  save(request, files) {
    for (const { name, bytes } of files) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([bytes]));
      link.download = name;
      link.click();
      // The browser has begun the download by then.
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    }
    this.send((writer) => writer.files(request, fileOutcome.done, [], performance.now()));
  }
}

// The chosen files as the application gets them; or why it does not get them.
async function read(files, { limit, adaptsPictures }) {
  if (files.length > limit) return { outcome: fileOutcome.tooMany };
  const room = Math.floor(mostBytes / Math.max(files.length, 1));
  const items = [];
  let rest = mostBytes;
  for (const file of files) {
    const made = adaptsPictures ? await fitted(file, room) : file;
    if (made.size > rest) return { outcome: fileOutcome.tooLarge };
    const bytes = await made.arrayBuffer().catch(() => null);
    if (!bytes) return { outcome: fileOutcome.failed };
    rest -= bytes.byteLength;
    items.push({ name: made.name, parts: [{ type: made.type, bytes: new Uint8Array(bytes) }] });
  }
  return { outcome: fileOutcome.done, items };
}

function readFiles(reader) {
  return Array.from({ length: reader.u8() }, () => ({ name: reader.text(), bytes: reader.bytes(reader.u32()) }));
}
