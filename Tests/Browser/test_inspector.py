# SPDX-License-Identifier: Apache-2.0

"""The inspector's page in a real browser, beside a showcase that it looks at."""

import json
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


@pytest.fixture
def inspector(tab, new_tab, showcase):
    """The inspector in a tab of its own, with the showcase in another; both are connected."""
    tab.view("showcase").wait_for()
    opened = new_tab().open(f"{showcase.origin}/inspector/")
    expect(opened.page.locator("#status")).to_have_text("Connected")
    expect(opened.page.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ views"))
    opened.page.bring_to_front()
    return opened


def in_front(tab):
    """Chromium gives fingers and frames only to the tab in front."""
    tab.page.bring_to_front()
    return tab


def find(inspector, text):
    """Searches the tree and chooses the view that is found."""
    in_front(inspector)
    inspector.page.locator("#tree-search").fill(text)
    inspector.page.locator("#tree .row.found").first.click()


def log_row(inspector, text):
    """Searches the log for a text and returns the first row with it."""
    in_front(inspector)
    inspector.page.locator("#log-search").fill(text)
    row = inspector.page.locator("#log .row").first
    expect(row).to_be_visible()
    return row


def pick(inspector, x, y):
    """Presses the picture where the screen has this point."""
    in_front(inspector)
    place = inspector.page.evaluate(
        "([x, y]) => { const box = document.getElementById('canvas-frame').getBoundingClientRect();"
        " const size = window.harnessScreen; const fit = Math.min((box.width - 28) / size[0], (box.height - 28) / size[1]);"
        " return [box.x + (box.width - size[0] * fit) / 2 + x * fit, box.y + (box.height - size[1] * fit) / 2 + y * fit]; }",
        [x, y],
    )
    inspector.mouse.click(*place)


def set_screen(inspector, tab):
    """Tells the picker's helper how large the application's screen is."""
    size = tab.page.locator("#screen").bounding_box()
    inspector.page.evaluate("size => { window.harnessScreen = size; }", [size["width"], size["height"]])


def panel(inspector, name):
    return inspector.page.locator(f"#panel-{name}")


def test_a_view_that_gets_no_touches_says_why_and_what_would_help(tab, inspector):
    in_front(tab).go_to("hitTesting")
    x, y = tab.center("title")
    set_screen(inspector, tab)
    pick(inspector, x, y)
    point = panel(inspector, "point")
    expect(point.locator("#picked-drawn")).to_contain_text("UILabel")
    expect(point.locator("#picked-receiver")).not_to_contain_text("UILabel")
    expect(point.locator("#picked-why")).to_contain_text("isUserInteractionEnabled is false, the default of UILabel")
    expect(point.locator("#picked-changes")).to_contain_text(re.compile("set isUserInteractionEnabled of UILabel .* to true"))
    inspector.screenshot("inspector-picked")


def test_a_hidden_view_refuses_and_the_layers_show_it_in_its_color(tab, inspector):
    in_front(tab).go_to("hitTesting")
    tab.tap("hit.A") if tab.view("hit.A").count() else tab.fingers.tap(*tab.center("title"))
    log_row(inspector, "hitTest").click()
    expect(panel(inspector, "event")).to_contain_text("Hit test")
    inspector.page.get_by_role("tab", name="Layers").click()
    legend = inspector.page.locator("#walk-legend")
    expect(legend).to_contain_text("gets the touch")
    expect(legend).to_contain_text("refuses: the point is outside its bounds")
    inspector.page.locator("#canvas").focus()
    inspector.keys.press("ArrowLeft")
    inspector.screenshot("inspector-layers")


def test_layers_without_views_are_in_the_tree_and_in_the_picture(tab, inspector):
    in_front(tab).go_to("drawing")
    expect(inspector.page.locator("#tree-count")).to_have_text(re.compile(r"\d+ views, \d+ layers"))
    find(inspector, "CAShapeLayer")
    facts = panel(inspector, "view")
    expect(facts).to_contain_text("CAShapeLayer")
    expect(facts).to_contain_text("A layer takes no touches")
    expect(facts).to_contain_text("fillColor")
    expect(facts.locator("form")).to_have_count(0)
    # Its view is one step up, and has the facts of a view.
    inspector.page.locator("#tree-search").fill("")
    inspector.page.locator("#tree").focus()
    inspector.keys.press("ArrowLeft")
    expect(facts).to_contain_text("isUserInteractionEnabled")
    inspector.screenshot("inspector-sublayers")


def test_a_pinch_shows_which_recognizers_lost_and_why(tab, inspector):
    in_front(tab).go_to("gestures")
    x, y = tab.center("gestures.inner")
    left, right = tab.fingers.down_together((x - 60, y), (x + 60, y))
    tab.fingers.move_together({left: (x - 20, y), right: (x + 20, y)}, steps=6)
    tab.fingers.up_all()
    log_row(inspector, "UITapGestureRecognizer \"tap\"").click()
    event = panel(inspector, "event")
    expect(event.locator(".graph")).to_be_visible()
    outcomes = event.locator(".outcomes")
    expect(outcomes).to_contain_text(re.compile(r"UITapGestureRecognizer .tap. #\d+ went from Possible to Failed: 2 touches, more than 1"))
    expect(event.locator(".graph .moment.state-failed").first).to_be_visible()
    inspector.screenshot("inspector-gestures")


def test_who_prevented_whom_is_an_arrow_and_a_sentence(tab, inspector):
    in_front(tab).go_to("gestures")
    tab.fingers.tap(*tab.center("gestures.inner"))
    tab.expect_text("gesture.tap", "ended")
    log_row(inspector, "recognized and prevents it").click()
    event = panel(inspector, "event")
    expect(event.locator(".outcomes")).to_contain_text(re.compile(r"outer tap.* went from Possible to Failed: UITapGestureRecognizer .tap. #\d+ recognized and prevents it"))
    expect(event.locator(".graph .arrow-preventedBy").first).to_be_attached()
    inspector.screenshot("inspector-prevented")


def test_who_would_perform_an_action(tab, inspector):
    in_front(tab).go_to("chain")
    find(inspector, "chain")
    inspector.page.get_by_role("tab", name="Responders").click()
    inspector.page.get_by_label(re.compile("^ *from (?!the first)")).check()
    inspector.page.get_by_label("Action").fill("copy:")
    inspector.page.get_by_role("button", name="Ask").click()
    result = inspector.page.locator("#perform-result")
    expect(result).to_contain_text("Action copy: would be performed by")
    expect(result).to_contain_text("UIApplication cannot perform it")
    inspector.screenshot("inspector-perform")


def test_the_map_lists_receivers_and_chooses_one(tab, inspector):
    in_front(inspector)
    inspector.page.get_by_role("tab", name="Receivers").click()
    legend = inspector.page.locator("#map-legend")
    expect(legend).to_contain_text(re.compile(r"\d+ views receive points"))
    legend.locator(".receivers .name").first.click()
    expect(panel(inspector, "view")).to_contain_text("frame")
    expect(panel(inspector, "view")).to_contain_text("of its area reaches")
    inspector.screenshot("inspector-map")


def test_an_exported_event_says_the_same_offline(tab, inspector, blank_tab, tmp_path):
    in_front(tab).go_to("gestures")
    tab.fingers.tap(*tab.center("gestures.inner"))
    tab.expect_text("gesture.tap", "ended")
    log_row(inspector, "recognized and prevents it").click()
    words = panel(inspector, "event").locator(".outcomes li").all_inner_texts()
    assert words
    with inspector.page.expect_download() as download:
        inspector.page.get_by_role("button", name="Export this event").click()
    file = tmp_path / "event.html"
    download.value.save_as(file)
    blank_tab.page.context.set_offline(True)
    requests = []
    blank_tab.page.on("request", lambda request: requests.append(request.url))
    blank_tab.open(file.as_uri())
    for sentence in words:
        expect(blank_tab.page.locator(".outcomes")).to_contain_text(sentence)
    expect(blank_tab.page.locator(".graph")).to_be_visible()
    assert [url for url in requests if not url.startswith(("file:", "data:"))] == []
    assert "<script" not in file.read_text(encoding="utf-8")
    blank_tab.screenshot("inspector-export")
    blank_tab.page.context.set_offline(False)


def test_the_log_is_exported_as_a_trace_file(tab, inspector, tmp_path):
    in_front(tab)
    tab.fingers.tap(*tab.center("title"))
    log_row(inspector, "hitTest")
    with inspector.page.expect_download() as download:
        inspector.page.get_by_role("button", name="JSON", exact=True).click()
    file = tmp_path / "log.jsonl"
    download.value.save_as(file)
    header, *entries = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert header == {"format": "responder-trace", "version": 1}
    assert any(entry["event"]["type"] == "hitTest" for entry in entries)
    sequence = [entry["sequence"] for entry in entries]
    assert sequence == sorted(set(sequence))


def test_the_log_pauses_and_goes_on(tab, inspector):
    in_front(inspector)
    inspector.page.get_by_role("button", name="Pause").click()
    in_front(tab)
    tab.fingers.tap(*tab.center("title"))
    in_front(inspector)
    expect(inspector.page.locator("#log-count")).to_have_text(re.compile(r"paused, [1-9]\d* new"))
    inspector.page.get_by_role("button", name="Pause").click()
    expect(inspector.page.locator("#log-count")).not_to_have_text(re.compile("paused"))
    expect(inspector.page.locator("#log .row").first).to_be_visible()


def test_everything_is_done_by_keys_alone(tab, inspector):
    in_front(inspector)
    page = inspector.page

    def tab_to(selector):
        for _ in range(60):
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            inspector.keys.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    tab_to("#tree")
    inspector.keys.press("ArrowDown")
    inspector.keys.press("ArrowRight")
    expect(page.locator("#tree [aria-selected=true]")).to_have_count(1)
    expect(panel(inspector, "view")).to_contain_text("isUserInteractionEnabled")
    tab_to("#stage-tabs [role=tab]")
    inspector.keys.press("ArrowRight")
    expect(page.get_by_role("tab", name="Layers")).to_have_attribute("aria-selected", "true")
    inspector.keys.press("ArrowLeft")
    tab_to("#canvas")
    inspector.keys.press("ArrowDown")
    expect(page.locator("#stage-hint")).to_contain_text("The cross is at")
    inspector.keys.press("Enter")
    expect(panel(inspector, "point")).to_contain_text("Would get the touch")
    tab_to("#detail-tabs [role=tab][aria-selected=true]")
    inspector.keys.press("End")
    tab_to("#perform-action")
    inspector.keys.type("paste:")
    inspector.keys.press("Enter")
    expect(page.locator("#perform-result")).to_contain_text("paste:")
    tab_to("#log")


def test_the_tree_follows_the_application(tab, inspector):
    before = inspector.page.locator("#tree-count").inner_text()
    in_front(tab).go_to("cards")
    in_front(inspector)
    expect(inspector.page.locator("#tree-count")).not_to_have_text(before)
    find(inspector, "card.blue")
    expect(panel(inspector, "view")).to_contain_text("UIPinchGestureRecognizer")


def test_it_comes_back_by_itself_and_knows_what_it_knew(tab, inspector):
    in_front(tab)
    tab.fingers.tap(*tab.center("title"))
    log_row(inspector, "hitTest")
    count = inspector.page.locator("#log .row").count()
    assert inspector.cut_sockets() == 1
    expect(inspector.page.locator("#status")).to_have_text("Connected")
    expect(inspector.page.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ of|\d\d+ views"))
    assert inspector.page.locator("#log .row").count() == count


def test_a_stranger_gets_nothing(showcase, tab, browser):
    stranger = browser.new_context()
    page = stranger.new_page()
    assert page.goto(f"{showcase.origin}/inspector/").status == 403 or page.locator("#tree").count() == 0
    assert page.locator("#tree").count() == 0
    closed = page.evaluate(
        "address => new Promise(done => { const socket = new WebSocket(address); socket.onopen = () => done('open');"
        " socket.onerror = () => done('refused'); })",
        f"ws://127.0.0.1:{showcase.port}/inspector/socket",
    ) if page.url.startswith("http") else "refused"
    assert closed == "refused"
    stranger.close()


def talk(inspector, *messages):
    """Opens a WebSocket of its own, sends the messages, and returns the code and the reason with which it is closed."""
    return inspector.page.evaluate(
        """messages => new Promise(done => {
            const socket = new WebSocket(`ws://${location.host}/inspector/socket`);
            socket.onopen = () => { for (const message of messages) socket.send(message === "binary" ? new Uint8Array(4) : message); };
            socket.onclose = event => done([event.code, event.reason]);
            setTimeout(() => done([0, "still open"]), 5000);
        })""",
        list(messages),
    )


HELLO = '{"type":"hello","version":1}'


@pytest.mark.parametrize(
    "messages, answer",
    [
        (["binary"], [4000, "a message is not text"]),
        (["nonsense"], [4000, "a request is not of a known form"]),
        (['{"type":"map"}'], [4000, "a page says hello first"]),
        ([HELLO, HELLO], [4000, "a page says hello once"]),
        (['{"type":"hello","version":2}'], [4001, "this program speaks version 1"]),
        ([HELLO, '{"type":"erase"}'], [4000, "a request is not of a known form"]),
        ([HELLO, '{"type":"pick","x":1e9,"y":0}'], [4000, "a coordinate is out of range"]),
        ([HELLO, '{"type":"hello","x":' + " " * 5000 + "1}"], [4000, "a request has 5022 bytes, more than 4096"]),
    ],
)
def test_bad_messages_end_the_connection_by_name_and_nothing_else(tab, inspector, messages, answer):
    assert talk(inspector, *messages) == answer
    expect(inspector.page.locator("#status")).to_have_text("Connected")
    tab.tap("screen.cards")
    tab.view("card.blue").wait_for()


def test_no_more_than_eight_pages_look_on(tab, inspector):
    in_front(inspector)
    codes = inspector.page.evaluate(
        """() => new Promise(done => {
            const codes = [];
            const sockets = Array.from({ length: 12 }, () => {
                const socket = new WebSocket(`ws://${location.host}/inspector/socket`);
                socket.onclose = event => { codes.push(event.code); if (codes.length === 5) { for (const one of sockets) one.close(); done(codes.slice(0, 5)); } };
                return socket;
            });
        })"""
    )
    assert codes == [4003] * 5


def test_without_being_asked_there_is_no_inspector(showcase_executable, browser):
    running = Showcase(showcase_executable)
    try:
        context = browser.new_context()
        page = context.new_page()
        page.goto(running.url)
        assert page.goto(f"{running.origin}/inspector/").status == 404
        context.close()
    finally:
        running.stop()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_it_can_be_read_in_every_size_and_scheme(tab, inspector, size, scheme):
    in_front(tab).go_to("gestures")
    tab.fingers.tap(*tab.center("gestures.inner"))
    tab.expect_text("gesture.tap", "ended")
    in_front(inspector)
    page = inspector.page
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    name = f"inspector-{'phone' if size[0] < 900 else 'desktop'}-{scheme}"
    if size[0] < 900:
        for part in ["Touches", "Screen", "Views", "Log", "Details"]:
            page.locator("#parts").get_by_role("tab", name=part).click()
            inspector.screenshot(f"{name}-{part.lower()}")
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        page.locator("#parts").get_by_role("tab", name="Log").click()
    log_row(inspector, "recognized and prevents it").click()
    expect(panel(inspector, "event").locator(".graph")).to_be_visible()
    inspector.screenshot(f"{name}-event")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def tap_outcomes(tab):
    in_front(tab).go_to("outcomes")
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("disabled"))


def test_letters_and_digits_are_keys_and_a_list_names_them(tab, inspector):
    tap_outcomes(tab)
    page = in_front(inspector).page
    # The page hears of the tap a moment later than the application's own screen.
    expect(page.locator("#acts button").first).to_contain_text("it is disabled")
    press = inspector.keys.press
    press("3")
    expect(page.locator("#tree")).to_be_focused()
    press("4")
    expect(page.locator("#log")).to_be_focused()
    press("/")
    expect(page.locator("#log-search")).to_be_focused()
    inspector.keys.type("n?")
    expect(page.locator("#log-search")).to_have_value("n?")
    expect(page.locator("#acts-nothing")).to_have_attribute("aria-pressed", "false")
    press("Tab")
    press("n")
    expect(page.locator("#acts-nothing")).to_have_attribute("aria-pressed", "true")
    press("n")
    press("[")
    newest = page.locator("#acts button").first
    expect(newest).to_have_attribute("aria-pressed", "true")
    expect(panel(inspector, "event")).to_contain_text("it is disabled")
    press("[")
    expect(page.locator("#acts button").nth(1)).to_have_attribute("aria-pressed", "true")
    press("]")
    expect(newest).to_have_attribute("aria-pressed", "true")
    press("p")
    expect(page.locator("#log-pause")).to_have_attribute("aria-pressed", "true")
    press("?")
    dialog = page.get_by_role("dialog", name="Keys")
    expect(dialog).to_contain_text("search the log")
    inspector.screenshot("inspector-keys")
    # Who speaks to a computer, or has an unsteady hand, turns them off.
    dialog.get_by_label("Letters and digits are keys").uncheck()
    press("Escape")
    expect(dialog).to_be_hidden()
    press("p")
    expect(page.locator("#log-pause")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator("#status")).to_have_text("Connected")
    press("?")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Keys").click()
    expect(dialog.get_by_label("Letters and digits are keys")).not_to_be_checked()


def test_the_address_leads_to_the_chosen_entry(tab, inspector):
    tap_outcomes(tab)
    page = in_front(inspector).page
    row = log_row(inspector, "isEnabled is false")
    row.click()
    words = panel(inspector, "event").locator(".overline").inner_text()
    expect(page).to_have_url(re.compile(r"#run=\d+&entry=\d+$"))
    page.reload()
    expect(panel(inspector, "event").locator(".overline")).to_have_text(words)
    page.evaluate("() => { location.hash = location.hash.replace(/run=\\d+/, 'run=1'); }")
    expect(page.locator("#notice")).to_have_text("The link is to an entry of another run.")
    row = log_row(inspector, "isEnabled is false")
    row.click()
    expect(page.locator("#notice")).to_have_text("")


def test_the_parts_are_resized_by_pointer_and_by_keys_and_stay_so(tab, inspector):
    page = in_front(inspector).page
    page.set_viewport_size({"width": 1400, "height": 900})
    line = page.get_by_role("separator", name="Width of the views")

    def width(part="#views"):
        return page.locator(part).bounding_box()["width"]

    first = width()
    line.focus()
    inspector.keys.press("ArrowRight")
    expect(line).to_have_attribute("aria-valuenow", "29")
    assert width() == pytest.approx(first + 28, abs=2)
    box = line.bounding_box()
    page.mouse.move(box["x"] + 3, box["y"] + 100)
    page.mouse.down()
    page.mouse.move(560, box["y"] + 120, steps=4)
    page.mouse.up()
    assert width() == pytest.approx(560, abs=3)
    inspector.screenshot("inspector-resized")
    page.reload()
    assert width() == pytest.approx(560, abs=3)
    line.focus()
    inspector.keys.press("Enter")
    assert width() == pytest.approx(first, abs=2)
    log = page.get_by_role("separator", name="Height of the log")
    before = page.locator("#logs").bounding_box()["height"]
    log.focus()
    inspector.keys.press("ArrowUp")
    assert page.locator("#logs").bounding_box()["height"] > before


def test_the_next_touch_on_the_apps_page_names_a_view_and_is_not_delivered(tab, inspector):
    in_front(tab).go_to("outcomes")
    in_front(inspector)
    button = inspector.page.get_by_role("button", name="Pick on the app’s page")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    in_front(tab)
    sign = tab.page.get_by_role("region", name="Inspect a view")
    expect(sign).to_contain_text("the next touch names a view and is not delivered")
    tab.screenshot("pick-sign")
    before = tab.page.locator("[data-view]").count()
    tab.fingers.tap(*tab.center("outcomes.disabled"))
    expect(sign).to_be_hidden()
    in_front(inspector)
    point = panel(inspector, "point")
    expect(point.locator("#picked-receiver")).to_contain_text("outcomes.disabled")
    expect(point.locator("#picked-why")).to_contain_text("it is disabled")
    expect(button).to_have_attribute("aria-pressed", "false")
    # It was no touch: the last thing done is still the tap that led here.
    expect(inspector.page.locator("#acts button").first).not_to_contain_text("outcomes.disabled")
    assert tab.page.locator("[data-view]").count() == before
    # And the next one is one again.
    in_front(tab)
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("it is disabled"))


