"""Tensors that are made of a shape, of numbers, or after another tensor."""

from __future__ import annotations

from typing import Any, Self, cast

import numpy as np

from burn_cube.dtypes import BOOL, F64, I32, I64, DType, int_range
from burn_cube.errors import DispatchTypeError, DispatchValueError, shown
from burn_dispatch import creation
from burn_dispatch.api import plain
from burn_dispatch.api.base import Base, Ints, Number
from burn_dispatch.bridge import BY_KIND, BridgeTensor, kind_of
from burn_dispatch.creation import DTypeLike
from burn_dispatch.device import Device
from burn_dispatch.distribution import Bernoulli, Default, Distribution, Normal, Uniform
from burn_dispatch.ops.row import Kind


class Creations(Base):
    """Constructors. Without a device they use `Device.default()`, without a dtype that of its settings."""

    __slots__ = ()

    @classmethod
    def from_data(cls, data: object, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor of a number, nested lists of numbers, or an array; values are converted to the dtype.

        Without a dtype, arrays keep theirs, and Python's floats, ints and bools have those of the device.
        """
        where = target("from_data", device)
        wanted = None if dtype is None else creation.dtype_of("from_data", dtype)
        host, own = creation.from_python("from_data", data, where, wanted)
        return cls(filled(kind_of(own), "from_data", host, where))

    @classmethod
    def empty(cls, shape: Ints, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor whose values are whatever the memory held."""
        return cls._created("empty", shape, (), dtype, device)

    @classmethod
    def full(
        cls,
        shape: Ints,
        value: Number | np.generic,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """A tensor filled with a value; without a dtype, of a NumPy value its own, else the device's of its
        kind."""
        device = target("full", device)
        of = creation.dtype_of("full", creation.dtype_for(value, device) if dtype is None else dtype)
        element = creation.element("full", value, of)[0].item()
        number = float(element) if of.is_float else element
        if of is BOOL:
            return cls._created("ones" if number else "zeros", shape, (), of, device)
        return cls._created("full", shape, (number,), of, device)

    @classmethod
    def zeros(cls, shape: Ints, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor of zeros (False for bool)."""
        return cls._created("zeros", shape, (), dtype, device)

    @classmethod
    def ones(cls, shape: Ints, dtype: DTypeLike | None = None, device: Device | None = None) -> Self:
        """A tensor of ones (True for bool)."""
        return cls._created("ones", shape, (), dtype, device)

    @classmethod
    def random(
        cls,
        shape: Ints,
        distribution: Distribution | None = None,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """Random numbers; `device.seed` makes them the same again, on any device."""
        given = Default() if distribution is None else distribution
        if not isinstance(cast("object", given), Default | Uniform | Bernoulli | Normal):
            raise DispatchTypeError(
                f"random: got {shown(given)}, expected a distribution such as Uniform(0, 1)"
            )
        return cls._created("random", shape, (given,), dtype, device)

    @classmethod
    def arange(
        cls,
        start: int,
        end: int | None = None,
        step: int = 1,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """Whole numbers from `start`, or 0, up to below `end`; above it if the step is negative."""
        first, last = (0, start) if end is None else (start, end)
        where = target("arange", device)
        of = where.settings().int_dtype if dtype is None else creation.dtype_of("arange", dtype)
        first, last, step = creation.checked_range("arange", first, last, step, of)
        narrow = max(abs(first), abs(last)) <= int_range(I32)[1]
        ints = filled(
            "I", "arange_step", first, last, step, of if of.is_integer else I32 if narrow else I64, where
        )
        return cls(ints) if of.is_integer else cls(ints)._converted(of)

    @classmethod
    def linspace(
        cls,
        start: float,
        end: float,
        count: int,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """`count` floats at equal distances from `start` to `end`, both included; NumPy's in f64, rounded."""
        where = target("linspace", device)
        of = where.settings().float_dtype if dtype is None else creation.dtype_of("linspace", dtype)
        (n,) = creation.shape_of("linspace", (count,))
        if not of.is_float:
            raise DispatchTypeError(f"linspace: got the dtype {of}, expected one of floats")
        creation.checked_size((n,), F64)
        first, last = plain.number("linspace", "start", start), plain.number("linspace", "end", end)
        with creation.memory("linspace"):
            with np.errstate(invalid="ignore", over="ignore"):
                values = np.linspace(first, last, n).astype(of.numpy)
        return cls(filled("F", "from_data", values, where))

    @classmethod
    def eye(
        cls,
        rows: int,
        columns: int | None = None,
        dtype: DTypeLike | None = None,
        device: Device | None = None,
    ) -> Self:
        """A matrix of ones on the diagonal, zeros elsewhere; square unless `columns` are given."""
        shape = creation.shape_of("eye", (rows, rows if columns is None else columns))
        where = target("eye", device)
        creation.checked_size(shape, F64)
        of = where.settings().float_dtype if dtype is None else creation.dtype_of("eye", dtype)
        down, across = (filled("I", "arange_step", 0, n, 1, I32, where) for n in shape)
        ops = BY_KIND["I"]
        there = ops["equal"](ops["reshape"](down, (shape[0], 1)), ops["reshape"](across, (1, shape[1])))
        return cls(there)._converted(of)

    @classmethod
    def cartesian_grid(cls, shape: Ints, device: Device | None = None) -> Self:
        """The coordinates of each place of a shape, as ints: (*shape, rank), the last axis fastest."""
        extents, where = creation.shape_of("cartesian_grid", shape), target("cartesian_grid", device)
        of, rank, ops = where.settings().int_dtype, len(extents), BY_KIND["I"]
        creation.checked_size((*extents, rank), of)
        if not rank:
            raise DispatchValueError("cartesian_grid: got the shape (), expected at least one axis")
        parts: list[BridgeTensor] = []
        for axis, n in enumerate(extents):
            along = [n if a == axis else 1 for a in range(rank)]
            line = filled("I", "arange_step", 0, n, 1, of, where)
            parts.append(ops["expand"](ops["reshape"](line, (*along, 1)), (*extents, 1)))
        return cls(ops["cat"](parts, rank))

    @classmethod
    def empty_like(cls, other: Self, dtype: DTypeLike | None = None) -> Self:
        """`empty` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        return cls.empty(*_like("empty_like", other, dtype))

    @classmethod
    def zeros_like(cls, other: Self, dtype: DTypeLike | None = None) -> Self:
        """`zeros` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        return cls.zeros(*_like("zeros_like", other, dtype))

    @classmethod
    def ones_like(cls, other: Self, dtype: DTypeLike | None = None) -> Self:
        """`ones` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        return cls.ones(*_like("ones_like", other, dtype))

    @classmethod
    def full_like(cls, other: Self, value: Number | np.generic, dtype: DTypeLike | None = None) -> Self:
        """`full` with the shape and device, and unless given the dtype, of another tensor; contiguous."""
        shape, of, device = _like("full_like", other, dtype)
        return cls.full(shape, value, of, device)

    @classmethod
    def random_like(
        cls, other: Self, distribution: Distribution | None = None, dtype: DTypeLike | None = None
    ) -> Self:
        """`random` with the shape and device, and unless given the dtype, of another tensor."""
        shape, of, device = _like("random_like", other, dtype)
        return cls.random(shape, distribution, of, device)

    @classmethod
    def _created(
        cls, op: str, shape: Ints, values: tuple[Any, ...], dtype: DTypeLike | None, device: Device | None
    ) -> Self:
        wanted, where = creation.shape_of(op, shape), target(op, device)
        of = where.settings().float_dtype if dtype is None else creation.dtype_of(op, dtype)
        creation.checked_size(wanted, of)
        return cls(filled(kind_of(of), op, wanted, *values, of, where))


def filled(kind: Kind, op: str, *args: Any) -> BridgeTensor:
    """What an op makes of no tensor."""
    found: BridgeTensor = BY_KIND[kind][op](*args)
    return found


def target(op: str, device: object) -> Device:
    """The device to make a tensor on."""
    if device is None:
        return Device.default()
    if isinstance(device, Device):
        return device
    raise DispatchTypeError(
        f"{op}: cannot use {shown(device)} as a device: expected a Device", help="such as Device.cpu()"
    )


def _like(op: str, other: object, dtype: DTypeLike | None) -> tuple[tuple[int, ...], DTypeLike, Device]:
    bridge = getattr(other, "_bridge", None)
    if not isinstance(bridge, BridgeTensor):
        raise DispatchTypeError(
            f"{op}: cannot follow {shown(other)}: expected a Tensor",
            help="Tensor.from_numpy(array) makes one",
        )
    of: DType | DTypeLike = bridge.dtype if dtype is None else dtype
    return bridge.shape, of, bridge.device
