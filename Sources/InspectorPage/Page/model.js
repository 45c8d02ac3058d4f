// SPDX-License-Identifier: Apache-2.0

// The page's data of the application: the views of one scene, the log, the selection. Panels listen to changes.

import { apply, compose, identity, invert, toParent } from "./geometry.js";

// Entries kept; older ones go.
const greatestNumberOfEntries = 5000;
const greatestNumberOfVerdicts = 500;

export class Model extends EventTarget {
  constructor() {
    super();
    // Also the layers without views; these have texts for numbers (see `records`).
    this.views = new Map();
    this.windows = [];
    this.scene = 0;
    this.size = [390, 844];
    this.scenes = [];
    this.entries = [];
    // By the number of their first entry.
    this.verdicts = new Map();
    this.selectedVerdict = null;
    this.trimmed = 0;
    this.dropped = 0;
    this.selectedView = null;
    this.selectedEntry = null;
    this.picked = null;
    // A recorded run is kept whole.
    this.keepsAll = false;
    this.moment = null;
    this.chain = { chain: [] };
  }

  tell(name) {
    this.dispatchEvent(new Event(name));
  }

  // MARK: Views

  applyTree({ scene, isWhole, width, height, windows, changed, removed }) {
    if (isWhole) this.views.clear();
    for (const id of removed) this.forget(id);
    for (const view of changed) {
      this.forget(view.id);
      for (const record of records(view)) this.views.set(record.id, record);
    }
    this.scene = scene;
    this.size = [width, height];
    this.windows = windows;
    this.order = null;
    if (this.selectedView !== null && !this.views.has(this.selectedView)) this.selectedView = null;
    this.tell("tree");
  }

  forget(id) {
    const view = this.views.get(id);
    if (!view) return;
    this.views.delete(id);
    for (const part of view.parts) if (this.views.get(part)?.isLayer) this.forget(part);
  }

  // The view that a layer belongs to; a view itself.
  owner(id) {
    return this.views.get(id)?.owner ?? id;
  }

  // The views and layers in the order of painting: superviews first, back to front, each with depth, superview and place on the screen.
  get ordered() {
    if (this.order) return this.order;
    const list = [];
    let layer = 0;
    for (const window of this.windows) {
      const start = layer;
      const waiting = [[window, null, 0, identity]];
      while (waiting.length > 0) {
        const [id, parent, depth, outer] = waiting.pop();
        const view = this.views.get(id);
        if (!view) continue;
        view.parent = parent;
        view.depth = depth;
        view.layer = start + depth;
        view.matrix = compose(outer, toParent(view));
        layer = Math.max(layer, view.layer + 1);
        list.push(view);
        for (let place = view.parts.length - 1; place >= 0; place -= 1) {
          waiting.push([view.parts[place], id, depth + 1, view.matrix]);
        }
      }
    }
    this.layers = layer;
    this.order = list;
    return list;
  }

  path(id) {
    void this.ordered;
    const path = [];
    for (let view = this.views.get(id); view; view = this.views.get(view.parent)) path.unshift(view.id);
    return path;
  }

  name(id) {
    const view = this.views.get(id);
    return view ? `${view.class}${view.label ? ` "${view.label}"` : ""}${view.isLayer ? "" : ` #${id}`}` : `#${id}`;
  }

  // The frame in the superview's coordinates: the box around the transformed bounds.
  frame(view) {
    const [x, y, width, height] = view.bounds;
    const [a, b, c, d, tx, ty] = toParent(view);
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
      .map(([px, py]) => [a * px + c * py + tx, b * px + d * py + ty]);
    const xs = corners.map((corner) => corner[0]);
    const ys = corners.map((corner) => corner[1]);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
  }

  selectView(id) {
    if (id !== null && !this.views.has(id)) return;
    this.selectedView = id;
    this.tell("view");
  }

  isView = (id) => this.views.has(id);

  // MARK: Log

  addEntries({ dropped, entries }) {
    this.dropped = dropped;
    this.input = markScenes(entries, this.input);
    for (const logged of entries) this.entries.push(logged);
    // Trimmed now and then, not for each entry.
    if (!this.keepsAll && this.entries.length > greatestNumberOfEntries * 1.2) {
      const excess = this.entries.length - greatestNumberOfEntries;
      this.entries.splice(0, excess);
      this.trimmed += excess;
    }
    this.tell("entries");
  }

