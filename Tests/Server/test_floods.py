# SPDX-License-Identifier: Apache-2.0

"""Pages that send as fast as they can, each kind of message that there is: nobody else is kept waiting, and nothing of it stays."""

import contextlib
import json
import struct
import time

import pytest

from clients import floods, frames, http, process
from clients.page import hello
from clients.witness import Witness

# Seconds for which nobody may be kept waiting by another.
FREEZE = 0.1
# How much longer the same work takes where many processes share caches and memory.
BUSY = 3
MEGABYTE = 1024 * 1024


@pytest.fixture
def other(start):
    """Another process of the same program, which nobody attacks."""
    return start()


class Fairness:
    """Two tabs that work on: one at the process that is flooded, one at another on the same machine, where nobody floods.

    While nobody on a move's way has a core, it is the machine that keeps the tab waiting. The rest is what the flood cost, which
    is more on a busy machine: there the flooded process waits for a core for a sixth of its time or more.
    """

    def __init__(self, showcase, cookie, other):
        self._pid = showcase.process.pid
        self.control = Witness(other.port, http.enter(other), every=0.02, pid=other.process.pid)
        self.witness = Witness(showcase.port, cookie, every=0.02, pid=showcase.process.pid)

    def __enter__(self):
        self.control.__enter__()
        self.witness.__enter__()
        self._before = process.scheduled(self._pid)
        return self

    def __exit__(self, *error):
        ran, waited = (now - before for now, before in zip(process.scheduled(self._pid), self._before))
        self._limit = FREEZE * (BUSY if waited > ran / 5 else 1)
        self.witness.__exit__(*error)
        self.control.__exit__(*error)
        if error == (None, None, None):
            self.witness.expect_unharmed()
            self.control.expect_unharmed()

    def expect(self):
        assert len(self.witness.costs) > 10, f"only {len(self.witness.costs)} moves were painted beside the flood"
        worst, usual = max(self.witness.costs), max(self.control.costs)
        assert worst < max(self._limit, 3 * usual), (
            f"a move waited {worst:.3f} s, not counting the time without a core; where nobody floods at most {usual:.3f} s")


def settle(pid, limit, patience=60):
    """Waits until the process has given back what it took."""
    end = time.monotonic() + patience
    while process.own_memory(pid) > limit and time.monotonic() < end:
        time.sleep(0.5)
    return process.own_memory(pid)


def flood(showcase, other, cookie, seconds, kind, **options):
    """Floods beside a tab that works on, and returns what the process had before and had at most."""
    pid = showcase.process.pid
    # What such a page needs at all is there once: screens, fonts, buffers.
    with floods.Flood(showcase.port, cookie, kind, **options):
        time.sleep(3)
    time.sleep(2)
    with Fairness(showcase, cookie, other) as fairness:
        time.sleep(0.5)
        before = most = process.own_memory(pid)
        with floods.Flood(showcase.port, cookie, kind, **options) as attack:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                time.sleep(0.1)
                most = max(most, process.own_memory(pid))
        assert attack.sent > 1000, "there was no flood"
    print(json.dumps({
        "kind": kind, "pages": options.get("pages", 1), "MB sent": round(attack.sent / 1e6, 1),
        "worst elsewhere (ms)": round(1000 * max(fairness.control.costs)),
        "worst beside it (ms)": round(1000 * max(fairness.witness.costs)),
        "with waits for a core (ms)": round(1000 * max(fairness.witness.latencies)),
        "MB before, at most": [round(before / 1e6, 1), round(most / 1e6, 1)],
    }))
    fairness.expect()
    return before, most


@pytest.mark.parametrize("kind", floods.KINDS)
def test_a_flood_of_each_message(showcase, other, cookie, kind):
    before, most = flood(showcase, other, cookie, 5, kind)
    assert most < before + 64 * MEGABYTE
    assert settle(showcase.process.pid, before + 10 * MEGABYTE) < before + 10 * MEGABYTE


@pytest.mark.parametrize("kind", floods.LONG)
def test_a_flood_in_a_long_text(showcase, other, cookie, kind):
    before, most = flood(showcase, other, cookie, 8, kind, is_long=True)
    assert most < before + 128 * MEGABYTE
    assert settle(showcase.process.pid, before + 10 * MEGABYTE) < before + 10 * MEGABYTE


@pytest.mark.parametrize("kind", ["taps", "cancellations", "taps on the list", "screens"])
def test_visitors_that_share_nothing(showcase, other, cookie, kind):
    """Eight of them, each with a cookie of its own."""
    cookies = [http.enter(showcase) for _ in range(8)]
    with Fairness(showcase, cookie, other) as fairness:
        with floods.Flood(showcase.port, cookies, kind, pages=8):
            time.sleep(8)
    fairness.expect()


def test_sockets_that_never_say_hello(showcase, cookie):
    """Each sends as much of a message as it may, and then nothing."""
    pid = showcase.process.pid
    with Witness(showcase.port, cookie) as witness, contextlib.ExitStack() as held:
        time.sleep(1)
        before = process.own_memory(pid)
        for _ in range(100):
            connection = held.enter_context(http.connect(showcase.port))
            connection.sendall(http.head(showcase.port, "/screen", cookie=cookie, upgrade=True))
            assert http.status(http.answer(connection)) == 101
            connection.settimeout(0.5)
            with contextlib.suppress(OSError):
                connection.sendall(frames.frame(bytes(4 * MEGABYTE - 100), claims=4 * MEGABYTE))
        assert process.own_memory(pid) < before + 32 * MEGABYTE
    witness.expect_unharmed()


def test_faulty_pages_do_not_fill_the_log(showcase, cookie):
    end = time.monotonic() + 4
    while time.monotonic() < end:
        with contextlib.suppress(OSError), http.connect(showcase.port) as connection:
            connection.sendall(http.head(showcase.port, "/screen", cookie=cookie, upgrade=True) + frames.frame(b"\x7f"))
            http.answer(connection)
    assert len(showcase.output.splitlines()) < 40
    showcase.wait_for_line("more times: closed a page for what it sent")


def test_hello_again_and_again(showcase, other, cookie):
    """Each makes a scene, with all its views and its whole picture."""
    with Fairness(showcase, cookie, other) as fairness:
        end = time.monotonic() + 5
        with contextlib.ExitStack() as held:
            while time.monotonic() < end:
                for _ in range(20):
                    connection = held.enter_context(http.connect(showcase.port))
                    connection.sendall(
                        http.head(showcase.port, "/screen", cookie=cookie, upgrade=True) + frames.frame(hello()))
                time.sleep(0.1)
                held.pop_all().close()
    fairness.expect()


def test_few_file_descriptors(executable, start):
    """A process that may open few files stops to accept for a moment; it does not try without end."""
    import resource

    showcase = start(preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64)))
    with contextlib.ExitStack() as held:
        for _ in range(200):
            with contextlib.suppress(OSError):
                held.enter_context(http.connect(showcase.port))
        time.sleep(1)
        began = process.exact_cpu_seconds(showcase.process.pid)
        time.sleep(3)
        assert process.exact_cpu_seconds(showcase.process.pid) - began < 0.6
        # Whoever has a right to come in does.
        assert http.enter_by(showcase, showcase.token)
    showcase.wait_for_line("takes no new connections for a moment")
