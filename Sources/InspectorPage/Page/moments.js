// SPDX-License-Identifier: Apache-2.0

// The pictures of a recorded run: for each scene a first one and the changes. Every moment is made from these.

// A whole state is kept at this interval of pictures.
const keyframe = 64;

export class Moments {
  constructor() {
    this.scenes = new Map();
    this.chains = [];
    this.count = 0;
  }

  addPictures(pictures) {
    for (const picture of pictures) {
      const { scene } = picture.tree;
      if (!this.scenes.has(scene)) this.scenes.set(scene, { pictures: [], states: new Map() });
      insert(this.scenes.get(scene).pictures, picture);
      this.count += 1;
    }
  }

  addChains(chains) {
    for (const chain of chains) insert(this.chains, chain);
  }

  // The place of the last picture before an entry was recorded; the first one if there is none.
  atEntry(scene, sequence) {
    return this.last(scene, (picture) => picture.entry <= sequence);
  }

  atTime(scene, time) {
    return this.last(scene, (picture) => picture.tree.time <= time);
  }

  last(scene, isEarly) {
    const pictures = this.scenes.get(scene)?.pictures ?? [];
    return pictures.length === 0 ? -1 : Math.max(0, firstNot(pictures, isEarly) - 1);
  }

  time(scene, place) {
    return this.scenes.get(scene)?.pictures[place]?.tree.time;
  }

  // The whole state, as a program sends it for a newly shown scene.
  tree(scene, place) {
    const { pictures, states } = this.scenes.get(scene);
    let start = place;
    while (start > 0 && !states.has(start)) start -= 1;
    let views = new Map(states.get(start));
    for (let index = states.has(start) ? start + 1 : 0; index <= place; index += 1) {
      const { isWhole, removed, changed } = pictures[index].tree;
      if (isWhole) views = new Map();
      for (const id of removed) views.delete(id);
      for (const record of changed) views.set(record.id, record);
      if (index % keyframe === 0) states.set(index, new Map(views));
    }
    const { width, height, windows } = pictures[place].tree;
    return { scene, isWhole: true, width, height, windows, changed: [...views.values()], removed: [] };
  }

  chain(sequence) {
    const place = firstNot(this.chains, (chain) => chain.entry <= sequence) - 1;
    return this.chains[Math.max(0, place)]?.chain ?? { chain: [] };
  }

  // Parts may come out of order: states that were made without them are invalid.
  forgetStates() {
    for (const { states } of this.scenes.values()) states.clear();
  }
}

function firstNot(list, isEarly) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isEarly(list[middle])) low = middle + 1;
    else high = middle;
  }
  return low;
}

// In the order of the file: pictures of a part that came too early stand behind it.
function insert(list, item) {
  if (list.length === 0 || list.at(-1).entry <= item.entry) list.push(item);
  else list.splice(firstNot(list, (known) => known.entry <= item.entry), 0, item);
}
