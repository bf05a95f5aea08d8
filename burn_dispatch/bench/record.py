"""From measurements of a workload to records: rates, share of the machine's limit, ratio to the best peer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.run import Measurement
from burn_dispatch.bench.worker import OURS


@dataclass(frozen=True, slots=True)
class Record:
    """A line of the report."""

    measurement: Measurement
    device: str
    gbps: float | None
    gflops: float | None
    roofline: float | None
    best_peer: str | None
    ratio_best_peer: float | None

    def as_dict(self) -> dict[str, Any]:
        """JSON-able record."""
        m = self.measurement
        return {
            "suite": m.workload.suite,
            "workload": m.workload.name,
            "device": self.device,
            "implementation": m.implementation,
            "dtype": m.workload.dtype,
            "size": m.workload.size,
            "seconds": m.seconds.as_dict() if m.seconds else None,
            "first_call": m.first,
            "gbps": self.gbps,
            "gflops": self.gflops,
            "roofline": self.roofline,
            "best_peer": self.best_peer,
            "ratio_best_peer": self.ratio_best_peer,
            "verified": m.verified,
            "error": m.error if m.error < float("inf") else None,
            "failed": m.failed or None,
        }


def records(measurements: Sequence[Measurement], device: str, limits: Limits | None) -> list[Record]:
    """The measurements of one workload, compared."""
    peers = {
        m.implementation: m.seconds.median
        for m in measurements
        if m.seconds is not None and m.verified and m.implementation != OURS
    }
    best = min(peers, key=peers.__getitem__) if peers else None
    return [_record(m, device, limits, best, peers[best] if best else None) for m in measurements]


def _record(
    m: Measurement, device: str, limits: Limits | None, best: str | None, best_seconds: float | None
) -> Record:
    where = device if m.implementation == OURS else "host"
    if m.seconds is None:
        return Record(m, where, None, None, None, best, None)
    seconds, workload = m.seconds.median, m.workload
    here = m.implementation == OURS or device == "cpu"  # peers run on the processor
    bound = limits.seconds(workload) if limits is not None and here else None
    return Record(
        m, where,
        workload.bytes / seconds / 1e9 if workload.bytes else None,
        workload.flops / seconds / 1e9 if workload.flops else None,
        bound / seconds if bound is not None else None,
        best,
        seconds / best_seconds if best_seconds else None,
    )  # fmt: skip
