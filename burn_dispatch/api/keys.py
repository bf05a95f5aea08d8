"""What stands in brackets behind a tensor: ints, slices, `...`, None, and arrays that choose places.

Arrays stand side by side: one mask, or some of ints that broadcast. An int beside them drops its axis first.
Lists and NumPy arrays may count from the end; tensors of ints, which the host does not see, count from the
front.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import I32
from burn_cube.errors import DispatchIndexError, DispatchTypeError, shown
from burn_cube.record import record
from burn_dispatch.api import checks
from burn_dispatch.bridge import BY_KIND, BridgeTensor, call
from burn_dispatch.layout import Place as Range
from burn_dispatch.layout import Shape, places, spread_ellipsis

if TYPE_CHECKING:
    from burn_dispatch.device import Device

Choice = BridgeTensor | NDArray[Any]
"""Ints or bools, on the device or on the host."""
_HERE = object()
"""Stands in a key for each axis that an array is about."""


def chosen(key: object, shape: Shape) -> tuple[list[Range], Shape]:
    """The places of a key without arrays along each axis, and the shape in the end."""
    found, kept = places(key, shape)
    return found, tuple([1 if axis is None else found[axis][1] for axis in kept])


def part(x: BridgeTensor, key: object) -> BridgeTensor:
    """The view that a key without arrays gives."""
    found, shape = chosen(key, x.shape)
    if any(place != (0, n, 1) for place, n in zip(found, x.shape, strict=True)):
        x = BY_KIND[x.kind]["slice"](x, found)
    return x if x.shape == shape else BY_KIND[x.kind]["reshape"](x, shape)


def as_choice(one: object, x: BridgeTensor) -> Choice | None:
    """A tensor, an array or a list in a key for x; None for what is neither."""
    bridge = getattr(one, "_bridge", None)
    if isinstance(bridge, BridgeTensor):
        if bridge.kind not in ("I", "B"):
            raise DispatchTypeError(
                f"cannot index a tensor with one of {bridge.dtype} of shape {bridge.shape}: expected ints or "
                "bools"
            )
        checks.on("index", x, key=bridge)
        return bridge
    if not isinstance(one, list | np.ndarray):
        return None
    try:
        host: NDArray[Any] = np.asarray(cast("Any", one))
    except (ValueError, TypeError, OverflowError) as error:
        given = shown(cast("object", one))
        raise DispatchTypeError(f"cannot index a tensor with {given}: {error}") from None
    if not host.size and isinstance(one, list):
        host = host.astype(np.int32)
    if host.dtype.kind not in "iub" or (not host.ndim and host.dtype.kind != "b"):
        raise DispatchTypeError(
            f"cannot index a tensor with an array of {host.dtype}: expected ints or bools"
        )
    return host


def has_choice(key: object) -> bool:
    """Whether an array is among the key's parts."""
    parts = cast("tuple[object, ...]", key) if isinstance(key, tuple) else (key,)
    return any(
        isinstance(one, list | np.ndarray) or getattr(one, "_bridge", None).__class__ is BridgeTensor
        for one in parts
    )


def take(x: BridgeTensor, dim: int, indices: BridgeTensor) -> BridgeTensor:
    """The parts at indices of any rank along an axis, which their axes replace."""
    found: BridgeTensor = BY_KIND[x.kind]["select"](x, dim, _line(indices))
    shape = (*x.shape[:dim], *indices.shape, *x.shape[dim + 1 :])
    return found if found.shape == shape else BY_KIND[found.kind]["reshape"](found, shape)


def _line(indices: BridgeTensor) -> BridgeTensor:
    """Of rank 1."""
    if len(indices.shape) == 1:
        return indices
    flat: BridgeTensor = BY_KIND["I"]["reshape"](indices, (math.prod(indices.shape),))
    return flat


def read(x: BridgeTensor, key: object) -> BridgeTensor:
    """What a key with arrays gives."""
    if isinstance(mask := as_choice(key, x), BridgeTensor) and mask.kind == "B" and mask.shape == x.shape:
        found: BridgeTensor = BY_KIND[x.kind]["mask_select"](x, mask)
        return found
    place = located(x, key)
    return take(place.joined, place.axis, place.indices)


def put(x: BridgeTensor, dim: int, indices: BridgeTensor, values: BridgeTensor) -> BridgeTensor:
    """A copy with other values at indices of any rank along an axis; one of those for the same place wins."""
    flat = _line(indices)
    shape = (*x.shape[:dim], *flat.shape, *x.shape[dim + 1 :])
    ops = BY_KIND[x.kind]
    found: BridgeTensor = ops["select_assign"](x, dim, flat, ops["reshape"](values, shape), "assign")
    return found


