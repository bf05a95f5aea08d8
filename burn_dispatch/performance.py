"""What a device can do at most, measured by kernels that only read, copy, combine or multiply."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BY_NAME, from_numpy
from burn_cube.errors import DeviceError, shown
from burn_cube.record import record

if TYPE_CHECKING:
    from burn_dispatch.device import Device
    from burn_kernels.workload import Workload

_CALLS = 3  # at least
_SECONDS = 0.05  # of calls, at least
_known: dict[tuple[Device, str], PerformanceStats] = {}


@record
class PerformanceStats:
    """A limit: the fastest call of a kernel took `seconds`, which makes `rate` of `unit` a second."""

    key: str
    seconds: float
    rate: float
    unit: Literal["bytes", "operations"]


def keys() -> tuple[str, ...]:
    """What can be measured: kernel, dtype, and bytes that it touches, such as `copy/f32/12M`."""
    return tuple(_probes())


def measured(device: Device, wanted: tuple[str, ...]) -> list[PerformanceStats]:
    """The limits in the order of the keys; each is measured once in a process."""
    probes = _probes()
    for key in wanted:
        if key not in probes:
            raise DeviceError(f"performance_stats: got {shown(key)}, expected one of {', '.join(probes)}")
    found: list[PerformanceStats] = []
    for key in wanted:
        known = _known.get((device, key))
        found.append(known or _known.setdefault((device, key), _measure(device, key, probes[key])))
    return found


def _probes() -> dict[str, Workload]:
    from burn_kernels.probes import WORKLOADS  # kernels, which programs that measure nothing do not load

    return {f"{one.name}/{one.dtype}/{one.size}": one for one in WORKLOADS}


def _measure(device: Device, key: str, probe: Workload) -> PerformanceStats:
    seconds = _fastest(_call(device, probe), device)
    amount = probe.bytes or probe.flops
    return PerformanceStats(key, seconds, amount / seconds, "bytes" if probe.bytes else "operations")


def _call(device: Device, probe: Workload) -> Callable[[], object]:
    from burn_dispatch.backends.cube.tensor import CubeTensor

    def moved(value: Any) -> Any:
        if not isinstance(value, np.ndarray):
            return value
        array = cast("NDArray[Any]", value)
        dtype = from_numpy(array.dtype)
        assert dtype is not None, array.dtype
        return CubeTensor.from_numpy(array, dtype, device)

    def empty(shape: tuple[int, ...], dtype: str) -> CubeTensor:
        return CubeTensor.empty(shape, BY_NAME[dtype], device)

    inputs = probe.inputs(np.random.default_rng(0))
    outputs = tuple([empty(tuple(shape), str(dtype)) for shape, dtype in probe.outputs(*inputs)])
    return probe.bind(tuple(map(moved, inputs)), outputs, empty)


def _fastest(call: Callable[[], object], device: Device) -> float:
    call()  # compiles
    device.sync()
    taken: list[float] = []
    while len(taken) < _CALLS or sum(taken) < _SECONDS:
        start = time.perf_counter()
        call()
        device.sync()
        taken.append(time.perf_counter() - start)
    return min(taken)
