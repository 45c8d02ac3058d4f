# SPDX-License-Identifier: Apache-2.0

"""Takes the pictures of the documentation: `make pictures`. They are looked at, and committed when they changed."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from harness.patience import MILLISECONDS
from harness.served import Served, executable
from harness.sheets import write_sheet
from harness.showcase import REPOSITORY, Showcase
from harness.tab import Tab
from test_screens import SCREENS, SIZES
from test_serve import DUMP

pytestmark = pytest.mark.whole_browser

IMAGES = REPOSITORY / "Documentation" / "images"


def take(page, name, width=1280, height=800):
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("document.fonts.status === 'loaded'")
    page.screenshot(path=IMAGES / f"{name}.png")


@pytest.fixture
def showcase(showcase_executable):
    running = Showcase(showcase_executable, "--inspector")
    running.wait_for_line(r"The inspector is at ")
    yield running
    assert running.stop() is not None


def test_the_showcase(tab):
    """A touch on a view of nested ones, with the answers of all that were asked."""
    tab.go_to("hitTesting")
    tab.tap("hit.D")
    tab.expect_text("hit.result", re.compile(r"goes to D\.$"))
    tab.settle()
    take(tab.page, "showcase")


def test_the_inspector(tab, new_tab, showcase):
    """A disabled button was tapped: the verdict, and one press later how it came to that."""
    tab.go_to("outcomes")
    tab.tap("outcomes.waiting")
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("disabled"))
    page = new_tab().open(f"{showcase.origin}/inspector/").page
    page.bring_to_front()
    expect(page.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ views"))
    newest = page.locator("#acts button").first
    expect(newest).to_contain_text("it is disabled")
    newest.click()
    expect(page.locator("#panel-event")).to_contain_text("Hit test")
    take(page, "inspector")


def test_the_inspectors_layers(tab, new_tab, showcase):
    """The views pulled apart, and the way of a touch through them."""
    tab.go_to("gestures")
    tab.fingers.tap(*tab.center("gestures.inner"))
    tab.expect_text("gesture.tap", "ended")
    page = new_tab().open(f"{showcase.origin}/inspector/").page
    page.bring_to_front()
    page.locator("#acts button").first.click()
    expect(page.locator("#panel-event .graph")).to_be_visible()
    page.get_by_role("tab", name="Layers").click()
    expect(page.locator("#walk-legend")).to_contain_text("gets the touch")
    take(page, "inspector-layers")


def test_the_inspectors_fix(new_tab, showcase_executable):
    """A disabled button was tapped, and the fix that the verdict advises was tried."""
    running = Showcase(showcase_executable, "--inspector=edit")
    running.wait_for_line(r"The inspector is at ")
    tab = new_tab().open(running.url)
    tab.view("showcase").wait_for()
    tab.go_to("outcomes")
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("disabled"))
    page = new_tab().open(f"{running.origin}/inspector/").page
    page.bring_to_front()
    expect(page.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ views"))
    page.locator("#acts button").first.click()
    # Fixes of recognizers that did nothing are offered too.
    page.get_by_role("button", name=re.compile("^Try this fix: isEnabled of UIButton")).click()
    expect(page.locator("#judged [role=status]")).to_contain_text("Changed")
    take(page, "inspector-fix")
    tab.page.close()
    page.close()
    assert running.stop() is not None


def test_a_recorded_session(new_tab, showcase_executable, tmp_path):
    """A recorded session at a tap that did nothing."""
    recording = tmp_path / "checkout.jsonl"
    running = Showcase(showcase_executable, recording=recording, environment={"RESPONDER_PICTURES": "1"})
    tab = new_tab().open(running.url)
    tab.view("showcase").wait_for()
    tab.go_to("outcomes")
    for name in ["waiting", "overlay", "disabled", "nobody"]:
        tab.tap(f"outcomes.{name}")
        tab.page.wait_for_timeout(500)
    tab.page.close()
    assert running.stop() is not None
    served = Served(executable(showcase_executable), "inspect", recording)
    page = new_tab().open(served.url).page
    expect(page.locator("#status")).to_have_text("Recorded")
    page.locator("#acts button").filter(has_text="in front of").first.click()
    expect(page.locator("#panel-event")).to_contain_text("Hit test")
    take(page, "inspect")
    assert served.stop() == 0


def test_the_local_page(showcase_executable, blank_tab, tmp_path):
    file = tmp_path / "dump.txt"
    file.write_text(DUMP)
    served = Served(executable(showcase_executable), "serve", file)
    page = blank_tab.open(served.url).page
    expect(page.locator("#file")).to_contain_text("5 views")
    page.set_viewport_size({"width": 1280, "height": 640})
    page.locator("#x").fill("60")
    page.locator("#y").fill("120")
    page.locator("#ask button").click()
    expect(page.locator("#answer p").first).to_contain_text("finds UIView #4")
    take(page, "serve", height=640)
    assert served.stop() == 0


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_all_screens_side_by_side(tab, new_tab, size):
    """A page of every screen at one size, `Tests/Browser/screenshots/all-WIDTHxHEIGHT.png`: to be looked at, and not committed."""
    width, height = size
    tab.resize(width, height)
    paths = []
    for name in SCREENS:
        tab.go_to(name)
        tab.settle()
        paths.append(tab.screenshot(f"screens-{width}x{height}-{name}"))
    share = min(1, 640 / width)
    figures = "".join(
        f'<figure style="margin:0">{name}<br><img src="{path.as_uri()}" width="{round(width * share)}"></figure>'
        for name, path in zip(SCREENS, paths))
    page = paths[0].with_name(f"all-{width}x{height}.html")
    page.write_text(f'<body style="display:flex;flex-wrap:wrap;gap:8px;background:#999;font:12px sans-serif">{figures}')
    # Made now and not before: behind another tab a page may get no frames, and what waits for one waits for ever.
    sheet = new_tab().open(page.as_uri()).page
    sheet.set_viewport_size({"width": 1960, "height": 600})
    sheet.wait_for_load_state("load")
    sheet.screenshot(path=page.with_suffix(".png"), full_page=True)


# A small phone, a phone, the same lying, a laptop and two walls: how wide a screen is on its sheet, and how many stand in a row.
PLACES = {
    (320, 480): (150, 10), (390, 844): (150, 10), (844, 390): (240, 5), (1366, 768): (240, 5), (2560, 1440): (240, 5),
    (3840, 2160): (480, 4),
}
# Whose screens: what the browser is told, and what of it a new profile is made with.
LOOKS = {
    "plain": {},
    # The browser's own text size, doubled.
    "large": {},
    # A browser whose language is written from right to left.
    "arabic": {"locale": "ar"},
    "forced": {"forced_colors": "active"},
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", PLACES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everyones_screens(browser, showcase_executable, size, look):
    """Every screen at a size, as somebody sees it: `Documentation/images/screens-WIDTHxHEIGHT-LOOK.webp`, to be looked at."""
    width, columns = PLACES[size]
    running = Showcase(showcase_executable)
    context = browser.new_context(has_touch=True, viewport={"width": size[0], "height": size[1]}, **LOOKS[look])
    context.set_default_timeout(MILLISECONDS)
    tab = Tab(context)
    if look == "large":
        tab.devtools.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    tab.open(running.url).view("showcase").wait_for(state="visible")
    assert tab.page.evaluate("document.documentElement.dir") == ("rtl" if look == "arabic" else "ltr")
    pictures = []
    for name in SCREENS:
        tab.go_to(name)
        tab.page.wait_for_timeout(300)
        tab.settle()
        pictures.append((name, tab.page.screenshot()))
        tab.screenshot(f"everyone-{size[0]}x{size[1]}-{look}-{name}")
    write_sheet(context.new_page(), IMAGES / f"screens-{size[0]}x{size[1]}-{look}.webp", pictures, width, columns)
    context.close()
    assert running.stop() is not None
