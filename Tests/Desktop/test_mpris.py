# SPDX-License-Identifier: Apache-2.0

"""The showcase as a media player of the desktop, by real clients: playerctl and gdbus."""

import os
import re
import subprocess
import sys
import textwrap
import time
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from conftest import wait_until
from harness.showcase import Showcase


def test_playing_pausing_and_stopping(player):
    assert player.playerctl("status") == "Stopped"
    for command, status in [
        ("play", "Playing"), ("pause", "Paused"), ("play-pause", "Playing"), ("play-pause", "Paused"),
        ("stop", "Stopped"),
    ]:
        assert player.playerctl(command) is not None
        wait_until(lambda: player.playerctl("status") == status, f"{status} after {command}")


def test_skipping_changes_the_metadata(player):
    form = "{{title}}|{{artist}}|{{album}}|{{mpris:length}}|{{xesam:trackNumber}}"
    assert player.playerctl("metadata", "--format", form) == "First Responder|The Chain|Next, Please|185000000|1"
    first = player.playerctl("metadata", "mpris:trackid")
    player.playerctl("next")
    wait_until(
        lambda: player.playerctl("metadata", "--format", form) == "Hit Test|The Chain|Next, Please|142000000|2",
        "the second track")
    assert player.playerctl("metadata", "mpris:trackid") != first
    player.playerctl("previous")
    wait_until(lambda: player.playerctl("metadata", "mpris:trackid") == first, "the first track's identifier again")


def test_the_position_moves_while_it_plays_and_can_be_set(player):
    player.playerctl("play")
    wait_until(lambda: float(player.playerctl("position")) > 0.3, "time goes by")
    player.playerctl("position", "60")
    wait_until(lambda: 60 <= float(player.playerctl("position")) < 70, "a place")
    player.playerctl("position", "30+")
    wait_until(lambda: 90 <= float(player.playerctl("position")) < 100, "forward")
    player.playerctl("position", "80-")
    wait_until(lambda: 10 <= float(player.playerctl("position")) < 20, "back")


def test_seeking_past_the_end_goes_on_to_the_next_track(player):
    player.playerctl("position", "1000+")
    wait_until(lambda: player.playerctl("metadata", "title") == "Hit Test", "the next track")


def test_volume_loop_shuffle_and_rate(player):
    assert player.playerctl("volume") == "0.800000"
    player.playerctl("volume", "0.3")
    wait_until(lambda: player.playerctl("volume") == "0.300000", "the volume")
    for mode in ["Playlist", "Track", "None"]:
        player.playerctl("loop", mode)
        wait_until(lambda: player.playerctl("loop") == mode, mode)
    player.playerctl("shuffle", "On")
    wait_until(lambda: player.playerctl("shuffle") == "On", "shuffled")
    player.run(
        "gdbus", "call", "--session", "--dest", "org.mpris.MediaPlayer2.Showcase", "--object-path",
        "/org/mpris/MediaPlayer2", "--method", "org.freedesktop.DBus.Properties.Set", "org.mpris.MediaPlayer2.Player",
        "Rate", "<1.5>")
    wait_until(lambda: player.get("Rate") == "(<1.5>,)", "the rate")
    assert player.get("MinimumRate") == "(<0.5>,)" and player.get("MaximumRate") == "(<2.0>,)"


def test_a_client_that_follows_is_told_of_changes(player):
    statuses = player.follow("playerctl", "--player", "Showcase", "--follow", "status")
    titles = player.follow("playerctl", "--player", "Showcase", "--follow", "metadata", "title")
    try:
        statuses.wait_for("Stopped")
        titles.wait_for("First Responder")
        player.playerctl("play")
        statuses.wait_for("Playing")
        player.playerctl("next")
        titles.wait_for("Hit Test")
        player.playerctl("pause")
        statuses.wait_for("Paused")
    finally:
        statuses.stop()
        titles.stop()


def test_changes_name_what_changed_and_jumps_are_told(player):
    monitor = player.follow(
        "gdbus", "monitor", "--session", "--dest", "org.mpris.MediaPlayer2.Showcase", "--object-path",
        "/org/mpris/MediaPlayer2")
    try:
        monitor.wait_for("owned by")
        player.playerctl("play")
        monitor.wait_for("PropertiesChanged ('org.mpris.MediaPlayer2.Player', {'PlaybackStatus': <'Playing'>}, @as [])")
        player.playerctl("position", "100")
        monitor.wait_for("org.mpris.MediaPlayer2.Player.Seeked (int64 100000000,)")
    finally:
        monitor.stop()


# The specification, version 2.2: what must be there, with its type and whether it can be written.
ROOT = {
    "CanQuit": ("b", "read"), "CanRaise": ("b", "read"), "HasTrackList": ("b", "read"), "Identity": ("s", "read"),
    "SupportedUriSchemes": ("as", "read"), "SupportedMimeTypes": ("as", "read"),
}
PLAYER = {
    "PlaybackStatus": ("s", "read"), "LoopStatus": ("s", "readwrite"), "Rate": ("d", "readwrite"),
    "Shuffle": ("b", "readwrite"), "Metadata": ("a{sv}", "read"), "Volume": ("d", "readwrite"),
    "Position": ("x", "read"), "MinimumRate": ("d", "read"), "MaximumRate": ("d", "read"),
    "CanGoNext": ("b", "read"), "CanGoPrevious": ("b", "read"), "CanPlay": ("b", "read"), "CanPause": ("b", "read"),
    "CanSeek": ("b", "read"), "CanControl": ("b", "read"),
}
METHODS = {
    "Next": [], "Previous": [], "Pause": [], "PlayPause": [], "Stop": [], "Play": [], "Seek": ["x"],
    "SetPosition": ["o", "x"], "OpenUri": ["s"],
}


