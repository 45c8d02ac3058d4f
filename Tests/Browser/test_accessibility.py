# SPDX-License-Identifier: Apache-2.0

"""Everyone's screen: what assistive technology finds on every screen, and a screen used from start to end without a pointer.

What Chromium tells assistive technology is read over DevTools; axe-core looks for what is wrong with it.
"""

import json
import re
from io import BytesIO

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect

SCREENS = [
    "hitTesting", "chain", "controls", "fingers", "gestures", "cards", "scrolling", "form", "editor", "board", "focus", "shake", "player",
    "outcomes", "drawing", "navigation", "lists", "layout", "choices", "dragging",
]

# The system's colors are UIKit's, some of which have less contrast than WCAG asks for (systemBlue on white: 4.0 to 1).
AXE = {"rules": {"color-contrast": {"enabled": False}}}

# Roles of what people use, each of which needs a name.
USED = {"button", "switch", "slider", "spinbutton", "textbox", "searchbox", "link", "menuitem", "progressbar", "dialog", "heading", "img"}


@pytest.fixture
def wide(tab):
    tab.resize(1366, 900)
    return tab


def rest(tab):
    """Waits until the page has put what it shows in the order in which it is read."""
    tab.settle()
    tab.page.wait_for_timeout(250)
    tab.settle()


def violations(tab):
    found = Axe().run(tab.page, options=AXE).response["violations"]
    return [
        f"{violation['id']}: {violation['help']}: {node['html'][:160]} {node.get('any', [{}])[0].get('message', '') if node.get('any') else ''}"
        for violation in found for node in violation["nodes"][:4]
    ]


def accessible(tab):
    """Role and name of everything that Chromium tells assistive technology, in its order."""
    nodes = tab.devtools.send("Accessibility.getFullAXTree")["nodes"]
    by_number = {node["nodeId"]: node for node in nodes}
    found = []

    def visit(node):
        if not node.get("ignored"):
            found.append((node.get("role", {}).get("value"), node.get("name", {}).get("value", "")))
        for child in node.get("childIds", []):
            if child in by_number:
                visit(by_number[child])

    visit(nodes[0])
    return found


# Consecutive things beside each other in a view, of which the second is above the first.
UPWARDS = """
() => {
    const meaning = "[role], [tabindex], .line, .element, .field";
    const isHeard = (element) => element.getClientRects().length > 0 && !element.closest("[inert], [aria-hidden=true]")
        && (element.matches(meaning) || element.querySelector(meaning));
    const found = [];
    for (const parent of document.querySelectorAll("#picture .view")) {
        const inner = parent.querySelector(":scope > .scrolled") ?? parent;
        const children = [...inner.children].filter((child) => child.classList.contains("view") && isHeard(child));
        children.slice(1).forEach((child, index) => {
            const [before, after] = [children[index], child].map((element) => element.getBoundingClientRect());
            if (before.width * before.height * after.width * after.height === 0) return;
            const isBeside = after.left >= before.right - 2 || after.right <= before.left + 2;
            if (!isBeside && after.bottom <= before.top + 1) found.push(`${child.outerHTML.slice(0, 120)} after ${children[index].outerHTML.slice(0, 120)}`);
        });
    }
    return found;
}
"""


def test_axe_finds_nothing_wrong_with_any_screen(wide):
    """AX17: roles, names and states, and what may be in what."""
    wrong = {}
    for screen in SCREENS:
        wide.go_to(screen)
        rest(wide)
        if found := violations(wide):
            wrong[screen] = found
    assert not wrong, json.dumps(wrong, indent=1)


@pytest.mark.parametrize("size", [(390, 844), (1366, 900)])
def test_every_screen_is_read_from_the_top(tab, size):
    """AX10, AX17: and everything that can be used has a name."""
    tab.resize(*size)
    wrong = {}
    for screen in SCREENS:
        tab.go_to(screen)
        rest(tab)
        nameless = [role for role, name in accessible(tab) if role in USED and not name.strip()]
        upwards = tab.page.evaluate(UPWARDS)
        if nameless or upwards:
            wrong[screen] = nameless + upwards
    assert not wrong, json.dumps(wrong, indent=1)


def test_chromium_tells_roles_names_values_and_states(wide):
    """AX17."""
    wide.go_to("controls")
    rest(wide)
    told = accessible(wide)
    for expected in [
        ("heading", "Controls"), ("button", "Tap me"), ("switch", "Switch"), ("slider", "Slider"), ("spinbutton", "Stepper"),
        ("group", "Segments"), ("button", "Two"), ("spinbutton", "Pages"), ("button", "Greet"),
    ]:
        assert expected in told, (expected, told)
    order = [told.index(item) for item in [("button", "Tap me"), ("switch", "Switch"), ("slider", "Slider"), ("spinbutton", "Stepper")]]
    assert order == sorted(order)
    greet = wide.page.get_by_role("button", name="Greet")
    expect(greet).to_have_accessible_description("Somebody along the responder chain answers.")
    slider = wide.page.get_by_role("slider", name="Slider")
    expect(slider).to_have_attribute("aria-valuenow", "50")
    expect(slider).to_have_attribute("aria-valuemax", "100")


