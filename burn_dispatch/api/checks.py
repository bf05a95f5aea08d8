"""Checks of arguments: each failure is one message that names the op, and shapes, dtypes or devices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn, cast

import numpy as np

from burn_cube.dtypes import DType, int_range
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch.api import plain
from burn_dispatch.bridge import BridgeTensor
from burn_dispatch.layout import normalise
from burn_dispatch.ops.row import Kind

if TYPE_CHECKING:
    from burn_dispatch.tensor import Tensor

Shape = tuple[int, ...]
_SEVERAL: dict[Kind, str] = {"F": "floats", "I": "ints", "B": "bools", "Q": "quantised floats"}
UPDATES = ("assign", "add", "mul", "min", "max")


def pair(op: str, lhs: BridgeTensor, rhs: BridgeTensor) -> None:
    """Two tensors of one dtype on one device whose shapes broadcast."""
    together(op, lhs, rhs)
    if lhs.shape != rhs.shape:
        broadcast(op, lhs.shape, rhs.shape)


def together(op: str, lhs: BridgeTensor, rhs: BridgeTensor) -> None:
    """Two tensors of one dtype on one device."""
    if lhs.kind == "Q" or rhs.kind == "Q":
        _together_quantised(op, lhs, rhs)
        return
    backend, x, y = lhs.tensor.backend, lhs.primitive, rhs.primitive
    same = rhs.tensor.backend is backend
    if same:
        here, there = backend.device(x), backend.device(y)
        same = here is there or here == there
    if not same:
        _apart(op, lhs, rhs)
    if backend.dtype(x) is not backend.dtype(y):
        raise DispatchTypeError(
            f"{op}: cannot combine tensors of {lhs.dtype} and {rhs.dtype}: expected one dtype",
            help="tensor.cast(dtype) converts one of them",
        )


def _apart(op: str, lhs: BridgeTensor, rhs: BridgeTensor) -> NoReturn:
    raise DispatchValueError(
        f"{op}: The provided tensors are not on the same device. "
        f"Lhs tensor device {lhs.device!r}, Rhs tensor device {rhs.device!r}",
        help="tensor.to(device) moves one of them",
    )


def _together_quantised(op: str, lhs: BridgeTensor, rhs: BridgeTensor) -> None:
    """Quantised tensors go together with each other; in a product, with floats too."""
    if lhs.tensor.backend is not rhs.tensor.backend or lhs.device != rhs.device:
        _apart(op, lhs, rhs)
    if op != "matmul" and lhs.kind != rhs.kind:
        raise DispatchTypeError(
            f"{op}: cannot combine a quantised tensor with one of floats, ints or bools",
            help="tensor.dequantize() gives floats",
        )


def broadcast(op: str, *shapes: Shape) -> Shape:
    """The shape that these broadcast to: axes from the end, of equal extent or 1."""
    rank = max(map(len, shapes))
    aligned = [(1,) * (rank - len(shape)) + shape for shape in shapes]
    found: list[int] = []
    for extents in zip(*aligned, strict=True):
        others = {n for n in extents if n != 1}
        if len(others) > 1:
            raise DispatchValueError(
                f"{op}: cannot broadcast shapes {' and '.join(map(str, shapes))}: expected extents equal or 1"
            )
        found.append(others.pop() if others else 1)
    return tuple(found)


def on(op: str, tensor: BridgeTensor, **others: BridgeTensor | Tensor | None) -> None:
    """Other tensors on the device of the first."""
    device = tensor.device
    for name, other in others.items():
        if other is None:
            continue
        there = other.device
        if there is not device and there != device:
            raise DispatchValueError(
                f"{op}: {name} is on {there!r}, expected the device {device!r} of the tensor",
                help="tensor.to(device) moves one of them",
            )


def kind(op: str, tensor: Any, expected: Kind | tuple[Kind, ...], name: str = "tensor") -> BridgeTensor:
    """A tensor of some kind."""
    bridge = getattr(tensor, "_bridge", None)
    allowed: tuple[Kind, ...] = (expected,) if isinstance(expected, str) else expected
    if isinstance(bridge, BridgeTensor) and bridge.kind in allowed:
        return bridge
    wanted = " or ".join(_SEVERAL[one] for one in allowed)
    if not isinstance(bridge, BridgeTensor):
        raise DispatchTypeError(f"{op}: got {shown(tensor)} as {name}, expected a tensor of {wanted}")
    raise DispatchTypeError(
        f"{op}: got a {'quantised ' if bridge.kind == 'Q' else ''}tensor of {bridge.dtype} as {name}, "
        f"expected one of {wanted}",
        help="tensor.dequantize() gives floats" if bridge.kind == "Q" else "tensor.cast(dtype) converts it",
    )


def scalar(op: str, value: Any, dtype: DType) -> bool | int | float:
    """A Python number that a tensor of the dtype can be combined with."""
    number: Any = cast("Any", value).item() if isinstance(value, np.generic) else value
    if isinstance(number, bool) and dtype.kind != "bool":
        number = int(number)
    if dtype.is_float and isinstance(number, int | float):
        return number if isinstance(number, float) else plain.as_float(op, number)
    if dtype.kind == "bool" and isinstance(number, bool):
        return number
    if dtype.is_integer and isinstance(number, int):
        low, high = int_range(dtype)
        if not low <= number <= high:
            raise DispatchValueError(
                f"{op}: got {shown(number)}, expected {low} to {high}, the range of {dtype}"
            )
        return number
    _scalar_misfit(op, value, dtype)


def _scalar_misfit(op: str, value: Any, dtype: DType) -> NoReturn:
    advice = "tensor.cast('f32') makes floats of ints" if isinstance(value, float) else None
    if hasattr(value, "__array__"):
        advice = "Tensor.from_numpy(array, tensor.device) makes a tensor of an array"
    article = "an" if dtype.name[0] in "fi" else "a"
    raise DispatchTypeError(
        f"{op}: cannot combine a tensor of {dtype} with {shown(value)}: expected a tensor or {article} "
        f"{dtype}",
        help=advice,
    )


def not_empty(op: str, shape: Shape, *dims: int | None) -> None:
    """A reduction that has no value for nothing; without axes, or with None, of all."""
    whole = not dims or None in dims
    kept = 1 if whole else math.prod(n for axis, n in enumerate(shape) if axis not in dims)
    if kept and not math.prod(shape):
        raise DispatchValueError(f"{op}: cannot take it of nothing: got shape {shape}")


def matmul(lhs: BridgeTensor, rhs: BridgeTensor) -> None:
    """Matrices whose inner extents agree, and whose batches broadcast."""
    together("matmul", lhs, rhs)
    a, b = lhs.shape, rhs.shape
    if len(a) < 2 or len(b) < 2 or a[-1] != b[-2]:
        raise DispatchValueError(
            f"matmul: cannot multiply shapes {a} and {b}: expected (..., m, k) and (..., k, n)"
        )
    broadcast("matmul", a[:-2], b[:-2])


def cross(lhs: Shape, rhs: Shape, dim: int) -> int:
    """The axis, of extent 3 in both."""
    rank = max(len(lhs), len(rhs))
    axis = normalise(dim, rank, "cross")
    shape = broadcast("cross", lhs, rhs)
    if shape[axis] != 3:
        raise DispatchValueError(f"cross: got shapes {lhs} and {rhs}, expected extent 3 along axis {axis}")
    return axis


def gather(op: str, shape: Shape, indices: Shape, axis: int) -> None:
    """Indices of the rank of the tensor, and no longer than it along other axes."""
    fits = len(shape) == len(indices) and all(
        a == axis or want <= have for a, (have, want) in enumerate(zip(shape, indices, strict=False))
    )
    if not fits:
        raise DispatchValueError(
            f"{op}: got indices of shape {indices} for shape {shape}, expected the same rank, and extents "
            f"no larger but along axis {axis}"
        )


def coordinates(op: str, shape: Shape, indices: Shape) -> Shape:
    """The shape of the parts at coordinates of leading axes."""
    if not indices or not 1 <= indices[-1] <= len(shape):
        raise DispatchValueError(
            f"{op}: got indices of shape {indices} for shape {shape}, expected 1 to {len(shape)} coordinates "
            "along the last axis"
        )
    return (*indices[:-1], *shape[indices[-1] :])


def update(op: str, of: Kind, how: str | None) -> str:
    """A way to update tensors of a kind."""
    allowed = ("or",) if of == "B" else UPDATES
    if how is None:
        return "or" if of == "B" else "add"
    return plain.one_of(op, "update", how, allowed)


def alike(op: str, tensors: Sequence[Any]) -> list[BridgeTensor]:
    """Tensors of one dtype on one device, at least one."""
    if not isinstance(cast("object", tensors), Sequence):
        raise DispatchTypeError(f"{op}: got {shown(tensors)}, expected a list of tensors")
    found = [kind(op, tensor, ("F", "I", "B"), f"tensors[{i}]") for i, tensor in enumerate(tensors)]
    if not found:
        raise DispatchValueError(f"{op}: got no tensors, expected at least one")
    for other in found[1:]:
        together(op, found[0], other)
    return found


def cat(tensors: list[BridgeTensor], axis: int) -> None:
    """Shapes that are equal but along an axis."""
    first = tensors[0].shape
    for i, other in enumerate(tensors):
        same = len(other.shape) == len(first) and all(
            a == axis or n == m for a, (n, m) in enumerate(zip(first, other.shape, strict=True))
        )
        if not same:
            raise DispatchValueError(
                f"cat: got shapes {first} and, of tensors[{i}], {other.shape}; expected equal extents but "
                f"along axis {axis}"
            )
