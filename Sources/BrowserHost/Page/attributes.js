// SPDX-License-Identifier: Apache-2.0

// Sets an attribute of an element, or takes it away for null. What has the value already is not touched: a browser tells assistive
// technology of every change.
export function set(element, name, value) {
  if (value === null) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
  } else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
