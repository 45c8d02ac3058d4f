# SPDX-License-Identifier: Apache-2.0

"""Who sees what in the inspector, and access that ends while the program runs: two visitors on real connections."""

import json
import secrets
import signal
import socket
import time

import pytest

from clients import http, inputs, inspector
from clients.floods import EDITOR_ITEM, EDITOR_TEXT
from clients.frames import TEXT, Frames, frame
from clients.tabs import Tabs
from harness.patience import PATIENCE


def everything(port, cookie, *requests):
    """All that an inspector's page of this visitor is sent, until all requests are answered and a second more."""
    received = []
    with http.connect(port) as connection:
        connection.sendall(http.head(port, "/inspector/socket", cookie=cookie, upgrade=True))
        head, _, rest = http.answer(connection).partition(b"\r\n\r\n")
        assert http.status(head) == 101, head
        waiting = {0, *(request["id"] for request in requests if request["type"] != "scene")}
        for request in [{"type": "hello", "version": 1, "id": 0}, *requests]:
            connection.sendall(frame(json.dumps(request).encode(), TEXT))
        frames = Frames()
        end = time.monotonic() + PATIENCE
        while True:
            received += [json.loads(payload) for opcode, payload in frames.feed(rest) if opcode == TEXT]
            if waiting <= {message.get("id") for message in received}:
                waiting, end = {"a second"}, time.monotonic() + 1
            left = end - time.monotonic()
            if left <= 0:
                return received
            connection.settimeout(left)
            try:
                rest = connection.recv(1 << 16)
            except socket.timeout:
                rest = b""


def scenes(messages):
    return {scene["number"] for message in messages if message["type"] == "scenes" for scene in message["scenes"]}


def wrote(tabs, text):
    """The tab's visitor types a text into the editor."""
    def write(page):
        page.tap(*EDITOR_ITEM)
        page.tap(*EDITOR_TEXT)
        page.send(inputs.typed(text))

    tabs.each(write)


def test_a_visitors_inspector_shows_nothing_of_anybody_else(start):
    showcase = start("--inspector=edit")
    cookies = [http.enter(showcase), http.enter(showcase)]
    texts = ["Adas secret sentence", "Bobs quiet paragraph"]
    with Tabs(showcase.port, cookies[0], 2) as first, Tabs(showcase.port, cookies[1], 1) as second:
        for tabs, text in zip([first, second], texts):
            wrote(tabs, text)
        time.sleep(1)
        for tabs, other, cookie, own, foreign in [(first, second, cookies[0], *texts), (second, first, cookies[1], *reversed(texts))]:
            asked = [
                # Whatever a page asks for: another's scene, views by all numbers, an action, a change.
                *({"type": "scene", "id": 1, "scene": scene} for scene in other.scenes),
                {"type": "perform", "id": 2, "action": "copy:"}, {"type": "map", "id": 3},
                *({"type": "explain", "id": 100 + view, "view": view} for view in range(1, 20)),
            ]
            told = everything(showcase.port, cookie, *asked)
            assert scenes(told) == set(tabs.scenes)
            assert {message["scene"] for message in told if message["type"] == "tree"} <= set(tabs.scenes)
            text = json.dumps(told)
            assert own in text
            assert foreign not in text
            for scene in other.scenes:
                assert f"scene {scene} " not in text and f"Scene {scene} " not in text
            entries = [entry for message in told if message["type"] == "entries" for entry in message["entries"]]
            verdicts = [verdict for message in told if message["type"] == "verdicts" for verdict in message["verdicts"]]
            assert entries and verdicts
            assert {verdict["scene"] for verdict in verdicts if "scene" in verdict} <= set(tabs.scenes)
        # Nor does it change anything there: the views of the first visitor by their numbers.
        numbers = {
            view["id"] for message in everything(showcase.port, cookies[0]) if message["type"] == "tree"
            for view in message["changed"]}
        changes = [
            {"type": "edit", "id": number, "target": number, "property": "isHidden", "value": "true"}
            for number in sorted(numbers)[:20]]
        told = everything(showcase.port, cookies[1], *changes)
        answers = {message["type"] for message in told if message.get("id") in numbers}
        assert answers == {"declined"}, answers
    assert not showcase.lines_matching(" set isHidden ")


def test_the_owner_lets_everybody_see_everything(start):
    showcase = start("--inspect-all")
    cookies = [http.enter(showcase), http.enter(showcase)]
    with Tabs(showcase.port, cookies[0], 1) as first, Tabs(showcase.port, cookies[1], 1) as second:
        for cookie in cookies:
            assert set(inspector.scenes(showcase.port, cookie)) == set(first.scenes + second.scenes)


