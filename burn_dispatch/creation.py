"""What the constructors of `Tensor` share: shapes, dtypes and fill values as users write them, checked."""

from __future__ import annotations

import math
import operator
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.driver import Buffer, Driver
from burn_cube.dtypes import BOOL, BY_NAME, STORABLE, DType, from_numpy, int_range
from burn_cube.errors import (
    DispatchError,
    DispatchTypeError,
    DispatchValueError,
    OutOfMemoryError,
    nearest,
    shown,
)

if TYPE_CHECKING:
    from burn_dispatch.device import Device

DTypeLike = DType | str | type[np.generic] | np.dtype[Any]

_CHUNK = 1 << 20  # bytes written at once by `fill`
_MOST = (1 << 63) - 1  # bytes: more has no address
_MOST_AXES = 64  # of a NumPy array


def unsupported(op: str, what: object, help: str | None = None) -> DispatchTypeError:
    """No dtype of the language matches."""
    names = ", ".join(dtype.name for dtype in STORABLE)
    return DispatchTypeError(f"{op}: cannot use dtype {what}: expected one of {names}", help=help)


def from_host(op: str, array: object) -> tuple[NDArray[Any], DType]:
    """A NumPy array or scalar, and its dtype."""
    if not isinstance(array, np.ndarray | np.generic):
        raise DispatchTypeError(
            f"{op}: cannot make a tensor: got {type(array).__name__}, expected a NumPy array",
            help="numpy.asarray(values) makes one of lists and numbers",
        )
    if isinstance(array, np.ma.MaskedArray):
        raise DispatchTypeError(
            f"{op}: cannot make a tensor: got a masked array, expected a plain one",
            help="array.filled(value) puts values where the mask is",
        )
    host = np.asarray(cast("NDArray[Any]", array))
    dtype = from_numpy(host.dtype)
    if dtype is None:
        raise unsupported(op, host.dtype, "array.astype(...) converts it, to native byte order too")
    return host, dtype


def from_python(
    op: str, data: object, device: Device, wanted: DType | None = None
) -> tuple[NDArray[Any], DType]:
    """An array, or nested lists of numbers with the default dtype of their kind, and its dtype.

    If a dtype is wanted, all are converted to it as casts do.
    """
    if isinstance(data, np.ndarray | np.generic) or hasattr(data, "__array__"):
        array: NDArray[Any] = np.asanyarray(data)
        given, own = from_host(op, array)
        return (given, own) if wanted is None else (_cast(given, wanted), wanted)
    try:
        host: NDArray[Any] = np.asarray(data)
    except (ValueError, OverflowError) as error:
        raise DispatchValueError(f"{op}: cannot make a tensor of {shown(data)}: {error}") from None
    if host.dtype.kind not in "fiub":
        raise DispatchTypeError(
            f"{op}: cannot make a tensor of {shown(data)}: expected numbers of at most 64 bits, or nested "
            "lists of them"
        )
    if wanted is not None:
        return _cast(host, wanted), wanted
    if host.dtype.kind == "b":
        return host, BOOL
    if host.dtype.kind == "f":
        of = device.settings().float_dtype
    else:
        of = device.settings().int_dtype
        low, high = int_range(of)
        if host.size and not (low <= int(host.min()) and int(host.max()) <= high):
            raise DispatchValueError(f"{op}: got {shown(data)}, expected {low} to {high}, the range of {of}")
    with np.errstate(over="ignore"):  # a float too large for the dtype rounds to infinity
        return host.astype(of.numpy), of


def _cast(host: NDArray[Any], dtype: DType) -> NDArray[Any]:
    from burn_cube.semantics import conversion  # programs of arrays alone lack it

    with np.errstate(all="ignore"):  # a float too large for the dtype rounds to infinity
        return conversion.cast(host, dtype)


def dtype_of(op: str, dtype: DTypeLike) -> DType:
    """The dtype that a name, a NumPy dtype or a dtype itself stands for."""
    if isinstance(dtype, str) and dtype in BY_NAME:
        dtype = BY_NAME[dtype]
    if isinstance(dtype, DType):
        if dtype not in STORABLE:
            raise unsupported(op, dtype)
        return dtype
    if cast("object", dtype) is None:  # NumPy takes it for float64
        raise unsupported(op, None)
    try:
        named = np.dtype(dtype)
        found = from_numpy(named)
    except Exception:  # NumPy does not know it either, and shows it by what its class has for that
        named, found = None, None
    # codes such as "f8" and "i8" count bytes in NumPy, and would count bits here
    if found is None or named is None or (isinstance(dtype, str) and named.name != dtype):
        near = nearest(dtype, [known.name for known in STORABLE], 0.5) if isinstance(dtype, str) else None
        raise unsupported(op, shown(dtype), f"did you mean {near}?" if near else None)
    return found


