// SPDX-License-Identifier: Apache-2.0

// Made by Scripts/protocol-numbers of Documentation/Protocol.json.

export const version = 13;
/** RSPD, read as little-endian. */
export const magic = 0x44505352;

/** The first byte of every message a page sends. */
export const client = Object.freeze({
  hello: 0x01, clock: 0x02, leave: 0x03, pointer: 0x10, hover: 0x11, scroll: 0x12, key: 0x13, cancelAll: 0x14,
  activation: 0x15, screen: 0x16, measurements: 0x17, request: 0x18, motion: 0x19, shake: 0x1a, remote: 0x1b,
  transform: 0x1c, picked: 0x1d, text: 0x20, keyboardFrame: 0x21, clipboard: 0x22, clipboardAnswer: 0x23, drag: 0x24,
  shareAnswer: 0x25, files: 0x26, menuBar: 0x30, gamepad: 0x40, accessibility: 0x50,
});

/** The first byte of every message a host sends. */
export const host = Object.freeze({
  welcome: 0x01, refusal: 0x02, clock: 0x03, clear: 0x10, windows: 0x11, view: 0x12, remove: 0x13, face: 0x14,
  measure: 0x15, open: 0x16, offer: 0x17, closing: 0x18, nowPlaying: 0x19, sensors: 0x1a, state: 0x1b, vibrate: 0x1c,
  screen: 0x1d, pick: 0x1e, textInput: 0x20, clipboard: 0x21, clipboardRequest: 0x22, dropOperation: 0x23, share: 0x24,
  fileRequest: 0x25, fileWithdrawal: 0x26, menuBar: 0x30, focusRing: 0x40, pointerLook: 0x41, notice: 0x44,
  focusLeaves: 0x45, sound: 0x48, soundAhead: 0x49, silence: 0x4a, font: 0x4b, speech: 0x4c, quiet: 0x4d,
});

/** The application-defined WebSocket close codes. */
export const closeCode = Object.freeze({
  goingAway: 1001, malformed: 4000, wrongVersion: 4001, takenOver: 4002, refused: 4003,
});

/** The phase of a pointer. `PointerSample.Phase`. */
export const pointerPhase = Object.freeze({
  down: 0, move: 1, up: 2, cancel: 3,
});

/** The phase of a pointer that touches nothing. `HoverSample.Phase`. */
export const hoverPhase = Object.freeze({
  entered: 0, moved: 1, exited: 2,
});

/** The phase of a pinch or a turn on a trackpad. `TransformSample.Phase`. */
export const transformPhase = Object.freeze({
  began: 0, changed: 1, ended: 2, cancelled: 3,
});

/** The kind of a pointer. `PointerSample.Kind`. */
export const device = Object.freeze({
  touch: 0, pen: 1, mouse: 2,
});

/** Flags of a pointer's sample: it is predicted, the device measures pressure, the angles are tilts. */
export const sampleFlag = Object.freeze({
  predicted: 1, pressure: 2, tilt: 4,
});

/** Modifier keys that are held. */
export const modifier = Object.freeze({
  shift: 1, control: 2, alternate: 4, command: 8, capsLock: 16, numericPad: 32,
});

/** Why a page cancelled its pointers. */
export const cancellation = Object.freeze({
  blur: 0, hidden: 1, leaving: 2, lost: 3,
});

/** The activation state of a page. */
export const activation = Object.freeze({
  active: 0, inactive: 1, background: 2,
});

/** A page's facts about its screen besides sizes. */
export const screenFlag = Object.freeze({
  dark: 1, softKeyboard: 2, noKeyboard: 4, readsClipboard: 8, sharesContent: 16, commandsByControl: 128,
});

/** The kinds of edits of the edited text. */
export const textEdit = Object.freeze({
  insert: 0, replace: 1, delete: 2, mark: 3, commit: 4, cancelMarking: 5, select: 6, undo: 7, redo: 8, selectAll: 9,
});

/** The properties of the edited text for the page. */
export const textFlag = Object.freeze({
  edited: 1, text: 2, marked: 4, secure: 8, multiline: 16, clipped: 32, keyboardShut: 64,
});

