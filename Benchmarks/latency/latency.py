#!/usr/bin/env python3
"""How long a touch takes from the browser's event to the painted answer: `make latency`.

The showcase in release and headless Chromium run on this machine. Fingers touch the views of the hit-testing screen one after
the other; for each touch five moments are taken on the page's clock (performance.now, milliseconds):

    event     the pointerdown's own timeStamp: when the browser got the touch
    handled   a capture listener at the window runs, before the page's own
    arrived   the page has been handed the host's answer by its WebSocket
    changed   the answer has changed an element of the picture (the first record of a MutationObserver)
    painted   a message posted in the next animation frame is handled, which is after the frame was laid out and painted

"Touch to paint" is event to painted, and its 95th percentile must be under the limit of 20 ms; `--no-threshold` only measures.
The frame that paints comes every 16.7 ms: in the mean half of that is waiting, whatever the app does.
"""

import argparse
import os
import shutil
import sys
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(REPOSITORY / "Tests" / "Browser"))

from playwright.sync_api import sync_playwright  # noqa: E402

from harness.showcase import Showcase, build  # noqa: E402
from harness.tab import Tab  # noqa: E402

LIMIT = 20.0
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic"]
STAGES = [
    ("event", "handled", "browser to page"), ("handled", "arrived", "page to app and back"),
    ("arrived", "changed", "picture changed"), ("changed", "painted", "frame painted"),
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
        if (!touch?.changed) return;
        latency.results.push({ ...touch, painted: performance.now() });
        touch = null;
        latency.told?.();
    };
    new MutationObserver(() => {
        if (!touch || touch.changed) return;
        touch.changed = performance.now();
        touch.arrived = latency.arrived;
        requestAnimationFrame(() => painted.port2.postMessage(null));
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


def percentile(sorted_values, part):
    """The smallest value that so large a part of the values does not exceed."""
    return sorted_values[max(0, -(-len(sorted_values) * part // 100) - 1)]


def measure(executable, touches, warm_up):
    """The moments of each touch, as dictionaries."""
    showcase = Showcase(executable)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM_FLAGS)
            context = browser.new_context(has_touch=True, viewport={"width": 1280, "height": 800})
            tab = Tab(context)
            tab.page.add_init_script(WATCH_SOCKET)
            tab.open(showcase.url)
            places = [tab.center(f"hit.{name}") for name in "BDE"]
            tab.page.evaluate(WATCH_TOUCH)
            for number in range(warm_up + touches):
                x, y = places[number % len(places)]
                # Never the same place twice in a row, and no rhythm that could lock to the frames.
                finger = tab.fingers.down(x + number % 7, y + number % 11)
                tab.page.evaluate(AWAIT_RESULT, number + 1)
                finger.up()
                tab.page.evaluate("wait => new Promise(done => setTimeout(done, wait))", 60 + number * 7919 % 67)
            results = tab.page.evaluate("latency.results")
            browser.close()
    finally:
        showcase.stop()
    return results[warm_up:]


def report(name, values):
    ordered = sorted(values)
    median, late, latest = (percentile(ordered, part) for part in (50, 95, 99))
    print(f"  {name:<24}{median:>9.1f}{late:>9.1f}{latest:>9.1f}{ordered[-1]:>9.1f}")
    return late


def main():
    parser = argparse.ArgumentParser(description="Measures the time from a touch in Chromium to the painted answer.")
    parser.add_argument("--touches", type=int, default=400, help="how many touches are measured (400)")
    parser.add_argument("--warm-up", type=int, default=30, help="how many come before them and are not counted (30)")
    parser.add_argument("--no-threshold", action="store_true", help="do not fail when the limit is exceeded")
    options = parser.parse_args()
    if options.touches < 1 or options.warm_up < 0:
        parser.error("there must be at least one touch, and the warm-up cannot be negative")

    executable = Path(os.environ["SHOWCASE"]) if os.environ.get("SHOWCASE") else build()
    before = os.getloadavg()[0]
    results = measure(executable, options.touches, options.warm_up)
    print(f"{len(results)} touches; load average {before:.1f} before, {os.getloadavg()[0]:.1f} after; {os.cpu_count()} processors")
    print(f"  {'milliseconds':<24}{'median':>9}{'p95':>9}{'p99':>9}{'most':>9}")
    for start, end, name in STAGES:
        report(name, [result[end] - result[start] for result in results])
    late = report("touch to paint", [result["painted"] - result["event"] for result in results])
    if late >= LIMIT and not options.no_threshold:
        print(f"The 95th percentile is {late:.1f} ms; it must be under {LIMIT:.0f} ms.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
