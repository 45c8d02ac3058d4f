// Faces by the numbers the host gave them: their CSS, where their baselines are, how wide their graphemes are.

const generic = Object.freeze({
  "": 'system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif',
  monospace: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  serif: 'ui-serif, Georgia, "DejaVu Serif", serif',
  rounded: "ui-rounded, system-ui, sans-serif",
});

// Large enough that rounding to whole pixels, where a browser still does it, is lost in the fourth digit.
const measuringSize = 1000;

export class Fonts {
  constructor(root) {
    this.root = root;
    this.faces = new Map();
    this.baselines = new Map();
    this.canvas = document.createElement("canvas").getContext("2d");
  }

  // Everything a face message says, by the face's number.
  define(reader) {
    const number = reader.u32();
    const weight = reader.f32();
    const isItalic = reader.u8() !== 0;
    const family = reader.text();
    const families = generic[family] ?? `${JSON.stringify(family)}, ${generic[""]}`;
    this.faces.set(number, { prefix: `${isItalic ? "italic " : ""}${weight}`, families });
  }

  css(number, size) {
    const face = this.faces.get(number) ?? { prefix: "400", families: generic[""] };
    return `${face.prefix} ${size}px ${face.families}`;
  }

  // From a line box's top to its baseline, in pixels: measured, since browsers round ascents each in their own way.
  baseline(number, size) {
    const key = `${number} ${size}`;
    let baseline = this.baselines.get(key);
    if (baseline === undefined) {
      const probe = document.createElement("span");
      probe.className = "line probe";
      probe.style.font = this.css(number, size);
      const strut = document.createElement("i");
      probe.append("x", strut);
      this.root.append(probe);
      baseline = strut.getBoundingClientRect().bottom - probe.getBoundingClientRect().top;
      probe.remove();
      this.baselines.set(key, baseline);
    }
    return baseline;
  }

  // Widths of graphemes, and the face's ascent and descent, all in units of one em.
  measure(number, graphemes) {
    const { canvas } = this;
    canvas.font = this.css(number, measuringSize);
    canvas.fontKerning = "none";
    canvas.textRendering = "geometricPrecision";
    const inEm = (pixels) => (Number.isFinite(pixels) ? Math.max(0, pixels / measuringSize) : 0);
    const metrics = canvas.measureText("x");
    return {
      ascent: inEm(metrics.fontBoundingBoxAscent),
      descent: inEm(metrics.fontBoundingBoxDescent),
      advances: graphemes.map((grapheme) => inEm(canvas.measureText(grapheme).width)),
    };
  }
}
