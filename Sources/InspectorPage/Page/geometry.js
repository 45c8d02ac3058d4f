// SPDX-License-Identifier: Apache-2.0

// Affine maps of the plane, [a, b, c, d, tx, ty] as canvas and UIKit have them.
/** @typedef {[number, number, number, number, number, number]} Affine */

/** @type {Affine} */
export const identity = [1, 0, 0, 1, 0, 0];

/**
 * First `inner`, then `outer`.
 * @param {Affine} outer
 * @param {Affine} inner
 * @returns {Affine}
 */
export function compose(outer, inner) {
  const [a, b, c, d, x, y] = outer;
  const [e, f, g, i, u, v] = inner;
  return [a * e + c * f, b * e + d * f, a * g + c * i, b * g + d * i, a * u + c * v + x, b * u + d * v + y];
}

/**
 * @param {Affine} map
 * @returns {[number, number]}
 */
export function apply([a, b, c, d, tx, ty], x, y) {
  return [a * x + c * y + tx, b * x + d * y + ty];
}

/**
 * null without an inverse.
 * @param {Affine} map
 * @returns {Affine | null}
 */
export function invert([a, b, c, d, tx, ty]) {
  const determinant = a * d - b * c;
  if (!Number.isFinite(1 / determinant)) return null;
  return [
    d / determinant, -b / determinant, -c / determinant, a / determinant,
    (c * ty - d * tx) / determinant, (b * tx - a * ty) / determinant,
  ];
}

/**
 * From a view's own coordinates to its superview's.
 * @returns {Affine}
 */
export function toParent(view) {
  const [x, y, width, height] = view.bounds;
  const [anchorX, anchorY] = view.anchor ?? [0.5, 0.5];
  /** @type {Affine} */
  const around = [1, 0, 0, 1, -x - anchorX * width, -y - anchorY * height];
  const turned = view.transform ? compose(view.transform, around) : around;
  const [centerX, centerY] = view.center;
  return compose([1, 0, 0, 1, centerX, centerY], turned);
}

/**
 * Seen from the side: the plane at height z, turned by yaw and tilted by pitch, without perspective, is an affine map too.
 * @returns {Affine}
 */
export function exploded(yaw, pitch, z) {
  const [cosine, sine] = [Math.cos(yaw), Math.sin(yaw)];
  return [cosine, sine * Math.sin(pitch), 0, Math.cos(pitch), z * sine, -z * cosine * Math.sin(pitch)];
}
