# SPDX-License-Identifier: Apache-2.0

"""Fixtures of the server's tests: the showcase in release, and who was let in.

    def test_something(showcase, cookie):       # a process of the test's own, and the cookie of its first visitor
        ...

The process must still run when the test is over, and end when it is told to.
"""

import os
from pathlib import Path

import pytest

from clients import http
from harness.patience import PATIENCE
from harness.second_tries import pytest_terminal_summary  # noqa: F401
from harness.showcase import Showcase, build


@pytest.fixture(scope="session")
def executable():
    """The showcase that $SHOWCASE names, or else one built here."""
    return Path(os.environ["SHOWCASE"]) if os.environ.get("SHOWCASE") else build()


@pytest.fixture
def start(executable):
    """A function that starts a showcase with some options; at the end each is looked at, and stopped."""
    running = []

    def run(*options, **fields):
        running.append(Showcase(executable, *options, **fields))
        return running[-1]

    yield run
    for each in running:
        survived = each.is_running or each.was_ended
        code = each.stop()
        assert survived, f"A showcase ended by itself, with code {code}:\n{each.output}"
        assert code is not None, f"A showcase did not end within {PATIENCE} s:\n{each.output}"


@pytest.fixture
def showcase(start):
    return start()


@pytest.fixture
def cookie(showcase):
    return http.enter(showcase)

