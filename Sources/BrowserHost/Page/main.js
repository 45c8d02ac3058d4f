// SPDX-License-Identifier: Apache-2.0

// Puts the page together: one surface that takes input, one picture in it, one connection between them and the host.

import { accessibilityAction, activation, host } from "./protocol.js";
import { Activation } from "./activation.js";
import { Address } from "./address.js";
import { Attention } from "./attention.js";
import { Clipboard } from "./clipboard.js";
import { Connection } from "./connection.js";
import { CustomActions } from "./custom-actions.js";
import { DOMFocus } from "./dom-focus.js";
import { Dragging } from "./dragging.js";
import { Files } from "./files.js";
import { FocusRing } from "./focus-ring.js";
import { Fonts } from "./fonts.js";
import { Gamepads } from "./gamepads.js";
import { InputBatch } from "./input-batch.js";
import { Keys } from "./keys.js";
import { MenuBar } from "./menu-bar.js";
import { Motion } from "./motion.js";
import { Notices } from "./notices.js";
import { Outside } from "./outside.js";
import { Pick } from "./pick.js";
import { Picture } from "./picture.js";
import { Pointers } from "./pointers.js";
import { Reading } from "./reading.js";
import { Regions } from "./regions.js";
import { Remote } from "./remote.js";
import { Rotors } from "./rotors.js";
import { Screen } from "./screen.js";
import { Session } from "./session.js";
import { Sharing } from "./sharing.js";
import { SoftKeyboard, keyboardKind } from "./soft-keyboard.js";
import { Sounds } from "./sounds.js";
import { Speech } from "./speech.js";
import { Status } from "./status.js";
import { TextInput } from "./text-input.js";
import { Trackpad } from "./trackpad.js";
import { Wheel } from "./wheel.js";

const root = document.getElementById("picture");
const surface = document.getElementById("surface");
const strip = document.getElementById("status");
const skip = document.getElementById("skip");

const keyboard = keyboardKind();

const screen = new Screen({
  element: document.getElementById("screen"),
  keyboard,
  safeArea: document.getElementById("safe-area"),
  strip,
  changed: (description) => {
    batch.flush((writer) => writer.screen(description, performance.now()));
    status.refresh();
  },
});
const status = new Status(screen);
const fonts = new Fonts(root);
const reading = new Reading({ isBusy: () => pointers.hasPresses });
const picture = new Picture(root, fonts, { reading, saved: (gone) => text.save(gone) });
const focusRing = new FocusRing(picture, (view) => focus.follow(view));
const regions = new Regions();

const outside = new Outside({
  chosen: (shortcut) => {
    connection.send((writer) => writer.request({ shortcut, time: performance.now() }));
    status.open(false);
  },
});
const menuBar = new MenuBar({
  element: document.getElementById("menu-bar"),
  use: (message) => connection.send((writer) => writer.menuBar({ ...message, time: performance.now() })),
});
const motion = new Motion({ send: (write) => connection.send(write), changed: () => status.refresh() });
const remote = new Remote({ send: (write) => connection.send(write) });
const sounds = new Sounds();
const speech = new Speech();
const session = new Session();
const address = new Address({ session, send: (write) => connection.send(write) });

const connection = new Connection({
  session,
  describe: () => ({ screen: screen.current, activation: attention.state, ...address.describe() }),
  handle(kind, reader) {
    const parts = [
      picture, focusRing, focus, notices, pick, text, clipboard, sharing, files, dragging, outside, menuBar, motion,
      remote, sounds, speech,
    ];
    if (parts.some((part) => part.apply(kind, reader))) return;
    if (kind === host.face) return fonts.define(reader);
    if (kind === host.font) fonts.fetch(reader);
    else if (kind === host.measure) measure(reader);
    else throw new Error(`no message has kind ${kind}`);
  },
  changed(state, detail) {
    status.changed(state, detail);
    if (state !== "connected") return;
    // The host sends the list of shortcuts again.
    outside.reset();
    dragging.reset();
    sharing.reset();
    files.reset(detail.isResumed);
    pick.reset();
    menuBar.reset();
    motion.reset();
    remote.reset();
    sounds.reset();
    speech.reset();
    text.reset();
    softKeyboard.reset();
    // It may have changed between the greeting and its answer; the host ignores an unchanged one.
    connection.send((writer) => writer.screen(screen.current, performance.now()));
    address.welcomed();
  },
  lost: () => {
    forget();
    sounds.reset();
    speech.reset();
  },
});

