"""Moving tensors between devices: what moves, by which way, and what becomes of the autodiff context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.errors import DispatchValueError
from burn_dispatch import routing
from burn_dispatch.bridge import PREFIXES, BridgeTensor
from burn_dispatch.dispatch import Backend, DispatchTensor, Primitive
from burn_dispatch.ops.row import Kind

if TYPE_CHECKING:
    from burn_dispatch.device import Device


def move(x: BridgeTensor, device: Device) -> BridgeTensor:
    """The tensor on a device.

    Of a float, only the hardware of the target counts: a plain one stays plain, one that autodiff follows
    keeps its strategy, and the move is differentiable. Others take the context of an autodiff device.
    """
    tensor = x.tensor
    if x.kind == "F" and tensor.nested:
        return BridgeTensor("F", _differentiable(tensor, device))
    found = DispatchTensor(device.executor, concrete(x.kind, tensor.backend, tensor.primitive, device))
    found.context = tensor.context
    if x.kind != "F" and device.context is not None:
        found.context = device.context
    return BridgeTensor(x.kind, found)


def _differentiable(tensor: DispatchTensor, device: Device) -> DispatchTensor:
    context = tensor.context
    assert context is not None, tensor
    ops = routing.autodiff().ops(tensor.backend, context)
    return DispatchTensor(
        device.executor, ops.float_to_device(tensor.primitive, device), context, nested=True
    )


def concrete(kind: Kind, source: Backend, primitive: Primitive, device: Device) -> Primitive:
    """A backend's primitive on a device: by the backend itself, or by way of the host."""
    target, prefix = device.executor, PREFIXES[kind]
    if target is source:
        return source.ops[f"{prefix}to_device"](primitive, device)
    if source.device(primitive).backend.variant.one_way:
        raise DispatchValueError("Cannot move a tensor from a capture device")
    return target.ops[f"{prefix}from_data"](source.ops[f"{prefix}into_data"](primitive), device)
