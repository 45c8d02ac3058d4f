// SPDX-License-Identifier: Apache-2.0

// The texts that the application speaks, by the voices of the browser. The program says what is spoken and when it is silent; it counts
// the time itself, so a text may still be heard when the next one comes: the browser then speaks that after it.

import { host } from "./protocol.js";

export class Speech {
  constructor() {
    /** @type {{ number: number, utterance: SpeechSynthesisUtterance, isRefused: boolean }[]} */
    this.texts = [];
    // A browser lets a page speak only after its user did something in it.
    for (const type of ["pointerup", "keydown"]) addEventListener(type, () => this.allowed(), { capture: true });
  }

  // The state of a page before a program has sent anything, or after its program was lost.
  reset() { this.keep(() => false); }

  apply(kind, reader) {
    if (kind === host.speech) this.speak(reader.u32(), readUtterance(reader));
    else if (kind === host.quiet) this.quiet(reader.u32());
    else return false;
    return true;
  }

  speak(number, utterance) {
    if (!globalThis.speechSynthesis) return;
    // One that was refused is not heard any more: its time is over.
    this.texts = this.texts.filter((text) => text.number !== number || !text.isRefused);
    const text = { number, utterance, isRefused: false };
    this.texts.push(text);
    utterance.addEventListener("end", () => this.forget(text));
    utterance.addEventListener("error", ({ error }) => {
      if (error === "not-allowed") text.isRefused = true;
      else this.forget(text);
    });
    speechSynthesis.speak(utterance);
  }

  quiet(number) { this.keep((text) => text.number !== number); }

  forget(text) { this.texts = this.texts.filter((other) => other !== text); }

  // The browser knows one list of texts, and only all of it can be ended: those that go on begin anew.
  keep(goesOn) {
    const [before, kept] = [this.texts, this.texts.filter(goesOn)];
    if (kept.length === before.length) return;
    this.texts = [];
    speechSynthesis.cancel();
    for (const { number, utterance } of kept) this.speak(number, copy(utterance));
  }

  allowed() {
    const refused = this.texts.filter(({ isRefused }) => isRefused);
    this.texts = this.texts.filter(({ isRefused }) => !isRefused);
    for (const { number, utterance } of refused) this.speak(number, copy(utterance));
  }
}

function readUtterance(reader) {
  const utterance = new SpeechSynthesisUtterance(reader.text());
  utterance.lang = reader.text() || navigator.language;
  utterance.rate = reader.f32();
  utterance.pitch = reader.f32();
  utterance.volume = reader.f32();
  return utterance;
}

// An utterance is spoken once.
function copy({ text, lang, rate, pitch, volume }) {
  return Object.assign(new SpeechSynthesisUtterance(text), { lang, rate, pitch, volume });
}
