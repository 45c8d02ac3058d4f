# SPDX-License-Identifier: Apache-2.0

"""The shake screen: sensor readings that DevTools injects into a real browser become a shake, and the page's button too."""

import re

import pytest
from playwright.sync_api import expect

STANDARD_GRAVITY = 9.80665

SENSORS = ["accelerometer", "linear-acceleration", "gyroscope"]


class Device:
    """A device with motion sensors, by DevTools: it lies still until it is moved."""

    def __init__(self, devtools):
        self.devtools = devtools
        for sensor in SENSORS:
            devtools.send(
                "Emulation.setSensorOverrideEnabled",
                {"enabled": True, "type": sensor, "metadata": {"available": True}})
        self.move(0)

    def move(self, x, rotation=0):
        """An acceleration to its right, in g, and a rotation around its long edge, in radians per second."""
        self._read("accelerometer", x * STANDARD_GRAVITY, STANDARD_GRAVITY)
        self._read("linear-acceleration", x * STANDARD_GRAVITY, 0)
        self.devtools.send(
            "Emulation.setSensorOverrideReadings",
            {"type": "gyroscope", "reading": {"xyz": {"x": 0, "y": rotation, "z": 0}}})

    def _read(self, sensor, x, z):
        self.devtools.send(
            "Emulation.setSensorOverrideReadings",
            {"type": sensor, "reading": {"xyz": {"x": x, "y": 0, "z": z}}})


@pytest.fixture
def shake(tab):
    tab.go_to("shake").view("shake.calls").wait_for(state="visible")
    return tab


@pytest.fixture
def device(new_tab, showcase):
    """A tab on a device with sensors, which the page finds there when it loads."""
    tab = new_tab()
    tab.device = Device(tab.devtools)
    tab.open(showcase.url).go_to("shake").view("shake.calls").wait_for(state="visible")
    return tab


def swing(tab, times=6):
    for number in range(times):
        tab.device.move(3 if number % 2 else -3)
        tab.page.wait_for_timeout(50)
    tab.device.move(0)


@pytest.mark.whole_browser
def test_i8_readings_of_the_sensors_become_a_shake(device):
    device.expect_text("shake.calls", "began 0×, ended 0×, cancelled 0×")
    swing(device)
    device.expect_text("shake.calls", "began 1×, ended 1×, cancelled 0×")
    device.expect_text("shake.step.1", re.compile("A shake begins in scene 1: the acceleration .* over 1.5 g"))
    device.expect_text("shake.step.0", re.compile("A shake ends in scene 1: nothing was that strong for 0.5 s"))
    device.screenshot("shake")


@pytest.mark.whole_browser
def test_i3_what_shakes_too_long_is_cancelled(device):
    # Nothing changes and every sample is strong, however seldom a busy machine gives one.
    device.device.move(3)
    device.expect_text("shake.calls", "began 1×, ended 0×, cancelled 1×")
    device.device.move(0)
    device.expect_text("shake.step.0", re.compile("A shake is cancelled in scene 1: it lasted 3 s, and no shake does"))


@pytest.mark.whole_browser
def test_c29_samples_are_shown_in_g_as_core_motion_has_them(device):
    # A browser says what holds the device up; Core Motion, what pulls it down.
    device.device.move(0.5)
    device.expect_text("shake.reading", re.compile(r"x -0\.5\d  y \+0\.00"))
    device.device.move(-1)
    device.expect_text("shake.reading", re.compile(r"x \+1\.0\d  y \+0\.00"))


@pytest.mark.whole_browser
def test_a_device_that_lies_still_says_so_seldom_unless_every_sample_is_read(device):
    def sent(seconds):
        return device.page.evaluate(
            """async (seconds) => {
                const send = WebSocket.prototype.send;
                let count = 0;
                WebSocket.prototype.send = function (data) {
                    if (new Uint8Array(data.buffer ?? data, data.byteOffset ?? 0)[0] === 0x19) count += 1;
                    return send.call(this, data);
                };
                await new Promise((done) => setTimeout(done, 1000 * seconds));
                WebSocket.prototype.send = send;
                return count;
            }""", seconds)

    device.expect_text("shake.reading", re.compile("strength"))
    assert sent(1) > 15
    device.go_to("fingers")
    assert sent(2) <= 10


def test_i8_the_page_has_a_button_where_there_is_no_sensor(shake):
    shake.page.locator("#status-toggle").click()
    shake.page.locator("#shake").click()
    shake.expect_text("shake.calls", "began 1×, ended 1×, cancelled 0×")
    shake.expect_text("shake.step.0", "A shake ends in scene 1: the host said so.")


def test_i6_a_shake_undoes(shake):
    shake.tap("shake.mark")
    shake.expect_text("shake.marks", "1 mark")
    shake.page.locator("#status-toggle").click()
    shake.page.locator("#shake").click()
    shake.page.locator("#status-toggle").click()
    shake.view("undoAlert").wait_for(state="visible")
    shake.expect_text("undoAlert.title", "Undo Mark")
    shake.screenshot("undo-alert")
    shake.tap("undoAlert.undo")
    shake.expect_text("shake.marks", "0 marks")
    expect(shake.view("undoAlert")).to_have_count(0)
