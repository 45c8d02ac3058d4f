# SPDX-License-Identifier: Apache-2.0

"""WN4: no finger stays down that is not down: in a window that another one covers, or that is hidden or minimized, on a touch screen that is unplugged, and
where the display is gone. Each test fails when a finger is lost, and when one ends twice. Two examples are interrupted in the same way in examples.py."""

from interruptions import RED, bring_back, hide, minimize
from recorded import touches, wait_for_down
from shown import LEFT, PATIENCE, REST, SIZE, TOP, item

FIRST, SECOND = (LEFT + 400, TOP + 250), (LEFT + 600, TOP + 350)


def put_two_fingers_down(window, display):
    """The screen Fingers before, and with two fingers, which it shows."""
    before = window.picture()
    display.mouse.click(*item(3))
    opened = window.wait_for_change(before, REST)
    display.touch.down(0, *FIRST)
    one = window.wait_for_change(opened, REST)
    display.touch.down(1, *SECOND)
    window.wait_for_change(one, REST)
    return wait_for_down(window, 2)


def phases(window, fingers):
    return [touches(window)[finger] for finger in fingers]


def use_again(window, display, lifting=()):
    """Fingers that lift now are nobody's; a new one is a finger."""
    for finger in lifting:
        display.touch.up(finger, *(FIRST, SECOND)[finger])
    before = window.picture()
    display.touch.down(0, *SECOND)
    (finger,) = wait_for_down(window, 1)
    shown = window.wait_for_change(before, REST)
    display.touch.up(0, *SECOND)
    wait_for_down(window, 0)
    assert phases(window, [finger]) == [["began", "ended"]]
    window.wait_for_change(shown, REST)


def test_two_fingers_are_given_up_when_the_window_is_hidden(window, display):
    fingers = put_two_fingers_down(window, display)
    hide(window)
    wait_for_down(window, 0)
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.stop()


def test_two_fingers_are_given_up_when_the_window_is_minimized(manager, window, display):
    """By a window manager, which brings it back."""
    fingers = put_two_fingers_down(window, display)
    minimize(window)
    wait_for_down(window, 0)
    bring_back(window)
    use_again(window, display, lifting=(0, 1))
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    assert window.recording.read_text().count('"kind":"cancelAll"') == 1
    window.end()


def test_two_fingers_are_given_up_when_another_window_takes_the_keyboard(window, display, cover):
    fingers = put_two_fingers_down(window, display)
    cover()
    wait_for_down(window, 0)
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.stop()


def test_two_fingers_are_given_up_when_another_window_comes_to_the_front(manager, window, display, cover):
    """By a window manager; nothing of the window is seen."""
    fingers = put_two_fingers_down(window, display)
    other = cover()
    wait_for_down(window, 0)
    assert display.picture(LEFT, TOP, *SIZE).getcolors() == [(SIZE[0] * SIZE[1], RED)]
    # A finger there is the other window's.
    display.touch.up(0, *FIRST)
    display.touch.tap(*FIRST)
    assert len(touches(window)) == 3, touches(window)
    bring_back(window)
    use_again(window, display, lifting=(1,))
    other.stop()
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.end()


def test_two_fingers_are_given_up_when_their_screen_is_unplugged(window, display):
    fingers = put_two_fingers_down(window, display)
    display.unplug()
    wait_for_down(window, 0)
    # The server says of each that it ended.
    assert phases(window, fingers) == [["began", "ended"]] * 2
    display.plug()
    use_again(window, display)
    window.end()


def test_a_program_whose_display_is_gone_says_so_and_leaves_a_whole_recording(window, display):
    """WN11."""
    fingers = put_two_fingers_down(window, display)
    display.process.kill()
    assert window.process.wait(timeout=PATIENCE) is not None
    said = window.process.stdout.read()
    assert said.count("the display is gone") == 1, said
    assert "terminated" not in said and "crashed" not in said, said
    assert phases(window, fingers) == [["began", "cancelled"]] * 2
    window.replay()
