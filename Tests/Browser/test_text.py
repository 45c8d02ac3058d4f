# SPDX-License-Identifier: Apache-2.0

"""Text through a real browser: typing, input methods, selection, the clipboard, phones."""

import json
import re

import pytest
from playwright.sync_api import expect

from harness.patience import MILLISECONDS

MIRROR = ".text-mirror"


@pytest.fixture
def editor(tab):
    tab.go_to("editor").view("editor.text").wait_for(state="visible")
    return tab


def edit(tab, identifier="editor.text"):
    """Taps a text input and waits until the page's own element is focused for it."""
    tab.tap(identifier)
    tab.page.wait_for_function(
        "() => document.activeElement?.classList.contains('text-mirror') && document.activeElement.dataset.revision")
    return tab


def mirror(tab):
    """The page's copy of the text."""
    return tab.page.evaluate(f"() => document.querySelector('{MIRROR}').value")


def expect_state(tab, name, value):
    """The editor's panel says what the program has: text, selection, marked, responder."""
    tab.expect_text(f"editor.state.{name}", value)


def compose(tab, text, start=None, end=None):
    """An input method's composition, as DevTools makes one."""
    caret = len(text.encode("utf-16-le")) // 2
    tab.devtools.send("Input.imeSetComposition", {
        "text": text,
        "selectionStart": caret if start is None else start,
        "selectionEnd": caret if end is None else end,
    })


def commit(tab, text):
    tab.devtools.send("Input.insertText", {"text": text})


def clear(tab):
    tab.keys.press("Control+a")
    tab.keys.press("Backspace")
    expect_state(tab, "text", "empty")


@pytest.fixture
def empty(editor):
    """An editor whose text is edited and empty."""
    edit(editor)
    clear(editor)
    return editor


def test_what_is_typed_is_in_the_program_and_painted(empty):
    empty.keys.type("Hello, world")
    expect_state(empty, "text", "Hello, world")
    expect_state(empty, "selection", "12")
    expect(empty.view("editor.text")).to_contain_text("Hello, world")
    assert mirror(empty) == "Hello, world"


def test_typing_goes_on_in_the_style_around_it(editor):
    edit(editor)
    word = editor.view("editor.text").get_by_text("edits", exact=True)
    before = editor.come_to_rest(word)
    editor.page.mouse.click(before["x"] + before["width"] - 1, before["y"] + before["height"] / 2)
    end = mirror(editor).index("edits") + 5
    expect_state(editor, "selection", str(end))
    editor.keys.type("!!")
    longer = editor.view("editor.text").get_by_text("edits!!", exact=True)
    expect(longer).to_have_css("font-weight", "700")
    following = editor.view("editor.text").get_by_text(" of its text.")
    expect(following).to_have_css("font-weight", "400")
    width = editor.come_to_rest(longer)["width"]
    for _ in range(2):
        editor.keys.press("Backspace")
    expect(word).to_have_css("font-weight", "700")
    assert editor.come_to_rest(word)["width"] < width


def test_typing_faster_than_the_network_loses_nothing(empty):
    text = "The quick brown fox jumps over the lazy dog. " * 4
    empty.keys.insert_text("")
    empty.keys.type(text, delay=0)
    # The panel shows the beginning of a long text, and how long it is.
    expect_state(empty, "text", re.compile(r"^The quick brown fox jumps over the lazy.*180 ch"))
    assert mirror(empty).rstrip() == text.rstrip()


def test_a_press_that_the_program_keeps_writes_nothing(empty):
    empty.tap("editor.keepReturn")
    edit(empty)
    empty.keys.type("a")
    empty.keys.press("Enter")
    empty.keys.type("b")
    expect_state(empty, "text", "ab")
    empty.page.wait_for_function(f"() => document.querySelector('{MIRROR}').value === 'ab'")
    empty.tap("editor.keepReturn")
    edit(empty)
    empty.keys.press("End")
    empty.keys.press("Enter")
    empty.keys.type("c")
    expect_state(empty, "text", "ab⏎c")


def test_backspace_takes_what_people_see_as_one_character(empty):
    commit(empty, "ab👨‍👩‍👧e\u0301")
    expect_state(empty, "selection", "12")
    empty.keys.press("Backspace")
    expect_state(empty, "text", "ab👨‍👩‍👧")
    empty.keys.press("Backspace")
    expect_state(empty, "text", "ab")
    empty.keys.press("Backspace")
    empty.keys.press("Backspace")
    empty.keys.press("Backspace")
    expect_state(empty, "text", "empty")


