# SPDX-License-Identifier: Apache-2.0

"""The showcase's process, and the address that it prints."""

import os
import re
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

from .patience import PATIENCE

REPOSITORY = Path(__file__).resolve().parents[3]

_ADDRESS = re.compile(r"https?://[\w.]+:\d+/\?token=\S+")
_OPTIONS = ["--port", "0", "--host", "127.0.0.1"]


def build():
    """Builds the showcase and returns the path of its executable; `make` names one that it has built, in $SHOWCASE."""
    command = ["swift", "build", "--product", "Showcase"]
    subprocess.run(command, cwd=REPOSITORY, check=True)
    folder = subprocess.run(
        ["swift", "build", "--show-bin-path"],
        cwd=REPOSITORY, check=True, capture_output=True, text=True,
    ).stdout.strip()
    return Path(folder) / "Showcase"


def replay(executable, recording, patience=60):
    """Replays a recorded session into the same showcase, without a browser; returns the code and what was printed."""
    replayed = subprocess.run(
        [str(executable)], cwd=REPOSITORY, env=dict(os.environ, RESPONDER_REPLAY=str(recording)),
        stdin=subprocess.DEVNULL, capture_output=True, text=True, encoding="utf-8", timeout=patience,
    )
    return replayed.returncode, replayed.stdout + replayed.stderr


class Showcase:
    """A running showcase: where it listens, what it prints, and its end.

    `url` carries the one-time token and can be opened once; `origin` is the same address without it, and `port` its port:
    a proxy's, if the options name one. `streams` are those of subprocess.Popen, where a test has its own.
    """

    def __init__(self, executable, *options, patience=PATIENCE, recording=None, environment={}, **streams):
        self.was_ended = False
        environment = dict(os.environ, **environment)
        if recording is not None:
            environment["RESPONDER_RECORD"] = str(recording)
        self._lines = []
        self._news = threading.Condition()
        self._finished = False
        self._given_tokens = set()
        self.process = subprocess.Popen(
            [str(executable), *_OPTIONS, *options], cwd=REPOSITORY, env=environment,
            **{"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} | streams,
            text=True, encoding="utf-8", errors="replace",
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.url = _ADDRESS.search(self.wait_for_line(_ADDRESS, patience)).group()
        except BaseException:
            self.process.kill()
            self.process.wait()
            raise
        parts = urlsplit(self.url)
        self.port = parts.port
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.token = parts.query.partition("token=")[2]

    @property
    def output(self):
        """What it has printed so far, both streams together."""
        with self._news:
            return "\n".join(self._lines)

    def newest_token(self, patience=PATIENCE):
        """A token that nobody has used: one is printed when the last was used."""
        pattern = re.compile(r"(?: is at |come in at).*/\?token=(\S+)")
        deadline = time.monotonic() + patience
        while True:
            used = len(self.lines_matching("used the token"))
            printed = [pattern.search(line).group(1) for line in self.lines_matching(pattern)]
            # Who uses a token sees the answer before the log has the line.
            if len(printed) > used and printed[-1] not in self._given_tokens:
                self._given_tokens.add(printed[-1])
                return printed[-1]
            assert time.monotonic() < deadline, f"No new token within {patience} s:\n{self.output}"
            time.sleep(0.05)

    @property
    def is_running(self):
        return self.process.poll() is None

    def lines_matching(self, pattern):
        """The printed lines in which `pattern` is found: for "refused, and logged once"."""
        with self._news:
            return [line for line in self._lines if re.search(pattern, line)]

    def wait_for_line(self, pattern, patience=PATIENCE):
        """Waits until a line is printed in which `pattern` is found, and returns the first such line."""
        deadline = time.monotonic() + patience
        with self._news:
            while True:
                for line in self._lines:
                    if re.search(pattern, line):
                        return line
                left = deadline - time.monotonic()
                if self._finished or left <= 0:
                    why = "ended" if self._finished else f"was silent for {patience} s"
                    wanted = getattr(pattern, "pattern", pattern)
                    printed = "\n".join(self._lines) or "(nothing)"
                    raise AssertionError(f"The showcase {why} without a line like {wanted}. It printed:\n{printed}")
                self._news.wait(left)

    def kill(self):
        """Ends it without a word to anybody, as a crash or a machine without power does."""
        self.was_ended = True
        self.process.kill()
        self.process.wait()

    def stop(self):
        """Ends it as Control-C in a terminal would, or by force, and returns its code; None when force was needed."""
        self.was_ended = True
        if self.is_running:
            self.process.terminate()
        try:
            code = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            code = None
        self._reader.join(timeout=PATIENCE)
        return code

    def _read(self):
        for line in self.process.stdout:
            with self._news:
                self._lines.append(line.rstrip("\n"))
                self._news.notify_all()
        with self._news:
            self._finished = True
            self._news.notify_all()
