"""`burn-cube bench`: the kernel library against the machine's limits, and against other packages."""

from __future__ import annotations

import fnmatch
import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

import click
from rich.console import Console

from burn_dispatch.bench import limits, peers
from burn_dispatch.bench.record import records
from burn_dispatch.bench.run import Plan, measure
from burn_dispatch.bench.table import Report
from burn_dispatch.device import Device
from burn_kernels import probes
from burn_kernels.catalog import WORKLOADS
from burn_kernels.workload import Workload

SUITES = tuple(dict.fromkeys(workload.suite for workload in WORKLOADS))
SECONDS = 0.6
"""Of measuring, for each workload and implementation, unless there is a budget."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    workloads: tuple[Workload, ...]
    peers: tuple[str, ...]
    seed: int
    budget: float | None

    @property
    def probing(self) -> float | None:
        """Seconds of the budget that probes may take."""
        return None if self.budget is None else self.budget / 2

    def plan(self, spent: float) -> Plan:
        """With what the probes have left of the budget; a part of it, if one of them took long."""
        if self.budget is None:
            return Plan(self.workloads, self.peers, self.seed, SECONDS)
        left = max(self.budget - spent, self.budget / 4)
        seconds = left / len(self.workloads) / (1 + len(self.peers))
        return Plan(self.workloads, self.peers, self.seed, seconds)


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
    machine reached in probes of its bandwidth and arithmetic, remembered from the first run on. The budget is
    for both.
    """
    workloads = _selected(suites, patterns)
    if listing:
        click.echo("\n".join(_listed(workload, as_json) for workload in workloads))
        return
    asked = Asked(workloads, _peers(compare, chosen), seed, budget)
    if not _run(asked, Report(as_json), probe):
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


def _run(asked: Asked, report: Report, probe: bool) -> bool:
    """Whether all our results are right."""
    console = Console(stderr=True)
    right = True
    with console.status("starting") as status:

        def say(what: str) -> Callable[[Workload], None]:
            return lambda workload: status.update(f"{what} {workload.key}")

        device = Device.default()
        began = time.perf_counter()
        found = _limits(asked, device, probe, say("probing"))
        for measured in measure(asked.plan(time.perf_counter() - began), say("measuring")):
            report.add(records(measured, str(device), found))
            right &= measured[0].verified
    report.finish()
    return right


def _limits(asked: Asked, device: Device, probe: bool, observe: Callable[[Workload], None]) -> limits.Limits:
    """What is remembered and what is probed now, for the workloads asked for only."""
    file, form = limits.path(), probes.form(device.properties)
    known = limits.Limits({}) if probe else limits.remembered(file, form)
    wanted = known.lacks(asked.workloads)
    if not wanted:
        return known
    probed = limits.probe(wanted, asked.probing, observe)
    known = limits.Limits(known.rates | probed.limits.rates)
    for reason in dict.fromkeys(probed.left_out.values()):
        keys = [key for key, why in probed.left_out.items() if why == reason]
        click.echo(f"note: no limit is shown where it takes {', '.join(keys)}: {reason}", err=True)
    kept = limits.Limits(limits.remembered(file, form).rates | known.rates)
    if probed.limits.rates and not limits.remember(file, form, kept):
        click.echo(f"note: the limits are measured each time, since {file} cannot be written", err=True)
    return known
