# SPDX-License-Identifier: Apache-2.0

"""The page itself: what it says of the browser, how it fits its window, and what assistive technology is told."""

import re

import pytest
from playwright.sync_api import expect

from harness.protocol import VERSION

PHONE = {"width": 390, "height": 844}


@pytest.fixture
def shown(tab):
    """A tab whose picture is there."""
    tab.view("hit.E").wait_for(state="visible")
    return tab


def color(tab, identifier):
    return tab.view(identifier).evaluate("view => getComputedStyle(view).backgroundColor")


def brightness(text):
    return sum(int(part) for part in re.findall(r"\d+", text)[:3]) / 3


def test_every_screen_loads_without_an_error_in_the_console(shown):
    for screen in ["chain", "controls", "fingers", "hitTesting"]:
        shown.go_to(screen)
        expect(shown.view("title")).to_be_visible()
    shown.settle()
    assert shown.errors == []


def test_the_picture_fills_the_window_above_the_strip(shown):
    strip = shown.page.locator("#status").bounding_box()
    assert strip["y"] + strip["height"] == 800
    assert shown.view("showcase").bounding_box() == {"x": 0, "y": 0, "width": 1280, "height": strip["y"]}


def test_the_details_say_what_this_browser_grants(shown):
    panel = shown.page.locator("#status-panel")
    expect(panel).to_be_hidden()
    shown.page.click("#status-toggle")
    expect(panel).to_be_visible()

    def row(name):
        return panel.locator("dl > div").filter(has=shown.page.locator("dt", has_text=re.compile(f"^{name}$"))).locator("dd")

    expect(row("State")).to_have_text("Connected")
    expect(row("Protocol version")).to_have_text(str(VERSION))
    expect(row("Screen")).to_have_text(re.compile(r"^1280 × \d+ points at 1×$"))
    expect(row("Touch points")).to_have_text(re.compile(r"^up to \d+$"))
    expect(row("Coalesced history")).to_have_text("yes")
    expect(row("Predicted touches")).to_have_text("yes")
    expect(row("Secure context")).to_have_text("yes")
    expect(row("Pressure")).to_have_text("none measured yet")
    expect(row("Pen")).to_have_text("not used yet")
    shown.pen.down(700, 40, force=0.3)
    shown.pen.up(700, 40)
    expect(row("Pen")).to_have_text("used")
    shown.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(shown.page.locator("#status-toggle")).to_have_attribute("aria-expanded", "false")


def test_the_panel_of_details_takes_no_touch_of_the_app(shown):
    shown.page.click("#status-toggle")
    panel = shown.page.locator("#status-panel").bounding_box()
    shown.fingers.tap(400, panel["y"] + panel["height"] / 2)
    shown.page.click("#status-toggle")
    shown.tap("hit.B")
    shown.expect_text("hit.result", re.compile("^Touch 1 at .* goes to B"))


def test_a_narrow_window_has_one_column_and_a_wide_one_two(shown):
    row = shown.view("screen.hitTesting")
    expect(row).to_have_attribute("aria-pressed", "true")
    # Nothing was chosen yet: one column begins with the list.
    shown.resize(500, 800)
    expect(shown.view("page.hitTesting")).to_have_count(0)
    assert row.bounding_box()["width"] == 500
    shown.go_to("hitTesting").tap("hit.E")
    shown.expect_text("hit.result", re.compile("goes to E"))
    expect(shown.view("screens")).to_have_count(0)
    shown.resize(1280, 800)
    expect(row).to_have_attribute("aria-pressed", "true")
    assert row.bounding_box()["width"] == 232
    shown.tap("hit.B")
    shown.expect_text("hit.result", re.compile("goes to B"))
    # What was chosen is what one column shows.
    shown.go_to("controls").resize(500, 800)
    expect(shown.view("page.controls")).to_be_visible()
    shown.show_list()
    expect(shown.view("page.controls")).to_have_count(0)
    assert shown.page.locator("[data-identifier^='screen.'][aria-pressed=true]").count() == 0


def test_on_a_phone_everything_is_inside_the_screen_and_can_be_touched(shown):
    shown.resize(PHONE["width"], PHONE["height"])
    for screen in ["chain", "controls", "fingers", "hitTesting"]:
        shown.go_to(screen)
        outside = shown.page.evaluate(
            """() => [...document.querySelectorAll("#picture [data-identifier]")].filter(view => {
                const { left, right, width } = view.getBoundingClientRect();
                return width > 0 && (left < -0.5 || right > innerWidth + 0.5);
            }).map(view => view.dataset.identifier)"""
        )
        assert outside == []
    assert shown.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    shown.tap("hit.D")
    shown.expect_text("hit.result", re.compile("goes to D"))


