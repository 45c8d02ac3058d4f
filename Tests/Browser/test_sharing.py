# SPDX-License-Identifier: Apache-2.0

"""What an application shares, through the browser's share sheet and without one, by real touches.

No browser shows its share sheet to a test: a function in its place keeps what it was given, and answers as the test says.
"""

import pytest
from playwright.sync_api import expect

# `answer` is what share() throws, or nothing. As in a browser, it shares for a user's touch or key alone.
RECORDING = """(answers) => {
  window.shared = [];
  navigator.canShare = (data) => Boolean(data && (data.text || data.url || data.files)) && !answers.includes("none");
  navigator.share = async (data) => {
    if (!navigator.userActivation.isActive) throw new DOMException("no touch", "NotAllowedError");
    const answer = answers.shift();
    if (answer) throw new DOMException("as the test says", answer);
    window.shared.push(data);
  };
}"""


@pytest.fixture
def shares(new_tab, showcase):
    """A function that opens the screen of choices in a browser with that share sheet, or without one."""

    def open_with(answers):
        tab = new_tab()
        script = "delete Navigator.prototype.share" if answers is None else f"({RECORDING})({answers})"
        tab.page.add_init_script(script)
        tab.open(showcase.url).view("showcase").wait_for()
        tab.resize(1366, 1000).go_to("choices").view("choices.share").wait_for(state="visible")
        return tab

    return open_with


def choose(tab, title):
    row = tab.page.get_by_role("button", name=title, exact=True)
    row.wait_for(state="visible")
    tab.page.wait_for_timeout(700)  # What comes takes no touches.
    box = row.bounding_box()
    tab.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_the_browsers_share_sheet_gets_what_is_shared(shares):
    tab = shares([])
    tab.tap("choices.share")
    tab.expect_text("choices.shared", "Shared by responder.activity.host.")
    assert tab.page.evaluate("shared") == [{"text": "Fruit is ripe.", "url": "https://www.swift.org"}]
    expect(tab.page.get_by_role("button", name="Copy", exact=True)).to_have_count(0)
    tab.tap("choices.share")
    tab.page.wait_for_function("() => shared.length === 2")


def test_a_share_sheet_that_is_given_up(shares):
    tab = shares(["AbortError"])
    tab.tap("choices.share")
    tab.expect_text("choices.shared", "Nothing was shared.")
    assert tab.page.evaluate("shared") == []


def test_a_share_that_comes_too_late_for_the_browser_asks_for_a_click(shares):
    tab = shares(["NotAllowedError"])
    tab.tap("choices.share")
    bar = tab.page.get_by_label("The app asks to share something")
    expect(bar).to_contain_text("Fruit is ripe.")
    bar.get_by_role("button", name="Share").click()
    tab.expect_text("choices.shared", "Shared by responder.activity.host.")
    expect(bar).to_be_hidden()


def test_the_bar_for_a_late_share_can_be_closed(shares):
    tab = shares(["NotAllowedError"])
    tab.tap("choices.share")
    tab.page.get_by_label("The app asks to share something").get_by_role("button", name="Not now").click()
    tab.expect_text("choices.shared", "Nothing was shared.")


def test_what_the_browser_cannot_share_goes_to_a_sheet_of_the_apps(shares):
    tab = shares(["none"])
    tab.tap("choices.share")
    choose(tab, "Copy")
    tab.expect_text("choices.shared", "Shared by com.apple.UIKit.activity.CopyToPasteboard.")


def test_activities_of_the_app_stand_beside_the_browsers_share_sheet(shares):
    tab = shares([])
    tab.tap("choices.shareOrKeep")
    choose(tab, "Share…")
    tab.expect_text("choices.shared", "Shared by responder.activity.host.")
    assert len(tab.page.evaluate("shared")) == 1


@pytest.mark.parametrize("size", [(390, 844), (1366, 1000)], ids=["phone", "laptop"])
def test_without_a_share_sheet_the_app_shows_its_own(shares, context, showcase, size):
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
    tab = shares(None)
    assert tab.page.evaluate("typeof navigator.share") == "undefined"
    tab.resize(*size)
    tab.page.mouse.move(size[0] / 2, size[1] / 2)
    tab.page.mouse.wheel(0, 2000)
    tab.come_to_rest("choices.share")
    tab.tap("choices.share")
    copy = tab.page.get_by_role("button", name="Copy", exact=True)
    copy.wait_for(state="visible")
    tab.page.wait_for_timeout(700)
    tab.screenshot(f"sharing-{size[0]}x{size[1]}")
    choose(tab, "Copy")
    tab.expect_text("choices.shared", "Shared by com.apple.UIKit.activity.CopyToPasteboard.")
    tab.page.wait_for_function("async () => (await navigator.clipboard.readText()).startsWith('Fruit is ripe.')")


def test_an_activity_of_the_apps_own_asks_and_finishes(shares):
    tab = shares(None)
    tab.tap("choices.shareOrKeep")
    choose(tab, "Put into the basket")
    choose(tab, "All")
    tab.expect_text("choices.shared", "Shared by showcase.basket.")
