// SPDX-License-Identifier: Apache-2.0

// Commands to the application from outside its screen: buttons under the details, media keys, and on request the browser's
// media session, which headsets, lock screens and desktops use.

import { commands, host, playback } from "./protocol.js";
import { timeOf } from "./samples.js";

// In words: many systems' fonts lack the symbols.
const buttons = Object.freeze([
  ["previousTrack", "Previous"], ["skipBackward", "Back"], ["play", "Play"], ["pause", "Pause"],
  ["togglePlayPause", "Play or pause"], ["stop", "Stop"], ["skipForward", "Forward"], ["nextTrack", "Next"],
  ["like", "Like"], ["dislike", "Dislike"], ["bookmark", "Bookmark"],
]);

const keys = Object.freeze({
  MediaPlayPause: "togglePlayPause", MediaPlay: "play", MediaPause: "pause", MediaStop: "stop",
  MediaTrackNext: "nextTrack", MediaTrackPrevious: "previousTrack",
  MediaFastForward: "skipForward", MediaRewind: "skipBackward",
});

// What the browser calls it, what the application does, and the value in the action's details.
/** @type {readonly [MediaSessionAction, string, ("seekOffset" | "seekTime")?][]} */
const actions = Object.freeze([
  ["play", "play"], ["pause", "pause"], ["stop", "stop"],
  ["nexttrack", "nextTrack"], ["previoustrack", "previousTrack"],
  ["seekforward", "skipForward", "seekOffset"], ["seekbackward", "skipBackward", "seekOffset"],
  ["seekto", "changePlaybackPosition", "seekTime"],
]);

const states = Object.freeze({ [playback.stopped]: "none", [playback.playing]: "playing", [playback.paused]: "paused" });
/**
 * What plays; what only a program tells is missing as long as none has.
 * @typedef {object} Playing
 * @property {number} state
 * @property {Set<string>} available
 * @property {string} title
 * @property {string} artist
 * @property {string} album
 * @property {number} [duration]
 * @property {number} [position]
 * @property {number} [rate]
 * @property {Record<string, number>} [skips]
 * @property {Record<string, string>} [titles]
 * @property {Set<string>} [active]
 */

/** @type {Readonly<Playing>} */
const nothing = Object.freeze({ state: playback.stopped, available: new Set(), title: "", artist: "", album: "" });

export class Remote {
  constructor({ send }) {
    this.send = send;
    /** @type {Readonly<Playing>} */
    this.playing = nothing;
    this.section = document.getElementById("media");
    this.choice = document.getElementById("media-keys");
    this.choice.parentElement.hidden = !("mediaSession" in navigator);
    this.choice.addEventListener("change", () => this.update());
    this.audio = null;
    // Before the page's own keys: a command here is no press there.
    addEventListener("keydown", (event) => this.pressed(event), { capture: true });
    addEventListener("keyup", (event) => this.pressed(event), { capture: true });
  }

  // The state of a page before a program has sent anything.
  reset() {
    this.playing = nothing;
    this.update();
  }

  apply(kind, reader) {
    if (kind !== host.nowPlaying) return false;
    const state = reader.u8();
    const bits = reader.u32();
    const [title, artist, album] = [reader.text(), reader.text(), reader.text()];
    const [duration, position, rate] = [reader.f64(), reader.f64(), reader.f64()];
    const skips = { skipBackward: reader.f32(), skipForward: reader.f32() };
    const titles = { like: reader.text(), dislike: reader.text(), bookmark: reader.text() };
    const active = reader.u8();
    this.playing = {
      state, title, artist, album, duration, position, rate, skips, titles,
      available: new Set(commands.filter((_, number) => (bits >>> number) & 1)),
      active: new Set(Object.keys(titles).filter((_, number) => (active >>> number) & 1)),
    };
    this.update();
    return true;
  }

  give(command, value = 0, time = performance.now()) {
    this.send((writer) => writer.remote(command, value, time));
  }

  pressed(event) {
    const command = keys[event.key];
    if (!command || !this.playing.available.has(command)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === "keydown" && !event.repeat) this.give(command, 0, timeOf(event));
  }

  update() {
    const { title, artist, album, available } = this.playing;
    this.section.hidden = available.size === 0 && !title;
    this.section.querySelector("p").textContent = [title, artist, album].filter(Boolean).join(" · ") || "Nothing";
    this.section.querySelector("div").replaceChildren(
      ...buttons.filter(([command]) => available.has(command) && !this.isOneTooMany(command))
        .map((button) => this.button(...button)));
    if ("mediaSession" in navigator) this.updateSession();
  }

  // Of play, pause and play/pause, the one that has an effect is enough.
  isOneTooMany(command) {
    const { available, state } = this.playing;
    if (command === "togglePlayPause") return available.has("play") && available.has("pause");
    if (command === "play") return available.has("pause") && state === playback.playing;
    return command === "pause" && available.has("play") && state !== playback.playing;
  }

  button(command, name) {
    const { titles, active, skips } = this.playing;
    const button = document.createElement("button");
    const seconds = skips?.[command];
    button.type = "button";
    button.dataset.command = command;
    button.textContent = titles?.[command] || (seconds ? `${name} ${seconds} s` : name);
    if (titles && command in titles) button.ariaPressed = String(active.has(command));
    button.addEventListener("click", () => {
      // Giving the same feedback again takes it back.
      this.give(command, active?.has(command) ? -1 : seconds ?? 0);
    });
    return button;
  }

  // A browser gives its media session only to a page that plays something. Silence is enough, and it plays only if the user
  // wants that.
  updateSession() {
    const session = navigator.mediaSession;
    const isOn = this.choice.checked && this.playing.available.size > 0;
    const { title, artist, album, state, available } = this.playing;
    for (const [action, command, value] of actions) {
      const handler = isOn && available.has(command)
        ? (details) => this.give(command, (value && details?.[value]) || 0) : null;
      try { session.setActionHandler(action, handler); } catch { /* This browser does not know the action. */ }
    }
    session.metadata = isOn ? new MediaMetadata({ title, artist, album }) : null;
    session.playbackState = isOn ? states[state] : "none";
    this.updatePosition(session, isOn);
    if (isOn && !this.audio) this.audio = silence();
    if (isOn && state === playback.playing) this.audio.play().catch(() => { this.choice.checked = false; });
    else this.audio?.pause();
  }

  updatePosition(session, isOn) {
    const { duration, position, rate } = this.playing;
    const isKnown = isOn && duration > 0;
    try {
      session.setPositionState(isKnown
        ? { duration, position: Math.min(position, duration), playbackRate: rate || 1 } : undefined);
    } catch { /* An old browser, or a rate that it does not allow. */ }
  }
}

// Ten seconds of silence, repeated: browsers treat shorter sounds as mere signals.
function silence() {
  const rate = 8000;
  const count = 10 * rate;
  const view = new DataView(new ArrayBuffer(44 + count));
  const tag = (offset, text) => [...text].forEach((letter, place) => view.setUint8(offset + place, letter.charCodeAt(0)));
  tag(0, "RIFF");
  view.setUint32(4, 36 + count, true);
  tag(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  tag(36, "data");
  view.setUint32(40, count, true);
  // The middle of an unsigned byte.
  new Uint8Array(view.buffer, 44).fill(128);
  const audio = new Audio(URL.createObjectURL(new Blob([view.buffer], { type: "audio/wav" })));
  audio.loop = true;
  return audio;
}
