# SPDX-License-Identifier: Apache-2.0

"""Assistive technology of the desktop: which browsers it reads, and a user of it who speaks AT-SPI alone (atspi_user.py)."""

import shutil
import subprocess
from pathlib import Path

PYTHON = "/usr/bin/python3"
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
# Safari's engine in a window, of Debian's webkit2gtk-driver.
MINI_BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))), None)
USER = Path(__file__).with_name("atspi_user.py")


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


def webkit(url, folder):
    return [str(MINI_BROWSER), "--geometry=1366x900", url]


BROWSERS = {"firefox-esr": firefox, "chromium": chromium, "webkit": webkit}


def missing(browser):
    """What the machine does not have for this; empty if nothing."""
    lacks = [name for name in ["Xvfb", "dbus-daemon"] if shutil.which(name) is None]
    if not (MINI_BROWSER if browser == "webkit" else shutil.which(browser)):
        lacks.append("webkit2gtk-driver" if browser == "webkit" else browser)
    if not Path(LAUNCHER).exists():
        lacks.append("at-spi2-core")
    if subprocess.run([PYTHON, "-c", "import pyatspi"], capture_output=True).returncode != 0:
        lacks.append("python3-pyatspi")
    return lacks


class Assisted:
    """A browser on a desktop with assistive technology, and its user."""

    def __init__(self, browser, url, desktop, folder):
        self.desktop = desktop
        self.shown = subprocess.Popen(
            BROWSERS[browser](url, folder), env=desktop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def use(self, *steps):
        """Has the user go through the steps of atspi_user.py: words of a string, or strings in a list where one has spaces."""
        words = [word for step in steps for word in (step.split() if isinstance(step, str) else step)]
        done = subprocess.run([PYTHON, str(USER), *words], env=self.desktop, capture_output=True, text=True, timeout=240)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout.count("\n") == len(steps), done.stdout

    def close(self):
        self.shown.kill()
        self.shown.wait()
