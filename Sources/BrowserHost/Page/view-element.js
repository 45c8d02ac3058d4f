// SPDX-License-Identifier: Apache-2.0

// One view: an element, with its content at the back and its subviews above.
//
//   .view
//     .scrolled        only once the bounds' origin was anything but zero
//       .content       text lines or a shape, if any
//       .view ...      subviews
//     .image           placed in the bounds, so it does not scroll; a gradient too
//     .element         a thing that is no view, for assistive technology; it scrolls
//     .field           the text of a view that is edited

import { appearanceFlag, aspect, content } from "./protocol.js";
import { Animations } from "./animations.js";
import { describe, readAccessibility } from "./accessibility.js";
import { arrange, reorder } from "./arrange.js";
import { DrawingContent } from "./drawing-content.js";
import { Field } from "./field.js";
import { GradientContent } from "./gradient-content.js";
import { ImageContent } from "./image-content.js";
import { ShapeContent } from "./shape-content.js";
import { TextContent } from "./text-content.js";
import { Mask } from "./mask.js";
import { hide } from "./reading.js";
import { StyledTextContent } from "./styled-text-content.js";
import { readTransform } from "./transform.js";

export class ViewElement {
  constructor(identifier) {
    this.element = document.createElement("div");
    this.element.className = "view";
    this.number = identifier;
    this.element.dataset.view = identifier;
    // Numbers from here on belong to layers, which get no touches.
    this.isLayer = identifier > firstLayer;
    if (this.isLayer) this.element.classList.add("layer");
    this.scrolled = null;
    // The view's content, and its kind.
    this.kind = content.none;
    this.shown = null;
    this.width = 0;
    this.height = 0;
    this.anchorX = 0.5;
    this.anchorY = 0.5;
    this.animations = new Animations();
    this.mask = null;
    // Set by the parent.
    this.parent = null;
    // From back to front.
    this.children = [];
    this.isReordered = false;
    // Whether assistive technology found it when its parent's children were sorted in reading order.
    this.isRead = false;
    this.zPosition = 0;
    // Whether its z-index is its place, because the children are in reading order.
    this.isRanked = false;
    this.left = 0;
    this.top = 0;
    this.isHidden = false;
    // The description for assistive technology.
    this.told = null;
    this.field = null;
    this.parts = [];
    // The element that stands for the view as a list or a table.
    this.owner = null;
    // The element that stands for a button that contains others.
    this.button = null;
  }

  // The view's box in its superview.
  get box() {
    return { left: this.left, top: this.top, right: this.left + this.width, bottom: this.top + this.height };
  }

  holds(view) { return this.element.contains(view.element); }

  // The element that gets the page's focus when the program's focus is at the view.
  get target() { return this.field?.element ?? this.button ?? this.element; }

  // An accessibility element in it by its place, from 1; 0 is the view.
  part(place) { return place === 0 ? this.target : this.parts.find(({ dataset }) => Number(dataset.place) === place); }

  // Where the subviews are.
  get container() { return this.scrolled ?? this.element; }

  apply(reader, picture) {
    const aspects = reader.u8();
    if (aspects & aspect.geometry) {
      this.applyGeometry(reader);
      picture.reading.changed(this.parent);
    }
    if (aspects & aspect.scroll) this.applyScroll(reader.f32(), reader.f32());
    if (aspects & aspect.appearance) this.applyAppearance(reader);
    if (aspects & aspect.content) this.applyContent(reader, picture.fonts);
    if (aspects & aspect.children) {
      this.applyChildren(picture.children(reader.list(), this));
      picture.reading.changed(this);
    }
    if (aspects & aspect.accessibility) this.applyAccessibility(reader, picture);
    if (aspects & aspect.animations) this.animations.apply(reader, this);
    if (aspects & aspect.mask) this.applyMask(reader, picture.fonts);
    if (aspects & (aspect.appearance | aspect.content | aspect.accessibility)) picture.reading.noticed(this);
  }

  applyChildren(children) {
    this.children = children;
    const elements = children.map(({ element }) => element);
    if (!this.isReordered) {
      arrange(this.container, elements, this.lead);
      // A child from another parent still has its place there.
      for (const child of children) if (child.isRanked) child.showDepth();
    } else {
      // New children get their place when the picture is at rest.
      const wanted = new Set(elements);
      for (const child of [...this.container.children]) {
        if (child.classList.contains("view") && !wanted.has(child)) child.remove();
      }
      for (const element of elements) if (element.parentElement !== this.container) this.container.append(element);
      this.rank();
    }
    hide(this);
  }

  // Sets the reading order of the children; their front-to-back order stays.
  setReadingOrder(children) {
    const elements = children.map(({ element }) => element);
    const isPainted = children.every((child, place) => child === this.children[place]);
    if (isPainted && !this.isReordered) return;
    reorder(this.container, elements);
    this.isReordered = !isPainted;
    this.rank();
  }

  // The children's z-index: by their z position, then from back to front.
  rank() {
    if (!this.isReordered) {
      for (const child of this.children) child.showDepth();
      return;
    }
    const places = new Map(this.children.map((child, place) => [child, place]));
    const sorted = [...this.children].sort((one, other) => (
      one.zPosition - other.zPosition || places.get(one) - places.get(other)));
    sorted.forEach((child, place) => {
      child.element.style.zIndex = String(place + 1);
      child.isRanked = true;
    });
  }

