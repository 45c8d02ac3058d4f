# SPDX-License-Identifier: Apache-2.0

"""Runs our benchmark and the peers in turn, several times, and prints what each work costs and the ratios.

    make bench                    everything
    make bench BENCH_FLAGS="--rounds 1 --without gtk,chromium"

The programs take turns within each round, so that a machine that is slower for a while is slower for all. Each figure is the median
of the rounds; beside it the interquartile range over the median. The figures to reach are listed below.
"""

import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys

HERE = pathlib.Path(__file__).parent

# (work, size, peer, times faster than it, or None) and (work, size, "ns", at most)
RATIOS = [
    ("siblings", 100, "qt", 5), ("siblings", 1_000, "qt", 20), ("siblings", 10_000, "qt", 150),
    ("siblings", 100_000, "qt", 1_000),
    ("chain", 10, "qt", 2), ("chain", 100, "qt", 2), ("chain", 1_000, "qt", 2),
    ("tree", 111_111, "qt", 2), ("tree", 111_111, "gtk", 15),
    ("touch move", 10, "qt", 3),
    *[(work, size, peer, 1) for work in ("move-child", "layout", "add, remove from the back", "add, remove from the front",
                                         "bring to front") for size in (1_000, 10_000) for peer in ("qt", "gtk")],
]
# (work, sizes, times as long as the same without overrides, at most)
OVERRIDES = [("siblings", (100, 1_000, 10_000), 2), ("chain", (10, 100, 1_000), 2), ("tree", (111_111,), 2)]
LIMITS = [
    ("touch move", 10, 200.0), ("touch move, pan, pinch, tap", 10, 1_000.0), ("move-child", 10_000, 1_000.0),
]


def run(name: str, command: list[str], environment: dict[str, str]) -> list[dict]:
    print(f"  {name} ...", file=sys.stderr, flush=True)
    finished = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if finished.returncode != 0:
        sys.exit(f"{name} failed with status {finished.returncode}:\n{finished.stderr[-2000:]}")
    return [json.loads(line) for line in finished.stdout.splitlines() if line.startswith("{")]


