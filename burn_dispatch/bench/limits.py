"""What this machine can do at most: measured by the probe kernels, remembered in the user's cache folder."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs

from burn_dispatch.bench.run import Measurement, Plan, measure
from burn_dispatch.device import Device
from burn_kernels import probes
from burn_kernels.workload import Workload

VERSION = 1
"""Of the probes: figures of another version are measured again."""
SECONDS = 0.4
"""Of measuring, for each probe."""


@dataclass(frozen=True, slots=True)
class Limits:
    """GB/s by kind of traffic and bytes touched; GFLOP/s by dtype."""

    bandwidth: dict[str, dict[int, float]]
    flops: dict[str, float]

    def seconds(self, workload: Workload) -> float | None:
        """The least time that a workload can take; None if neither memory nor arithmetic is its point."""
        memory = self._memory(workload.traffic, workload.bytes) if workload.bytes else 0.0
        peak = self.flops.get(workload.dtype)
        arithmetic = workload.flops / peak / 1e9 if peak else 0.0
        return max(memory, arithmetic) or None

    def _memory(self, traffic: str, count: int) -> float:
        """By the probe that touches at least as much, so that the caches help no more than they would."""
        rates = self.bandwidth[traffic]
        footprint = next((size for size in sorted(rates) if size >= count), max(rates))
        return count / rates[footprint] / 1e9


def path() -> Path:
    """The file of this machine."""
    device = Device.default()
    name = "".join(c if c.isalnum() else "-" for c in f"{device}-{device.properties.name}-{_threads()}")
    return platformdirs.user_cache_path("burn-cube", appauthor=False) / "bench" / f"limits-{name}.json"


def _threads() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def remembered(file: Path) -> Limits | None:
    """What an earlier run has found."""
    try:
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        if found["version"] != VERSION:
            return None
        bandwidth = {
            str(kind): {int(size): float(rate) for size, rate in rates.items()}
            for kind, rates in found["bandwidth"].items()
        }
        return Limits(bandwidth, {str(dtype): float(rate) for dtype, rate in found["flops"].items()})
    except FileNotFoundError:
        return None
    except (ValueError, KeyError, TypeError, AttributeError):  # not written by us, or not whole
        return None


def remember(file: Path, limits: Limits) -> bool:
    """Write them for later runs; False where no file can be written."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        partial = file.with_suffix(f".{os.getpid()}")
        partial.write_text(json.dumps({"version": VERSION, **asdict(limits)}, indent=1), encoding="utf-8")
        partial.replace(file)
    except OSError:
        return False
    return True


def probe(observe: Callable[[Workload], None] = lambda workload: None) -> Limits:
    """Measure; the limit is what a tenth of the calls beat."""
    plan = Plan(probes.WORKLOADS, (), seed=1, seconds=SECONDS)
    found = [ours for ours, *_ in measure(plan, observe)]
    bandwidth: dict[str, dict[int, float]] = {}
    flops: dict[str, float] = {}
    for m in found:
        if m.workload.bytes:
            footprint = probes.FOOTPRINTS[m.workload.size]
            bandwidth.setdefault(m.workload.name, {})[footprint] = m.workload.bytes / _best(m) / 1e9
        else:
            flops[m.workload.dtype] = m.workload.flops / _best(m) / 1e9
    return Limits(bandwidth, flops)


def _best(m: Measurement) -> float:
    if m.seconds is None or not m.verified:
        raise RuntimeError(
            f"cannot probe {m.workload.key}: {m.failed or f'its result is off by {m.error:.1e}'}"
        )
    return m.seconds.q10
