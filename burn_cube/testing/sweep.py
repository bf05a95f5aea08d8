"""Sweeps: one function measured over a range of sizes, for several providers, as a table and a chart."""

from __future__ import annotations

import csv
import html
import io
import itertools
import math
import os
from collections.abc import Callable, Mapping, Sequence
from numbers import Real
from pathlib import Path
from typing import Any, cast

from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.record import field, record
from burn_cube.testing.chart import STYLE, Point, Series, legend, line_chart

Measured = float | Sequence[float]
"""A value, or the value with the low and the high end of its spread; NaN where there is none."""


@record
class Benchmark:
    """What to sweep: the x axis takes `x_vals`, a value for each of `x_names` (or one for all of them); there
    is a line for each of `line_vals`, passed as `line_arg`; `args` are passed as they are."""

    x_names: Sequence[str]
    x_vals: Sequence[Any]
    line_arg: str
    line_vals: Sequence[Any]
    line_names: Sequence[str] = ()
    plot_name: str = "benchmark"
    args: Mapping[str, Any] = field(default_factory=dict)
    x_label: str = ""
    y_label: str = "ms"
    x_log: bool = False
    y_log: bool = False

    def __post_init__(self) -> None:
        for name in ("x_names", "x_vals", "line_vals", "line_names"):
            _check_several(self.plot_name, name, getattr(self, name))
        if not len(self.x_names) or not len(self.x_vals) or not len(self.line_vals):
            raise LaunchValueError(f"cannot sweep {self.plot_name}: got no x_names, x_vals or line_vals")
        if self.line_names and len(self.line_names) != len(self.line_vals):
            raise LaunchValueError(
                f"cannot sweep {self.plot_name}: got {len(self.line_names)} line_names, "
                f"expected one for each of {len(self.line_vals)} line_vals"
            )
        for values in self.x_vals:
            self.x_of(values)

    @property
    def names(self) -> tuple[str, ...]:
        """The lines, as they are shown."""
        return tuple(self.line_names) or tuple(map(str, self.line_vals))

    def x_of(self, values: Any) -> dict[str, Any]:
        """The arguments of a point of the x axis."""
        many = isinstance(values, tuple | list)
        given = tuple(cast("Sequence[Any]", values)) if many else (values,) * len(self.x_names)
        if len(given) != len(self.x_names):
            raise LaunchValueError(
                f"cannot sweep {self.plot_name}: got {shown(given)} for {', '.join(self.x_names)}"
            )
        return dict(zip(self.x_names, given, strict=True))


