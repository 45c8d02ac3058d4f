# SPDX-License-Identifier: Apache-2.0

"""Pictures painted without a browser beside the browser's (`make test-pictures`).

Six screens of the showcase are opened in Chromium. What each test did is recorded, and the showcase replays it with `--paint`: that lays
the text out with the browser's measures, and paints what is shown at the end with Cairo and Pango. Both pictures are of the same pixels.

`screenshots/painting-NAME-browser.png`, `-cairo.png` and `-difference.png` are to be looked at.
"""

import subprocess

import pytest
from PIL import Image
from playwright.sync_api import expect

from harness.browser import launch
from harness.patience import MILLISECONDS
from harness.pixels import Tolerance, difference
from harness.showcase import Showcase
from harness.tab import SCREENSHOTS

pytestmark = pytest.mark.whole_browser

# Documentation/Pictures.md publishes these with what was measured.
TOLERANCE = Tolerance(mean=0.9, share=0.005, tile=20)
SCREENS = [(screen, 1, "light") for screen in ["controls", "drawing", "form", "hitTesting", "lists", "player"]] + [
    ("controls", 2, "dark"), ("drawing", 2, "dark"),
]


@pytest.mark.parametrize("screen, scale, appearance", SCREENS)
def test_a_screen_is_painted_as_in_the_browser(browser, showcase_executable, tmp_path, screen, scale, appearance):
    recording = tmp_path / "session.jsonl"
    running = Showcase(showcase_executable, recording=recording)
    # A scale that is only emulated leaves boxes at the pixels of scale 1.
    sharp = launch(browser.browser_type, f"--force-device-scale-factor={scale}", "--window-size=800,1000")
    context = sharp.new_context(has_touch=True, no_viewport=True, color_scheme=appearance)
    context.set_default_timeout(MILLISECONDS)
    page = context.new_page()
    page.goto(running.url)
    item = page.locator(f'[data-identifier="screen.{screen}"]')
    item.wait_for()
    item.tap()
    expect(item).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("() => document.getAnimations().every(each => each.playState === 'finished')")
    # Measures of new letters come, and the text is laid out anew.
    page.wait_for_timeout(1000)
    assert page.evaluate("devicePixelRatio") == scale
    SCREENSHOTS.mkdir(exist_ok=True)
    name = f"painting-{screen}-{scale}-{appearance}"
    box = page.locator("#screen").bounding_box()
    shown = SCREENSHOTS / f"{name}-browser.png"
    page.screenshot(path=shown, clip=box)
    # What the tab's end would do to the screen is not to be in the recording.
    running.kill()
    sharp.close()

    painted = subprocess.run(
        [str(showcase_executable), "--paint", str(recording), "--paint-scale", str(scale)], capture_output=True, text=True)
    assert painted.returncode == 0, painted.stdout + painted.stderr
    cairo = SCREENSHOTS / f"{name}-cairo.png"
    cairo.write_bytes(recording.with_suffix(".png").read_bytes())

    found = difference(shown, cairo, scale)
    found.picture.save(SCREENSHOTS / f"{name}-difference.png")
    print(f"{screen} {scale} {appearance}: {found}")
    assert found.is_within(TOLERANCE), found


def test_what_is_missing_is_beyond_the_tolerance(tmp_path):
    """A picture in which a small icon or a word is missing is another one."""
    shown = SCREENSHOTS / "painting-lists-1-light-browser.png"
    for box in [(20, 53, 44, 77), (56, 97, 145, 119)]:
        picture = Image.open(shown).convert("RGB")
        picture.paste(picture.getpixel((box[0], box[1])), box)
        picture.save(tmp_path / "missing.png")
        assert difference(shown, shown).is_within(TOLERANCE)
        assert not difference(shown, tmp_path / "missing.png").is_within(TOLERANCE)
