"""Our own implementation of workloads: the kernel library on a device."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench import cold
from burn_dispatch.bench.implementation import Prepared
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor
from burn_kernels.workload import Inputs, Workload


def prepare(workload: Workload, inputs: Inputs) -> Prepared:
    """Inputs and outputs on the default device."""
    if workload.name == "first_kernel":
        return cold.prepare(cold.OURS_IMPORTS, cold.OURS_KERNEL, *inputs[1:])
    device = Device.default()

    def empty(shape: tuple[int, ...], dtype: str) -> Tensor:
        return Tensor.empty(shape, dtype, device)

    def there(value: Any) -> Any:
        return (
            Tensor.from_numpy(cast("NDArray[Any]", value), device) if isinstance(value, np.ndarray) else value
        )

    on_device = tuple(there(value) for value in inputs)
    outputs = tuple(empty(shape, dtype) for shape, dtype in workload.outputs(*inputs))

    bound = workload.bind(on_device, outputs, empty)
    if device.properties.host_memory:  # a launch returns when the kernel has finished
        return Prepared(bound, outputs[0].numpy)
    if workload.suite == "launch":
        return Prepared(bound, outputs[0].numpy, wait=device.sync)

    def run() -> None:
        bound()
        device.sync()

    return Prepared(run, outputs[0].numpy)
