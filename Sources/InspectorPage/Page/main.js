// SPDX-License-Identifier: Apache-2.0

// Puts the inspector together: one connection, one model, and the panels that show it.

import { ActsPanel } from "./acts-panel.js";
import { byId, fill, h, Tabs } from "./dom.js";
import { ChainPanel } from "./chain-panel.js";
import { Connection } from "./connection.js";
import { Edits } from "./edits.js";
import { EventPanel } from "./event-panel.js";
import { Exporter } from "./export.js";
import { FactsPanel } from "./facts-panel.js";
import { Keys } from "./keys.js";
import { Links } from "./links.js";
import { LogPanel } from "./log-panel.js";
import { ReceiverMap } from "./map.js";
import { Model } from "./model.js";
import { Panes } from "./panes.js";
import { PickThere } from "./pick-there.js";
import { Player } from "./player.js";
import { Recorded } from "./recorded.js";
import { Stage } from "./stage.js";
import { TreePanel } from "./tree-panel.js";
import { legend, walkList } from "./walk.js";
import { link, nodes, sentence, setOrigin, shortName } from "./words.js";

const model = new Model();
let program = "Application";
// A running application is live; a recorded run comes in parts, or stands inside of the page.
const source = document.querySelector("meta[name=responder-source]").content;
const isRecorded = source !== "live";

const connection = new (isRecorded ? Recorded : Connection)({
  source,
  arrived: (messages) => player.arrived(messages),
  newest: () => model.entries.at(-1)?.entry.sequence,
  handle(message) {
    if (message.type === "tree") model.applyTree(message);
    else if (message.type === "entries") model.addEntries(message);
    else if (message.type === "verdicts") model.addVerdicts(message);
    else if (message.type === "chain") {
      model.chain = message;
      model.tell("chain");
    } else if (message.type === "scenes") showScenes(message.scenes);
    else if (message.type === "pickedThere") pickThere.answered(message);
  },
  changed(state, detail = {}) {
    const status = byId("status");
    status.dataset.state = state;
    if (state === "connected") {
      ({ program } = detail);
      document.title = `${program} – Inspector`;
      byId("program").textContent = program;
      if (isRecorded) {
        const { name, start } = detail.recorded;
        // Times are those since its beginning.
        setOrigin(start);
        byId("program").textContent = name === program ? program : `${program}: ${name}`;
        return player.opened(detail.recorded);
      }
      // The program sends everything again.
      if (detail.isNew) {
        model.clearEntries();
        model.clearVerdicts();
      }
      model.views.clear();
      model.order = null;
      edits.isOn = detail.canEdit === true;
      pickThere.reset();
      status.textContent = "Connected";
      if (byId("scene").value) connection.request("scene", { scene: Number(byId("scene").value) });
    } else if (state === "reading") {
      status.dataset.state = "connected";
      const count = detail.read < detail.of ? `Reading, ${Math.floor(100 * detail.read / detail.of)} %` : "Recorded";
      status.textContent = detail.isDamaged ? `${count}; a part cannot be read` : count;
    } else {
      status.textContent = { connecting: "Connecting…", lost: "The program does not answer; trying again…", ended: `Ended: ${detail.reason}` }[state];
    }
  },
});

const edits = new Edits(connection);
// Before the panels: the data of a moment must be there first.
const player = isRecorded ? new Player(model, connection, { step: (places) => acts.step(places) }) : null;
// Requests that only a running program can answer.
if (isRecorded) for (const tab of document.querySelectorAll("[role=tab]:is([data-name=map], [data-name=point])")) tab.remove();
const map = new ReceiverMap(model, connection);
const details = new Tabs(byId("detail-tabs"), () => {});
const stage = new Stage(model, { map, pick, isRecorded });
const exporter = new Exporter(model, { image: () => stage.image(), program: () => program });
new TreePanel(model);
new FactsPanel(model, connection, edits);
new EventPanel(model, { exportEvent: (format) => exporter.event(format), edits });
const acts = new ActsPanel(model, { chosen: () => show("event"), isRecorded });
const log = new LogPanel(model, { exportLog: (format) => exporter.log(format) });
new ChainPanel(model, connection);
const pickThere = new PickThere(model, connection, { picked: showAnswer });
new Links(model, {
  run: () => connection.run, want: (entry) => connection.want(entry), showTime: (time) => model.selectMoment(time),
});
new Panes();

// On a narrow page one part is shown at a time.
const parts = new Tabs(byId("parts"), (name) => { document.body.dataset.part = name; });
parts.choose("acts");
details.choose("view");
stage.tabs.choose("flat");

model.addEventListener("view", () => { if (model.selectedView !== null && !isPicking) show("view"); });
model.addEventListener("entry", () => { if (model.selectedEntry) show("event"); });

