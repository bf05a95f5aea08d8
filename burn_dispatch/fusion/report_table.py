"""A report as text for people."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Iterable

from rich import box
from rich.console import Console
from rich.table import Table

from burn_dispatch.fusion.report import FusedKernel, Report

_COLUMNS = ("kernel", "runs", "ops", "output", "read", "written", "saved", "in place", "begun because")
_RIGHT = {"runs", "ops", "read", "written", "saved", "in place"}
_FOLDED = {"kernel", "output", "begun because"}


def text(report: Report, width: int) -> str:
    """A row for each kernel, however often it ran, and a line about all."""
    runs = Counter(report.kernels)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in _COLUMNS:
        table.add_column(
            column,
            justify="right" if column in _RIGHT else "left",
            overflow="fold",
            no_wrap=column not in _FOLDED,
        )
    for kernel, count in runs.items():
        table.add_row(*_cells(kernel, count))
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False, markup=False)
    if runs:
        console.print(table)
    console.print(_summary(report), soft_wrap=True)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    return "\n".join([line.rstrip() for line in lines if line.strip()])


def _cells(kernel: FusedKernel, runs: int) -> Iterable[str]:
    dtypes = " ".join([str(dtype) for dtype in kernel.dtypes])
    return (
        kernel.name, str(runs), str(len(kernel.ops)), f"{dtypes} {list(kernel.shape)}",
        size(kernel.bytes_read), size(kernel.bytes_written), size(kernel.bytes_saved),
        str(len(kernel.in_place)) if kernel.in_place else "", kernel.reason,
    )  # fmt: skip


def _summary(report: Report) -> str:
    kernels, drains = len(report.kernels), report.drains
    line = (
        f"{_many(kernels, 'kernel')} for {_many(report.ops, 'op')} in {_many(drains, 'drain')}: "
        f"{size(report.bytes_read)} read, {size(report.bytes_written)} written, "
        f"{size(report.bytes_saved)} saved, {_many(report.in_place, 'output')} in place"
    )
    alone = Counter(report.ran_alone)
    if not alone:
        return line
    return f"{line}\nran alone: {', '.join([f'{op} x {n}' if n > 1 else op for op, n in alone.items()])}"


def _many(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"


def size(count: int) -> str:
    """Bytes, to be read by people."""
    number = float(count)
    for unit in ("B", "KiB", "MiB"):
        if abs(number) < 1024:
            return f"{count} B" if unit == "B" else f"{number:.1f} {unit}"
        number /= 1024
    return f"{number:.1f} GiB"
