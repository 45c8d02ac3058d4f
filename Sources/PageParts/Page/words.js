// SPDX-License-Identifier: Apache-2.0

// Sentences of the program: pieces that name participants and touches.

import { h } from "./dom.js";

// The sentence as plain text.
export function plain(words) {
  return words.map((piece) => (typeof piece === "string" ? piece : piece[0])).join("");
}

/**
 * The sentence as nodes; names of views can be pressed if select(number) is given.
 * @param {any[]} words
 * @param {{select?: (number: number) => void, isView?: (number: number) => boolean}} reader
 */
export function nodes(words, { select, isView } = {}) {
  return words.map((piece) => {
    if (typeof piece === "string") return piece;
    const [text, role, number] = piece;
    if (role === "code") return h("code", {}, text);
    if (role === "subject" && number && select && isView?.(number)) {
      return link(text, () => select(number));
    }
    return h("span", { class: role === "subject" ? "name" : role }, text);
  });
}

// Something to press that wraps like the words around it, which a button does not.
export function link(text, pressed) {
  return h("a", { class: "name", href: "#", onclick: (event) => {
    event.preventDefault();
    event.stopPropagation();
    pressed();
  } }, text);
}

export function sentence(words, options) {
  return h("p", { class: "sentence" }, nodes(words, options));
}

// A class without its module.
export function shortClass(name) {
  return name.slice(name.lastIndexOf(".") + 1);
}

// A participant without its module.
export function shortName(name) {
  return name.replace(/^(?:\w+\.)+(?=\w)/, "");
}

let origin = 0;

// Seconds are counted from this moment on.
export function setOrigin(time) {
  origin = time;
}

// Seconds as the log prints them.
export function seconds(time) {
  return (time - origin).toFixed(3);
}

// At most two decimals.
export function number(value) {
  return String(Math.round(value * 100) / 100);
}
