# SPDX-License-Identifier: Apache-2.0

"""How the pixels of two pictures differ."""

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageStat

# Less than this no eye sees at a letter's edge.
NOTICEABLE = 32


# The side of the squares whose mean colors are compared, in points: letters that stand half a pixel elsewhere change little in one.
TILE = 16


@dataclass
class Tolerance:
    mean: float
    share: float
    tile: int


@dataclass
class Difference:
    """The mean difference of the channels red, green and blue (0 to 255), the share of pixels of which one differs noticeably, the
    greatest difference of the mean color of a square, and where the pixels differ."""

    mean: float
    share: float
    tile: int
    picture: Image.Image

    def __str__(self):
        return f"mean {self.mean:.2f}, share {100 * self.share:.2f} %, tile {self.tile}"

    def is_within(self, tolerance):
        return self.mean <= tolerance.mean and self.share <= tolerance.share and self.tile <= tolerance.tile


def _greatest(distance):
    """Of the three channels, pixel by pixel."""
    red, green, blue = distance.split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def difference(first, second, scale=1):
    """Of two PNG files of one size."""
    one, other = (Image.open(path).convert("RGB") for path in (first, second))
    assert one.size == other.size, f"{first} has {one.size}, {second} has {other.size}."
    distance = ImageChops.difference(one, other)
    greatest = _greatest(distance)
    tiles = _greatest(ImageChops.difference(one.reduce(TILE * scale), other.reduce(TILE * scale)))
    share = sum(greatest.histogram()[NOTICEABLE + 1:]) / (one.width * one.height)
    mean = sum(ImageStat.Stat(distance).mean) / 3
    faint = Image.blend(one.convert("L").convert("RGB"), Image.new("RGB", one.size, "white"), 0.75)
    picture = Image.composite(Image.new("RGB", one.size, "red"), faint, greatest.point(lambda value: min(255, 3 * value)))
    return Difference(mean, share, tiles.getextrema()[1], picture)
