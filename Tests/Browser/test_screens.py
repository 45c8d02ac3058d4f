# SPDX-License-Identifier: Apache-2.0

"""Every screen of the showcase in windows of all sizes: it can be reached, what is used is in sight or can be scrolled there, and no
control lies over another.

Each leaves a picture, `screens-WIDTHxHEIGHT-NAME.png`; `pictures.py` puts them side by side, to be looked at.
"""

import pytest

SCREENS = [
    "hitTesting", "chain", "controls", "fingers", "gestures", "cards", "scrolling", "form", "editor", "board", "focus", "shake",
    "player", "outcomes", "drawing", "navigation", "lists", "layout", "choices", "dragging",
]
# The one of 683 × 384 points is a window of 1366 × 768 at 200 %.
SIZES = [(320, 480), (390, 844), (844, 390), (1366, 768), (683, 384), (3840, 2160)]
# Screens whose views lie over each other to show what that does.
OVERLAPPING = {"hitTesting", "outcomes", "cards", "drawing", "gestures", "board"}

# The controls of the screen that is shown: where each is, and what of it is seen, in whole points.
_CONTROLS = """
() => {
    const ancestors = (element) => element.parentElement ? [element.parentElement, ...ancestors(element.parentElement)] : [];
    const bottom = document.getElementById("surface").getBoundingClientRect().bottom;
    const controls = [];
    for (const element of document.querySelectorAll("[data-identifier]")) {
        if (!element.matches("[role=button], [role=switch], [role=slider], [role=textbox]")) continue;
        if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        let [left, top, right, end] = [0, 0, innerWidth, bottom];
        for (const each of ancestors(element)) {
            if (!each.classList.contains("clips")) continue;
            const clip = each.getBoundingClientRect();
            [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
            [right, end] = [Math.min(right, clip.right), Math.min(end, clip.bottom)];
        }
        // What a wheel can turn is higher than a row, which clips too.
        const scrolling = ancestors(element).filter((each) => each.classList.contains("clips") && each.getBoundingClientRect().height > 120)
            .map((each) => each.getBoundingClientRect());
        const around = scrolling.reduce(([one, two, three, four], clip) => [
            Math.max(one, clip.left), Math.max(two, clip.top), Math.min(three, clip.right), Math.min(four, clip.bottom),
        ], [0, 0, innerWidth, bottom]);
        const frame = scrolling[0];
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, end] = [Math.min(right, box.right), Math.min(end, box.bottom)];
        const parents = ancestors(element).map((each) => each.dataset.identifier).filter((name) => name);
        controls.push({
            name: element.dataset.identifier, x: box.x + box.width / 2, y: box.y + box.height / 2, area: box.width * box.height,
            seen: [left, top, right, end], around, frame: frame && [frame.top, frame.bottom], isWhole: right - left >= box.width - 1.5 && end - top >= box.height - 1.5, parents,
        });
    }
    return controls;
}
"""


def overlaps(controls):
    """Pairs of controls that are seen over each other, without one being a part of the other."""
    found = []
    for place, one in enumerate(controls):
        for other in controls[place + 1:]:
            if one["name"] in other["parents"] or other["name"] in one["parents"]:
                continue
            width = min(one["seen"][2], other["seen"][2]) - max(one["seen"][0], other["seen"][0])
            height = min(one["seen"][3], other["seen"][3]) - max(one["seen"][1], other["seen"][1])
            if width > 4 and height > 4 and width * height > 0.2 * min(one["area"], other["area"]):
                found.append((one["name"], other["name"]))
    return found


def bring_into_sight(tab, name):
    """Turns the wheel until all of a control is seen, over the screen for what is around it, then there; False when it does not come."""
    if name.startswith("screen."):
        # A row that was scrolled away is gone until the list comes to it again.
        tab.bring_into_list(name.removeprefix("screen."))
        return True
    surface = tab.page.locator("#surface").bounding_box()
    middle = surface["y"] + surface["height"] / 2
    for _ in range(80):
        control = next((each for each in tab.page.evaluate(_CONTROLS) if each["name"] == name), None)
        if control is None or control["isWhole"]:
            return control is not None
        left, top, right, bottom = control["around"]
        low, high = control["frame"]
        room = min(high - low, surface["height"] * 0.4)
        if right - left > 10 and bottom - top >= room - 2:
            tab.mouse.move((left + right) / 2, (top + bottom) / 2)
            tab.mouse.wheel(0, round(max(-60, min(60, control["y"] - (top + bottom) / 2))))
        else:
            # Beside the cards is nothing but the screen.
            tab.mouse.move(surface["width"] - 4, middle)
            tab.mouse.wheel(0, round(max(-60, min(60, (low + high) / 2 - middle))))
        tab.settle()
    return False


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_screen_can_be_used(tab, size):
    tab.resize(*size)
    faults = []
    for name in SCREENS:
        tab.go_to(name)
        tab.settle()
        tab.screenshot(f"screens-{size[0]}x{size[1]}-{name}")
        controls = tab.page.evaluate(_CONTROLS)
        if "about" not in [each["name"] for each in controls]:
            faults.append(f"{name}: there is no way to About")
        if name not in OVERLAPPING:
            faults += [f"{name}: {one} lies over {other}" for one, other in overlaps(controls)]
        cut = [each["name"] for each in controls if not each["isWhole"]]
        # The last one is the farthest away, and the first one may be at the other end.
        for control in dict.fromkeys(cut[:1] + cut[-1:]):
            if not bring_into_sight(tab, control):
                faults.append(f"{name}: {control} cannot be brought into sight")
    assert not faults, "\n".join(faults)
