# SPDX-License-Identifier: Apache-2.0

"""A film of the showcase on a phone: pictures of the page with the fingers on it, and words beside them."""

import base64
import html
import io
from dataclasses import dataclass

from PIL import Image

_STYLE = """
* { margin: 0; box-sizing: border-box; }
body { width: 880px; height: 540px; background: #f2f2f7; font: 17px/1.45 system-ui, "DejaVu Sans", sans-serif; color: #1c1c1e; }
.phone { position: absolute; left: 24px; top: 24px; width: 236px; height: 492px; border-radius: 26px; background: #1c1c1e; }
.phone div { position: absolute; inset: 8px; border-radius: 19px; overflow: hidden; }
.phone img { width: 220px; height: 476px; display: block; }
.finger { position: absolute; width: 34px; height: 34px; margin: -17px 0 0 -17px; border-radius: 50%; background: rgb(255 45 85 / .45);
  border: 2px solid rgb(255 45 85); }
.words { position: absolute; left: 300px; top: 15px; width: 556px; height: 510px; display: flex; flex-direction: column; justify-content: center; }
h1 { font-size: 25px; line-height: 1.3; margin-bottom: 16px; }
pre { padding: 16px 18px; border-radius: 12px; background: #1c1c1e; color: #f2f2f7; font: 14px/1.5 "DejaVu Sans Mono", monospace;
  white-space: pre-wrap; }
pre i { color: #8e8e93; font-style: normal; }
"""


@dataclass
class Frame:
    picture: bytes
    fingers: list
    # Milliseconds.
    duration: int
    # The name of the words beside it.
    words: str


class Film:
    """Takes pictures of a tab, with where its fingers are, and puts them together."""

    def __init__(self, tab, width):
        self.tab = tab
        self.width = width
        self.frames = []
        self.words = ""

    def take(self, duration=90, count=1):
        """A picture; `count` for what moves by itself."""
        for _ in range(count):
            self.tab.settle()
            fingers = [(finger.x, finger.y) for finger in self.tab.fingers.down_now]
            self.frames.append(Frame(self.tab.page.screenshot(), fingers, duration, self.words))

    def write(self, page, path, words, colors=160):
        """Paints the frames in a page of their own, and writes them as one GIF that goes on for ever. `words`: by their names, in HTML."""
        page.set_viewport_size({"width": 880, "height": 540})
        pictures = []
        for frame in self.frames:
            data = base64.b64encode(frame.picture).decode()
            scale = 220 / self.width
            fingers = "".join(f'<span class="finger" style="left:{x * scale}px;top:{y * scale}px"></span>' for x, y in frame.fingers)
            page.set_content(
                f"<style>{_STYLE}</style><div class=phone><div><img src='data:image/png;base64,{data}'>{fingers}</div></div>"
                f"<div class=words>{words[frame.words]}</div>")
            pictures.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
        # One palette for all: colors that flicker are seen, and cost bytes.
        sheet = Image.new("RGB", (880, 540 * 6))
        for place in range(6):
            sheet.paste(pictures[place * (len(pictures) - 1) // 5], (0, 540 * place))
        palette = sheet.quantize(colors, dither=Image.Dither.NONE)
        painted = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
        painted[0].save(
            path, save_all=True, append_images=painted[1:], duration=[frame.duration for frame in self.frames], loop=0, optimize=False)
        return pictures


def code(text):
    """Lines of a terminal or of Swift, each going on below its beginning; `//` and what follows recedes."""
    shown = []
    for line in text.splitlines():
        indentation = len(line) - len(line.lstrip()) + 4
        words, comment, rest = html.escape(line).partition("//")
        shown.append(
            f'<span style="display:block;padding-left:{indentation}ch;text-indent:-{indentation}ch">{words or ("" if comment else " ")}<i>{comment}{rest}</i></span>')
    return f"<pre>{''.join(shown)}</pre>"
