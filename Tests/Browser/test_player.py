# SPDX-License-Identifier: Apache-2.0

"""The player screen: the page's buttons, media keys and the browser's media session command it."""

import re

import pytest
from playwright.sync_api import expect

# The browser's media session calls the handlers that a page gave it when a headset or the desktop speaks to it. Headless there is
# neither, so the handlers are kept, to be called as the browser would.
KEEP_HANDLERS = """
(() => {
    const handlers = {};
    const set = MediaSession.prototype.setActionHandler;
    MediaSession.prototype.setActionHandler = function (action, handler) {
        set.call(this, action, handler);
        handlers[action] = handler;
    };
    Object.defineProperty(window, "mediaHandlers", { value: handlers });
})();
"""


@pytest.fixture
def player(new_tab, showcase):
    tab = new_tab()
    tab.page.add_init_script(KEEP_HANDLERS)
    tab.open(showcase.url).go_to("player").view("player.state").wait_for(state="visible")
    return tab


@pytest.fixture
def session(player):
    """The player, with the browser's media session in use."""
    open_details(player)
    player.page.locator("#media-keys").check()
    player.page.wait_for_function("() => Boolean(mediaHandlers.play)")
    return player


def open_details(tab):
    tab.page.locator("#status-toggle").click()
    tab.page.locator("#media").wait_for(state="visible")


def act(tab, action, **details):
    tab.page.evaluate("([action, details]) => mediaHandlers[action]({ action, ...details })", [action, details])


def command(tab, name):
    tab.page.locator(f'#media button[data-command="{name}"]').click()


def test_the_pages_buttons_are_commands(player):
    open_details(player)
    expect(player.page.locator("#media p")).to_have_text("First Responder · The Chain · Next, Please")
    command(player, "play")
    player.expect_text("player.log.0", "play: handler")
    player.expect_text("player.state", re.compile("^playing"))
    command(player, "nextTrack")
    player.expect_text("player.title", "Hit Test")
    expect(player.page.locator("#media p")).to_have_text("Hit Test · The Chain · Next, Please")
    command(player, "skipForward")
    player.expect_text("player.log.0", "skipForward 15 s: handler")
    player.screenshot("player")
    command(player, "pause")
    player.expect_text("player.state", re.compile("^paused"))


def test_feedback_that_was_given_is_taken_back(player):
    open_details(player)
    like = player.page.locator('#media button[data-command="like"]')
    expect(like).to_have_attribute("aria-pressed", "false")
    like.click()
    player.expect_text("player.state", re.compile("liked$"))
    expect(like).to_have_attribute("aria-pressed", "true")
    # A heart in the text: the text is a drawing then, and keeps its words for who cannot see it.
    artist = player.view("player.artist")
    expect(artist.locator("canvas")).to_have_count(1)
    expect(artist).to_have_attribute("aria-label", re.compile(" · "))
    player.screenshot("liked")
    like.click()
    expect(artist.locator("canvas")).to_have_count(0)
    expect(artist).to_contain_text(" · ")
    player.expect_text("player.log.0", "like taken back: handler")


def test_media_keys_are_commands_and_no_presses(player):
    for key, log in [("MediaPlayPause", "togglePlayPause"), ("MediaTrackNext", "nextTrack"), ("MediaStop", "stop")]:
        # Playwright knows no such keys; DevTools types any.
        for kind in ["rawKeyDown", "keyUp"]:
            player.devtools.send("Input.dispatchKeyEvent", {"type": kind, "key": key, "code": key})
        player.expect_text("player.log.0", f"{log}: handler")


def test_actions_of_the_media_session_are_commands(session):
    act(session, "play")
    session.expect_text("player.log.0", "play: handler")
    session.expect_text("player.state", re.compile("^playing"))
    act(session, "seekto", seekTime=61.5)
    session.expect_text("player.log.0", "changePlaybackPosition 61.5 s: handler")
    session.expect_text("player.state", re.compile("^playing, 1:0"))
    act(session, "seekforward", seekOffset=20)
    session.expect_text("player.log.0", "skipForward 20 s: handler")
    act(session, "seekbackward")
    session.expect_text("player.log.0", "skipBackward 15 s: handler")
    act(session, "nexttrack")
    session.expect_text("player.title", "Hit Test")
    act(session, "previoustrack")
    session.expect_text("player.title", "First Responder")
    act(session, "pause")
    session.expect_text("player.state", re.compile("^(paused|stopped)"))


def test_the_media_session_says_what_plays(session):
    session.page.wait_for_function("() => navigator.mediaSession.metadata?.title === 'First Responder'")
    act(session, "play")
    session.page.wait_for_function("() => navigator.mediaSession.playbackState === 'playing'")
    act(session, "nexttrack")
    session.page.wait_for_function("() => navigator.mediaSession.metadata?.title === 'Hit Test'")
    session.page.locator("#media-keys").uncheck()
    session.page.wait_for_function("() => navigator.mediaSession.metadata === null && !mediaHandlers.play")


def test_i22_without_handlers_the_first_responder_takes_commands_and_without_one_the_application(player):
    frame = player.view("player.mode").bounding_box()
    player.fingers.tap(frame["x"] + frame["width"] * 3 / 4, frame["y"] + frame["height"] / 2)
    open_details(player)
    command(player, "play")
    player.expect_text("player.log.0", "play: application delegate")
    player.page.locator("#status-toggle").click()
    player.tap("player.receiver.A")
    player.expect_text("player.receiver.A.state", "first responder")
    open_details(player)
    command(player, "nextTrack")
    player.expect_text("player.log.0", "nextTrack: first responder, receiver A")


def test_a_page_that_comes_later_is_told_what_plays(player, open_tab):
    open_details(player)
    command(player, "nextTrack")
    player.expect_text("player.title", "Hit Test")
    other = player.page.context.new_page()
    other.goto(player.page.url)
    other.locator("#status-toggle").click()
    expect(other.locator("#media p")).to_have_text("Hit Test · The Chain · Next, Please")