def test_escape_ends_picking_on_either_page_and_a_reload_too(tab, inspector):
    in_front(tab).go_to("outcomes")
    button = inspector.page.get_by_role("button", name="Pick on the app’s page")
    sign = tab.page.get_by_role("region", name="Inspect a view")
    in_front(inspector)
    inspector.page.locator("#acts").focus()
    inspector.keys.press("i")
    expect(sign).to_be_visible()
    in_front(tab)
    tab.keys.press("Escape")
    expect(sign).to_be_hidden()
    expect(button).to_have_attribute("aria-pressed", "false")
    in_front(inspector)
    button.click()
    expect(sign).to_be_visible()
    inspector.keys.press("Escape")
    expect(sign).to_be_hidden()
    button.click()
    expect(sign).to_be_visible()
    in_front(tab)
    tab.page.reload()
    tab.view("showcase").wait_for()
    expect(sign).to_be_hidden()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_what_was_done_and_the_log_are_filtered_by_scene(tab, new_tab, inspector, showcase):
    acts = inspector.page.locator("#acts button")
    in_front(tab).go_to("outcomes")
    tab.tap("outcomes.disabled")
    expect(inspector.page.locator("#acts-scene")).to_be_hidden()
    other = new_tab().open(showcase.origin)
    other.view("showcase").wait_for()
    in_front(other).go_to("gestures")
    in_front(inspector)
    scenes = inspector.page.get_by_label("Scene of what was done")
    expect(scenes).to_be_visible()
    expect(acts.filter(has_text="Row 4 of section 0")).to_have_count(1)
    expect(acts.filter(has_text="outcomes.disabled")).to_have_count(1)
    scenes.select_option(index=1)
    expect(acts.filter(has_text="Row 4 of section 0")).to_have_count(0)
    expect(acts.filter(has_text="outcomes.disabled")).to_have_count(1)
    scenes.select_option(index=2)
    expect(acts.filter(has_text="Row 4 of section 0")).to_have_count(1)
    expect(acts.filter(has_text="outcomes.disabled")).to_have_count(0)
    rows = inspector.page.locator("#log .row")
    inspector.page.locator("#log-search").fill("outcomes.disabled")
    expect(rows.first).to_be_visible()
    inspector.page.get_by_label("Scene of the log").select_option(index=2)
    expect(rows).to_have_count(0)
    # A scene that ends is no filter any more.
    other.page.close()
    expect(scenes).to_be_hidden(timeout=60_000)
    expect(rows.first).to_be_visible()


