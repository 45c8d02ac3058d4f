// SPDX-License-Identifier: Apache-2.0

// A picture as the application reads it: PNG or JPEG, within a number of bytes.

const readable = ["image/png", "image/jpeg"];
const longestSide = 4096;
const quality = 0.85;
// Each attempt has three quarters of the sides, and about half of the bytes.
const shrink = 0.75;
const attempts = 8;

// The file itself if it fits, is no picture, or is one that the browser cannot read.
export async function fitted(file, mostBytes) {
  const isPicture = file.type.startsWith("image/");
  if (!isPicture || (readable.includes(file.type) && file.size <= mostBytes)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  let scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  let made = null;
  for (let attempt = 0; attempt < attempts; attempt += 1, scale *= shrink) {
    made = await drawn(picture, scale);
    if (!made || made.size <= mostBytes) break;
  }
  picture.close();
  return made ? new File([made], `${file.name.replace(/\.[^.]*$/, "")}.jpeg`, { type: made.type }) : file;
}

// What is transparent becomes white.
function drawn(picture, scale) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
