#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0

"""The solver of UIKitLayout beside Kiwi (C++, by its Python package) on the same systems: `make bench-layout`.

Flat: views in a container. Nested: views in views. Kiwi's constraints are made before the clock runs, so that what is measured is
Kiwi's work and one call for each constraint. A value of both solutions is compared.
"""

import argparse
import json
import subprocess
import time

import kiwisolver

# Kiwi knows four strengths: those of sizes by their content are two of them.
STRENGTHS = {1000: "required", 999: "strong", 750: "medium", 250: "weak"}
LAYOUTS = ["flat:10", "flat:100", "flat:1000", "flat:5000", "nested:10", "nested:100", "nested:300"]
CHANGES = 100


def system(layout, count):
    width = kiwisolver.Variable("width")
    last = width
    constraints = []

    def content(length, size):
        constraints.append((length >= size) | STRENGTHS[750])
        constraints.append((length <= size) | STRENGTHS[250])

    for index in range(count):
        x, length = kiwisolver.Variable(), kiwisolver.Variable()
        if layout == "flat":
            content(length, 50)
            constraints.append((x == index % 40) | STRENGTHS[1000])
            constraints.append((x + length == width) | STRENGTHS[999])
        else:
            content(length, 10)
            constraints.append((x == 1) | STRENGTHS[1000])
            constraints.append((last - length == 0.125) | STRENGTHS[1000])
        last = length
    return width, last, constraints


def kiwi(layout, count):
    width, last, constraints = system(layout, count)
    solver = kiwisolver.Solver()
    start = time.perf_counter()
    solver.addEditVariable(width, 999_999_999)
    solver.suggestValue(width, 800)
    for constraint in constraints:
        solver.addConstraint(constraint)
    solver.updateVariables()
    added = time.perf_counter()
    for change in range(1, CHANGES + 1):
        solver.suggestValue(width, 800 + change)
        solver.updateVariables()
    changed = time.perf_counter()
    return (added - start) / len(constraints) * 1e6, (changed - added) / CHANGES * 1e6, last.value()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--solver", required=True)
    options = parser.parse_args()
    lines = subprocess.run([options.solver, *LAYOUTS], check=True, capture_output=True, text=True).stdout.splitlines()
    print(f"{'layout':>12}  {'add µs':>8} {'Kiwi':>8} {'ratio':>6}  {'change µs':>10} {'Kiwi':>8} {'ratio':>6}")
    for line in lines:
        ours = json.loads(line)
        add, change, value = kiwi(ours["layout"], ours["views"])
        assert abs(value - ours["check"]) < 1e-3, f"{ours}: Kiwi says {value}"
        name = f"{ours['layout']} {ours['views']}"
        print(
            f"{name:>12}  {ours['add']:8.2f} {add:8.2f} {add / ours['add']:6.1f}"
            f"  {ours['change']:10.1f} {change:8.1f} {change / ours['change']:6.1f}"
        )


if __name__ == "__main__":
    main()