def test_right_to_left_and_emoji_come_as_they_are(empty):
    commit(empty, "שלום עולם 👋🏽")
    expect_state(empty, "text", "שלום עולם 👋🏽")
    assert mirror(empty) == "שלום עולם 👋🏽"
    empty.keys.press("Backspace")
    expect_state(empty, "text", "שלום עולם")


def test_a_composition_is_marked_text_until_it_is_settled(empty):
    compose(empty, "に")
    expect_state(empty, "marked", "に")
    compose(empty, "にほん")
    expect_state(empty, "marked", "にほん")
    expect_state(empty, "text", "にほん")
    commit(empty, "日本")
    expect_state(empty, "text", "日本")
    expect_state(empty, "marked", "nothing")
    empty.keys.type("!")
    expect_state(empty, "text", "日本!")


def test_a_composition_that_is_given_up_leaves_nothing(empty):
    empty.keys.type("a")
    compose(empty, "xyz")
    expect_state(empty, "marked", "xyz")
    compose(empty, "")
    expect_state(empty, "text", "a")
    expect_state(empty, "marked", "nothing")


def test_a_composition_in_the_middle_takes_the_place_of_the_selection(empty):
    empty.keys.type("one two three")
    for _ in range(6):
        empty.keys.press("ArrowLeft")
    expect_state(empty, "selection", "7")
    for _ in range(3):
        empty.keys.press("Shift+ArrowLeft")
    expect_state(empty, "selection", "4 to 7")
    compose(empty, "zwei")
    expect_state(empty, "marked", "zwei")
    commit(empty, "zwei")
    expect_state(empty, "text", "one zwei three")


def test_a_dead_key_waits_for_its_letter(empty):
    compose(empty, "´")
    expect_state(empty, "marked", "´")
    commit(empty, "é")
    expect_state(empty, "text", "é")
    # Where the system makes no composition of it: the key itself types nothing, and is no key of the application's either.
    empty.page.evaluate(
        "() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown',"
        " { key: 'Dead', code: 'Quote', bubbles: true, cancelable: true }))")
    empty.keys.type("x")
    expect_state(empty, "text", "éx")


def test_a_correction_of_a_phones_keyboard_replaces_the_word(empty):
    empty.keys.type("teh cat")
    expect_state(empty, "text", "teh cat")
    # What phones do: the element's text is another one, and an input event says why.
    empty.page.evaluate(
        """() => {
            const element = document.activeElement;
            element.setRangeText('the', 0, 3, 'preserve');
            element.dispatchEvent(new InputEvent('input', { inputType: 'insertReplacementText', data: 'the', bubbles: true }));
        }""")
    expect_state(empty, "text", "the cat")
    expect_state(empty, "selection", "7")
    empty.keys.type("s")
    expect_state(empty, "text", "the cats")


def test_a_selection_made_by_the_browser_is_the_programs(empty):
    empty.keys.type("select me")
    expect_state(empty, "text", "select me")
    empty.page.evaluate("() => document.activeElement.setSelectionRange(7, 9)")
    expect_state(empty, "selection", "7 to 9")
    empty.keys.type("you")
    expect_state(empty, "text", "select you")


def test_words_are_deleted_by_control_and_backspace(empty):
    empty.keys.type("one two three")
    empty.keys.press("Control+Backspace")
    expect_state(empty, "text", re.compile("^one two"))
    expect(empty.view("editor.state.text")).not_to_contain_text("three")


def test_return_makes_a_line(empty):
    empty.keys.type("one")
    empty.keys.press("Enter")
    empty.keys.type("two")
    expect_state(empty, "text", re.compile("one.?two"))
    assert mirror(empty) == "one\ntwo"


def test_undo_and_redo(empty):
    empty.keys.type("abc")
    expect_state(empty, "text", "abc")
    empty.keys.press("Control+z")
    expect_state(empty, "text", re.compile("^(empty|a|ab)?$"))
    empty.keys.press("Control+Shift+z")
    expect_state(empty, "text", "abc")


def test_cut_and_paste_between_two_fields(empty, context, showcase):
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
    empty.keys.type("to be moved")
    empty.keys.press("Control+a")
    expect_state(empty, "selection", "0 to 11")
    empty.keys.press("Control+x")
    expect_state(empty, "text", "empty")
    edit(empty, "editor.title")
    empty.keys.press("Control+a")
    empty.keys.press("Control+v")
    expect(empty.view("editor.title")).to_contain_text("to be moved")


