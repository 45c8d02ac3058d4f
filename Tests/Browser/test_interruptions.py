# SPDX-License-Identifier: Apache-2.0

"""What ends a touch before its finger is lifted, and who gets in at all."""

import http.client
import re
import time

import pytest
from playwright.sync_api import expect

from harness.patience import PATIENCE
from harness.protocol import VERSION


@pytest.fixture
def controls(tab):
    tab.go_to("controls").view("control.button").wait_for(state="visible")
    return tab


def press_button(tab):
    finger = tab.fingers.down(*tab.center("control.button"))
    tab.expect_text("events.button", "Button: touchDown")
    return finger


def expect_working(tab):
    """A tap of the button is an action again, and nothing is left of the touch before."""
    tab.tap("control.button")
    tab.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")


def picture(tab):
    """What the page shows: each named view with its place and its text."""
    return tab.page.evaluate(
        """() => [...document.querySelectorAll("#picture [data-identifier]")].map(view => {
            const { x, y, width, height } = view.getBoundingClientRect();
            return [view.dataset.identifier, x, y, width, height, view.textContent, getComputedStyle(view).backgroundColor];
        })"""
    )


def scene(tab):
    """The scene's number, as the page's details say it."""
    tab.page.click("#status-toggle")
    row = tab.page.locator("#status-connection > div").filter(has_text="Scene")
    number = row.locator("dd").inner_text()
    tab.page.click("#status-toggle")
    return number


# Turning away


@pytest.mark.whole_browser
def test_a_blur_in_mid_touch_cancels_it_once(controls):
    finger = press_button(controls)
    controls.lose_focus()
    controls.expect_text("events.button", "Button: touchDown, touchCancel")
    finger.up()
    controls.regain_focus()
    controls.settle()
    controls.expect_text("events.button", "Button: touchDown, touchCancel")
    expect_working(controls)


@pytest.mark.whole_browser
def test_a_blur_cancels_every_finger(tab):
    tab.go_to("fingers")
    x, y = tab.center("fingers.canvas")
    tab.fingers.down_together((x - 100, y), (x + 100, y))
    tab.expect_text("finger.2", re.compile("began"))
    tab.lose_focus()
    tab.expect_text("finger.1", re.compile("cancelled"))
    tab.expect_text("finger.2", re.compile("cancelled"))
    expect(tab.view("finger.mark.1")).to_have_count(0)
    expect(tab.view("finger.mark.2")).to_have_count(0)


# Losing the connection


def test_a_cut_socket_cancels_once_and_the_page_comes_back_to_its_scene(controls):
    controls.tap("control.switch")
    expect(controls.view("control.switch")).to_have_attribute("aria-checked", "true")
    number = scene(controls)
    finger = press_button(controls)
    assert controls.cut_sockets() == 1
    controls.expect_text("events.button", "Button: touchDown, touchCancel")
    expect(controls.page.locator("#status-text")).to_have_text(re.compile("Connected"))
    finger.up()
    controls.settle()
    controls.expect_text("events.button", "Button: touchDown, touchCancel")
    expect(controls.view("control.switch")).to_have_attribute("aria-checked", "true")
    assert scene(controls) == number
    expect_working(controls)


def test_after_a_cut_the_picture_is_the_same_as_before(controls):
    expect_working(controls)
    before = picture(controls)
    assert len(before) > 20
    controls.view("showcase").evaluate("view => view.dataset.isOld = 'yes'")
    controls.cut_sockets()
    expect(controls.page.locator("[data-is-old]")).to_have_count(0)
    controls.view("control.button").wait_for(state="visible")
    # Texts are measured anew, and then laid out once more.
    deadline = time.monotonic() + PATIENCE
    while picture(controls) != before and time.monotonic() < deadline:
        controls.settle()
    assert picture(controls) == before


def test_a_reload_in_mid_touch_cancels_once_and_keeps_the_scene(controls):
    number = scene(controls)
    press_button(controls)
    controls.page.reload()
    controls.expect_text("events.button", "Button: touchDown, touchCancel")
    controls.fingers.cancel()
    assert scene(controls) == number
    expect_working(controls)


# Tabs


def test_two_tabs_are_two_scenes(open_tab):
    first, second = open_tab().go_to("controls"), open_tab()
    expect(second.view("screen.hitTesting")).to_have_attribute("aria-pressed", "true")
    second.go_to("controls")
    assert scene(first) != scene(second)
    first.page.bring_to_front()
    first.tap("control.switch")
    expect(first.view("control.switch")).to_have_attribute("aria-checked", "true")
    second.page.bring_to_front()
    expect_working(second)
    expect(second.view("control.switch")).to_have_attribute("aria-checked", "false")
    first.expect_text("events.button", "Button: no event yet")


