// SPDX-License-Identifier: Apache-2.0

// The sounds of the application. The program says what is heard, where in the sound it is and how; the page keeps up with that.

import { host } from "./protocol.js";

// In seconds: a sound that is nearer than this to where it ought to be is left alone.
const nearEnough = 0.15;
// Files that nothing plays are kept for the next time, up to this number.
const mostIdle = 32;
// In milliseconds: the steps of a fade.
const step = 40;

export class Sounds {
  constructor() {
    /** @type {Map<string, Promise<string>>} */
    this.files = new Map();
    /** @type {Map<number, Playback>} */
    this.playbacks = new Map();
    this.context = null;
    // A browser lets a page sound only after its user did something in it.
    for (const type of ["pointerup", "keydown"]) addEventListener(type, () => this.allowed(), { capture: true });
  }

  // The state of a page before a program has sent anything, or after its program was lost.
  reset() {
    for (const playback of this.playbacks.values()) playback.end();
    this.playbacks.clear();
  }

  apply(kind, reader) {
    if (kind === host.sound) this.play(reader.u32(), readState(reader));
    else if (kind === host.soundAhead) this.file(reader.text()).catch(() => { /* The sound itself will tell. */ });
    else if (kind === host.silence) this.end(reader.u32());
    else return false;
    return true;
  }

  play(number, state) {
    const known = this.playbacks.get(number);
    if (known) return known.change(state);
    this.playbacks.set(number, new Playback(this, state, () => this.playbacks.delete(number)));
  }

  end(number) {
    this.playbacks.get(number)?.end();
    this.playbacks.delete(number);
  }

  allowed() {
    this.context?.resume();
    for (const playback of this.playbacks.values()) if (playback.isRefused) playback.begin();
  }

  // The address of a sound's bytes, here in the page: a browser that asks the server for pieces of them would need more of it.
  file(name) {
    const known = this.files.get(name);
    this.files.delete(name);
    const file = known ?? fetchFile(name);
    this.files.set(name, file);
    file.catch(() => this.files.delete(name));
    this.forgetIdle();
    return file;
  }

  forgetIdle() {
    const used = new Set([...this.playbacks.values()].map(({ state }) => state.name));
    for (const [name, file] of this.files) {
      if (this.files.size <= mostIdle) return;
      if (used.has(name)) continue;
      this.files.delete(name);
      file.then((address) => URL.revokeObjectURL(address), () => { /* There is nothing to forget. */ });
    }
  }

  // Some systems leave the volume of an element to their user's keys.
  get isVolumeFixed() {
    const probe = new Audio();
    probe.volume = 0.5;
    const value = probe.volume !== 0.5;
    Object.defineProperty(this, "isVolumeFixed", { value });
    return value;
  }

  // Volume and sides of an element, where the element itself has none.
  mixer(element) {
    this.context ??= new AudioContext();
    const [gain, panner] = [this.context.createGain(), this.context.createStereoPanner()];
    this.context.createMediaElementSource(element).connect(gain).connect(panner).connect(this.context.destination);
    return { gain, panner };
  }
}

function readState(reader) {
  return {
    name: reader.text(), repeats: reader.u8() === 1, position: reader.f64(), rate: reader.f32(), volume: reader.f32(),
    fade: reader.f32(), pan: reader.f32(), at: performance.now(),
  };
}

async function fetchFile(name) {
  const answer = await fetch(`/sound/${name}`);
  if (!answer.ok) throw new Error(`no sound ${name}`);
  return URL.createObjectURL(await answer.blob());
}

class Playback {
  constructor(sounds, state, over) {
    this.sounds = sounds;
    this.state = state;
    this.over = over;
    /** @type {HTMLAudioElement | null} */
    this.element = null;
    this.mixer = null;
    // What is heard now, while a fade is under way.
    this.volume = state.fade > 0 ? 0 : state.volume;
    this.fading = 0;
    this.isRefused = false;
    this.isOver = false;
    this.load();
  }

  async load() {
    let address;
    try {
      address = await this.sounds.file(this.state.name);
    } catch {
      this.end();
      return this.over();
    }
    if (this.isOver) return;
    this.element = new Audio(address);
    this.element.addEventListener("ended", () => { this.end(); this.over(); });
    this.element.addEventListener("error", () => { this.end(); this.over(); });
    this.begin();
  }

  // Where the sound ought to be.
  get place() {
    const { position, rate, at, repeats } = this.state;
    const place = position + rate * (performance.now() - at) / 1000;
    const duration = this.element?.duration;
    return repeats && duration ? place % duration : place;
  }

  async begin() {
    this.isRefused = false;
    const { element } = this;
    if (!element) return;
    this.adjust();
    element.currentTime = this.place;
    try {
      await element.play();
    } catch (error) {
      this.isRefused = error.name === "NotAllowedError";
    }
  }

  change(state) {
    this.state = state;
    if (!this.element) return;
    this.adjust();
    if (Math.abs(this.element.currentTime - this.place) > nearEnough) this.element.currentTime = this.place;
  }

  adjust() {
    const { element, state: { repeats, rate, pan } } = this;
    element.loop = repeats;
    element.playbackRate = rate;
    if (pan !== 0 || this.sounds.isVolumeFixed) this.mixer ??= this.sounds.mixer(element);
    if (this.mixer) this.mixer.panner.pan.value = pan;
    this.fade();
  }

  // A fade is from what is heard now.
  fade() {
    clearInterval(this.fading);
    const { volume, fade } = this.state;
    const [from, start] = [this.volume, performance.now()];
    const turn = () => {
      const part = fade > 0 ? Math.min((performance.now() - start) / (fade * 1000), 1) : 1;
      this.setVolume(from + (volume - from) * part);
      if (part === 1) clearInterval(this.fading);
    };
    if (fade > 0) this.fading = setInterval(turn, step);
    turn();
  }

  setVolume(volume) {
    this.volume = volume;
    if (this.mixer) this.mixer.gain.gain.value = volume;
    else if (this.element) this.element.volume = Math.min(Math.max(volume, 0), 1);
  }

  end() {
    this.isOver = true;
    clearInterval(this.fading);
    this.element?.pause();
    this.element = null;
  }
}
