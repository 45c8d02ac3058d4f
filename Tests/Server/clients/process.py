# SPDX-License-Identifier: Apache-2.0

"""What the operating system says of a process."""

import contextlib
import os
import time
from pathlib import Path

_TICKS = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


def resident(pid):
    """Memory in use, in bytes."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * _PAGE


def cpu_seconds(pid):
    """Time of all cores that the process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def exact_cpu_seconds(pid):
    """The same, not in ticks: the process' own clock (clock_getcpuclockid(3))."""
    return time.clock_gettime((~pid << 3) | 2)


class Waiting:
    """How long the threads on the way from this thread to a process and back wait for a core, one after the other.

        waiting = Waiting(pid)
        ...
        waiting.seconds()   # since it was made
    """

    def __init__(self, pid):
        self._tasks = Path(f"/proc/{pid}/task")
        self._main = str(pid)
        self._begin = self._read()

    def seconds(self):
        """Of this thread, of the process' main thread, and of the one of its other threads that waited longest."""
        own, threads = self._read()
        before_own, before = self._begin
        # A thread that is new was not on the way before.
        waited = {task: since - before.get(task, since) for task, since in threads.items()}
        main = waited.pop(self._main, 0)
        return own - before_own + main + max(waited.values(), default=0)

    def _read(self):
        threads = {}
        for task in self._tasks.iterdir():
            # A thread may end meanwhile.
            with contextlib.suppress(OSError):
                threads[task.name] = _scheduled(task)[1]
        return _scheduled(Path("/proc/thread-self"))[1], threads


def scheduled(pid):
    """Seconds for which the main thread had a core, and for which it waited for one."""
    return _scheduled(Path(f"/proc/{pid}"))


def _scheduled(task):
    """The same of a thread, since it began (proc(5), schedstat)."""
    ran, waited, _ = (task / "schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


def open_files(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


def _status(pid, name):
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith(f"{name}:"))
    return int(line.split()[1])


def own_memory(pid):
    """Memory in use that is no file's, in bytes."""
    return _status(pid, "RssAnon") * 1024


def threads(pid):
    return _status(pid, "Threads")
