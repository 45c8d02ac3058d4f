// SPDX-License-Identifier: Apache-2.0

// Keys going down and up, by their places and by what they mean.

import { holdsCommand, isComposing } from "./platform.js";
import { modifier } from "./protocol.js";
import { modifiersOf, timeOf } from "./samples.js";
import { isClipboardKey, movement, textKey } from "./text-keys.js";

export class Keys {
  // Keys that are text while a text is edited come from there.
  constructor({ batch, isOurs, text }) {
    this.batch = batch;
    this.text = text;
    this.isOurs = isOurs;
    // The keys that are down, and what each types without modifiers as far as it is known.
    this.down = new Map();
    this.plain = new Map();
    navigator.keyboard?.getLayoutMap?.().then((layout) => {
      for (const [code, key] of layout) this.plain.set(code, key);
    }, () => { /* Not granted: keys are learned as they are typed. */ });
    addEventListener("keydown", (event) => this.pressed(event), { capture: true });
    addEventListener("keyup", (event) => this.released(event), { capture: true });
    // What the menu key asks for is the application's to show: it had the key.
    addEventListener("contextmenu", (event) => { if (this.isOurs(event)) event.preventDefault(); }, { capture: true });
  }

  clear() {
    this.down.clear();
  }

  pressed(event) {
    // Composed and unidentified keys are an input method's; what they type is text, not keys.
    if (!this.isOurs(event) || isComposing(event)) return;
    this.text.key = "";
    if (isForBrowser(event) || isClipboardKey(event)) return;
    const edit = this.text.isActive ? textKey(event, this.text) : null;
    // A press comes before what it does to text, which the program refuses if somebody keeps the press. Soft keyboards' keys,
    // some of which have no place, are no presses, and neither are those that only an input method understands.
    if (edit !== null && (edit.isPress === false || this.text.isSoft || event.code === "")) return edit.perform?.();
    if (event.code === "") return;
    if (edit === null) event.preventDefault();
    const { code, key } = event;
    if ([...key].length === 1 && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.plain.set(code, key);
    }
    const sent = { code, key, plainKey: this.plainKey(event), ...(this.text.isActive ? movement(event) : null) };
    this.down.set(code, sent);
    this.send(event, true, { ...sent, isEdit: edit !== null });
    if (edit === null) return;
    // What the browser does now, and until the key goes up, is the key's.
    this.text.key = code;
    edit.perform?.();
  }

  released(event) {
    const sent = this.down.get(event.code);
    if (!sent) return;
    event.preventDefault();
    this.down.delete(event.code);
    if (this.text.key === event.code) this.text.key = "";
    this.send(event, false, sent);
    // macOS tells no keyup of what was pressed while the command key was down.
    if (event.key === "Meta") {
      for (const other of this.down.values()) this.send(event, false, other);
      this.down.clear();
    }
  }

  send(event, isDown, { code, key, plainKey, isEdit = false, modifiers = modifiersOf(event) }) {
    this.batch.flush((writer) => writer.key({
      isDown,
      isRepeat: isDown && event.repeat,
      isEdit,
      modifiers: modifiers | (code.startsWith("Numpad") ? modifier.numericPad : 0),
      time: timeOf(event),
      code,
      key,
      plainKey,
    }));
  }

  plainKey({ code, key }) {
    const known = this.plain.get(code);
    if (known !== undefined) return known;
    if (/^Digit[0-9]$/.test(code)) return code.slice(-1);
    return [...key].length === 1 ? key.toLowerCase() : "";
  }
}

const browserCombinations = new Set([
  "KeyR", "KeyL", "KeyT", "KeyW", "KeyN", "KeyQ", "Equal", "Minus", "Digit0", "Tab", "PageUp", "PageDown",
]);
const browserKeys = new Set(["F5", "F11", "F12"]);

// What people need to leave, reload or inspect the page stays the browser's.
function isForBrowser(event) {
  if (browserKeys.has(event.code)) return true;
  // Tabs are changed with Control on Macs, too.
  if (event.ctrlKey && ["Tab", "PageUp", "PageDown"].includes(event.code)) return true;
  if (!holdsCommand(event)) return false;
  if (event.shiftKey && ["KeyI", "KeyJ", "KeyC"].includes(event.code)) return true;
  return browserCombinations.has(event.code);
}
