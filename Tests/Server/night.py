# SPDX-License-Identifier: Apache-2.0

"""A night of chaos: people at up to two hundred tabs, and everything that can happen to a process, together and for hours.

    make night                    eight hours, or HOURS=2
    make chaos TIME=120           as many seconds
    … SEED=7 TABS=50              the same plan again; what the machine makes of it is not the same to the microsecond

It watches the promises all the time: each sample is painted, in its own scene; each request of the inspector is answered; no line is
logged that nobody caused; when all have gone, no scene, file, thread or memory of theirs is left; recordings can be read, and replay to
the same decisions; a signal ends the process in good order. Beside it, random applications play on the other cores.
"""

import argparse
import asyncio
import contextlib
import logging
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parents[1] / "Browser")]

from chaos import faults  # noqa: E402
from chaos.look import look_on  # noqa: E402
from chaos.network import Line  # noqa: E402
from chaos.people import Person  # noqa: E402
from clients import http, inspector, process  # noqa: E402
from harness.patience import PATIENCE  # noqa: E402
from harness.showcase import Showcase, replay  # noqa: E402

# What may be printed. Everything else is a promise that was broken, or a line that this list should have.
EXPECTED = re.compile("|".join([
    r"^MPRIS: ", r"^[\w-]+ is at http", r"another browser can come in at ", r"used the token and was let in$", r"^The inspector is at ",
    r"access was taken back from everybody", r"takes no new connections for a moment: .*Too many open files", r"the recording ends here: ",
    r"^--dev: the state of scene \d+ cannot be kept: Too many open files$",
    # Who wanders writes where no text is.
    r"^refused input of the page at \S+ nothing in scene \d+ takes text$",
    # Strangers that say no more than half a request, and people who are let in no more.
    r"^refused 127\.0\.0\.1:\d+: ", r"^refused \d+ more times: ", r"\d+ more times: ",
    r"^closed the inspector page at .*: the page was turned away", r"forgot who was away longest",
]))
# What a process may have more when nobody is there than it had the first time nobody was there.
SLACK = 24 << 20
THREADS = 6
FILES = 4


