# SPDX-License-Identifier: Apache-2.0

"""Attacks at volume on a real process, while a well-behaved tab works on and must notice nothing.

What each limit does, byte by byte, is tested in Tests/WebServerTests.
"""

import asyncio
import contextlib
import itertools
import os
import resource
import socket
import time

import pytest

from clients import frames, http, process
from clients.page import Page, hello, resize
from clients.witness import Witness
from harness.patience import PATIENCE


@pytest.fixture
def witness(showcase, cookie):
    """Works from here to the end of the test, which fails if it notices anything; then the server is as it was."""
    pid = showcase.process.pid
    with Witness(showcase.port, cookie) as working:
        # What serves the first tab is there once: threads, fonts, buffers.
        before = process.resident(pid), process.open_files(pid)
        yield working
    working.expect_unharmed()
    deadline = time.monotonic() + PATIENCE
    while process.open_files(pid) > before[1] and time.monotonic() < deadline:
        time.sleep(0.1)
    assert process.open_files(pid) <= before[1], "connections of the attack stay"
    assert process.resident(pid) < before[0] + 96 * 1024 * 1024
    assert len(showcase.output) < 200_000, "the attack floods the log"
    assert http.status(http.ask(showcase.port, cookie=cookie)) == 200


def hold(count, port, sends=b""):
    """So many connections that send something and then nothing."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    held = contextlib.ExitStack()
    for _ in range(count):
        with contextlib.suppress(OSError):
            connection = held.enter_context(http.connect(port))
            if sends:
                connection.sendall(sends)
    return held


def upgraded(port, cookie):
    """A WebSocket that has said nothing yet."""
    connection = http.connect(port)
    connection.sendall(http.head(port, "/screen", cookie=cookie, upgrade=True))
    assert http.status(http.answer(connection)) == 101
    return connection


def end_of(connection):
    """The close code with which a server ends a WebSocket; None when it ends without one."""
    waiting = frames.Frames()
    with contextlib.suppress(OSError):
        while received := connection.recv(1 << 16):
            for opcode, payload in waiting.feed(received):
                if opcode == frames.CLOSE:
                    return int.from_bytes(payload[:2], "big")
    return None


def flood(connection, pieces):
    """Sends until the server has enough, or there is no more."""
    with contextlib.suppress(OSError):
        for piece in pieces:
            connection.sendall(piece)


# Connections


def test_thousands_of_connections_that_say_nothing(showcase, cookie, witness):
    with hold(3000, showcase.port):
        # Who says what it wants is heard, also in the crowd.
        for _ in range(20):
            assert http.status(http.ask(showcase.port, cookie=cookie)) == 200
    showcase.wait_for_line("nobody was let in on it, and 64 newer connections came")


def test_thousands_of_connections_that_begin_a_request_and_never_end_it(showcase, cookie, witness):
    partial = http.head(showcase.port, cookie=cookie)[:-2]
    with hold(2000, showcase.port, partial):
        assert http.status(http.ask(showcase.port, cookie=cookie)) == 200


def test_heads_that_come_a_byte_at_a_time(showcase, cookie, witness):
    """Slowloris: each byte is progress, and the request never whole."""
    head = http.head(showcase.port, cookie=cookie, X_Padding="a" * 200)
    with contextlib.ExitStack() as held:
        slow = [held.enter_context(http.connect(showcase.port)) for _ in range(40)]
        for byte in head[:60]:
            for connection in slow:
                with contextlib.suppress(OSError):
                    connection.sendall(bytes([byte]))
            time.sleep(0.02)
        assert http.status(http.ask(showcase.port, cookie=cookie)) == 200
        # Ten seconds after they came, whole or not. Who sends on after that is cut off.
        statuses = {http.status(http.answer(connection)) for connection in slow}
        assert statuses <= {408, None}
    showcase.wait_for_line("no whole request in 10")


def test_connections_that_come_and_go_as_fast_as_they_can(showcase, cookie, witness):
    end = time.monotonic() + 2
    count = 0
    while time.monotonic() < end:
        with contextlib.suppress(OSError), http.connect(showcase.port) as connection:
            # Reset, not closed.
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
            connection.sendall(http.head(showcase.port))
        count += 1
    assert count > 20


def test_one_visitor_that_opens_more_sockets_than_it_may(showcase, cookie, witness):
    """It gets none beyond the limit, and those it has do no harm."""
    with contextlib.ExitStack() as held:
        answers = []
        for _ in range(700):
            connection = held.enter_context(http.connect(showcase.port))
            connection.sendall(http.head(showcase.port, "/screen", cookie=cookie, upgrade=True))
            answers.append(http.status(http.answer(connection)))
        assert set(answers) == {101, 503}
        assert answers.count(101) < 64 + 2 * 256


# Those who do not read


def test_pages_that_never_read(showcase, cookie, witness):
    """They ask for one picture after the other, and take none: each has a bounded queue, and then goes without."""
    with contextlib.ExitStack() as held:
        silent = [held.enter_context(upgraded(showcase.port, cookie)) for _ in range(20)]
        for connection in silent:
            connection.settimeout(0.2)
            connection.sendall(frames.frame(hello()))
        for turn in range(60):
            for connection in silent:
                flood(connection, [frames.frame(resize(600 if turn % 2 else 1280))])
            time.sleep(0.02)


def test_pages_that_read_a_byte_a_second(showcase, cookie, witness):
    with contextlib.ExitStack() as held:
        slow = [held.enter_context(upgraded(showcase.port, cookie)) for _ in range(20)]
        for connection in slow:
            connection.sendall(frames.frame(hello()))
        for _ in range(3):
            for connection in slow:
                connection.recv(1)
            time.sleep(1)


def test_answers_that_nobody_takes(showcase, cookie, witness):
    """A thousand requests at once on each of many connections, and not one answer read."""
    requests = http.head(showcase.port, "/page/text-input.js", cookie=cookie) * 1000
    with contextlib.ExitStack() as held:
        for _ in range(20):
            connection = held.enter_context(http.connect(showcase.port))
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.settimeout(0.2)
            flood(connection, [requests])
        time.sleep(1)


# What is too large or too much


def test_heads_without_end(showcase, witness):
    for field in ["X: " + "a" * 100_000, "\r\n".join(f"X-{number}: a" for number in range(1000))]:
        for _ in range(50):
            with http.connect(showcase.port) as connection:
                flood(connection, [f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{showcase.port}\r\n{field}\r\n\r\n".encode()])
                assert http.status(http.answer(connection)) == 431


def test_frames_that_claim_to_be_huge(showcase, cookie, witness):
    for _ in range(50):
        with upgraded(showcase.port, cookie) as connection:
            flood(connection, [frames.frame(b"", claims=1 << 40)])
            assert end_of(connection) == 1009


def test_messages_of_fragments_without_end(showcase, cookie, witness):
    for _ in range(5):
        with upgraded(showcase.port, cookie) as connection:
            first = frames.frame(bytes(1 << 16), is_final=False)
            more = frames.frame(bytes(1 << 16), frames.CONTINUATION, is_final=False)
            flood(connection, itertools.chain([first], itertools.repeat(more, 1000)))
            assert end_of(connection) in {1009, 1008, None}


def test_fragments_of_nothing(showcase, cookie, witness):
    for _ in range(5):
        with upgraded(showcase.port, cookie) as connection:
            empty = frames.frame(b"", frames.CONTINUATION, is_final=False)
            flood(connection, itertools.chain([frames.frame(b"", is_final=False)], itertools.repeat(empty * 100, 100)))
            assert end_of(connection) in {1008, None}


def test_pings_without_end(showcase, cookie, witness):
    for _ in range(5):
        with upgraded(showcase.port, cookie) as connection:
            flood(connection, itertools.repeat(frames.frame(bytes(125), frames.PING) * 100, 100))
            # Too many frames, or more than a page may send before its hello, whichever comes first.
            assert end_of(connection) in {1008, 1009, None}


def test_frames_that_say_they_are_compressed(showcase, cookie, witness):
    for opcode in [0x40 | frames.BINARY, 0x20 | frames.BINARY, 0x40 | frames.PING]:
        with upgraded(showcase.port, cookie) as connection:
            flood(connection, [frames.frame(bytes(100), opcode)])
            assert end_of(connection) == 1002
    offer = http.ask(
        showcase.port, "/screen", cookie=cookie, upgrade=True, Sec_WebSocket_Extensions="permessage-deflate")
    assert http.status(offer) == 101
    assert http.field(offer, "Sec-WebSocket-Extensions") is None


def test_noise_on_many_connections(showcase, cookie, witness):
    for number in range(100):
        with http.connect(showcase.port) as connection:
            flood(connection, [os.urandom(4096)])
        with upgraded(showcase.port, cookie) as connection:
            flood(connection, [frames.frame(hello()) if number % 2 else b"", os.urandom(4096)])


def test_messages_that_are_none_of_the_protocol(showcase, cookie, witness):
    for message in [b"\x7f", b"\x10", hello()[:-1], hello() + b"\x10\x09", hello(version=2), hello() * 2]:
        with upgraded(showcase.port, cookie) as connection:
            connection.sendall(frames.frame(message))
            assert end_of(connection) in {4000, 4001}


# Those who guess


def test_wrong_tokens_as_fast_as_they_can_be_sent(showcase, cookie, witness):
    """They are told after the first few that they are too many; a right one is taken all the same."""
    began = time.monotonic()
    answers = [http.status(http.ask(showcase.port, f"/?token={os.urandom(32).hex()}")) for _ in range(1000)]
    assert set(answers) == {401, 429}
    assert answers.count(401) <= 21 + time.monotonic() - began
    assert len(showcase.lines_matching("a wrong token")) <= 10
    assert http.status(http.ask(showcase.port, cookie=http.enter(showcase))) == 200


def test_wrong_cookies_as_fast_as_they_can_be_sent(showcase, cookie, witness):
    name = cookie.partition("=")[0]
    answers = []
    for _ in range(200):
        wrong = f"{name}={os.urandom(32).hex()}"
        answers.append(http.status(http.ask(showcase.port, cookie=wrong)))
        answers.append(http.status(http.ask(showcase.port, "/screen", cookie=wrong, upgrade=True)))
    assert set(answers) == {401, 429}


def test_the_cookie_of_another_server_opens_nothing(showcase, cookie, witness, start):
    other = start()
    value = http.enter(other).partition("=")[2]
    for name in [cookie.partition("=")[0], f"webserver-session-{other.port}"]:
        assert http.status(http.ask(showcase.port, cookie=f"{name}={value}")) == 401
    assert http.status(http.ask(showcase.port, cookie=f"a=b; {name}={value}; {cookie}")) == 200


def test_foreign_hosts_and_origins_at_speed(showcase, cookie, witness):
    own = f"http://127.0.0.1:{showcase.port}"
    for _ in range(50):
        for host in ["evil.example", f"evil.example:{showcase.port}", f"0.0.0.0:{showcase.port}", ""]:
            assert http.status(http.ask(showcase.port, cookie=cookie, Host=host)) in {400, 421}
        for origin in ["http://evil.example", "null", own + ".evil.example", own.upper(), own + "/"]:
            assert http.status(http.ask(showcase.port, cookie=cookie, Origin=origin)) == 403
            assert http.status(http.ask(showcase.port, "/screen", cookie=cookie, upgrade=True, Origin=origin)) == 403


# A second user


def test_a_second_user_does_not_get_the_first_ones_scene(showcase, cookie, witness):
    """Also one that knows everything but the cookie: the session's number, and the scene's."""
    second = http.enter(showcase)
    assert second != cookie

    async def intrude():
        first = await Page.open(showcase.port, cookie)
        await first.show_fingers()
        await first.rest()
        pictures = first.pictures
        for _ in range(20):
            intruder = await Page.open(showcase.port, second, session=first.session)
            assert intruder.session != first.session
            assert intruder.scene != first.scene
            assert not intruder.is_resumed
            await intruder.show_fingers()
            await intruder.leave()
        assert first.close_code is None
        assert first.pictures == pictures
        # The first one comes back to what it had, also after the intruder asked for it while it was away.
        await first.cut()
        intruder = await Page.open(showcase.port, second, session=first.session)
        assert intruder.scene != first.scene
        back = await Page.open(showcase.port, cookie, session=first.session)
        assert back.is_resumed and back.scene == first.scene
        await intruder.leave()
        await back.leave()

    asyncio.run(intrude())
    # A few lines, and a count of the rest.
    named = showcase.lines_matching("; it got one of its own")
    count = showcase.wait_for_line("more times: a page named a session of another visitor")
    assert len(named) + int(count.split()[0]) == 21
