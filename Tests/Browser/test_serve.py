# SPDX-License-Identifier: Apache-2.0

"""The page of `responder serve` in a real browser."""

import base64
import re

import pytest
from playwright.sync_api import expect

from harness.served import Served, executable
from harness.showcase import Showcase

DUMP = """\
<UIWindow: 0x1001; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x61001>>
   | <UIView: 0x1002; frame = (0 0; 390 844); layer = <CALayer: 0x61002>>
   |    | <UIButton: 0x1003; frame = (20 100; 120 44); layer = <CALayer: 0x61003>>
   |    | <UIView: 0x1004; frame = (0 0; 390 200); backgroundColor = <UIColor: 0x1>; layer = <CALayer: 0x61004>>
   |    | <UIButton: 0x1005; frame = (20 400; 200 60); layer = <CALayer: 0x61005>>
"""

# One gray point.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOor6//DwAFAQJ/7Uj1XgAAAABJRU5ErkJggg=="
)


@pytest.fixture
def command(showcase_executable):
    return executable(showcase_executable)


@pytest.fixture
def serve(command):
    """A function that starts `responder serve`; each must end by itself with code 0 when it is asked to."""
    running = []

    def start(*arguments, input=None):
        running.append(Served(command, "serve", *arguments, input=input))
        return running[-1]

    yield start
    for each in running:
        assert each.stop() == 0


@pytest.fixture
def page(serve, blank_tab):
    """The page with nothing open."""
    page = blank_tab.open(serve().url).page
    expect(page.locator("#status")).to_have_text("Connected")
    return page


@pytest.fixture
def dump_page(serve, blank_tab, tmp_path):
    """The page with the dump open."""
    file = tmp_path / "dump.txt"
    file.write_text(DUMP)
    page = blank_tab.open(serve(file).url).page
    expect(page.locator("#file")).to_have_text("dump.txt: recursiveDescription, 5 views")
    return page


def drop(page, *files):
    """Drops files on the page: name, type and bytes of each."""
    page.evaluate(
        """(files) => {
            const transfer = new DataTransfer();
            for (const [name, type, bytes] of files)
                transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name, { type }));
            for (const kind of ["dragover", "drop"])
                document.getElementById("drop").dispatchEvent(
                    new DragEvent(kind, { dataTransfer: transfer, bubbles: true, cancelable: true }));
        }""",
        [[name, kind, base64.b64encode(content).decode()] for name, kind, content in files],
    )


def press(page, x, y):
    """Presses the screen at a point of the dump."""
    box = page.locator("#screen").bounding_box()
    page.mouse.click(box["x"] + box["width"] * x / 390, box["y"] + box["height"] * y / 844)


def test_drop_a_dump_press_and_read_the_answer(page):
    drop(page, ("dump.txt", "text/plain", DUMP.encode()))
    expect(page.locator("#file")).to_have_text("dump.txt: recursiveDescription, 5 views")
    press(page, 100, 430)
    expect(page.locator("#answer p").first).to_have_text(re.compile(r"A hit test at \([\d., ]+\) finds UIButton #5\."))
    expect(page.locator("#certainty")).to_have_text("sure")
    press(page, 60, 120)
    expect(page.locator("#answer p").first).to_have_text(re.compile(r"finds UIView #4"))
    expect(page.locator("#answer")).to_contain_text("UIButton #3 lies under the point and does not get the touch")


def test_a_finding_says_why_and_what_would_help(dump_page):
    finding = dump_page.locator("#list button").first
    expect(finding).to_have_text("no touch reaches UIButton #3; UIView #4 lies in front and takes them")
    finding.click()
    expect(dump_page.locator("#answer p").first).to_have_text("No touch on its area reaches UIButton #3.")
    expect(dump_page.locator("#answer")).to_contain_text("set isUserInteractionEnabled of UIView #4 to false")
    expect(dump_page.locator("#screen .box")).to_have_count(1)