class Night:
    """The state that everybody shares."""

    def __init__(self, options):
        self.options = options
        self.dice = random.Random(options.seed)
        self.broken = []
        self.showcase = None
        self.cookie = None
        self.disk = None
        self.is_disk_full = False
        self.is_over = True
        self.line = None
        self.line_port = None
        self.disturbances = 0
        self._disturbing = 0
        self.taken_back = 0
        self.entered = 0
        # What was done, for the summary.
        self.tabs = self.returned = self.samples = self.answers = self.replayed = self.rounds = self.starts = self.covered = 0
        self.slowest = 0.0
        self.latencies = []
        self.happened = {}
        self.rests = []
        self._looked_at = 0
        self._canvas = None

    # MARK: Promises

    def break_promise(self, what):
        self.broken.append(what)
        print(f"BROKEN: {what}", flush=True)

    def painted(self, seconds):
        self.samples += 1
        self.slowest = max(self.slowest, seconds)
        if len(self.latencies) < 100_000:
            self.latencies.append(seconds)

    def is_at(self, x, y, reading, is_alone):
        """Whether a finger was painted where it is. The canvas begins at the same place in all scenes: the first finger that is alone
        in its scene tells where."""
        origin = (x - reading[1], y - reading[2])
        if self._canvas is None and is_alone:
            self._canvas = origin
        return self._canvas in (None, origin)

    @property
    def is_disturbed(self):
        return self._disturbing > 0

    @contextlib.contextmanager
    def disturbing(self):
        """What happens to tabs meanwhile is nobody's fault."""
        self._disturbing += 1
        self.disturbances += 1
        try:
            yield
        finally:
            self._disturbing -= 1
            self.disturbances += 1

    # MARK: The process

    @property
    def process(self):
        return self.showcase.process

    async def start(self):
        """Starts a process at the port of the one before, and lets everybody in."""
        port = ["--port", str(self.port)] if self.showcase else []
        environment = {
            "XDG_CACHE_HOME": str(self.options.folder / "cache"), "MALLOC_ARENA_MAX": "2", "RESPONDER_HOST": "browser"}
        modes = {"plain": [], "dev": ["--dev"], "secret": ["--secret-file", str(self.options.secret)]}
        self.recording = (self.disk or self.options.folder) / "session.jsonl"
        self.is_disk_full = False
        for leftover in (self.recording, self.recording.parent / faults.BALLOON):
            leftover.unlink(missing_ok=True)
        recording = self.recording if self.is_recording else None
        self._looked_at = self.taken_back = 0
        executable = self.options.sharing if self.mode == "secret" else self.options.showcase
        self.showcase = await asyncio.to_thread(
            Showcase, executable, "--inspect-all", *modes[self.mode], *port, environment=environment,
            recording=recording)
        self.port = self.showcase.port
        await asyncio.to_thread(self.showcase.wait_for_line, "^The inspector is at ")
        self.starts += 1
        is_kept = self.cookie is not None and self.mode != "plain" and await self.ask(cookie=self.cookie) == 200
        if not is_kept:
            token = self.showcase.token if self.mode == "dev" else None
            self.cookie = await asyncio.to_thread(
                *((http.enter_by, self.showcase, token) if token else (http.enter, self.showcase)))

    async def ask(self, **fields):
        try:
            return http.status(await asyncio.to_thread(http.ask, self.port, **fields))
        except OSError as error:
            return error

    async def until_it_answers(self):
        deadline = time.monotonic() + PATIENCE
        while await self.ask(cookie=self.cookie) != 200:
            if time.monotonic() > deadline:
                return self.break_promise("nobody is let in although there is room again")
            await asyncio.sleep(0.1)

    async def until_line(self, pattern, times=1):
        deadline = time.monotonic() + PATIENCE
        while len(self.showcase.lines_matching(pattern)) < times:
            if time.monotonic() > deadline:
                return self.break_promise(f"no line like: {pattern}")
            await asyncio.sleep(0.05)

    def look_at_log(self):
        lines = self.showcase.output.splitlines()
        for line in lines[self._looked_at:]:
            if not EXPECTED.search(line):
                self.break_promise(f"a line that nobody caused: {line}")
        self._looked_at = len(lines)
        if len(self.showcase.lines_matching("the recording ends here")) > 1:
            self.break_promise("a recording ended more than once")

    def look_at_recording(self):
        """What is there can be read, and replays to the same decisions as far as it goes."""
        if not self.is_recording:
            return
        code, told = replay(self.options.showcase, self.recording, patience=600)
        same = re.search(r"the same trace, (\d+) entries|The traces are the same for (\d+) entries; then the first ends", told)
        if same is None:
            kept = self.options.folder / f"broken-{self.options.seed}-{self.starts}.jsonl"
            kept.write_bytes(self.recording.read_bytes())
            return self.break_promise(f"a recording ({kept}) does not replay, {code}: {told[:600]}")
        self.replayed += int(same.group(1) or same.group(2))

    # MARK: Rounds

    async def round(self, tabs, seconds, happenings):
        """So many people for so many seconds, and so many things that happen to them."""
        seed = self.dice.getrandbits(32)
        dice = random.Random(seed)
        self.rounds += 1
        self.is_over = False
        self.line = Line(self.port, random.Random(seed + 1))
        self.line_port = await self.line.open()
        people = [
            asyncio.create_task(Person(self, random.Random(seed + 2 + lane), lane).live()) for lane in range(tabs)]
        people += [asyncio.create_task(look_on(self, random.Random(seed - number))) for number in range(1, 3)]
        end = time.monotonic() + seconds
        for happening in happenings:
            await asyncio.sleep(max(0, (end - time.monotonic()) * dice.uniform(0.1, 0.5)))
            name = happening.__name__
            self.happened[name] = self.happened.get(name, 0) + 1
            await happening(self, dice)
            self.look_at_log()
            if self.process.poll() is not None:
                self.break_promise(f"the process ended after {name}: {self.process.returncode}\n{self.showcase.output[-3000:]}")
                break
        await asyncio.sleep(max(0, end - time.monotonic()))
        self.is_over = True
        done, late = await asyncio.wait(people, timeout=PATIENCE * 5)
        for person in done:
            if person.exception() is not None:
                self.break_promise(f"a person: {person.exception()!r}")
        for person in late:
            self.break_promise("a person still waits for what was owed")
            person.cancel()
        await self.line.close()
        if self.process.poll() is None:
            await self.be_alone()
        self.look_at_log()

    async def be_alone(self):
        """All have gone: nothing of theirs is left."""
        deadline = time.monotonic() + PATIENCE
        while left := await asyncio.to_thread(inspector.scenes, self.port, self.cookie):
            if time.monotonic() > deadline:
                return self.break_promise(f"the scenes {left} stay although nobody is there")
            await asyncio.sleep(0.25)
        await asyncio.sleep(1)
        pid = self.process.pid
        self.rests.append((process.own_memory(pid), process.open_files(pid), process.threads(pid), pid))
        first = next(rest for rest in self.rests if rest[3] == pid)
        memory, files, threads, _ = self.rests[-1]
        if memory > first[0] * 1.2 + SLACK:
            self.break_promise(f"memory grew from {first[0] / 1e6:.0f} to {memory / 1e6:.0f} MB")
        if files > first[1] + FILES:
            self.break_promise(f"files stay open: {first[1]} and then {files}")
        if threads > first[2] + THREADS:
            self.break_promise(f"threads stay: {first[2]} and then {threads}")

    async def end(self):
        """A signal ends it, in two seconds where the machine is not busier than that."""
        began = time.monotonic()
        self.process.send_signal(self.dice.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP]))
        try:
            code = await asyncio.to_thread(self.process.wait, PATIENCE)
        except subprocess.TimeoutExpired:
            code = "nothing"
        self.showcase.stop()
        if code != 0:
            self.break_promise(f"a signal ended it with {code}")
        if time.monotonic() - began > 6:
            self.break_promise(f"a signal ended it in {time.monotonic() - began:.1f} s")
        self.look_at_log()
        await asyncio.to_thread(self.look_at_recording)


