// The text that is edited, as an element of the page's own: input methods, dead keys, autocorrection, dictation, spelling and
// screen readers work on it as on any text field. Nobody sees it; the picture shows what the program has.
//
//   program ── text state ──> the element's text, selection and traits
//   program <── edits ─────── what the browser did to the element
//
// An edit is done here at once and said to the program, under the revision of the text that it was made against. A new
// revision takes the place of what is here.

import { host, textEdit, textFlag } from "./protocol.js";
import { characterBeside, boundaryBefore, boundaryAfter, difference, mask } from "./text-diff.js";
import { elementFor, setTraits } from "./text-traits.js";
import { timeOf } from "./samples.js";

// In milliseconds: an element that was focused before the program agreed is let go then.
const patience = 1500;

const units = Object.freeze({ Word: 1, SoftLine: 2, EntireSoftLine: 2, HardLine: 3 });

export class TextInput {
  // container holds the element; isElsewhere() says that the user is in another part of the page.
  constructor({ container, batch, isElsewhere }) {
    this.container = container;
    this.batch = batch;
    this.isElsewhere = isElsewhere;
    this.element = null;
    this.state = null;
    // Of the text that is here.
    this.revision = 0;
    this.value = "";
    this.selection = [0, 0];
    this.composition = null;
    // Whether the browser may still speak of a composition that is none any more.
    this.isDeaf = false;
    this.waiting = 0;
    this.keepsKeyboardShut = false;
    // The key that is down and does what the browser does to the element; empty for none.
    this.key = "";
    // What the soft keyboard says of itself: whether there is one, and how much of the screen it covers.
    this.isSoft = false;
    this.keyboardHeight = 0;
    document.addEventListener("selectionchange", () => this.selected());
    addEventListener("focus", () => { if (this.state) this.focus(); });
  }

  get isActive() { return this.state !== null && document.activeElement === this.element; }
  get isSecure() { return this.state?.isSecure ?? false; }

  // Whether the element is this one's, which the surface's touches leave focused.
  owns(element) { return element !== null && element === this.element; }

  // What is selected, as far as the page may know it; null when it may not.
  get selectedText() {
    if (!this.isActive || this.isSecure || this.state.isClipped) return null;
    return this.value.slice(...this.selection);
  }

  // Nothing is edited before a program says so. A phone's keyboard stays until it could have: it would not come back.
  reset() {
    if (this.composition) {
      this.abandon();
      // The same text again would leave the browser composing.
      this.element.value = "";
      this.restore();
    }
    this.state = null;
    this.letGoLater();
  }

