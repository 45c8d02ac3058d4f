#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""How long `responder touches` takes for a session of 100,000 decisions: `make bench-touches`.

`tap.jsonl` is a recorded session: an app starts, and a button is tapped. Its tap is repeated, each with a touch, numbers and
times of its own. The command in release answers five times; the fastest must be under the limit of 1 s of a processor: it
works on one, so that is what it takes where nobody else works.
"""

import argparse
import json
import os
import subprocess
import tempfile
import time
from pathlib import Path

DECISIONS = 100_000
LIMIT = 1.0
TAP = Path(__file__).with_name("tap.jsonl")
GAP = 0.6


def moved(value, seconds, touch):
    """A line of the tap, as it is some seconds later and with another touch."""
    if isinstance(value, list):
        return [moved(part, seconds, touch) for part in value]
    if not isinstance(value, dict):
        return value
    changed = {}
    for name, part in value.items():
        if name in ("time", "now", "timestamp"):
            changed[name] = part + seconds
        elif name == "touch":
            changed[name] = touch
        elif name == "touches" and part == [1]:
            changed[name] = [touch]
        else:
            changed[name] = moved(part, seconds, touch)
    return changed


def write(file):
    lines = [json.loads(line) for line in TAP.read_text(encoding="utf-8").splitlines()]
    first = next(place for place, line in enumerate(lines) if "windows" in line) + 1
    start, tap, end = lines[:first], lines[first:-1], lines[-1]
    taps = []
    sequence = sum("entry" in line for line in start)
    while sequence < DECISIONS:
        for line in moved(tap, len(taps) // len(tap) * GAP, len(taps) // len(tap) + 1):
            if "entry" in line:
                line["entry"]["sequence"] = sequence
                sequence += 1
            taps.append(line)
    for line in [*start, *taps, end]:
        file.write(json.dumps(line, separators=(",", ":"), sort_keys=True) + "\n")
    file.flush()
    return len(taps) // len(tap)


def processor():
    """Seconds that the children took so far."""
    used = os.times()
    return used.children_user + used.children_system


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("responder")
    parser.add_argument("--no-threshold", action="store_true", help="only measure")
    arguments = parser.parse_args()
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
        touches = write(file)
        times, waits = [], []
        for _ in range(5):
            start, used = time.monotonic(), processor()
            answer = subprocess.run([arguments.responder, "touches", file.name], capture_output=True, text=True, check=True)
            times.append(processor() - used)
            waits.append(time.monotonic() - start)
    found = sum(": Tap on " in line for line in answer.stdout.splitlines())
    if found != touches:
        raise SystemExit(f"{found} touches were told of, not {touches}")
    print(
        f"{DECISIONS} decisions, {touches} touches: {min(times):.2f} to {max(times):.2f} s of a processor,"
        f" {min(waits):.2f} to {max(waits):.2f} s by the clock"
    )
    if min(times) > LIMIT and not arguments.no_threshold:
        raise SystemExit(f"That is over {LIMIT:.0f} s.")


if __name__ == "__main__":
    main()
