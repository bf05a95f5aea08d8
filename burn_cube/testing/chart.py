"""Charts as SVG: lines over an axis that is linear or logarithmic. Colours come from `chart.css`."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence
from pathlib import Path

from burn_cube.record import record

STYLE = Path(__file__).with_name("chart.css")
LEFT, RIGHT, TOP, BOTTOM = 62, 14, 12, 44
COLOURS = 8


@record
class Point:
    """A value with its spread; `label` is what a pointer over it shows."""

    x: float
    y: float
    low: float
    high: float
    label: str = ""


@record
class Series:
    """A line and its place among the colours; `dashed` tells two lines of one colour apart."""

    name: str
    points: Sequence[Point]
    colour: int
    dashed: bool = False

    @property
    def style(self) -> str:
        """Its classes in `chart.css`."""
        return f"s{self.colour % COLOURS}" + (" dashed" if self.dashed else "")


@record
class Scale:
    """From values to places along an axis."""

    low: float
    high: float
    begin: float
    end: float
    log: bool

    def __call__(self, value: float) -> float:
        """The place of a value."""
        low, high, at = (math.log10(v) if self.log else v for v in (self.low, self.high, value))
        return self.begin + (at - low) / ((high - low) or 1.0) * (self.end - self.begin)

    def ticks(self, most: int = 7) -> list[float]:
        """Values worth a line: powers of ten, with halves between if there are few; else a round step."""
        if not self.log:
            return _round_ticks(self.low, self.high, most)
        first, last = math.floor(math.log10(self.low)), math.ceil(math.log10(self.high))
        every = max(1, math.ceil((last - first) / most))
        inner = (1, 2, 5) if self.high < 500 * self.low else (1,)
        found = [step * 10.0**power for power in range(first, last + 1, every) for step in inner]
        return [tick for tick in found if self.low * 0.999 <= tick <= self.high * 1.001]


def _round_ticks(low: float, high: float, most: int) -> list[float]:
    rough = (high - low or 1.0) / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)
    return [step * k for k in range(math.ceil(low / step), math.floor(high / step) + 1)]


def scale_of(values: Sequence[float], begin: float, end: float, log: bool, zero: bool = False) -> Scale:
    """A scale that holds the values, with some room; from 0 on where asked for and linear."""
    low, high = min(values), max(values)
    if log:
        room = (high / low) ** 0.05 if high > low else 1.5
        return Scale(low / room, high * room, begin, end, True)
    room = (high - low) * 0.05 or abs(high) * 0.1 or 1.0
    return Scale(0.0 if zero and low >= 0 else low - room, high + room, begin, end, False)


def number(value: float) -> str:
    """Three digits, and a letter for thousands and more."""
    if value == 0:
        return "0"
    for factor, letter in ((1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k")):
        if abs(value) >= 0.9995 * factor:
            return f"{float(f'{value / factor:.3g}'):g}{letter}"
    return f"{float(f'{value:.3g}'):g}"


def axes(x: Scale, y: Scale, x_label: str, y_label: str, x_ticks: Sequence[tuple[float, str]] = ()) -> str:
    """Grid, ticks and labels."""
    parts: list[str] = []
    for tick in y.ticks():
        parts.append(
            f'<line class="grid" x1="{x.begin:g}" x2="{x.end:g}" y1="{y(tick):.1f}" y2="{y(tick):.1f}"/>'
        )
        parts.append(
            f'<text x="{x.begin - 8:g}" y="{y(tick) + 4:.1f}" text-anchor="end">{number(tick)}</text>'
        )
    for tick, text in x_ticks or [(tick, number(tick)) for tick in x.ticks()]:
        parts.append(
            f'<line class="grid" y1="{y.begin:g}" y2="{y.end:g}" x1="{x(tick):.1f}" x2="{x(tick):.1f}"/>'
        )
        parts.append(
            f'<text x="{x(tick):.1f}" y="{y.begin + 18:g}" text-anchor="middle">{html.escape(text)}</text>'
        )
    middle = (x.begin + x.end) / 2
    parts.append(f'<path class="axis" d="M{x.begin:g} {y.end:g}V{y.begin:g}H{x.end:g}"/>')
    parts.append(
        f'<text x="{middle:g}" y="{y.begin + 36:g}" text-anchor="middle">{html.escape(x_label)}</text>'
    )
    across = (y.begin + y.end) / 2
    parts.append(f'<text transform="translate(14 {across:g}) rotate(-90)" text-anchor="middle">'
                 f"{html.escape(y_label)}</text>")  # fmt: skip
    return "\n".join(parts)


def legend(series: Sequence[Series]) -> str:
    """Names and colours, as a list of HTML."""
    items = (f'<li class="{s.style}"><i></i>{html.escape(s.name)}</li>' for s in series)
    return f'<ul class="legend">{"".join(items)}</ul>'


def line_chart(
    series: Sequence[Series], x_label: str, y_label: str, *, x_log: bool = False, y_log: bool = False,
    width: int = 760, height: int = 360, x_ticks: Sequence[tuple[float, str]] = (),
) -> str:  # fmt: skip
    """Lines with bands of their spread, as one SVG element; an empty text if there is nothing to show."""
    points = [point for one in series for point in one.points]
    if not points:
        return ""
    x_log, y_log = x_log and min(p.x for p in points) > 0, y_log and min(p.low for p in points) > 0
    x = scale_of([p.x for p in points], LEFT, width - RIGHT, x_log)
    y = scale_of([v for p in points for v in (p.low, p.high)], height - BOTTOM, TOP, y_log, zero=True)
    body = "\n".join(_line(one, x, y) for one in series)
    title = html.escape(f"{y_label} over {x_label}")
    return (
        f'<svg class="chart" viewBox="0 0 {width} {height}" role="img" aria-label="{title}" '
        f'xmlns="http://www.w3.org/2000/svg">\n{axes(x, y, x_label, y_label, x_ticks)}\n{body}\n</svg>'
    )


def _line(one: Series, x: Scale, y: Scale) -> str:
    points = sorted(one.points, key=lambda point: point.x)
    path = "L".join(f"{x(p.x):.1f} {y(p.y):.1f}" for p in points)
    there = "L".join(f"{x(p.x):.1f} {y(p.high):.1f}" for p in points)
    back = "L".join(f"{x(p.x):.1f} {y(p.low):.1f}" for p in reversed(points))
    dots = "".join(
        f'<circle class="dot" cx="{x(p.x):.1f}" cy="{y(p.y):.1f}" r="4">'
        f"<title>{html.escape(p.label or f'{one.name}: {number(p.y)}')}</title></circle>"
        for p in points
    )
    shapes = f'<path class="band" d="M{there}L{back}Z"/><path class="series" d="M{path}"/>'
    return f'<g class="{one.style}">{shapes}{dots}</g>'
