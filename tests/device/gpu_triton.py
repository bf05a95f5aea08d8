"""Workloads in Triton: what its own tutorials do, for the vector operation and the softmax."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
import triton
import triton.language as tl

from burn_kernels.workload import Workload

_BLOCK = 1024


@triton.jit
def saxpy_kernel(x, y, out, a, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, a * tl.load(x + at, inside) + tl.load(y + at, inside), inside)


@triton.jit
def softmax_kernel(x, out, width, BLOCK: tl.constexpr):
    row = tl.program_id(0) * width
    at = tl.arange(0, BLOCK)
    inside = at < width
    values = tl.load(x + row + at, inside, -float("inf"))
    powers = tl.exp(values - tl.max(values, 0))
    tl.store(out + row + at, powers / tl.sum(powers, 0), inside)


def peer(workload: Workload, inputs: tuple[Any, ...]) -> Any:
    """See `gpu_benchmark.Peer`."""
    if workload.name not in _CALLS:
        raise NotImplementedError(workload.name)
    call, out = _CALLS[workload.name](*inputs)
    return call, lambda: out.cpu().numpy(), torch.cuda.synchronize


def _saxpy(a: float, x: Any, y: Any) -> tuple[Callable[[], object], Any]:
    x, y = (torch.from_numpy(array).cuda() for array in (x, y))
    out, n = torch.empty_like(x), x.numel()
    grid = (triton.cdiv(n, _BLOCK),)
    return lambda: saxpy_kernel[grid](x, y, out, a, n, BLOCK=_BLOCK), out


def _softmax(x: Any) -> tuple[Callable[[], object], Any]:
    x = torch.from_numpy(x).cuda()
    out, (rows, width) = torch.empty_like(x), x.shape
    block = triton.next_power_of_2(width)
    return lambda: softmax_kernel[(rows,)](x, out, width, BLOCK=block), out


_CALLS = {"saxpy": _saxpy, "softmax": _softmax}