def test_dark_mode_changes_the_colors_and_back(shown):
    light = color(shown, "showcase")
    assert brightness(light) > 200
    shown.page.emulate_media(color_scheme="dark")
    expect(shown.view("showcase")).not_to_have_css("background-color", light)
    assert brightness(color(shown, "showcase")) < 60
    text = shown.view("title").locator(".content").evaluate("text => getComputedStyle(text).color")
    assert brightness(text) > 200
    shown.page.emulate_media(color_scheme="light")
    expect(shown.view("showcase")).to_have_css("background-color", light)


def test_assistive_technology_knows_buttons_switches_and_headings(shown):
    page = shown.page
    expect(page.get_by_role("heading", name="Hit-testing")).to_have_count(1)
    expect(page.get_by_role("button", name="Controls")).to_have_count(1)
    expect(page.get_by_role("button", name="Hit-testing", pressed=True)).to_have_count(1)
    hidden = page.get_by_role("switch", name="Hidden")
    expect(hidden).not_to_be_checked()
    shown.tap("switch.hidden")
    expect(hidden).to_be_checked()
    shown.go_to("controls")
    expect(page.get_by_role("button", name="Tap me")).to_have_count(1)
    expect(page.get_by_role("switch", name="Switch")).to_have_count(1)
    expect(page.get_by_role("slider", name="Slider")).to_have_attribute("aria-valuetext", "50%")
    expect(page.get_by_role("spinbutton", name="Stepper")).to_have_attribute("aria-valuetext", "0")
    expect(page.get_by_role("group", name="Segments")).to_have_count(1)
    expect(page.get_by_role("spinbutton", name="Pages")).to_have_attribute("aria-valuetext", "page 1 of 5")


def test_text_cannot_be_selected(shown):
    x, y = shown.center("title")
    shown.mouse.dblclick(x - 380, y)
    shown.mouse.move(x - 400, y)
    shown.mouse.down()
    shown.mouse.move(x, y + 200, steps=4)
    shown.mouse.up()
    shown.settle()
    assert shown.page.evaluate("getSelection().toString()") == ""


def test_a_right_click_opens_no_menu_and_reaches_the_app(shown):
    shown.page.evaluate("addEventListener('contextmenu', event => { window.wasPrevented = event.defaultPrevented; })")
    shown.mouse.click(*shown.center("hit.E"), button="right")
    shown.page.wait_for_function("() => window.wasPrevented === true")
    shown.expect_text("hit.result", re.compile("goes to E"))


def test_a_sheet_is_presented_and_dismissed(shown):
    shown.tap("about")
    expect(shown.view("about.sheet")).to_be_visible()
    shown.tap("about.done")
    expect(shown.view("about.sheet")).to_have_count(0)
    shown.tap("hit.E")
    shown.expect_text("hit.result", re.compile("goes to E"))


# Clicks the button Done as soon as it is in transition, however slow the machine is.
_CLICK_IN_TRANSITION = """() => {
    window.isClicked = false;
    new MutationObserver((_, observer) => {
        const done = document.querySelector("[data-identifier='about.done']");
        if (!done?.closest(".in-transition")) return;
        observer.disconnect();
        done.click();
        window.isClicked = true;
    }).observe(document.getElementById("surface"), { subtree: true, childList: true, attributeFilter: ["class"] });
}"""


def test_a_click_waits_until_the_screen_has_come(shown):
    """J18: content in transition takes no touches; a click of Playwright's, and one of a screen reader's, comes to something."""
    shown.tap("about")
    shown.page.get_by_role("button", name="Done").click()
    expect(shown.view("about.sheet")).to_have_count(0)
    shown.page.evaluate(_CLICK_IN_TRANSITION)
    shown.tap("about")
    shown.page.wait_for_function("() => window.isClicked")
    expect(shown.view("about.sheet")).to_have_count(0)


def test_what_leaves_the_screen_is_clicked_no_more(shown):
    """J18."""
    shown.tap("about")
    expect(shown.view("about.sheet")).to_be_visible()
    shown.page.wait_for_function("() => !document.querySelector('.in-transition')")
    shown.page.evaluate(_CLICK_IN_TRANSITION)
    shown.tap("about.done")
    shown.page.wait_for_function("() => window.isClicked")
    expect(shown.view("about.sheet")).to_have_count(0)
    shown.tap("about")
    expect(shown.view("about.sheet")).to_be_visible()


