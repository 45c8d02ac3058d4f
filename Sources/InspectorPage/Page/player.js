// SPDX-License-Identifier: Apache-2.0

// A recorded run at the chosen moment: its picture, its responders for keys, and the timeline.

import { byId } from "./dom.js";
import { Moments } from "./moments.js";
import { Timeline } from "./timeline.js";

export class Player {
  // step(places) goes to another act.
  constructor(model, connection, { step }) {
    this.model = model;
    this.connection = connection;
    this.moments = new Moments();
    this.timeline = new Timeline(model, {
      step, scrubbed: (time) => model.selectMoment(time), picture: (places) => this.stepPicture(places),
    });
    model.keepsAll = true;
    document.body.dataset.recorded = "";
    model.addEventListener("entry", () => this.moved());
    // An act whose entries are not read yet gets them first.
    model.addEventListener("entries", () => {
      if (model.selectedVerdict && !model.selectedEntry) model.selectVerdict(model.selectedVerdict);
    });
  }

  opened(summary) {
    this.summary = summary;
    this.timeline.open(summary);
    byId("no-scene").textContent = summary.pictures > 0 ? "Reading the pictures…"
      : "This run was recorded without pictures. Recorded with RESPONDER_PICTURES=1, or inspected beside its application (responder inspect FILE -- APP), it has them.";
    byId("no-scene").hidden = false;
    if (summary.warning) byId("notice").textContent = summary.warning;
  }

  arrived(messages) {
    let isSeen = false;
    for (const message of messages) {
      if (message.type === "pictures") {
        const { count } = this.moments;
        this.moments.addPictures(message.pictures);
        if (count !== this.moments.count) this.moments.forgetStates();
        isSeen = true;
      } else if (message.type === "chains") {
        this.moments.addChains(message.chains);
        isSeen = true;
      } else if (message.type === "entries") {
        const newest = this.model.entries.at(-1)?.entry.sequence ?? -1;
        if (message.entries[0].entry.sequence > newest) this.model.addEntries(message);
        else this.model.insertEntries(message.entries);
      }
    }
    if (isSeen) this.refresh();
  }

  // A part of the page chose something.
  moved() {
    const { selectedVerdict: act, selectedEntry: chosen, moment } = this.model;
    if (act?.scene && this.moments.scenes.has(act.scene)) this.scene = act.scene;
    if (act && !chosen) this.connection.want(act.sequence);
    const time = act && chosen?.entry.sequence === act.sequence ? act.time : chosen?.entry.time ?? moment ?? act?.time;
    if (time !== undefined) this.timeline.show(Math.min(Math.max(time, this.timeline.start), this.timeline.end));
    this.refresh();
  }

  // Shows the picture of the moment, once it is available.
  refresh() {
    const { model, moments } = this;
    const scene = moments.scenes.has(this.scene) ? this.scene : moments.scenes.keys().next().value;
    const chosen = model.selectedEntry?.entry.sequence ?? model.selectedVerdict?.sequence;
    const chain = moments.chain(chosen ?? this.nextEntry());
    if (chain !== model.chain) {
      model.chain = chain;
      model.tell("chain");
    }
    if (scene === undefined) return;
    byId("no-scene").hidden = true;
    const place = chosen === undefined ? moments.atTime(scene, this.timeline.time) : moments.atEntry(scene, chosen);
    const picture = moments.scenes.get(scene).pictures[place];
    if (picture === this.picture && moments.count === this.count) return;
    this.picture = picture;
    this.count = moments.count;
    this.place = place;
    this.shownScene = scene;
    model.applyTree(moments.tree(scene, place));
  }

  // The entry before which the moment is.
  nextEntry() {
    return this.model.entries.find(({ entry }) => entry.time > this.timeline.time)?.entry.sequence ?? Infinity;
  }

  showScene(scene) {
    this.scene = scene;
    this.refresh();
  }

  stepPicture(places) {
    const time = this.moments.time(this.shownScene, Math.max(0, (this.place ?? 0) + places));
    if (time === undefined) return;
    this.model.selectMoment(time);
  }
}
