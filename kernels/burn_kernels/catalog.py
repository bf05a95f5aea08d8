"""All workloads, in the order in which they are shown."""

from __future__ import annotations

from burn_kernels import elementwise, norm, probes, reduce, softmax
from burn_kernels.workload import Workload

WORKLOADS: tuple[Workload, ...] = (
    *elementwise.WORKLOADS,
    *reduce.WORKLOADS,
    *softmax.WORKLOADS,
    *norm.WORKLOADS,
    *probes.WORKLOADS,
)
BY_KEY: dict[str, Workload] = {workload.key: workload for workload in WORKLOADS}
assert len(BY_KEY) == len(WORKLOADS), "two workloads of one key"