  showDepth() {
    this.isRanked = false;
    const depth = Math.round(Math.max(-1e6, Math.min(1e6, this.zPosition)) * 1000);
    this.element.style.zIndex = this.zPosition === 0 ? "" : String(depth);
  }

  applyAccessibility(reader, picture) {
    const old = this.told;
    const told = readAccessibility(reader);
    this.told = told;
    this.find = (number) => picture.views.get(number);
    this.describe();
    const outer = this.element.parentElement?.closest('.view[role="button"]');
    if (outer && this.element.matches(focusable)) picture.view(Number(outer.dataset.view)).describe();
    if (told.isText && told.isElement !== false) {
      this.field ??= new Field(this, (text) => picture.typed(this, text));
      this.field.tell(told);
    } else if (this.field) {
      this.field.remove();
      this.field = null;
    }
    if (told.order || this.parts.length > 0) this.showParts(told.order ?? []);
    const isFoundAsBefore = ["isModal", "isHidden", "isElement"].every((name) => old?.[name] === told[name]);
    if (!isFoundAsBefore && this.parent) hide(this.parent);
    const isHolder = (words) => words?.container === "list" || words?.container === "table";
    if (told.order || old?.order || isHolder(told) || isHolder(old)) picture.reading.changed(this);
    picture.toldChanged(this);
  }

  // A button cannot contain buttons: a separate element beside them stands for it.
  describe() {
    const { element, told } = this;
    describe(element, told);
    const isNested = told.role === "button" && element.querySelector(`.view${focusable}, .field`) !== null;
    if (!isNested) {
      this.button?.remove();
      this.button = null;
      return;
    }
    if (!this.button) {
      this.button = document.createElement("div");
      this.button.className = "element whole";
      this.button.dataset.place = "0";
      this.container.prepend(this.button);
    }
    describe(this.button, { ...told, identifier: null });
    describe(element, { ...told, role: "none", isElement: null, isSelected: false, actions: [] });
  }

  // Shows accessibility elements at their places in the view.
  showParts(order) {
    for (const part of this.parts) part.remove();
    this.parts = order.flatMap((item, index) => {
      if (!item.told) return [];
      const part = document.createElement("div");
      part.className = "element";
      part.dataset.place = String(index + 1);
      const { x, y, width, height } = item.frame;
      Object.assign(part.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
      describe(part, item.told);
      return [part];
    });
    this.container.append(...this.parts);
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
    this.field?.remove();
  }

  // The last element behind the subviews in their container.
  get lead() {
    let lead = null;
    for (const child of this.container.children) {
      if (child.classList.contains("view")) break;
      lead = child;
    }
    return lead;
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
    this.left = x - this.anchorX * width;
    this.top = y - this.anchorY * height;
    this.shown?.place?.(width, height);
  }

  // A size around the anchor point, which `left` and `top` place. So size and place can be animated separately.
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

  // The container of the subviews of a scrolling view.
  scrollable() {
    if (!this.scrolled) {
      this.scrolled = document.createElement("div");
      this.scrolled.className = "scrolled";
      const inside = [...this.element.children].filter((child) => child !== this.fixed && child !== this.field?.element);
      this.scrolled.append(...inside);
      this.element.insertBefore(this.scrolled, this.field?.element ?? null);
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
    const isHidden = (flags & appearanceFlag.hidden) !== 0;
    style.display = isHidden ? "none" : "";
    if (isHidden !== this.isHidden) {
      this.isHidden = isHidden;
      if (this.told?.isModal && this.parent) hide(this.parent);
    }
    style.opacity = opacity < 1 ? String(opacity) : "";
    const isClear = background.endsWith("/ 0)");
    style.backgroundColor = isClear ? "" : background;
    style.borderRadius = cornerRadius > 0 ? radii(cornerRadius, flags) : "";
    style.backdropFilter = blur > 0 ? `blur(${blur}px)` : "";
    classList.toggle("clips", clips);
    classList.toggle("in-transition", (flags & appearanceFlag.inTransition) !== 0);
    classList.toggle("bordered", borderWidth > 0);
    if (borderWidth > 0) {
      style.setProperty("--border-width", `${borderWidth}px`);
      style.setProperty("--border-color", border);
    }
    // A layer that clips clips its shadow too. A view without a background has the shadow of its content.
    const hasShadow = !clips && !shadow.endsWith("/ 0)");
    const offset = `${shadowX}px ${shadowY}px`;
    style.boxShadow = hasShadow && !isClear ? `${offset} ${2 * shadowRadius}px ${shadow}` : "";
    style.filter = hasShadow && isClear ? `drop-shadow(${offset} ${shadowRadius}px ${shadow})` : "";
    this.zPosition = zPosition;
    if (this.parent?.isReordered) this.parent.rank();
    else this.showDepth();
  }

  // The content that is placed in the bounds and does not scroll with them.
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
const focusable = '[tabindex="0"]';
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