  // Entries that came out of order.
  insertEntries(added) {
    const [first] = added;
    markScenes(added);
    const place = this.entries.findIndex(({ entry }) => entry.sequence > first.entry.sequence);
    this.entries = place < 0 ? [...this.entries, ...added] : [...this.entries.slice(0, place), ...added, ...this.entries.slice(place)];
    this.tell("entries");
  }

  clearEntries() {
    this.trimmed = 0;
    this.entries = [];
    this.tell("entries");
  }

  addVerdicts({ verdicts }) {
    for (const verdict of verdicts) {
      this.verdicts.set(verdict.sequence, verdict);
      if (this.selectedVerdict?.sequence === verdict.sequence) this.selectedVerdict = verdict;
    }
    if (this.keepsAll) return this.tell("verdicts");
    for (const old of [...this.verdicts.keys()].slice(0, Math.max(0, this.verdicts.size - greatestNumberOfVerdicts))) this.verdicts.delete(old);
    this.tell("verdicts");
  }

  clearVerdicts() {
    this.verdicts.clear();
    this.selectedVerdict = null;
    this.tell("verdicts");
  }

  // Shows a moment without a chosen entry.
  selectMoment(time) {
    this.moment = time;
    this.selectedVerdict = null;
    this.selectedEntry = null;
    this.tell("entry");
  }

  // The view drawn last at a point, in the picture.
  drawnAt(x, y) {
    const seen = new Map();
    let found = null;
    for (const view of this.ordered) {
      const inverse = invert(view.matrix);
      const [px, py] = inverse ? apply(inverse, x, y) : [NaN, NaN];
      const [left, top, width, height] = view.bounds;
      const isIn = px >= left && px < left + width && py >= top && py < top + height;
      const isShown = (view.parent === null || seen.get(view.parent)) && !view.isHidden && !(view.alpha < 0.01);
      seen.set(view.id, isShown && (isIn || !view.clips));
      if (isShown && isIn && (view.background || view.text?.lines.length || view.border || view.isImage || view.shape)) found = this.owner(view.id);
    }
    return found;
  }

  // Shows a verdict's first entry, if the log still has it.
  selectVerdict(verdict) {
    const entry = this.entries.find((logged) => logged.entry.sequence >= verdict.sequence && logged.entry.sequence <= verdict.last) ?? null;
    this.selectEntry(entry, verdict);
  }

  selectEntry(entry, verdict = null) {
    this.moment = null;
    this.selectedVerdict = verdict;
    this.selectedEntry = entry;
    this.tell("entry");
  }

  // Shows a hit test in the pictures: of the picked point, or of the selected event.
  showWalk(walk) {
    this.walk = walk;
    this.tell("walk");
  }
}

// A view and the layers in it, in one form. A layer's number is its view's with its place: "12:0", and "12:0:1" for one in it. `parts` are the
// numbers of all that lies in one, back to front.
function records(view) {
  const all = [];
  const add = (record, id, layers, children) => {
    const parts = [];
    const put = (above) => {
      for (const [place, layer] of layers.entries()) if (layer.above === above) parts.push(`${id}:${place}`);
    };
    put(undefined);
    for (const child of children) {
      parts.push(child);
      put(child);
    }
    all.push({ ...record, id, parts });
    for (const [place, layer] of layers.entries()) {
      add({ ...layer, label: layer.name, isLayer: true, owner: view.id }, `${id}:${place}`, layer.layers ?? [], []);
    }
  };
  add(view, view.id, view.layers ?? [], view.children);
  return all;
}

// Marks entries with the scene of the input that led to them; none for entries without an input.
function markScenes(entries, before = null) {
  let input = before;
  for (const logged of entries) {
    const { event, time } = logged.entry;
    if (event.type === "inputReceived" || event.type === "inputRejected") input = { scene: event.scene, until: Math.max(time, event.time) };
    else if (input && time > input.until) input = null;
    logged.scene = event.scene || input?.scene || undefined;
  }
  return input;
}
