# SPDX-License-Identifier: Apache-2.0

"""Sounds of an application, as the page plays them: the tune of the player's track."""

import pytest
from playwright.sync_api import expect

from harness.showcase import Showcase
from harness.tab import Tab

# What plays is asked by a script: a test hears nothing. Elements that are not in the document can be seen only where they are made.
KEEP_ELEMENTS = """
(() => {
    const elements = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
        if (!elements.includes(this)) elements.push(this);
        return play.call(this);
    };
    Object.defineProperty(window, "heard", { get: () => elements.filter((element) => !element.paused).map((element) => ({
        time: element.currentTime, duration: element.duration, volume: element.volume, rate: element.playbackRate,
        loops: element.loop, source: element.src,
    })) });
})();
"""


@pytest.fixture
def player(new_tab, showcase):
    return listener(new_tab(), showcase.url)


def listener(tab, address):
    tab.page.add_init_script(KEEP_ELEMENTS)
    tab.open(address).view("showcase").wait_for()
    tab.go_to("player").view("player.state").wait_for(state="visible")
    return tab


def heard(tab):
    return tab.page.evaluate("heard")


def wait_for_sounds(tab, count):
    """What is heard, once it is so many and each is under way: a time that is set counts before the browser has read the sound."""
    tab.page.wait_for_function(
        "(count) => heard.length === count && heard.every(({ time, duration }) => time > 0 && duration > 0)", arg=count)
    return heard(tab)


def test_a_tune_is_heard_while_its_track_plays(player):
    assert heard(player) == []
    player.tap("player.play")
    (sound,) = wait_for_sounds(player, 1)
    assert sound["loops"] and sound["rate"] == 1 and sound["source"].startswith("blob:")
    assert sound["volume"] == pytest.approx(0.8) and sound["duration"] == pytest.approx(12 * 0.28, abs=0.01)
    player.tap("player.play")
    wait_for_sounds(player, 0)
    player.tap("player.play")
    (again,) = wait_for_sounds(player, 1)
    # It goes on where it was.
    assert again["time"] > sound["time"]


def test_the_next_track_has_another_tune(player):
    player.tap("player.play")
    (first,) = wait_for_sounds(player, 1)
    player.tap("player.next")
    player.expect_text("player.title", "Hit Test")
    player.page.wait_for_function("(address) => heard.length === 1 && heard[0].source !== address", arg=first["source"])
    (second,) = wait_for_sounds(player, 1)
    assert second["duration"] == pytest.approx(12 * 0.24, abs=0.01)


def test_a_page_that_loads_again_goes_on_where_the_sound_is(player):
    player.tap("player.play")
    (before,) = wait_for_sounds(player, 1)
    player.page.reload()
    player.view("player.state").wait_for(state="visible")
    # A page that its user has not touched yet may be silent.
    player.tap("player.title")
    (after,) = wait_for_sounds(player, 1)
    state = player.view("player.state").text_content()
    minutes, seconds = state.split(" of ")[0].split(" ")[-1].split(":")
    place = (int(minutes) * 60 + int(seconds)) % before["duration"]
    # The state says whole seconds, of a moment ago; a tune is a circle.
    distance = abs(after["time"] - place) % before["duration"]
    assert min(distance, before["duration"] - distance) < 1.5


def test_another_visitor_hears_nothing(player, browser, showcase):
    profile = browser.new_context(has_touch=True, viewport={"width": 1366, "height": 1000})
    other = listener(Tab(profile), f"{showcase.origin}/?token={showcase.newest_token()}")
    player.tap("player.play")
    wait_for_sounds(player, 1)
    expect(other.view("player.state")).to_contain_text("playing")
    assert heard(other) == []
    profile.close()


def test_a_page_without_its_program_is_silent(new_tab, showcase_executable):
    running = Showcase(showcase_executable)
    player = listener(new_tab(), running.url)
    player.tap("player.play")
    wait_for_sounds(player, 1)
    running.stop()
    wait_for_sounds(player, 0)


# A test has no voices: what the page says is asked by a script. The browser refuses what comes before its user did something.
KEEP_TEXTS = """
(() => {
    const spoken = [];
    Object.defineProperty(window, "spoken", { get: () => spoken.map(({ text, lang, rate }) => ({ text, lang, rate })) });
    window.silences = 0;
    window.refuses = false;
    speechSynthesis.speak = (utterance) => {
        if (window.refuses) utterance.dispatchEvent(Object.assign(new Event("error"), { error: "not-allowed" }));
        else spoken.push(utterance);
    };
    speechSynthesis.cancel = () => { window.silences += 1; };
})();
"""


def test_a_title_is_spoken_by_a_voice_of_its_language(new_tab, showcase):
    tab = new_tab()
    tab.page.add_init_script(KEEP_TEXTS)
    player = listener(tab, showcase.url)
    player.tap("player.say")
    player.page.wait_for_function("() => spoken.length === 1")
    assert player.page.evaluate("spoken[0]") == {"text": "First Responder", "lang": "en-US", "rate": 1}
    # Once more is the end of it.
    player.tap("player.say")
    player.page.wait_for_function("() => silences > 0")
    for _ in range(2):
        player.tap("player.next")
    player.tap("player.say")
    player.page.wait_for_function("() => spoken.length === 2")
    assert player.page.evaluate("spoken[1].lang") == "fr-FR"


def test_a_text_that_the_browser_refuses_is_spoken_after_a_touch(new_tab, showcase):
    tab = new_tab()
    tab.page.add_init_script(KEEP_TEXTS)
    player = listener(tab, showcase.url)
    player.page.evaluate("refuses = true")
    player.tap("player.say")
    player.page.wait_for_timeout(200)
    assert player.page.evaluate("spoken.length") == 0
    player.page.evaluate("refuses = false")
    player.tap("player.next")
    player.page.wait_for_function("() => spoken.length === 1 && spoken[0].text === 'First Responder'")
