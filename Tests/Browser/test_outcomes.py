# SPDX-License-Identifier: Apache-2.0

"""Ten touches that come to nothing, or to less than was meant: the inspector's first list names the cause, and one click shows how."""

import re

import pytest
from playwright.sync_api import expect

from harness.showcase import Showcase


@pytest.fixture
def showcase(showcase_executable):
    """A showcase with its inspector switched on."""
    running = Showcase(showcase_executable, "--inspector")
    running.wait_for_line(r"The inspector is at http://127\.0\.0\.1:\d+/inspector/")
    yield running
    assert running.is_running, f"The showcase ended by itself:\n{running.output}"
    assert running.stop() is not None


def open_inspector(new_tab, showcase):
    opened = new_tab().open(f"{showcase.origin}/inspector/")
    expect(opened.page.locator("#status")).to_have_text("Connected")
    opened.page.bring_to_front()
    return opened


def slip(tab, name):
    x, y = tab.center(f"outcomes.{name}")
    finger = tab.fingers.down(x, y)
    finger.move(x, y + 60, steps=6)
    finger.up()


def press(tab, name):
    finger = tab.fingers.down(*tab.center(f"outcomes.{name}"))
    tab.expect_text("outcomes.sentence", re.compile("long-press"))
    finger.up()


def refuse(tab, name):
    tab.tap("outcomes.holding")
    tab.expect_text("outcomes.sentence", re.compile("became first responder"))
    tab.tap(f"outcomes.{name}")


def at_place_of(tab, name):
    """What is hidden is not painted: the place where it would be is the stage's."""
    view = tab.view(f"outcomes.stage.{name}").bounding_box()
    tab.fingers.tap(view["x"] + view["width"] / 2, view["y"] + 15)


def tap(tab, name):
    tab.tap(f"outcomes.{name}")


SITUATIONS = {
    "disabled": (tap, r"got the touch and sent nothing: it is disabled \(isEnabled is false\)", "nothing"),
    "hidden": (at_place_of, r"outcomes\.panel. is hidden \(isHidden is true\)", "nothing"),
    "overlay": (tap, r"outcomes\.glass. is in front of UIButton .outcomes\.overlay., and took the touch", "nothing"),
    "cancelled": (press, r"long-press recognizer of UIView .outcomes\.stage\.cancelled. cancelled the touch before UIButton", "acted"),
    "moved": (slip, r"did not recognize it: the touch moved \d+ pt, more than \d+", "nothing"),
    "waiting": (tap, r"aiting for UITapGestureRecognizer .double tap. .* delayed it by 0\.\d+ s", "acted"),
    "recognizer": (tap, r"did not get the touch: its isEnabled is false", "nothing"),
    "refused": (refuse, r"refused to resign \(resignFirstResponder\(\) was false\), so UITextField .outcomes\.refused. did not become", None),
    "nobody": (tap, r"launchRocket: has no target, and none of the \d+ responders of the chain can perform it", "nothing"),
    "outside": (tap, r"is under the finger, and outside of the bounds of UIView .outcomes\.narrow.", "nothing"),
}


@pytest.mark.parametrize("name", SITUATIONS)
def test_one_click_names_the_cause(tab, new_tab, showcase, name):
    provoke, sentence, effect = SITUATIONS[name]
    tab.go_to("outcomes")
    provoke(tab, name)
    pattern = re.compile(sentence)
    tab.expect_text("outcomes.sentence", pattern)
    # The page is opened afterwards: what was done before is there.
    inspector = open_inspector(new_tab, showcase)
    newest = inspector.page.locator("#acts button").first
    expect(newest).to_contain_text(pattern)
    if effect:
        expect(newest).to_have_class(re.compile(f"effect-{effect}"))
    newest.click()
    event = inspector.page.locator("#panel-event")
    expect(event.locator("#judged")).to_contain_text(pattern)
    expect(event).to_contain_text("Hit test")
    inspector.screenshot(f"outcome-{name}")


def test_the_list_follows_what_is_done_and_counts_what_did_nothing(tab, new_tab, showcase):
    tab.go_to("outcomes")
    inspector = open_inspector(new_tab, showcase)
    acts = inspector.page.locator("#acts button")
    expect(acts.first).to_be_visible()
    before = acts.count()
    tab.page.bring_to_front()
    tap(tab, "disabled")
    inspector.page.bring_to_front()
    expect(acts).to_have_count(before + 1)
    inspector.page.get_by_role("button", name="Only what did nothing").click()
    expect(acts.first).to_contain_text("it is disabled")
    expect(inspector.page.locator("#acts .effect-acted")).to_have_count(0)


def test_the_list_is_gone_through_by_keys(tab, new_tab, showcase):
    tab.go_to("outcomes")
    for name in ["disabled", "recognizer"]:
        tap(tab, name)
    inspector = open_inspector(new_tab, showcase)
    expect(inspector.page.locator("#acts button").first).to_contain_text("isEnabled is false")
    inspector.page.locator("#acts button").first.focus()
    inspector.keys.press("ArrowDown")
    inspector.keys.press("Enter")
    expect(inspector.page.locator("#judged")).to_contain_text("it is disabled")


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "laptop"])
def test_it_is_the_first_thing_to_be_read(tab, new_tab, showcase, size):
    tab.go_to("outcomes")
    for name in ["disabled", "overlay", "recognizer", "nobody", "outside"]:
        tap(tab, name)
    slip(tab, "moved")
    inspector = open_inspector(new_tab, showcase)
    page = inspector.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("#acts button").first).to_be_in_viewport()
    inspector.screenshot(f"inspector-outcomes-{'phone' if size[0] < 900 else 'laptop'}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.locator("#acts button").nth(5).click()
    expect(page.locator("#judged")).to_be_in_viewport()
    inspector.screenshot(f"inspector-outcome-{'phone' if size[0] < 900 else 'laptop'}")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_picking_a_button_that_works_advises_nothing(tab, new_tab, showcase):
    tab.go_to("outcomes")
    x, y = tab.center("outcomes.nobody")
    size = tab.page.locator("#screen").bounding_box()
    inspector = open_inspector(new_tab, showcase)
    expect(inspector.page.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ views"))
    place = inspector.page.evaluate(
        "([x, y, width, height]) => { const box = document.getElementById('canvas-frame').getBoundingClientRect();"
        " const fit = Math.min((box.width - 28) / width, (box.height - 28) / height);"
        " return [box.x + (box.width - width * fit) / 2 + x * fit, box.y + (box.height - height * fit) / 2 + y * fit]; }",
        [x, y, size["width"], size["height"]],
    )
    inspector.mouse.click(*place)
    point = inspector.page.locator("#panel-point")
    expect(point).to_contain_text("The same view: what is seen gets the touch.")
    expect(point.locator("#picked-changes")).to_have_count(0)