/** The user's command on the clipboard. */
export const clipboardCommand = Object.freeze({
  copy: 0, cut: 1, paste: 2,
});

/** A representation of the clipboard's content. */
export const clipboardType = Object.freeze({
  text: 0, html: 1, links: 2, png: 3,
});

/** The result of sharing by the browser. `ShareAnswer.Outcome`. */
export const shareOutcome = Object.freeze({
  shared: 0, dismissed: 1, unavailable: 2,
});

/** What a person is asked for. `FileRequest.Purpose`. */
export const filePurpose = Object.freeze({
  choose: 0, save: 1,
});

/** How files may be chosen. `FileRequest.Choice`. */
export const fileFlag = Object.freeze({
  adaptsPictures: 1,
});

/** The result of a request for files. `FileAnswer.Outcome`. */
export const fileOutcome = Object.freeze({
  done: 0, dismissed: 1, unavailable: 2, tooLarge: 3, tooMany: 4, failed: 5,
});

/** The phase of a drag over the page from outside. */
export const dragPhase = Object.freeze({
  entered: 0, moved: 1, left: 2, dropped: 3,
});

/** The parts of a motion sample besides accelerations. */
export const motionFlag = Object.freeze({
  userAcceleration: 1, rotation: 2,
});

/** The phase of a shake. `ShakePhase`. */
export const shakePhase = Object.freeze({
  began: 0, ended: 1, cancelled: 2,
});

/** Parts of a gamepad behind its buttons, which have the numbers of W3C's standard layout. */
export const gamepadPart = Object.freeze({
  leftStick: 17, rightStick: 18, gone: 19,
});

/** Flags of the focus ring's place. */
export const ringFlag = Object.freeze({
  inside: 1, wholeView: 2,
});

/** The state of the player. */
export const playback = Object.freeze({
  stopped: 0, playing: 1, paused: 2,
});

/** The parts of a view in a message. `DisplayAspects`. */
export const aspect = Object.freeze({
  geometry: 1, scroll: 2, appearance: 4, content: 8, children: 16, accessibility: 32, animations: 64, mask: 128,
});

/** The property that a motion changes. `AnimatedProperty`. */
export const animated = Object.freeze({
  position: 0, size: 1, scroll: 2, transform: 3, opacity: 4, backgroundColor: 5, cornerRadius: 6,
});

/** How a motion repeats. */
export const animationFlag = Object.freeze({
  autoreverses: 1, endless: 2,
});

/** The timing of a motion. */
export const timing = Object.freeze({
  linear: 0, cubic: 1, sampled: 2,
});

/** The kind of a view's content. */
export const content = Object.freeze({
  none: 0, text: 1, image: 2, styledText: 3, shape: 4, gradient: 5, drawing: 6,
});

/** A step of a drawing. */
export const drawingStep = Object.freeze({
  save: 0, restore: 1, concatenate: 2, clip: 3, fill: 4, stroke: 5, clear: 6, fillColor: 7, strokeColor: 8, line: 9,
  dashes: 10, alpha: 11, blendMode: 12, shadow: 13, gradient: 14, image: 15, text: 16, smoothing: 17,
});

/** Flags of a gradient in a drawing: it is radial, it extends before its start, and after its end. */
export const drawnGradientFlag = Object.freeze({
  radial: 1, before: 2, after: 4,
});

/** Flags of a shape's painting. */
export const shapeFlag = Object.freeze({
  filled: 1, stroked: 2, evenOdd: 4,
});

/** A part of a path. `CGPathElementType`. */
export const pathElement = Object.freeze({
  move: 0, line: 1, quadCurve: 2, curve: 3, close: 4,
});

/** The form of a gradient. `DisplayGradient.Kind`. */
export const gradientKind = Object.freeze({
  axial: 0, radial: 1, conic: 2,
});

