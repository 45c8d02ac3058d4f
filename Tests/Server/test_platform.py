# SPDX-License-Identifier: Apache-2.0

"""Faults of the platform: what a user who starts the showcase meets, each told in one sentence, and what goes on beside them."""

import contextlib
import json
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import time

import pytest

from clients import http
from clients.tabs import Tabs
from clients.witness import Witness
from harness.patience import PATIENCE
from harness.showcase import REPOSITORY, replay

# What is printed beside the sentence in question: there is no desktop.
BESIDE = "MPRIS:"
# A disk of so many bytes is full soon. The header of a recording and its first scene fit.
SMALL = 256 << 10


def limit(kind, count):
    """Arguments of Popen: the process has no more than that."""
    return {"preexec_fn": lambda: resource.setrlimit(kind, (count, count))}


def fail(executable, *options, environment={}, **fields):
    """Starts a showcase that must end by itself; its code, and the lines that it printed."""
    ended = subprocess.run(
        [str(executable), "--port", "0", *options], cwd=REPOSITORY, env=dict(os.environ, **environment),
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=PATIENCE, **fields)
    return ended.returncode, [line for line in ended.stdout.splitlines() if not line.startswith(BESIDE)]


@pytest.fixture
def disk(tmp_path):
    """A function that makes a disk of some bytes, and gives its folder."""
    if os.geteuid() != 0:
        pytest.skip("only root may make a disk of its own")
    mounted = []

    def make(size=SMALL):
        folder = tmp_path / f"disk{len(mounted)}"
        folder.mkdir()
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True, text=True)
        if made.returncode != 0:
            pytest.skip(f"no disk can be made here: {made.stderr.strip()}")
        mounted.append(folder)
        return folder

    yield make
    for folder in mounted:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def entries(recording):
    """The decisions of a recording, in order; its last line is whole."""
    lines = [json.loads(line) for line in recording.read_text().splitlines()]
    return [line["entry"]["event"] | {"time": line["entry"]["time"]} for line in lines if "entry" in line]


# MARK: Signals


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_ends_touches_scenes_and_the_recording(start, tmp_path, name):
    recording = tmp_path / "session.jsonl"
    showcase = start(recording=recording)
    with Tabs(showcase.port, http.enter(showcase), 3) as tabs:
        tabs.put_fingers_down()
        showcase.was_ended = True
        began = time.monotonic()
        showcase.process.send_signal(getattr(signal, name))
        assert showcase.process.wait(PATIENCE) == 0
        assert time.monotonic() - began < 2
    assert json.loads(recording.read_text().splitlines()[-1]) == {"end": True}
    told = entries(recording)
    cancelled = [entry for entry in told if entry["type"] == "touchCancelled"]
    assert len({entry["touch"] for entry in cancelled}) == 3, cancelled
    changes = [(entry["scene"], entry["change"]) for entry in told if entry["type"] == "scene"]
    for scene in tabs.scenes:
        assert changes[-1 - [number for number, _ in reversed(changes)].index(scene)] == (scene, "disconnected")
    code, printed = replay(showcase.process.args[0], recording)
    assert code == 0, printed


def test_a_client_that_never_closes_delays_no_recording(start, tmp_path):
    """Its half of the connection stays open: the server waits for it, and the recording is whole before."""
    recording = tmp_path / "session.jsonl"
    showcase = start(recording=recording)
    cookie = http.enter(showcase)
    with http.connect(showcase.port) as deaf:
        deaf.sendall(http.head(showcase.port, "/screen", cookie=cookie, upgrade=True))
        assert http.status(http.answer(deaf)) == 101
        showcase.was_ended = True
        began = time.monotonic()
        showcase.process.terminate()
        while b'{"end":true}' not in recording.read_bytes():
            assert time.monotonic() - began < 2, "the recording is not whole"
            time.sleep(0.02)
        assert showcase.process.wait(PATIENCE) == 0
        assert time.monotonic() - began < 5


# MARK: Recordings


def test_a_recording_that_cannot_begin_says_where_and_why(executable, tmp_path):
    def told(place):
        return fail(executable, environment={"RESPONDER_RECORD": str(place)})

    begin = "the recording {} cannot be written: "
    missing = tmp_path / "no" / "session.jsonl"
    assert told(missing) == (1, [begin.format(missing) + f"there is no folder {missing.parent}"])
    assert told(tmp_path) == (1, [begin.format(tmp_path) + "it is a folder"])
    assert told("/dev/full") == (1, [begin.format("/dev/full") + "No space left on device"])


def test_a_full_disk_ends_the_recording_and_not_the_app(start, disk):
    full_recording(start, disk() / "session.jsonl", "No space left on device")


def test_a_limit_of_files_sizes_ends_the_recording_and_not_the_app(start, tmp_path):
    full_recording(start, tmp_path / "session.jsonl", "File too large", **limit(resource.RLIMIT_FSIZE, SMALL))


def full_recording(start, recording, reason, **fields):
    showcase = start(recording=recording, **fields)
    with Witness(showcase.port, http.enter(showcase), every=0.005) as witness:
        showcase.wait_for_line("the recording ends here")
        size = recording.stat().st_size
        time.sleep(1)
    witness.expect_unharmed()
    assert recording.stat().st_size == size
    assert showcase.stop() == 0
    told = showcase.lines_matching("recording")
    assert told == [f"UIKit: the recording ends here: the recording {recording} cannot be written: {reason}"]
    # Whole lines, which a reader reads to their end.
    assert entries(recording)
    code, printed = replay(showcase.process.args[0], recording)
    assert code == 0, printed


# MARK: Homes, ports, files


