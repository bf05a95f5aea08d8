"""The summary of a test run: device by outcome, why tests were skipped, which capabilities are proven.

The facts travel as `user_properties` of each report, so that they survive the way from an xdist worker.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from tests.capabilities import CAPABILITIES

NO_DEVICE = "(no device)"
OUTCOMES = ("passed", "failed", "skipped")
# Fixtures whose parameter says on what a test runs.
DEVICE_FIXTURES = ("runtime", "device")


def label(item: pytest.Item) -> None:
    """Note on the test which rows it proves and on which device it runs."""
    for marker in item.iter_markers("capability"):
        for row in marker.args:
            if row not in CAPABILITIES:
                raise pytest.UsageError(f"{item.nodeid}: cannot prove capability {row!r}: there are 1 to 150")
            item.user_properties.append(("capability", row))
    callspec = getattr(item, "callspec", None)  # only of a parametrised test
    parameters: dict[str, object] = callspec.params if callspec else {}
    named = [value for name in DEVICE_FIXTURES if isinstance(value := parameters.get(name), str)]
    item.user_properties.append(("device", named[0] if named else NO_DEVICE))


class Matrix:
    """A pytest plugin that counts outcomes where the summary is printed (with xdist: in the controller)."""

    def __init__(self, config: pytest.Config) -> None:
        self.whole_suite = (
            config.args_source is not pytest.Config.ArgsSource.ARGS and not config.option.keyword
        )
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)
        self.reasons: Counter[tuple[str, str]] = Counter()
        self.rows: dict[int, Counter[str]] = defaultdict(Counter)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test once: by its call, or by a set-up or tear-down that skipped or failed."""
        if report.when != "call" and report.outcome == "passed":
            return
        device = next((str(v) for k, v in report.user_properties if k == "device"), NO_DEVICE)
        self.counts[device][report.outcome] += 1
        for row in (v for k, v in report.user_properties if k == "capability"):
            self.rows[int(str(row))][report.outcome] += 1
        if report.outcome == "skipped":
            self.reasons[device, _reason(report)] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the matrix; the rows that nothing proves only after a run of the whole suite."""
        write = terminalreporter.write_line
        terminalreporter.section("devices and outcomes")
        for line in self.device_lines():
            write(line)
        proven = {row for row, seen in self.rows.items() if seen["passed"] and not seen["failed"]}
        write(f"capabilities proven: {len(proven)} of {len(CAPABILITIES)}")
        if self.whole_suite:
            write("not proven:")
            for row in sorted(CAPABILITIES.keys() - proven):
                write(f"  {row:3} {CAPABILITIES[row]} ({self._why(row)})")

    def device_lines(self) -> Iterable[str]:
        """The table of devices, then the reasons for skipping, most frequent first."""
        yield f"{'device':<14}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES)
        for device, seen in sorted(self.counts.items()):
            yield f"{device:<14}" + "".join(f"{seen[outcome]:>9}" for outcome in OUTCOMES)
        for (device, reason), count in self.reasons.most_common():
            yield f"skipped {count} on {device}: {reason}"

    def _why(self, row: int) -> str:
        seen = self.rows.get(row)
        if not seen:
            return "no test ran"
        return "a test fails" if seen["failed"] else "only skipped"


def _reason(report: pytest.TestReport) -> str:
    if hasattr(report, "wasxfail"):
        return f"expected to fail: {report.wasxfail}"
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return "no reason given"
