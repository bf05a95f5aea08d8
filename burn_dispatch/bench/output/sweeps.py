"""Sweeps of the page: a chart for each workload that was measured at several points of an axis."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from burn_cube.testing.chart import Point, Series, legend, line_chart
from burn_dispatch.bench.output.table import duration
from burn_dispatch.bench.record import Record

Place = Mapping[str, float]
_LEAST = 3
"""Points of a line."""


def place(size: str) -> dict[str, float]:
    """Axes and values of a size such as `n=1024,rows=64`; nothing for other sizes."""
    found: dict[str, float] = {}
    for part in size.split(","):
        name, equals, value = part.partition("=")
        if not equals or not value.isdigit():
            return {}
        found[name] = float(value)
    return found


def sweeps(records: Sequence[Record], colours: Mapping[str, int]) -> str:
    """Charts, as HTML; empty if nothing was swept."""
    families: dict[tuple[str, str, str, tuple[tuple[str, float], ...]], list[Record]] = {}
    for record in records:
        w, m = record.measurement.workload, record.measurement
        axes = place(w.size)
        for axis in axes if m.seconds is not None else ():
            rest = tuple(item for item in axes.items() if item[0] != axis)
            families.setdefault((w.name, w.dtype, axis, rest), []).append(record)
    charts = [
        _chart(f"{name} {dtype}", axis, rest, found, colours)
        for (name, dtype, axis, rest), found in families.items()
        if len({record.measurement.workload.size for record in found}) >= _LEAST
    ]
    return f'<div class="charts">{"".join(charts)}</div>' if charts else ""


def _chart(
    name: str,
    axis: str,
    rest: Sequence[tuple[str, float]],
    records: Sequence[Record],
    colours: Mapping[str, int],
) -> str:
    unit = "GFLOP/s" if all(r.gflops is not None for r in records) else "GB/s"
    if unit == "GB/s" and any(record.gbps is None for record in records):
        unit = "ms"
    lines: dict[str, list[Point]] = {}
    for record in records:
        m = record.measurement
        label = m.implementation.label + (", cold" if m.cache == "cold" else "")
        lines.setdefault(label, []).append(_point(record, axis, unit))
    series = [
        Series(label, points, colours[label.removesuffix(", cold")] + (3 if label.endswith(", cold") else 0))
        for label, points in lines.items()
    ]
    chart = line_chart(series, axis, unit, x_log=True, y_log=unit == "ms")
    fixed = "".join(f", {name} = {value:g}" for name, value in rest)
    return f'<figure style="margin:0"><h3>{html.escape(name)} over {html.escape(axis + fixed)}</h3>' \
           f'{legend(series)}<div class="wide">{chart}</div></figure>'  # fmt: skip


def _point(record: Record, axis: str, unit: str) -> Point:
    m = record.measurement
    assert m.seconds is not None
    amount = {"GFLOP/s": m.workload.flops / 1e9, "GB/s": m.workload.bytes / 1e9}.get(unit)
    times = (m.seconds.median, m.seconds.q90, m.seconds.q10)
    y, low, high = (amount / t if amount is not None else t * 1e3 for t in times)
    at = place(m.workload.size)[axis]
    label = f"{m.implementation.label}, {axis} = {at:g}: {duration(m.seconds.median)}, {y:.3g} {unit}"
    return Point(at, y, min(low, high), max(low, high), label)
