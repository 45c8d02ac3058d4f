# SPDX-License-Identifier: Apache-2.0

"""The core's paths beside the browser's: the same outlines, the same points in them and on lines along them."""

import json
import subprocess

import pytest

# Browsers cut dashes and flatten lines to fractions of their own pixels; enlarged, what they answer is exact.
ASK = """(sheets) => {
    const enlarged = 64;
    const caps = ["butt", "round", "square"], joins = ["miter", "round", "bevel"];
    const context = document.createElement("canvas").getContext("2d");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    document.body.append(svg);
    return sheets.map((sheet) => {
        const element = document.createElementNS("http://www.w3.org/2000/svg", "path");
        element.setAttribute("d", sheet.path);
        svg.append(element);
        const { x, y, width, height } = element.getBBox();
        const path = new Path2D();
        path.addPath(new Path2D(sheet.path), new DOMMatrix([enlarged, 0, 0, enlarged, 0, 0]));
        context.lineWidth = sheet.width * enlarged;
        context.lineCap = caps[sheet.cap];
        context.lineJoin = joins[sheet.join];
        context.miterLimit = sheet.miterLimit;
        context.setLineDash(sheet.dashes.map((length) => length * enlarged));
        context.lineDashOffset = sheet.phase * enlarged;
        return {
            box: [x, y, width, height],
            answers: sheet.questions.map(({ point }) => {
                const [x, y] = point.map((value) => value * enlarged);
                return [
                    context.isPointInPath(path, x, y), context.isPointInPath(path, x, y, "evenodd"),
                    context.isPointInStroke(path, x, y),
                ].map(Number);
            }),
        };
    });
}"""


@pytest.fixture(scope="session")
def sheets(showcase_executable):
    """What the core says of random paths."""
    program = showcase_executable.with_name("PathAnswers")
    if not program.exists():
        pytest.fail(f"{program} is missing; `make test-browser` builds it.")
    return json.loads(subprocess.run([program], check=True, capture_output=True, text=True).stdout)


def test_the_core_and_the_browser_find_the_same_points_in_a_path(blank_tab, sheets):
    blank_tab.page.goto("about:blank")
    for sheet, found in zip(sheets, blank_tab.page.evaluate(ASK, sheets), strict=True):
        assert found["box"] == pytest.approx(sheet["box"], abs=0.01), sheet["path"]
        for question, answers in zip(sheet["questions"], found["answers"], strict=True):
            expected = question["answers"]
            if expected[2] == 2:
                expected, answers = expected[:2], answers[:2]
            assert answers == expected, (question["point"], {**sheet, "questions": None})
    assert sum(question["answers"][2] == 1 for sheet in sheets for question in sheet["questions"]) > 200
