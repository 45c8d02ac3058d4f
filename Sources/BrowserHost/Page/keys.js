// SPDX-License-Identifier: Apache-2.0

// Keys going down and up, by their places and their meanings.

import { holdsCommand, isComposing } from "./platform.js";
import { modifier } from "./protocol.js";
import { modifiersOf, timeOf } from "./samples.js";
import { isClipboardKey, movement, textKey } from "./text-keys.js";

export class Keys {
  // While a text is edited, text handles the keys that type.
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
    // The application handles the menu key, so the browser's menu is suppressed.
    addEventListener("contextmenu", (event) => { if (this.isOurs(event)) event.preventDefault(); }, { capture: true });
  }

  clear() {
    this.down.clear();
  }

  pressed(event) {
    // Composed and unidentified keys belong to an input method; they type text, and are not sent as keys.
    if (!this.isOurs(event) || isComposing(event)) return;
    this.text.key = "";
    if (isForBrowser(event) || isClipboardKey(event)) return;
    const edit = this.text.isActive ? textKey(event, this.text) : null;
    // A press comes before its edit of text: if a responder keeps the press, the program refuses the edit. Keys of soft
    // keyboards, some without a place, are no presses. Neither are keys that only an input method understands.
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
    // The browser's edits from now on, until the key goes up, come from the key.
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
    // macOS sends no keyup for keys that were pressed while the command key was down.
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

// Keys for leaving, reloading or inspecting the page stay with the browser.
function isForBrowser(event) {
  if (browserKeys.has(event.code)) return true;
  // Tabs are changed with Control on Macs, too.
  if (event.ctrlKey && ["Tab", "PageUp", "PageDown"].includes(event.code)) return true;
  if (!holdsCommand(event)) return false;
  if (event.shiftKey && ["KeyI", "KeyJ", "KeyC"].includes(event.code)) return true;
  return browserCombinations.has(event.code);
}
