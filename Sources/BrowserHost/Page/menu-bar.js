// SPDX-License-Identifier: Apache-2.0

// The application's main menu over its screen: menus that a mouse, fingers or the keyboard open, by the pattern of ARIA's
// menubar. The program performs commands, and decides whether they are enabled.

import { host, menuBarUse, menuFlag, menuItem, menuState } from "./protocol.js";

const checked = Object.freeze({ [menuState.on]: "true", [menuState.mixed]: "mixed" });

export class MenuBar {
  // use({ use, generation, item }) sends the program the user's action.
  constructor({ element, use }) {
    this.element = element;
    this.use = use;
    this.generation = 0;
    // The element that had the keyboard before the bar took it.
    this.before = null;
    element.addEventListener("keydown", (event) => this.pressed(event));
    element.addEventListener("click", (event) => this.clicked(event));
    element.addEventListener("pointerover", (event) => this.entered(event));
    // The last place of the mouse, on the screen.
    this.mouse = null;
    element.addEventListener("pointermove", (event) => { this.mouse = { x: event.screenX, y: event.screenY }; });
    // A mouse press must not move the keyboard focus.
    element.addEventListener("pointerdown", (event) => event.preventDefault());
    addEventListener("pointerdown", (event) => { if (!element.contains(event.target)) this.close(); }, { capture: true });
    addEventListener("blur", () => this.close());
  }

  // The state of a page before a program has sent anything.
  reset() {
    this.close();
    this.element.replaceChildren();
    this.element.hidden = true;
  }

  apply(kind, reader) {
    if (kind !== host.menuBar) return false;
    const generation = reader.u32();
    const menus = readItems(reader);
    const wasOpen = generation === this.generation ? this.path() : {};
    this.generation = generation;
    this.element.setAttribute("role", "menubar");
    this.element.replaceChildren(...menus.map((menu, place) => makeMenu(menu, String(place))));
    this.element.hidden = menus.length === 0;
    const tops = this.tops;
    tops.forEach((button, place) => { button.tabIndex = place === 0 ? 0 : -1; });
    this.reopen(wasOpen);
    return true;
  }

  get tops() { return [...this.element.querySelectorAll(":scope > div > button")]; }

  // The places of the open menus and of the focused line, for finding them again in a new bar.
  path() {
    const open = [...this.element.querySelectorAll('[aria-expanded="true"]')].map((button) => button.dataset.place);
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.place : undefined;
    return { open, focused };
  }

  /** @param {{open?: string[], focused?: string}} path */
  reopen({ open = [], focused }) {
    for (const place of open) this.expand(this.at(place), false);
    if (focused !== undefined) this.at(focused)?.focus();
  }

  at(place) { return this.element.querySelector(`[data-place="${CSS.escape(place)}"]`); }

  // Opening and closing.

  expand(button, tells = true) {
    if (!button) return;
    for (const other of button.parentElement.parentElement.querySelectorAll('[aria-expanded="true"]')) {
      if (other !== button) collapse(other);
    }
    button.setAttribute("aria-expanded", "true");
    button.nextElementSibling.hidden = false;
    const isTop = button.parentElement.parentElement === this.element;
    if (isTop && tells) this.use({ use: menuBarUse.opened, generation: this.generation, item: 0 });
  }

  // Moves the keyboard focus to the bar.
  enter() {
    this.tops.find(({ tabIndex }) => tabIndex === 0)?.focus();
  }

  get isOpen() { return this.element.querySelector('[aria-expanded="true"]') !== null; }

  close() {
    for (const button of this.element.querySelectorAll('[aria-expanded="true"]')) collapse(button);
    if (!this.element.contains(document.activeElement)) return;
    document.activeElement.blur();
    this.before?.focus?.();
    this.before = null;
  }

  focus(button) {
    if (!button) return;
    if (!this.element.contains(document.activeElement)) this.before = document.activeElement;
    button.focus();
  }

  activate(button) {
    if (button.ariaDisabled === "true") return;
    if (button.ariaHasPopup) {
      this.expand(button);
      this.focus(linesOf(button.nextElementSibling)[0]);
      return;
    }
    const item = Number(button.dataset.item);
    this.close();
    this.use({ use: menuBarUse.chose, generation: this.generation, item });
  }

  // Mouse and fingers.

  clicked(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const isTop = button.parentElement.parentElement === this.element;
    // A key's click comes with no detail; the key was handled when it went down.
    if (isTop && button.ariaExpanded === "true") this.close();
    else if (isTop) {
      this.focus(button);
      this.expand(button);
    } else this.activate(button);
  }

  entered(event) {
    const button = event.target.closest("button");
    if (!button || event.pointerType === "touch" || !this.isOpen) return;
    // A menu that opens or is rebuilt under a resting mouse is not entered: the keyboard may be at another line.
    const isAtRest = event.screenX === this.mouse?.x && event.screenY === this.mouse?.y;
    this.mouse = { x: event.screenX, y: event.screenY };
    if (isAtRest) return;
    this.focus(button);
    if (button.ariaHasPopup) this.expand(button);
    else for (const other of button.parentElement.querySelectorAll('[aria-expanded="true"]')) collapse(other);
  }

