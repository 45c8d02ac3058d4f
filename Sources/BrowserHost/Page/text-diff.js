// SPDX-License-Identifier: Apache-2.0

// Texts as UTF-16: the difference of two, and the boundaries of characters as people see them.

const segmenter = typeof Intl !== "undefined" && Intl.Segmenter
  ? new Intl.Segmenter(undefined, { granularity: "grapheme" })
  : null;

// The characters of a text. Without a segmenter, code points: the program refuses an edit that cuts a character.
export function characters(text) {
  return segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
}

// Each character as a bullet, as the program shows secure texts.
export function mask(text) {
  return "•".repeat(characters(text).length);
}

// The character that ends at, or begins with, an offset; null at the text's end.
export function characterBeside(text, offset, isBackward) {
  let start = 0;
  for (const character of characters(text)) {
    const end = start + character.length;
    if (isBackward ? end >= offset : end > offset) return offset === (isBackward ? 0 : text.length) ? null : [start, end];
    start = end;
  }
  return null;
}

// The nearest offset, at or before the given one, at which a character begins.
export function boundaryBefore(text, offset) {
  let start = 0;
  for (const character of characters(text)) {
    if (start + character.length > offset) return start;
    start += character.length;
  }
  return start;
}

// The same, at or after.
export function boundaryAfter(text, offset) {
  const before = boundaryBefore(text, offset);
  if (before === offset) return offset;
  return characterBeside(text, before, false)?.[1] ?? text.length;
}

// The replacement that turned `before` into `after`: the range in `before`, and the text. The caret tells which of several
// equal letters is new. Whole characters are replaced.
export function difference(before, after, caret) {
  const most = Math.min(before.length, after.length);
  // Text behind the caret was not typed, if it was there before.
  let suffix = Math.max(0, Math.min(after.length - caret, most));
  if (before.slice(before.length - suffix) !== after.slice(after.length - suffix)) {
    suffix = 0;
    while (suffix < most && before[before.length - 1 - suffix] === after[after.length - 1 - suffix]) suffix += 1;
  }
  let prefix = 0;
  while (prefix < most - suffix && before[prefix] === after[prefix]) prefix += 1;
  let start = Math.min(boundaryBefore(before, prefix), boundaryBefore(after, prefix));
  const endBefore = boundaryAfter(before, before.length - suffix);
  const rest = before.length - endBefore;
  if (start > endBefore) start = endBefore;
  return { start, end: endBefore, text: after.slice(start, after.length - rest) };
}
