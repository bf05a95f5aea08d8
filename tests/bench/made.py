"""Measurements that nobody has made, for tests of what is written about them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.record import HOST, Record, records
from burn_dispatch.bench.run import Measurement
from burn_dispatch.bench.timing import Spread
from burn_kernels.workload import Workload

LIMITS = Limits({
    "probes/copy/f32/256K": 100.0, "probes/copy/f32/192M": 20.0, "probes/copy/f32/2M": 50.0,
    "probes/fma/f32/registers": 500.0, "probes/fma/f64/registers": 250.0,
})  # fmt: skip
AROUND: dict[str, Any] = {
    "date": "2026-01-02T03:04:05+00:00", "processor": "A <fast> processor", "cores": 2, "clock_mhz": 4000,
    "governor": None, "packages": {"numpy": "2.0"}, "devices": {"cpu": {"name": "znver5"}}, "nvidia": [],
    "others_busy_cores": 0.1,
}  # fmt: skip


def workload(name: str = "softmax", size: str = "n=1024", **changes: Any) -> Workload:
    """With bytes and operations."""
    made = Workload(
        name, "f32", size, lambda rng: (), lambda: (), lambda inputs, outputs, empty: lambda: None,
        lambda: np.zeros(1), bytes=1 << 20, flops=1 << 22, suite="user",
    )  # fmt: skip
    return replace(made, **changes)


def measured(who: str, seconds: float, of: Workload | None = None, noise: float = 0.01) -> Measurement:
    """By ours, on a device named after a space, or by a peer."""
    name, _, device = who.partition(" ")
    implementation = Implementation(name, device or ("cpu" if name == OURS else ""))
    spread = Spread(seconds, 0.9 * seconds, 1.2 * seconds, 7, noise)
    return Measurement(of or workload(), implementation, True, 1e-7, seconds, spread, touched=1 << 20)


def compared(*measurements: Measurement) -> list[Record]:
    """As one workload after another."""
    found: list[Record] = []
    for key in dict.fromkeys(m.workload.key for m in measurements):
        mine = [m for m in measurements if m.workload.key == key]
        found += records(mine, {"cpu": LIMITS, HOST: LIMITS})
    return found
