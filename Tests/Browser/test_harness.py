# SPDX-License-Identifier: Apache-2.0

"""Checks of the environment: this Chromium turns the harness's touches into the pointer events that the tests count on."""

import pytest

PAGE = """data:text/html,
<body style="margin:0; height:700px; touch-action:none"><script>
    window.seen = [];
    /* Chromium's engine alone sends moves of a mouse that nobody has. */
    for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
        addEventListener(kind, event => event.pointerType === "mouse" || seen.push({
            kind, id: event.pointerId, type: event.pointerType, x: event.clientX, y: event.clientY,
            pressure: Math.round(event.pressure * 100) / 100, width: event.width, tilt: event.tiltX,
        }));
</script>"""


@pytest.fixture
def seen(blank_tab):
    blank_tab.open(PAGE)

    def take():
        blank_tab.settle()
        return blank_tab.page.evaluate("seen.splice(0)")

    return take


def in_short(events, *fields):
    return sorted(tuple(event[field] for field in fields) for event in events)


def test_two_fingers_are_two_pointers_with_pressure_and_size(blank_tab, seen):
    blank_tab.fingers.down(100, 200, force=0.25, radius=5)
    blank_tab.fingers.down(300, 400, force=0.75, radius=9)
    events = seen()
    assert in_short(events, "kind", "type", "x", "y", "pressure", "width") == [
        ("pointerdown", "touch", 100, 200, 0.25, 10),
        ("pointerdown", "touch", 300, 400, 0.75, 18),
    ]
    assert len({event["id"] for event in events}) == 2


def test_fingers_move_together_and_leave_one_by_one(blank_tab, seen):
    first, second = blank_tab.fingers.down_together((100, 100), (200, 200))
    assert in_short(seen(), "kind", "x") == [("pointerdown", 100), ("pointerdown", 200)]
    blank_tab.fingers.move_together({first: (110, 100), second: (220, 200)}, steps=2)
    moved = seen()
    assert {event["kind"] for event in moved} == {"pointermove"}
    places = {}
    for event in moved:
        places[event["id"]] = (event["x"], event["y"])
    assert sorted(places.values()) == [(110, 100), (220, 200)]
    first.up()
    assert in_short(seen(), "kind", "x") == [("pointerup", 110)]
    second.move(230, 200)
    second.up()
    assert in_short(seen(), "kind", "x") == [("pointermove", 230), ("pointerup", 230)]


def test_cancelling_takes_every_finger_away(blank_tab, seen):
    blank_tab.fingers.down_together((100, 100), (200, 200))
    blank_tab.fingers.cancel()
    assert in_short(seen(), "kind", "x") == [
        ("pointercancel", 100), ("pointercancel", 200), ("pointerdown", 100), ("pointerdown", 200),
    ]
    assert blank_tab.fingers.down_now == []


def test_a_pen_has_pressure_and_tilt(blank_tab, seen):
    blank_tab.pen.down(50, 60, force=0.3, tilt=(20, 0))
    blank_tab.pen.up(50, 60)
    assert in_short(seen(), "kind", "type", "pressure", "tilt") == [
        ("pointerdown", "pen", 0.3, 20), ("pointerup", "pen", 0, 0),
    ]


def test_a_finger_that_is_up_cannot_move(blank_tab, seen):
    finger = blank_tab.fingers.down(10, 10)
    finger.up()
    with pytest.raises(ValueError, match="is not down"):
        finger.move(20, 20)


def test_errors_of_the_page_are_noticed(blank_tab):
    blank_tab.open("data:text/html,<script>console.error('told'); throw new Error('thrown')</script>")
    blank_tab.settle()
    assert len(blank_tab.unexpected_errors) == 2
    blank_tab.expect_error("told|thrown")
    assert blank_tab.unexpected_errors == []
