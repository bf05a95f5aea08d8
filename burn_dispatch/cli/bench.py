"""`burn-cube bench`: kernels and operations beside the machine's limits, other packages and earlier runs."""

from __future__ import annotations

import fnmatch
import json
import math
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import click

from burn_dispatch.bench import custom, devices, ours, peers, store, suites
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.output.table import Format
from burn_dispatch.bench.record import key_of
from burn_dispatch.bench.run import Cache
from burn_dispatch.bench.source import Source
from burn_dispatch.cli.bench_run import Asked, Output, execute
from burn_dispatch.cli.specialisation import MODES
from burn_dispatch.device import Device
from burn_kernels.workload import Workload

Command = TypeVar("Command", bound=Callable[..., Any])
ALL = "all"
CACHES: dict[str, tuple[Cache, ...]] = {"hot": ("hot",), "cold": ("cold",), "both": ("hot", "cold")}
_KERNEL = ("arg", "axis", "grid", "cube", "mode", "reference", "bytes", "flops", "tolerance")
"""Options that speak of the kernel of FILE:KERNEL."""


class _Finite(click.FloatRange):
    """Infinity and NaN lie in no range."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number of a text."""
        found = super().convert(value, param, ctx)
        return found if math.isfinite(found) else self.fail(f"{value} is no finite number", param, ctx)


_OPTIONS = (
    click.argument("target", required=False, metavar="[FILE:KERNEL]"),
    click.option("--suite", "suite_names", multiple=True, type=click.Choice(suites.SUITES),
                 help="Only these; default: all but probes."),
    click.option("--filter", "patterns", multiple=True, metavar="TEXT",
                 help="Only workloads with TEXT in suite/name/dtype/size; * and ? match as in file names."),
    click.option("--device", default="", metavar="NAME,...",
                 help="Where to run ours: cpu, cuda:1, vulkan, flex, ...; default: the default device."),
    click.option("--compare", is_flag=False, flag_value=ALL, metavar="[NAME,...]",
                 help=f"Run peers in turns: all that are installed, or some of {', '.join(peers.PEERS)}."),
    click.option("--cache", type=click.Choice(list(CACHES)), default="hot", show_default=True,
                 help="Whether caches are emptied before each call."),
    click.option("--budget", type=_Finite(min=0.0, min_open=True), metavar="SECONDS",
                 help="About how long to measure in all."),
    click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of the inputs."),
    click.option("--probe", is_flag=True, help="Measure the limits again, and keep what is higher."),
    click.option("--list", "listing", is_flag=True, help="List the workloads and run nothing."),
    click.option("--json", "how", flag_value="json", help="Write one JSON object a line."),
    click.option("--csv", "how", flag_value="csv", help="Write CSV."),
    click.option("--markdown", "how", flag_value="markdown", help="Write a table in Markdown."),
    click.option("--html", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
                 help="Write a page with charts, too."),
    click.option("--save", metavar="NAME", help="Keep the results by a name, or in FILE.json."),
    click.option("--baseline", metavar="NAME", help="Compare with what was kept; exit code 1 if slower."),
    click.option("--arg", "-a", multiple=True, metavar="NAME=VALUE",
                 help="Of the kernel: x=f32[4096, n], i=i32[n]:0..100, a=2.5, width=n, bias=none."),
    click.option("--axis", multiple=True, metavar="NAME=RANGE",
                 help="What to sweep: n=2^10..2^24 (doubles), n=64..512+64, n=1..4096*4, n=1,7,64."),
    click.option("--grid", metavar="X[,Y[,Z]]", help="Cubes; default: a unit an output element."),
    click.option("--cube", metavar="X[,Y[,Z]]", help="Units of a cube of the kernel."),
    click.option("--mode", type=click.Choice(MODES[:2]), help="What the kernel does about bounds."),
    click.option("--reference", metavar="FUNCTION", help="In the kernel's file; default: the interpreter."),
    click.option("--bytes", metavar="NUMBER", help="What the kernel must move, such as 8*n."),
    click.option("--flops", metavar="NUMBER", help="What the kernel must compute."),
    click.option("--tolerance", type=_Finite(min=0.0), metavar="SHARE",
                 help="The largest difference from the reference, as a share of the largest value."),
)  # fmt: skip