  letGoLater() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (this.state ? this.prepare(this.state) : this.release()), patience);
  }

  // From the program

  apply(kind, reader) {
    if (kind !== host.textInput) return false;
    const flags = reader.u8();
    clearTimeout(this.waiting);
    if (!(flags & textFlag.edited)) {
      this.state = null;
      this.composition = null;
      this.release();
      return true;
    }
    this.state = {
      keepsKeyboardShut: this.keepsKeyboardShut || (flags & textFlag.keyboardShut) !== 0,
      isSecure: (flags & textFlag.secure) !== 0,
      isMultiline: (flags & textFlag.multiline) !== 0,
      isClipped: (flags & textFlag.clipped) !== 0,
      revision: reader.u32(),
      keyboardType: reader.u8(),
      returnKey: reader.u8(),
      capitalization: reader.u8(),
      correction: reader.u8(),
      spelling: reader.u8(),
      contentType: reader.text(),
      caret: reader.rectangle(),
      frame: reader.rectangle(),
    };
    const text = flags & textFlag.text ? { value: reader.longText(), selection: reader.range() } : null;
    const isMarked = (flags & textFlag.marked) !== 0;
    if (text && isMarked) reader.range();
    this.prepare(this.state);
    if (text && !this.goesOn(isMarked)) this.adopt(text, this.state.revision);
    this.element.dataset.revision = this.revision;
    this.focus();
    return true;
  }

  // Whether what is composed stays although the program has another text: it may not have heard of the composition yet, or
  // has it marked in its own. It is told how the composition ends, and then tells the text that came of it.
  goesOn(isMarked) {
    const { composition } = this;
    if (!composition?.isBegun) return false;
    if (isMarked) composition.isKnown = true;
    return isMarked || !composition.isKnown;
  }

  prepare(state) {
    const made = elementFor(state, this.element);
    if (made !== this.element) this.use(made);
    const wasShut = this.element.inputMode === "none";
    setTraits(this.element, state);
    if (wasShut !== state.keepsKeyboardShut) this.focusAnew();
    this.place(state);
  }

  use(element) {
    const wasFocused = this.element !== null && document.activeElement === this.element;
    const old = this.element;
    this.element = element;
    this.composition = null;
    this.value = "";
    this.selection = [0, 0];
    for (const name of ["beforeinput", "input", "compositionstart", "compositionend"]) {
      element.addEventListener(name, (event) => this[name](event));
    }
    this.container.append(element);
    if (wasFocused) element.focus({ preventScroll: true });
    old?.remove();
  }

  // Candidates and accents are shown beside the caret. A soft keyboard must not push the page up to show the element.
  place({ caret, frame }) {
    const { style } = this.element;
    const height = this.container.clientHeight;
    const limit = this.keyboardHeight > 0 || this.isSoft ? height * 0.3 : height - 1;
    style.left = `${Math.max(0, Math.min(caret.x, this.container.clientWidth - 2))}px`;
    style.top = `${Math.max(0, Math.min(caret.y, limit))}px`;
    style.height = `${Math.max(1, Math.min(caret.height, frame.height, 200))}px`;
  }

  // The text as the program has it, in the place of what is here.
  adopt({ value, selection }, revision) {
    this.revision = revision;
    const isSame = this.value === value && this.element.value === value;
    if (!isSame) {
      if (this.composition) this.abandon();
      this.element.value = value;
    }
    this.value = value;
    const [start, end] = selection;
    if (!isSame || start !== this.selection[0] || end !== this.selection[1]) {
      this.selection = [start, end];
      if (this.composition === null) this.element.setSelectionRange(start, end);
    }
  }

  // The browser's composition ends with the text that it was in.
  abandon() {
    this.isDeaf = true;
    this.composition = null;
  }

  // Whether a keyboard opens is settled when an element is focused.
  focusAnew() {
    if (document.activeElement !== this.element) return;
    this.element.blur();
    this.element.focus({ preventScroll: true });
  }

  focus() {
    if (!document.hasFocus() || this.isElsewhere() || document.activeElement === this.element) return;
    this.element.focus({ preventScroll: true });
    this.element.setSelectionRange(...this.selection);
  }

  // In the user's gesture, before the program knows of it: afterwards no phone shows its keyboard. The place is the screen's.
  anticipate(isMultiline, place) {
    if (this.isActive) return this.anticipateMore(place);
    const state = {
      keepsKeyboardShut: false, isSecure: false, isMultiline, keyboardType: 0, returnKey: 0, capitalization: 2, correction: 0, spelling: 0,
      contentType: "", caret: { x: 0, y: 0, width: 1, height: 20 }, frame: { x: 0, y: 0, width: 1, height: 20 },
    };
    if (!this.state) this.prepare(state);
    this.element.focus({ preventScroll: true });
    if (!this.state) this.letGoLater();
  }

  // A text is edited already.
  anticipateMore({ x, y }) {
    const { keepsKeyboardShut, frame } = this.state;
    // Its keyboard may have been put away.
    if (!keepsKeyboardShut) return this.keyboardHeight > 0 || this.focusAnew();
    const isInside = x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;
    if (isInside || this.keepsKeyboardShut) return;
    // Another text, which may be one for keys.
    this.prepare({ ...this.state, keepsKeyboardShut: false });
    this.letGoLater();
  }

  release() {
    clearTimeout(this.waiting);
    if (!this.element) return;
    this.isDeaf = true;
    this.element.value = "";
    this.value = "";
    this.selection = [0, 0];
    this.element.blur();
    this.isDeaf = false;
  }

  // To the program

  send(edit, event) {
    if (!this.state) return;
    const time = event ? timeOf(event) : performance.now();
    const { revision, key: code } = this;
    this.batch.flush((writer) => writer.textEdit({ revision, time, code, ...edit }));
  }

  beforeinput(event) {
    const { inputType } = event;
    this.listen(event);
    if (!this.state || (this.isDeaf && event.isComposing)) return event.preventDefault();
    if (event.isComposing || this.composition) return;
    switch (inputType) {
      case "historyUndo": event.preventDefault(); return this.send({ edit: textEdit.undo }, event);
      case "historyRedo": event.preventDefault(); return this.send({ edit: textEdit.redo }, event);
      case "insertLineBreak": case "insertParagraph":
        if (!this.state.isMultiline) {
          event.preventDefault();
          this.pressReturn(event);
        }
        return;
      // Those come by their own events.
      case "insertFromPaste": case "insertFromDrop": case "deleteByCut": case "deleteByDrag":
        return event.preventDefault();
      case "deleteContentBackward": case "deleteContentForward":
        if (!event.cancelable) return;
        event.preventDefault();
        return this.deleteCharacter(inputType === "deleteContentBackward", event);
      default: if (inputType.startsWith("format")) event.preventDefault();
    }
  }

  // A text field's return changes no text here: what comes of it is the program's affair.
  pressReturn(event) {
    const time = timeOf(event);
    this.batch.flush((writer) => writer.textEdit({ edit: textEdit.insert, revision: 0, time, text: "\n" }));
  }

  // Browsers delete accents and parts of emoji one by one; the program deletes what people see as one.
  deleteCharacter(isBackward, event) {
    this.readSelection();
    const [start, end] = this.selection;
    const removed = start < end ? [start, end] : characterBeside(this.value, start, isBackward) ?? [start, start];
    this.replaceHere(...removed, "");
    this.send({ edit: textEdit.delete, direction: isBackward ? 0 : 1, unit: 0, removed }, event);
  }

  // The same in the element and in what is known of it.
  replaceHere(start, end, text) {
    const { element } = this;
    this.value = this.value.slice(0, start) + text + this.value.slice(end);
    element.value = this.value;
    const caret = start + text.length;
    element.setSelectionRange(caret, caret);
    this.selection = [caret, caret];
  }

  readSelection() {
    this.selection = [this.element.selectionStart, this.element.selectionEnd];
  }

  // What is typed without a composition says that the one which was given up is over: not every browser says so itself.
  listen({ isComposing }) {
    if (!isComposing) this.isDeaf = false;
  }

  input(event) {
    this.listen(event);
    if (!this.state || this.isDeaf) return this.restore();
    if (this.composition) return this.compose(event.data ?? "", event);
    this.takeDifference(event);
  }

  restore() {
    this.element.value = this.value;
    this.element.setSelectionRange(...this.selection);
  }

  // Whatever the browser did to the element is an edit.
  takeDifference(event) {
    const { element, selection: [from, to] } = this;
    const after = element.value;
    if (after === this.value) return;
    const before = this.value;
    const typed = replacement(before, after, from, to, element.selectionEnd);
    const { start, end, text } = typed ?? difference(before, after, element.selectionEnd);
    this.value = after;
    this.readSelection();
    if (text === "") return this.tellDeletion(event, [start, end]);
    if (typed) this.send({ edit: textEdit.insert, text }, event);
    else this.send({ edit: textEdit.replace, replaced: [start, end], text, selection: this.boundaries() }, event);
    if (this.isSecure) this.conceal(before, start, end, text);
  }

  tellDeletion(event, removed) {
    const [, unit, way] = /^delete(Word|SoftLine|EntireSoftLine|HardLine|Content)?(Backward|Forward)?$/
      .exec(event.inputType) ?? [];
    // What is not next to the caret is no deletion from the caret.
    if (!way && event.inputType !== "deleteEntireSoftLine") {
      return this.send({ edit: textEdit.replace, replaced: removed, text: "", selection: this.boundaries() }, event);
    }
    this.send({ edit: textEdit.delete, direction: way === "Forward" ? 1 : 0, unit: units[unit] ?? 0, removed }, event);
  }

  // What was typed becomes bullets, as the program has it.
  conceal(before, start, end, text) {
    this.value = before;
    this.replaceHere(start, end, mask(text));
  }

  // The selection, between characters.
  boundaries() {
    const [start, end] = this.selection;
    return [boundaryBefore(this.value, start), boundaryAfter(this.value, end)];
  }

  // Made by the browser: by a screen reader, a phone's keyboard, its menu.
  selected() {
    if (!this.isActive || this.composition || this.isDeaf) return;
    const { selectionStart, selectionEnd } = this.element;
    // What was typed and not taken yet comes with its own event.
    if (this.element.value !== this.value) return;
    if (selectionStart === this.selection[0] && selectionEnd === this.selection[1]) return;
    this.readSelection();
    this.send({ edit: textEdit.select, selection: this.boundaries(), code: "" });
  }

  // Compositions

  compositionstart() {
    this.isDeaf = false;
    this.key = "";
    this.readSelection();
    const [start, end] = this.selection;
    this.composition = { start, end, isBegun: false, isKnown: false };
  }

  // The composed text is somewhere in the element's: where it was, or, for a phone that composes a word again, around the
  // caret.
  compose(data, event) {
    const after = this.element.value;
    const caret = this.element.selectionEnd;
    const { start, end, isBegun } = this.composition;
    const found = [start, caret - data.length].find((place) => place >= 0 && fits(this.value, after, place, data));
    if (found === undefined) {
      const change = difference(this.value, after, caret);
      return this.mark(change.text, change.start, change.end, false, event);
    }
    const oldEnd = this.value.length - (after.length - found - data.length);
    this.mark(data, found, oldEnd, isBegun && found === start && oldEnd === end, event);
  }

  mark(text, start, end, isContinued, event) {
    const { composition } = this;
    this.value = this.element.value;
    this.readSelection();
    const inside = (offset) => boundaryBefore(text, Math.max(0, Math.min(text.length, offset - start)));
    const selection = this.selection.map(inside);
    Object.assign(composition, { start, end: start + text.length, isBegun: true });
    this.send({ edit: textEdit.mark, text, selection, replaced: isContinued ? null : [start, end] }, event);
    // The program has the caret between characters.
    this.selection = selection.map((offset) => start + offset);
  }

  compositionend(event) {
    const { composition } = this;
    if (this.isDeaf || !composition) {
      this.isDeaf = false;
      this.composition = null;
      return;
    }
    if (this.element.value !== this.value) this.compose(event.data ?? "", event);
    this.finish(event);
  }

  // What is composed is settled as it is.
  finish(event = null) {
    const { composition } = this;
    if (!composition) return;
    this.composition = null;
    if (!composition.isBegun) return;
    const text = this.value.slice(composition.start, composition.end);
    this.send(text === "" ? { edit: textEdit.cancelMarking } : { edit: textEdit.commit, text }, event);
    this.selection = [composition.end, composition.end];
  }

  // The page's user turned away: what is composed is settled, and what the browser says of it later is not heard.
  leave() {
    if (!this.composition) return;
    this.finish();
    this.isDeaf = true;
  }
}

// Whether `data` at `place` explains how one text became the other.
function fits(before, after, place, data) {
  const rest = after.length - place - data.length;
  if (rest < 0 || rest > before.length - place) return false;
  return after.startsWith(data, place) && before.startsWith(after.slice(0, place))
    && before.endsWith(after.slice(after.length - rest));
}

// What took the place of a range, if nothing else changed and the caret is behind it.
function replacement(before, after, start, end, caret) {
  const text = after.slice(start, after.length - (before.length - end));
  const isAll = caret === start + text.length && after === before.slice(0, start) + text + before.slice(end);
  return isAll && text !== "" ? { start, end, text } : null;
}