  // The keyboard.

  pressed(event) {
    const button = event.target.closest("button");
    if (!button || event.ctrlKey || event.metaKey || event.altKey) return;
    const isTop = button.parentElement.parentElement === this.element;
    const key = event.key;
    const move = (step) => {
      const buttons = isTop ? this.tops : linesOf(button.closest('[role="menu"]'));
      this.focus(buttons[(buttons.indexOf(button) + step + buttons.length) % buttons.length]);
    };
    const moveTop = (step) => {
      const wasOpen = this.isOpen;
      const tops = this.tops;
      const top = tops.find((candidate) => candidate.parentElement.contains(button));
      const next = tops[(tops.indexOf(top) + step + tops.length) % tops.length];
      this.focus(next);
      if (wasOpen) this.expand(next);
    };
    if (key === "Escape") this.escape(button, isTop);
    else if (key === "Enter" || key === " ") this.activate(button);
    else if (key === "ArrowDown") isTop ? this.activate(button) : move(1);
    else if (key === "ArrowUp") isTop ? this.openLast(button) : move(-1);
    else if (key === "ArrowRight") !isTop && button.ariaHasPopup ? this.activate(button) : moveTop(1);
    else if (key === "ArrowLeft") isTop || this.isFirstLevel(button) ? moveTop(-1) : this.escape(button, false);
    else if (key === "Home") move(-[...linesOrTops(this, button, isTop)].indexOf(button));
    else if (key === "End") move(-[...linesOrTops(this, button, isTop)].indexOf(button) - 1);
    else if (key === "Tab") {
      this.close();
      return;
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  isFirstLevel(button) {
    const menu = button.closest('[role="menu"]');
    return menu.parentElement.parentElement === this.element;
  }

  openLast(button) {
    this.expand(button);
    this.focus(linesOf(button.nextElementSibling).at(-1));
  }

  escape(button, isTop) {
    if (isTop) {
      this.close();
      return;
    }
    const parent = button.closest('[role="menu"]').previousElementSibling;
    this.focus(parent);
    collapse(parent);
  }
}

function linesOrTops(bar, button, isTop) {
  return isTop ? bar.tops : linesOf(button.closest('[role="menu"]'));
}

// The lines of one menu, including disabled ones: screen readers announce them.
function linesOf(menu) {
  return [...menu.querySelectorAll(":scope > button, :scope > div > button")];
}

function collapse(button) {
  button.setAttribute("aria-expanded", "false");
  const menu = button.nextElementSibling;
  menu.hidden = true;
  for (const inner of menu.querySelectorAll('[aria-expanded="true"]')) collapse(inner);
}

function readItems(reader) {
  return Array.from({ length: reader.u16() }, () => {
    const kind = reader.u8();
    if (kind === menuItem.separator) return { kind };
    if (kind === menuItem.menu) return { kind, title: reader.text(), items: readItems(reader) };
    const number = reader.u32();
    const flags = reader.u8();
    const state = reader.u8();
    return { kind, number, flags, state, title: reader.text(), shortcut: reader.text() };
  });
}

function makeMenu({ title, items }, place) {
  const holder = document.createElement("div");
  const button = makeButton(title, place);
  button.ariaHasPopup = "menu";
  button.setAttribute("aria-expanded", "false");
  const menu = document.createElement("div");
  menu.setAttribute("role", "menu");
  menu.ariaLabel = title;
  menu.hidden = true;
  menu.append(...items.map((item, number) => makeItem(item, `${place}.${number}`)));
  holder.setAttribute("role", "none");
  holder.append(button, menu);
  return holder;
}

function makeItem(item, place) {
  if (item.kind === menuItem.separator) return document.createElement("hr");
  if (item.kind === menuItem.menu) {
    const holder = makeMenu(item, place);
    const hint = document.createElement("kbd");
    hint.textContent = "›";
    hint.ariaHidden = "true";
    holder.firstElementChild.append(hint);
    return holder;
  }
  const button = makeButton(item.title, place);
  button.dataset.item = item.number;
  if (!(item.flags & menuFlag.enabled)) button.ariaDisabled = "true";
  if (item.flags & menuFlag.destructive) button.dataset.destructive = "";
  if (item.state !== menuState.off) {
    button.setAttribute("role", "menuitemcheckbox");
    button.ariaChecked = checked[item.state];
  }
  if (item.shortcut) {
    const keys = document.createElement("kbd");
    keys.textContent = item.shortcut;
    button.append(keys);
  }
  return button;
}

function makeButton(title, place) {
  const button = document.createElement("button");
  const text = document.createElement("span");
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("role", "menuitem");
  button.dataset.place = place;
  text.textContent = title;
  button.append(text);
  return button;
}
