# SPDX-License-Identifier: Apache-2.0

"""Sheets of pictures, made by the browser itself: many screens in one small file."""

import base64
from pathlib import Path

_DRAW = """
async ({ pictures, width, columns, quality }) => {
    const shown = await Promise.all(pictures.map(async ({ name, data }) => {
        const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
        return { name, image: await createImageBitmap(blob) };
    }));
    const scale = width / shown[0].image.width;
    const height = Math.round(shown[0].image.height * scale);
    const [gap, line] = [8, 16];
    const rows = Math.ceil(shown.length / columns);
    const canvas = document.createElement("canvas");
    canvas.width = columns * (width + gap) + gap;
    canvas.height = rows * (height + line + gap) + gap;
    const context = canvas.getContext("2d");
    context.fillStyle = "#8e8e93";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.font = "12px sans-serif";
    shown.forEach(({ name, image }, place) => {
        const x = gap + (place % columns) * (width + gap);
        const y = gap + Math.floor(place / columns) * (height + line + gap);
        context.fillStyle = "#ffffff";
        context.fillText(name, x, y + 11);
        context.drawImage(image, x, y + line, width, height);
    });
    return canvas.toDataURL("image/webp", quality).split(",")[1];
}
"""


def write_sheet(page, path, pictures, width, columns, quality=0.5):
    """Draws pictures (name and PNG) in rows on an empty page, each so many pixels wide, and writes them as one WebP."""
    given = [{"name": name, "data": base64.b64encode(png).decode()} for name, png in pictures]
    drawn = page.evaluate(_DRAW, {"pictures": given, "width": width, "columns": columns, "quality": quality})
    Path(path).write_bytes(base64.b64decode(drawn))
