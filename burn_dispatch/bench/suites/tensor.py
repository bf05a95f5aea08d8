"""The suite `tensor`: what a program calls, through `burn_dispatch`, each result a new tensor."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from burn_dispatch import activation, module
from burn_dispatch.bench.suites.eager import Call, call, call_on, like_kernel, nothing
from burn_dispatch.device import Device
from burn_dispatch.distribution import Normal, Uniform
from burn_dispatch.tensor import Tensor
from burn_kernels.workload import Workload, uniform

SMALL = 64
ROW = 20
"""Operations in a row."""


def _matmul(a: Tensor, b: Tensor) -> Tensor:
    return a.matmul(b)


def _transpose(x: Tensor) -> Tensor:
    return x.transpose().contiguous()


def _attention(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return module.attention(q, k, v)


def _attention_causal(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return module.attention(q, k, v, is_causal=True)


def _softmax(x: Tensor) -> Tensor:
    return activation.softmax(x, -1)


def _sum(x: Tensor) -> Tensor:
    return x.sum()


def _sum_rows(x: Tensor) -> Tensor:
    return x.sum(1)


def _sum_columns(x: Tensor) -> Tensor:
    return x.sum(0)


def _argmax(x: Tensor) -> Tensor:
    return x.argmax(1)


def _cumsum(x: Tensor) -> Tensor:
    return x.cumsum(0)


def _sort(x: Tensor) -> Tensor:
    return x.sort(1)


def _gather(x: Tensor, indices: Tensor) -> Tensor:
    return x.gather(0, indices)


def _max_pool(x: Tensor) -> Tensor:
    return module.max_pool2d(x, 2, stride=2)


def _convolution(x: Tensor, weight: Tensor, stride: int) -> Tensor:
    return module.conv2d(x, weight, stride=stride, padding=weight.shape[-1] // 2)


def _histogram(weights: Tensor, keys: Tensor, bins: int) -> Tensor:
    return Tensor.zeros((bins,), weights.dtype, weights.device).scatter(0, keys, weights)


def _scatter_rows(keys: Tensor, rows: Tensor) -> Tensor:
    table = Tensor.zeros((32768, rows.shape[1]), rows.dtype, rows.device)
    return table.select_assign(0, keys, rows)


def _uniform(device: Device, count: int, seed: int) -> Tensor:
    device.seed(seed)
    return Tensor.random((count,), Uniform(0.0, 1.0), "f32", device)


def _normal(device: Device, count: int, seed: int) -> Tensor:
    device.seed(seed)
    return Tensor.random((count,), Normal(0.0, 1.0), "f32", device)


_CONVOLUTIONS = (
    *("conv2d/f32/4x64x56x56-64-k3s1", "conv2d/f32/4x128x28x28-128-k3s2"),
    *("conv2d/f32/4x256x56x56-64-k1s1", "conv2d/f32/1x3x224x224-64-k7s2"),
)
_CALLS: dict[str, Call] = {
    "matmul/f32/64": _matmul,
    "matmul/f32/512": _matmul,
    "matmul/f32/1024": _matmul,
    "matmul/f32/2048": _matmul,
    "matmul/f32/1000x999x1001": _matmul,
    "matmul/f64/1024": _matmul,
    **dict.fromkeys(_CONVOLUTIONS, _convolution),
    "attention/f32/8x1024x64": _attention,
    "attention_causal/f32/8x1024x64": _attention_causal,
    "softmax/f32/4096x1024": _softmax,
    "softmax/f32/64x65536": _softmax,
    "layernorm/f32/4096x1024": module.layer_norm,
    "layernorm/f32/64x65536": module.layer_norm,
    "sum_all/f32/16M": _sum,
    "sum_rows/f32/4096x4096": _sum_rows,
    "sum_columns/f32/4096x4096": _sum_columns,
    "argmax_rows/f32/4096x4096": _argmax,
    "cumsum/f32/16M": _cumsum,
    "gather/f32/10M of 1M": _gather,
    "histogram/f32/10M into 64k": _histogram,
    "scatter_add_rows/f32/64k rows of 256 into 32k": _scatter_rows,
    "transpose/f32/4096x4096": _transpose,
    "sort/f32/1x1048576": _sort,
    "sort/f32/4096x256": _sort,
    "max_pool2d/f32/8x64x112x112": _max_pool,
}


def _add(x: Tensor, y: Tensor) -> Tensor:
    return x + y


def _row(x: Tensor, y: Tensor) -> Tensor:
    for _ in range(ROW):
        x = x + y
    return x


def _row_reference(x: NDArray[Any], y: NDArray[Any]) -> NDArray[Any]:
    return np.asarray(x.astype(np.float64) + ROW * y.astype(np.float64))


def small(name: str, function: Call, reference: Call, suite: str = "tensor") -> Workload:
    """What an operation costs beside its work."""
    return Workload(
        name, "f32", f"{SMALL}",
        lambda rng: (uniform(rng, SMALL), uniform(rng, SMALL)), nothing, call(function), reference,
        tolerance=1e-6, suite=suite,
    )  # fmt: skip


WORKLOADS = (
    *(like_kernel(f"kernels/{key}", call(function)) for key, function in _CALLS.items()),
    like_kernel("kernels/random_uniform/f32/16M", call_on(_uniform)),
    like_kernel("kernels/random_normal/f32/16M", call_on(_normal)),
    small("eager_add", _add, np.add),
    small("eager_add_row", _row, _row_reference),
)