def test_closing_one_tab_leaves_the_other_working(open_tab):
    first, second = open_tab().go_to("controls"), open_tab().go_to("controls")
    first.page.bring_to_front()
    press_button(first)
    first.close()
    second.page.bring_to_front()
    second.expect_text("events.button", "Button: no event yet")
    expect_working(second)


def test_fingers_in_one_tab_do_not_end_with_the_connection_of_another(open_tab):
    first, second = open_tab().go_to("controls"), open_tab().go_to("controls")
    first.page.bring_to_front()
    finger = press_button(first)
    second.cut_sockets()
    expect(second.page.locator("#status-text")).to_have_text(re.compile("Connected"))
    finger.up()
    first.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")


# Third parties

UPGRADE = {
    "Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def status(showcase, path, headers=()):
    """The status of the answer to one request, and the cookie it sets."""
    connection = http.client.HTTPConnection("127.0.0.1", showcase.port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers=dict(headers))
        response = connection.getresponse()
        return response.status, (response.getheader("Set-Cookie") or "").partition(";")[0]
    finally:
        connection.close()


@pytest.fixture
def cookie(showcase):
    """The cookie of somebody who used the token."""
    code, cookie = status(showcase, f"/?token={showcase.token}")
    assert 300 <= code < 400
    assert cookie
    return cookie


def test_without_the_token_nobody_gets_in(showcase):
    assert status(showcase, "/") == (401, "")
    assert status(showcase, "/page/page.js") == (401, "")


def test_a_wrong_token_gets_nobody_in(showcase):
    assert status(showcase, "/?token=" + "0" * len(showcase.token)) == (401, "")
    assert status(showcase, "/?token=") == (401, "")


def test_the_token_opens_once(showcase, cookie):
    assert status(showcase, f"/?token={showcase.token}") == (410, "")
    assert status(showcase, "/", {"Cookie": cookie})[0] == 200


def test_a_cookie_of_no_session_gets_nobody_in(showcase, cookie):
    name = cookie.partition("=")[0]
    assert status(showcase, "/", {"Cookie": f"{name}={'0' * 64}"}) == (401, "")


def test_a_foreign_host_is_refused_even_with_the_cookie(showcase, cookie):
    for host in ["example.com", f"example.com:{showcase.port}", f"0.0.0.0:{showcase.port}"]:
        assert status(showcase, "/", {"Cookie": cookie, "Host": host}) == (421, "")


def test_a_foreign_origin_is_refused_even_with_the_cookie(showcase, cookie):
    for origin in ["http://example.com", "null", f"http://127.0.0.1:{showcase.port + 1}"]:
        for headers in [{}, UPGRADE]:
            assert status(showcase, "/screen", {**headers, "Cookie": cookie, "Origin": origin}) == (403, "")


def test_a_socket_needs_the_origin_and_the_cookie(showcase, cookie):
    own = {"Origin": showcase.origin}
    assert status(showcase, "/screen", {**UPGRADE, "Cookie": cookie}) == (403, "")
    assert status(showcase, "/screen", {**UPGRADE, **own}) == (401, "")
    assert status(showcase, f"/screen?token={showcase.token}", {**UPGRADE, **own}) == (401, "")
    assert status(showcase, "/screen", {**UPGRADE, **own, "Cookie": cookie})[0] == 101


def test_the_refused_do_not_disturb_the_app(showcase, tab):
    tab.go_to("controls")
    status(showcase, "/")
    status(showcase, "/", {"Host": "example.com"})
    expect_working(tab)


# Versions


STATED = f"version = {VERSION};"

def test_a_page_of_another_protocol_version_is_told_so(blank_tab, showcase):
    def other_version(route):
        response = route.fetch()
        body = response.text()
        assert STATED in body
        route.fulfill(response=response, body=body.replace(STATED, "version = 77;"))

    blank_tab.page.route("**/page/page.js", other_version)
    blank_tab.open(showcase.url)
    notice = blank_tab.page.locator("#notice")
    expect(notice.locator("h1")).to_have_text("This page is of another version")
    expect(notice.locator("p")).to_contain_text(f"version 77 of the protocol, the app version {VERSION}")
    showcase.wait_for_line("closed the page at .*77")


def test_a_page_of_another_version_leaves_other_tabs_alone(open_tab, new_tab, showcase):
    first = open_tab().go_to("controls")
    other = new_tab()
    other.page.route(
        "**/page/page.js",
        lambda route: route.fulfill(
            response=(response := route.fetch()), body=response.text().replace(STATED, "version = 77;")),
    )
    other.open(showcase.origin)
    expect(other.page.locator("#notice")).to_be_visible()
    first.page.bring_to_front()
    expect_working(first)
