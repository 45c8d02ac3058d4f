# SPDX-License-Identifier: Apache-2.0

"""The responder chain screen: the way of touchesBegan from the leaf up, and what an overridden next changes."""

import re

import pytest
from playwright.sync_api import expect

TOP = [
    ("UIStackView", "passes it on"), ("Columns", "passes it on"), ("ChainController's view", "passes it on"), ("ChainController", "passes it on"),
    ("ScreenBody", "passes it on"), ("ScreenController's view", "passes it on"), ("ScreenController", "passes it on"),
    ("UIViewControllerWrapperView", "passes it on"), ("SplitPane", "passes it on"),
    ("UILayoutContainerView", "passes it on"), ("ShowcaseController", "passes it on"),
    ("UIDropShadowView", "passes it on"), ("UITransitionView", "passes it on"), ("ShowcaseWindow", "passes it on"),
    ("UIWindowScene", "passes it on"), ("UIApplication", "passes it on"), ("AppDelegate", "is last, discards it"),
]
ONE_CONTROLLER = [
    ("Leaf", "calls super"), ("Panel", "calls super"), ("Root view", "calls super"), ("Controller", "passes it on"),
    *TOP,
]
CHILD_CONTROLLER = [
    ("Leaf", "calls super"), ("Panel", "calls super"), ("Child view", "calls super"),
    ("Child controller", "passes it on"), ("Root view", "calls super"), ("Root controller", "passes it on"),
    *TOP,
]


@pytest.fixture
def chain(tab):
    tab.go_to("chain").view("chain.leaf").wait_for(state="visible")
    return tab


def expect_chain(tab, steps):
    """The rows that can be seen are these responders with these outcomes."""
    for place, (name, outcome) in enumerate(steps):
        tab.expect_text(f"chain.row.{place}", re.compile(f"^{name} {outcome}$"))
        expect(tab.view(f"chain.row.{place}")).to_be_visible()
    rows = tab.page.locator('[data-identifier^="chain.row."]').all()
    assert sum(row.is_visible() for row in rows) == len(steps)


def turn_on(tab, switch):
    tab.tap(switch)
    expect(tab.view(switch)).to_have_attribute("aria-checked", "true")


def choose_child_controller(tab):
    frame = tab.view("chain.arrangement").bounding_box()
    tab.fingers.tap(frame["x"] + frame["width"] * 0.75, frame["y"] + frame["height"] / 2)
    tab.view("chain.child").wait_for(state="visible")


def test_a_touch_of_the_leaf_climbs_to_the_application_delegate(chain):
    chain.tap("chain.leaf")
    expect_chain(chain, ONE_CONTROLLER)


def test_in_a_child_controller_the_chain_goes_through_both_controllers(chain):
    choose_child_controller(chain)
    chain.tap("chain.leaf")
    expect_chain(chain, CHILD_CONTROLLER)


def test_the_touched_view_is_where_the_chain_starts(chain):
    panel = chain.view("chain.panel").bounding_box()
    chain.fingers.tap(panel["x"] + panel["width"] / 2, panel["y"] + 10)
    expect_chain(chain, ONE_CONTROLLER[1:])


def test_what_the_panel_handles_goes_no_further(chain):
    turn_on(chain, "switch.handles")
    chain.tap("chain.leaf")
    expect_chain(
        chain,
        [ONE_CONTROLLER[0], ("Panel", "handles it"), *[(name, "not reached") for name, _ in ONE_CONTROLLER[2:]]],
    )


def test_an_overridden_next_skips_from_the_leaf_to_the_window(chain):
    turn_on(chain, "switch.next")
    chain.tap("chain.leaf")
    expect_chain(chain, [ONE_CONTROLLER[0], *TOP[13:]])
    chain.tap("switch.next")
    expect(chain.view("switch.next")).to_have_attribute("aria-checked", "false")
    chain.tap("chain.leaf")
    expect_chain(chain, ONE_CONTROLLER)
