// SPDX-License-Identifier: Apache-2.0

// The page's focus follows the program's, and the program's the page's: assistive technology is where the page's focus is.
//
//   program ── focus ring, notice ──> the element's focus
//   program <── focus ──────────────── an element that got it otherwise: by Tab from outside, a screen reader, a test
//   program ── focus leaves ────────> what comes before or after the screen

import { accessibilityAction as action, host, noticeKind } from "./protocol.js";
import { placeOf } from "./activation.js";

const focusable = '[tabindex="0"]';

export class DOMFocus {
  // isAround(element) returns whether an element belongs to the page around the screen; text edits text, and moves the focus
  // itself.
  constructor({ surface, picture, text, isAround, send, regions }) {
    this.surface = surface;
    this.picture = picture;
    this.text = text;
    this.isAround = isAround;
    this.send = send;
    this.regions = regions;
    this.isFollowing = false;
    // The element that had the page's focus last.
    this.last = null;
    // The view to which the program's focus moved while a text was still edited.
    this.next = null;
    surface.addEventListener("focusin", (event) => this.came(event.target));
  }

  // Whether the program may move the page's focus from its present place.
  get isFree() { return document.hasFocus() && !this.isAround(document.activeElement); }

  apply(kind, reader) {
    if (kind === host.focusLeaves) {
      this.release();
      this.regions.leave(reader.u8() === 1);
      return true;
    }
    return false;
  }

  came(element) {
    if (element === this.surface) return;
    this.last = element;
    if (!this.text.owns(element)) this.next = null;
    if (this.isFollowing || this.text.isQuiet) return;
    const place = placeOf(element);
    if (!place) return;
    this.text.want(place.view);
    this.send((writer) => writer.accessibility({ ...place, action: action.focus, time: performance.now() }));
  }

  // Follows the program's focus, to a view or nowhere.
  follow(view) {
    if (this.text.awaitsOther(view)) return;
    this.next = this.text.isActive ? view : null;
    if (!this.isFree || this.text.isActive) return;
    if (!view) return this.release();
    this.goTo(view.target);
  }

  // Editing ended: the focus follows the program's.
  textEnded() {
    const { next } = this;
    this.next = null;
    if (next?.element.isConnected && this.isFree) this.goTo(next.target);
  }

  // The program asked assistive technology to move to a view, or to none in particular.
  notified({ kind, view, place }) {
    if (!this.isFree) return;
    const named = view ? view.part(place) : null;
    if (named) return this.goTo(named);
    if (kind === noticeKind.screenChanged) {
      const first = [...this.picture.root.querySelectorAll(`[role="heading"], ${focusable}`)].find(isShown);
      if (first) this.goTo(first);
    }
  }

  goTo(element) {
    if (document.activeElement === element) return;
    if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
    this.isFollowing = true;
    element.focus({ preventScroll: true });
    this.isFollowing = false;
  }

  release() {
    const element = document.activeElement;
    if (this.surface.contains(element) && !this.text.owns(element)) element.blur();
  }

  // Moves back into the screen, to the last focus.
  enter() {
    if (this.last?.isConnected && isShown(this.last)) return this.last.focus({ preventScroll: true });
    const first = [...this.picture.root.querySelectorAll(focusable)].find(isShown);
    (first ?? this.surface).focus({ preventScroll: true });
  }
}

function isShown(element) { return element.getClientRects().length > 0 && !element.closest("[inert]"); }
