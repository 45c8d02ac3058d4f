# SPDX-License-Identifier: Apache-2.0

"""Trackpads: which wheels are a pinch, and what the page tells the host of them."""

import pytest

# Remembers what the page sends from now on, and reads its transforms as Documentation/Protocol.md writes them.
_RECORD = """
() => {
    window.sentMessages = [];
    const socket = harnessSockets.at(-1);
    const send = socket.send.bind(socket);
    socket.send = message => { sentMessages.push(new Uint8Array(message).slice()); send(message); };
    window.sentKinds = kind => sentMessages.filter(bytes => bytes[0] === kind);
    window.sentTransforms = () => sentKinds(0x1c).map(bytes => {
        const view = new DataView(bytes.buffer);
        return {
            phase: view.getUint8(1), modifiers: view.getUint16(2, true), x: view.getFloat32(12, true),
            y: view.getFloat32(16, true), scale: view.getFloat32(20, true), rotation: view.getFloat32(24, true),
        };
    });
}
"""

SCROLL = 0x12


@pytest.fixture
def recorded(tab):
    """A connected tab whose sent messages are remembered."""
    tab.view("showcase").wait_for(state="visible")
    tab.page.evaluate(_RECORD)
    return tab


def turn_wheel(tab, delta, control=True):
    tab.devtools.send("Input.dispatchMouseEvent", {
        "type": "mouseWheel", "x": 300, "y": 200, "deltaX": 0, "deltaY": delta, "modifiers": 2 if control else 0,
    })


def transforms(tab, count):
    tab.page.wait_for_function("count => sentTransforms().length >= count", arg=count)
    return tab.page.evaluate("sentTransforms()")


def test_a_smooth_wheel_with_control_that_nobody_holds_is_a_pinch(recorded):
    turn_wheel(recorded, -10)
    transforms(recorded, 1)
    turn_wheel(recorded, 20)
    first, second, end = transforms(recorded, 3)
    assert [step["phase"] for step in (first, second, end)] == [0, 1, 2]
    assert first["scale"] == pytest.approx(2.718281828 ** 0.1, rel=1e-5)
    assert second["scale"] == pytest.approx(2.718281828 ** -0.2, rel=1e-5)
    assert end["scale"] == 1
    for step in (first, second, end):
        assert (step["x"], step["y"], step["rotation"], step["modifiers"]) == (300, 200, 0, 0)
    assert recorded.page.evaluate("kind => sentKinds(kind).length", SCROLL) == 0


def test_a_wheel_is_a_wheel_while_control_is_held(recorded):
    recorded.keys.down("Control")
    turn_wheel(recorded, -10)
    recorded.page.wait_for_function("kind => sentKinds(kind).length === 1", arg=SCROLL)
    recorded.keys.up("Control")
    turn_wheel(recorded, -10, control=False)
    recorded.page.wait_for_function("kind => sentKinds(kind).length === 2", arg=SCROLL)
    assert recorded.page.evaluate("sentTransforms()") == []


def test_safaris_gestures_are_steps_of_scale_and_rotation(recorded):
    recorded.page.evaluate("""
    () => {
        const say = (name, scale, rotation) => document.getElementById("surface").dispatchEvent(Object.assign(
            new Event(name, { bubbles: true, cancelable: true }), { scale, rotation, clientX: 300, clientY: 200 }));
        say("gesturestart", 1, 0);
        say("gesturechange", 2, 90);
        say("gesturechange", 3, 45);
        say("gestureend", 3, 45);
        say("gesturechange", 9, 9);
    }
    """)
    steps = transforms(recorded, 4)
    assert [step["phase"] for step in steps] == [0, 1, 1, 2]
    assert [step["scale"] for step in steps] == pytest.approx([1, 2, 1.5, 1])
    assert [step["rotation"] for step in steps] == pytest.approx([0, 1.5707963, -0.7853982, 0], abs=1e-6)


def test_fingers_on_the_screen_are_fingers_even_if_safari_says_more(recorded):
    finger = recorded.fingers.down(300, 200)
    recorded.page.evaluate("""
    () => {
        const event = Object.assign(
            new Event("gesturestart", { cancelable: true }), { scale: 1, rotation: 0, clientX: 300, clientY: 200 });
        document.getElementById("surface").dispatchEvent(event);
        if (!event.defaultPrevented) throw new Error("Safari would zoom the page.");
    }
    """)
    finger.up()
    recorded.settle()
    assert recorded.page.evaluate("sentTransforms()") == []
