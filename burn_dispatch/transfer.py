"""Moving tensors between devices: what moves, by which way, and what becomes of the autodiff context."""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.errors import DispatchValueError
from burn_dispatch import routing
from burn_dispatch.bridge import PREFIXES, BridgeTensor
from burn_dispatch.context import Context
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


def associated(x: BridgeTensor, context: Context) -> BridgeTensor:
    """The same values with another autodiff context; floats that get one are constants for it."""
    tensor = x.tensor
    if tensor.backend.device(_located(x.kind, tensor)).backend.variant.one_way:
        raise DispatchValueError("Capture tensors do not support autodiff")
    primitive, nested = tensor.primitive, tensor.nested
    if x.kind == "F" and context is None and nested:
        primitive, nested = routing.autodiff().inner(primitive), False
    elif x.kind == "F" and context is not None and not nested:
        primitive, nested = routing.autodiff().from_inner(tensor.backend, primitive), True
    return BridgeTensor(x.kind, DispatchTensor(tensor.backend, primitive, context, nested))


def _located(kind: Kind, tensor: DispatchTensor) -> Primitive:
    """A primitive whose device the backend knows."""
    primitive = routing.autodiff().inner(tensor.primitive) if tensor.nested else tensor.primitive
    return primitive.values if kind == "Q" else primitive


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
    if source.device(primitive.values if kind == "Q" else primitive).backend.variant.one_way:
        raise DispatchValueError("Cannot move a tensor from a capture device")
    return target.ops[f"{prefix}from_data"](source.ops[f"{prefix}into_data"](primitive), device)
