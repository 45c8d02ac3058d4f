# SPDX-License-Identifier: Apache-2.0

"""Somebody who uses every screen of the showcase in one tab, with real fingers and keys: a day's use, and some of what goes wrong."""

import re

from playwright.sync_api import expect

MIRROR = "() => document.activeElement?.classList.contains('text-mirror') && document.activeElement.dataset.revision"


def use_everything(tab):
    """One visit of every screen; the tab has just been opened, and may be closed afterwards."""
    for use in [hit_testing, chain, controls, fingers, gestures, cards, scrolling, form, editor, board, focus, shake, player]:
        use(tab)


def put_away(tab, shown, *, by):
    """Taps a button of what is presented, and waits until that is gone. Content in transition takes no touches (J18), and what leaves moves
    (J45): so the button is tapped once, at rest. A second tap would follow it to the edge of the screen, and meet what lies there."""
    tab.page.wait_for_function("() => !document.querySelector('.in-transition')")
    tab.come_to_rest(by)
    tab.tap(by)
    tab.view(shown).wait_for(state="detached")


def double_tap(tab, identifier, *, until):
    """Taps twice, and once more as anybody does when a busy machine took the two for single ones."""
    for _ in range(10):
        tab.fingers.tap(*tab.center(identifier), count=2)
        for _ in range(20):
            if until():
                return
            tab.page.wait_for_timeout(50)
    raise AssertionError(f"{identifier} takes no double tap.")


def hit_testing(tab):
    tab.go_to("hitTesting").tap("hit.E")
    tab.expect_text("hit.result", re.compile("goes to E"))
    for state in ["true", "false"]:
        tab.tap("switch.hidden")
        expect(tab.view("switch.hidden")).to_have_attribute("aria-checked", state)
    tab.tap("about")
    put_away(tab, "about.sheet", by="about.done")


def chain(tab):
    tab.go_to("chain").tap("chain.leaf")
    expect(tab.view("chain.row.3")).to_be_visible()


def controls(tab):
    tab.go_to("controls").tap("control.button")
    tab.expect_text("events.button", re.compile("primaryActionTriggered$"))
    tab.tap("control.switch")
    slider = tab.view("control.slider").bounding_box()
    middle = slider["y"] + slider["height"] / 2
    tab.fingers.down(slider["x"] + slider["width"] / 2, middle).move(slider["x"] + slider["width"] * 0.8, middle, steps=5).up()
    tab.expect_text("events.slider", re.compile("touchUp(Inside|Outside)$"))
    # What a control told a moment ago can move those below it.
    stepper = tab.come_to_rest("control.stepper")
    tab.fingers.tap(stepper["x"] + stepper["width"] * 0.75, stepper["y"] + stepper["height"] / 2)
    expect(tab.view("control.stepper")).to_have_attribute("aria-valuetext", "1")


def fingers(tab):
    x, y = tab.go_to("fingers").center("fingers.canvas")
    down = tab.fingers.down_together(*[(x - 120 + 60 * number, y) for number in range(5)])
    tab.fingers.move_together({finger: (finger.x + 40, finger.y + 60) for finger in down}, steps=6)
    tab.expect_text("finger.5", re.compile("moved"))
    tab.fingers.up_all()
    tab.expect_text("finger.5", re.compile("ended"))


def gestures(tab):
    place = tab.go_to("gestures").center("gestures.inner")
    tab.fingers.tap(*place)
    # A busy machine may hand on the lifting so late that the long press comes first.
    tab.expect_text("gesture.tap", re.compile("^(ended|failed: long press recognized)"))
    if "long press" in tab.view("gesture.tap").inner_text():
        tab.expect_text("gesture.long-press", "ended")
    finger = tab.fingers.down(*place)
    tab.expect_text("gesture.long-press", "began")
    finger.move(place[0] + 30, place[1], steps=3).up()
    tab.expect_text("gesture.long-press", "ended")
    tab.fingers.down(*place).move(place[0], place[1] - 60, steps=4).up()


def cards(tab):
    x, y = tab.go_to("cards").center("card.blue")
    left, right = tab.fingers.down_together((x - 40, y), (x + 40, y))
    tab.fingers.move_together({left: (x - 40, y + 60), right: (x + 60, y + 140)}, steps=8)
    tab.fingers.up_all()
    tab.expect_text("card.blue.reading", re.compile(r"× 1\.[1-9]"))
    double_tap(tab, "card.blue", until=lambda: "× 1.00" in tab.view("card.blue.reading").inner_text())
    tab.expect_text("card.blue.reading", re.compile(r"× 1\.00 0°"))


