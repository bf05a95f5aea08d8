"""The roofline: what arithmetic per byte allows on this machine, and where our results lie."""

from __future__ import annotations

import html
from collections.abc import Sequence

from burn_cube.testing.chart import BOTTOM, LEFT, RIGHT, TOP, Scale, axes, number
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.output.table import duration
from burn_dispatch.bench.record import Record
from burn_kernels.probes import FOOTPRINTS

WIDTH, HEIGHT = 1100, 460
Roof = tuple[str, float]
"""A name, and GB/s or GFLOP/s."""


def intensity(record: Record) -> float | None:
    """Operations for each byte that must be moved; None where one of them is not known."""
    m = record.measurement
    moved = m.workload.bytes or m.touched
    return m.workload.flops / moved if m.workload.flops and moved else None


def bandwidths(limits: Limits) -> list[Roof]:
    """The best probe of each footprint, the largest footprint first."""
    found: list[Roof] = []
    for size in reversed(FOOTPRINTS):
        rates = [rate for key, rate in limits.rates.items() if key.endswith(f"/f32/{size}")]
        found += [(f"{size}B", max(rates))] if rates else []
    return found


def arithmetic(limits: Limits) -> list[Roof]:
    """The probes of multiply-adds, f32 first."""
    keys = {dtype: f"probes/fma/{dtype}/registers" for dtype in ("f32", "f64")}
    return [(f"fma {dtype}", limits.rates[key]) for dtype, key in keys.items() if key in limits.rates]


def roofline(records: Sequence[Record], limits: Limits) -> str:
    """A list of the roofs, then one SVG element; empty if no result has both operations and bytes."""
    points = [
        (at, record.gflops, record)
        for record in records
        if (at := intensity(record)) is not None and record.gflops is not None
    ]
    hot = [point for point in points if point[2].measurement.cache == "hot"]
    points = hot or points  # the roofs are those of warm caches
    if not points:
        return ""
    slopes, tops = bandwidths(limits), arithmetic(limits)
    heights = [rate for _, rate in tops] or [max(height for _, height, _ in points)]
    ridges = [heights[0] / rate for _, rate in slopes]
    xs = [at for at, _, _ in points] + ridges
    ys = [height for _, height, _ in points] + heights
    x = Scale(min(xs) / 2, max(xs) * 2, LEFT, WIDTH - RIGHT, True)
    y = Scale(min(ys) / 2, max(ys) * 1.6, HEIGHT - BOTTOM, TOP, True)
    names = Names(x.begin, x.end)
    body = [axes(x, y, "operations for each byte (FLOP/B)", "GFLOP/s")]
    body += [_slope(roof, heights[0], x, y, names, k == 0) for k, roof in enumerate(slopes)]
    body += [_top(roof, x, y, slopes, names, k == 0) for k, roof in enumerate(tops)]
    body += _points(points, x, y, names)
    return (
        f'{_list(slopes, tops)}<div class="wide"><svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role="img" aria-label="roofline" xmlns="http://www.w3.org/2000/svg">\n{"".join(body)}\n</svg></div>'
    )


def _list(slopes: Sequence[Roof], tops: Sequence[Roof]) -> str:
    texts = [f"{name} arrays: {number(rate)} GB/s" for name, rate in slopes]
    texts += [f"{name}: {number(rate)} GFLOP/s" for name, rate in tops]
    return f'<p class="quiet">Measured limits: {html.escape("; ".join(texts)) or "none"}</p>'


class Names:
    """Names in the picture, none over another."""

    def __init__(self, begin: float, end: float) -> None:
        self._begin, self._end = begin, end
        self._taken: list[tuple[float, float, float]] = []  # from, to, baseline

    def keep_off(self, x: float, y: float) -> None:
        """A dot that no name may cover."""
        self._taken.append((x - 6, x + 6, y + 4))

    def put(self, name: str, kind: str, choices: Sequence[tuple[float, float, str]]) -> str:
        """At the first of these places (x, baseline, anchor) that is free; nothing if none is."""
        width = 6.2 * len(name)
        for x, base, anchor in choices:
            first = x if anchor == "start" else x - width
            last = first + width
            free = all(first > b or last < a or abs(base - other) > 13 for a, b, other in self._taken)
            if free and first > self._begin and last < self._end:
                self._taken.append((first, last, base))
                at = f'x="{x:.1f}" y="{base:.1f}" text-anchor="{anchor}"'
                return f'<text class="{kind}" {at}>{html.escape(name)}</text>'
        return ""


def _slope(roof: Roof, top: float, x: Scale, y: Scale, names: Names, main: bool) -> str:
    """A bandwidth: y = rate * x up to the roof."""
    name, rate = roof
    begin, end = max(x.low, y.low / rate), min(x.high, top / rate)
    if begin >= end:
        return ""
    ends = [(x(begin), y(rate * begin)), (x(end), y(rate * end))]
    line = "L".join(f"{px:.1f} {py:.1f}" for px, py in ends)
    (left, low), (right, high) = ends
    text = f"{number(rate)} GB/s"
    places = [(left + k * (right - left) + 8, low + k * (high - low) + 12, "start") for k in (0.3, 0.5, 0.7)]
    said = names.put(text, "roofname", places) if main else ""
    return f'<path class="roof{"" if main else " low"}" d="M{line}"><title>{name} {text}</title></path>{said}'


def _top(roof: Roof, x: Scale, y: Scale, slopes: Sequence[Roof], names: Names, main: bool) -> str:
    name, rate = roof
    begin = max(x.low, rate / max(r for _, r in slopes)) if slopes else x.low
    if begin >= x.high:
        return ""
    text = f"{name} {number(rate)} GFLOP/s"
    places = [(x(begin) + away, y(rate) - 6, "start") for away in (40, 160, 280)]
    said = names.put(text, "roofname", places)
    line = f"M{x(begin):.1f} {y(rate):.1f}H{x.end:g}"
    return f'<path class="roof{"" if main else " low"}" d="{line}"><title>{text}</title></path>{said}'


def _points(points: Sequence[tuple[float, float, Record]], x: Scale, y: Scale, names: Names) -> list[str]:
    """Dots; each has its name beside it, where no other name is already."""
    for at, height, _ in points:
        names.keep_off(x(at), y(height))
    found: list[str] = []
    for at, height, record in sorted(points, key=lambda point: -point[1]):
        m = record.measurement
        assert m.seconds is not None
        share = "" if record.roofline is None else f", {100 * record.roofline:.0f} % of the limit"
        name = f"{m.workload.name} {m.workload.size}"
        title = f"{name} {m.workload.dtype}: {number(height)} GFLOP/s, {duration(m.seconds.median)}{share}"
        px, py = x(at), y(height)
        found.append(
            f'<g class="s0"><circle class="dot" cx="{px:.1f}" cy="{py:.1f}" r="5">'
            f"<title>{html.escape(title)}</title></circle></g>"
        )
        beside = [
            (px + 9, py + 4, "start"),
            (px - 9, py + 4, "end"),
            (px + 9, py + 17, "start"),
            (px - 9, py - 9, "end"),
        ]
        found.append(names.put(name, "name", beside))
    return found
