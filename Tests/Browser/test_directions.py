# SPDX-License-Identifier: Apache-2.0

"""Text in either direction as it is painted: runs are where they were laid out and as wide, with their spaces and carets."""

import pytest

TEXTS = {
    "hebrew": "ab שלום עולם cd (אב) 12 ef",
    "arabic": "السلام عليكم ورحمة الله، لا إله",
    "vowels": "بِسْمِ ٱللَّٰهِ",
}
# Rounding of a run's width, in CSS pixels.
ROUNDING = 0.75
# How much wider than laid out a run may be painted, as a part of its width: what is measured letter by letter misses what a font does to
# several at once (Documentation/Differences.md, Text).
EXCESS = {"vowels": 0.07}


@pytest.fixture
def editor(tab):
    tab.go_to("editor").tap("editor.text")
    tab.page.wait_for_function("() => document.activeElement?.classList.contains('text-mirror')")
    tab.keys.press("Control+a")
    tab.keys.press("Backspace")
    tab.expect_text("editor.state.text", "empty")
    return tab


def enter(tab, text):
    """Types a text, and waits until the program says that it has it: in a label, whose runs come in the order in which they are read."""
    tab.devtools.send("Input.insertText", {"text": text})
    tab.page.wait_for_function(
        "text => document.querySelector('[data-identifier=\"editor.state.text\"]').textContent.includes(text)", arg=text)


def runs(tab):
    """What is painted of the edited text: its text, direction, left edge, width, and the width it was laid out with."""
    return tab.page.evaluate(
        """() => [...document.querySelectorAll('[data-identifier="editor.text"] .line')].map((line) => {
            const box = line.getBoundingClientRect();
            return { text: line.textContent, direction: line.dir, x: box.x, width: box.width, laid: Number(line.dataset.width) };
        }).filter((run) => run.text !== '').sort((first, second) => first.x - second.x)""")


def settled(tab, excess=0):
    """Waits for the measures, which come after the first painting; the runs that are of another width than they were laid out with."""
    for _ in range(200):
        found = runs(tab)
        wrong = [run for run in found if abs(run["width"] - run["laid"]) > max(ROUNDING, excess * run["laid"])]
        if found and not wrong:
            break
        tab.settle()
    return wrong


@pytest.mark.parametrize("name", TEXTS)
def test_runs_are_painted_as_wide_as_they_were_measured(editor, name):
    enter(editor, TEXTS[name])
    wrong = settled(editor, EXCESS.get(name, 0))
    editor.screenshot(f"directions-{name}")
    assert runs(editor) and wrong == []


def test_runs_of_two_directions_keep_their_spaces(editor):
    enter(editor, TEXTS["hebrew"])
    assert settled(editor) == []
    found = runs(editor)
    assert [run["direction"] for run in found][:3] == ["ltr", "rtl", "ltr"]
    for left, right in zip(found, found[1:]):
        assert abs(left["x"] + left["width"] - right["x"]) < 2 * ROUNDING, (left, right)
    assert "".join(run["text"] for run in found).count(" ") == TEXTS["hebrew"].count(" ")