def test_introspection_shows_the_interfaces_as_the_specification_has_them(player):
    xml = player.run(
        "gdbus", "introspect", "--session", "--dest", "org.mpris.MediaPlayer2.Showcase", "--object-path",
        "/org/mpris/MediaPlayer2", "--xml")
    interfaces = {node.get("name"): node for node in ElementTree.fromstring(xml).iter("interface")}

    def properties(name):
        return {node.get("name"): (node.get("type"), node.get("access")) for node in interfaces[name].iter("property")}

    def methods(name):
        return {
            node.get("name"): [argument.get("type") for argument in node.iter("arg")]
            for node in interfaces[name].iter("method")
        }

    assert properties("org.mpris.MediaPlayer2") == ROOT
    assert methods("org.mpris.MediaPlayer2") == {"Raise": [], "Quit": []}
    assert properties("org.mpris.MediaPlayer2.Player") == PLAYER
    assert methods("org.mpris.MediaPlayer2.Player") == METHODS
    signals = {node.get("name"): [argument.get("type") for argument in node.iter("arg")]
               for node in interfaces["org.mpris.MediaPlayer2.Player"].iter("signal")}
    assert signals == {"Seeked": ["x"]}
    # What is described is there, and of the type described.
    for interface, described in [("org.mpris.MediaPlayer2", ROOT), ("org.mpris.MediaPlayer2.Player", PLAYER)]:
        for name in described:
            assert player.get(name, interface) is not None, name


def test_a_bus_that_is_missing_is_reported_and_found_later(bus, start_showcase):
    showcase = start_showcase()
    showcase.wait_for_line("MPRIS: .*wait for one")
    bus.start()
    wait_until(bus.has_player, "the player is on the bus that came")
    showcase.wait_for_line("MPRIS: the session bus is there")
    assert bus.playerctl("status") == "Stopped"


def test_no_bus_address_at_all_is_reported_once(start_showcase, monkeypatch):
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS")
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    showcase = start_showcase()
    showcase.wait_for_line("MPRIS: there is no session bus")
    # Longer than it takes to look again.
    time.sleep(2.5)
    assert len(showcase.lines_matching("MPRIS")) == 1


def test_a_bus_that_dies_is_survived_and_the_player_comes_back_with_it(bus, start_showcase):
    bus.start()
    showcase = start_showcase()
    wait_until(bus.has_player, "the player is on the bus")
    bus.playerctl("next")
    wait_until(lambda: bus.playerctl("metadata", "title") == "Hit Test", "the second track")
    bus.kill()
    showcase.wait_for_line("MPRIS: the session bus is gone")
    assert showcase.is_running
    bus.start()
    wait_until(bus.has_player, "the player is back")
    assert bus.playerctl("metadata", "title") == "Hit Test"
    bus.playerctl("play")
    wait_until(lambda: bus.playerctl("status") == "Playing", "it answers as before")


def test_a_second_showcase_has_a_name_of_its_own(player, start_showcase):
    second = start_showcase()
    listed = wait_until(
        lambda: (names := player.run("playerctl", "--list-all")) and len(names.split()) == 2 and names,
        "two players")
    assert f"Showcase.instance{second.process.pid}" in listed.split()


def test_the_player_leaves_the_bus_with_its_program(bus, monkeypatch):
    bus.start()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", bus.address)
    showcase = Showcase(Path(os.environ["SHOWCASE"]))
    wait_until(bus.has_player, "the player is on the bus")
    assert showcase.stop() == 0
    assert not bus.has_player()


def test_calls_that_make_no_sense_are_refused_and_change_nothing(player):
    def call(method, *arguments):
        return player.run(
            "gdbus", "call", "--session", "--dest", "org.mpris.MediaPlayer2.Showcase", "--object-path",
            "/org/mpris/MediaPlayer2", "--method", method, *arguments)

    assert call("org.mpris.MediaPlayer2.Player.Fly") is None
    assert call("org.mpris.MediaPlayer2.Player.OpenUri", "file:///etc/passwd") is None
    assert call("org.freedesktop.DBus.Properties.Get", "org.mpris.MediaPlayer2.Player", "Size") is None
    assert call("org.freedesktop.DBus.Properties.Set", "org.mpris.MediaPlayer2.Player", "Position", "<int64 5>") is None
    assert call("org.freedesktop.DBus.Peer.Ping") is not None
    assert re.search("[0-9a-f]{32}", call("org.freedesktop.DBus.Peer.GetMachineId"))
    assert player.playerctl("status") == "Stopped"


def test_in_a_session_of_dbus_run_session():
    """The whole of it as a person would have it: a session bus, the program in it, and playerctl beside."""
    script = textwrap.dedent("""
        "$SHOWCASE" --port 0 >/dev/null 2>&1 &
        trap 'kill $!' EXIT
        for attempt in $(seq 200); do playerctl -p Showcase status >/dev/null 2>&1 && break; sleep 0.05; done
        playerctl -p Showcase play
        for attempt in $(seq 200); do [ "$(playerctl -p Showcase status)" = Playing ] && break; sleep 0.05; done
        playerctl -p Showcase status
        playerctl -p Showcase metadata title
    """)
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", script], env=os.environ, capture_output=True, text=True, timeout=60)
    print(done.stderr, file=sys.stderr)
    assert done.stdout.split("\n")[:2] == ["Playing", "First Responder"]
