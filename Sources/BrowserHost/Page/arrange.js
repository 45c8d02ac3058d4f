// SPDX-License-Identifier: Apache-2.0

// Makes the elements the last children of the parent, in this order, and moves as few as it can. `lead` stays in front of
// them; elements that are no views stay in place.

import { move } from "./platform.js";

export function arrange(parent, elements, lead = null) {
  if (parent.childElementCount > (lead ? 1 : 0)) {
    const wanted = new Set(elements);
    for (const child of [...parent.children]) {
      if (child !== lead && !wanted.has(child) && child.classList.contains("view")) child.remove();
    }
  }
  let next = lead ? lead.nextSibling : parent.firstChild;
  for (const element of elements) {
    if (element === next) next = next.nextSibling;
    else parent.insertBefore(element, next);
  }
}

// Reorders views around one that must not move: an element with the page's focus would lose it.
export function reorder(parent, elements) {
  const active = document.activeElement;
  const kept = Math.max(0, elements.findIndex((element) => element.contains(active)));
  for (let place = kept - 1; place >= 0; place -= 1) {
    if (elements[place].nextElementSibling !== elements[place + 1]) move(parent, elements[place], elements[place + 1]);
  }
  for (let place = kept + 1; place < elements.length; place += 1) {
    const next = elements[place - 1].nextElementSibling;
    if (next !== elements[place]) move(parent, elements[place], next);
  }
}
