#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""What a thrown list costs in a browser: `make bench-lists`.

A program in release has a table of 100,000 rows that are as high as the constraints in them, or a collection of 100,000 items. In
headless Chromium, as large as a phone, a finger throws it again and again: touches come in where a touch screen's do
(`Input.synthesizeScrollGesture`). While the list moves, these are counted:

    pictures/s   frames of the browser in which the picture had changed, in the second after each lift, in the median of the throws
    program      processor time of all of the program's threads, a picture
    page         the time for which the page's main thread was busy, a picture; of it: script, style and layout, as Chromium tells
    browser      processor time of all of Chromium's processes, a picture: without a graphics card, painting is in it

A screen has 60 frames a second. What a picture takes of the program and of the page's main thread must be less than a frame's 16.7 ms
each: the two work at the same time. `--no-threshold` only measures; so does a machine that does something else at the same time.
"""

import argparse
import statistics
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / part) for part in ("Tests/Browser", "Tests/Server", "Benchmarks")]

from clients import process  # noqa: E402
from harness.browser import chromium, profile  # noqa: E402
from harness.showcase import Showcase  # noqa: E402
from harness.tab import Tab  # noqa: E402
from limits import judged  # noqa: E402

FRAME = 1000 / 60
FEWEST = 58
SIZE = {"width": 390, "height": 844}

# Every frame, and whether the picture had changed since the one before.
WATCH = """
() => {
    window.thrown = [];
    let hasChanged = false;
    new MutationObserver(() => { hasChanged = true; }).observe(
        document.getElementById("picture"), { attributes: true, childList: true, characterData: true, subtree: true });
    const step = (time) => {
        window.thrown.push([time, hasChanged]);
        hasChanged = false;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}
"""


class List:
    """A program with a list, and a page that shows it."""

    def __init__(self, browser, executable, kind, count):
        self.browser = browser
        self.program = Showcase(executable, "--list", kind, "--count", str(count))
        self._profile = profile(browser)
        self.tab = Tab(self._profile.__enter__())
        self.tab.page.set_viewport_size(SIZE)
        self.tab.page.goto(self.program.url)
        self.tab.view("list").wait_for()
        self.tab.page.wait_for_timeout(1000)
        self.tab.devtools.send("Performance.enable")
        self.processes = browser.new_browser_cdp_session()

    def close(self):
        self.tab.page.close()
        self._profile.__exit__(None, None, None)
        self.program.stop()

    def throw(self):
        """A finger throws the list upward, as fast as people do."""
        self.tab.devtools.send("Input.synthesizeScrollGesture", {
            "x": 195, "y": 700, "yDistance": -500, "speed": 2500, "gestureSourceType": "touch", "preventFling": False,
        })

    def used(self):
        """Seconds of the program, of the page's main thread (all, script, style and layout), and of the browser's processes."""
        metrics = {each["name"]: each["value"] for each in self.tab.devtools.send("Performance.getMetrics")["metrics"]}
        told = self.processes.send("SystemInfo.getProcessInfo")["processInfo"]
        return [
            process.exact_cpu_seconds(self.program.process.pid), metrics["TaskDuration"], metrics["ScriptDuration"],
            metrics["RecalcStyleDuration"] + metrics["LayoutDuration"], sum(each["cpuTime"] for each in told),
        ]

    def measure(self, throws):
        """Pictures a second in each throw, and what a picture costs in milliseconds."""
        self.tab.page.evaluate(WATCH)
        # The first throw measures letters, makes cells and warms the page's code.
        self.throw()
        self.tab.page.wait_for_timeout(1500)
        rates = []
        before = self.used()
        self.tab.page.evaluate("() => { window.thrown.length = 0; }")
        for _ in range(throws):
            self.throw()
            lifted = self.tab.page.evaluate("() => performance.now()")
            self.tab.page.wait_for_timeout(1100)
            frames = self.tab.page.evaluate("() => window.thrown")
            rates.append(sum(changed for time, changed in frames if lifted <= time < lifted + 1000))
        frames = self.tab.page.evaluate("() => window.thrown")
        after = self.used()
        pictures = max(1, sum(changed for _, changed in frames))
        return rates, [(late - early) / pictures * 1000 for early, late in zip(before, after)]


def main():
    parser = argparse.ArgumentParser(description="Measures what a thrown list costs the program and the page.")
    parser.add_argument("--lists", type=Path, required=True, help="the executable ListsBenchmark")
    parser.add_argument("--count", type=int, default=100_000, help="how many rows and items (100,000)")
    parser.add_argument("--throws", type=int, default=10, help="how often a finger throws (10)")
    parser.add_argument("--no-threshold", action="store_true", help="do not fail when a limit is exceeded")
    options = parser.parse_args()
    failures = []
    print(f"  {'list':<12}{'pictures/s':>11}{'program':>10}{'page':>8}{'script':>9}{'layout':>9}{'browser':>10}  (ms a picture)")
    with chromium() as browser:
        for kind in ["table", "collection"]:
            shown = List(browser, options.lists, kind, options.count)
            try:
                rates, (program, page, script, layout, all_of_it) = shown.measure(options.throws)
            finally:
                shown.close()
            rate = statistics.median(rates)
            print(
                f"  {kind:<12}{rate:>11.0f}{program:>10.2f}{page:>8.2f}{script:>9.2f}{layout:>9.2f}{all_of_it:>10.2f}"
                f"  ({min(rates)} to {max(rates)} pictures/s)", flush=True)
            if rate < FEWEST:
                failures.append(f"A thrown {kind} has {rate:.0f} pictures a second; the limit is {FEWEST}.")
            for who, cost in [("program", program), ("page", page)]:
                if cost >= FRAME:
                    failures.append(f"A picture of a thrown {kind} takes the {who} {cost:.1f} ms; a frame has {FRAME:.1f} ms.")
    return judged(failures, options)


if __name__ == "__main__":
    sys.exit(main())