def scrolling(tab):
    frame = tab.go_to("scrolling").view("list").bounding_box()
    x, y = frame["x"] + frame["width"] / 3, frame["y"] + frame["height"] / 2
    tab.tap("row.1.button")
    finger = tab.fingers.down(x, y)
    for step in range(1, 6):
        tab.settle()
        finger.move(x, y - 40 * step)
    finger.up()
    tab.expect_text("list.state", re.compile("^At rest at"))
    tab.mouse.move(x, y)
    tab.mouse.wheel(0, -2000)
    tab.expect_text("list.state", re.compile("^At rest at 0 "))


def form(tab):
    tab.go_to("form").tap("form.name")
    tab.come_to_rest("form.bar")
    for key in "ada":
        tab.tap(f"key.{key}")
    tab.expect_text("form.name", re.compile("Ada"))
    tab.tap("form.next")
    tab.expect_text("form.responder", re.compile("form.mail"))
    tab.tap("form.done")
    tab.expect_text("form.responder", re.compile("No first responder"))
    tab.view("form.bar").wait_for(state="hidden")


def editor(tab):
    tab.go_to("editor").tap("editor.text")
    tab.page.wait_for_function(MIRROR)
    tab.keys.press("Control+a")
    tab.keys.type("A day in the life of a view")
    tab.expect_text("editor.state.text", "A day in the life of a view")
    tab.devtools.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    tab.expect_text("editor.state.marked", "にほん")
    tab.devtools.send("Input.insertText", {"text": "日本"})
    tab.expect_text("editor.state.marked", "nothing")
    for keys in ["Control+z", "Control+Shift+z", "Control+a", "Control+c", "Control+x"]:
        tab.keys.press(keys)
    tab.expect_text("editor.state.text", "empty")


def board(tab):
    # A screen on its way takes no touches (J18), and a finger presses only once.
    tab.go_to("board").come_to_rest("board.tile.2")
    finger = tab.fingers.down(*tab.center("board.tile.2"))
    tab.view("editMenu").wait_for(state="visible")
    finger.up()
    tab.tap("editMenu.Copy")
    tab.view("editMenu").wait_for(state="detached")
    tab.tap("board.add")
    tab.view("menu").wait_for(state="visible")
    tab.come_to_rest("menu")
    tab.tap("menu.Orange")
    tab.view("board.tile.4").wait_for(state="visible")
    tab.view("menu").wait_for(state="detached")
    bar = tab.page.get_by_role("menubar")
    bar.get_by_role("menuitem", name="Board", exact=True).click()
    bar.get_by_role("menuitem", name="Remove All").click()
    tab.view("board.tile.1").wait_for(state="detached")


def focus(tab):
    tab.go_to("focus").view("tile.warm.1").wait_for(state="visible")
    for key in ["Tab", "ArrowRight", "Enter", "Tab", "End"]:
        tab.keys.press(key)
    tab.expect_text("focus.item", "Focus: Cool 12")


def shake(tab):
    tab.go_to("shake").tap("shake.mark")
    tab.expect_text("shake.marks", "1 mark")
    tab.page.locator("#status-toggle").click()
    tab.page.locator("#shake").click()
    tab.page.locator("#status-toggle").click()
    put_away(tab, "undoAlert", by="undoAlert.undo")
    tab.expect_text("shake.marks", "0 marks")


def player(tab):
    tab.go_to("player").view("player.state").wait_for(state="visible")
    tab.page.locator("#status-toggle").click()
    tab.page.locator("#media").wait_for(state="visible")
    for name, state in [("play", "playing"), ("pause", "paused")]:
        tab.page.locator(f'#media button[data-command="{name}"]').click()
        tab.expect_text("player.state", re.compile(f"^{state}"))
    tab.page.locator("#status-toggle").click()


def lose_the_line(tab):
    """The connection breaks and comes back."""
    tab.cut_sockets()
    expect(tab.page.locator("#status-text")).to_have_text(re.compile("Connected"))
    tab.view("showcase").wait_for(state="visible")


def load_again(tab):
    tab.page.reload()
    tab.view("showcase").wait_for(state="visible")


def look_inside(tab, origin):
    """Opens the inspector in another tab, and asks it about a view."""
    other = tab.page.context.new_page()
    other.goto(f"{origin}/inspector/")
    expect(other.locator("#tree-count")).to_have_text(re.compile(r"\d\d+ views"))
    other.locator("#tree-search").fill("title")
    other.locator("#tree .row.found").first.click()
    other.close()
    tab.page.bring_to_front()
