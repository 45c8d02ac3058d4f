# SPDX-License-Identifier: Apache-2.0

"""What the operating system says of a process."""

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


def scheduled(pid):
    """Seconds for which the main thread had a core, and for which it waited for one (proc(5), schedstat)."""
    ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
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