def test_copy_reaches_the_browsers_clipboard_and_paste_comes_from_it(empty, context, showcase):
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
    empty.keys.type("out of the app")
    empty.keys.press("Control+a")
    expect_state(empty, "selection", "0 to 14")
    empty.keys.press("Control+c")
    empty.page.wait_for_function("async () => (await navigator.clipboard.readText()) === 'out of the app'")
    empty.page.evaluate("() => navigator.clipboard.writeText('into the app 👍🏽')")
    empty.keys.press("Control+v")
    expect_state(empty, "text", "into the app 👍🏽")


def test_a_paste_that_the_application_chose_asks_the_browser(empty, context, showcase):
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
    empty.page.evaluate("() => navigator.clipboard.writeText('from outside')")
    empty.tap("editor.paste")
    expect_state(empty, "text", "from outside")


def test_what_the_application_copies_reaches_the_browsers_clipboard(empty, context, showcase):
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=showcase.origin)
    empty.keys.type("by its button")
    empty.tap("editor.selectAll")
    expect_state(empty, "selection", "0 to 13")
    empty.tap("editor.copy")
    empty.page.wait_for_function("async () => (await navigator.clipboard.readText()) === 'by its button'")


def test_keys_that_are_no_text_are_keys(empty):
    empty.keys.type("abc")
    empty.keys.press("ArrowLeft")
    expect_state(empty, "selection", "2")
    empty.keys.press("Home")
    empty.keys.press("ArrowRight")
    empty.keys.type("X")
    expect_state(empty, "text", re.compile("^(aXbc|abXc|abcX)$"))


def test_a_secure_text_is_never_in_the_page(editor):
    edit(editor, "editor.passphrase")
    editor.keys.type("hunter2")
    editor.page.wait_for_function(f"() => document.querySelector('{MIRROR}').value === '•••••••'")
    assert editor.page.evaluate(f"() => document.querySelector('{MIRROR}').type") == "password"
    assert "hunter" not in editor.page.content()
    editor.keys.press("Backspace")
    editor.page.wait_for_function(f"() => document.querySelector('{MIRROR}').value === '••••••'")
    assert "unter" not in editor.page.evaluate("() => document.body.innerText")


def test_the_traits_are_the_elements(editor):
    edit(editor, "editor.title")
    attributes = editor.page.evaluate(
        f"() => Object.fromEntries([...document.querySelector('{MIRROR}').attributes].map(a => [a.name, a.value]))")
    assert attributes["enterkeyhint"] == "next"
    assert attributes["autocapitalize"] == "words"
    assert attributes["inputmode"] == "text"


def test_text_elsewhere_is_let_go(editor):
    edit(editor)
    editor.tap("screen.cards")
    editor.page.wait_for_function("() => !document.activeElement?.classList.contains('text-mirror')")


def test_a_page_that_comes_back_in_the_middle_of_a_composition_goes_on(empty):
    empty.keys.type("a")
    compose(empty, "にほ")
    expect_state(empty, "marked", "にほ")
    empty.cut_sockets()
    # What was composed is settled as it is, and the page has the text anew.
    expect_state(empty, "marked", "nothing")
    expect_state(empty, "text", "aにほ")
    empty.page.wait_for_function(f"() => document.querySelector('{MIRROR}').value === 'aにほ'")
    edit(empty)
    empty.keys.press("End")
    empty.keys.type("b")
    expect_state(empty, "text", re.compile("b"))
    assert sorted(mirror(empty)) == sorted("aにほb")


# Phones


PHONE = {
    "viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True,
    "user_agent": "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
}


@pytest.fixture
def phone(browser, showcase):
    """A phone's tab that shows the editor."""
    from harness.tab import Tab

    context = browser.new_context(**PHONE)
    context.set_default_timeout(MILLISECONDS)
    tab = Tab(context).open(showcase.url)
    tab.go_to("editor").view("editor.text").wait_for(state="visible")
    yield tab
    errors = tab.unexpected_errors
    context.close()
    assert not errors, errors


def test_a_phone_focuses_in_the_tap_itself(phone):
    phone.page.evaluate(
        """() => {
            window.focusedAtOnce = null;
            addEventListener('touchend', () => {
                window.focusedAtOnce = document.activeElement?.classList.contains('text-mirror') ?? false;
            });
        }""")
    phone.tap("editor.text")
    assert phone.page.evaluate("() => window.focusedAtOnce") is True
    expect_state(phone, "responder", re.compile("TextView"))


def pretend_text(tab, identifier):
    """The page takes a view for one that edits text; the program knows better."""
    tab.view(identifier).evaluate("element => { element.dataset.textRole = 'textField'; }")


