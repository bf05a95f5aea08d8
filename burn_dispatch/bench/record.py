"""From measurements of a workload to records: rates, share of the machine's limit, ratio to the best peer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from burn_dispatch.bench.implementation import Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.run import Measurement
from burn_kernels.workload import Workload

HOST = "host"
"""The device of peers."""


def key_of(workload: Workload, who: Implementation, cache: str) -> str:
    """What names a result in a run that was saved."""
    return f"{workload.key} {who.label} {cache}"


@dataclass(frozen=True, slots=True)
class Record:
    """A line of the report."""

    measurement: Measurement
    gbps: float | None
    gflops: float | None
    roofline: float | None
    best_peer: str | None
    ratio_best_peer: float | None

    @property
    def key(self) -> str:
        """What is compared between two runs."""
        m = self.measurement
        return key_of(m.workload, m.implementation, m.cache)

    @property
    def status(self) -> str:
        """In a word: ok, noisy, unchecked, wrong or failed."""
        m = self.measurement
        if m.failed:
            return "failed"
        if not m.verified:
            return "wrong"
        if m.unchecked:
            return "unchecked"
        return "noisy" if m.seconds is not None and m.seconds.noisy else "ok"

    def as_dict(self) -> dict[str, Any]:
        """JSON-able record."""
        m = self.measurement
        return {
            "suite": m.workload.suite,
            "workload": m.workload.name,
            "device": m.implementation.device or HOST,
            "implementation": m.implementation.name,
            "dtype": m.workload.dtype,
            "size": m.workload.size,
            "cache": m.cache,
            "clock": m.clock,
            "seconds": m.seconds.as_dict() if m.seconds else None,
            "first_call": m.first,
            "bytes": m.workload.bytes,
            "flops": m.workload.flops,
            "gbps": self.gbps,
            "gflops": self.gflops,
            "roofline": self.roofline,
            "best_peer": self.best_peer,
            "ratio_best_peer": self.ratio_best_peer,
            "status": self.status,
            "verified": m.verified and not m.unchecked,
            "error": m.error if m.error < float("inf") else None,
            "failed": m.failed or None,
            "unchecked": m.unchecked or None,
        }


def records(measurements: Sequence[Measurement], limits: Mapping[str, Limits]) -> list[Record]:
    """The measurements of one workload, compared; `limits` by device, `HOST` for those of peers."""
    found: list[Record] = []
    for m in measurements:
        rivals = {
            other.implementation.label: other.seconds.median
            for other in measurements
            if other.seconds is not None and other.cache == m.cache and not other.implementation.is_ours
        }
        best = min(rivals, key=rivals.__getitem__) if rivals else None
        found.append(_record(m, limits.get(m.implementation.device or HOST), best, rivals))
    return found


def _record(m: Measurement, limits: Limits | None, best: str | None, rivals: Mapping[str, float]) -> Record:
    if m.seconds is None:
        return Record(m, None, None, None, best, None)
    seconds, workload = m.seconds.median, m.workload
    bound = limits.seconds(workload) if limits is not None else None
    return Record(
        m,
        workload.bytes / seconds / 1e9 if workload.bytes else None,
        workload.flops / seconds / 1e9 if workload.flops else None,
        bound / seconds if bound is not None else None,
        best,
        seconds / rivals[best] if best is not None else None,
    )
