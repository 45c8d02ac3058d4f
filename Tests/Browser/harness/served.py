# SPDX-License-Identifier: Apache-2.0

"""`responder serve` as a process, and the address that it prints."""

import os
import re
import subprocess
import threading
from pathlib import Path
from urllib.parse import urlsplit

from .patience import PATIENCE

_ADDRESS = re.compile(r"https?://[\w.]+:\d+/\?token=\S+")


def executable(showcase):
    """The command: the one that $RESPONDER names, or the one that was built beside the showcase."""
    return Path(os.environ["RESPONDER"]) if os.environ.get("RESPONDER") else Path(showcase).parent / "responder"


class Served:
    """A running `responder` that serves a page; `url` can be opened once."""

    def __init__(self, command, *arguments, input=None):
        self.process = subprocess.Popen(
            [str(command), *map(str, arguments)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, encoding="utf-8",
        )
        if input is not None:
            self.process.stdin.write(input)
        self.process.stdin.close()
        killer = threading.Timer(PATIENCE, self.process.kill)
        killer.start()
        self.url = None
        printed = []
        for line in self.process.stdout:
            printed.append(line)
            if found := _ADDRESS.search(line):
                self.url = found.group()
                break
        killer.cancel()
        assert self.url, "No address:\n" + "".join(printed)
        self._rest = threading.Thread(target=self.process.stdout.read, daemon=True)
        self._rest.start()
        parts = urlsplit(self.url)
        self.origin = f"{parts.scheme}://{parts.netloc}"

    def stop(self):
        """Ends it as Control-C does; the code."""
        self.process.send_signal(2)
        return self.process.wait(PATIENCE)
