"""What a profile holds: the times of launches, their summary, and the trace that viewers show."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any, Literal

from burn_cube.record import record


@record
class KernelTime:
    """A launch; times in nanoseconds of `time.perf_counter_ns`.

    `queued` is when Python asked for it; `clock` says whose `start` and `end` are.
    """

    kernel: str
    device: str
    grid: tuple[int, int, int]
    queued: int
    start: int
    end: int
    clock: Literal["device", "host"]

    @property
    def duration(self) -> int:
        """Nanoseconds that it ran."""
        return self.end - self.start


@record
class KernelSummary:
    """All launches of a kernel on a device; times in nanoseconds."""

    kernel: str
    device: str
    count: int
    total: int
    shortest: int
    longest: int

    @property
    def mean(self) -> float:
        """Nanoseconds of a launch."""
        return self.total / self.count

    def __str__(self) -> str:
        each = f"{self.shortest / 1e3:.1f} to {self.longest / 1e3:.1f} us"
        return f"  {self.kernel}  {self.count} x  {self.total / 1e6:.3f} ms  {each}  ({self.device})"


def summary(launches: Iterable[KernelTime]) -> Sequence[KernelSummary]:
    """A row for each kernel on each device, the longest total first."""
    groups: dict[tuple[str, str], list[int]] = {}
    for launch in launches:
        groups.setdefault((launch.kernel, launch.device), []).append(launch.duration)
    rows = [
        KernelSummary(kernel, device, len(all), sum(all), min(all), max(all))
        for (kernel, device), all in groups.items()
    ]
    return tuple(sorted(rows, key=lambda row: row.total, reverse=True))


def write(
    path: str | os.PathLike[str], name: str, begin: int, end: int, launches: Iterable[KernelTime]
) -> None:
    """A file in Chrome's trace event format: a row for the program, one for each device."""
    import json  # slow to load, and few programs write traces

    with open(path, "w", encoding="utf-8") as file:
        json.dump({"traceEvents": _events(name, begin, end, launches), "displayTimeUnit": "ns"}, file)


def _events(name: str, begin: int, end: int, launches: Iterable[KernelTime]) -> list[dict[str, Any]]:
    rows: dict[str, int] = {}
    events = [_event(name, 0, begin, end)]
    for launch in launches:
        row = rows.setdefault(launch.device, len(rows) + 1)
        event = _event(launch.kernel, row, launch.start, launch.end)
        waited = (launch.start - launch.queued) / 1e3
        event["args"] = {"grid": list(launch.grid), "waited_us": waited, "clock": launch.clock}
        events.append(event)
    named = [("program", 0), *rows.items()]
    return [*(_meta(text, row) for text, row in named), *events]


def _event(name: str, row: int, start: int, end: int) -> dict[str, Any]:
    """A bar; the format counts in microseconds."""
    bar = {"name": name, "ph": "X", "pid": os.getpid(), "tid": row}
    return {**bar, "ts": start / 1e3, "dur": (end - start) / 1e3}


def _meta(name: str, row: int) -> dict[str, Any]:
    return {"name": "thread_name", "ph": "M", "pid": os.getpid(), "tid": row, "args": {"name": name}}
