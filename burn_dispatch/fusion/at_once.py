"""Ops that do not wait: what they read is computed first."""

from __future__ import annotations

from typing import Any, cast

from burn_cube.record import replace
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.fusion import report
from burn_dispatch.fusion.queue import queue_of
from burn_dispatch.fusion.tensor import FusionTensor
from burn_dispatch.fusion.threads import thread_number
from burn_dispatch.ops import OPS
from burn_dispatch.quantization import Quantized
from burn_dispatch.table import Function

Tensor = FusionTensor | CubeTensor
_MOVES = ("_from_data", "_into_data", "_to_device", "_empty")
"""Ops that compute nothing."""


def at_once(name: str, inner: Function) -> Function:
    """An op that does not wait: what it reads is computed first. What comes out is fused if anything that
    went in is, or else if the device is."""
    row = OPS[name]
    makes = row.device
    computes = not name.endswith(_MOVES)

    def call(*args: Any) -> Any:
        fused = makes is not None and args[makes].is_fused()
        given = list(args)
        for at in row.tensors:
            value = args[at] if at < len(args) else None
            if isinstance(value, FusionTensor):
                given[at], fused = value.resolved(), fused or makes is None
            elif isinstance(value, Quantized):
                parts = value.values, value.scales
                given[at] = replace(value, values=resolved(parts[0]), scales=resolved(parts[1]))
                fused = fused or any([isinstance(one, FusionTensor) for one in parts])
            elif isinstance(value, list):
                several = cast("list[Tensor]", value)
                given[at] = [resolved(one) for one in several]
                fused = fused or any([isinstance(one, FusionTensor) for one in several])
        if not fused:
            return inner(*given)
        watch = report.watch(thread_number()) if computes else None
        found = inner(*given)
        if watch is not None:
            watch.alone(name)
        if isinstance(found, tuple):
            return tuple(map(wrapped, cast("tuple[object, ...]", found)))
        return wrapped(found)

    return call


def wrapped(found: Any) -> Any:
    if not isinstance(found, CubeTensor):
        return found
    return FusionTensor(queue_of(found.device), found.layout.shape, found.dtype, found)


def resolved(x: Tensor) -> CubeTensor:
    """The values of a tensor, computed if they are not."""
    return x if isinstance(x, CubeTensor) else x.resolved()
