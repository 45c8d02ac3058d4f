# SPDX-License-Identifier: Apache-2.0

"""Browsers other than Chromium, each driven by its own driver behind the same few words.

    engine.open(url)                 loads a page
    engine.run("() => 1 + 1")        evaluates a function in it and returns its value
    engine.touch(x, y)               a finger goes down and up, in CSS pixels of the viewport
    engine.click(x, y, button=0)     the mouse goes there and clicks
    engine.press("Tab")              a key of the keyboard goes down and up
    engine.type("text")              keys that type
    engine.wheel(x, y, dy)           the wheel turns, in CSS pixels
    engine.screenshot(path)
    engine.errors                    what the page reported as an error
"""
