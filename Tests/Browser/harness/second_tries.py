# SPDX-License-Identifier: Apache-2.0

"""Tells why a test was asked once more: it has a fault, and without the reason nobody finds it. A hook for every conftest."""


def pytest_terminal_summary(terminalreporter):
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"asked once more: {report.nodeid}")
        terminalreporter.write_line(report.longreprtext[-3000:])
