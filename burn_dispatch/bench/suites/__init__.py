"""The suites of this project: the kernel library, operations on tensors, fusion, launches, compiling."""

from __future__ import annotations

from burn_dispatch.bench.suites import fusion, launch, tensor
from burn_kernels import catalog
from burn_kernels.workload import Workload

WORKLOADS: tuple[Workload, ...] = (
    *catalog.WORKLOADS,
    *tensor.WORKLOADS,
    *fusion.WORKLOADS,
    *launch.WORKLOADS,
)
BY_KEY: dict[str, Workload] = {workload.key: workload for workload in WORKLOADS}
assert len(BY_KEY) == len(WORKLOADS), "two workloads of one key"
SUITES = ("kernels", "tensor", "fusion", "launch", "compile", "probes")
