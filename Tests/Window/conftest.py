# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the window's tests: a display with its devices, a session bus on it, and the showcase in windows."""

import os
from pathlib import Path

import pytest

from assistive import Session
from composing import InputMethod
from display import Display
from harness.second_tries import pytest_terminal_summary  # noqa: F401
from interruptions import Manager, OtherWindow
from shown import Window


@pytest.fixture
def display():
    started = Display()
    yield started
    started.stop()


@pytest.fixture
def session(display, tmp_path):
    made = Session(tmp_path, display)
    yield made
    made.stop()


@pytest.fixture
def open_window(display, tmp_path):
    windows = []

    def make(**environment):
        windows.append(Window(display, Path(os.environ["SHOWCASE"]), tmp_path, **environment))
        return windows[-1]

    yield make
    for window in windows:
        if window.process.poll() is None:
            window.process.kill()
            print(window.process.communicate()[0])


@pytest.fixture
def window(open_window):
    return open_window()


@pytest.fixture
def input_method(session, tmp_path):
    method = InputMethod(session, tmp_path)
    yield method
    method.stop()


@pytest.fixture
def manager(display, tmp_path):
    """A window manager on the display."""
    made = Manager(display, tmp_path)
    yield made
    made.stop()


@pytest.fixture
def cover(display, request):
    """Another program's window comes over a window; a window manager lets it, where the test has one."""
    others = []

    def make():
        others.append(OtherWindow(display, is_managed="manager" in request.fixturenames))
        return others[-1]

    yield make
    for other in others:
        other.stop()
