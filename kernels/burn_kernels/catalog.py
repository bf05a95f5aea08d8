"""All workloads, in the order in which they are shown."""

from __future__ import annotations

from burn_kernels import (
    arg_lines,
    argmax,
    elementwise,
    fft,
    index,
    mandelbrot,
    matmul,
    matmul_any,
    matvec,
    nbody,
    norm,
    norm_lines,
    probes,
    random,
    random_fill,
    reduce,
    reduce_lines,
    scan,
    scan_lines,
    softmax,
    softmax_lines,
    sort,
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
    *reduce_lines.WORKLOADS,
    *arg_lines.WORKLOADS,
    *scan_lines.WORKLOADS,
    *sort.WORKLOADS,
    *softmax_lines.WORKLOADS,
    *norm_lines.WORKLOADS,
    *matmul_any.WORKLOADS,
    *random_fill.WORKLOADS,
    *fft.WORKLOADS,
    *startup.WORKLOADS,
    *probes.WORKLOADS,
)
BY_KEY: dict[str, Workload] = {workload.key: workload for workload in WORKLOADS}
assert len(BY_KEY) == len(WORKLOADS), "two workloads of one key"
