// SPDX-License-Identifier: Apache-2.0

// The motions of one view. The host sends the running animations and their progress; the browser runs them.

import { animated, animationFlag, timing } from "./protocol.js";
import { readMatrix } from "./transform.js";

export class Animations {
  constructor() {
    this.running = new Map();
  }

  // Takes the list of all running animations. Animations that are not in it end; known ones continue unchanged.
  apply(reader, view) {
    const named = new Map();
    for (let count = reader.u8(); count > 0; count -= 1) {
      const motion = readMotion(reader);
      named.set(motion.identifier, this.running.get(motion.identifier) ?? begin(motion, view));
    }
    for (const [identifier, animation] of this.running) if (!named.has(identifier)) animation.cancel();
    this.running = named;
  }
}

function readMotion(reader) {
  const motion = {
    identifier: reader.u32(),
    property: reader.u8(),
    flags: reader.u8(),
    elapsed: reader.f32() * 1000,
    duration: reader.f32() * 1000,
    repeatCount: reader.f32(),
    easing: readTiming(reader),
    keyframes: [],
  };
  for (let count = reader.u16(); count > 0; count -= 1) {
    motion.keyframes.push({ offset: reader.f32(), value: readValue(reader, motion.property) });
  }
  return motion;
}

function readTiming(reader) {
  switch (reader.u8()) {
    case timing.cubic: return `cubic-bezier(${reader.f32()}, ${reader.f32()}, ${reader.f32()}, ${reader.f32()})`;
    case timing.sampled: return `linear(${Array.from({ length: reader.u16() }, () => reader.f32()).join(", ")})`;
    default: return "linear";
  }
}

function readValue(reader, property) {
  switch (property) {
    case animated.position:
    case animated.size:
    case animated.scroll: return [reader.f32(), reader.f32()];
    case animated.transform: return readMatrix(reader);
    case animated.backgroundColor: return reader.color();
    default: return reader.f32();
  }
}

function begin(motion, view) {
  const end = motion.keyframes.at(-1).value;
  const style = styles(motion.property, end, view);
  const keyframes = motion.keyframes.map(({ offset, value }) => ({ offset, ...style(value) }));
  // Before the first part of the motion and after the last, the value stays the same.
  if (keyframes[0].offset > 0) keyframes.unshift({ ...keyframes[0], offset: 0 });
  if (keyframes.at(-1).offset < 1) keyframes.push({ ...keyframes.at(-1), offset: 1 });
  const reverses = (motion.flags & animationFlag.autoreverses) !== 0;
  const isEndless = (motion.flags & animationFlag.endless) !== 0;
  const moves = motion.property === animated.scroll ? view.scrollable() : view.element;
  const isAdditive = motion.property === animated.position || motion.property === animated.scroll;
  const animation = moves.animate(keyframes, {
    duration: motion.duration,
    delay: Math.max(0, -motion.elapsed),
    fill: "backwards",
    easing: motion.easing,
    iterations: isEndless ? Infinity : motion.repeatCount * (reverses ? 2 : 1),
    direction: reverses ? "alternate" : "normal",
    composite: isAdditive ? "add" : "replace",
  });
  if (motion.elapsed > 0) animation.currentTime = motion.elapsed;
  return animation;
}

// A value in CSS. A place is sent as the rest of the way, so that several motions add up.
function styles(property, end, view) {
  switch (property) {
    case animated.position: return ([x, y]) => ({ translate: `${x - end[0]}px ${y - end[1]}px` });
    case animated.scroll: return ([x, y]) => ({ translate: `${end[0] - x}px ${end[1] - y}px` });
    case animated.size: return ([width, height]) => view.sizeStyle(width, height);
    case animated.transform: return (value) => ({ transform: value });
    case animated.opacity: return (value) => ({ opacity: Math.min(1, Math.max(0, value)) });
    case animated.backgroundColor: return (value) => ({ backgroundColor: value });
    default: return (value) => ({ borderRadius: `${Math.max(0, value)}px` });
  }
}
