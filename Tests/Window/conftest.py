# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the window's tests: a display with its devices, a session bus on it, and the showcase in windows."""

import os
from pathlib import Path

import pytest

from assistive import Session
from display import Display
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