def dtype_for(value: bool | int | float | np.generic, device: Device) -> DTypeLike:
    """The dtype of a fill value that comes without one."""
    if isinstance(value, np.generic):
        return value.dtype
    if isinstance(value, bool):
        return BOOL
    return device.settings().int_dtype if isinstance(value, int) else device.settings().float_dtype


def integers(op: str, values: Sequence[int | Sequence[int]]) -> tuple[int, ...]:
    """Extents or axes, given one by one or as one sequence."""
    given: Sequence[Any] = values
    if len(values) == 1 and isinstance(values[0], Sequence):
        given = values[0]
    try:
        found = tuple(operator.index(value) for value in given)
    except TypeError:
        found = None
    if found is None or any(isinstance(value, bool) for value in given):
        raise DispatchTypeError(f"{op}: cannot use {shown(given)}: expected integers")
    return found


def shape_of(op: str, shape: int | Sequence[int]) -> tuple[int, ...]:
    """A shape given as one extent or as a sequence."""
    extents = integers(op, (shape,))
    if any(n < 0 for n in extents):
        raise DispatchValueError(f"{op}: cannot use {extents} as a shape: expected extents of at least 0")
    if len(extents) > _MOST_AXES:
        raise DispatchValueError(
            f"{op}: cannot use a shape of {len(extents)} axes: expected at most {_MOST_AXES}"
        )
    return extents


def checked_size(shape: tuple[int, ...], dtype: DType) -> int:
    """Bytes of a contiguous tensor; refused if no address space holds them."""
    size = math.prod(n or 1 for n in shape) * dtype.size  # NumPy counts an extent of 0 as 1 too
    if size > _MOST:
        raise OutOfMemoryError(f"cannot allocate {shown(size)} bytes for shape {shown(shape)} of {dtype}")
    return size


@contextmanager
def memory(op: str) -> Generator[None]:
    """In our form, that NumPy gets no memory for values that the host computes."""
    try:
        yield
    except OutOfMemoryError:
        raise
    except MemoryError as error:
        raise OutOfMemoryError(f"{op}: cannot allocate memory: {error}") from None


def checked_range(op: str, first: int, last: int, by: int, dtype: DType) -> tuple[int, int, int]:
    """Whole numbers that a range of the dtype can be made of: start, end and step."""
    start, end, step = integers(op, (first, last, by))
    if step == 0:
        raise DispatchValueError(f"{op}: got a step of 0, expected another one")
    if (end - start) // step * 8 > _MOST or max(abs(start), abs(end), abs(step)) > _MOST:
        raise OutOfMemoryError(
            f"cannot allocate memory for {op}({shown(start)}, {shown(end)}, {shown(step)})"
        )
    found = range(start, end, step)
    if dtype.is_integer and found:
        low, high = int_range(dtype)
        if not (low <= found[0] <= high and low <= found[-1] <= high):
            raise DispatchValueError(
                f"{op}: got {found[0]} to {found[-1]}, expected {low} to {high}, the range of {dtype}"
            )
    return start, end, step


def element(op: str, value: bool | int | float | np.generic, dtype: DType) -> NDArray[Any]:
    """One element that holds the value exactly, or rounded if both are floats."""
    if not isinstance(cast("object", value), bool | int | float | np.generic):
        raise _misfit(op, value, dtype, DispatchTypeError)
    if isinstance(value, np.generic) and from_numpy(value.dtype) is not dtype:
        raise _misfit(op, value, dtype, DispatchTypeError)
    number = value.item() if isinstance(value, np.generic) and not dtype.is_float else value
    if dtype.is_integer:
        if not isinstance(number, int):
            raise _misfit(op, value, dtype, DispatchTypeError)
        low, high = int_range(dtype)
        if not low <= number <= high:
            raise _misfit(op, value, dtype, DispatchValueError, f"{low} to {high}")
    elif dtype is BOOL and not (isinstance(number, bool) or number in (0, 1)):
        raise _misfit(op, value, dtype, DispatchValueError, "True or False")
    elif dtype.is_float and isinstance(number, int):
        try:
            number = float(number)
        except OverflowError:
            raise _misfit(op, value, dtype, DispatchValueError) from None
    with np.errstate(over="ignore"):  # a float too large for the dtype rounds to infinity
        return np.array([number]).astype(dtype.numpy)


def _misfit(
    op: str, value: object, dtype: DType, kind: type[DispatchError], expected: str = ""
) -> DispatchError:
    wanted = expected or f"a value of {dtype}"
    return kind(f"{op}: cannot store {shown(value)} as {dtype}: expected {wanted}")


def fill(driver: Driver, buffer: Buffer, count: int, value: NDArray[Any]) -> None:
    """Write `count` copies of one element from the start of a buffer."""
    block = np.repeat(value, min(count, max(1, _CHUNK // value.itemsize)))
    for start in range(0, count, max(1, len(block))):
        driver.write(buffer, start * value.itemsize, block[: count - start])
