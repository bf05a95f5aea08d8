"""A run of `burn-cube bench`: probes, measurements, and what is written about them."""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from burn_dispatch.bench import environment, limits, store
from burn_dispatch.bench.confirm import confirmed
from burn_dispatch.bench.devices import on_host, runs_kernels
from burn_dispatch.bench.implementation import Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.output import page
from burn_dispatch.bench.output.table import Format, Report, duration
from burn_dispatch.bench.record import HOST, Record, records
from burn_dispatch.bench.run import Cache, Plan, measure
from burn_dispatch.bench.source import Source
from burn_dispatch.device import Device
from burn_kernels import probes
from burn_kernels.workload import Workload

SECONDS = 0.6
"""Of measuring, for each workload and implementation, unless there is a budget."""
BUSY = 0.25
"""Cores that other programs use from which on a note says so."""
ABOVE = 1.1
"""Of the limit, from where on it cannot be right."""
Observe = Callable[[Workload], None]


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says."""

    workloads: tuple[Workload, ...]
    devices: tuple[Device, ...]
    implementations: tuple[Implementation, ...]
    seed: int
    budget: float | None
    caches: tuple[Cache, ...] = ("hot",)
    source: Source = field(default_factory=Source)

    @property
    def probing(self) -> float | None:
        """Seconds of the budget that probes may take."""
        return None if self.budget is None else self.budget / 2

    def plan(self, spent: float) -> Plan:
        """With what the probes have left of the budget; a part of it, if one of them took long."""
        how: dict[str, Any] = {"caches": self.caches, "source": self.source}
        if self.budget is None:
            return Plan(self.workloads, self.implementations, self.seed, SECONDS, **how)
        left = max(self.budget - spent, self.budget / 4)
        seconds = left / len(self.workloads) / len(self.implementations) / len(self.caches)
        return Plan(self.workloads, self.implementations, self.seed, seconds, left, **how)


@dataclass(frozen=True, slots=True)
class Output:
    """Where results go, and what they are compared with."""

    how: Format
    html: Path | None = None
    save: str | None = None
    baseline: str = ""
    before: store.Saved | None = None


def execute(asked: Asked, output: Output, probe: bool) -> bool:
    """Whether all our results are right, and none is slower than before."""
    others, around = environment.Others(), environment.described(asked.devices)
    report, began = Report(output.how), time.perf_counter()
    with _ended_by_signals(), _progress(len(asked.workloads)) as say:
        known = _limits(asked, probe, lambda workload: say(f"probing {workload.key}", False))
        plan = asked.plan(time.perf_counter() - began)
        for measured in measure(plan, lambda workload: say(workload.key, True)):
            report.add(records(measured, known))
        changed = [] if output.before is None else store.changes(report.records, output.before)
        if output.before is not None:
            changed = confirmed(changed, plan, output.before, lambda w: say(f"again {w.key}", False))
    around["clock_mhz_after"], busy = environment.clock(), others.cores()
    around["others_busy_cores"] = None if busy is None else round(busy, 2)
    report.finish(around)
    _notes(report.records, busy)
    _write(output, report.records, around, known, changed)
    ours = [record for record in report.records if record.measurement.implementation.is_ours]
    right = all(record.status not in ("wrong", "failed") for record in ours)
    return right and not any(change.regressed for change in changed)


@contextmanager
def _ended_by_signals() -> Generator[None]:
    """SIGTERM and SIGHUP end the run as an error does: what it started ends with it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in known}
    replaced = [number for number, handler in before.items() if handler == signal.SIG_DFL]
    for number in replaced:
        signal.signal(number, _leave)
    try:
        yield
    finally:
        for number in replaced:
            signal.signal(number, signal.SIG_DFL)


def _leave(number: int, frame: object) -> None:
    sys.exit(128 + number)


@contextmanager
def _progress(count: int) -> Generator[Callable[[str, bool], None]]:
    """A bar on a terminal. What is yielded shows a text, and counts one workload more if it is one."""
    console = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("starting", total=count)
        begun = 0

        def say(text: str, one_more: bool) -> None:
            nonlocal begun
            progress.update(task, description=text, completed=begun)
            begun += one_more

        yield say


