// Which keys are text while a text is edited: those come as edits, and are not sent as keys.

import { textEdit } from "./protocol.js";

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

// The keys at which browsers copy, cut and paste: they say so by events of their own.
export function isClipboardKey(event) {
  if (event.altKey) return false;
  const { key, ctrlKey, metaKey, shiftKey } = event;
  if (key === "Insert") return ctrlKey !== shiftKey && !metaKey;
  if (key === "Delete" && !isMac) return shiftKey && !ctrlKey && !metaKey;
  return (isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !shiftKey && ["c", "x", "v"].includes(key.toLowerCase());
}

// Whether the key is the text's. What is left to the browser becomes an edit of the element; the rest is done here.
export function takesKey(event, text) {
  const { key } = event;
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  if (isCommand) return takesCommand(event, text);
  // Accents that wait for their letter, and what only an input method understands.
  if (key === "Dead" || key === "Process" || key === "Unidentified") return true;
  if (key === "Backspace" || key === "Delete") return takesDeletion(event, text);
  if (key === "Enter") return takesReturn(event, text);
  // Alternate types further characters on a Mac, and opens menus elsewhere.
  const isTyped = [...key].length === 1 && (!event.altKey || isMac || event.getModifierState("AltGraph"));
  return isTyped;
}

function takesCommand(event, text) {
  if (event.key === "Backspace" || event.key === "Delete") return takesDeletion(event, text);
  if (event.altKey) return false;
  const letter = event.key.toLowerCase();
  if (letter === "a") {
    event.preventDefault();
    text.send({ edit: textEdit.selectAll }, event);
    return true;
  }
  if (letter === "z" || letter === "y") {
    event.preventDefault();
    const isRedo = letter === "y" || event.shiftKey;
    text.send({ edit: isRedo ? textEdit.redo : textEdit.undo }, event);
    return true;
  }
  return false;
}

// At the ends of what the page knows a browser has nothing to delete and says nothing; the program may have.
function takesDeletion(event, text) {
  text.readSelection();
  const [start, end] = text.selection;
  const isBackward = event.key === "Backspace";
  if (start !== end || start !== (isBackward ? 0 : text.value.length)) return true;
  event.preventDefault();
  text.send(
    { edit: textEdit.delete, direction: isBackward ? 0 : 1, unit: event.ctrlKey || event.altKey ? 1 : 0, removed: [0, 0] },
    event);
  return true;
}

// Return makes a line, or is what the program does with it: there it is a key like others, if the device names it.
function takesReturn(event, text) {
  if (event.altKey) return false;
  if (text.state.isMultiline) return true;
  if (event.code !== "" && !text.isSoft) return false;
  event.preventDefault();
  text.pressReturn(event);
  return true;
}
