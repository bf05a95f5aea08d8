"""Records as lines of text: a rich table on a terminal, plain columns in a pipe, JSON where asked for."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence

import click
from rich.console import Console
from rich.table import Table

from burn_dispatch.bench.record import Record

HEADINGS = ("workload", "dtype", "size", "by", "median", "q10", "q90", "n", "GB/s", "GFLOP/s", "of limit",
            "of best peer", "check")  # fmt: skip
_WIDTHS = (14, 5, 13, 10, 9, 9, 9, 6, 7, 8, 8, 12, 0)


class Report:
    """Takes the records of one workload at a time."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.rich = not as_json and sys.stdout.isatty()
        self._rows: list[Sequence[str]] = []
        if not as_json and not self.rich:
            click.echo(_plain(HEADINGS))

    def add(self, records: Sequence[Record]) -> None:
        """Write them, or keep them for the table."""
        for record in records:
            if self.as_json:
                click.echo(json.dumps(record.as_dict()))
            elif self.rich:
                self._rows.append(cells(record))
            else:
                click.echo(_plain(cells(record)))

    def finish(self) -> None:
        """Write the table."""
        if self.rich:
            table = Table(*HEADINGS, box=None, header_style="bold cyan")
            for column in table.columns[4:-1]:
                column.justify = "right"
            for row in self._rows:
                table.add_row(*row, style="bold" if row[3] == "burn-cube" else "")
            Console().print(table)


def _plain(texts: Sequence[str]) -> str:
    return " ".join(_aligned(texts)).rstrip()


def _aligned(texts: Sequence[str]) -> Iterator[str]:
    for position, (text, width) in enumerate(zip(texts, _WIDTHS, strict=True)):
        yield text.rjust(width) if 4 <= position < len(texts) - 1 else text.ljust(width)


def cells(record: Record) -> tuple[str, ...]:
    """A row; what is not known or not the point is a dash."""
    m = record.measurement
    head = (m.workload.name, m.workload.dtype, m.workload.size, m.implementation)
    if m.seconds is None:
        return (*head, *["-"] * 8, f"failed: {m.failed}")
    s = m.seconds
    return (
        *head, duration(s.median), duration(s.q10), duration(s.q90), str(s.n),
        _number(record.gbps), _number(record.gflops), _percent(record.roofline),
        "-" if record.ratio_best_peer is None else f"{record.ratio_best_peer:.2f}x",
        "ok" if m.verified else f"WRONG by {m.error:.1e}",
    )  # fmt: skip


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