@record
class Report:
    """What a sweep found: by line, then by point of the x axis, value, low and high."""

    benchmark: Benchmark
    values: Sequence[Sequence[tuple[float, float, float]]]

    @property
    def x(self) -> list[dict[str, Any]]:
        """The arguments of each point of the x axis."""
        return [self.benchmark.x_of(values) for values in self.benchmark.x_vals]

    def rows(self) -> list[list[str]]:
        """A heading, then a row for each point of the x axis."""
        names = self.benchmark.names
        head = [*self.benchmark.x_names, *(f"{name} ({self.benchmark.y_label})" for name in names)]
        body = [
            [*map(str, x.values()), *(f"{line[k][0]:.4g}" for line in self.values)]
            for k, x in enumerate(self.x)
        ]
        return [head, *body]

    def __str__(self) -> str:
        rows = self.rows()
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = ("  ".join(text.rjust(w) for text, w in zip(row, widths, strict=True)) for row in rows)
        return "\n".join([self.benchmark.plot_name, *lines])

    def csv(self) -> str:
        """Every value with its spread."""
        out = io.StringIO()
        writer = csv.writer(out, lineterminator="\n")
        ends = [f"{name}{end}" for name in self.benchmark.names for end in ("", " low", " high")]
        writer.writerow([*self.benchmark.x_names, *ends])
        for k, x in enumerate(self.x):
            writer.writerow([*x.values(), *itertools.chain.from_iterable(line[k] for line in self.values)])
        return out.getvalue()

    def html(self) -> str:
        """A page with the chart and the table; it needs nothing else."""
        head, *body = self.rows()
        table = "".join(f"<tr>{''.join(f'<td>{html.escape(c)}</td>' for c in row)}</tr>" for row in body)
        heads = "".join(f"<th>{html.escape(c)}</th>" for c in head)
        name, series = html.escape(self.benchmark.plot_name), self._series()
        b = self.benchmark
        chart = line_chart(series, b.x_label or b.x_names[0], b.y_label, x_log=b.x_log, y_log=b.y_log)
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" '
            f'content="width=device-width"><title>{name}</title><style>{STYLE.read_text(encoding="utf-8")}'
            f"{_PAGE}</style><main><h1>{name}</h1>{legend(series)}{chart}"
            f'<div class="wide"><table><tr>{heads}</tr>{table}</table></div></main></html>\n'
        )

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write `path`, as its ending says: .csv or .html."""
        file = Path(path)
        written = {".csv": self.csv, ".html": self.html}.get(file.suffix)
        if written is None:
            raise LaunchValueError(f"cannot save a report as {file.name}: expected a name in .csv or .html")
        file.write_text(written(), encoding="utf-8")

    def _series(self) -> list[Series]:
        found: list[Series] = []
        for colour, (name, line) in enumerate(zip(self.benchmark.names, self.values, strict=True)):
            points: list[Point] = []
            for k, (x, value) in enumerate(zip(self.x, line, strict=True)):
                if not all(map(math.isfinite, value)):
                    continue
                first = next(iter(x.values()))
                at = float(first) if isinstance(first, int | float) else float(k)
                label = f"{name}, {', '.join(f'{key} = {v}' for key, v in x.items())}: {value[0]:.4g}"
                points.append(Point(at, *value, f"{label} {self.benchmark.y_label}"))
            found.append(Series(name, points, colour))
        return found


class Sweep:
    """A function with its benchmarks; `run` measures."""

    def __init__(self, fn: Callable[..., Measured], benchmarks: Sequence[Benchmark]) -> None:
        self.fn, self.benchmarks = fn, benchmarks

    def __call__(self, *args: Any, **kwargs: Any) -> Measured:
        """One measurement."""
        return self.fn(*args, **kwargs)

    def run(
        self, *, show: bool = True, save_path: str | os.PathLike[str] | None = None
    ) -> tuple[Report, ...]:
        """A report for each benchmark; prints them, and writes NAME.csv and NAME.html into a folder."""
        found: list[Report] = []
        for benchmark in self.benchmarks if save_path is not None else ():
            _check_file(benchmark.plot_name)
        for benchmark in self.benchmarks:
            report = Report(benchmark, [self._line(benchmark, value) for value in benchmark.line_vals])
            if show:
                print(report)
            if save_path is not None:
                folder = Path(save_path)
                folder.mkdir(parents=True, exist_ok=True)
                for suffix in (".csv", ".html"):
                    report.save(folder / f"{benchmark.plot_name}{suffix}")
            found.append(report)
        return tuple(found)

    def _line(self, benchmark: Benchmark, value: Any) -> list[tuple[float, float, float]]:
        fixed = {**benchmark.args, benchmark.line_arg: value}
        return [_spread(self.fn(**benchmark.x_of(x), **fixed), benchmark) for x in benchmark.x_vals]


def _check_several(plot: str, name: str, value: object) -> None:
    """Arrays and ranges are several values, too; a text is not, though it could be counted through."""
    if isinstance(value, str) or not (hasattr(value, "__len__") and hasattr(value, "__getitem__")):
        raise LaunchTypeError(f"cannot sweep {plot}: got {shown(value)} as {name}, expected several values")


def _check_file(name: str) -> None:
    if not name or {"/", "\\"} & set(name):
        raise LaunchValueError(
            f"cannot save a report as {shown(name)}: expected a plot_name that is the name of a file"
        )


def _spread(measured: Measured, benchmark: Benchmark) -> tuple[float, float, float]:
    given: Any = (measured,) if isinstance(measured, Real) else measured
    try:
        found: list[float] = [] if isinstance(given, str) else [float(value) for value in given]
    except (TypeError, ValueError):
        found = []
    if len(found) not in (1, 3):
        raise LaunchTypeError(
            f"cannot sweep {benchmark.plot_name}: the function returned {shown(measured)}, "
            "expected a number, or the value with its low and its high end"
        )
    middle, first, second = found[0], found[len(found) // 2], found[-1]
    return middle, min(first, second), max(first, second)


def perf_report(
    benchmarks: Benchmark | Sequence[Benchmark],
) -> Callable[[Callable[..., Measured]], Sweep]:
    """Make a sweep of a function that takes `x_names`, `line_arg` and `args` by name, and returns a number or
    a number with its low and high end, in the unit that `y_label` names."""
    many = (benchmarks,) if isinstance(benchmarks, Benchmark) else tuple(benchmarks)
    if not all(isinstance(cast("object", one), Benchmark) for one in many):
        raise LaunchTypeError(f"cannot sweep: got {shown(benchmarks)}, expected one Benchmark or several")
    return lambda fn: Sweep(fn, many)


_PAGE = """
body { margin: 0; background: var(--ground); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; }
.wide { overflow-x: auto; margin-top: 24px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 12px; border-bottom: 1px solid var(--line); white-space: nowrap; }
"""
