#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""How long a touch takes from the browser's event to the painted answer: `make latency`.

The showcase in release and headless Chromium run on this machine. A finger taps the views of the hit-testing screen one after
the other; for each touch five moments are taken on the page's clock (performance.now, milliseconds):

    event     the pointerdown's own timeStamp: when the browser got the touch
    handled   a capture listener at the window runs, before the page's own
    arrived   the page has been handed the host's answer by its WebSocket
    changed   the answer has changed an element of the picture (the first record of a MutationObserver)
    framed    the callback of the next animation frame runs
    painted   a message posted in that callback is handled, which is after the frame was laid out and painted

"Touch to paint" is event to painted, at the ordinary 60 frames a second. It is measured in two situations:

    at rest     Nothing else moves on the page. The browser begins a frame as soon as the answer asks for one. The 95th
                percentile must be under the limit of 20 ms; `--no-threshold` only measures.
    in motion   Something is painted at every tick of the screen's clock. No limit is set here, because two waits for a frame,
                which are the browser's, are most of it: Chromium holds back what comes for a page after a press until the
                frame that was already asked for is painted, and the answer's own frame begins at the next tick. The taps
                come at ticks, too, which makes the waits as long as they can be. `--at-rest` leaves this out.

A tap comes from the browser's own synthesizer of gestures (`Input.synthesizeTapGesture`), which feeds it where the events of a
touch screen come in. `Input.dispatchTouchEvent` is no good here: before each touch it has the page paint an empty frame, and
both that frame's time and its place on the screen's clock would count as the touch's.
"""

import argparse
import os
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / "Tests" / "Browser"), str(REPOSITORY / "Benchmarks")]

from harness.browser import chromium, profile  # noqa: E402
from harness.showcase import Showcase, build  # noqa: E402
from harness.tab import Tab  # noqa: E402
from limits import judged  # noqa: E402

LIMIT = 20.0
STAGES = [
    ("event", "handled", "browser to page"), ("handled", "arrived", "page to app and back"),
    ("arrived", "changed", "picture changed"), ("changed", "framed", "wait for a frame"),
    ("framed", "painted", "layout and paint"),
]

# The WebSocket's messages are seen before the page's own handler sees them.
WATCH_SOCKET = """
(() => {
    window.latency = { arrived: 0 };
    const Native = window.WebSocket;
    window.WebSocket = class extends Native {
        constructor(...given) {
            super(...given);
            this.addEventListener("message", () => { latency.arrived ||= performance.now(); });
        }
    };
})();
"""

WATCH_TOUCH = """
() => {
    const picture = document.getElementById("picture");
    const painted = new MessageChannel();
    let touch = null;
    latency.results = [];
    addEventListener("pointerdown", event => {
        touch = { event: event.timeStamp, handled: performance.now() };
        latency.arrived = 0;
    }, { capture: true });
    painted.port1.onmessage = () => {
        if (!touch?.framed) return;
        latency.results.push({ ...touch, painted: performance.now() });
        touch = null;
        latency.told?.();
    };
    new MutationObserver(() => {
        if (!touch || touch.changed) return;
        touch.changed = performance.now();
        touch.arrived = latency.arrived;
        requestAnimationFrame(() => {
            touch.framed = performance.now();
            painted.port2.postMessage(null);
        });
    }).observe(picture, { attributes: true, childList: true, characterData: true, subtree: true });
}
"""

# Told, not polled: frames that only a poll asks for would be measured too.
AWAIT_RESULT = """
count => new Promise(done => {
    latency.told = () => { if (latency.results.length >= count) done(); };
    latency.told();
})
"""

# A small square outside the picture that every frame moves, and the times of the frames.
MOVE = """
() => {
    const square = document.createElement("div");
    square.style.cssText = "position: fixed; left: 0; bottom: 0; width: 4px; height: 4px; background: gray";
    document.body.append(square);
    latency.frames = [];
    const step = time => {
        latency.frames.push(time);
        square.style.left = `${latency.frames.length % 8}px`;
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}
"""


def percentile(sorted_values, part):
    """The smallest value that so large a part of the values does not exceed."""
    return sorted_values[max(0, -(-len(sorted_values) * part // 100) - 1)]


class Taps:
    """A tab that shows the hit-testing screen, and a finger that taps its views."""

    def __init__(self, context, url):
        self._tab = Tab(context)
        self._tab.page.add_init_script(WATCH_SOCKET)
        self._tab.open(url)
        self._places = [self._tab.center(f"hit.{name}") for name in "BDE"]
        self._count = 0
        self._tab.page.evaluate(WATCH_TOUCH)

    def measure(self, touches):
        """Taps so many times. The moments of each touch, as dictionaries."""
        for _ in range(touches):
            number = self._count
            self._count += 1
            x, y = self._places[number % len(self._places)]
            # Never the same place twice in a row, and no rhythm that could lock to the frames.
            self._tab.devtools.send("Input.synthesizeTapGesture", {
                "x": x + number % 7, "y": y + number % 11, "gestureSourceType": "touch", "duration": 50,
            })
            self._tab.page.evaluate(AWAIT_RESULT, self._count)
            self._tab.page.evaluate("wait => new Promise(done => setTimeout(done, wait))", 60 + number * 7919 % 67)
        return self._tab.page.evaluate("count => latency.results.slice(-count)", touches)

    def set_in_motion(self):
        self._tab.page.evaluate(MOVE)

    def tick(self):
        """The median distance of the frames painted so far, in milliseconds."""
        times = self._tab.page.evaluate("latency.frames")
        return percentile(sorted(after - before for before, after in zip(times, times[1:])), 50)


def report(name, values):
    ordered = sorted(values)
    median, late, latest = (percentile(ordered, part) for part in (50, 95, 99))
    print(f"  {name:<24}{median:>9.1f}{late:>9.1f}{latest:>9.1f}{ordered[-1]:>9.1f}")
    return late


def report_all(title, results):
    print(f"{title}\n  {'milliseconds':<24}{'median':>9}{'p95':>9}{'p99':>9}{'most':>9}")
    for start, end, name in STAGES:
        report(name, [result[end] - result[start] for result in results])
    return report("touch to paint", [result["painted"] - result["event"] for result in results])


def main():
    parser = argparse.ArgumentParser(description="Measures the time from a touch in Chromium to the painted answer.")
    parser.add_argument("--touches", type=int, default=300, help="how many touches are measured in each situation (300)")
    parser.add_argument("--warm-up", type=int, default=30, help="how many come before them and are not counted (30)")
    parser.add_argument("--at-rest", action="store_true", help="measure only while nothing moves on the page")
    parser.add_argument("--no-threshold", action="store_true", help="do not fail when the limit is exceeded")
    options = parser.parse_args()
    if options.touches < 1 or options.warm_up < 0:
        parser.error("there must be at least one touch, and the warm-up cannot be negative")

    executable = Path(os.environ["SHOWCASE"]) if os.environ.get("SHOWCASE") else build()
    before = os.getloadavg()[0]
    showcase = Showcase(executable)
    try:
        with chromium() as browser, profile(browser) as context:
            taps = Taps(context, showcase.url)
            taps.measure(options.warm_up)
            late = report_all(f"At rest, {options.touches} touches", taps.measure(options.touches))
            if not options.at_rest:
                taps.set_in_motion()
                results = taps.measure(options.touches)
                report_all(f"In motion, {options.touches} touches, a frame every {taps.tick():.1f} ms", results)
    finally:
        showcase.stop()
    print(f"Load average {before:.1f} before, {os.getloadavg()[0]:.1f} after; {os.cpu_count()} processors.")
    failures = [f"The 95th percentile at rest is {late:.1f} ms; it must be under {LIMIT:.0f} ms."] if late >= LIMIT else []
    return judged(failures, options)


if __name__ == "__main__":
    sys.exit(main())
