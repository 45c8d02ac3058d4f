// SPDX-License-Identifier: Apache-2.0

// The edited text, as an element of the page. Input methods, dead keys, autocorrection, dictation, spelling and screen
// readers work on it as on any text field. It is invisible; the picture shows the program's text.
//
//   program ── text state ──> the element's text, selection and traits
//   program <── edits ─────── what the browser did to the element
//
// An edit is made here at once, and sent to the program with the revision of the text that it changed. A new revision
// replaces the text here.

import { host, textEdit, textFlag } from "./protocol.js";
import { characterBeside, boundaryBefore, boundaryAfter, difference, mask } from "./text-diff.js";
import { move } from "./platform.js";
import { elementFor, setTraits } from "./text-traits.js";
import { timeOf } from "./samples.js";

// In milliseconds: an element that was focused before the program agreed loses the focus then.
const patience = 1500;

const units = Object.freeze({ Word: 1, SoftLine: 2, EntireSoftLine: 2, HardLine: 3 });

export class TextInput {
  // container holds the element of a text without a field; isElsewhere() returns whether the user is in another part of the
  // page; viewOf(number) returns the edited view.
  constructor({ container, batch, isElsewhere, viewOf }) {
    this.container = container;
    this.batch = batch;
    this.isElsewhere = isElsewhere;
    this.viewOf = viewOf;
    this.element = null;
    // The element's field, if it has one.
    this.field = null;
    this.heard = new WeakSet();
    // Whether this code is moving the focus now.
    this.isQuiet = false;
    // The view to which the page's focus moved, until the program's text arrives.
    this.wanted = null;
    this.later = 0;
    this.state = null;
    // The revision of the text here.
    this.revision = 0;
    this.value = "";
    this.selection = [0, 0];
    this.composition = null;
    // True while events of an abandoned composition are ignored.
    this.isDeaf = false;
    this.waiting = 0;
    this.keepsKeyboardShut = false;
    // The pressed key that causes the browser's edits of the element; empty for none.
    this.key = "";
    // Set by the soft keyboard: whether there is one, and the part of the screen that it covers.
    this.isSoft = false;
    this.keyboardHeight = 0;
    document.addEventListener("selectionchange", () => this.selected());
    addEventListener("focus", () => { if (this.state) this.focus(); });
    // From here on the program moves the focus.
    const capture = { capture: true };
    addEventListener("pointerdown", () => { this.wanted = null; }, capture);
    addEventListener("keydown", ({ key }) => { if (key === "Tab") this.wanted = null; }, capture);
  }

  get isActive() { return this.state !== null && document.activeElement === this.element; }
  get isSecure() { return this.state?.isSecure ?? false; }

  // Whether the element belongs to this object; the surface's touches leave it focused.
  owns(element) { return element !== null && element === this.element; }

  // The selected text; null if the page must not know it.
  get selectedText() {
    if (!this.isActive || this.isSecure || this.state.isClipped) return null;
    return this.value.slice(...this.selection);
  }

  // No text is edited before a program says so. A phone's keyboard stays until then: once closed, it would not come back.
  reset() {
    if (this.composition) {
      this.abandon();
      // The same text again would leave the browser composing.
      this.element.value = "";
      this.restore();
    }
    this.state = null;
    this.wanted = null;
    clearTimeout(this.later);
    this.letGoLater();
  }

