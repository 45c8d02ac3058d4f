// SPDX-License-Identifier: Apache-2.0

// Finds the entries that belong to one event: a touch sequence, from the first finger down until the last recognizer has
// decided; for other entries, those of the same moment.

// Seconds without a finger after which a touch begins a new sequence: the second tap of a double tap comes sooner.
const pause = 0.6;
// Points from the last finger down within which a second tap belongs to the first.
const near = 50;
// Seconds after the last finger in which recognizers may still decide.
const settling = 2;

const gestureTypes = new Set(["recognizer", "recognizerWaits", "recognizerRefused", "hold", "touchCancelled", "touchWithheld"]);

// Splits the log; each part is { first, last, isTouches } of places in the list.
export function split(entries) {
  const parts = [];
  let part = null;
  let down = new Set();
  let lastTouch = -Infinity;
  let place = null;
  const begin = (index, isTouches) => {
    part = { first: index, last: index, isTouches };
    parts.push(part);
  };
  entries.forEach(({ entry }, index) => {
    const { event, time } = entry;
    const startsTouch = event.type === "inputReceived" && event.kind === "pointerDown";
    const isTouch = startsTouch || (event.type === "hitTest" && event.touch) || (event.type === "eventSent" && event.kind === "touches");
    const isNear = !startsTouch || !place || !event.location || Math.hypot(event.location.x - place.x, event.location.y - place.y) < near;
    const goesOn = part?.isTouches && (down.size > 0 || (time - lastTouch <= pause && isNear));
    if (startsTouch) place = event.location ?? null;
    if (isTouch && !goesOn) {
      begin(index, true);
      down = new Set();
    } else if (part?.isTouches && down.size === 0 && !gestureTypes.has(event.type) && time - lastTouch > settling) {
      begin(index, false);
    } else if (!part || (!part.isTouches && (event.type === "inputReceived" || Math.abs(time - entries[part.last].entry.time) > 0.001))) {
      begin(index, false);
    }
    part.last = index;
    if (isTouch) lastTouch = time;
    if (event.type === "eventSent") {
      for (const touch of event.touches) {
        if (touch.phase === "began") down.add(touch.touch);
        if (touch.phase === "ended" || touch.phase === "cancelled") down.delete(touch.touch);
      }
    }
    if (event.type === "touchCancelled" && event.touch) down.delete(event.touch);
  });
  return parts;
}

// The entries that belong to one, and its place among them.
export function around(entries, chosen) {
  const index = entries.indexOf(chosen);
  if (index < 0) return { entries: [chosen], isTouches: false };
  const part = split(entries).find(({ first, last }) => index >= first && index <= last);
  return { entries: entries.slice(part.first, part.last + 1), isTouches: part.isTouches };
}

// The lanes of a sequence: fingers, views and recognizers, with spans, moments and arrows between them.
export function lanes(entries) {
  const list = new Map();
  const arrows = [];
  const start = entries[0].entry.time;
  let end = start;
  const lane = (key, kind, name, id) => {
    if (!list.has(key)) list.set(key, { key, kind, name, id, spans: [], moments: [], outcome: null });
    return list.get(key);
  };
  const recognizer = (subject) => lane(`r${subject.identifier}`, "recognizer", title(subject), subject.identifier);
  const close = (one, time) => {
    const last = one.spans.at(-1);
    if (last && last.end === null) last.end = time;
  };
  const open = (one, state, time) => {
    const last = one.spans.at(-1);
    if (last && last.end === null && last.state === state) return;
    close(one, time);
    one.spans.push({ state, start: time, end: null });
  };
  for (const logged of entries) {
    const { event, time } = logged.entry;
    const isOurs = event.type === "eventSent" ? event.kind === "touches" : event.type === "delivered" || gestureTypes.has(event.type) || event.type === "controlEvents";
    if (isOurs) end = Math.max(end, time);
    if (event.type === "eventSent") {
      for (const touch of event.touches) {
        const one = lane(`t${touch.touch}`, "touch", `touch ${touch.touch}`);
        if (touch.phase === "began") open(one, "down", time);
        if (touch.phase === "ended" || touch.phase === "cancelled") {
          close(one, time);
          one.moments.push({ time, state: touch.phase });
        }
      }
    } else if (event.type === "delivered" && event.method.startsWith("touches")) {
      const one = lane(`v${event.responder.identifier}`, "view", title(event.responder), event.responder.identifier);
      const method = event.method.split("(")[0];
      if (method === "touchesBegan") open(one, "told", time);
      if (method === "touchesEnded" || method === "touchesCancelled") {
        close(one, time);
        one.moments.push({ time, state: method === "touchesEnded" ? "ended" : "cancelled" });
        one.outcome = logged.words;
      }
    } else if (event.type === "recognizer") {
      const one = recognizer(event.recognizer);
      if (one.spans.length === 0 && one.moments.length === 0 && event.old === "Possible") one.spans.push({ state: "Possible", start, end: null });
      if (event.new === "Began" || event.new === "Changed") open(one, "Began", time);
      else if (event.new === "Possible") close(one, time);
      else {
        close(one, time);
        one.moments.push({ time, state: event.new.toLowerCase() });
      }
      if (event.new !== "Possible") one.outcome = logged.words;
      const other = event.reason?.recognizer;
      if (other && event.new !== "Possible") arrows.push({ from: recognizer(other).key, to: one.key, time, kind: event.reason.type, words: logged.words });
    } else if (event.type === "recognizerWaits") {
      const one = recognizer(event.recognizer);
      open(one, "waits", time);
      one.outcome = logged.words;
      arrows.push({ from: one.key, to: recognizer(event.other).key, time, kind: "waits", words: logged.words });
    } else if (event.type === "recognizerRefused") {
      const one = recognizer(event.recognizer);
      one.moments.push({ time, state: "refused" });
      one.outcome ??= logged.words;
    }
  }
  for (const one of list.values()) close(one, end);
  const order = { touch: 0, view: 1, recognizer: 2 };
  return { start, end, arrows, lanes: [...list.values()].sort((one, other) => order[one.kind] - order[other.kind]) };
}

export function title(subject) {
  return subject.label ? `${subject.label}` : `${subject.class} #${subject.identifier}`;
}
