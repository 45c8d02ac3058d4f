#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""What painting costs the program: `make bench-painting`.

An application's views change sixty times a second, and a client takes every picture as a page does. Told are the bytes that a
changed view takes on the wire, and the processor time of all of the program's threads for it: the application's own change, the
layout, what is written and sent. A thousand views that move must use less than half a core, and so must a thousand shape layers. A
drawing of a thousand curves stands beside the same drawing by Cairo: there a picture is its pixels, as PNG.

Then the start: from before the process is made to when a client that asked for the page's scene has its first picture, in release.
The median must be under 100 ms.
"""

import argparse
import asyncio
import ctypes
import ctypes.util
import math
import statistics
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / part) for part in ("Tests/Browser", "Tests/Server", "Benchmarks")]

from clients import http, process  # noqa: E402
from clients.page import Page  # noqa: E402
from harness.showcase import Showcase  # noqa: E402
from limits import judged  # noqa: E402

RATE = 60
MOST_OF_A_CORE = 0.5
LONGEST_START = 0.1
CASES = [("move", 10), ("move", 100), ("move", 1000), ("color", 1000), ("text", 1000), ("replace", 1000),
         ("shapes", 1000), ("draw", 1000)]


class Viewer(Page):
    """A page that counts, and looks at nothing."""

    measures = True


async def look_on(program, seconds):
    """Bytes, pictures and processor time in so many seconds."""
    page = await Viewer.open(program.port, http.enter(program))
    await page.until(lambda: page.pictures > 0, "the first picture")
    # Widths are asked for, measured and used.
    await asyncio.sleep(1)
    pid = program.process.pid
    began, used, pictures, received = time.monotonic(), process.exact_cpu_seconds(pid), page.pictures, page.received
    await asyncio.sleep(seconds)
    passed = time.monotonic() - began
    result = passed, process.exact_cpu_seconds(pid) - used, page.pictures - pictures, page.received - received
    await page.leave()
    return result


def measure(executable, work, views, seconds):
    """Prints what one kind of change costs; the share of a core."""
    program = Showcase(executable, "--work", work, "--views", str(views))
    try:
        passed, used, pictures, received = asyncio.run(look_on(program, seconds))
    finally:
        program.stop()
    changes = max(1, pictures) * views
    share = used / max(1, pictures) * RATE
    print(
        f"  {work:<8}{views:>6}{pictures / passed:>12.1f}{received / changes:>12.1f}{used / changes * 1e6:>12.2f}"
        f"{share * 100:>11.1f} %", flush=True)
    return share


def cairo(curves, times=60):
    """Bytes and seconds of a picture that Cairo draws: the path of PathView."""
    library = ctypes.util.find_library("cairo")
    if not library:
        return None
    cairo = ctypes.CDLL(library)
    number, pointer = ctypes.c_double, ctypes.c_void_p
    for name in "image_surface_create", "create":
        getattr(cairo, f"cairo_{name}").restype = pointer
    cairo.cairo_create.argtypes = [pointer]
    for name, count in ("move_to", 2), ("curve_to", 6), ("set_source_rgb", 3), ("set_line_width", 1), ("stroke", 0), ("destroy", 0):
        getattr(cairo, f"cairo_{name}").argtypes = [pointer] + [number] * count
    written = 0

    @ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer, ctypes.c_uint)
    def write(_closure, _data, length):
        nonlocal written
        written += length
        return 0

    cairo.cairo_surface_write_to_png_stream.argtypes = [pointer, type(write), pointer]
    cairo.cairo_surface_destroy.argtypes = [pointer]
    used = 0
    for phase in range(times):
        surface = cairo.cairo_image_surface_create(0, 1200, 700)
        pen = cairo.cairo_create(surface)
        cairo.cairo_set_source_rgb(pen, 0, 0.48, 1)
        cairo.cairo_set_line_width(pen, 2)
        x, y = 0, 350
        cairo.cairo_move_to(pen, x, y)
        for place in range(curves):
            height = 300 * math.sin((place + phase) * 0.1)
            middle, end = (place * 1.2 + 0.6, 350 - height), ((place + 1) * 1.2, 350 + height)
            cairo.cairo_curve_to(
                pen, x + (middle[0] - x) * 2 / 3, y + (middle[1] - y) * 2 / 3, end[0] + (middle[0] - end[0]) * 2 / 3,
                end[1] + (middle[1] - end[1]) * 2 / 3, *end)
            x, y = end
        # Python made the path; what counts is the painting.
        began = time.process_time()
        cairo.cairo_stroke(pen)
        cairo.cairo_surface_write_to_png_stream(surface, write, None)
        used += time.process_time() - began
        cairo.cairo_destroy(pen)
        cairo.cairo_surface_destroy(surface)
    return written / times, used / times


async def first_picture(program, cookie):
    page = await Page.open(program.port, cookie)
    await page.until(lambda: page.pictures > 0, "the first picture")
    return page


def start(executable):
    """Seconds from the making of a process to its first picture, and to its address."""
    began = time.monotonic()
    program = Showcase(executable)
    try:
        announced = time.monotonic() - began
        asyncio.run(first_picture(program, http.enter(program)))
        return time.monotonic() - began, announced
    finally:
        program.stop()


def main():
    parser = argparse.ArgumentParser(description="Measures what painting costs the program, and how long it takes to start.")
    parser.add_argument("--painting", type=Path, help="the executable PaintingBenchmark")
    parser.add_argument("--showcase", type=Path, help="the executable Showcase, to be started")
    parser.add_argument("--seconds", type=float, default=5, help="how long each kind of change is looked at (5)")
    parser.add_argument("--starts", type=int, default=20, help="how often the program is started (20)")
    parser.add_argument("--no-threshold", action="store_true", help="do not fail when a limit is exceeded")
    options = parser.parse_args()
    failures = []
    if options.painting:
        print(f"  {'changes':<8}{'views':>6}{'pictures/s':>12}{'bytes/view':>12}{'us/view':>12}{'of a core':>13}")
        for work, views in CASES:
            share = measure(options.painting, work, views, options.seconds)
            if work in ("move", "shapes") and views == 1000 and share >= MOST_OF_A_CORE:
                failures.append(f"A thousand {work} take {share * 100:.0f} % of a core; the limit is 50 %.")
        if drawn := cairo(1000):
            size, used = drawn
            print(
                f"  by Cairo{1000:>6}{'':>12}{size / 1000:>12.1f}{used / 1000 * 1e6:>12.2f}{used * RATE * 100:>11.1f} %   "
                "(the curves of draw, as PNG)")
    if options.showcase:
        times = [start(options.showcase) for _ in range(options.starts)]
        first, announced = (statistics.median(values) * 1000 for values in zip(*times))
        print(
            f"From the making of the process to its first picture: {first:.1f} ms (median of {options.starts}, "
            f"{min(times)[0] * 1000:.1f} to {max(times)[0] * 1000:.1f}), {announced:.1f} ms of it to its address.")
        if first >= LONGEST_START * 1000:
            failures.append(f"A start takes {first:.0f} ms; the limit is 100 ms.")
    return judged(failures, options)


if __name__ == "__main__":
    sys.exit(main())