  letGoLater() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => (this.state ? this.prepare(this.state) : this.release()), patience);
  }

  // Set by the code that moves the page's focus; called when editing ended.
  ended() {}

  // From the program

  apply(kind, reader) {
    if (kind !== host.textInput) return false;
    clearTimeout(this.waiting);
    clearTimeout(this.later);
    const news = read(reader);
    if (!news) {
      this.state = null;
      this.composition = null;
      this.release();
      this.ended();
    } else {
      const chosen = this.chosenSelection(news);
      if (this.isOld(news)) this.hearLater(news);
      else this.hear(news, chosen);
    }
    return true;
  }

  hear({ state, text, isMarked }, chosen) {
    this.wanted = null;
    this.state = { ...state, keepsKeyboardShut: this.keepsKeyboardShut || state.keepsKeyboardShut };
    this.prepare(this.state);
    if (text && !this.goesOn(isMarked)) this.adopt(text, state.revision);
    this.element.dataset.revision = this.revision;
    if (chosen) {
      this.element.setSelectionRange(...chosen);
      this.selected();
    }
    this.focus();
  }

  // Whether a state is outdated: the program sent it before it knew the page's new focus, or the text typed there. A newer
  // one follows, unless the program declines.
  isOld({ state, text }) {
    const { wanted } = this;
    if (wanted && wanted.view !== state.view && performance.now() < wanted.until) return true;
    const field = this.viewOf(state.view)?.field;
    if (!field?.isTyped) return false;
    if (text && !field.agrees(text.value, state.isSecure)) {
      field.refused(text.value);
      return true;
    }
    field.giveUp();
    return false;
  }

  // Whether the program's focus is at another view, or nowhere, because it does not know the page's new focus yet. Otherwise
  // text typed meanwhile would go to the former text.
  awaitsOther(view) {
    const { wanted } = this;
    if (!wanted || performance.now() >= wanted.until) return false;
    if (wanted.view !== view?.number) return true;
    this.wanted = null;
    return false;
  }

  hearLater(news) {
    clearTimeout(this.later);
    this.later = setTimeout(() => this.hear(news, this.chosenSelection(news)), patience);
  }

  // The page's focus moved to a view in another way. The field keeps text that is typed before the program edits it.
  want(view) {
    if (this.state?.view === view) return;
    this.wanted = { view, until: performance.now() + patience };
    if (!this.state) return;
    this.finish();
    const { state, value, selection } = this;
    this.state = null;
    this.release();
    this.hearLater({ state, text: { value, selection }, isMarked: false });
  }

  // What the person selected in a field before the program edits it: all of it, which typed text then replaces, or a place in
  // text that was typed and that the program has now. Otherwise null.
  chosenSelection({ state, text }) {
    const field = this.viewOf(state.view)?.field;
    if (!field || field.isEdited || document.activeElement !== field.element) return null;
    const { value, selectionStart: start, selectionEnd: end } = field.element;
    if (value !== "" && start === 0 && end === value.length) return [0, text?.value.length ?? end];
    // Behind the text is the program's caret by itself, unless keys moved it since.
    const isBehind = start === end && end === value.length;
    return field.isTyped && !isBehind && text && field.agrees(text.value, state.isSecure) ? [start, end] : null;
  }

  // Whether the composition continues although the program has another text. The program may not know of the composition yet,
  // or has it marked in its own text. It gets the composition's end, and then sends the resulting text.
  goesOn(isMarked) {
    const { composition } = this;
    if (!composition?.isBegun) return false;
    if (isMarked) composition.isKnown = true;
    return isMarked || !composition.isKnown;
  }

  prepare(state) {
    const field = this.viewOf(state.view)?.field ?? null;
    const made = field ? field.elementFor(state) : elementFor(state, this.field ? null : this.element);
    if (made !== this.element) this.use(made, field);
    if (!field) made.setAttribute("aria-label", this.viewOf(state.view)?.told?.label ?? "Text");
    const wasShut = this.element.inputMode === "none";
    setTraits(this.element, state);
    if (wasShut !== state.keepsKeyboardShut) this.focusAnew();
    this.place(state);
  }

  use(element, field) {
    const wasFocused = this.element !== null && document.activeElement === this.element;
    this.letGo(wasFocused ? element : null, () => this.take(element, field));
  }

  // The old element is removed after the new one is there, so that a keyboard stays.
  letGo(successor, change) {
    const [old, oldField] = [this.element, this.field];
    change();
    if (successor) this.quietly(() => successor.focus({ preventScroll: true }));
    if (!oldField) old?.remove();
    else if (oldField !== this.field) oldField.restore();
  }

  quietly(change) {
    const wasQuiet = this.isQuiet;
    this.isQuiet = true;
    change();
    this.isQuiet = wasQuiet;
  }

  take(element, field) {
    this.element = element;
    this.field = field;
    if (field) field.isEdited = true;
    element.classList.add("text-mirror");
    this.composition = null;
    this.value = "";
    this.selection = [0, 0];
    if (!this.heard.has(element)) {
      this.heard.add(element);
      for (const name of ["beforeinput", "input", "compositionstart", "compositionend"]) {
        element.addEventListener(name, (event) => { if (element === this.element) this[name](event); });
      }
    }
    if (!field) this.container.append(element);
  }

  // A disappearing picture would remove the edited element, and close a phone's keyboard.
  save(root) {
    if (!this.element || !root.contains(this.element)) return;
    this.field = null;
    move(this.container, this.element, null);
  }

  // Candidates and accents are shown beside the caret. A soft keyboard must not push the page up to show the element.
  place({ caret, frame }) {
    const { style } = this.element;
    const height = this.container.clientHeight;
    const limit = this.keyboardHeight > 0 || this.isSoft ? height * 0.3 : height - 1;
    // A field is in its view, but the caret's place is in the screen's coordinates.
    const [inner, outer] = [this.field?.view.element, this.container].map((element) => element?.getBoundingClientRect());
    const [x, y] = inner ? [inner.left - outer.left, inner.top - outer.top] : [0, 0];
    style.left = `${Math.max(0, Math.min(caret.x, this.container.clientWidth - 2)) - x}px`;
    style.top = `${Math.max(0, Math.min(caret.y, limit)) - y}px`;
    style.height = `${Math.max(1, Math.min(caret.height, frame.height, 200))}px`;
  }

  // Replaces the text here by the program's.
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

  // Ends the browser's composition together with its text.
  abandon() {
    this.isDeaf = true;
    this.composition = null;
  }

  // A browser decides at the time of focus whether a keyboard opens.
  focusAnew() {
    if (document.activeElement !== this.element) return;
    this.element.blur();
    this.quietly(() => this.element.focus({ preventScroll: true }));
  }

  focus() {
    if (!document.hasFocus() || this.isElsewhere() || document.activeElement === this.element) return;
    this.quietly(() => this.element.focus({ preventScroll: true }));
    this.element.setSelectionRange(...this.selection);
  }

  // Focuses during the user's gesture, before the program knows of it: afterwards no phone shows its keyboard. The place is
  // in the screen's coordinates.
  anticipate(isMultiline, place, view = 0) {
    if (this.isActive) return this.anticipateMore(place);
    const state = {
      keepsKeyboardShut: false, isSecure: false, isMultiline, keyboardType: 0, returnKey: 0, capitalization: 2, correction: 0, spelling: 0,
      view, contentType: "", caret: { x: 0, y: 0, width: 1, height: 20 }, frame: { x: 0, y: 0, width: 1, height: 20 },
    };
    if (!this.state) this.prepare(state);
    this.quietly(() => this.element.focus({ preventScroll: true }));
    if (!this.state) this.letGoLater();
  }

  // A text is edited already.
  anticipateMore({ x, y }) {
    const { keepsKeyboardShut, frame } = this.state;
    // The user may have closed its keyboard.
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
    const { element, field } = this;
    this.value = "";
    this.selection = [0, 0];
    if (field) {
      this.element = null;
      this.field = null;
      element.blur();
      field.restore();
    } else {
      element.value = "";
      element.blur();
    }
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
      // These edits come with their own events.
      case "insertFromPaste": case "insertFromDrop": case "deleteByCut": case "deleteByDrag":
        return event.preventDefault();
      case "deleteContentBackward": case "deleteContentForward":
        if (!event.cancelable) return;
        event.preventDefault();
        return this.deleteCharacter(inputType === "deleteContentBackward", event);
      default: if (inputType.startsWith("format")) event.preventDefault();
    }
  }

  // Return in a text field changes no text here: the program decides its effect.
  pressReturn(event) {
    const time = timeOf(event);
    this.batch.flush((writer) => writer.textEdit({ edit: textEdit.insert, revision: 0, time, text: "\n" }));
  }

  // Browsers delete accents and parts of emoji one by one; the program deletes whole characters as people see them.
  deleteCharacter(isBackward, event) {
    this.readSelection();
    const [start, end] = this.selection;
    const removed = start < end ? [start, end] : characterBeside(this.value, start, isBackward) ?? [start, start];
    this.replaceHere(...removed, "");
    this.send({ edit: textEdit.delete, direction: isBackward ? 0 : 1, unit: 0, removed }, event);
  }

  // Makes the same replacement in the element and in the known text.
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

  // Typing without a composition means that the abandoned one is over: not every browser reports that.
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

  // Takes the browser's change of the element as an edit.
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
    // A change that is not next to the caret is no deletion from the caret.
    if (!way && event.inputType !== "deleteEntireSoftLine") {
      return this.send({ edit: textEdit.replace, replaced: removed, text: "", selection: this.boundaries() }, event);
    }
    this.send({ edit: textEdit.delete, direction: way === "Forward" ? 1 : 0, unit: units[unit] ?? 0, removed }, event);
  }

  // Replaces typed text by bullets, like the program.
  conceal(before, start, end, text) {
    this.value = before;
    this.replaceHere(start, end, mask(text));
  }

  // The selection, between characters.
  boundaries() {
    const [start, end] = this.selection;
    return [boundaryBefore(this.value, start), boundaryAfter(this.value, end)];
  }

  // The browser changed the selection: by a screen reader, a phone's keyboard, or its menu.
  selected() {
    if (!this.isActive || this.composition || this.isDeaf) return;
    const { selectionStart, selectionEnd } = this.element;
    // Typed text that was not taken yet comes with its own event.
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

  // The composed text is somewhere in the element's text: at its old place, or around the caret if a phone composes a word again.
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
    // The program's caret stands only between characters.
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

  // Ends the composition with its present text.
  finish(event = null) {
    const { composition } = this;
    if (!composition) return;
    this.composition = null;
    if (!composition.isBegun) return;
    const text = this.value.slice(composition.start, composition.end);
    this.send(text === "" ? { edit: textEdit.cancelMarking } : { edit: textEdit.commit, text }, event);
    this.selection = [composition.end, composition.end];
  }

  // The user left the page: ends the composition, and ignores the browser's later events about it.
  leave() {
    if (!this.composition) return;
    this.finish();
    this.isDeaf = true;
  }
}

// Reads the program's state of the edited text; null if none is edited.
function read(reader) {
  const flags = reader.u8();
  if (!(flags & textFlag.edited)) return null;
  const state = {
    keepsKeyboardShut: (flags & textFlag.keyboardShut) !== 0,
    isSecure: (flags & textFlag.secure) !== 0,
    isMultiline: (flags & textFlag.multiline) !== 0,
    isClipped: (flags & textFlag.clipped) !== 0,
    revision: reader.u32(),
    view: reader.u32(),
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
  return { state, text, isMarked };
}

// Whether `data` at `place` explains how one text became the other.
function fits(before, after, place, data) {
  const rest = after.length - place - data.length;
  if (rest < 0 || rest > before.length - place) return false;
  return after.startsWith(data, place) && before.startsWith(after.slice(0, place))
    && before.endsWith(after.slice(after.length - rest));
}

// The text that replaced a range, if nothing else changed and the caret is behind it.
function replacement(before, after, start, end, caret) {
  const text = after.slice(start, after.length - (before.length - end));
  const isAll = caret === start + text.length && after === before.slice(0, start) + text + before.slice(end);
  return isAll && text !== "" ? { start, end, text } : null;
}