@pytest.fixture
def editing(tab_of, showcase_executable, new_tab):
    """A showcase that takes changes, with its page and its inspector."""
    running = Showcase(showcase_executable, "--inspector=edit")
    running.wait_for_line(r"The inspector is at http://127\.0\.0\.1:\d+/inspector/")
    screen = tab_of(running)
    opened = new_tab().open(f"{running.origin}/inspector/")
    expect(opened.page.locator("#status")).to_have_text("Connected")
    yield screen, opened
    assert running.stop() is not None


@pytest.fixture
def tab_of(new_tab):
    def open_tab(running):
        opened = new_tab().open(running.url)
        opened.view("showcase").wait_for()
        return opened

    return open_tab


def test_a_fix_is_tried_and_the_log_tells_of_it(editing):
    tab, inspector = editing
    in_front(tab).go_to("outcomes")
    tab.tap("outcomes.disabled")
    tab.expect_text("outcomes.sentence", re.compile("it is disabled"))
    in_front(inspector)
    # The page hears of the tap a moment later.
    act = inspector.page.locator("#acts button").first
    expect(act).to_contain_text("it is disabled")
    act.click()
    inspector.page.get_by_role("button", name=re.compile("^Try this fix: isEnabled of UIButton .*outcomes.disabled.* = true")).click()
    expect(inspector.page.locator("#judged [role=status]")).to_have_text("Changed. Try it again in the application.")
    inspector.screenshot("inspector-fix")
    expect(log_row(inspector, "The inspector set isEnabled")).to_contain_text("to true; it was false")
    in_front(tab)
    tab.tap("outcomes.disabled")
    in_front(inspector)
    expect(inspector.page.locator("#acts button").first).to_contain_text("sent touchUpInside")