@record(eq=False)
class Place:
    """Where a key with arrays leads: `part` is what `key`, the same without arrays, gives. `joined` has the
    axes that arrays choose from as one, `axis`; along it the `indices` lie."""

    key: tuple[object, ...]
    part: BridgeTensor
    joined: BridgeTensor
    axis: int
    indices: BridgeTensor


def located(x: BridgeTensor, key: object) -> Place:
    """What a key with arrays is about."""
    basic, arrays, first, taken = _parted(key, x)
    found = part(x, basic)
    extents, joined = found.shape[first : first + taken], found
    if len(arrays) == 1 and _is_mask(arrays[0]):
        indices = _true(arrays[0], extents, x.device)
    else:
        indices = _flat(arrays, extents, x.device)
    if taken != 1:
        shape = (*found.shape[:first], math.prod(extents), *found.shape[first + taken :])
        joined = BY_KIND[x.kind]["reshape"](found, shape)
    return Place(basic, found, joined, first, indices)


def _parted(key: object, x: BridgeTensor) -> tuple[tuple[object, ...], list[Choice], int, int]:
    """The key with whole axes in the places of arrays; these, the axis of the result of that key where they
    begin, and how many axes they are about."""
    given: list[Any] = [key] if not isinstance(key, tuple) else list(cast("tuple[object, ...]", key))
    arrays: list[Choice] = []
    parts: list[object] = []
    for one in given:
        choice = as_choice(one, x)
        if choice is None:
            parts.append(one)
            continue
        if not choice.shape and _is_mask(choice):
            raise DispatchIndexError(
                f"cannot index a tensor of shape {x.shape} with a mask of shape (): expected axes in both"
            )
        arrays.append(choice)
        parts += [_HERE] * (len(choice.shape) if _is_mask(choice) else 1)
    if len(arrays) > 1 and any(map(_is_mask, arrays)):
        raise DispatchIndexError("cannot index a tensor with a mask beside another array: expected one")
    spread = spread_ellipsis(tuple(parts), len(x.shape))
    at = [i for i, one in enumerate(spread) if one is _HERE]
    if at != list(range(at[0], at[0] + len(at))):
        raise DispatchIndexError(
            "cannot index a tensor with arrays that are apart: expected them side by side",
            help="tensor.movedim(axis, place) brings their axes together",
        )
    first = sum(one is None or isinstance(one, slice) for one in spread[: at[0]])
    basic = tuple([slice(None) if one is _HERE else one for one in spread])
    return basic, arrays, first, len(at)


def _is_mask(choice: Choice) -> bool:
    return choice.kind == "B" if isinstance(choice, BridgeTensor) else choice.dtype == np.bool_


def _true(mask: Choice, extents: Shape, device: Device) -> BridgeTensor:
    """Where a mask is true, as if its axes were one."""
    if mask.shape != extents:
        raise DispatchIndexError(
            f"cannot index a tensor with a mask of shape {mask.shape}: expected {extents}, that of its axes"
        )
    if not isinstance(mask, BridgeTensor):
        found: BridgeTensor = BY_KIND["I"]["from_data"](np.flatnonzero(mask).astype(np.int32), device)
        return found
    flat = BY_KIND["B"]["reshape"](mask, (-1,) if 0 not in extents else (0,))
    rows: BridgeTensor = call("bool_argwhere")(flat, I32)
    return _line(rows)


def _flat(arrays: list[Choice], extents: Shape, device: Device) -> BridgeTensor:
    """Indices along axes, as indices along these as one."""
    on_device = [
        one if isinstance(one, BridgeTensor) else _uploaded(one, extent, device)
        for one, extent in zip(arrays, extents, strict=True)
    ]
    found, ops = on_device[0], BY_KIND["I"]
    for other, extent in zip(on_device[1:], extents[1:], strict=True):
        checks.broadcast("index", found.shape, other.shape)
        found = ops["add"](ops["mul_scalar"](_wide(found), extent), _wide(other))
    return found


def _wide(x: BridgeTensor) -> BridgeTensor:
    return x if x.dtype is I32 else BY_KIND["I"]["cast"](x, I32)


def _uploaded(values: NDArray[Any], extent: int, device: Device) -> BridgeTensor:
    wrong = values[(values < -extent) | (values >= extent)] if values.size else values
    if wrong.size:
        raise DispatchIndexError(f"cannot index an axis of extent {extent} with {int(wrong.reshape(-1)[0])}")
    places = np.where(values < 0, values + extent, values).astype(np.int32)
    found: BridgeTensor = BY_KIND["I"]["from_data"](places, device)
    return found