def _limits(asked: Asked, probe: bool, observe: Observe) -> dict[str, Limits]:
    """By device, and of the processor for peers, if one of ours runs on it."""
    found: dict[str, Limits] = {}
    spent = 0.0
    for device in asked.devices:
        probed = device if runs_kernels(device) else Device.cpu()
        if str(probed) not in found:
            began = time.perf_counter()
            within = None if asked.probing is None else max(asked.probing - spent, 0.0)
            found[str(probed)] = _limits_of(probed, asked.workloads, within, probe, observe)
            spent += time.perf_counter() - began
        found[str(device)] = found[str(probed)]
        if on_host(device):
            found[HOST] = found[str(probed)]
    return found


def _limits_of(
    device: Device, workloads: tuple[Workload, ...], within: float | None, probe: bool, observe: Observe
) -> Limits:
    """What is remembered and what is probed now, for the workloads asked for only."""
    file, form = limits.path(device), probes.form(device.properties)
    known = limits.remembered(file, form)
    wanted = Limits({}).lacks(workloads) if probe else known.lacks(workloads)
    if not wanted:
        return known
    probed = limits.probe(device, wanted, within, observe)
    known = known.best(probed.limits)
    missing = {key: why for key, why in probed.left_out.items() if key not in known.rates}
    for reason in dict.fromkeys(missing.values()):
        keys = [key for key, why in missing.items() if why == reason]
        _note(f"no limit of {device} is shown where it takes {', '.join(keys)}: {reason}")
    kept = limits.remembered(file, form).best(known)
    if probed.limits.rates and not limits.remember(file, form, kept):
        _note(f"the limits are measured each time, since {file} cannot be written")
    return known


def _note(text: str) -> None:
    click.echo(f"note: {text}", err=True)


def _notes(found: list[Record], busy: float | None) -> None:
    noisy = sum(record.status == "noisy" for record in found)
    if noisy:
        _note(
            f"{noisy} of {len(found)} results are too noisy to be trusted: turns differ by 10 %, or calls by "
            "as much as a call takes"
        )
    above = sum(record.roofline is not None and record.roofline > ABOVE for record in found)
    if above:
        what = "1 result is" if above == 1 else f"{above} results are"
        _note(f"{what} above the limit, probed on a busier machine: --probe measures it again")
    if busy is not None and busy > BUSY:
        _note(f"other programs kept {busy:.1f} cores busy meanwhile: compare only figures of one run")


def _write(
    output: Output, found: list[Record], around: dict[str, Any], known: dict[str, Limits],
    changed: list[store.Change],
) -> None:  # fmt: skip
    if output.before is not None:
        _compared(output, changed, around)
    if output.save is not None:
        click.echo(f"saved as {store.save(output.save, found, around)}", err=True)
    if output.html is not None:
        output.html.write_text(page.page(found, around, known, changed), encoding="utf-8")
        click.echo(f"wrote {output.html}", err=True)


def _compared(output: Output, changed: list[store.Change], around: dict[str, Any]) -> None:
    assert output.before is not None
    for difference in output.before.differences(around):
        _note(f"{output.baseline} was measured {difference}")
    for change in changed:
        if change.regressed or change.improved:
            what = "slower" if change.regressed else "faster"
            times = f"{duration(change.before)}, now {duration(change.now)}"
            allowed = f"noise explains {100 * (change.allowed - 1):.0f} %"
            click.echo(f"{what}: {change.key}: {times}, {change.ratio:.2f}x ({allowed})", err=True)
    slower, faster = sum(c.regressed for c in changed), sum(c.improved for c in changed)
    unsure = sum(change.undecided for change in changed)
    rest = f"{len(changed) - slower - faster - unsure} as before, {unsure} too noisy to tell"
    click.echo(f"against {output.baseline}: {slower} slower, {faster} faster, {rest}", err=True)
