// SPDX-License-Identifier: Apache-2.0

// A transform's numbers as CSS writes them. UIKit and CSS name a matrix's elements in the same order.

const counts = [0, 6, 16];

// The identity becomes an empty text, so that a view without a transform does not get one.
export function readTransform(reader) {
  const matrix = readMatrix(reader);
  return matrix === identity ? "" : matrix;
}

const identity = "matrix(1,0,0,1,0,0)";

export function readMatrix(reader) {
  const count = counts[reader.u8()];
  if (count === 0) return identity;
  const values = [];
  for (let index = 0; index < count; index += 1) values.push(reader.f32());
  return `${count === 6 ? "matrix" : "matrix3d"}(${values.join(",")})`;
}
