// SPDX-License-Identifier: Apache-2.0

// Connects the browser's clipboard and the application's pasteboard. Browsers report the user's copy, cut and paste to a page
// without asking. For a paste from the application's own menu, the page reads the clipboard if the browser allows it.

import { clipboardCommand, clipboardType, host } from "./protocol.js";

// In bytes; larger content is left out.
const longestText = 1 << 20;
const largestImage = 2 << 20;

const types = Object.freeze([
  ["text/plain", clipboardType.text], ["text/html", clipboardType.html], ["text/uri-list", clipboardType.links],
]);
const encoder = new TextEncoder();
const decoder = new TextDecoder();

export class Clipboard {
  // send(write) sends a message at once; text is the edited text; isOurs(event) returns whether an event belongs to the screen.
  constructor({ send, text, isOurs }) {
    this.send = send;
    this.text = text;
    this.isOurs = isOurs;
    this.pending = null;
    this.given = null;
    document.addEventListener("copy", (event) => this.copied(event, clipboardCommand.copy));
    document.addEventListener("cut", (event) => this.copied(event, clipboardCommand.cut));
    document.addEventListener("paste", (event) => this.pasted(event));
    // Without a selection a browser would not copy.
    for (const name of ["beforecopy", "beforecut", "beforepaste"]) {
      document.addEventListener(name, (event) => { if (this.isOurs(event)) event.preventDefault(); });
    }
  }

  // From the program

  apply(kind, reader) {
    if (kind === host.clipboard) this.write(readContent(reader));
    else if (kind === host.clipboardRequest) this.answer(reader.u32());
    else return false;
    return true;
  }

  // Writes the application's pasteboard to the browser's clipboard, if the browser allows it. It does so after a click, a key
  // or a touch.
  async write(content) {
    const text = content.find(({ type }) => type === clipboardType.text);
    // The browser has that already, from its copy event.
    if (content.length === 1 && text && decoder.decode(text.bytes) === this.given) return;
    this.given = null;
    try {
      await navigator.clipboard.write([new ClipboardItem(blobs(content))]);
    } catch {
      this.writeByCommand(content);
    }
  }

  // For pages that are not secure contexts. Its copy event takes the pending content.
  writeByCommand(content) {
    this.pending = content;
    try { document.execCommand("copy"); } catch { /* Nothing else is left to try: the application keeps what it has. */ }
    this.pending = null;
  }

  async answer(request) {
    let content = null;
    try {
      content = await readItems(await navigator.clipboard.read());
    } catch { /* Not granted, or not there. */ }
    this.send((writer) => writer.clipboardAnswer(request, content, performance.now()));
  }

  // From the user

  copied(event, command) {
    if (this.pending) return this.give(event, this.pending);
    if (!this.isOurs(event)) return;
    event.preventDefault();
    // The program's answer comes too late for the event: the selected text here is the same, or almost.
    const selected = this.text.selectedText;
    this.given = null;
    if (selected) {
      event.clipboardData.setData("text/plain", selected);
      this.given = selected;
    }
    this.send((writer) => writer.clipboard(command, null, performance.now()));
  }

  give(event, content) {
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const [name, number] of types) {
      const found = content.find(({ type }) => type === number);
      if (found) event.clipboardData.setData(name, decoder.decode(found.bytes));
    }
  }

  async pasted(event) {
    if (!this.isOurs(event)) return;
    event.preventDefault();
    const { clipboardData } = event;
    const content = types
      .map(([name, type]) => ({ type, bytes: encoder.encode(clipboardData.getData(name)) }))
      .filter(isTaken);
    const image = [...clipboardData.files].find(({ type }) => type === "image/png");
    if (image && image.size <= largestImage) {
      content.push({ type: clipboardType.png, bytes: new Uint8Array(await image.arrayBuffer()) });
    }
    this.given = null;
    this.send((writer) => writer.clipboard(clipboardCommand.paste, content, performance.now()));
  }
}

function isTaken({ bytes }) {
  return bytes.length > 0 && bytes.length <= longestText;
}

async function readItems(items) {
  const content = [];
  const wanted = [...types, ["image/png", clipboardType.png]];
  for (const [name, type] of wanted) {
    const item = items.find((candidate) => candidate.types.includes(name));
    if (!item) continue;
    const bytes = new Uint8Array(await (await item.getType(name)).arrayBuffer());
    if (bytes.length > 0 && bytes.length <= (type === clipboardType.png ? largestImage : longestText)) {
      content.push({ type, bytes });
    }
  }
  return content;
}

// What browsers write.
function blobs(content) {
  const names = { [clipboardType.text]: "text/plain", [clipboardType.html]: "text/html", [clipboardType.png]: "image/png" };
  const pairs = content.filter(({ type }) => names[type])
    .map(({ type, bytes }) => [names[type], new Blob([bytes], { type: names[type] })]);
  return Object.fromEntries(pairs);
}

export function readContent(reader) {
  return Array.from({ length: reader.u8() }, () => {
    const type = reader.u8();
    return { type, bytes: reader.bytes(reader.u32()) };
  });
}
