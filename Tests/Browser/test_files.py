# SPDX-License-Identifier: Apache-2.0

"""Photos and files of the user's machine, through the browser's own dialog and its downloads, by real touches."""

import pathlib
import re
import struct
import zlib

import pytest
from playwright.sync_api import expect


def png(width, height, noise=False):
    """A PNG of one color; or of noise, which nothing makes small."""
    import random

    rows = random.Random(width).randbytes if noise else lambda count: b"\x40\x80\xc0" * (count // 3)
    raw = b"".join(b"\0" + rows(3 * width) for _ in range(height))
    chunk = lambda kind, data: struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 1)) + chunk(b"IEND", b"")


def file(name, kind, data):
    return {"name": name, "mimeType": kind, "buffer": data}


@pytest.fixture
def choices(new_tab, showcase):
    tab = new_tab()
    tab.open(showcase.url).view("showcase").wait_for()
    tab.resize(1366, 1000).go_to("choices").view("choices.photos").wait_for(state="visible")
    tab.page.mouse.move(900, 500)
    tab.page.mouse.wheel(0, 4000)
    tab.come_to_rest("choices.photos")
    return tab


def choose(tab, button, *files):
    with tab.page.expect_file_chooser() as asked:
        tab.tap(button)
    if files:
        asked.value.set_files(list(files))
    return asked.value


def test_photos_are_chosen_in_the_browsers_dialog(choices):
    dialog = choose(choices, "choices.photos", file("a.png", "image/png", png(40, 30)), file("b.png", "image/png", png(10, 20)))
    assert dialog.is_multiple()
    assert dialog.element.get_attribute("accept").startswith("image/*,")
    choices.expect_text("choices.chosen", "Photos: 40 × 30, 10 × 20.")
    expect(choices.page.get_by_role("img", name="Chosen picture")).to_have_count(2)
    choices.screenshot("files-photos")


def test_a_picture_that_is_too_large_or_of_another_kind_comes_as_the_program_reads_it(choices):
    large = png(2400, 1800, noise=True)
    assert len(large) > 4 << 20
    drawn = choices.page.evaluate("""async () => {
      const canvas = new OffscreenCanvas(64, 48);
      canvas.getContext("2d").fillRect(0, 0, 64, 48);
      const blob = await canvas.convertToBlob({ type: "image/webp" });
      return [blob.type, [...new Uint8Array(await blob.arrayBuffer())]];
    }""")
    files = [file("noise.png", "image/png", large)]
    if drawn[0] == "image/webp":
        files.append(file("drawn.webp", "image/webp", bytes(drawn[1])))
    choose(choices, "choices.photos", *files)
    choices.view("choices.chosen").filter(has_text=re.compile(r"Photos: \d+ × \d+" + ", 64 × 48" * (len(files) - 1))).wait_for()


def choose_again(tab, words, *files):
    """The picker says what was wrong; its button opens the dialog again."""
    tab.page.get_by_text(words).wait_for()
    tab.page.wait_for_timeout(700)
    box = tab.page.get_by_role("button", name="Choose…", exact=True).bounding_box()
    with tab.page.expect_file_chooser() as asked:
        tab.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    asked.value.set_files(list(files))


def test_too_many_photos_are_asked_for_again(choices):
    choose(choices, "choices.photos", *(file(f"{n}.png", "image/png", png(4, 4)) for n in range(4)))
    choose_again(choices, "These are too many.", file("one.png", "image/png", png(4, 4)))
    choices.expect_text("choices.chosen", "Photos: 4 × 4.")


def test_a_text_is_opened_and_one_that_is_too_large_is_not(choices):
    choose(choices, "choices.openText", file("long.txt", "text/plain", b"a" * (5 << 20)))
    choose_again(choices, "That is too large.", file("Kirsche.txt", "text/plain", "Süß".encode()))
    choices.expect_text("choices.chosen", "Kirsche.txt: Süß")


def test_a_text_is_saved_as_a_download(choices):
    with choices.page.expect_download() as download:
        choices.tap("choices.saveText")
    assert download.value.suggested_filename == "Fruit.txt"
    assert pathlib.Path(download.value.path()).read_text() == "Fruit is ripe.\n"
    choices.expect_text("choices.chosen", "Saved as Fruit.txt.")


def test_a_square_is_cut_out(choices):
    choose(choices, "choices.square", file("wide.png", "image/png", png(400, 200)))
    button = choices.page.get_by_role("button", name="Choose", exact=True)
    button.wait_for(state="visible")
    choices.page.wait_for_timeout(700)
    choices.screenshot("files-square")
    box = button.bounding_box()
    choices.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    choices.expect_text("choices.chosen", "A square of 200 × 200.")


def test_the_picker_cancels_and_a_dialog_that_the_user_closes_is_a_no(choices):
    choose(choices, "choices.openText")
    cancel = choices.page.get_by_role("button", name="Cancel", exact=True)
    cancel.wait_for(state="visible")
    choices.page.wait_for_timeout(700)
    choices.screenshot("files-picker")
    box = cancel.bounding_box()
    choices.fingers.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    choices.expect_text("choices.chosen", "No file was chosen.")
    choose(choices, "choices.photos")
    # What a browser sends when its dialog is closed without a file.
    choices.page.evaluate("document.querySelector('input[type=file]').dispatchEvent(new Event('cancel'))")
    choices.expect_text("choices.chosen", "No photo was chosen.")


def test_a_dialog_that_comes_too_late_for_the_browser_asks_for_a_click(choices):
    choices.page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")
    choices.tap("choices.photos")
    bar = choices.page.get_by_label("The app asks for a file")
    expect(bar).to_contain_text("The app asks for a file.")
    bar.get_by_role("button", name="Not now").click()
    choices.expect_text("choices.chosen", "No photo was chosen.")
