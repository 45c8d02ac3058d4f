// SPDX-License-Identifier: Apache-2.0

// Decides which keys type while a text is edited: those are sent as edits, not as keys.

import { holdsCommand, isAltGraph, isMac } from "./platform.js";
import { modifier, textEdit } from "./protocol.js";

// The keys with which browsers copy, cut and paste: these have their own events.
export function isClipboardKey(event) {
  if (event.altKey) return false;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key === "Insert") return ctrlKey !== shiftKey && !metaKey;
  if (key === "Delete" && !isMac) return shiftKey && !ctrlKey && !metaKey;
  return holdsCommand(event) && !shiftKey && ["c", "x", "v"].includes(key.toLowerCase());
}

// UIKit moves by words with Alternate and to the ends of the text with Command; where Control does that, the key is translated.
export function movement(event) {
  if (isMac || !event.ctrlKey || event.altKey || event.metaKey) return null;
  const shift = event.shiftKey ? modifier.shift : 0;
  switch (event.code) {
    case "ArrowLeft": case "ArrowRight":
      return { code: event.code, key: event.code, modifiers: modifier.alternate | shift };
    case "Home": return { code: "ArrowUp", key: "ArrowUp", modifiers: modifier.command | shift };
    case "End": return { code: "ArrowDown", key: "ArrowDown", modifiers: modifier.command | shift };
    default: return null;
  }
}

// The effect of a key on the edited text, or null. If the effect has a `perform`, it is made here. Otherwise the browser
// makes it, and it becomes an edit of the element.
export function textKey(event, text) {
  const { key } = event;
  if (holdsCommand(event)) return commandKey(event, text);
  // The emblem's key makes no text.
  if (event.metaKey) return null;
  // Accents that wait for their letter, and keys that only an input method understands.
  if (key === "Dead" || key === "Process" || key === "Unidentified") return { isPress: false };
  if (key === "Backspace" || key === "Delete") return deletion(event, text);
  if (key === "Enter") return returnKey(event, text);
  // Alternate types further characters on a Mac, and opens menus elsewhere.
  const isTyped = [...key].length === 1 && (!event.altKey || isMac || isAltGraph(event));
  return isTyped ? {} : null;
}

// Standard commands are sent as commands, not as presses (F35).
function commandKey(event, text) {
  if (event.key === "Backspace" || event.key === "Delete") return deletion(event, text);
  if (event.altKey) return null;
  const command = (edit) => ({
    isPress: false,
    perform: () => {
      event.preventDefault();
      text.send({ edit }, event);
    },
  });
  const letter = event.key.toLowerCase();
  if (letter === "a") return command(textEdit.selectAll);
  if (letter === "z" || letter === "y") {
    return command(letter === "y" || event.shiftKey ? textEdit.redo : textEdit.undo);
  }
  return null;
}

// At the ends of the text that the page knows, a browser has nothing to delete and sends no event, but the program may have
// more text.
function deletion(event, text) {
  text.readSelection();
  const [start, end] = text.selection;
  const isBackward = event.key === "Backspace";
  if (start !== end || start !== (isBackward ? 0 : text.value.length)) return {};
  const unit = event.ctrlKey || event.altKey ? 1 : 0;
  return {
    perform: () => {
      event.preventDefault();
      text.send({ edit: textEdit.delete, direction: isBackward ? 0 : 1, unit, removed: [0, 0] }, event);
    },
  };
}

// Return makes a line, or is what the program does with it: there it is a key like others, if the device names it.
function returnKey(event, text) {
  if (event.altKey) return null;
  if (text.state.isMultiline) return {};
  if (event.code !== "" && !text.isSoft) return null;
  return {
    isPress: false,
    perform: () => {
      event.preventDefault();
      text.pressReturn(event);
    },
  };
}
