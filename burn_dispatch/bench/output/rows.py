"""Rows of the page: how long each implementation takes beside ours, and how much of the limit we reach."""

from __future__ import annotations

import html
import math
from collections.abc import Mapping, Sequence

from burn_cube.testing.chart import COLOURS
from burn_dispatch.bench.output.table import duration
from burn_dispatch.bench.record import Record

Colours = Mapping[str, int]
"""By the label of an implementation."""
_TICKS = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8, 16, 32, 64)
_MOST = 64.0


def groups(records: Sequence[Record]) -> list[list[Record]]:
    """The records of each workload and state of the caches, ours first; nothing without times."""
    found: dict[tuple[str, str], list[Record]] = {}
    for record in records:
        if record.measurement.seconds is not None:
            found.setdefault((record.measurement.workload.key, record.measurement.cache), []).append(record)
    return [group for group in found.values() if group[0].measurement.implementation.is_ours]


def _seconds(record: Record) -> float:
    assert record.measurement.seconds is not None
    return record.measurement.seconds.median


def what(record: Record) -> str:
    """The name of a workload, as HTML."""
    w = record.measurement.workload
    cold = ", cold cache" if record.measurement.cache == "cold" else ""
    return f"{html.escape(w.name)} <small>{html.escape(f'{w.dtype} {w.size}{cold}')}</small>"


def ratios(records: Sequence[Record], colours: Colours) -> str:
    """Times as places on a line, ours at 1; empty if nothing is compared."""
    compared = [group for group in groups(records) if len(group) > 1]
    if not compared:
        return ""
    every = [_seconds(other) / _seconds(group[0]) for group in compared for other in group]
    low, high = _span(min(every), max(every))
    ticks = [tick for tick in _TICKS if low <= tick <= high]
    scale = "".join(
        _tick(k, tick, low, high) for k, tick in zip(map(_TICKS.index, ticks), ticks, strict=True)
    )
    inner = f'<div class="what"></div><div class="scale">{scale}</div><div class="said"></div>'
    head = f'<div class="row head">{inner}</div>'
    body = "".join(_ratio(group, colours, low, high) for group in compared)
    return f'<div class="rows">{head}{body}</div>'


def _tick(position: int, tick: float, low: float, high: float) -> str:
    """Every other one gives way on narrow screens, but not 1x."""
    spare = "spare" if (position - _TICKS.index(1)) % 2 else ""
    return f'<span class="{spare}" style="left:{_place(tick, low, high):.2f}%">{_times(tick)}</span>'


def _span(low: float, high: float) -> tuple[float, float]:
    """Powers of two around all ratios, with room for the marks."""
    return (
        2.0 ** math.floor(math.log2(max(min(low, 0.99), 1 / _MOST)) - 0.1),
        2.0 ** math.ceil(math.log2(min(max(high, 1.01), _MOST)) + 0.1),
    )


def _times(ratio: float) -> str:
    return f"{ratio:g}x" if ratio >= 1 else f"1/{1 / ratio:g}x"


def _place(ratio: float, low: float, high: float) -> float:
    inside = min(max(ratio, low), high)
    return 100 * math.log(inside / low) / math.log(high / low)


def _ratio(group: Sequence[Record], colours: Colours, low: float, high: float) -> str:
    ours = group[0]
    marks = [f'<div class="one" style="left:{_place(1, low, high):.2f}%"></div>']
    for record in [*group[1:], ours]:
        who = record.measurement.implementation
        ratio = _seconds(record) / _seconds(ours)
        title = f"{who.label}: {duration(_seconds(record))}, {ratio:.2f}x the time of ours"
        marks.append(
            f'<div class="mark s{colours[who.label] % COLOURS}{" ours" if who.is_ours else ""}" '
            f'style="left:{_place(ratio, low, high):.2f}%" title="{html.escape(title)}"></div>'
        )
    return f'<div class="row"><div class="what">{what(ours)}</div><div class="track">{"".join(marks)}</div>' \
           f'<div class="said">{_said(ours)}</div></div>'  # fmt: skip


def _said(ours: Record) -> str:
    if ours.ratio_best_peer is None or ours.best_peer is None:
        return duration(_seconds(ours))
    judged = "good" if ours.ratio_best_peer <= 1 else "bad" if ours.ratio_best_peer > 1.1 else ""
    name = html.escape(ours.best_peer)
    return f'<b class="{judged}">{ours.ratio_best_peer:.2f}x</b> of {name}<br>{duration(_seconds(ours))}'


def shares(records: Sequence[Record], colours: Colours) -> str:
    """How much of the measured limit our results reach, as bars."""
    found = [r for r in records if r.roofline is not None and r.measurement.implementation.is_ours]
    several = len({record.measurement.implementation.label for record in found}) > 1
    rows = "".join(_share(record, colours, several) for record in found)
    return f'<div class="rows">{rows}</div>' if found else ""


def _share(record: Record, colours: Colours, several: bool) -> str:
    assert record.roofline is not None
    label = record.measurement.implementation.label
    device = f" <small>{html.escape(record.measurement.implementation.device)}</small>" if several else ""
    rate = f"{record.gbps:.3g} GB/s" if record.gbps is not None else f"{record.gflops or 0:.3g} GFLOP/s"
    percent, colour = 100 * record.roofline, colours[label] % COLOURS
    bar = f'<div class="bar s{colour}"><i style="width:{min(100.0, percent):.1f}%"></i></div>'
    said = f'<div class="said"><b>{percent:.0f}%</b> {rate}</div>'
    return f'<div class="row"><div class="what">{what(record)}{device}</div>{bar}{said}</div>'
