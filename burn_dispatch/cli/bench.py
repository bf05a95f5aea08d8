"""`burn-cube bench`: the kernel library against the machine's limits, and against other packages."""

from __future__ import annotations

import fnmatch
import json
import sys
from collections.abc import Callable

import click
from rich.console import Console

from burn_cube.errors import DeviceError
from burn_dispatch.bench import limits, peers
from burn_dispatch.bench.record import records
from burn_dispatch.bench.run import Plan, measure
from burn_dispatch.bench.table import Report
from burn_dispatch.device import Device
from burn_kernels.catalog import WORKLOADS
from burn_kernels.workload import Workload

SUITES = tuple(dict.fromkeys(workload.suite for workload in WORKLOADS))
SECONDS = 0.6
"""Of measuring, for each workload and implementation, unless there is a budget."""


@click.command()
@click.option(
    "--suite", "suites", multiple=True, type=click.Choice(SUITES), help="Only these; default: all but probes."
)
@click.option(
    "--filter",
    "patterns",
    multiple=True,
    metavar="TEXT",
    help="Only workloads with TEXT in suite/name/dtype/size; * and ? match as in file names.",
)
@click.option("--compare", is_flag=True, help="Run installed peers too, in turns, and compare with the best.")
@click.option(
    "--peer",
    "chosen",
    multiple=True,
    type=click.Choice(peers.PEERS),
    help="Only these peers; implies --compare.",
)
@click.option(
    "--budget",
    type=click.FloatRange(min=0.0, min_open=True),
    metavar="SECONDS",
    help="About how long to measure in all.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, help="Of the inputs.")
@click.option("--probe", is_flag=True, help="Measure the machine's limits again.")
@click.option("--list", "listing", is_flag=True, help="List the workloads and run nothing.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object a line.")
def bench(
    suites: tuple[str, ...], patterns: tuple[str, ...], compare: bool, chosen: tuple[str, ...],
    budget: float | None, seed: int, probe: bool, listing: bool, as_json: bool,
) -> None:  # fmt: skip
    """Measure kernels: each result is checked first, then timed.

    Times are of whole calls from Python: the median, and the 10 % and 90 % quantiles. The limit is what this
    machine reached in probes of its bandwidth and arithmetic, remembered from the first run on.
    """
    workloads = _selected(suites, patterns)
    if listing:
        click.echo("\n".join(_listed(workload, as_json) for workload in workloads))
        return
    names = _peers(compare, chosen)
    seconds = SECONDS if budget is None else budget / len(workloads) / (1 + len(names))
    plan = Plan(workloads, names, seed, seconds)
    report = Report(as_json)
    if not _run(plan, report, probe):
        sys.exit(1)


def _listed(workload: Workload, as_json: bool) -> str:
    if not as_json:
        return workload.key
    names = {"suite": workload.suite, "workload": workload.name, "dtype": workload.dtype}
    return json.dumps({**names, "size": workload.size})


def _selected(suites: tuple[str, ...], patterns: tuple[str, ...]) -> tuple[Workload, ...]:
    wanted = suites or tuple(suite for suite in SUITES if suite != "probes")
    found = tuple(w for w in WORKLOADS if w.suite in wanted and _matches(w.key, patterns))
    if not found:
        raise click.UsageError(f"no workload matches {' '.join(patterns)}; burn-cube bench --list shows them")
    return found


def _matches(key: str, patterns: tuple[str, ...]) -> bool:
    return not patterns or any(fnmatch.fnmatchcase(key, f"*{pattern}*") for pattern in patterns)


def _peers(compare: bool, chosen: tuple[str, ...]) -> tuple[str, ...]:
    there = peers.installed()
    for name in chosen:
        if name not in there:
            raise click.UsageError(f"cannot compare with {name}: it is not installed")
    return chosen or (there if compare else ())


def _run(plan: Plan, report: Report, probe: bool) -> bool:
    """Whether all our results are right."""
    console = Console(stderr=True)
    right = True
    with console.status("starting") as status:

        def say(what: str) -> Callable[[Workload], None]:
            return lambda workload: status.update(f"{what} {workload.key}")

        device = str(Device.default())
        found = _limits(probe, say("probing"))
        for measured in measure(plan, say("measuring")):
            report.add(records(measured, device, found))
            right &= measured[0].verified
    report.finish()
    return right


def _limits(probe: bool, observe: Callable[[Workload], None]) -> limits.Limits:
    file = limits.path()
    found = None if probe else limits.remembered(file)
    if found is None:
        try:
            found = limits.probe(observe)
        except RuntimeError as error:
            raise DeviceError(str(error)) from None
        if not limits.remember(file, found):
            click.echo(f"note: the limits are measured each time, since {file} cannot be written", err=True)
    return found