def test_a_home_that_cannot_be_written_costs_the_address_alone(start, disk):
    home = disk()
    subprocess.run(["mount", "-o", "remount,ro", str(home)], check=True)
    showcase = start("--dev", environment={"HOME": str(home), "XDG_CACHE_HOME": ""})
    with Witness(showcase.port, http.enter_by(showcase, showcase.token)) as witness:
        # A scene's state is kept once a second.
        time.sleep(3)
    witness.expect_unharmed()
    told = showcase.lines_matching("--dev")
    assert told[0].endswith(".dev cannot be written: Read-only file system; the next run has another address"), told
    assert all(line.endswith("cannot be kept: Read-only file system") for line in told[1:]), told
    assert showcase.stop() == 0


def test_a_port_in_use_is_named(executable):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = f"port {port} of 127.0.0.1 is in use by another program; choose another port, or 0 for any that is free"
        assert fail(executable, "--port", str(port)) == (1, [sentence])


def test_an_address_that_is_not_this_machines_is_named(executable):
    sentence = "cannot listen on 192.0.2.1 port 0: Cannot assign requested address"
    assert fail(executable, "--host", "192.0.2.1") == (1, [sentence])


def test_too_few_files_to_start_are_told(executable):
    code, lines = fail(executable, **limit(resource.RLIMIT_NOFILE, 16))
    assert code == 1
    assert len(lines) == 1 and "and the program may have 16 in all; raise it with ulimit -n" in lines[0], lines


def test_sixty_four_files_bound_the_visitors_and_not_the_app(start):
    if os.cpu_count() > 12:
        pytest.skip("SwiftNIO's loops for this many cores take more than 64 files")
    showcase = start(**limit(resource.RLIMIT_NOFILE, 64))
    cookie = http.enter(showcase)
    with Witness(showcase.port, cookie) as witness, contextlib.ExitStack() as held:
        for _ in range(150):
            connection = held.enter_context(socket.create_connection(("127.0.0.1", showcase.port), timeout=PATIENCE))
            connection.sendall(b"GET / HTTP/1.1\r\n")
        showcase.wait_for_line("takes no new connections for a moment")
        held.close()
        # They are free again.
        deadline = time.monotonic() + PATIENCE
        while http.status(http.ask(showcase.port, cookie=cookie)) != 200:
            assert time.monotonic() < deadline
    witness.expect_unharmed()
    told = showcase.lines_matching("takes no new connections")
    assert len(told) <= 2 and "Too many open files" in told[0], told
    assert showcase.stop() == 0


# MARK: Memory


def test_memory_that_ends_leaves_the_recording_up_to_then(executable, start, tmp_path):
    """Somebody types more and more into a process that may have only so much."""
    recording = tmp_path / "session.jsonl"
    showcase = start(recording=recording, environment={"SWIFT_BACKTRACE": "enable=no"})
    # Swift's own report of a crash takes minutes to make without memory.
    with Tabs(showcase.port, http.enter(showcase), 1) as tabs:
        tabs.put_fingers_down()
        tabs.move()
        time.sleep(0.5)
        used = int(open(f"/proc/{showcase.process.pid}/statm").read().split()[0]) * resource.getpagesize()
        showcase.was_ended = True
        resource.prlimit(showcase.process.pid, resource.RLIMIT_AS, (used, used))
        with contextlib.suppress(AssertionError, OSError):
            tabs.use_memory()
    assert showcase.process.wait(PATIENCE) != 0, "it found memory"
    showcase.stop()
    printed = showcase.output
    assert len(showcase.lines_matching("^UIKit: the program ends here, for no memory is left.$")) == 1, printed
    # What it was in the middle of is missing, and nothing before.
    _, told = replay(executable, recording)
    assert re.search(r"The traces are the same for \d+ entries; then the first ends|the same trace, \d+ entries", told), told
    assert len(entries_of_cut(recording)) > 20


def entries_of_cut(recording):
    """The same of a recording that may end in the middle of a line."""
    found = []
    for line in recording.read_text().splitlines():
        with contextlib.suppress(json.JSONDecodeError):
            found.append(json.loads(line))
    return [line["entry"]["event"] for line in found if "entry" in line]


# MARK: Time

# The process's wall clock is the machine's and what the file says, in seconds. Its monotonic clock stays as it is: nobody can set that.
JUMPING_CLOCK = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
static long long jump(void) {
    long long seconds = 0;
    FILE *file = fopen(getenv("CLOCK_JUMP"), "r");
    if (file) { if (fscanf(file, "%lld", &seconds) != 1) seconds = 0; fclose(file); }
    return seconds;
}
int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*real)(clockid_t, struct timespec *);
    if (!real) real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, time);
    if (clock == CLOCK_REALTIME && result == 0) time->tv_sec += jump();
    return result;
}
int gettimeofday(struct timeval *time, void *zone) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec; time->tv_usec = now.tv_nsec / 1000;
    return 0;
}
"""


@pytest.mark.parametrize("years", [10, -10])
def test_a_wall_clock_that_jumps_is_not_noticed(start, tmp_path, years):
    compiler = shutil.which("clang") or shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no compiler for the clock that jumps")
    source, library, jump = tmp_path / "clock.c", tmp_path / "clock.so", tmp_path / "jump"
    source.write_text(JUMPING_CLOCK)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    jump.write_text("0")
    recording = tmp_path / "session.jsonl"
    showcase = start(
        recording=recording, environment={"LD_PRELOAD": str(library), "CLOCK_JUMP": str(jump)})
    with Witness(showcase.port, http.enter(showcase)) as witness:
        time.sleep(1)
        jump.write_text(str(years * 365 * 24 * 3600))
        time.sleep(3)
    witness.expect_unharmed()
    assert max(witness.latencies) < 2
    assert showcase.stop() == 0
    times = [entry["time"] for entry in entries(recording)]
    assert times == sorted(times)
    assert times[-1] - times[0] < 60
