# SPDX-License-Identifier: Apache-2.0

"""Views that change at random: what a page shows is read back, and compared with what the program says of its views.

What comes to a page are differences. Whatever was added, moved to another view, put in another order, hidden, animated or taken away and
brought back in one step, the page must show what a new page would.
"""

import json
import re
import time

import pytest

from harness.patience import PATIENCE
from harness.showcase import Showcase

STEPS = 25

# The children that are shown, from back to front, with what can be seen of each.
READ = """() => {
    const stage = document.querySelector('[data-identifier="stage"]');
    const numbers = (text) => text.match(/-?[\\d.]+/g).map(Number);
    const color = (text) => {
        const found = numbers(text);
        const scale = text.startsWith("rgb") ? 255 : 1;
        const parts = found.slice(0, 3).map((value) => value / scale);
        return [...parts, found[3] ?? 1];
    };
    const childrenOf = (element) => {
        const container = element.querySelector(":scope > .scrolled") ?? element;
        const views = [...container.children].filter((child) => child.classList.contains("view"));
        return views.filter((child) => child.dataset.identifier && child.checkVisibility())
            .map((child, place) => ({ child, place, depth: Number(getComputedStyle(child).zIndex) || 0 }))
            .sort((one, other) => one.depth - other.depth || one.place - other.place)
            .map(({ child }) => read(child));
    };
    const ownText = (element) => {
        const container = element.querySelector(":scope > .scrolled") ?? element;
        return [...container.children].filter((child) => child.classList.contains("content"))
            .map((child) => child.innerText).join("");
    };
    const read = (element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        return {
            name: element.dataset.identifier, box: [x, y, width, height], alpha: Number(style.opacity),
            color: color(style.backgroundColor), radius: parseFloat(style.borderTopLeftRadius), text: ownText(element),
            clips: style.overflow !== "visible" || style.clipPath !== "none", children: childrenOf(element),
        };
    };
    return childrenOf(stage);
}"""


def is_shown(text, found):
    """Lines break where they must, and what has no room ends in an ellipsis."""
    text, found = ["".join(either.split()) for either in (text, found)]
    return text.startswith(found[:-1]) if found.endswith("…") else text == found


def differences(expected, found, place="stage"):
    """What of the shown views is not what it should be, in lines."""
    names = [[view["name"] for view in views] for views in (expected, found)]
    if names[0] != names[1]:
        return [f"in {place} there should be, from back to front, {names[0]}, and there are {names[1]}"]
    lines = []
    for one, other in zip(expected, found):
        name = one["name"]
        if other["box"] != pytest.approx(one["box"], abs=0.1):
            lines.append(f"{name} is at {other['box']}, and should be at {one['box']}")
        if other["alpha"] != pytest.approx(one["alpha"], abs=0.01):
            lines.append(f"{name} has the alpha {other['alpha']}, and should have {one['alpha']}")
        color = one.get("color") or [0, 0, 0, 0]
        if color[3] == 0 and other["color"][3] != 0 or color[3] and other["color"] != pytest.approx(color, abs=0.01):
            lines.append(f"{name} has the color {other['color']}, and should have {color}")
        if other["radius"] != one["radius"]:
            lines.append(f"{name} has corners of {other['radius']}, and should have {one['radius']}")
        if not is_shown(one["text"], other["text"]):
            lines.append(f"{name} says {other['text']!r}, and should say {one['text']!r}")
        if other["clips"] != one["clips"]:
            lines.append(f"{name} {'clips' if other['clips'] else 'does not clip'}")
        lines += differences(one["children"], other["children"], name)
    return lines


def wait_until_shown(page, expected):
    """Animations take their time; what is wrong after them stays wrong."""
    deadline = time.monotonic() + PATIENCE
    while wrong := differences(expected, page.evaluate(READ)):
        assert time.monotonic() < deadline, "\n".join(wrong)
        page.wait_for_timeout(50)


@pytest.mark.parametrize("seed", range(1, 5))
def test_a_page_shows_what_random_changes_lead_to(showcase_executable, new_tab, seed):
    program = showcase_executable.with_name("RandomPictures")
    if not program.exists():
        pytest.fail(f"{program} is missing; `make test-browser` builds it.")
    running = Showcase(program, "--seed", str(seed))
    tab = new_tab().open(running.url)
    tab.view("next").wait_for()
    for step in range(1, STEPS + 1):
        tab.tap("next")
        told = running.wait_for_line(rf'"step":{step}}}$')
        wait_until_shown(tab.page, json.loads(told)["children"])
    # A page that is loaded anew gets the whole picture.
    tab.page.reload()
    tab.view("next").wait_for()
    wait_until_shown(tab.page, json.loads(told)["children"])
    tab.page.close()
    assert running.stop() is not None
    assert not running.lines_matching(re.compile(r"conflict|fault|cannot", re.IGNORECASE))