def test_who_sees_no_scene_is_told_in_the_log_how_to(start):
    showcase = start("--inspector")
    cookies = [http.enter(showcase), http.enter(showcase)]
    with Tabs(showcase.port, cookies[0], 1):
        assert inspector.scenes(showcase.port, cookies[1]) == []
        showcase.wait_for_line("shows none of the scenes, which are other visitors'; --inspect-all shows every visitor all of them")


def status(showcase, cookie):
    return http.status(http.ask(showcase.port, cookie=cookie))


def test_a_visitor_signs_out_and_others_stay(start):
    showcase = start()
    cookies = [http.enter(showcase), http.enter(showcase)]
    page = http.ask(showcase.port, "/sign-out", cookie=cookies[0])
    assert http.status(page) == 200
    # Loading an address does nothing, and no foreign page opens the WebSocket.
    assert status(showcase, cookies[0]) == 200
    foreign = http.ask(showcase.port, "/sign-out", cookie=cookies[0], upgrade=True, Origin="http://127.0.0.1:1")
    assert http.status(foreign) == 403 and status(showcase, cookies[0]) == 200
    with Tabs(showcase.port, cookies[0], 2) as first, Tabs(showcase.port, cookies[1], 1) as second:
        first.put_fingers_down()
        second.put_fingers_down()
        assert http.status(http.ask(showcase.port, "/sign-out", cookie=cookies[0], upgrade=True)) == 101
        first.wait_for_end(4003)
        assert status(showcase, cookies[0]) == 401
        second.move()
        assert status(showcase, cookies[1]) == 200
    assert showcase.wait_for_line("access was taken back from one visitor")


def test_the_owner_takes_all_access_back(start):
    showcase = start("--inspector")
    cookies = [http.enter(showcase), http.enter(showcase)]
    unused = showcase.newest_token()
    with Tabs(showcase.port, cookies[0], 2) as tabs:
        tabs.put_fingers_down()
        showcase.process.send_signal(signal.SIGUSR1)
        line = showcase.wait_for_line("access was taken back from everybody; a browser can come in at")
        tabs.wait_for_end(4003)
        assert [status(showcase, cookie) for cookie in cookies] == [401, 401]
        assert http.status(http.ask(showcase.port, f"/?token={unused}")) == 410
        new = http.enter_by(showcase, line.partition("token=")[2])
        assert inspector.scenes(showcase.port, new) == []
        with Tabs(showcase.port, new, 1) as again:
            again.put_fingers_down()
            again.move()


@pytest.mark.secrets
def test_signed_cookies_are_taken_back_everywhere_and_for_good(start, tmp_path):
    secret = tmp_path / "secret"
    secret.write_bytes(secrets.token_bytes(32))
    first = start("--secret-file", str(secret))
    second = start("--secret-file", str(secret))
    cookies = [http.enter(first) for _ in range(2)]
    assert [status(second, cookie) for cookie in cookies] == [200, 200]
    assert http.status(http.ask(first.port, "/sign-out", cookie=cookies[0], upgrade=True)) == 101
    wait_until(lambda: [status(second, cookie) for cookie in cookies] == [401, 200])
    second.process.send_signal(signal.SIGUSR1)
    wait_until(lambda: [status(first, cookie) for cookie in cookies] == [401, 401])
    new = http.enter_by(second, second.wait_for_line("taken back from everybody; a browser").partition("token=")[2])
    assert status(second, new) == status(first, new) == 200
    # The next run knows it too.
    third = start("--secret-file", str(secret))
    assert [status(third, cookie) for cookie in [*cookies, new]] == [401, 401, 200]


def test_under_dev_the_kept_key_goes(start, tmp_path):
    environment = {"XDG_CACHE_HOME": str(tmp_path)}
    showcase = start("--dev", environment=environment)
    cookie = http.enter_by(showcase, showcase.token)
    assert status(showcase, cookie) == 200
    showcase.process.send_signal(signal.SIGUSR1)
    line = showcase.wait_for_line("access was taken back from everybody; a browser can come in at")
    assert status(showcase, cookie) == 401
    new = http.enter_by(showcase, line.partition("token=")[2])
    showcase.stop()
    again = start("--dev", environment=environment)
    assert again.port == showcase.port
    assert [status(again, each) for each in (cookie, new)] == [401, 200]


def wait_until(holds):
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)
