# SPDX-License-Identifier: Apache-2.0

"""What happens to the process, and to the machine around it."""

import asyncio
import contextlib
import os
import resource
import signal
import socket

from clients import http

# What no bytes are left on when it is filled.
BALLOON = "balloon"


async def stand_still(night, dice):
    """The process is stopped, as by a debugger or a laptop's lid, and goes on."""
    night.process.send_signal(signal.SIGSTOP)
    await asyncio.sleep(dice.uniform(0.2, 4))
    night.process.send_signal(signal.SIGCONT)


async def flood_with_strangers(night, dice):
    """More connections come than the process may have files. Whoever is in stays in; newcomers wait, and come in later."""
    limits = resource.prlimit(night.process.pid, resource.RLIMIT_NOFILE)
    room = len(os.listdir(f"/proc/{night.process.pid}/fd")) + dice.randint(0, 8)
    with night.disturbing():
        resource.prlimit(night.process.pid, resource.RLIMIT_NOFILE, (room, limits[1]))
        with contextlib.ExitStack() as held:
            for _ in range(dice.randint(20, 120)):
                with contextlib.suppress(OSError):
                    stranger = held.enter_context(socket.create_connection(("127.0.0.1", night.port), timeout=1))
                    stranger.sendall(b"GET / HTTP/1.1\r\n")
                await asyncio.sleep(0)
            await asyncio.sleep(dice.uniform(0.5, 2))
        resource.prlimit(night.process.pid, resource.RLIMIT_NOFILE, limits)
        await night.until_it_answers()


async def fill_the_disk(night, dice):
    """The recording ends, and nothing else."""
    if night.disk is None or night.is_disk_full or not night.is_recording:
        return await stand_still(night, dice)
    night.is_disk_full = True
    with contextlib.suppress(OSError), open(night.disk / BALLOON, "wb", buffering=0) as balloon:
        while balloon.write(bytes(4096)):
            pass
    await night.until_line("the recording ends here")


async def break_lines(night, dice):
    """Some of those who come over the bad line lose it."""
    night.line.breaks = True
    await asyncio.sleep(dice.uniform(2, 6))
    night.line.breaks = False
    with night.disturbing():
        await asyncio.sleep(0.1)


async def take_access_back(night, dice):
    """Nobody who was in is in any more, until everybody comes by the new address."""
    with night.disturbing():
        night.showcase.process.send_signal(signal.SIGUSR1)
        await night.until_line("access was taken back from everybody; a browser can come in at", times=night.taken_back + 1)
        night.taken_back += 1
        old = night.cookie
        status = await night.ask(cookie=old)
        if status != 401:
            night.break_promise(f"a cookie that was taken back is answered with {status}")
        night.cookie = await asyncio.to_thread(http.enter, night.showcase)
        night.entered += 1


async def kill(night, dice):
    """The process is gone without a word, and comes again at the same address, where nothing was left but the state it keeps."""
    with night.disturbing():
        night.showcase.kill()
        await asyncio.to_thread(night.look_at_recording)
        await asyncio.sleep(dice.uniform(0, 1))
        await night.start()


ALL = [stand_still, flood_with_strangers, fill_the_disk, break_lines, take_access_back, kill]
