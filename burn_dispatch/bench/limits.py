"""What this machine can do at most: measured by the probe kernels, remembered in the user's cache folder."""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs

from burn_cube.errors import DispatchError
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.run import Measurement, Plan, measure
from burn_dispatch.device import Device
from burn_kernels import probes
from burn_kernels.workload import Workload

SECONDS = 0.4
"""Of measuring, for each probe."""
SPENT = "half of the budget was spent; a run without --budget measures them"


@dataclass(frozen=True, slots=True)
class Limits:
    """GB/s or GFLOP/s by the key of the probe that reached it."""

    rates: dict[str, float]

    def best(self, other: Limits) -> Limits:
        """The higher rate of each probe: what a machine has reached once is what it can do."""
        keys = self.rates | other.rates
        return Limits({key: max(self.rates.get(key, 0.0), other.rates.get(key, 0.0)) for key in keys})

    def seconds(self, workload: Workload) -> float | None:
        """The least time that a workload can take; None if it has no limit, or one that is not known."""
        times: list[float] = []
        for needed in probes.needed(workload):
            if needed.key not in self.rates:
                return None
            amount = workload.bytes if needed.bytes else workload.flops
            times.append(amount / self.rates[needed.key] / 1e9)
        return max(times, default=None)

    def lacks(self, workloads: Iterable[Workload]) -> tuple[Workload, ...]:
        """The probes that are still to run for these workloads, the ones that move least first."""
        wanted = {needed.key: needed for workload in workloads for needed in probes.needed(workload)}
        return tuple(
            sorted((w for key, w in wanted.items() if key not in self.rates), key=lambda w: w.bytes + w.flops)
        )


@dataclass(frozen=True, slots=True)
class Probed:
    """What probes have found, and why others have found nothing."""

    limits: Limits
    left_out: dict[str, str]
    """The reason by the key of the probe."""


def path(device: Device) -> Path:
    """The file of a device of this machine."""
    name = "".join(c if c.isalnum() else "-" for c in f"{device}-{device.properties.name}-{_threads()}")
    return platformdirs.user_cache_path("burn-cube", appauthor=False) / "bench" / f"limits-{name}.json"


def _threads() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def remembered(file: Path, form: str) -> Limits:
    """What earlier runs have found with probes of this form."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if found["form"] != form:
            return Limits({})
        return Limits({str(key): float(rate) for key, rate in found["rates"].items()})
    except FileNotFoundError:
        return Limits({})
    except (ValueError, KeyError, TypeError, AttributeError):  # not written by us, or not whole
        return Limits({})


def remember(file: Path, form: str, limits: Limits) -> bool:
    """Write them for later runs; False where no file can be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_suffix(f".{os.getpid()}")
        partial.write_text(json.dumps({"form": form, **asdict(limits)}, indent=1), encoding="utf-8")
        partial.replace(file)
    except OSError:
        return False
    return True


def probe(
    device: Device,
    wanted: Sequence[Workload],
    within: float | None = None,
    observe: Callable[[Workload], None] = lambda workload: None,
) -> Probed:
    """Measure, for `within` seconds at most; the limit is what a tenth of the calls beat."""
    lifetime = math.inf if within is None else within
    seconds = min(SECONDS, lifetime / max(len(wanted), 1))
    end = time.perf_counter() + lifetime
    ours = Implementation(OURS, str(device))
    rates: dict[str, float] = {}
    left_out: dict[str, str] = {}
    reason = ""
    try:
        for m, *_ in measure(Plan(tuple(wanted), (ours,), 1, seconds, lifetime=lifetime), observe):
            _note(m, rates, left_out)
    except DispatchError as error:  # the process has ended, with all that was still to run
        reason = SPENT if time.perf_counter() >= end else error.message
    left_out |= {w.key: reason for w in wanted if w.key not in rates and w.key not in left_out}
    return Probed(Limits(rates), left_out)


def _note(m: Measurement, rates: dict[str, float], left_out: dict[str, str]) -> None:
    if m.seconds is None or not m.verified:
        left_out[m.workload.key] = m.failed or f"its result is off by {m.error:.1e}"
    else:
        rates[m.workload.key] = (m.workload.bytes or m.workload.flops) / m.seconds.q10 / 1e9
