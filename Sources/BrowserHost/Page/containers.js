// SPDX-License-Identifier: Apache-2.0

// Lists and tables as ARIA has them: invisible elements stand for list and items, table, rows and cells, and own the views
// (aria-owns), which do not move. So assistive technology finds a view once, with its own role, and in its place.

import { containers, headers } from "./protocol.js";
import { set } from "./attributes.js";

// The fields of the container that follow its names.
export function readContainer(reader) {
  const container = containers[reader.u8()];
  const headingLevel = reader.u8();
  if (container !== "table") return { container, headingLevel, table: null };
  const [rows, columns] = [reader.u16(), reader.u16()];
  const cells = Array.from({ length: reader.u16() }, () => {
    const [row, column, rowSpan, columnSpan] = [reader.u16(), reader.u16(), reader.u16(), reader.u16()];
    const role = headers[reader.u8()];
    const isElement = reader.u8() === 1;
    return { row, column, rowSpan, columnSpan, role, isElement, number: reader.u32() };
  });
  return { container, headingLevel, table: { rows, columns, cells } };
}

// Shows a view's contents: items are the views and elements of a list in their order, find(cell) returns the element of a cell.
export function showContainer(view, items, find) {
  const { told } = view;
  const owner = told?.container === "list" ? list(items) : told?.container === "table" && told.table ? table(told.table, find) : null;
  if (!owner) {
    view.owner?.remove();
    view.owner = null;
    return;
  }
  set(owner, "aria-label", told.label);
  set(owner, "lang", told.language);
  // Unchanged elements stay: assistive technology may be in them.
  if (view.owner?.outerHTML === owner.outerHTML && view.owner.isConnected) return;
  if (view.owner) view.owner.replaceWith(owner);
  else view.container.append(owner);
  view.owner = owner;
}

function list(items) {
  return made("list", items.map((item) => made("listitem", [], item)));
}

function table({ rows, columns, cells }, find) {
  const hasHeaders = { row: cells.some(({ row }) => row === 0), column: cells.some(({ column }) => column === 0) };
  const first = { row: hasHeaders.row ? 0 : 1, column: hasHeaders.column ? 0 : 1 };
  const byRow = new Map();
  for (const cell of cells) {
    const element = find(cell);
    if (!element) continue;
    const shown = made(cell.role, [], element);
    shown.setAttribute("aria-colindex", String(cell.column - first.column + 1));
    if (cell.rowSpan > 1) shown.setAttribute("aria-rowspan", String(cell.rowSpan));
    if (cell.columnSpan > 1) shown.setAttribute("aria-colspan", String(cell.columnSpan));
    if (!byRow.has(cell.row)) byRow.set(cell.row, []);
    byRow.get(cell.row).push(shown);
  }
  const shown = made("table", [...byRow].map(([row, inRow]) => {
    const element = made("row", inRow);
    element.setAttribute("aria-rowindex", String(row - first.row + 1));
    return element;
  }));
  shown.setAttribute("aria-rowcount", String(rows + 1 - first.row));
  shown.setAttribute("aria-colcount", String(columns + 1 - first.column));
  return shown;
}

function made(role, children, owned = null) {
  const element = document.createElement("div");
  element.className = "owner";
  element.setAttribute("role", role);
  if (owned) element.setAttribute("aria-owns", nameOf(owned));
  element.append(...children);
  return element;
}

let named = 0;

function nameOf(element) {
  if (!element.id) {
    named += 1;
    element.id = `owned-${named}`;
  }
  return element.id;
}