function show(name) {
  details.choose(name);
  // Choosing in the tree or the log leads on to the details, as the columns of a wide page do.
  if (matchMedia("(max-width: 899px)").matches && ["acts", "views", "log", "detail"].includes(document.body.dataset.part)) parts.choose("detail");
}

new Keys([
  ["1", "what was done", () => go("acts", "#acts [tabindex='0'], #acts-nothing")],
  ["2", "the screen", () => go("screen", "#canvas")],
  ["3", "the views", () => go("views", "#tree")],
  ["4", "the log", () => go("log", "#log")],
  ["5", "the details", () => go("detail", "#detail-tabs [aria-selected=true]")],
  ["v", "search the views", () => go("views", "#tree-search")],
  ["/", "search the log", () => go("log", "#log-search")],
  ["[", "what was done before the chosen", () => acts.step(-1)],
  ["]", "what was done after it", () => acts.step(1)],
  ["n", "only what did nothing, or all", () => byId("acts-nothing").click()],
  ...(isRecorded ? [
    ["ArrowLeft", "the act before", () => acts.step(-1)],
    ["ArrowRight", "the act after", () => acts.step(1)],
    ["t", "the line of time", () => byId("time-scrub").focus()],
  ] : [
    ["p", "the log pauses, or goes on", () => log.pause(!log.isPaused)],
    ["i", "the next touch on the app’s page names a view here", () => pickThere.toggle()],
  ]),
]);

// Shows a part and puts the focus there.
function go(part, selector) {
  parts.choose(part);
  document.querySelector(selector)?.focus();
}

byId("scene").addEventListener("change", (event) => {
  const scene = Number(event.target.value);
  if (player) player.showScene(scene);
  else connection.request("scene", { scene });
});

function showScenes(scenes) {
  model.scenes = scenes;
  const select = byId("scene");
  select.hidden = scenes.length < 2;
  const chosen = select.value;
  fill(select, scenes.map((scene) => h("option", { value: scene.number }, scene.title)));
  if (scenes.some((scene) => String(scene.number) === chosen)) select.value = chosen;
  for (const id of ["acts-scene", "log-scene"]) filterScenes(byId(id), scenes);
  if (isRecorded) return;
  byId("no-scene").hidden = scenes.length > 0;
}

// Every scene, or one of several.
function filterScenes(select, scenes) {
  const chosen = select.value;
  select.hidden = scenes.length < 2;
  fill(select, h("option", { value: "" }, "All scenes"), scenes.map((scene) => h("option", { value: scene.number }, scene.title)));
  select.value = scenes.some((scene) => String(scene.number) === chosen) ? chosen : "";
  if (select.value !== chosen) select.dispatchEvent(new Event("change"));
}

let isPicking = false;

// Requests the views at a point of the screen, and shows both answers.
async function pick(x, y) {
  if (isRecorded) return model.selectView(model.drawnAt(x, y));
  showAnswer(await connection.request("pick", { x, y }));
}

function showAnswer(answer) {
  if (!answer || answer.reason) return;
  model.selectEntry(null);
  model.picked = answer;
  model.showWalk(answer.walk);
  isPicking = true;
  if (answer.drawn) model.selectView(answer.drawn.id);
  isPicking = false;
  showPicked(answer);
  details.choose("point");
  if (matchMedia("(max-width: 899px)").matches) parts.choose("detail");
}

function showPicked({ x, y, drawn, receiver, sentence: words, why, changes, walk, details: lines, result }) {
  const options = { select: (id) => model.selectView(id), isView: model.isView };
  const name = (view, nobody) => (view ? link(shortName(view.name), () => model.selectView(view.id)) : nobody);
  const isSame = drawn && receiver && drawn.id === receiver.id;
  fill(byId("panel-point"),
    h("p", { class: "overline" }, `At (${x}, ${y})`),
    h("dl", { class: "pair" },
      h("div", { id: "picked-drawn" }, h("dt", {}, "Drawn on top"), h("dd", {}, name(drawn, "nothing"))),
      h("div", { id: "picked-receiver" }, h("dt", {}, "Would get the touch"), h("dd", {}, name(receiver, "nobody")))),
    h("p", { class: "verdict" }, isSame ? "The same view: what is seen gets the touch." : drawn ? "What is seen does not get the touch:" : "Nothing is drawn here."),
    why.length > 0 ? h("div", { id: "picked-why" }, why.map((line) => sentence(line, options))) : null,
    changes.length > 0 ? h("section", {}, h("h4", {}, changes.length > 1 ? "What would let it, one after the other" : "What would let it"),
      h("ol", { class: "changes", id: "picked-changes" }, changes.map((line) => h("li", {}, nodes(line, options))))) : null,
    h("section", {}, h("h4", {}, "Hit test"), sentence(words, options), legend(walk), walkList(walk, lines, result, options)));
}

addEventListener("online", () => connection.connect());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") connection.connect();
});
connection.connect();
