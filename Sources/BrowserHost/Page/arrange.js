// Makes the elements the last children of the parent, in this order, and moves as few as it can.
// `lead` stays in front of them.

export function arrange(parent, elements, lead = null) {
  if (parent.childElementCount > (lead ? 1 : 0)) {
    const wanted = new Set(elements);
    for (const child of [...parent.children]) {
      if (child !== lead && !wanted.has(child)) child.remove();
    }
  }
  let next = lead ? lead.nextSibling : parent.firstChild;
  for (const element of elements) {
    if (element === next) next = next.nextSibling;
    else parent.insertBefore(element, next);
  }
}
