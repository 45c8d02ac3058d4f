"""The showcase under assistive technology of the desktop: over AT-SPI, what Orca speaks, in browsers with a screen of their own.

It needs Debian's xvfb, at-spi2-core, python3-pyatspi, and firefox-esr or chromium; what is missing is said by the test that is skipped.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from harness.showcase import Showcase

PYTHON = "/usr/bin/python3"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
USER = Path(__file__).with_name("atspi_user.py")


def missing(browser):
    """What the machine does not have for this; empty if nothing."""
    lacks = [name for name in ["Xvfb", "dbus-daemon", browser] if shutil.which(name) is None]
    if not Path(LAUNCHER).exists():
        lacks.append("at-spi2-core")
    if subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True).returncode != 0:
        lacks.append("python3-pyatspi")
    return lacks


@pytest.fixture
def desktop(bus, tmp_path):
    """The environment of a desktop with a screen and assistive technology."""
    bus.start()
    read, write = os.pipe()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x1000x24", "-nolisten", "tcp"], pass_fds=[write])
    os.close(write)
    with os.fdopen(read) as number:
        display = number.readline().strip()
    environment = {
        **os.environ, "DISPLAY": f":{display}", "DBUS_SESSION_BUS_ADDRESS": bus.address, "GNOME_ACCESSIBILITY": "1",
        "ACCESSIBILITY_ENABLED": "1", "NO_AT_BRIDGE": "0", "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path),
    }
    launcher = subprocess.Popen([LAUNCHER, "--launch-immediately"], env=environment)
    yield environment
    for process in [launcher, screen]:
        process.kill()
        process.wait()


def firefox(url, folder):
    profile = folder / "profile"
    profile.mkdir()
    (profile / "user.js").write_text(
        'user_pref("accessibility.force_disabled", -1);\nuser_pref("browser.shell.checkDefaultBrowser", false);\n'
        'user_pref("datareporting.policy.dataSubmissionEnabled", false);\nuser_pref("browser.aboutwelcome.enabled", false);\n')
    return ["firefox-esr", "--no-remote", "--profile", str(profile), "--width", "1366", "--height", "900", url]


def chromium(url, folder):
    return [
        "chromium", "--force-renderer-accessibility", "--no-sandbox", "--no-first-run", f"--user-data-dir={folder / 'profile'}",
        "--window-size=1366,900", url,
    ]


@pytest.mark.parametrize("browser", [firefox, chromium], ids=["firefox", "chromium"])
def test_a_button_is_found_and_pressed(browser, desktop, tmp_path):
    """AX17, AX18."""
    name = {firefox: "firefox-esr", chromium: "chromium"}[browser]
    if lacks := missing(name):
        pytest.skip(f"not on this machine: {', '.join(lacks)}")
    showcase = Showcase(Path(os.environ["SHOWCASE"]))
    shown = subprocess.Popen(browser(showcase.url, tmp_path), env=desktop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        done = subprocess.run(
            [PYTHON, str(USER), "press", "Controls", "wait-for", "Switch", "press", "Switch", "wait-checked", "Switch"],
            env=desktop, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.count("\n") == 4, done.stdout
    finally:
        shown.kill()
        shown.wait()
        showcase.stop()