def test_letters_have_styles_of_their_own_and_a_view_shows_through_its_mask(shown):
    shown.tap("about")
    text = shown.view("about.text")
    # Where the line ends, the browser's measures say.
    expect(text).to_have_text(re.compile(r"^UIKit's event delivery, in Swift, wherever Swift\s*runs\."))
    # Every run is drawn as wide as the program set it, once it knows the browser's measures.
    shown.page.wait_for_function(
        """() => [...document.querySelectorAll('[data-identifier="about.text"] .line')].every(
            (run) => Math.abs(run.dataset.width - run.getBoundingClientRect().width) < 0.1)""")
    runs = text.evaluate("""(view) => [...view.querySelectorAll('.line')].map((run) => ({
        text: run.textContent, size: getComputedStyle(run).fontSize, weight: getComputedStyle(run).fontWeight,
        isUnderlined: run.querySelector('span') !== null }))""")
    assert runs[0]["size"] == "19px" and runs[0]["weight"] == "600"
    code = [run for run in runs if run["isUnderlined"]]
    assert [run["text"] for run in code] == ["UIKit", "EventTrace"]
    shown.screenshot("about-styles")
    emblem = shown.view("about.emblem")
    name = emblem.evaluate("(view) => /#(mask-[0-9]+)/.exec(getComputedStyle(view).maskImage)[1]")
    assert shown.page.evaluate(f"() => document.getElementById('{name}').textContent") == "R"
    # The middle of the letter's stem is seen, the corners of the box are not.
    box = emblem.bounding_box()
    corner = shown.page.screenshot(clip={"x": box["x"] + 1, "y": box["y"] + 1, "width": 4, "height": 4})
    outside = shown.page.screenshot(clip={"x": box["x"] - 8, "y": box["y"] + 1, "width": 4, "height": 4})
    assert corner == outside
    whole = shown.page.screenshot(clip=box)
    emblem.evaluate("(view) => { view.style.mask = 'none'; }")
    assert shown.page.screenshot(clip=box) != whole
    # Its mask goes with the view.
    shown.tap("about.done")
    expect(shown.view("about.sheet")).to_have_count(0)
    assert shown.page.evaluate(f"() => document.getElementById('{name}')") is None


def test_the_application_asks_for_another_screen_and_ends_one(shown, context):
    shown.tap("about")
    # The browser opens nothing without a click of its user.
    link = shown.page.locator("#open a")
    shown.tap_until("about.another", link.is_visible)
    expect(link).to_be_visible()
    with context.expect_page() as opened:
        link.click()
    expect(opened.value.locator("[data-identifier='hit.E']")).to_be_visible()
    expect(shown.page.locator("#open")).to_be_hidden()
    shown.tap("about.end")
    expect(shown.page.locator("#status")).to_contain_text("turned this page away")
    # The other screen goes on.
    expect(opened.value.locator("#status")).not_to_contain_text("turned")


def test_a_message_may_outgrow_the_pages_buffer_at_any_of_its_fields(tab):
    """A field that made the buffer grow was lost, and the program turned the page away: with 82 samples in one frame."""
    wrong = tab.page.evaluate("""async () => {
      const { MessageWriter } = await import("/page/message-writer.js");
      const fields = { u8: 1, u16: 2, u32: 4, f32: 4, f64: 8 };
      const wrong = [];
      for (const [name, size] of Object.entries(fields)) {
        for (let before = 4096 - size; before <= 4096; before += 1) {
          const [small, whole] = [new MessageWriter(), new MessageWriter()];
          whole.reserve(1 << 16);
          for (const writer of [small, whole]) {
            for (let index = 0; index < before; index += 1) writer.u8(7);
            writer[name](99);
            writer.u8(8);
          }
          const [found, meant] = [small.take(), whole.take()];
          if (found.length !== before + size + 1 || found.some((byte, index) => byte !== meant[index])) wrong.push([name, before]);
        }
      }
      return wrong;
    }""")
    assert wrong == []


def test_more_samples_than_the_buffer_holds_come_in_one_frame(tab):
    tab.page.evaluate("""() => {
      for (let step = 0; step < 300; step += 1) {
        document.getElementById("surface").dispatchEvent(new PointerEvent("pointermove", {
          bubbles: true, pointerId: 1, pointerType: "mouse", clientX: 300 + step, clientY: 300,
        }));
      }
    }""")
    # The program would have turned the page away.
    tab.page.wait_for_timeout(500)
    expect(tab.page.locator("#status")).to_have_attribute("data-state", "connected")


def test_a_handshake_that_is_lost_on_its_way_is_given_up(new_tab, showcase):
    tab = new_tab()
    # The first socket of the page is never opened, and never closed.
    tab.page.add_init_script("""(() => {
      const Real = WebSocket;
      let isFirst = true;
      window.WebSocket = class {
        static OPEN = Real.OPEN;
        constructor(address) {
          if (!isFirst) return new Real(address);
          isFirst = false;
          this.readyState = Real.CONNECTING;
        }
        close() { this.readyState = Real.CLOSED; }
      };
    })()""")
    tab.open(showcase.url).view("showcase").wait_for(state="visible")
