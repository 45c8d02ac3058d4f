#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""A window of ours beside windows of GTK 4 and Qt 6 that show and do the same: `make bench-window`.

Each program shows 960 x 832 points with a thousand views, and before them a target that changes its color when it is touched. The display
is an X server in memory (Xorg's `dummy`, as in Tests/Window), without a graphics card, a compositor or a window manager; GTK paints with
Cairo, as it does where there is no card. All three are looked at from outside, in the same way: a probe asks the server for one pixel of
its own picture, of the whole screen, again and again.

- start: from before the process is made to when the target is seen.
- latency: from before a touch, or a click, is sent to the server's device to when the target has another color, at any moment of a frame.
- moving: all views move sixty times a second. Told are the program's processor time and the X server's, as shares of a core, and how often
  the target, which changes with each step, was seen to change.
- rest: processor time of ten seconds in which nothing happens, and the memory that is the program's (PSS).

`gtk host` is GTK as a host of ours would use it: one widget that is painted whole with Cairo. It does nothing else that a host does.
"""

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(REPOSITORY / "Tests" / "Window"), str(REPOSITORY / "Benchmarks")]

from display import Display  # noqa: E402
from limits import judged  # noqa: E402

# A pixel of the target, wherever a program puts its window on a display that is a little larger.
PLACE = ("490", "430")
SIZE = "960x832"
LONGEST_START, LONGEST_LATENCY, MOST_OF_A_CORE = 0.150, 0.010, 1 / 3


def used(pid):
    """Seconds of the processor that a process has used, all threads, those that ended too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid):
    """The process's share of what it has in memory, in MB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    raise AssertionError("No Pss")


class Program:
    def __init__(self, display, command):
        self.environment = dict(
            os.environ, DISPLAY=display.name, RESPONDER_HOST="window", RESPONDER_WINDOW_SIZE=SIZE, GSK_RENDERER="cairo",
            GDK_BACKEND="x11", QT_QPA_PLATFORM="xcb", GTK_A11Y="none", NO_AT_BRIDGE="1")
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"):
            self.environment.pop(name, None)
        self.command = [str(part) for part in command]

    def probe(self, probe, *arguments, **files):
        command = [str(probe), *PLACE, *map(str, arguments)]
        return subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True, **files)

    def start(self, probe, mode):
        """The running program, and the seconds until it was seen."""
        looking = self.probe(probe, "appear")
        assert looking.stdout.readline().strip() == "ready"
        began = time.monotonic()
        process = subprocess.Popen(
            [*self.command[:1], mode, *self.command[1:]], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        seen = looking.communicate(timeout=60)[0].strip()
        assert seen, f"{self.command} shows nothing"
        return process, float(seen) - began

    @staticmethod
    def stop(process):
        process.terminate()
        process.wait(timeout=20)
        time.sleep(0.1)


def percentile(values, share):
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def measure(display, probe, command, options):
    program = Program(display, command)
    starts = []
    for _ in range(options.starts):
        process, seconds = program.start(probe, "rest")
        starts.append(seconds)
        program.stop(process)
    process, _ = program.start(probe, "rest")
    time.sleep(1)
    latencies = {}
    for kind in ("touch", "mouse"):
        device = getattr(display, kind).socket.fileno()
        said = program.probe(probe, "press", device, kind, options.presses, pass_fds=[device]).communicate(timeout=300)[0].split()
        latencies[kind] = [float(line) for line in said]
        assert len(said) == options.presses, f"{command}: {len(said)} of {options.presses} were answered"
    time.sleep(1)
    before = used(process.pid)
    time.sleep(10)
    idle = used(process.pid) - before
    pss = memory(process.pid)
    program.stop(process)
    process, _ = program.start(probe, "move")
    time.sleep(1)
    before, server, began = used(process.pid), used(display.process.pid), time.monotonic()
    time.sleep(options.seconds)
    passed = time.monotonic() - began
    moving, serving = (used(process.pid) - before) / passed, (used(display.process.pid) - server) / passed
    pictures = int(program.probe(probe, "count", 3).communicate(timeout=30)[0]) / 3
    program.stop(process)
    return {
        "start": statistics.median(starts), "idle": idle, "memory": pss, "moving": moving, "serving": serving,
        "pictures": pictures, **{f"{kind} {share}": percentile(values, share / 100) / 1e3 for kind, values in latencies.items() for share in (50, 95)},
    }


def main():
    parser = argparse.ArgumentParser(description="Measures a window beside those of peers.")
    parser.add_argument("--window", type=Path, required=True, help="the executable WindowBenchmark")
    parser.add_argument("--peers", type=Path, help="the folder with the peers and the probe")
    parser.add_argument("--starts", type=int, default=15)
    parser.add_argument("--presses", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--only", help="one of ours, gtk, gtk host, qt")
    parser.add_argument("--no-threshold", action="store_true", help="do not fail when a limit is exceeded")
    options = parser.parse_args()
    commands = {
        "ours": [options.window], "gtk": [options.peers / "gtk"], "gtk host": [options.peers / "gtk", "host"],
        "qt": [options.peers / "qt"]}
    results = {}
    print(
        f"{'':<10}{'start':>8}{'touch 50':>10}{'95 %':>7}{'mouse 50':>10}{'95 %':>7}{'moving':>9}{'server':>8}"
        f"{'pictures/s':>12}{'10 s rest':>11}{'memory':>9}")
    for name, command in commands.items():
        if options.only not in (None, name):
            continue
        display = Display()
        try:
            found = results[name] = measure(display, options.peers / "probe", command, options)
        finally:
            display.stop()
        print(
            f"{name:<10}{found['start'] * 1e3:>5.0f} ms{found['touch 50'] * 1e3:>7.1f} ms{found['touch 95'] * 1e3:>7.1f}"
            f"{found['mouse 50'] * 1e3:>7.1f} ms{found['mouse 95'] * 1e3:>7.1f}{found['moving'] * 100:>7.1f} %"
            f"{found['serving'] * 100:>6.1f} %{found['pictures']:>12.1f}{found['idle'] * 1e3:>8.0f} ms{found['memory']:>6.1f} MB",
            flush=True)
    failures = []
    if ours := results.get("ours"):
        if ours["start"] >= LONGEST_START:
            failures.append(f"A start takes {ours['start'] * 1e3:.0f} ms; the limit is 150 ms.")
        if max(ours["touch 95"], ours["mouse 95"]) >= LONGEST_LATENCY:
            failures.append("More than 5 of 100 touches are answered after 10 ms.")
        if ours["moving"] >= MOST_OF_A_CORE:
            failures.append(f"A thousand views that move take {ours['moving'] * 100:.0f} % of a core; the limit is a third.")
        if ours["idle"] > 0.01:
            failures.append(f"A window at rest used {ours['idle'] * 1e3:.0f} ms of 10 s.")
    return judged(failures, options)


if __name__ == "__main__":
    sys.exit(main())