class RandomRuns:
    """Random applications whose code interferes, on every core but one, one seed after the other."""

    def __init__(self, command, folder, seed):
        self._command, self._folder, self._dice = command, folder, random.Random(seed)
        self._running = []
        self.count = 0
        self.broken = []

    def look(self):
        if self._command is None:
            return
        for run in [run for run in self._running if run[0].poll() is not None]:
            self._running.remove(run)
            started, first, log = run
            self.count += 1
            if started.returncode != 0:
                self.broken.append(f"RandomCheck systems --first {first}: {started.returncode}\n{log.read_text()[-2000:]}")
        while len(self._running) < max(1, (os.cpu_count() or 2) - 1):
            first = self._dice.randrange(1 << 40)
            log = self._folder / f"random-{first}.log"
            with log.open("w") as output:
                started = subprocess.Popen(
                    ["nice", "-n", "10", self._command, "systems", "--events", "20000", "--first", str(first)],
                    stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
            self._running.append((started, first, log))

    def stop(self):
        for started, _, _ in self._running:
            started.kill()
            started.wait()


@contextlib.contextmanager
def small_disk(folder):
    """A disk for recordings that can be filled; None where none can be made."""
    place = folder / "disk"
    place.mkdir()
    made = os.geteuid() == 0 and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=512m", "tmpfs", str(place)], capture_output=True).returncode == 0
    try:
        yield place if made else None
    finally:
        if made:
            subprocess.run(["umount", "-l", str(place)], check=True)


async def spend(night, runs):
    end = time.monotonic() + night.options.seconds
    dice = random.Random(night.options.seed + 1)
    while time.monotonic() < end and len(night.broken) < 20:
        left = end - time.monotonic()
        night.mode = dice.choice(night.options.modes)
        night.is_recording = dice.random() < 0.7
        night.showcase = night.cookie = None
        await night.start()
        for _ in range(dice.randint(1, 3)):
            runs.look()
            night.broken += runs.broken
            runs.broken = []
            tabs = dice.choice([8, 30, night.options.tabs])
            # A recording is replayed when it is over, and waits for that.
            tabs = min(tabs, 30) if night.is_recording else tabs
            happenings = dice.sample(faults.ALL, dice.randint(1, 3))
            seconds = min(dice.uniform(15, 40), max(10, left / 2))
            print(
                f"[{night.options.seconds - (end - time.monotonic()):5.0f} s] {night.mode}{', recorded' if night.is_recording else ''}: "
                f"{tabs} tabs for {seconds:.0f} s, {', '.join(one.__name__ for one in happenings)}", flush=True)
            await night.round(tabs, seconds, happenings)
            if night.process.poll() is not None or time.monotonic() > end:
                break
        if night.process.poll() is None:
            await night.end()


def told(night, runs, seconds):
    latencies = sorted(night.latencies) or [0]

    def percentile(part):
        return f"{latencies[min(len(latencies) - 1, int(part * len(latencies)))] * 1000:.0f} ms"

    memory = [rest[0] / 1e6 for rest in night.rests] or [0]
    return "\n".join([
        f"seed {night.options.seed}: {seconds / 60:.1f} minutes, {night.rounds} rounds, {night.starts} processes",
        f"{night.tabs} tabs, of which {night.returned} came back to their session; {night.covered} fingers over which something lay; {night.samples} samples, all painted: "
        f"{percentile(0.5)} (median), {percentile(0.95)} (95 %), {night.slowest:.1f} s at most",
        "what happened: " + ", ".join(f"{name} {count}" for name, count in sorted(night.happened.items())),
        f"{night.answers} answers of the inspector, {night.replayed} recorded decisions replayed the same",
        f"when nobody was there: {min(memory):.0f} to {max(memory):.0f} MB",
        f"{runs.count} random runs of 20,000 events beside it",
        f"{len(night.broken)} broken promises" + "".join(f"\n  {what}" for what in night.broken),
    ])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("showcase", type=Path)
    parser.add_argument("--sharing", type=Path, help="a showcase that was built with the trait SharedSecrets")
    parser.add_argument("--random-check")
    parser.add_argument("--seconds", type=float, default=8 * 3600)
    parser.add_argument("--tabs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    options = parser.parse_args()
    # A tab whose line was cut says more, to nobody.
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="night-") as folder:
        options.folder = Path(folder)
        options.secret = options.folder / "secret"
        options.secret.write_bytes(os.urandom(32))
        options.secret.chmod(0o600)
        options.modes = ["plain", "dev"] + (["secret"] if options.sharing else [])
        night = Night(options)
        runs = RandomRuns(options.random_check, options.folder, options.seed)
        began = time.monotonic()
        try:
            with small_disk(options.folder) as disk:
                night.disk = disk
                asyncio.run(spend(night, runs))
                runs.look()
                night.broken += runs.broken
        finally:
            runs.stop()
            if night.showcase is not None:
                night.showcase.stop()
        print(told(night, runs, time.monotonic() - began), flush=True)
    return 1 if night.broken else 0


if __name__ == "__main__":
    sys.exit(main())
