// SPDX-License-Identifier: Apache-2.0

// Sorts boxes in reading order, by recursive X-Y cuts: bands from the top; in a band, columns from the leading side; in a
// column, bands again. Boxes that cannot be cut are ordered by their middles.

// In points: boxes that overlap by less count as beside each other.
const slack = 2;

export function readingOrder(boxes, isRightToLeft = false) {
  return cut(boxes.map((box, index) => ({ ...box, index })), isRightToLeft).map(({ index }) => index);
}

function cut(boxes, isRightToLeft) {
  if (boxes.length < 2) return boxes;
  const bands = parts(boxes, "top", "bottom");
  if (bands.length > 1) return bands.flatMap((band) => cut(band, isRightToLeft));
  const columns = parts(boxes, "left", "right");
  if (columns.length > 1) {
    if (isRightToLeft) columns.reverse();
    return columns.flatMap((column) => cut(column, isRightToLeft));
  }
  return [...boxes].sort((one, other) => (
    middle(one, "top", "bottom") - middle(other, "top", "bottom")
    || (isRightToLeft ? -1 : 1) * (middle(one, "left", "right") - middle(other, "left", "right"))
    || one.index - other.index));
}

// The boxes between gaps, from the smallest coordinate.
function parts(boxes, start, end) {
  const sorted = [...boxes].sort((one, other) => one[start] - other[start] || one.index - other.index);
  const found = [];
  let reach = -Infinity;
  for (const box of sorted) {
    if (found.length === 0 || box[start] >= reach - slack) found.push([]);
    found.at(-1).push(box);
    reach = Math.max(reach, box[end]);
  }
  return found;
}

function middle(box, start, end) { return (box[start] + box[end]) / 2; }
