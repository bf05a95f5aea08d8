"""Programs with tensors: pyright (strict) and mypy accept them, and know types of results. Nothing runs."""

from __future__ import annotations

from typing import Any, assert_type

import numpy as np
from numpy.typing import NDArray

from burn_dispatch import Device, DeviceId, Devices, Tensor, Transaction, activation, module
from burn_dispatch.distribution import Normal, Uniform
from burn_dispatch.quantization import QuantizedData, QuantScheme, QuantValue


def creation(values: NDArray[np.float32], device: Device) -> list[Tensor]:
    return [
        Tensor.from_numpy(values, device),
        Tensor.from_data([[1.0, 2.0], [3.0, 4.0]], "f16", device),
        Tensor.zeros((2, 3)),
        Tensor.full(3, 0.5, np.float32, device=device),
        Tensor.random((2, 3), Normal(0.0, 1.0), device=device),
        Tensor.random_like(Tensor.ones([2, 2]), Uniform(0.0, 1.0)),
        Tensor.arange(0, 10, 2),
        Tensor.linspace(0, 1, 11),
        Tensor.eye(3),
        Tensor.cartesian_grid((2, 3), device),
        Tensor.tril_mask((4, 4), 0, device),
    ]


def expressions(x: Tensor, y: Tensor) -> Tensor:
    assert_type(x + y, Tensor)
    assert_type(2.0 * x - 1 / x, Tensor)
    assert_type(2**x, Tensor)
    assert_type(x // 2, Tensor)
    assert_type(x == y, Tensor)
    assert_type(x > 0.5, Tensor)
    assert_type((x > 0.5) & ~(y <= 1), Tensor)
    assert_type(divmod(x, 2.0), tuple[Tensor, Tensor])
    assert_type(x @ y.T, Tensor)
    assert_type(x.is_close(y), Tensor)
    assert_type(x.all_close(y, atol=1e-3), bool)
    assert_type(x.clamp(0.0), Tensor)
    x += 1.0
    x -= y
    return x.max_pair(y).exp().tanh()


def parts(x: Tensor, rows: Tensor, mask: Tensor) -> Tensor:
    assert_type(x[0], Tensor)
    assert_type(x[1:, ::-2, None, ...], Tensor)
    assert_type(x[rows], Tensor)
    assert_type(x[[0, -1]], Tensor)
    assert_type(x[mask], Tensor)
    x[0, 1:] = 2.0
    x[mask] = 0.0
    x[rows] = x[:2]
    for row in x:
        assert_type(row, Tensor)
    assert_type(len(x), int)
    assert_type(x.split(2), list[Tensor])
    assert_type(x.chunk(3, -1), list[Tensor])
    assert_type(x.nonzero(), list[Tensor])
    assert_type(x.gather(1, rows), Tensor)
    assert_type(x.scatter(1, rows, x, "add"), Tensor)
    assert_type(x.mask_fill(mask, -1.0), Tensor)
    return Tensor.cat([x, Tensor.stack([x[0], x[1]])], 0)


def shapes(x: Tensor) -> Tensor:
    assert_type(x.shape, tuple[int, ...])
    assert_type(x.ndim, int)
    assert_type(x.reshape(2, -1), Tensor)
    assert_type(x.reshape((2, -1)), Tensor)
    assert_type(x.permute(1, 0), Tensor)
    assert_type(x.squeeze((0, 1)), Tensor)
    assert_type(x.pad([(1, 1), (0, 2)], "reflect"), Tensor)
    assert_type(x.pad((1, 1), value=0.5), Tensor)
    return x.flatten(0, 1).roll((1, 2), (0, 1)).movedim(0, -1).tril(1)


def reductions(x: Tensor) -> Tensor:
    assert_type(x.sum(), Tensor)
    assert_type(x.mean((0, -1)), Tensor)
    assert_type(x.max_dim_with_indices(0), tuple[Tensor, Tensor])
    assert_type(x.topk_with_indices(3), tuple[Tensor, Tensor])
    assert_type(x.sort(0, descending=True), Tensor)
    assert_type(x.item(), bool | int | float)
    assert_type(float(x.sum()), float)
    return x.any(1)


def values(x: Tensor) -> NDArray[Any]:
    assert_type(np.asarray(x), NDArray[Any])
    assert_type(Transaction().register(x, x).execute(), list[NDArray[Any]])
    assert_type(f"{x:.2f}", str)
    return x.numpy()


def quantised(x: Tensor) -> QuantizedData:
    q = x.quantize_dynamic(QuantScheme(QuantValue.Q4S, block=(32,)))
    assert_type(q.scheme, QuantScheme | None)
    assert_type(q.dequantize("f32"), Tensor)
    assert_type(x @ q, Tensor)
    return q.quantized_data()


def network(x: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    hidden = activation.gelu(module.linear(x, weight, bias))
    return activation.softmax(hidden, -1)


def pools(x: Tensor) -> Tensor:
    assert_type(module.max_pool2d(x, 2, padding=(0, 1)), Tensor)
    assert_type(module.max_pool1d_with_indices(x, 2), tuple[Tensor, Tensor])
    return module.adaptive_avg_pool2d(x, (1, 1)).fmod(2.0)


def devices() -> Device:
    assert_type(Device.enumerate("cpu", "cuda"), Devices)
    assert_type(Device.enumerate()[0], Device)
    assert_type(Device.default().id, DeviceId)
    device = Device.cuda(0).autodiff().gradient_checkpointing()
    device.configure(float_dtype="bf16", int_dtype=np.int32)
    assert_type(device.supports_dtype("f16"), bool)
    with device.persistent_memory(), device.profile() as window:
        assert_type(window.total, int)
    for stats in device.performance_stats("copy/f32/12M"):
        assert_type(stats.rate, float)
    device.seed(7)
    device.sync()
    return Tensor.zeros(1, device=device).to(Device.cpu()).device
