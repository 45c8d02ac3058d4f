// Sentences as the program writes them: pieces that know what they name.

import { h } from "./dom.js";

// The sentence as plain text.
export function plain(words) {
  return words.map((piece) => (typeof piece === "string" ? piece : piece[0])).join("");
}

// The sentence as nodes; names of views can be pressed where select(number) is given.
export function nodes(words, { select, isView } = {}) {
  return words.map((piece) => {
    if (typeof piece === "string") return piece;
    const [text, role, number] = piece;
    if (role === "code") return h("code", {}, text);
    if (role === "subject" && number && select && isView?.(number)) {
      return h("button", { type: "button", class: "name", onclick: (event) => { event.stopPropagation(); select(number); } }, text);
    }
    return h("span", { class: role === "subject" ? "name" : role }, text);
  });
}

export function sentence(words, options) {
  return h("p", { class: "sentence" }, nodes(words, options));
}

// Seconds as the log prints them.
export function seconds(time) {
  return time.toFixed(3);
}

// At most two decimals.
export function number(value) {
  return String(Math.round(value * 100) / 100);
}
