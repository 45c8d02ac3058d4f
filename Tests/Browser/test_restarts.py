# SPDX-License-Identifier: Apache-2.0

"""A page whose program is started again: without a secret it says what to do, under development it goes on."""

import re
import signal

import pytest
from playwright.sync_api import expect

from harness.showcase import Showcase


@pytest.fixture
def restart(showcase_executable):
    """A function that starts a showcase, in the place of the one before."""
    running = []

    def start(*options, environment={}):
        if running:
            running[-1].stop()
        running.append(Showcase(showcase_executable, *options, environment=environment))
        return running[-1]

    yield start
    for each in running:
        each.stop()


def test_a_page_says_what_to_do_after_a_restart_and_stops_trying(restart, new_tab):
    first = restart()
    tab = new_tab()
    tab.expect_error(r"WebSocket|Failed to load resource")
    tab.open(first.url).view("showcase").wait_for(state="visible")
    restart("--port", str(first.port))
    notice = tab.page.locator("#notice")
    notice.wait_for(state="visible")
    expect(notice.locator("h1")).to_have_text("The app was started again")
    expect(notice).to_contain_text("Open the address that it prints now")
    tab.screenshot("restarted")
    sockets = tab.page.evaluate("() => harnessSockets.length")
    tab.page.wait_for_timeout(3000)
    assert tab.page.evaluate("() => harnessSockets.length") == sockets
    # Loading it again shows a page that says the same.
    tab.page.reload()
    expect(tab.page.locator("h1")).to_have_text("The app was started again")
    tab.screenshot("refused")


def test_a_page_whose_program_is_gone_says_so_and_comes_back(restart, new_tab, tmp_path):
    environment = {"XDG_CACHE_HOME": str(tmp_path)}
    first = restart("--dev", environment=environment)
    tab = new_tab()
    tab.expect_error(r"WebSocket|Failed to load resource")
    tab.open(first.url).view("showcase").wait_for(state="visible")
    first.stop()
    notice = tab.page.locator("#notice")
    notice.wait_for(state="visible")
    expect(notice.locator("h1")).to_have_text("The app can't be reached")
    second = restart("--dev", environment=environment)
    assert second.url == first.url
    # No reload: the page is let in by the cookie that it has.
    notice.wait_for(state="hidden")
    tab.go_to("controls").view("control.button").wait_for(state="visible")
    # The address is good for another browser, and for this one again.
    assert re.search(r"token=", second.url)
    tab.open(second.url).view("showcase").wait_for(state="visible")


def test_what_was_typed_survives_a_restart_under_development(restart, new_tab, tmp_path):
    environment = {"XDG_CACHE_HOME": str(tmp_path)}
    first = restart("--dev", environment=environment)
    tab = new_tab()
    tab.expect_error(r"WebSocket|Failed to load resource")
    tab.open(first.url).view("showcase").wait_for(state="visible")
    tab.go_to("form")
    tab.page.get_by_role("textbox", name="Name").fill("Ada")
    tab.page.get_by_role("textbox", name="Password").fill("hush")
    tab.go_to("editor")
    tab.page.get_by_role("textbox", name="Title").fill("Engines")
    tab.page.get_by_role("textbox", name="Text", exact=True).fill("Typed before the end.")
    tab.expect_text("editor.text", "Typed before the end.")
    # A state is at most a second old.
    tab.page.wait_for_timeout(2500)
    kept = [path.read_bytes() for folder in tmp_path.glob("responder/*.states") for path in folder.iterdir()]
    assert any(b"Typed before the end." in state for state in kept)
    assert not any(b"hush" in state for state in kept)
    first.stop()
    tab.page.locator("#notice").wait_for(state="visible")
    restart("--dev", environment=environment)
    # No reload, and the screen that was shown.
    tab.page.locator("#notice").wait_for(state="hidden")
    tab.expect_text("editor.text", "Typed before the end.")
    expect(tab.page.get_by_role("textbox", name="Title")).to_have_value("Engines")
    tab.go_to("form")
    expect(tab.page.get_by_role("textbox", name="Name")).to_have_value("Ada")
    expect(tab.page.get_by_role("textbox", name="Password")).to_have_value("")


def test_the_focus_stays_with_the_field_that_was_filled_last_while_the_program_is_late(restart, new_tab):
    program = restart()
    tab = new_tab()
    tab.open(program.url).view("showcase").wait_for(state="visible")
    tab.go_to("form")
    name, password = (tab.page.get_by_role("textbox", name=each) for each in ("Name", "Password"))
    password.wait_for(state="attached")
    tab.page.evaluate(
        "() => { window.came = []; addEventListener('focusin', ({ target }) => came.push(target.ariaLabel), true); }")
    program.process.send_signal(signal.SIGSTOP)
    name.fill("Ada")
    password.focus()
    program.process.send_signal(signal.SIGCONT)
    # What the program says of the field before comes first, and moves nothing.
    tab.page.wait_for_function("() => document.activeElement.type === 'password'")
    came = tab.page.evaluate("() => came")
    assert "Name" not in came[came.index("Password"):]
    tab.expect_text("form.name", "Ada")


def test_a_caret_that_moves_before_the_program_has_the_text_stays_there(restart, new_tab):
    """AX19: keys come after the text, which a late program may be told twice; assistive technology chooses a place in the field."""
    program = restart()
    tab = new_tab()
    tab.open(program.url).view("showcase").wait_for(state="visible")
    tab.go_to("editor")
    text = tab.page.get_by_role("textbox", name="Text", exact=True)
    title = tab.page.get_by_role("textbox", name="Title", exact=True)
    for each in (text, title):
        each.wait_for(state="attached")
    program.process.send_signal(signal.SIGSTOP)
    text.fill("one  three")
    for _ in range(6):
        text.press("ArrowLeft")
    program.process.send_signal(signal.SIGCONT)
    tab.expect_text("editor.state.selection", "4")
    text.press("2")
    tab.expect_text("editor.text", "one 2 three")
    program.process.send_signal(signal.SIGSTOP)
    title.fill("Enine")
    title.evaluate("field => field.setSelectionRange(2, 2)")
    program.process.send_signal(signal.SIGCONT)
    tab.expect_text("editor.state.selection", "2")
    title.press("g")
    expect(title).to_have_value("Engine")


def test_a_caret_behind_typed_text_is_nobodys_choice(restart, new_tab):
    """AX19: keys may have moved the program's caret since; to tell it of the field's own would undo them. How it was found: a program that is
    stopped and continued at random while a field is filled and the caret goes left."""
    tab = new_tab()
    tab.open(restart().url).view("showcase").wait_for(state="visible")
    found = tab.page.evaluate("""async () => {
      const { TextInput } = await import("/page/text-input.js");
      const element = document.body.appendChild(document.createElement("textarea"));
      element.value = "abc";
      element.focus();
      const field = { element, isEdited: false, isTyped: true, agrees: (value) => value === "abc" };
      const chosen = (start, end) => {
        element.setSelectionRange(start, end);
        return TextInput.prototype.chosenSelection.call(
          { viewOf: () => ({ field }) }, { state: { view: 1, isSecure: false }, text: { value: "abc", selection: [2, 2] } });
      };
      const all = [chosen(3, 3), chosen(1, 1), chosen(1, 3), chosen(0, 3)];
      element.remove();
      return all;
    }""")
    assert found == [None, [1, 1], [1, 3], [0, 3]]
