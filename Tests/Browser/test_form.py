# SPDX-License-Identifier: Apache-2.0

"""The form: the software keyboard under several fingers, the bar over it, an input view of its own, and how it goes."""

import re

import pytest


@pytest.fixture
def form(tab):
    tab.go_to("form").view("form.name").wait_for(state="visible")
    return tab


def settle(tab):
    """Waits until the keyboard has come to rest, by the bar above it."""
    tab.come_to_rest("form.bar")


def narrow(tab):
    """Makes the window as narrow as a phone, and waits until the program has laid out the form for it."""
    tab.page.set_viewport_size({"width": 390, "height": 844})
    tab.page.wait_for_function(
        "() => document.querySelector('[data-identifier=\"form.scroll\"]').getBoundingClientRect().right <= innerWidth")
    tab.come_to_rest("form.phone")


def edit(tab, name):
    tab.tap(f"form.{name}")
    tab.view("form.bar").wait_for(state="visible")


def test_a_tap_shows_the_keyboard_and_keys_type(form):
    edit(form, "name")
    settle(form)
    for key in ["a", "d", "a", "space", "l"]:
        form.tap(f"key.{key}")
    form.expect_text("form.name", re.compile("Ada L"))
    form.expect_text("form.responder", re.compile("form.name"))
    form.screenshot("form-keyboard")


def test_two_thumbs_lose_and_swap_nothing(form):
    edit(form, "note")
    settle(form)
    keys = {letter: form.center(f"key.{letter}") for letter in "thequickbrownfx"}
    fingers = []
    for letter in "thequickbrownfox":
        # The next finger is down before the last one is up.
        fingers.append(form.fingers.down(*keys[letter]))
        if len(fingers) > 1:
            fingers.pop(0).up()
    fingers.pop().up()
    form.expect_text("form.note", re.compile("Thequickbrownfox"))


def test_shift_held_by_one_finger_makes_capitals_of_another_s_letters(form):
    edit(form, "web")
    settle(form)
    shift = form.fingers.down(*form.center("key.shift"))
    for key in ["a", "b"]:
        form.fingers.down(*form.center(f"key.{key}")).up()
    shift.up()
    form.tap("key.c")
    form.expect_text("form.web", re.compile(r"ABc"))


def test_a_held_letter_offers_its_variants(form):
    edit(form, "note")
    settle(form)
    finger = form.fingers.down(*form.center("key.e"))
    form.view("variant.É").wait_for(state="visible")
    finger.move(*form.center("variant.É"), steps=4)
    form.screenshot("form-variants")
    finger.up()
    form.expect_text("form.note", re.compile("É"))


def test_a_held_delete_key_repeats(form):
    edit(form, "phone")
    settle(form)
    for key in "123456":
        form.tap(f"key.{key}")
    form.expect_text("form.phone", re.compile("123456"))
    finger = form.fingers.down(*form.center("key.delete"))
    # Nothing is left, and the placeholder shows.
    form.expect_text("form.phone", re.compile("20 1234"))
    finger.up()


def test_the_bar_leads_from_field_to_field_and_ends_it(form):
    edit(form, "name")
    settle(form)
    form.tap("form.next")
    form.expect_text("form.responder", re.compile("form.mail"))
    form.tap("form.next")
    form.expect_text("form.responder", re.compile("form.phone"))
    form.tap("form.previous")
    form.expect_text("form.responder", re.compile("form.mail"))
    form.tap("form.done")
    form.expect_text("form.responder", re.compile("No first responder"))
    form.view("form.bar").wait_for(state="hidden")
    assert form.view("keyboard").count() == 0


def test_an_input_view_s_button_without_a_target_reaches_the_edited_field(form):
    edit(form, "color")
    form.view("color.Green").wait_for(state="visible")
    form.view("form.bar").wait_for(state="visible")
    form.settle()
    form.page.wait_for_function(
        "() => document.querySelector('[data-identifier=\"colorPad\"]').getBoundingClientRect().bottom <= innerHeight + 1"
    )
    form.tap("color.Green")
    form.expect_text("form.color.value", "Green")
    form.expect_text("form.chain.0", re.compile("ColorField.*gives the input view"))
    form.screenshot("form-color")


def test_a_text_may_be_edited_by_an_input_view_and_by_keys(form):
    edit(form, "size")
    form.view("sizePad").wait_for(state="visible")
    assert form.view("keyboard").count() == 0
    settle(form)
    form.tap("size.XL")
    form.expect_text("form.size", re.compile("XL"))
    form.keys.type("L")
    form.expect_text("form.size", re.compile("XLL"))
    form.tap("size.S")
    form.expect_text("form.size", re.compile("^S"))


def test_on_a_phone_what_is_edited_stays_above_the_keyboard(form):
    narrow(form)
    edit(form, "name")
    settle(form)
    for field in ["mail", "phone", "color", "size", "web", "price", "password"]:
        form.tap("form.next")
        form.expect_text("form.responder", re.compile(f"form.{field}"))
        # B22: a touch finds views where they are going, and a finger where it sees them.
        settle(form)
    field = form.view("form.password").bounding_box()
    bar = form.view("form.bar").bounding_box()
    assert field["y"] + field["height"] <= bar["y"] + 1
    form.screenshot("form-phone")


def test_a_touch_reaches_the_bar_where_it_is_going_while_it_moves(form):
    narrow(form)
    edit(form, "phone")
    settle(form)
    above = form.center("form.next")
    form.tap("form.next")
    form.view("colorPad").wait_for(state="visible")
    settle(form)
    below = form.center("form.previous")
    assert below[1] > above[1] + 20
    for _ in range(5):
        # Each tap moves the bar, and the next one does not wait for it.
        form.fingers.tap(*below)
        form.fingers.tap(*above)
    form.expect_text("form.responder", re.compile("form.color"))
    settle(form)
    assert form.center("form.previous") == below
    assert form.view("form.phone").inner_text() == "+44 20 1234", "No tap went through the bar to a key."


def test_dragging_down_pushes_the_keyboard_away(form):
    narrow(form)
    edit(form, "name")
    settle(form)
    frame = form.view("form.scroll").bounding_box()
    finger = form.fingers.down(frame["x"] + 40, frame["y"] + 150)
    for step in range(1, 21):
        form.settle()
        finger.move(frame["x"] + 40, frame["y"] + 150 + step * 33)
    finger.up()
    form.expect_text("form.responder", re.compile("No first responder"))
