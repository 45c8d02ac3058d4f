# SPDX-License-Identifier: Apache-2.0

"""Chromium's document.elementFromPoint at the work that ../README.md describes, headless."""

import json
import pathlib
import shutil

from playwright.sync_api import sync_playwright

CASES = [("siblings", 100), ("siblings", 1000), ("siblings", 10_000), ("chain", 10), ("chain", 100), ("tree", 0)]


def main() -> None:
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        # Points outside of the window hit nothing: it has the size of the largest tree.
        page = browser.new_page(viewport={"width": 10_000, "height": 1_000})
        page.goto((pathlib.Path(__file__).parent / "peer.html").as_uri())
        for work, size in CASES:
            print(json.dumps(page.evaluate("([work, size]) => works[work](size)", [work, size])), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