def _options(command: Command) -> Command:
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.command()
@_options
def bench(
    target: str | None, suite_names: tuple[str, ...], patterns: tuple[str, ...], device: str,
    compare: str | None, cache: str, budget: float | None, seed: int, probe: bool, listing: bool,
    how: Format | None, html: Path | None, save: str | None, baseline: str | None, **options: Any,
) -> None:  # fmt: skip
    """Measure kernels and operations: each result is checked first, and nothing that is wrong is timed.

    Without FILE:KERNEL our own suites are measured. A kernel of yours is measured as it declares itself by
    @bc.testing.workload, or as options say. Times are of whole calls until the device has finished, or of
    kernels alone by the clock of the device where it has one: the median, the 10 % and 90 % quantiles, and
    how far the medians of the turns lie apart. The limit is what this machine reached in probes of its
    bandwidth and arithmetic, remembered from the first run on. The budget is for both.
    """
    source = _source(target, suite_names, options)
    workloads = _selected(source, suite_names, patterns)
    if listing:
        click.echo("\n".join(_listed(workload, how == "json") for workload in workloads))
        return
    before = None if baseline is None else store.load(baseline)
    if save is not None:
        store.check(save)
    if html is not None:
        store.writable(html)
    there = devices.chosen(device)
    workloads = _runnable(workloads, there)
    who = (*(Implementation(OURS, str(one)) for one in there), *map(Implementation, _peers(compare, source)))
    asked = Asked(workloads, there, who, seed, budget, CACHES[cache], source)
    if before is not None:
        _comparable(before, baseline or "", asked)
    if not execute(asked, Output(how or "table", html, save, baseline or "", before), probe):
        sys.exit(1)


def _source(target: str | None, suite_names: tuple[str, ...], options: dict[str, Any]) -> Source:
    """Where the workloads come from; options that would do nothing are errors."""
    given = {name: options[name] for name in _KERNEL if options[name] not in (None, ())}
    if target is None:
        if given:
            raise click.UsageError(
                f"--{next(iter(given))} speaks of a kernel, and there is none: add FILE:KERNEL"
            )
        return Source()
    if suite_names:
        raise click.UsageError(
            "cannot measure a suite and a kernel in one run: leave out --suite or FILE:KERNEL"
        )
    return Source(target, {name: _texts(value) for name, value in given.items()})


def _texts(value: Any) -> list[str]:
    """Of an option that is given once, or several times."""
    return list(map(str, cast("tuple[object, ...]", value))) if isinstance(value, tuple) else [str(value)]


def _listed(workload: Workload, as_json: bool) -> str:
    if not as_json:
        return workload.key
    names = {"suite": workload.suite, "workload": workload.name, "dtype": workload.dtype}
    return json.dumps({**names, "size": workload.size})


def _selected(source: Source, names: tuple[str, ...], patterns: tuple[str, ...]) -> tuple[Workload, ...]:
    wanted = names or tuple(suite for suite in (*suites.SUITES, custom.SUITE) if suite != "probes")
    found = tuple(w for w in source.workloads() if w.suite in wanted and _matches(w.key, patterns))
    if not found:
        raise click.UsageError(f"no workload matches {' '.join(patterns)}; burn-cube bench --list shows them")
    return found


def _matches(key: str, patterns: tuple[str, ...]) -> bool:
    return not patterns or any(fnmatch.fnmatchcase(key, f"*{pattern}*") for pattern in patterns)


def _runnable(workloads: tuple[Workload, ...], there: tuple[Device, ...]) -> tuple[Workload, ...]:
    """What at least one of the devices can run."""
    found = tuple(w for w in workloads if any(ours.implements(w, device) for device in there))
    if not found:
        names, kinds = ", ".join(map(str, there)), ", ".join(dict.fromkeys(w.suite for w in workloads))
        raise click.UsageError(f"cannot measure {kinds} on {names}: it runs operations on tensors only")
    return found


def _comparable(before: store.Saved, name: str, asked: Asked) -> None:
    """A baseline that speaks of other things would find no regression, whatever happens."""
    ours = [who for who in asked.implementations if who.is_ours]
    if not any(
        key_of(workload, who, cache) in before.seconds
        for workload in asked.workloads for who in ours for cache in ("hot", "cold")
    ):  # fmt: skip
        raise click.UsageError(f"cannot compare with {name}: it has none of these workloads")


def _peers(compare: str | None, source: Source) -> tuple[str, ...]:
    if compare is None:
        return ()
    able = custom.peers(source.target, source.options) if source.target else peers.PEERS
    if compare == ALL:
        return tuple(name for name in able if peers.is_installed(name))
    chosen = tuple(dict.fromkeys(name.strip() for name in compare.split(",")))
    for name in chosen:
        if name not in peers.PEERS:
            raise click.UsageError(f"cannot compare with {name!r}: expected some of {', '.join(peers.PEERS)}")
        if name not in able:
            raise click.UsageError(f"cannot compare with {name}: no workload of {source.target} declares it")
    there = tuple(name for name in chosen if peers.is_installed(name))
    missing = [name for name in chosen if name not in there]
    if missing and not there:
        raise click.UsageError(f"cannot compare with {', '.join(missing)}: it is not installed")
    if missing:
        click.echo(f"note: {', '.join(missing)} is not installed: compared without it", err=True)
    return there
