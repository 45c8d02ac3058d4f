// SPDX-License-Identifier: Apache-2.0

// Sorts the picture in reading order, and hides parts from assistive technology.
//
// Views lie in the picture from back to front. They are read from the top and the leading side; elements are put in that
// order, and lie over each other by their z-index. This is done when the picture is at rest: places do not depend on it.

import { readingOrder } from "./reading-order.js";
import { set } from "./attributes.js";
import { showContainer } from "./containers.js";

// In milliseconds: after a change, and while fingers are down.
const pause = 50;
const longPause = 150;
// With more children than this, they are read from back to front.
const mostChildren = 2000;
const meaning = "[role], [tabindex], .line, .element, .field";

export class Reading {
  constructor({ isBusy }) {
    this.isBusy = isBusy;
    this.waiting = new Set();
    this.timer = 0;
  }

  // The children of a view changed, or their places.
  changed(parent) {
    if (!parent) return;
    this.waiting.add(parent);
    if (this.timer === 0) this.timer = setTimeout(() => this.run(), pause);
  }

  // A view's words or content changed. If assistive technology finds it only from now on, it gets its place in the order
  // then, like the views around it that had no words.
  noticed(view) {
    if (view.isRead || !isHeard(view)) return;
    for (let each = view; each.parent && !each.isRead; each = each.parent) this.changed(each.parent);
  }

  clear() {
    this.waiting.clear();
  }

  run() {
    this.timer = 0;
    if (this.isBusy()) {
      this.timer = setTimeout(() => this.run(), longPause);
      return;
    }
    const parents = [...this.waiting];
    this.waiting.clear();
    for (const parent of parents) if (parent.isRoot || parent.element.isConnected) arrangeReading(parent);
  }
}

// At once: views behind something modal cannot have focus.
export function hide(parent) {
  const { children, told } = parent;
  const modal = [...children].reverse().find((child) => child.told?.isModal && !child.isHidden) ?? null;
  const listed = told?.order?.filter((item) => item.view !== undefined).map((item) => parent.find(item.view)) ?? null;
  for (const child of children) {
    const isListed = !listed || told.order.length === 0 || listed.some((view) => view && (child === view || child.holds(view)));
    const isFound = (!modal || child === modal) && isListed && !(child.told?.isHidden ?? false);
    set(child.element, "inert", isFound ? null : "");
    // Not every reader of pages supports inert. A text that is no element is only visible.
    const isSeen = child.told?.isElement === false && child.told.role === "text";
    set(child.element, "aria-hidden", isFound && !isSeen ? null : "true");
  }
}

function arrangeReading(parent) {
  hide(parent);
  const { children } = parent;
  if (parent.isRoot || children.length > mostChildren) return;
  const heard = [];
  const silent = [];
  for (const child of children) {
    child.isRead = isHeard(child);
    (child.isRead ? heard : silent).push(child);
  }
  const read = heard.length < 2 ? heard : ordered(parent, heard);
  if (heard.length > 1) parent.setReadingOrder([...silent, ...read]);
  if (parent.owner || parent.told?.container === "list" || parent.told?.table) {
    showContainer(parent, itemsOf(parent, read), (cell) => elementOf(parent, cell));
  }
}

// The items of a list: those it names, or else its children.
function itemsOf(parent, read) {
  const { order } = parent.told;
  if (!order) return read.map(({ element }) => element);
  return order.map((item, index) => (item.told ? parent.part(index + 1) : parent.find(item.view)?.element)).filter((element) => element);
}

function elementOf(parent, { isElement, number }) {
  return (isElement ? parent.part(number) : parent.find(number)?.element) ?? null;
}

function isHeard(child) {
  // Assistive technology ignores layers.
  if (child.isHidden || child.isLayer || child.element.inert) return false;
  return child.element.matches(meaning) || child.element.querySelector(meaning) !== null;
}

function ordered(parent, children) {
  const order = parent.told?.order;
  if (order) {
    const place = (child) => order.findIndex(({ view }) => {
      const found = view === undefined ? null : parent.find(view);
      return found && (found === child || child.holds(found));
    });
    return [...children].sort((one, other) => place(one) - place(other));
  }
  const isRightToLeft = getComputedStyle(document.documentElement).direction === "rtl";
  return readingOrder(children.map((child) => child.box), isRightToLeft).map((index) => children[index]);
}
