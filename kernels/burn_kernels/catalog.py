"""All workloads, in the order in which they are shown."""

from __future__ import annotations

from burn_kernels import (
    argmax,
    elementwise,
    index,
    mandelbrot,
    matmul,
    matvec,
    nbody,
    norm,
    probes,
    random,
    reduce,
    scan,
    softmax,
    startup,
    stencil,
    transpose,
)
from burn_kernels.workload import Workload

WORKLOADS: tuple[Workload, ...] = (
    *elementwise.WORKLOADS,
    *reduce.WORKLOADS,
    *softmax.WORKLOADS,
    *norm.WORKLOADS,
    *matmul.WORKLOADS,
    *matvec.WORKLOADS,
    *transpose.WORKLOADS,
    *index.WORKLOADS,
    *stencil.WORKLOADS,
    *mandelbrot.WORKLOADS,
    *nbody.WORKLOADS,
    *scan.WORKLOADS,
    *argmax.WORKLOADS,
    *random.WORKLOADS,
    *startup.WORKLOADS,
    *probes.WORKLOADS,
)
BY_KEY: dict[str, Workload] = {workload.key: workload for workload in WORKLOADS}
assert len(BY_KEY) == len(WORKLOADS), "two workloads of one key"
