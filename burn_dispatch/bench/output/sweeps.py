"""Sweeps of the page: a chart for each workload that was measured at several points of an axis."""

from __future__ import annotations

import html
from collections.abc import Mapping, Sequence

from burn_cube.testing.chart import Point, Series, legend, line_chart, number
from burn_dispatch.bench.output.table import duration
from burn_dispatch.bench.record import Record

Place = Mapping[str, float]
_LEAST = 3
"""Points of a line."""
_FAR = 20
"""Between the best and the worst value, from where on a scale is logarithmic."""
_TICKS = 9


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
    lines: dict[tuple[str, bool], list[Point]] = {}
    for record in records:
        m = record.measurement
        lines.setdefault((m.implementation.label, m.cache == "cold"), []).append(_point(record, axis, unit))
    series = [
        Series(label + ", cold cache" * cold, points, colours[label], cold)
        for (label, cold), points in lines.items()
    ]
    every = [point.y for one in series for point in one.points]
    ticks = _ticks(sorted({point.x for one in series for point in one.points}))
    log = unit == "ms" or max(every) > _FAR * min(every)
    chart = line_chart(series, axis, unit, x_log=True, y_log=log, x_ticks=ticks)
    fixed = "".join(f", {name} = {value:g}" for name, value in rest)
    return f'<figure><h3>{html.escape(name)} over {html.escape(axis + fixed)}</h3>' \
           f'{legend(series)}<div class="wide">{chart}</div></figure>'  # fmt: skip


def _ticks(values: Sequence[float]) -> list[tuple[float, str]]:
    """The values themselves, every second one or fewer if they are many; powers of two as Ki and Mi."""
    kept = values[:: -(-len(values) // _TICKS)]
    return [(value, _short(int(value))) for value in kept]


def _short(value: int) -> str:
    for factor, letter in ((1 << 30, "Gi"), (1 << 20, "Mi"), (1 << 10, "Ki")):
        if value and value % factor == 0:
            return f"{value // factor}{letter}"
    return number(value)


def _point(record: Record, axis: str, unit: str) -> Point:
    m = record.measurement
    assert m.seconds is not None
    amount = {"GFLOP/s": m.workload.flops / 1e9, "GB/s": m.workload.bytes / 1e9}.get(unit)
    times = (m.seconds.median, m.seconds.q90, m.seconds.q10)
    y, low, high = (amount / t if amount is not None else t * 1e3 for t in times)
    at = place(m.workload.size)[axis]
    label = f"{m.implementation.label}, {axis} = {at:g}: {duration(m.seconds.median)}, {y:.3g} {unit}"
    return Point(at, y, min(low, high), max(low, high), label)
