# SPDX-License-Identifier: Apache-2.0

"""A process that is killed and started again with the same secret file: its pages come back with what was typed in them.

Without a secret a page says what to do, and under --dev states are files: Tests/Browser/test_restarts.py. With proxies: test_proxies.py.
"""

import secrets

import pytest
from playwright.sync_api import expect

from harness.browser import chromium
from harness.patience import MILLISECONDS
from harness.showcase import replay
from harness.tab import Tab

pytestmark = pytest.mark.secrets


@pytest.fixture(scope="module")
def browser():
    with chromium() as launched:
        yield launched


@pytest.fixture
def restart(start, tmp_path):
    """A function that starts a showcase with the test's secret file, at the address of the one before, which is killed."""
    secret = tmp_path / "secret"
    secret.write_bytes(secrets.token_bytes(32))
    running = []

    def run():
        number = len(running)
        options = ["--secret-file", str(secret)]
        if running:
            running[-1].kill()
            options += ["--port", str(running[-1].port)]
        running.append(start(*options, recording=tmp_path / f"{number}.jsonl"))
        return running[-1]

    yield run
    last = running[-1]
    last.stop()
    code, printed = replay(last.process.args[0], tmp_path / f"{len(running) - 1}.jsonl")
    assert code == 0, printed


@pytest.fixture
def tab(browser):
    context = browser.new_context(has_touch=True, viewport={"width": 1280, "height": 800})
    context.set_default_timeout(MILLISECONDS)
    yield Tab(context)
    context.close()


def textbox(tab, name):
    return tab.page.get_by_role("textbox", name=name, exact=True)


def survive(tab, restart):
    """Has the process killed when its page has the newest state, and waits until the page shows what the next one paints."""
    # A state is at most a second old, and its page gets it with the next turn.
    tab.page.wait_for_timeout(2500)
    tab.view("showcase").evaluate("element => element.setAttribute('data-of-the-last', '')")
    restart()
    expect(tab.page.locator("[data-of-the-last]")).to_have_count(0)
    tab.view("showcase").wait_for(state="visible")


def test_what_was_typed_survives_a_kill(restart, tab):
    tab.expect_error(r"WebSocket|Failed to load resource")
    tab.open(restart().url).view("showcase").wait_for(state="visible")
    tab.go_to("form")
    textbox(tab, "Name").fill("Ada")
    textbox(tab, "Password").fill("hush")
    tab.go_to("editor")
    textbox(tab, "Title").fill("Engines")
    textbox(tab, "Text").fill("Typed before the end.")
    tab.expect_text("editor.text", "Typed before the end.")
    survive(tab, restart)
    # No reload, no new address, and the screen that was shown.
    tab.expect_text("editor.text", "Typed before the end.")
    expect(textbox(tab, "Title")).to_have_value("Engines")
    # It goes on: what is typed now is in the next life, too.
    textbox(tab, "Title").fill("Engines, again")
    tab.go_to("form")
    expect(textbox(tab, "Name")).to_have_value("Ada")
    # Secrets are not kept anywhere.
    expect(textbox(tab, "Password")).to_have_value("")
    survive(tab, restart)
    expect(textbox(tab, "Name")).to_have_value("Ada")
    tab.go_to("editor")
    expect(textbox(tab, "Title")).to_have_value("Engines, again")


def test_a_composition_in_the_middle_of_a_text_survives_as_it_was(restart, tab):
    tab.expect_error(r"WebSocket|Failed to load resource")
    tab.open(restart().url).view("showcase").wait_for(state="visible")
    tab.go_to("editor")
    textbox(tab, "Text").fill("one  three")
    for _ in range(6):
        tab.keys.press("ArrowLeft")
    tab.expect_text("editor.state.selection", "4")
    tab.devtools.send("Input.imeSetComposition", {"text": "にほ", "selectionStart": 2, "selectionEnd": 2})
    tab.expect_text("editor.state.marked", "にほ")
    survive(tab, restart)
    # It is text like the rest, and nothing of it is marked any more.
    tab.expect_text("editor.text", "one にほ three")
    tab.expect_text("editor.state.marked", "nothing")
    expect(textbox(tab, "Text")).to_have_value("one にほ three")
    # Another one is composed as ever.
    tab.tap("editor.text")
    tab.page.wait_for_function("() => document.activeElement?.classList.contains('text-mirror') && document.activeElement.dataset.revision")
    tab.keys.press("Control+End")
    tab.expect_text("editor.state.selection", "12")
    tab.devtools.send("Input.imeSetComposition", {"text": "ん", "selectionStart": 1, "selectionEnd": 1})
    tab.expect_text("editor.state.marked", "ん")
    tab.devtools.send("Input.insertText", {"text": "!"})
    tab.expect_text("editor.text", "one にほ three!")
