#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""What painting costs the program: `make bench-painting`.

An application's views change sixty times a second, and a client takes every picture as a page does. Told are the bytes that a
changed view takes on the wire, and the processor time of all of the program's threads for it: the application's own change, the
layout, what is written and sent. A thousand views that move must use less than half a core.

Then the start: from before the process is made to when a client that asked for the page's scene has its first picture, in release.
The median must be under 100 ms.
"""

import argparse
import asyncio
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
CASES = [("move", 10), ("move", 100), ("move", 1000), ("color", 1000), ("text", 1000), ("replace", 1000)]


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
            if (work, views) == ("move", 1000) and share >= MOST_OF_A_CORE:
                failures.append(f"A thousand views that move take {share * 100:.0f} % of a core; the limit is 50 %.")
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
