// One view: an element, with its content at the back and its subviews above.
//
//   .view
//     .scrolled        only once the bounds' origin was anything but zero
//       .content       text lines or a shape, if any
//       .view ...      subviews
//     .image           placed in the bounds, so it does not scroll; a gradient too

import { appearanceFlag, aspect, content } from "./protocol.js";
import { Animations } from "./animations.js";
import { applyAccessibility } from "./accessibility.js";
import { arrange } from "./arrange.js";
import { DrawingContent } from "./drawing-content.js";
import { GradientContent } from "./gradient-content.js";
import { ImageContent } from "./image-content.js";
import { ShapeContent } from "./shape-content.js";
import { TextContent } from "./text-content.js";
import { Mask } from "./mask.js";
import { StyledTextContent } from "./styled-text-content.js";
import { readTransform } from "./transform.js";

export class ViewElement {
  constructor(identifier) {
    this.element = document.createElement("div");
    this.element.className = "view";
    this.element.dataset.view = identifier;
    // Numbers from here on are those of layers, which no finger finds.
    if (identifier > firstLayer) this.element.classList.add("layer");
    this.scrolled = null;
    // What the view shows, and which kind of content that is.
    this.kind = content.none;
    this.shown = null;
    this.width = 0;
    this.height = 0;
    this.anchorX = 0.5;
    this.anchorY = 0.5;
    this.animations = new Animations();
    this.mask = null;
  }

  // Where the subviews are.
  get container() { return this.scrolled ?? this.element; }

  apply(reader, picture) {
    const aspects = reader.u8();
    if (aspects & aspect.geometry) this.applyGeometry(reader);
    if (aspects & aspect.scroll) this.applyScroll(reader.f32(), reader.f32());
    if (aspects & aspect.appearance) this.applyAppearance(reader);
    if (aspects & aspect.content) this.applyContent(reader, picture.fonts);
    if (aspects & aspect.children) {
      arrange(this.container, picture.elements(reader.list()), this.lead);
    }
    if (aspects & aspect.accessibility) applyAccessibility(this.element, reader);
    if (aspects & aspect.animations) this.animations.apply(reader, this);
    if (aspects & aspect.mask) this.applyMask(reader, picture.fonts);
  }

  // Most views have none, ever.
  applyMask(reader, fonts) {
    const isMasked = reader.u8() === 1;
    if (!isMasked && !this.mask) return;
    this.mask ??= new Mask(this.element.dataset.view);
    this.mask.apply(isMasked, reader, fonts, this.element);
  }

  removed() {
    this.mask?.remove();
  }

  // What lies behind the subviews in their container.
  get lead() {
    const first = this.container.firstElementChild;
    return first && !first.classList.contains("view") ? first : null;
  }

  applyGeometry(reader) {
    const [width, height, x, y] = [reader.f32(), reader.f32(), reader.f32(), reader.f32()];
    this.anchorX = reader.f32();
    this.anchorY = reader.f32();
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    Object.assign(style, this.sizeStyle(width, height));
    style.transform = readTransform(reader);
    style.transformOrigin = `${this.anchorX * 100}% ${this.anchorY * 100}%`;
    this.width = width;
    this.height = height;
    this.shown?.place?.(width, height);
  }

  // A size around the anchor point, which `left` and `top` place: so size and place can move apart from each other.
  sizeStyle(width, height) {
    return {
      width: `${width}px`,
      height: `${height}px`,
      marginLeft: `${-this.anchorX * width}px`,
      marginTop: `${-this.anchorY * height}px`,
    };
  }

  applyScroll(x, y) {
    if (!this.scrolled && x === 0 && y === 0) return;
    this.scrollable().style.transform = `translate(${-x}px, ${-y}px)`;
  }

  // What holds the subviews of a view that scrolls.
  scrollable() {
    if (!this.scrolled) {
      this.scrolled = document.createElement("div");
      this.scrolled.className = "scrolled";
      const inside = [...this.element.children].filter((child) => child !== this.fixed);
      this.scrolled.append(...inside);
      this.element.append(this.scrolled);
    }
    return this.scrolled;
  }

  applyAppearance(reader) {
    const flags = reader.u8();
    const opacity = reader.f32();
    const background = reader.color();
    const cornerRadius = reader.f32();
    const borderWidth = reader.f32();
    const border = reader.color();
    const shadow = reader.color();
    const [shadowX, shadowY, shadowRadius] = [reader.f32(), reader.f32(), reader.f32()];
    const zPosition = reader.f32();
    const blur = flags & appearanceFlag.blurs ? reader.f32() : 0;
    const clips = (flags & appearanceFlag.clips) !== 0;
    const { style, classList } = this.element;
    style.display = flags & appearanceFlag.hidden ? "none" : "";
    style.opacity = opacity < 1 ? String(opacity) : "";
    const isClear = background.endsWith("/ 0)");
    style.backgroundColor = isClear ? "" : background;
    style.borderRadius = cornerRadius > 0 ? radii(cornerRadius, flags) : "";
    style.backdropFilter = blur > 0 ? `blur(${blur}px)` : "";
    classList.toggle("clips", clips);
    classList.toggle("bordered", borderWidth > 0);
    if (borderWidth > 0) {
      style.setProperty("--border-width", `${borderWidth}px`);
      style.setProperty("--border-color", border);
    }
    // A layer that clips clips its shadow too. The shadow of a view without background is that of what it shows.
    const hasShadow = !clips && !shadow.endsWith("/ 0)");
    const offset = `${shadowX}px ${shadowY}px`;
    style.boxShadow = hasShadow && !isClear ? `${offset} ${2 * shadowRadius}px ${shadow}` : "";
    style.filter = hasShadow && isClear ? `drop-shadow(${offset} ${shadowRadius}px ${shadow})` : "";
    style.zIndex = zPosition === 0 ? "" : String(Math.round(Math.max(-1e6, Math.min(1e6, zPosition)) * 1000));
  }

  // What stands in the bounds and not in what scrolls with them.
  get fixed() { return placed.includes(this.kind) ? this.shown.element : null; }

  applyContent(reader, fonts) {
    const kind = reader.u8();
    if (kind !== this.kind) {
      this.shown?.element.remove();
      this.kind = kind;
      this.shown = make(kind);
      if (this.shown) (this.fixed ? this.element : this.container).prepend(this.shown.element);
    }
    this.shown?.apply(reader, fonts);
    this.shown?.place?.(this.width, this.height);
  }
}

const firstLayer = 2 ** 31;
const placed = [content.image, content.gradient, content.drawing];

/** @returns {any} what shows a kind of content; null for none */
function make(kind) {
  switch (kind) {
    case content.text: return new TextContent();
    case content.styledText: return new StyledTextContent();
    case content.image: return new ImageContent();
    case content.shape: return new ShapeContent();
    case content.gradient: return new GradientContent();
    case content.drawing: return new DrawingContent();
    default: return null;
  }
}

// The corners from the top left clockwise; flags say which stay square: top left, top right, bottom left, bottom right.
function radii(radius, flags) {
  const isRound = (corner) => (flags & (appearanceFlag.squareCorner << corner)) === 0;
  return [0, 1, 3, 2].map((corner) => (isRound(corner) ? `${radius}px` : "0")).join(" ");
}