class Results:
    """What every program printed, by program, work and size."""

    def __init__(self) -> None:
        self.values: dict[tuple[str, str, int], list[float]] = {}
        self.checks: dict[tuple[str, int], dict[str, int]] = {}
        self.bytes: dict[tuple[str, int], float] = {}

    def add(self, program: str, lines: list[dict]) -> None:
        for line in lines:
            key = (line["work"], line["size"])
            if "bytes" in line:
                self.bytes[key] = line["bytes"]
                continue
            self.values.setdefault((program, *key), []).append(line["ns"])
            if line["check"]:
                self.checks.setdefault(key, {})[program] = line["check"]

    def median(self, program: str, work: str, size: int) -> float | None:
        values = self.values.get((program, work, size))
        return statistics.median(values) if values else None

    def spread(self, program: str, work: str, size: int) -> float:
        values = sorted(self.values[(program, work, size)])
        if len(values) < 2:
            return 0.0
        return (values[len(values) * 3 // 4] - values[len(values) // 4]) / statistics.median(values)

    def cases(self) -> list[tuple[str, int]]:
        return list(dict.fromkeys((work, size) for _, work, size in self.values))

    def disagreements(self) -> list[str]:
        return [
            f"{work} {size}: {checks}" for (work, size), checks in self.checks.items() if len(set(checks.values())) > 1
        ]


def figure(ns: float | None) -> str:
    if ns is None:
        return "-"
    if ns < 1_000:
        return f"{ns:.0f} ns"
    return f"{ns / 1_000:.1f} µs" if ns < 1_000_000 else f"{ns / 1_000_000:.1f} ms"


def print_table(results: Results, programs: list[str]) -> None:
    header = f"{'work':<30}{'size':>10}" + "".join(f"{name:>18}" for name in programs)
    print(header + "\n" + "-" * len(header))
    for work, size in results.cases():
        cells = []
        ours = results.median("responder", work, size)
        for name in programs:
            value = results.median(name, work, size)
            ratio = f" {value / ours:6.1f}×" if value and ours and name != "responder" else ""
            spread = f" ±{results.spread(name, work, size) * 50:2.0f}%" if value and name == "responder" else ""
            cells.append(f"{figure(value) + ratio + spread:>18}")
        print(f"{work:<30}{size:>10,}" + "".join(cells))
    for (work, size), value in results.bytes.items():
        print(f"{work:<30}{size:>10,}{f'{value:.0f} bytes':>18}")


def judge(results: Results) -> None:
    print("\nFigures to reach")
    for work, size, peer, times in RATIOS:
        ours, theirs = results.median("responder", work, size), results.median(peer, work, size)
        if ours and theirs:
            mark = "reached" if theirs / ours >= times else "missed "
            print(f"  {mark}  {work} {size:,}: {theirs / ours:.1f}× faster than {peer}, asked {times}×")
    small, large = results.median("responder", "siblings", 1_000), results.median("responder", "siblings", 1_000_000)
    if small and large:
        print(f"  {'reached' if large / small < 4 else 'missed '}  siblings 1,000 to 1,000,000: {large / small:.1f}×, asked under 4×")
    for work, size, limit in LIMITS:
        ours = results.median("responder", work, size)
        if ours:
            print(f"  {'reached' if ours <= limit else 'missed '}  {work}: {figure(ours)}, asked {figure(limit)}")
    for work, sizes, times in OVERRIDES:
        for size in sizes:
            ours, plain = results.median("responder", f"{work}, overrides", size), results.median("responder", work, size)
            if ours and plain:
                mark = "reached" if ours / plain <= times else "missed "
                print(f"  {mark}  {work} {size:,}, overrides: {ours / plain:.1f}× of that without, asked {times}×")
    low, high = results.median("responder", "unhandled touch move", 1), results.median("responder", "unhandled touch move", 51)
    if low and high:
        each = (high - low) / 50
        print(f"  {'reached' if each < 20 else 'missed '}  climbing a responder: {each:.0f} ns, asked under 20 ns")
    for (work, size), value in results.bytes.items():
        print(f"  {'reached' if value < 400 else 'missed '}  memory: {value:.0f} bytes a view, asked under 400")


COLORS = {"responder": "#0a7aff", "qt": "#41a047", "gtk": "#e67e22", "chromium": "#8e44ad"}


def chart(results: Results, programs: list[str]) -> str:
    """The cost of a hit test against the number of siblings, both axes logarithmic, as SVG."""
    import math

    width, height, left, bottom = 640, 400, 70, 50
    low_x, high_x, low_y, high_y = 2, 6, 1, 7

    def place(size: float, ns: float) -> tuple[float, float]:
        x = left + (math.log10(size) - low_x) / (high_x - low_x) * (width - left - 110)
        y = height - bottom - (math.log10(ns) - low_y) / (high_y - low_y) * (height - bottom - 40)
        return x, y

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{left}" y="22" font-size="14">One hit test among so many siblings</text>',
    ]
    for power in range(low_y, high_y + 1):
        _, y = place(100, 10**power)
        parts.append(f'<line x1="{left}" x2="{width - 110}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{figure(10**power)}</text>')
    for power in range(low_x, high_x + 1):
        x, _ = place(10**power, 10)
        parts.append(f'<text x="{x:.1f}" y="{height - bottom + 20}" text-anchor="middle">{10**power:,}</text>')
    for program in programs:
        points = sorted(
            (size, statistics.median(values))
            for (name, work, size), values in results.values.items()
            if name == program and work == "siblings"
        )
        if not points:
            continue
        places = [place(size, ns) for size, ns in points]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{COLORS[program]}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{COLORS[program]}"/>' for x, y in places]
        parts.append(f'<text x="{places[-1][0] + 8:.1f}" y="{places[-1][1] + 4:.1f}" fill="{COLORS[program]}">{program}</text>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--responder", required=True, help="our built benchmark")
    parser.add_argument("--peers", required=True, type=pathlib.Path, help="the folder of the built peers")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--without", default="", help="peers to leave out: qt,gtk,chromium")
    parser.add_argument("--chart", type=pathlib.Path, help="where to write the SVG")
    arguments = parser.parse_args()

    left_out = set(filter(None, arguments.without.split(",")))
    commands = {
        "responder": [arguments.responder],
        "qt": [str(arguments.peers / "qt")],
        "gtk": ["xvfb-run", "-a", str(arguments.peers / "gtk")],
        "chromium": [sys.executable, str(HERE / "peers/chromium/peer.py")],
    }
    commands = {name: command for name, command in commands.items() if name not in left_out}
    environment = {**os.environ, "GSK_RENDERER": "cairo", "NO_AT_BRIDGE": "1"}
    results = Results()
    for round_number in range(arguments.rounds):
        print(f"round {round_number + 1} of {arguments.rounds}", file=sys.stderr)
        for name, command in commands.items():
            results.add(name, run(name, command, environment))
    print_table(results, list(commands))
    judge(results)
    for line in results.disagreements():
        print(f"\nThe programs found different views: {line}")
    if arguments.chart:
        arguments.chart.write_text(chart(results, list(commands)), encoding="utf-8")
        print(f"\nChart: {arguments.chart}")


if __name__ == "__main__":
    main()