const batch = new InputBatch(connection);
const { origin } = screen;
const text = new TextInput({
  container: screen.element,
  batch,
  isElsewhere: () => isAround(document.activeElement),
  viewOf: (number) => picture.views.get(number),
});
const rotors = new Rotors({ surface, picture, send: (write) => batch.flush(write) });
const customActions = new CustomActions({
  element: document.getElementById("custom-actions"), surface, picture, rotors, send: (write) => batch.flush(write),
});
picture.typed = ({ number }, typed) => batch.flush((writer) => writer.accessibility({
  view: number, action: accessibilityAction.setText, text: typed, time: performance.now(),
}));
picture.toldChanged = (view) => {
  if (customActions.view && view.holds(customActions.view)) customActions.refresh();
};
const focus = new DOMFocus({
  surface, picture, text, isAround, regions, send: (write) => batch.flush(write),
});
text.ended = () => focus.textEnded();
customActions.left = () => focus.enter();
const notices = new Notices({ element: document.getElementById("announcer"), picture, focus });
const pick = new Pick({ origin, send: (write) => connection.send(write) });
const clipboard = new Clipboard({
  send: (write) => batch.flush(write), text, isOurs: (event) => !isAround(event.target),
});
const sharing = new Sharing({ element: document.getElementById("share"), send: (write) => connection.send(write) });
const files = new Files({ element: document.getElementById("files"), send: (write) => connection.send(write) });
const dragging = new Dragging({ surface, origin, send: (write) => batch.flush(write) });
const softKeyboard = new SoftKeyboard({ kind: keyboard, surface, picture: root, text, origin, batch });
const pointers = new Pointers({
  surface, origin, batch, seen: (type) => status.seen(type), keepsFocus: (element) => text.owns(element),
});
const trackpad = new Trackpad({ surface, origin, batch, hasPresses: () => pointers.hasPresses });
new Wheel({ surface, origin, batch, trackpad });
const keys = new Keys({ batch, isOurs: (event) => !isAround(event.target), text });
const attention = new Attention({ batch, connection, forget, leave: () => text.leave() });
new Activation({ surface, send: (write) => batch.flush(write) });
const gamepads = new Gamepads({ batch, isActive: () => attention.state === activation.active });

status.hasMotion = () => motion.isSeen;
addEventListener("online", () => connection.connect());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.connect();
});
connection.connect();

// Whether an element belongs to the page around the screen.
function isAround(element) {
  return [strip, menuBar.element, customActions.element, skip].some((part) => part.contains(element));
}

// The parts of the page in their order.
regions.all = [
  { contains: (element) => skip.contains(element), isThere: () => menuBar.element.hidden, enter: () => skip.focus() },
  {
    contains: (element) => menuBar.element.contains(element),
    isThere: () => menuBar.element.getClientRects().length > 0,
    enter: () => menuBar.enter(),
  },
  { isApp: true, contains: (element) => surface.contains(element) || text.owns(element), isThere: () => true, enter: () => focus.enter() },
  {
    contains: (element) => customActions.element.contains(element),
    isThere: () => customActions.isThere,
    enter: () => customActions.element.querySelector("button").focus(),
  },
  { contains: (element) => strip.contains(element), isThere: () => true, enter: () => document.getElementById("status-toggle").focus() },
];

// Forgets all pressed pointers and keys: the host cancels them, and only new presses count.
function forget() {
  pointers.clear();
  trackpad.clear();
  keys.clear();
  gamepads.clear();
}

function measure(reader) {
  const request = reader.u32();
  const face = reader.u32();
  const graphemes = Array.from({ length: reader.u16() }, () => reader.text());
  const measured = fonts.measure(face, graphemes);
  connection.send((writer) => writer.measurements(request, measured));
}
