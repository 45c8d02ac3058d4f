// SPDX-License-Identifier: Apache-2.0

// One event, or the whole log, as a separate file: HTML that loads nothing and runs nothing, or JSON Lines as traces have.

import { report } from "./event-panel.js";
import { around, split } from "./sequences.js";
import { h } from "./dom.js";
import { nodes, plain, seconds } from "./words.js";
import { walkList } from "./walk.js";

// The trace file of Documentation/Trace.md, which the command `responder` reads.
export function traceFile(entries) {
  return `${[{ format: "responder-trace", version: 1 }, ...entries.map((logged) => logged.entry)].map((line) => JSON.stringify(line)).join("\n")}\n`;
}

export class Exporter {
  constructor(model, { image, program }) {
    this.model = model;
    this.image = image;
    this.program = program;
  }

  async event(format) {
    const chosen = this.model.selectedEntry;
    if (!chosen) return;
    const part = around(this.model.entries, chosen);
    const name = `${this.program()}-event-${chosen.entry.sequence}`;
    if (format === "json") return save(`${name}.jsonl`, "application/jsonl", traceFile(part.entries));
    const picture = this.image();
    const body = [
      h("h1", {}, `${this.program()}: ${plain(chosen.words)}`),
      picture ? h("figure", {}, h("img", { src: picture, alt: "The views at the time of the export" })) : null,
      report(part, chosen, { width: 720 }), this.lines(part.entries),
    ];
    save(`${name}.html`, "text/html", await page(`${this.program()}, event ${chosen.entry.sequence}`, body));
  }

  async log(format) {
    const { entries } = this.model;
    const name = `${this.program()}-log`;
    if (format === "json") return save(`${name}.jsonl`, "application/jsonl", traceFile(entries));
    const sequences = split(entries).filter((part) => part.isTouches);
    const body = [
      h("h1", {}, `${this.program()}: ${entries.length} entries`),
      sequences.map((part, place) => {
        const own = entries.slice(part.first, part.last + 1);
        return h("details", { open: place === sequences.length - 1 }, h("summary", {}, `Touch sequence at ${seconds(own[0].entry.time)} s`), report({ entries: own, isTouches: true }, null, { width: 720 }));
      }),
      this.lines(entries),
    ];
    save(`${name}.html`, "text/html", await page(`${this.program()}, log`, body));
  }

  // Every entry with the steps that led to it.
  lines(entries) {
    return h("section", {}, h("h2", {}, "Log"), h("ol", { class: "log-lines" }, entries.map((logged) => h("li", {},
      h("span", { class: "time" }, `[${logged.entry.sequence}] ${seconds(logged.entry.time)} s`), " ", nodes(logged.words),
      logged.entry.event.type === "hitTest" ? walkList(logged.entry.event, logged.details, logged.result)
        : logged.details.length > 0 ? h("ol", { class: "answers" }, logged.details.map((line) => h("li", {}, nodes(line)))) : null))));
  }
}

async function page(title, body) {
  const style = document.getElementById("report-style")?.textContent ?? await (await fetch("report.css")).text();
  const root = h("html", { lang: "en" },
    h("head", {}, h("meta", { charset: "utf-8" }),
      h("meta", { "http-equiv": "Content-Security-Policy", content: "default-src 'none'; style-src 'unsafe-inline'; img-src data:" }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", {}, title), h("style", {}, style)),
    h("body", { class: "export" }, body, h("footer", { class: "faint" }, `Exported by Responder's inspector, ${new Date().toLocaleString()}.`)));
  return `<!DOCTYPE html>\n${root.outerHTML}\n`;
}

function save(name, type, text) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = h("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
