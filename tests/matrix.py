"""The summary of a test run: device by outcome, why tests were skipped, and capability by device.

The facts travel as `user_properties` of each report, so that they survive the way from an xdist worker.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.capabilities import CAPABILITIES

NO_DEVICE = "(no device)"
OUTCOMES = ("passed", "refused", "failed", "skipped")
# In the table of capabilities; of several outcomes, the first counts.
LETTERS = {"failed": "F", "partly": "p", "passed": "P", "refused": "R", "skipped": "s"}
# Fixtures whose parameter says on what a test runs.
DEVICE_FIXTURES = ("runtime", "device", "computing")


def label(item: pytest.Item) -> str:
    """Note on the test which rows it proves and on which device it runs; the device."""
    for marker in item.iter_markers("capability"):
        for row in marker.args:
            if row not in CAPABILITIES:
                raise pytest.UsageError(f"{item.nodeid}: cannot prove capability {row!r}: there are 1 to 150")
            item.user_properties.append(("capability", row))
    device = device_of(item)
    item.user_properties.append(("device", device))
    return device


def device_of(item: pytest.Item) -> str:
    """The device that a test runs on."""
    callspec = getattr(item, "callspec", None)  # only of a parametrised test
    parameters: dict[str, object] = callspec.params if callspec else {}
    named = [value for name in DEVICE_FIXTURES if isinstance(value := parameters.get(name), str)]
    return named[0] if named else NO_DEVICE


def refuse(report: pytest.TestReport, feature: str) -> None:
    """Make a failure a refusal: the device has not this feature, and has said so."""
    path, line, _ = report.location
    report.outcome = "skipped"
    report.longrepr = (path, line or 0, f"refused: no {feature}")
    report.user_properties.append(("refused", feature))


def _property(report: pytest.TestReport, name: str) -> str | None:
    return next((str(value) for key, value in report.user_properties if key == name), None)


class Matrix:
    """A pytest plugin that counts outcomes where the summary is printed (with xdist: in the controller)."""

    def __init__(self, config: pytest.Config) -> None:
        self.whole_suite = (
            config.args_source is not pytest.Config.ArgsSource.ARGS
            and not config.option.keyword
            and not config.option.collectonly
        )
        self.file: str | None = config.getoption("--matrix")
        self.counts: dict[str, Counter[str]] = defaultdict(Counter)
        self.reasons: Counter[tuple[str, str, str]] = Counter()  # outcome, device, reason
        self.cells: dict[int, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
        self.notes: dict[tuple[int, str], Counter[str]] = defaultdict(Counter)

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.TestReport
    ) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
        """Refusals are counted apart from what was skipped."""
        if isinstance(report, pytest.TestReport) and _property(report, "refused") is not None:
            return (
                ("", "", ("", {})) if report.when != "call" else ("refused", "r", ("REFUSED", {"cyan": True}))
            )
        return None

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a test once: by its call, or by a set-up or tear-down that skipped or failed."""
        if report.when != "call" and report.outcome == "passed":
            return
        device = _property(report, "device") or NO_DEVICE
        outcome = "refused" if _property(report, "refused") is not None else str(report.outcome)
        self.counts[device][outcome] += 1
        rows = [int(str(value)) for key, value in report.user_properties if key == "capability"]
        for row in rows:
            self.cells[row][device][outcome] += 1
        if outcome in ("skipped", "refused"):
            reason = _property(report, "refused") or _reason(report)
            self.reasons[outcome, device, reason] += 1
            for row in rows:
                self.notes[row, device][reason] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the matrix; capability by device only after a run of the whole suite."""
        write = terminalreporter.write_line
        terminalreporter.section("devices and outcomes")
        for line in self.device_lines():
            write(line)
        proven = {row for row in self.cells if self._proven(row)}
        write(f"capabilities proven: {len(proven)} of {len(CAPABILITIES)}")
        if self.whole_suite:
            for line in self.capability_lines():
                write(line)
            write("not proven:")
            for row in sorted(CAPABILITIES.keys() - proven):
                write(f"  {row:3} {CAPABILITIES[row]} ({self._why(row)})")
        if self.file is not None:
            Path(self.file).write_text(json.dumps(self.record(), indent=1) + "\n", encoding="utf-8")

    def device_lines(self) -> Iterable[str]:
        """The table of devices, then the reasons of refusals and of skipping, most frequent first."""
        yield f"{'device':<18}" + "".join(f"{outcome:>9}" for outcome in OUTCOMES)
        for device, seen in sorted(self.counts.items()):
            yield f"{device:<18}" + "".join(f"{seen[outcome]:>9}" for outcome in OUTCOMES)
        for (outcome, device, reason), count in self.reasons.most_common():
            what = f"no {reason}" if outcome == "refused" else reason
            yield f"{outcome} {count} on {device}: {what}"

    def capability_lines(self) -> Iterable[str]:
        """A line for each capability, a letter for each device."""
        devices = self._devices()
        yield "P passed, p passed but for what the device refused, R refused, s skipped, F failed, . no test:"
        for number, device in enumerate(devices):
            yield "      " + "| " * number + device
        for row, title in CAPABILITIES.items():
            letters = [LETTERS.get(self._cell(row, device), ".") for device in devices]
            yield f"  {row:3} {' '.join(letters)} {title}"

    def record(self) -> dict[str, Any]:
        """Capability by device, as JSON takes it."""
        devices = self._devices()
        return {
            "devices": {device: dict(self.counts[device]) for device in devices},
            "skipped": {device: self._reasons("skipped", device) for device in devices},
            "refused": {device: self._reasons("refused", device) for device in devices},
            "capabilities": [
                {
                    "row": row,
                    "title": title,
                    "devices": {
                        device: {
                            "outcome": self._cell(row, device),
                            "tests": dict(self.cells[row][device]),
                            "reasons": list(self.notes[row, device]),
                        }
                        for device in devices
                        if self._cell(row, device) != "none"
                    },
                }
                for row, title in CAPABILITIES.items()
            ],
        }

    def _reasons(self, outcome: str, device: str) -> dict[str, int]:
        """How often each reason was given, most frequent first."""
        found = self.reasons.most_common()
        return {reason: n for (what, where, reason), n in found if (what, where) == (outcome, device)}

    def _devices(self) -> list[str]:
        return sorted(self.counts)

    def _cell(self, row: int, device: str) -> str:
        seen = self.cells.get(row, {}).get(device, Counter[str]())
        if seen["failed"]:
            return "failed"
        if seen["passed"]:
            return "partly" if seen["refused"] else "passed"
        return "refused" if seen["refused"] else "skipped" if seen["skipped"] else "none"

    def _proven(self, row: int) -> bool:
        """Whether a test of the row passed on some device, and none failed on any."""
        return all(not seen["failed"] for seen in self.cells[row].values()) and any(
            seen["passed"] for seen in self.cells[row].values()
        )

    def _why(self, row: int) -> str:
        seen = self.cells.get(row)
        if not seen:
            return "no test ran"
        failed = sorted(device for device, counts in seen.items() if counts["failed"])
        return f"a test fails on {', '.join(failed)}" if failed else "only skipped"


def _reason(report: pytest.TestReport) -> str:
    if hasattr(report, "wasxfail"):
        return f"expected to fail: {report.wasxfail}"
    if isinstance(report.longrepr, tuple):
        return str(report.longrepr[2]).removeprefix("Skipped: ")
    return "no reason given"
