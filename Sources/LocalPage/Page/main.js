// SPDX-License-Identifier: Apache-2.0

// Files come in, questions go out, answers are shown. Screenshots never leave the page.

import { byId, fill, h } from "./dom.js";
import { nodes } from "./words.js";
import { Screen } from "./screen.js";

const largestFile = 64 << 20;
const waiting = new Map();
let lastRequest = 0;
let socket;
let opened;

const screen = new Screen(byId("screen"), (x, y) => {
  byId("x").value = x;
  byId("y").value = y;
  ask();
});

// MARK: The command

function connect() {
  const address = new URL("socket", location.href);
  address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
  address.search = "";
  socket = new WebSocket(address);
  socket.onopen = () => request({ type: "hello" }, (message) => {
    say("Connected");
    if (message.type === "opened") show(message);
    if (message.type === "declined") complain(message.reason);
  });
  socket.onmessage = (event) => {
    const message = JSON.parse(event.data);
    const done = waiting.get(message.id);
    waiting.delete(message.id);
    done?.(message);
  };
  socket.onclose = (event) => {
    waiting.clear();
    say(event.reason || "The command was ended; start it again and open the address it prints.", true);
  };
}

function request(message, done) {
  if (socket.readyState !== WebSocket.OPEN) return false;
  lastRequest += 1;
  waiting.set(lastRequest, done);
  socket.send(JSON.stringify({ ...message, id: lastRequest }));
  return true;
}

function say(text, isBad = false) {
  byId("status").textContent = text;
  byId("status").classList.toggle("bad", isBad);
}

function complain(reason) {
  fill(byId("answer"), h("p", {}, reason));
  byId("certainty").textContent = "";
}

// MARK: Files

async function take(files) {
  for (const file of files) {
    if (file.type.startsWith("image/")) takePicture(file);
    else if (file.size > largestFile) complain(`${file.name} is larger than ${largestFile >> 20} MB.`);
    else send(file.name, await file.arrayBuffer());
  }
}

function send(name, bytes) {
  say("Reading…");
  if (request({ type: "open", name }, (message) => {
    say("Connected");
    if (message.type === "declined") complain(`${name}: ${message.reason}`);
    else show(message);
  })) socket.send(bytes);
}

function takePicture(file) {
  if (screen.picture) URL.revokeObjectURL(screen.picture);
  screen.showPicture(URL.createObjectURL(file), byId("opacity").value / 100);
  byId("opacity-label").hidden = false;
  if (!screen.dump) complain("The picture is kept for the dump that belongs to it: open that too.");
}

function show(message) {
  opened = message;
  document.body.classList.add("has-file");
  byId("invitation").hidden = true;
  if (message.kind === "dump") showDump(message);
  else showRun(message);
}

function showDump(dump) {
  byId("file").textContent = `${dump.name}: ${dump.format}, ${dump.views} views`;
  byId("screen-part").hidden = false;
  byId("ask").hidden = false;
  byId("regions-check").hidden = false;
  screen.show(dump);
  fill(byId("views"), dump.regions.slice(0, 300).map((region) => h("option", { value: `#${region.view}` }, nodes(region.name))));
  fill(byId("answer"),
    h("p", {}, "Press the screen where the tap was."),
    dump.omissions.map((each) => h("p", { class: "faint" }, each)));
  byId("certainty").textContent = "";
  byId("list-title").textContent = "Findings";
  byId("list-count").textContent = dump.findings.length || (dump.canTell ? "every control is reached" : "who reaches what cannot be told");
  fill(byId("list"), dump.findings.map((finding) => item(finding.text, undefined, () => {
    screen.mark(undefined, undefined, finding.box);
    byId("wanted").value = `#${finding.view}`;
    byId("x").value = byId("y").value = "";
    ask();
  })));
}

function showRun(run) {
  byId("file").textContent = `${run.name}: a recorded run, ${run.entries} entries`;
  byId("screen-part").hidden = true;
  byId("list-title").textContent = "What was done";
  byId("list-count").textContent = run.more ? `${run.deeds.length} of ${run.deeds.length + run.more}` : run.deeds.length;
  fill(byId("answer"), h("p", {}, run.deeds.length ? "Press what was done, to read how it went." : "Nobody did anything."));
  byId("certainty").textContent = "";
  fill(byId("list"), run.deeds.map((deed) => item(
    [`${deed.time.toFixed(2)} s  `, ...nodes(deed.title)],
    [nodes(deed.outcome), deed.advice.map((each) => [" ", ...nodes(each)])],
    () => request({ type: "story", sequence: deed.sequence }, showAnswer),
    deed.effect,
  )));
}

// A row to press, with its result below.
function item(title, outcome, pressed, effect) {
  const button = h("button", { type: "button", class: effect }, title, outcome && h("span", { class: "outcome" }, outcome));
  button.addEventListener("click", () => {
    for (const other of byId("list").querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
    pressed();
  });
  return h("li", {}, button);
}

// MARK: Questions

function ask() {
  if (opened?.kind !== "dump") return;
  const number = (id) => {
    const value = Number.parseFloat(byId(id).value.replace(",", "."));
    return Number.isFinite(value) ? value : undefined;
  };
  const [x, y, whyNot] = [number("x"), number("y"), byId("wanted").value.trim() || undefined];
  request({ type: "ask", x, y, whyNot }, (message) => {
    showAnswer(message);
    if (message.type === "answer") screen.mark(x, y, message.box ?? screen.box);
  });
}

function showAnswer(message) {
  if (message.type === "declined") return complain(message.reason);
  fill(byId("answer"), message.lines.map(line));
  byId("answer").scrollTop = 0;
  byId("certainty").textContent = message.certainty ?? "";
}

// A line of an answer; an indented line stays indented when it wraps.
function line(words) {
  const text = typeof words[0] === "string" ? words[0] : "";
  const indentation = text.length - text.trimStart().length;
  const element = h("p", {}, nodes(indentation ? [text.trimStart(), ...words.slice(1)] : words));
  if (indentation) element.style.paddingInlineStart = `${indentation * 0.55}em`;
  return element;
}

// MARK: The page

byId("files").addEventListener("change", (event) => {
  take([...event.target.files]);
  event.target.value = "";
});
byId("ask").addEventListener("submit", (event) => {
  event.preventDefault();
  ask();
});
byId("regions").addEventListener("change", (event) => {
  screen.showsRegions = event.target.checked;
  screen.draw();
});
byId("opacity").addEventListener("input", (event) => screen.showPicture(undefined, event.target.value / 100));
document.addEventListener("paste", (event) => {
  if (event.target instanceof Element && event.target.closest("input")) return;
  const files = [...event.clipboardData.files];
  const text = event.clipboardData.getData("text/plain");
  if (files.length) take(files);
  else if (text.trim()) send("pasted text", new TextEncoder().encode(text));
});
for (const kind of ["dragover", "drop", "dragleave"]) {
  document.addEventListener(kind, (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    byId("drop").classList.toggle("over", kind === "dragover");
    if (kind === "drop") take([...event.dataTransfer.files]);
  });
}
connect();
