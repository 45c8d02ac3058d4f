# SPDX-License-Identifier: Apache-2.0

"""Two processes behind a reverse proxy, with the files in Deployment and real browsers.

The browsers' certificate check is off: the certificate is one of the test's own.
"""

import json
import re
import secrets
import time

import pytest
from playwright.sync_api import expect

from harness.browser import chromium
from harness.patience import MILLISECONDS, PATIENCE
from harness.showcase import replay
from harness.tab import Tab
from proxies import NAMES, Proxy

pytestmark = pytest.mark.secrets

# What the host sends a page to keep: the first byte of the message.
STATE = 0x1B


class Recorded:
    """A process with its recording, from which a test sees which pages it has and which touches came to them."""

    def __init__(self, process, recording):
        self.process = process
        self.recording = recording

    def inputs(self):
        lines = self.recording.read_text(errors="replace").splitlines()
        found = []
        for line in lines:
            try:
                found.append(json.loads(line).get("input"))
            except json.JSONDecodeError:
                # The last line of a process that was killed.
                continue
        return [entry["input"] | {"scene": entry["scene"]} for entry in map(unwrapped, found) if entry]

    def scenes(self):
        """Those that were connected so far, gone ones too."""
        return [entry["scene"] for entry in self.inputs() if "connect" in entry]

    def pointers(self):
        return [entry["pointer"]["_0"] for entry in self.inputs() if "pointer" in entry]


def unwrapped(found):
    """An input's record, with or without the place in its turn around it."""
    if found is None:
        return None
    return found if "scene" in found else found.get("record")


@pytest.fixture(scope="module")
def browser():
    with chromium() as launched:
        yield launched


@pytest.fixture(params=["caddy", "nginx"])
def proxy(request, tmp_path):
    made = Proxy(request.param, tmp_path)
    yield made
    made.stop()


@pytest.fixture
def processes(proxy, start, tmp_path):
    """Two showcases that share a secret, behind the proxy."""
    secret = tmp_path / "secret"
    secret.write_bytes(secrets.token_bytes(32))
    made = {}
    for name in NAMES:
        recording = tmp_path / f"{name}.jsonl"
        process = start(
            "--port", str(proxy.ports[name]), "--origin", proxy.origin, "--name", name, "--secret-file", str(secret),
            recording=recording)
        made[name] = Recorded(process, recording)
    proxy.start()
    yield made
    for each in made.values():
        if each.process.is_running:
            each.process.stop()
            code, printed = replay(each.process.process.args[0], each.recording)
            assert code == 0, printed


@pytest.fixture
def open_browser(browser, processes, proxy):
    """A function that lets a browser of its own in, with a process's token, and opens one tab there."""
    contexts = []

    def run(name):
        context = browser.new_context(
            has_touch=True, viewport={"width": 1280, "height": 800}, ignore_https_errors=True)
        context.set_default_timeout(MILLISECONDS)
        contexts.append(context)
        return open_tab(context, f"{proxy.origin}/?token={processes[name].process.newest_token()}")

    yield run
    for context in contexts:
        context.close()


def open_tab(context, address):
    tab = Tab(context)
    tab.states = []

    def note(message):
        if isinstance(message, bytes) and message[0] == STATE:
            tab.states.append(len(message))

    tab.page.on("websocket", lambda socket: socket.on("framereceived", note))
    tab.open(address)
    tab.view("showcase").wait_for(state="visible")
    return tab


