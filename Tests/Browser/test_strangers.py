# SPDX-License-Identifier: Apache-2.0

"""Pages of strangers in a browser that was let in, and a second user with a browser of their own."""

import http.server
import re
import threading

import pytest
from playwright.sync_api import expect

from harness.browser import ENGINE, launch
from harness.patience import MILLISECONDS
from harness.tab import Tab


@pytest.fixture(scope="module")
def foreign_origin():
    """Somebody else's server. On the same machine, so that browsers take it for the same site and send cookies along."""

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>Foreign</title><body>")

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Page) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.fixture
def foreign(tab, context, foreign_origin):
    """A foreign page in the browser of somebody who uses the showcase, with the cookie; it reports errors as it should."""
    return Tab(context).open(foreign_origin)


def expect_working(tab):
    tab.page.bring_to_front()
    tab.go_to("controls").tap("control.button")
    tab.expect_text("events.button", "Button: touchDown, touchUpInside, primaryActionTriggered")


def outcome(page, address, script):
    """What became of a script's attempt on an address: its own word, or "failed"."""
    return page.evaluate(
        "([address, script]) => new Promise((done) => { setTimeout(() => done('nothing'), 10000);"
        " new Function('address', 'done', script)(address, done); })",
        [address, script])


FETCH = "fetch(address, { %s }).then((answer) => done('got ' + answer.status + answer.type), () => done('failed'));"
ELEMENT = """
    const element = document.createElement('%s');
    element.onload = () => done('loaded');
    element.onerror = () => done('failed');
    element.src = address;
    document.body.append(element);
"""
IMPORT = "import(address).then(() => done('loaded'), () => done('failed'));"
SOCKET = """
    const socket = new WebSocket(address.replace('http', 'ws'));
    socket.onopen = () => done('opened');
    socket.onerror = () => done('failed');
"""


def test_a_foreign_page_cannot_frame_ours(tab, foreign, showcase):
    foreign.page.evaluate(
        "(address) => { const frame = document.createElement('iframe'); frame.src = address;"
        " document.body.append(frame); }", showcase.origin + "/")
    frame = foreign.page.locator("iframe").element_handle().content_frame()
    frame.wait_for_url("chrome-error://chromewebdata/")
    assert frame.query_selector("#picture") is None
    assert any("frame-ancestors" in error for error in foreign.errors)
    expect_working(tab)


@pytest.mark.parametrize("path, script", [
    ("/", FETCH % "credentials: 'include'"),
    ("/", FETCH % "credentials: 'include', mode: 'no-cors'"),
    ("/page/page.js", FETCH % "credentials: 'include', mode: 'no-cors'"),
    ("/page/page.js", ELEMENT % "script"),
    ("/page/page.js", ELEMENT % "img"),
    ("/screen", SOCKET),
    ("/inspector/socket", SOCKET),
], ids=["fetch", "fetch-opaque", "fetch-script", "script", "image", "socket", "inspector"])
def test_a_foreign_page_gets_nothing_with_the_users_cookie(tab, foreign, showcase, path, script):
    assert outcome(foreign.page, showcase.origin + path, script) == "failed"
    expect_working(tab)


def test_the_same_attempts_of_our_own_page_succeed(tab, showcase):
    """What the test before this one sees failing does not fail for another reason."""
    assert outcome(tab.page, showcase.origin + "/", FETCH % "credentials: 'include'") == "got 200basic"
    # Trusted types keep our own page from making script elements, so it imports the module.
    assert outcome(tab.page, showcase.origin + "/page/page.js", IMPORT) == "loaded"
    assert outcome(tab.page, showcase.origin + "/screen", SOCKET) == "opened"


def test_a_foreign_page_that_opens_ours_has_no_handle_on_it(tab, foreign, showcase):
    with foreign.page.context.expect_page() as opened:
        foreign.page.evaluate("(address) => { window.ours = window.open(address); }", showcase.origin + "/")
    ours = opened.value
    ours.locator('[data-identifier="showcase"]').wait_for(state="visible")
    assert ours.evaluate("() => window.opener") is None
    foreign.page.wait_for_function("() => window.ours.closed")
    assert foreign.page.evaluate("() => window.ours.length") == 0
    ours.close()
    expect_working(tab)


def test_a_name_that_was_pointed_at_this_machine_gets_nothing(tab, browser, showcase):
    """DNS rebinding: the page's own name leads to our server, so that for the browser both are one origin."""
    name = f"http://evil.example:{showcase.port}"
    # Without the browser's own defence: what is tried here is ours.
    rebound = launch(
        browser.browser_type, "--host-resolver-rules=MAP evil.example 127.0.0.1",
        "--disable-features=LocalNetworkAccessChecks", program=ENGINE)
    try:
        page = rebound.new_page()
        page.set_default_timeout(MILLISECONDS)
        assert page.goto(name + "/").status == 421
        # The page as it was before its name was pointed here.
        page.route("**/before", lambda route: route.fulfill(content_type="text/html", body="<!doctype html><body>"))
        page.goto(name + "/before")
        assert outcome(page, name + "/", FETCH % "credentials: 'include'") == "got 421basic"
        assert outcome(page, f"{name}/?token={showcase.token}", FETCH % "redirect: 'manual'") == "got 421basic"
        assert outcome(page, name + "/screen", SOCKET) == "failed"
        assert outcome(page, showcase.origin + "/screen", SOCKET) == "failed"
        assert outcome(page, showcase.origin + "/", FETCH % "mode: 'no-cors'") == "failed"
    finally:
        rebound.close()
    showcase.wait_for_line("Host .*evil.example")
    expect_working(tab)


# A second user


def scene(tab):
    """The scene's number, as the page's details say it."""
    tab.page.click("#status-toggle")
    number = tab.page.locator("#status-connection > div").filter(has_text="Scene").locator("dd").inner_text()
    tab.page.click("#status-toggle")
    return number


def test_a_second_user_with_the_first_ones_session_gets_a_scene_of_their_own(new_tab, browser, showcase):
    first = new_tab()
    sessions = []

    def note(message):
        # A welcome: kind, version, and the session's number.
        if isinstance(message, bytes) and message[0] == 1:
            sessions.append(list(message[3:19]))

    first.page.on("websocket", lambda socket: socket.on("framereceived", note))
    first.open(showcase.url).go_to("controls").tap("control.switch")
    expect(first.view("control.switch")).to_have_attribute("aria-checked", "true")

    profile = browser.new_context(has_touch=True, viewport={"width": 1280, "height": 800})
    profile.set_default_timeout(MILLISECONDS)
    try:
        second = Tab(profile)
        leaked = " ".join(map(str, [*sessions[0], ""]))
        second.page.add_init_script(f"sessionStorage.setItem('responder-session', '{leaked}')")
        second.open(f"{showcase.origin}/?token={showcase.newest_token()}")
        expect(second.view("screen.hitTesting")).to_have_attribute("aria-pressed", "true")
        assert scene(second) != scene(first)
        showcase.wait_for_line("named a session of another visitor")
        second.go_to("controls")
        expect(second.view("control.switch")).to_have_attribute("aria-checked", "false")
        second.tap("control.button")
        second.expect_text("events.button", re.compile("touchUpInside"))
        assert second.unexpected_errors == []
    finally:
        profile.close()
    first.expect_text("events.button", "Button: no event yet")
    expect_working(first)
    expect(first.view("control.switch")).to_have_attribute("aria-checked", "true")