def test_a_screen_is_used_by_roles_alone(wide):
    """AX18, AX19: Playwright's own click, fill and press, as on any page; nothing here knows of Responder."""
    page = wide.page
    page.get_by_role("button", name="Controls").click()
    switch = page.get_by_role("switch", name="Switch")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    page.get_by_role("button", name="Tap me").click()
    expect(page.get_by_text("touchUpInside").first).to_be_visible()
    slider = page.get_by_role("slider", name="Slider")
    slider.focus()
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "60")
    page.get_by_role("button", name="Three").click()
    expect(page.get_by_role("button", name="Three")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Form").click()
    name = page.get_by_role("textbox", name="Name")
    name.fill("Blaise Pascal")
    expect(name).to_have_value("Blaise Pascal")
    wide.expect_text("form.name", re.compile("Blaise Pascal"))
    mail = page.get_by_role("textbox", name="E-mail")
    mail.fill("blaise@example.org")
    wide.expect_text("form.mail", re.compile("blaise@example.org"))
    # What was there is replaced, as in any field.
    name.fill("Grace")
    expect(name).to_have_value("Grace")
    expect(wide.view("form.name")).not_to_contain_text("Blaise")
    page.get_by_role("textbox", name="Password").fill("hush")
    expect(page.get_by_role("textbox", name="Password")).to_have_value("••••")
    expect(name).to_have_value("Grace")


def test_a_field_is_clicked_and_typed_into_as_any_field(wide):
    """AX19."""
    wide.go_to("form")
    note = wide.page.get_by_role("textbox", name="Note")
    note.click()
    note.press_sequentially("hello")
    wide.expect_text("form.note", re.compile("hello", re.IGNORECASE))
    expect(note).to_be_focused()


def test_a_screen_is_used_by_keys_alone(wide):
    """AX7, AX9, AX20: focus goes through the controls, the page's focus with it, and out of the screen at its end."""
    wide.go_to("controls")
    page, keys = wide.page, wide.keys
    switch = page.get_by_role("switch", name="Switch")
    wide.tab_to("[role=switch][aria-label=Switch]")
    expect(switch).to_be_focused()
    expect(wide.page.locator(".view.focused")).to_have_attribute("aria-label", "Switch")
    keys.press("Space")
    expect(switch).to_be_checked()
    keys.press("Tab")
    slider = page.get_by_role("slider", name="Slider")
    expect(slider).to_be_focused()
    keys.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", "60")
    wide.tab_to("#status-toggle")
    expect(page.locator("#status-toggle")).to_be_focused()
    keys.press("Enter")
    expect(page.locator("#status-panel")).to_be_visible()
    keys.press("Escape")
    # Back in, at the last of the screen.
    page.locator("#status-toggle").focus()
    keys.press("Shift+Tab")
    page.wait_for_function("() => document.getElementById('surface').contains(document.activeElement)")
    expect(wide.page.locator(".view.focused")).to_have_count(1)


def test_f6_goes_around_the_parts_of_the_page(wide):
    """AX20."""
    wide.go_to("controls")
    wide.page.get_by_role("switch", name="Switch").focus()
    wide.keys.press("F6")
    expect(wide.page.locator("#status-toggle")).to_be_focused()
    wide.keys.press("Shift+F6")
    expect(wide.page.get_by_role("switch", name="Switch")).to_be_focused()
    expect(wide.view("control.switch")).to_have_class(re.compile("focused"))


def test_the_skip_link_leads_past_the_screen(wide):
    """AX20."""
    skip = wide.page.get_by_role("link", name="Skip to the page")
    skip.focus()
    expect(skip).to_be_in_viewport()
    wide.keys.press("Enter")
    expect(wide.page.locator("#status-toggle")).to_be_focused()


def test_custom_actions_are_buttons_and_what_comes_of_them_is_said(wide):
    """AX6, AX14."""
    wide.go_to("cards")
    card = wide.page.get_by_role("group", name="Blue card")
    expect(card).to_have_accessible_description(re.compile("One finger drags it"))
    card.focus()
    actions = wide.page.get_by_role("toolbar", name="Actions of Blue card")
    expect(actions.get_by_role("button")).to_have_text(["Turn right", "Make larger", "Make smaller", "Put back"])
    actions.get_by_role("button", name="Turn right").click()
    wide.expect_text("card.blue.reading", re.compile("30°"))
    expect(wide.page.locator("#announcer")).to_have_text(re.compile("Blue: .*30°"))
    wide.keys.press("Escape")
    expect(card).to_be_focused()
    wide.page.locator("#status-toggle").focus()
    expect(actions).to_be_hidden()


def test_what_a_sheet_covers_is_not_found(wide):
    """AX13."""
    wide.go_to("choices")
    page = wide.page
    wide.view("choices.sheet").scroll_into_view_if_needed()
    behind = page.get_by_role("button", name="Choices")
    expect(behind).to_have_count(1)
    wide.resize(1366, 900)
    wide.tap("choices.popover")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_count(1)
    expect(behind).to_have_count(0)
    rest(wide)
    assert not violations(wide)


def test_what_people_ask_for_reaches_the_program_and_the_paint(wide):
    """AX21, AX22."""
    wide.go_to("controls")
    wide.page.emulate_media(forced_colors="active")
    switch = wide.view("control.switch")
    expect(switch).to_have_css("forced-color-adjust", "none")
    expect(wide.view("control.button")).to_have_css("outline-style", "solid")
    colors = wide.page.evaluate(
        """() => [...document.querySelectorAll('[role=switch] *, [role=slider] *')]
            .map((element) => getComputedStyle(element).backgroundColor).filter((color) => color !== "rgba(0, 0, 0, 0)")""")
    assert len(set(colors)) >= 3, colors
    wide.screenshot("controls-forced-colors")
    wide.page.emulate_media(forced_colors="none", reduced_motion="reduce", contrast="more")
    rest(wide)
    wide.screenshot("controls-more-contrast")
    assert not violations(wide)


def test_icons_made_of_fills_are_seen_under_forced_colors(wide):
    """AX21."""
    wide.page.emulate_media(forced_colors="active")
    for name in ["controls", "lists", "outcomes"]:
        item = wide.view(f"screen.{name}").bounding_box()
        # Within the item's edge, as far as its text.
        area = {"x": item["x"] + 4, "y": item["y"] + 4, "width": 40, "height": item["height"] - 8}
        picture = Image.open(BytesIO(wide.page.screenshot(clip=area))).convert("L")
        counts = picture.histogram()
        drawn = sum(counts[:200])
        assert drawn > 30, (name, drawn)
    wide.screenshot("bar-forced-colors")


def test_what_a_custom_action_deletes_leaves_nothing_behind(wide):
    """AX6: the actions of a row that is gone are gone, and who was at them is in the screen again."""
    wide.go_to("lists")
    row = wide.page.get_by_role("button", name="Apples", exact=True)
    row.focus()
    actions = wide.page.locator("#custom-actions")
    delete = actions.get_by_role("button", name="Delete")
    delete.focus()
    wide.keys.press("Enter")
    expect(row).to_have_count(0)
    expect(actions).to_be_hidden()
    wide.page.wait_for_function("() => document.getElementById('surface').contains(document.activeElement)")


@pytest.mark.parametrize("boxes, right_to_left, order", [
    # A bar above rows.
    ([(0, 0, 100, 20), (60, 30, 40, 10), (0, 30, 40, 10), (0, 50, 40, 10), (60, 50, 40, 10)], False, [0, 2, 1, 3, 4]),
    # Columns whose rows are not beside each other.
    ([(60, 30, 40, 10), (0, 35, 40, 10), (0, 50, 40, 10), (60, 42, 40, 12)], False, [1, 2, 0, 3]),
    # Rows that are apart go before columns.
    ([(60, 0, 40, 10), (0, 0, 40, 10), (0, 200, 100, 10)], False, [1, 0, 2]),
    ([(60, 0, 40, 10), (0, 0, 40, 10), (0, 200, 100, 10)], True, [0, 1, 2]),
    # A content behind two bars: by the middle.
    ([(0, 0, 100, 800), (0, 0, 100, 50), (0, 750, 100, 50)], False, [1, 0, 2]),
    # A photo with a title and a line beside it.
    ([(0, 0, 50, 50), (60, 30, 100, 15), (62, 5, 100, 15)], False, [0, 2, 1]),
    ([], False, []),
])
def test_boxes_are_read_by_x_y_cuts(tab, boxes, right_to_left, order):
    """AX10."""
    given = [{"left": x, "top": y, "right": x + width, "bottom": y + height} for x, y, width, height in boxes]
    found = tab.page.evaluate(
        "async ([boxes, isRightToLeft]) => (await import('/page/reading-order.js')).readingOrder(boxes, isRightToLeft)",
        [given, right_to_left])
    assert found == order