def test_a_view_is_changed_by_hand(editing):
    tab, inspector = editing
    # A view that no constraints put back where it was.
    in_front(tab).go_to("hitTesting")
    expect(tab.view("hit.D")).to_be_visible()
    find(inspector, "hit.D")
    facts = panel(inspector, "view")
    facts.get_by_label("isHidden").check()
    expect(tab.view("hit.D")).to_be_hidden()
    facts.get_by_label("isHidden").uncheck()
    expect(tab.view("hit.D")).to_be_visible()
    field = facts.get_by_label("alpha")
    field.fill("2")
    field.press("Enter")
    expect(facts.get_by_role("status")).to_contain_text("Not changed: alpha is a number from 0 to 1.")
    field.fill("0.5")
    field.press("Tab")
    expect(facts.locator(".facts")).to_contain_text("0.5")
    before = tab.view("hit.D").bounding_box()
    frame = facts.get_by_label("frame (x y width height)")
    x, y, width, height = map(float, frame.input_value().split())
    frame.fill(f"{x} {y} {width / 2} {height}")
    frame.press("Enter")
    expect(facts.locator(".facts")).to_contain_text(f"{width / 2:g}")
    assert tab.view("hit.D").bounding_box()["width"] < before["width"] * 0.6
    inspector.screenshot("inspector-edits")


