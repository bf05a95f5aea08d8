"""Records as text: a rich table on a terminal, plain columns in a pipe; JSON, CSV, Markdown if asked for."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal

import click
from rich.console import Console
from rich.table import Table
from rich.text import Text

from burn_dispatch.bench.record import Record

Format = Literal["table", "json", "csv", "markdown"]
HEADINGS = ("workload", "dtype", "size", "by", "cache", "median", "noise", "q10", "q90", "n", "GB/s",
            "GFLOP/s", "of limit", "of best peer", "check")  # fmt: skip
NUMBERS = range(5, 14)
"""Columns of numbers, which end at one place."""
_WIDTHS = (18, 5, 20, 18, 5, 9, 6, 9, 9, 6, 7, 8, 8, 12, 0)
_FIRST_TO_GO = ("q10", "q90", "n", "GFLOP/s", "of limit", "GB/s", "noise", "dtype", "of best peer", "cache")
"""Columns that a narrow terminal does without, in this order."""
_LEAST = tuple(HEADINGS.index(name) for name in ("workload", "size", "by", "median", "check"))
_FOLDED = 24
"""The width of a reason that is folded."""
_STYLES = {"wrong": "bold red", "failed": "red", "noisy": "yellow", "unchecked": "yellow"}


class Report:
    """Takes the records of one workload at a time."""

    def __init__(self, how: Format = "table") -> None:
        self.how: Format = how
        self.rich = how == "table" and sys.stdout.isatty()
        self.records: list[Record] = []
        if how == "table" and not self.rich:
            click.echo(_plain(HEADINGS))
        if how == "markdown":
            click.echo(_markdown(HEADINGS))
            click.echo("|" + "|".join("--:" if k in NUMBERS else "---" for k in range(len(HEADINGS))) + "|")
        self._csv = csv.writer(sys.stdout, lineterminator="\n") if how == "csv" else None

    def add(self, records: Sequence[Record]) -> None:
        """Write them, or keep them for the table."""
        for record in records:
            self._write(record)
            self.records.append(record)

    def _write(self, record: Record) -> None:
        if self.how == "json":
            click.echo(json.dumps(record.as_dict()))
        elif self._csv is not None:
            row = flat(record)
            if not self.records:
                self._csv.writerow(row)
            self._csv.writerow("" if value is None else value for value in row.values())
        elif self.how == "markdown":
            click.echo(_markdown(cells(record)))
        elif not self.rich:
            click.echo(_plain(cells(record)))

    def finish(self, environment: Mapping[str, Any]) -> None:
        """Write the table; what the run depends on follows JSON, as one more object."""
        if self.how == "json":
            click.echo(json.dumps({"environment": environment}))
        if self.rich:
            self._finish_rich(Console())

    def _finish_rich(self, console: Console) -> None:
        """The table with the columns that there is room for; without room for any, a line each."""
        shown, left_out = columns(self.records, console.width)
        if shown:
            console.print(_rich(self.records, shown))
        else:
            for record in self.records:
                console.print(Text(" ".join(cells(record)[k] for k in _LEAST)))
        if left_out:
            names = ", ".join(HEADINGS[k] for k in left_out)
            click.echo(f"note: no room for {names}: --csv, --json and --html have them", err=True)


def columns(records: Sequence[Record], width: int) -> tuple[list[int], list[int]]:
    """The columns that fit into a width, and those left out of it; none fit where the least do not."""
    several = len({record.measurement.cache for record in records}) > 1
    shown = [k for k, heading in enumerate(HEADINGS) if heading != "cache" or several]
    rows = [HEADINGS, *map(cells, records)]
    needed = {k: 2 + max(len(row[k]) for row in rows) for k in shown}
    if any(record.status in ("failed", "unchecked") for record in records):
        needed[len(HEADINGS) - 1] = min(needed[len(HEADINGS) - 1], _FOLDED)  # reasons go over several lines
    left_out: list[int] = []
    for k in (HEADINGS.index(name) for name in _FIRST_TO_GO if HEADINGS.index(name) in needed):
        if sum(needed.values()) > width:
            left_out.append(k)
            del needed[k]
    return (list(needed) if sum(needed.values()) <= width else []), sorted(left_out)


def _rich(records: Sequence[Record], shown: Sequence[int]) -> Table:
    table = Table(box=None, header_style="bold cyan", row_styles=())
    for k in shown:
        table.add_column(HEADINGS[k], justify="right" if k in NUMBERS else "left", overflow="fold")
    last = ""
    for record in records:
        row, status = cells(record), record.status
        if last not in ("", record.measurement.workload.key):
            table.add_section()
        last = record.measurement.workload.key
        style = _STYLES.get(status, "")
        texts = [Text(row[k], style=style if HEADINGS[k] == "check" else "") for k in shown]
        table.add_row(*texts, style="bold" if record.measurement.implementation.is_ours else "")
    return table


def _plain(texts: Sequence[str]) -> str:
    return " ".join(_aligned(texts)).rstrip()


def _aligned(texts: Sequence[str]) -> Iterator[str]:
    for position, (text, width) in enumerate(zip(texts, _WIDTHS, strict=True)):
        yield text.rjust(width) if position in NUMBERS else text.ljust(width)


def _markdown(texts: Sequence[str]) -> str:
    return "| " + " | ".join(text.replace("|", "\\|") for text in texts) + " |"


def flat(record: Record) -> dict[str, Any]:
    """A record without inner ones: the columns of CSV."""
    found = record.as_dict()
    spread = found.pop("seconds") or dict.fromkeys(("median", "q10", "q90", "n", "noise"))
    return {**found, **{f"seconds_{name}": value for name, value in spread.items()}}


def cells(record: Record) -> tuple[str, ...]:
    """A row; what is not known or not the point is a dash. Nothing is timed that is wrong."""
    m = record.measurement
    head = (m.workload.name, m.workload.dtype, m.workload.size, m.implementation.label, m.cache)
    if m.seconds is None:
        return (*head, *["-"] * len(NUMBERS), check(record))
    s = m.seconds
    return (
        *head, duration(s.median), _noise(s.noise), duration(s.q10), duration(s.q90), str(s.n),
        _number(record.gbps), _number(record.gflops), _percent(record.roofline),
        "-" if record.ratio_best_peer is None else f"{record.ratio_best_peer:.2f}x", check(record),
    )  # fmt: skip


def _noise(share: float) -> str:
    return f"{100 * share:.0f}%" if share < 10 else ">999%"


def check(record: Record) -> str:
    """Whether the result is right, and whether its times can be trusted."""
    m = record.measurement
    match record.status:
        case "failed":
            return f"failed: {m.failed}"
        case "wrong":
            return f"WRONG by {m.error:.1e}"
        case "unchecked":
            return f"not checked: {m.unchecked}"
        case "noisy":
            return "ok, too noisy"
        case _:
            return "ok"


def duration(seconds: float) -> str:
    """Three digits and a unit."""
    for unit, factor in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        text = f"{seconds / factor:.3g}"
        if float(text) >= 1:
            return f"{float(text):g} {unit}"
    return f"{seconds / 1e-9:.3g} ns"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.3g}"


def _percent(value: float | None) -> str:
    return "-" if value is None else f"{100 * value:.0f}%"