def home(tab, processes, before):
    """The process that has a tab that was just opened, whose scenes were so many before."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for name, process in processes.items():
            if len(process.scenes()) > before[name]:
                return name
        tab.page.wait_for_timeout(50)
    raise AssertionError("no process has the tab")


def counts(processes):
    return {name: len(process.scenes()) for name, process in processes.items()}


def expect_connected(tab):
    expect(tab.page.locator("#status-text")).to_have_text(re.compile("Connected"))


def test_tabs_are_spread_and_stay_where_they_are(open_browser, processes, proxy):
    homes = {}
    for turn in range(20):
        before = counts(processes)
        tab = open_browser(NAMES[turn % 2])
        homes[home(tab, processes, before)] = tab
        if len(homes) == 2:
            break
    assert len(homes) == 2, "the proxy sends every browser to the same process"
    before = counts(processes)
    for name, tab in homes.items():
        tab.go_to("controls").tap("control.switch")
        expect(tab.view("control.switch")).to_have_attribute("aria-checked", "true")
        # It comes back to its scene: after a cut, and loaded again.
        tab.cut_sockets()
        expect_connected(tab)
        expect(tab.view("control.switch")).to_have_attribute("aria-checked", "true")
        tab.page.reload()
        expect(tab.view("control.switch")).to_have_attribute("aria-checked", "true")
        assert counts(processes) == before
        # A further tab of the same browser is at the same process, and needs no token.
        further = open_tab(tab.page.context, proxy.origin)
        assert home(further, processes, before) == name
        before = counts(processes)


def test_the_tabs_of_a_process_that_is_killed_go_on_at_the_other(open_browser, processes):
    before = counts(processes)
    tab = open_browser("first")
    killed = home(tab, processes, before)
    left = next(name for name in NAMES if name != killed)
    first = wait_for_state(tab)
    tab.go_to("fingers")
    wait_for_state(tab, other_than=first)
    x, y = tab.center("fingers.canvas")
    finger = tab.fingers.down(x, y)
    tab.expect_text("finger.1", re.compile("began"))
    finger.move(x + 50, y, steps=5)
    tab.expect_text("finger.1", re.compile("moved"))

    processes[killed].process.kill()
    finger.move(x + 80, y, steps=3)
    deadline = time.monotonic() + PATIENCE
    while not processes[left].scenes() and time.monotonic() < deadline:
        tab.page.wait_for_timeout(50)
    expect_connected(tab)
    # The screen that it showed, in a new scene; and nothing of the finger.
    expect(tab.view("screen.fingers")).to_have_attribute("aria-pressed", "true")
    expect(tab.view("finger.mark.1")).to_have_count(0)
    finger.move(x + 100, y, steps=5)
    finger.up()
    tab.settle()

    # A new touch counts, once, and is the only one that the process ever heard of.
    tab.fingers.tap(x, y)
    tab.expect_text("finger.1", re.compile("ended .* tap 1 .* 2 samples"))
    deadline = time.monotonic() + PATIENCE
    while len(heard := processes[left].pointers()) < 2 and time.monotonic() < deadline:
        tab.page.wait_for_timeout(50)
    assert [sample["phase"] for sample in heard] == ["down", "up"]
    # It is at home there: a cut brings it back to the same scene.
    scenes = counts(processes)
    tab.cut_sockets()
    expect_connected(tab)
    tab.expect_text("finger.1", re.compile("ended"))
    assert counts(processes) == scenes


def wait_for_state(tab, other_than=None):
    """Waits until the page was given a state to keep, and returns its length: all that can be seen of one that is sealed.

    The names of the showcase's first screen and of the one with fingers have different lengths.
    """
    deadline = time.monotonic() + PATIENCE
    while tab.states[-1:] in ([], [other_than]) and time.monotonic() < deadline:
        tab.page.wait_for_timeout(50)
    assert tab.states[-1:] not in ([], [other_than])
    return tab.states[-1]


def test_a_token_opens_once_whichever_process_is_asked(processes, proxy, browser):
    context = browser.new_context(ignore_https_errors=True)
    try:
        for name in NAMES:
            token = processes[name].process.newest_token()
            other = next(each for each in NAMES if each != name)
            # Without following the redirect, and without a cookie.
            first = context.request.get(f"{proxy.origin}/?token={token}", max_redirects=0)
            assert first.status == 303
            cookie = first.headers["set-cookie"]
            assert "; Secure" in cookie and "; HttpOnly" in cookie
            context.clear_cookies()
            assert context.request.get(f"{proxy.origin}/?token={token}", max_redirects=0).status == 410
            stolen = token.replace(name, other)
            assert context.request.get(f"{proxy.origin}/?token={stolen}", max_redirects=0).status == 401
    finally:
        context.close()
