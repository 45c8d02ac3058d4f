// SPDX-License-Identifier: Apache-2.0

// Faces by the host's numbers: their CSS, their baselines, and the widths of their graphemes.

const generic = Object.freeze({
  "": 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif',
  monospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
});

const faceFlag = Object.freeze({ italic: 1, tabularDigits: 2 });

// So large that rounding to whole pixels, in browsers that still do it, affects only the fourth digit.
const measuringSize = 1000;

// In milliseconds. Nobody waits longer for a font: the page goes on with another, and takes this one when it comes.
const patience = 3000;

export class Fonts {
  constructor(root) {
    this.root = root;
    this.faces = new Map();
    this.fetched = new Set();
    // Of the fonts that are on their way.
    this.awaited = [];
    this.baselines = new Map();
    this.canvas = document.createElement("canvas").getContext("2d");
  }

  // Reads a font message, and fetches the font of the application's own.
  fetch(reader) {
    const [weight, isItalic, family, name] = [reader.u16(), reader.u8() !== 0, reader.text(), reader.text()];
    if (this.fetched.has(name)) return;
    this.fetched.add(name);
    const font = new FontFace(family, `url("/font/${name}")`, { weight: `${weight}`, style: isItalic ? "italic" : "normal" });
    document.fonts.add(font);
    const forget = () => this.fetched.delete(name);
    this.awaited.push(Promise.race([font.load().then(() => this.baselines.clear(), forget), pause(patience)]));
  }

  // Reads a face message, and keeps the face by its number. Gives a promise if fonts are on their way: no text is measured or shown before
  // it is kept, since another font has other widths.
  define(reader) {
    const number = reader.u32();
    const weight = reader.u16();
    const flags = reader.u8();
    const family = reader.text();
    const families = generic[family] ?? `${JSON.stringify(family)}, ${generic[""]}`;
    this.faces.set(number, {
      prefix: `${flags & faceFlag.italic ? "italic " : ""}${weight}`,
      numeric: flags & faceFlag.tabularDigits ? "tabular-nums" : "",
      families,
    });
    const { awaited } = this;
    this.awaited = [];
    return awaited.length > 0 ? Promise.all(awaited) : null;
  }

  // Gives an element the face in a size.
  style(style, number, size) {
    style.font = this.css(number, size);
    style.fontVariantNumeric = this.faces.get(number)?.numeric ?? "";
  }

  css(number, size) {
    const face = this.faces.get(number) ?? { prefix: "400", families: generic[""] };
    return `${face.prefix} ${size}px ${face.families}`;
  }

  // From a line box's top to its baseline, in pixels: measured, since browsers round ascents differently.
  baseline(number, size) {
    const key = `${number} ${size}`;
    let baseline = this.baselines.get(key);
    if (baseline === undefined) {
      const strut = document.createElement("i");
      const line = lineOf("x", strut);
      const bench = this.bench(number, size, [line]);
      baseline = strut.getBoundingClientRect().bottom - line.getBoundingClientRect().top;
      bench.remove();
      this.baselines.set(key, baseline);
    }
    return baseline;
  }

  // Widths of graphemes, and the face's ascent and descent, all in units of one em. Graphemes are measured in elements of the
  // kind that shows them: a canvas supports neither tabular digits nor every disabled feature.
  measure(number, graphemes) {
    const { canvas } = this;
    canvas.font = this.css(number, measuringSize);
    const metrics = canvas.measureText("x");
    const lines = graphemes.map((grapheme) => lineOf(grapheme));
    const example = lineOf("x");
    const bench = this.bench(number, measuringSize, [example, ...lines]);
    const widths = lines.map((line) => line.getBoundingClientRect().width);
    const { height } = example.getBoundingClientRect();
    bench.remove();
    const [ascent, descent] = [inEm(metrics.fontBoundingBoxAscent), inEm(metrics.fontBoundingBoxDescent)];
    return {
      ascent,
      descent,
      lineGap: Math.max(0, inEm(height) - ascent - descent),
      advances: widths.map(inEm),
    };
  }

  // Invisible lines, laid out like the picture's. The font is set on an element around them, since it would reset their own
  // properties.
  bench(number, size, lines) {
    const bench = document.createElement("div");
    bench.className = "bench";
    this.style(bench.style, number, size);
    bench.append(...lines);
    this.root.append(bench);
    return bench;
  }
}

function lineOf(...parts) {
  const line = document.createElement("span");
  line.className = "line";
  line.append(...parts);
  return line;
}

function pause(time) {
  return new Promise((resolve) => { setTimeout(resolve, time); });
}

function inEm(pixels) {
  return Number.isFinite(pixels) ? Math.max(0, pixels / measuringSize) : 0;
}
