# SPDX-License-Identifier: Apache-2.0

"""A visitor gives its access back, by the link in the page's details."""

import re

import pytest
from playwright.sync_api import expect

from harness.showcase import Showcase


@pytest.fixture
def showcase(showcase_executable):
    """A showcase of the test's own: nobody else is to lose it."""
    running = Showcase(showcase_executable)
    yield running
    assert running.is_running, f"The showcase ended by itself:\n{running.output}"
    assert running.stop() is not None


def test_a_browser_signs_out_in_all_its_tabs(tab, new_tab, showcase):
    tab.view("showcase").wait_for()
    second = new_tab().open(showcase.origin)
    second.view("showcase").wait_for()
    tab.page.locator("#status-toggle").click()
    with tab.page.context.expect_page() as opened:
        tab.page.get_by_role("link", name="Sign out of this app").click()
    page = opened.value
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status")).to_have_text("This browser is signed out.")
    for each in (tab, second):
        expect(each.page.locator("#notice")).to_contain_text(re.compile("access was taken back"))
    assert page.context.request.get(showcase.origin).status == 401
    assert showcase.wait_for_line("access was taken back from one visitor")
