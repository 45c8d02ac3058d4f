// A transform's numbers as CSS writes them. UIKit and CSS name a matrix's elements in the same order.

const counts = [0, 6, 16];

export function readTransform(reader) {
  const count = counts[reader.u8()];
  if (count === 0) return "";
  const values = [];
  for (let index = 0; index < count; index += 1) values.push(reader.f32());
  return `${count === 6 ? "matrix" : "matrix3d"}(${values.join(",")})`;
}