def test_a_change_is_refused_where_it_was_not_asked_for(tab, inspector):
    in_front(tab).go_to("outcomes")
    tab.tap("outcomes.disabled")
    in_front(inspector)
    # The page hears of the tap a moment later.
    act = inspector.page.locator("#acts button").first
    expect(act).to_contain_text("it is disabled")
    act.click()
    expect(inspector.page.locator("#judged")).to_contain_text("it is disabled")
    expect(inspector.page.get_by_role("button", name=re.compile("Try this fix"))).to_have_count(0)
    find(inspector, "outcomes.disabled")
    expect(panel(inspector, "view").get_by_label("isHidden")).to_have_count(0)
    # A page that asks for it by itself is told no, and stays.
    answer = inspector.page.evaluate(
        "() => new Promise((done) => { const socket = new WebSocket(new URL('socket', location.href.replace(/^http/, 'ws')));"
        " socket.onopen = () => { socket.send(JSON.stringify({ type: 'hello', version: 1, id: 1 }));"
        " socket.send(JSON.stringify({ type: 'edit', id: 2, target: 1, property: 'isHidden', value: 'true' })); };"
        " socket.onmessage = (event) => { const message = JSON.parse(event.data); if (message.id === 2) done(message); }; })"
    )
    assert answer["type"] == "declined"
    assert "start it with --inspector=edit" in answer["reason"]
    expect(tab.view("showcase")).to_be_visible()
