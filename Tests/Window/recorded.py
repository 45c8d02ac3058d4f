# SPDX-License-Identifier: Apache-2.0

"""What the recording of a running program has so far."""

import json
import time

from shown import PATIENCE


def records(window):
    """Its lines; one that is being written is left out."""
    for line in window.recording.read_text().splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def inputs(window):
    return [record["input"]["input"] for record in records(window) if "input" in record]


def wait_for_input(window, holds, what):
    deadline = time.monotonic() + PATIENCE
    while True:
        found = [each for each in inputs(window) if holds(each)]
        if found:
            return found
        assert time.monotonic() < deadline, f"not recorded: {what}"
        time.sleep(0.1)


def edits(window):
    return [each["text"]["_0"]["edit"] for each in inputs(window) if "text" in each]


def wait_for_edit(window, edit):
    deadline = time.monotonic() + PATIENCE
    while edit not in edits(window):
        assert time.monotonic() < deadline, f"{edit} is none of {edits(window)}"
        time.sleep(0.1)


def touches(window):
    """What the program was told of each touch, without its moves: {1: ["began", "cancelled"]}. A finger is a touch, and so is a press of the mouse."""
    told = {}
    for record in records(window):
        event = record.get("entry", {}).get("event", {})
        if event.get("type") == "eventSent" and event.get("kind") == "touches":
            for touch in event["touches"]:
                if touch["phase"] in ("began", "ended", "cancelled"):
                    told.setdefault(touch["touch"], []).append(touch["phase"])
    return told


def down(window):
    """The touches that have not ended."""
    return [touch for touch, phases in touches(window).items() if phases == ["began"]]


def wait_for_down(window, count):
    """Waits until that many touches are down; each of the others must have ended once."""
    deadline = time.monotonic() + PATIENCE
    while len(down(window)) != count:
        assert time.monotonic() < deadline, f"{touches(window)} are not {count} touches that are down."
        time.sleep(0.1)
    for touch, phases in touches(window).items():
        assert phases in (["began"], ["began", "ended"], ["began", "cancelled"]), f"touch {touch}: {phases}"
    return down(window)