def test_by_keys_alone(dump_page):
    dump_page.locator("#screen").focus()
    for _ in range(10):
        dump_page.keyboard.press("Shift+ArrowUp")
    dump_page.keyboard.press("ArrowLeft")
    dump_page.keyboard.press("Enter")
    expect(dump_page.locator("#answer p").first).to_have_text("A hit test at (194, 322) finds UIView #2.")
    dump_page.keyboard.press("Tab")
    expect(dump_page.locator("#x")).to_be_focused()
    dump_page.keyboard.press("Control+a")
    dump_page.keyboard.type("100")
    dump_page.keyboard.press("Tab")
    dump_page.keyboard.press("Control+a")
    dump_page.keyboard.type("430")
    dump_page.keyboard.press("Tab")
    dump_page.keyboard.type("0x1003")
    dump_page.keyboard.press("Enter")
    expect(dump_page.locator("#answer p").first).to_have_text("A hit test at (100, 430) finds UIButton #5.")
    expect(dump_page.locator("#answer")).to_contain_text("Why UIButton #3 does not get a touch")


def test_a_screenshot_lies_beneath_and_goes_nowhere(dump_page):
    sent = []
    dump_page.on("request", lambda request: sent.append(request.url))
    drop(dump_page, ("screen.png", "image/png", PICTURE))
    expect(dump_page.locator("#screen img")).to_have_count(1)
    expect(dump_page.locator("#opacity-label")).to_be_visible()
    dump_page.locator("#regions").uncheck()
    expect(dump_page.locator("#screen .region")).to_have_count(0)
    press(dump_page, 100, 430)
    expect(dump_page.locator("#answer p").first).to_contain_text("finds UIButton #5")
    assert all(url.startswith("blob:") for url in sent), sent


def test_a_paste_is_a_dump(page):
    page.evaluate(
        """(text) => {
            const data = new DataTransfer();
            data.setData("text/plain", text);
            document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        }""",
        DUMP,
    )
    expect(page.locator("#file")).to_have_text("pasted text: recursiveDescription, 5 views")


def test_what_is_no_dump_says_where_and_leaves_what_is_open(dump_page):
    drop(dump_page, ("notes.txt", "text/plain", b"nothing of use"))
    expect(dump_page.locator("#answer p").first).to_contain_text('notes.txt: line 1, column 1: found "nothing of use"')
    press(dump_page, 100, 430)
    expect(dump_page.locator("#answer p").first).to_contain_text("finds UIButton #5")


def test_a_session_says_what_each_touch_came_to(serve, new_tab, showcase_executable, tmp_path):
    recording = tmp_path / "session.jsonl"
    showcase = Showcase(showcase_executable, recording=recording)
    tab = new_tab().open(showcase.url)
    tab.view("showcase").wait_for()
    # Until the program has acted on the finger's end: what stops before is no tap.
    tab.go_to("gestures")
    tab.expect_error("")
    assert showcase.stop() is not None
    page = new_tab().open(serve(recording).url).page
    expect(page.locator("#file")).to_have_text(re.compile(r"session\.jsonl: a recorded run, \d+ entries"))
    expect(page.locator("#screen-part")).to_be_hidden()
    first = page.locator("#list button").first
    expect(first).to_contain_text("Tap on")
    first.focus()
    page.keyboard.press("Enter")
    expect(first).to_have_attribute("aria-current", "true")
    expect(page.locator("#answer")).to_contain_text("Who was told:")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
def test_it_fits(dump_page, new_tab, size):
    dump_page.set_viewport_size({"width": size[0], "height": size[1]})
    dump_page.locator("#screen").scroll_into_view_if_needed()
    press(dump_page, 60, 120)
    expect(dump_page.locator("#answer p").first).to_contain_text("finds UIView #4")
    width = dump_page.evaluate("document.documentElement.scrollWidth")
    assert width <= size[0]
    dump_page.screenshot(path=f"Tests/Browser/screenshots/serve-{size[0]}.png", full_page=True)


def test_another_browser_gets_nothing(serve, browser, tmp_path):
    served = serve()
    stranger = browser.new_context().new_page()
    answer = stranger.goto(served.origin)
    assert answer.status == 401
    stranger.close()
