# SPDX-License-Identifier: Apache-2.0

"""Streams that are closed, full or stand still: whatever a process was started with, strangers write lines there, and a signal ends it."""

import contextlib
import fcntl
import os
import pty
import signal
import stat
import subprocess
import termios
import threading
import time

import pytest

from clients import http
from clients.witness import Witness
from harness.patience import PATIENCE

F_SETPIPE_SZ = 1031


@contextlib.contextmanager
def stream(state):
    """What stands in the place of a stream of the process: arguments of Popen, for `stdout` or `stderr`."""
    with contextlib.ExitStack() as held:
        def keep(descriptor):
            held.callback(os.close, descriptor)
            return descriptor

        if state == "full":
            yield keep(os.open("/dev/full", os.O_WRONLY))
        elif state == "without a reader":
            reading, writing = os.pipe()
            os.close(reading)
            yield keep(writing)
        elif state == "blocked":
            reading, writing = map(keep, os.pipe())
            fcntl.fcntl(writing, F_SETPIPE_SZ, 4096)
            os.set_blocking(writing, False)
            with contextlib.suppress(BlockingIOError):
                while True:
                    os.write(writing, bytes(4096))
            os.set_blocking(writing, True)
            yield writing
        else:
            # A terminal after Control-S. Nobody reads its other end either, which holds some kilobytes.
            master, slave = map(keep, pty.openpty())
            termios.tcflow(slave, termios.TCOOFF)
            yield slave


STATES = ["closed", "full", "without a reader", "blocked", "stopped terminal"]


def closing(descriptor):
    return {"preexec_fn": lambda: os.close(descriptor)}


def strangers(port, count=400):
    """Each writes a line, as far as the log lists them."""
    for number in range(count):
        # As many kinds of refusals as there are, since each has its own number of lines.
        path = ["/", "/?token=wrong", "//", "/" + "x" * 20_000][number % 4]
        fields = [{}, {"Host": "evil.example"}, {"Origin": "null"}, {"cookie": "a=b"}, {"upgrade": True}][number % 5]
        with contextlib.suppress(OSError):
            http.ask(port, path, **fields)


@pytest.mark.parametrize("state", STATES)
def test_a_standard_error_in_any_state_harms_nobody(start, state):
    with contextlib.ExitStack() as held:
        if state == "closed":
            showcase = start(stderr=None, **closing(2))
        else:
            showcase = start(stderr=held.enter_context(stream(state)))
        cookie = http.enter_by(showcase, showcase.token)
        with Witness(showcase.port, cookie) as witness:
            strangers(showcase.port)
        witness.expect_unharmed()
        assert showcase.stop() == 0


@pytest.mark.parametrize("state", STATES)
def test_a_standard_output_in_any_state_harms_nobody(executable, state):
    """Its address is lost with it; who is refused must be, and a signal ends it."""
    with contextlib.ExitStack() as held:
        streams = closing(1) if state == "closed" else {"stdout": held.enter_context(stream(state))}
        with subprocess.Popen(
            [str(executable), "--port", "0"], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, **streams
        ) as process:
            try:
                port = listening_port(process.pid)
                assert http.status(http.ask(port)) == 401
                process.terminate()
                assert process.wait(PATIENCE) == 0
            finally:
                process.kill()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_it_in_good_order(start, name):
    showcase = start()
    showcase.was_ended = True
    showcase.process.send_signal(getattr(signal, name))
    assert showcase.process.wait(PATIENCE) == 0


def test_a_recording_into_a_pipe_that_nobody_empties_ends_with_the_program(start, tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        showcase = start(recording=pipe)
        with Witness(showcase.port, http.enter(showcase), every=0.001):
            # More than a pipe holds.
            time.sleep(4)
        showcase.was_ended = True
        showcase.process.terminate()
        began = time.monotonic()
        assert showcase.process.wait(PATIENCE) in {0, -signal.SIGTERM}
        assert time.monotonic() - began < 10
    finally:
        os.close(reader)


def test_a_recording_is_its_owners_alone(start, tmp_path):
    recording = tmp_path / "session"
    recording.touch(0o666)
    start(recording=recording)
    assert stat.S_IMODE(recording.stat().st_mode) == 0o600


def test_a_log_line_goes_to_no_visitor(start):
    """A process without standard streams gives their numbers to none of its sockets."""
    showcase = start(stderr=None, **closing(2))
    assert os.readlink(f"/proc/{showcase.process.pid}/fd/2") == "/dev/null"


def test_no_token_goes_to_the_log(start):
    """Neither the first nor those after it: they are printed where the program was asked to say its address."""
    reading, writing = os.pipe()
    showcase = start(stderr=writing)
    os.close(writing)
    log = []
    reader = threading.Thread(target=lambda: log.append(open(reading, "rb").read()))
    reader.start()
    http.enter_by(showcase, showcase.token)
    showcase.wait_for_line("another browser can come in at")
    assert showcase.stop() == 0
    reader.join()
    assert b"was let in" in log[0]
    assert b"token=" not in log[0]


def listening_port(pid):
    """The port on which a process listens, which says it nowhere else."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        sockets = set()
        for entry in os.scandir(f"/proc/{pid}/fd"):
            with contextlib.suppress(OSError):
                sockets.add(os.readlink(entry.path))
        for line in open(f"/proc/{pid}/net/tcp").read().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
                return int(fields[1].partition(":")[2], 16)
        time.sleep(0.05)
    raise AssertionError("It listens nowhere.")