def test_a_phone_lets_go_of_what_the_program_does_not_edit(phone):
    pretend_text(phone, "editor.state.responder")
    phone.tap("editor.state.responder")
    phone.page.wait_for_function("() => document.activeElement?.classList.contains('text-mirror')")
    phone.page.wait_for_function("() => !document.activeElement?.classList.contains('text-mirror')")


def test_a_phone_does_not_focus_for_text_that_is_disabled(phone):
    expect(phone.view("editor.undo")).to_have_attribute("aria-disabled", "true")
    pretend_text(phone, "editor.undo")
    phone.page.evaluate("() => addEventListener('focusin', () => { window.wasFocused = true; })")
    phone.tap("editor.undo")
    phone.settle()
    assert not phone.page.evaluate("() => window.wasFocused")


def test_a_phones_keyboard_types_by_its_input_method(phone):
    edit(phone)
    phone.keys.press("Control+a")
    phone.keys.press("Backspace")
    # Phones compose each word and settle it at the blank.
    compose(phone, "h")
    compose(phone, "hello")
    commit(phone, "hello ")
    expect_state(phone, "text", re.compile("^hello"))
    expect_state(phone, "marked", "nothing")


def input_mode(tab):
    """What the focused element asks of a phone's keyboard; None where the page edits nothing."""
    return tab.page.evaluate(
        "() => document.activeElement?.classList.contains('text-mirror') ? document.activeElement.inputMode : null")


def test_a_phones_keyboard_stays_shut_while_the_application_shows_an_input_view_or_keys(phone):
    phone.go_to("form").view("form.name").wait_for(state="visible")
    edit(phone, "form.mail")
    assert input_mode(phone) == "email"
    assert phone.view("keyboard").count() == 0
    # A control with an input view takes no text: nothing of the page is focused.
    phone.tap("form.color")
    phone.view("colorPad").wait_for(state="visible")
    phone.page.wait_for_function("() => !document.activeElement?.classList.contains('text-mirror')")
    phone.come_to_rest("form.bar")
    phone.tap("form.done")
    phone.view("colorPad").wait_for(state="hidden")
    # A text that is edited with an input view is the page's too, for hardware keys; no keyboard comes with it.
    phone.tap("form.size")
    phone.view("sizePad").wait_for(state="visible")
    phone.page.wait_for_function("() => document.activeElement?.inputMode === 'none'")
    # The next text opens the keyboard in its tap.
    phone.page.evaluate(
        "() => addEventListener('touchend', () => { window.modeInTap = document.activeElement?.inputMode; })")
    phone.tap("form.mail")
    assert phone.page.evaluate("() => window.modeInTap") == "text"
    phone.page.wait_for_function("() => document.activeElement?.inputMode === 'email'")
    # Our own keys.
    phone.come_to_rest("form.bar")
    phone.tap("form.done")
    phone.view("form.bar").wait_for(state="hidden")
    phone.tap("form.software")
    phone.tap("form.mail")
    phone.view("keyboard").wait_for(state="visible")
    phone.page.wait_for_function("() => document.activeElement?.inputMode === 'none'")


def test_keyboard_none_keeps_the_phones_keyboard_shut(browser, showcase):
    from harness.tab import Tab

    context = browser.new_context(**PHONE)
    context.set_default_timeout(MILLISECONDS)
    tab = Tab(context).open(showcase.url + "&keyboard=none")
    tab.go_to("editor").view("editor.text").wait_for(state="visible")
    edit(tab)
    assert tab.page.evaluate(f"() => document.querySelector('{MIRROR}').inputMode") == "none"
    context.close()


def test_find_goes_from_match_to_match_and_gives_the_keys_back(editor):
    edit(editor)
    editor.keys.press("Control+f")
    editor.view("FindNavigator").wait_for(state="visible")
    editor.keys.type("p")
    editor.expect_text("FindStatus", re.compile(r"\d of 5"))
    # The first match from the caret on is any; the ways go around the ends.
    for _ in range(5):
        editor.keys.press("Enter")
    editor.tap("FindPrevious")
    editor.expect_text("FindStatus", re.compile(r"\d of 5"))
    editor.keys.type("rogram")
    editor.expect_text("FindStatus", "1 of 1")
    editor.screenshot("find")
    editor.tap("FindDone")
    expect(editor.view("FindNavigator")).to_have_count(0)
    expect_state(editor, "responder", re.compile("TextView"))
    editor.keys.type("show")
    expect(editor.view("editor.text")).to_contain_text(re.compile(r"reaches\s*the\s*show\s*as"))