/** Flags of a view's look. From `squareCorner` on, a bit for each corner that stays square, in the order of `CACornerMask`. */
export const appearanceFlag = Object.freeze({
  hidden: 1, clips: 2, squareCorner: 4, blurs: 64, inTransition: 128,
});

/** The role of a view for assistive technology. */
export const roles = Object.freeze([
  "none", "button", "switch", "slider", "image", "text", "heading", "link", "group", "adjustable", "textField",
  "searchField", "textView", "menu", "menuItem", "menuItemCheckbox", "progress",
]);

/** Flags of a view's words and states for the page. */
export const accessibilityFlag = Object.freeze({
  enabled: 1, selected: 2, label: 4, value: 8, identifier: 16, hint: 32, language: 64, isElement: 128,
  isNoElement: 256, labelPainted: 512, hidden: 1024, modal: 2048, actions: 4096, order: 8192, rotors: 16384,
  container: 32768,
});

/** The kind of an item in a view's list. */
export const accessibilityItem = Object.freeze({
  view: 0, element: 1,
});

/** The actions of assistive technology on an element. */
export const accessibilityAction = Object.freeze({
  activate: 0, increment: 1, decrement: 2, scroll: 3, escape: 4, magicTap: 5, custom: 6, focus: 7, setText: 8,
  rotor: 9,
});

/** Beside a rotor's place. */
export const rotorFlag = Object.freeze({
  forward: 128,
});

/** The kind of an element as a container. `UIAccessibilityContainerType`. */
export const containers = Object.freeze([
  "none", "table", "list", "landmark", "group",
]);

/** The kind of a table's cell, in the words of documents. `DisplayDataTable.Header`. */
export const headers = Object.freeze([
  "cell", "rowheader", "columnheader",
]);

/** A notice for assistive technology. `AccessibilityNotice.Kind`. */
export const noticeKind = Object.freeze({
  announcement: 0, layoutChanged: 1, screenChanged: 2, pageScrolled: 3,
});

/** The user's settings for everything that is shown: `AccessibilitySettings`, and lines from right to left. */
export const wish = Object.freeze({
  lessMotion: 1, moreContrast: 2, forcedColors: 4, lessTransparency: 8, invertedColors: 16, rightToLeft: 32,
});

/** The user's actions on the menu bar. */
export const menuBarUse = Object.freeze({
  opened: 0, chose: 1,
});

/** The kind of a line in the menu bar. */
export const menuItem = Object.freeze({
  command: 0, menu: 1, separator: 2,
});

/** Flags of a command in the menu bar. */
export const menuFlag = Object.freeze({
  enabled: 1, destructive: 2,
});

/** The mark beside a command of the menu bar. */
export const menuState = Object.freeze({
  off: 0, on: 1, mixed: 2,
});

/** The effect of a drop, in browsers' words. `DragOperation`. */
export const dropEffects = Object.freeze([
  "none", "copy", "move",
]);

/** The look of a pointer, in browsers' words. `PointerLook`. */
export const cursors = Object.freeze([
  "", "none", "text", "vertical-text", "pointer", "not-allowed",
]);

/** Remote commands. `WireCommand`. */
export const commands = Object.freeze([
  "play", "pause", "stop", "togglePlayPause", "nextTrack", "previousTrack", "skipForward", "skipBackward",
  "beginSeekingForward", "endSeekingForward", "beginSeekingBackward", "endSeekingBackward", "changePlaybackPosition",
  "changePlaybackRate", "changeRepeatMode", "changeShuffleMode", "rate", "like", "dislike", "bookmark", "changeVolume",
]);

/** A canvas's names for the modes of `CGBlendMode`. */
export const blendModes = Object.freeze([
  "source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn", "soft-light",
  "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "destination-out", "copy",
  "source-in", "source-out", "source-atop", "destination-over", "destination-in", "destination-out",
  "destination-atop", "xor", "darken", "lighter",
]);

/** The ends of a line. `CGLineCap`. */
export const capNames = Object.freeze([
  "butt", "round", "square",
]);

/** The corners of a line. `CGLineJoin`. */
export const joinNames = Object.freeze([
  "miter", "round", "bevel",
]);
