"""Random programs on tensors, made from a seed without any device: shapes and dtypes are inferred."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_dispatch import Device, Tensor
from burn_dispatch.ops import OPS
from tests.dispatch.recipe_values import edges, numbers
from tests.fusion.programs import MOST_THREADS, Program, Shape, Step

DTYPES = (dt.F32, dt.F32, dt.F32, dt.F16, dt.BF16, dt.F64, dt.I32, dt.I32, dt.I64, dt.U8, dt.BOOL)
"""Of a program's values; the usual ones are more frequent."""
EXTENTS = (1, 1, 2, 3, 4, 5, 7, 8, 16, 33, 40, 100)
LARGE = ((1 << 15,), (300, 130), (130, 128), (2, 128, 64), (1, 4099))
MOST = 1 << 17  # elements of a value


def program(seed: int, length: int, dtypes: Sequence[DType] = DTYPES) -> Program:
    """The program of a seed: `length` ops on values of these dtypes, and the leaves that they need."""
    return _Maker(seed, length, dtypes).made()


@dataclass(frozen=True)
class Value:
    """What the maker knows of a value."""

    number: int
    shape: Shape
    dtype: DType
    exact: bool

    @property
    def family(self) -> str:
        """The first word of its rows."""
        return "bool" if self.dtype is dt.BOOL else "float" if self.dtype.is_float else "int"


UNARY: dict[str, tuple[str, ...]] = {
    "float": (
        "abs", "neg", "exp", "log", "log1p", "sqrt", "tanh", "sin", "cos", "erf", "recip", "sign", "floor",
        "ceil", "round", "trunc", "atan", "is_nan", "is_inf",
    ),
    "int": ("abs", "neg", "sign", "bitwise_not"),
    "bool": ("bool_not",),
}  # fmt: skip
COMPARED = ("equal", "not_equal", "greater", "greater_equal", "lower", "lower_equal")
BINARY: dict[str, tuple[str, ...]] = {
    "float": ("add", "sub", "mul", "div", "remainder", "add", "mul", "atan2", "max_pair", *COMPARED),
    "int": ("add", "sub", "mul", "div", "remainder", "bitwise_and", "bitwise_or", "bitwise_xor", *COMPARED),
    "bool": ("bool_and", "bool_or", "bool_xor", "equal", "not_equal"),
}
SCALAR: dict[str, tuple[str, ...]] = {
    "float": ("add", "sub", "mul", "div", "remainder", "lower", "equal", "clamp_min", "clamp_max"),
    "int": (
        "add", "sub", "mul", "div", "remainder", "bitwise_and", "bitwise_left_shift", "greater", "equal",
        "clamp_min", "clamp_max",
    ),
    "bool": (),
}  # fmt: skip
_BOOLEAN = frozenset({*COMPARED, "is_nan", "is_inf"})
_ALONE = (
    "gather",
    "gather",
    "max of all",
    "max",
    "argmax",
    "any",
    "sort",
    "cummax",
    "select",
    "cat",
    "clone",
    "contiguous",
    "setitem",
)
_INEXACT = ("sum", "cumsum", "matmul", "mean")


class _Maker:
    """Chooses ops, and infers shapes and dtypes."""

    def __init__(self, seed: int, length: int, dtypes: Sequence[DType]) -> None:
        self.random = Random(seed)
        self.program = Program(seed, length)
        self.dtypes = dtypes
        self.values: list[Value] = []
        self.threads = self.random.choice((1, 1, 2, MOST_THREADS))

    def made(self) -> Program:
        """The program."""
        for _ in range(self.random.randint(1, 3)):
            self.leaf()
        while len(self.program.steps) < self.program.length:
            self.op()
            self.forget()
        return self.program

    def forget(self) -> None:
        """Drop some values after the last step."""
        random, steps = self.random, self.program.steps
        forgotten: list[int] = []
        while len(self.values) > 3 and random.random() < 0.25:
            forgotten.append(self.values.pop(random.randrange(len(self.values))).number)
        already = steps[-1].forgotten
        steps[-1] = replace(steps[-1], forgotten=(*already, *forgotten))

    def add(
        self, label: str, row: str, inputs: Sequence[Value], shape: Shape, dtype: DType,
        make: Callable[..., Tensor], exact: bool = True,
    ) -> Value:  # fmt: skip
        """Another step."""
        random = self.random
        steps = self.program.steps
        exact = exact and all(one.exact for one in inputs)
        value = Value(len(steps), shape, dtype, exact)
        self.values.append(value)
        steps.append(
            Step(
                label, row, tuple(one.number for one in inputs), shape, dtype, make, exact,
                random.randrange(self.threads), random.random() < 0.04,
            )
        )  # fmt: skip
        return value

    def leaf(self, shape: Shape | None = None, dtype: DType | None = None) -> Value:
        """Data, or a constant."""
        random = self.random
        shape = self.shape() if shape is None else shape
        dtype = random.choice(self.dtypes) if dtype is None else dtype
        family = "bool" if dtype is dt.BOOL else "float" if dtype.is_float else "int"
        if random.random() < 0.25:
            number = random.choice((0, 1, 2, 3))
            constant = bool(number) if dtype is dt.BOOL else number
            return self.add(
                f"full {constant}", f"{family}_copy", (), shape, dtype,
                lambda device: Tensor.full(shape, constant, dtype, device),
            )  # fmt: skip
        rng = np.random.default_rng(random.randrange(1 << 30))
        data = numbers(rng, dtype, shape)
        if random.random() < 0.3 and dtype is not dt.BOOL:
            data = rng.choice(edges(dtype), shape).astype(dtype.numpy)
        return self.add(
            "data", f"{family}_copy", (), shape, dtype, lambda device: Tensor.from_numpy(data, device)
        )

    def shape(self) -> Shape:
        """Of a leaf."""
        random = self.random
        if random.random() < 0.1:
            return random.choice(LARGE)
        found = tuple(random.choice(EXTENTS) for _ in range(random.choice((0, 1, 2, 2, 3, 3, 4))))
        if found and random.random() < 0.03:
            found = (*found[:-1], 0)
        return found if math.prod(found) <= MOST else found[:2]

    def op(self) -> None:
        """One op."""
        kinds = (
            (self.unary, 20), (self.binary, 30), (self.scalar, 14), (self.where, 8), (self.cast, 7),
            (self.view, 18), (self.leaf, 3), (self.alone, 4), (self.inexact, 3), (self.rows, 2),
        )  # fmt: skip
        chosen, x = self.random.choices([k for k, _ in kinds], [w for _, w in kinds])[0], self.any()
        if chosen == self.leaf:
            self.leaf()
        else:
            chosen(x)  # type: ignore[operator]

    def any(self) -> Value:
        """A value, more often a late one."""
        late = self.values[-3:] if self.random.random() < 0.6 else self.values
        return self.random.choice(late)

    def like(self, x: Value, dtype: DType | None = None) -> Value:
        """A value of a dtype that broadcasts with another; made if there is none, or else sometimes."""
        dtype = dtype or x.dtype
        fitting = [v for v in self.values if v.dtype is dtype and _joint(v.shape, x.shape) is not None]
        if fitting and self.random.random() < 0.85:
            return self.random.choice(fitting)
        shape = tuple(1 if self.random.random() < 0.25 else extent for extent in x.shape)
        return self.leaf(shape[self.random.choice((0, 0, 0, 1)) :], dtype)

    def unary(self, x: Value) -> None:
        """A function of one."""
        name = self.random.choice(UNARY[x.family])
        row = name if name == "bool_not" else f"{x.family}_{name}"
        dtype = dt.BOOL if name in _BOOLEAN else x.dtype
        self.add(name, row, (x,), x.shape, dtype, lambda device, x: getattr(x, name)())

    def binary(self, x: Value) -> None:
        """A function of two."""
        y = self.like(x)
        shape = _joint(x.shape, y.shape)
        assert shape is not None
        name = self.random.choice(BINARY[x.family])
        row = name if name.startswith("bool_") else f"{x.family}_{name}"
        dtype = dt.BOOL if name in _BOOLEAN else x.dtype
        pair = (y, x) if self.random.random() < 0.5 else (x, y)
        self.add(
            name, row if row in OPS else f"{x.family}_add", pair, shape, dtype,
            lambda device, x, y: getattr(x, name)(y),
        )  # fmt: skip

    def scalar(self, x: Value) -> None:
        """With a number."""
        if not SCALAR[x.family]:
            return
        name = self.random.choice(SCALAR[x.family])
        number = self.random.choice((1, 2, 3, 5, 0.5, -1.25) if x.dtype.is_float else (1, 2, 3, 5))
        row = f"{x.family}_{name}" if name.startswith("clamp") else f"{x.family}_{name}_scalar"
        dtype = dt.BOOL if name in _BOOLEAN else x.dtype
        self.add(
            f"{name} {number}", row if row in OPS else f"{x.family}_copy", (x,), x.shape, dtype,
            lambda device, x: getattr(x, name)(number),
        )  # fmt: skip

    def where(self, x: Value) -> None:
        """A choice by a mask of the same shape."""
        masks = [v for v in self.values if v.dtype is dt.BOOL and v.shape == x.shape]
        mask = self.random.choice(masks) if masks else self.leaf(x.shape, dt.BOOL)
        others = [v for v in self.values if v.dtype is x.dtype and v.shape == x.shape]
        if self.random.random() < 0.5:
            fill = True if x.dtype is dt.BOOL else 2
            self.add(
                "mask_fill", f"{x.family}_mask_fill", (x, mask), x.shape, x.dtype,
                lambda device, x, mask: x.mask_fill(mask, fill),
            )  # fmt: skip
            return
        self.add(
            "mask_where", f"{x.family}_mask_where", (x, mask, self.random.choice(others)), x.shape, x.dtype,
            lambda device, x, mask, y: x.mask_where(mask, y),
        )  # fmt: skip

    def cast(self, x: Value) -> None:
        """Another dtype."""
        dtype = self.random.choice(self.dtypes)
        self.add(
            f"cast {dtype}", f"{x.family}_reshape", (x,), x.shape, dtype, lambda device, x: x.cast(dtype)
        )

    def view(self, x: Value) -> None:
        """Other places for the same elements."""
        shape, call = self.looked(x.shape)
        if math.prod(shape) <= MOST:
            name, args = call
            self.add(
                f"{name} {args}", f"{x.family}_reshape", (x,), shape, x.dtype,
                lambda device, x: x[args] if name == "getitem" else getattr(x, name)(*args),
            )  # fmt: skip

    def looked(self, shape: Shape) -> tuple[Shape, tuple[str, tuple[Any, ...]]]:
        """A view's shape, method and arguments."""
        random, rank = self.random, len(shape)
        kind = random.choice(("reshape", "permute", "flip", "expand", "getitem", "getitem", "swap_dims"))
        if kind == "reshape" or rank == 0:
            found = _factored(random, math.prod(shape))
            return found, ("reshape", (found,))
        axis = random.randrange(rank)
        if kind == "permute":
            order = random.sample(range(rank), rank)
            return tuple(shape[at] for at in order), ("permute", (tuple(order),))
        if kind == "flip":
            return shape, ("flip", ((axis,),))
        if kind == "swap_dims":
            other = random.randrange(rank)
            swapped = list(shape)
            swapped[axis], swapped[other] = swapped[other], swapped[axis]
            return tuple(swapped), ("swap_dims", (axis, other))
        if kind == "expand":
            wide = tuple(random.choice((2, 5, 9)) if n == 1 and random.random() < 0.7 else n for n in shape)
            full = (3, *wide) if rank < 4 and random.random() < 0.3 else wide
            return full, ("expand", (full,))
        return self.sliced(shape, axis)

    def sliced(self, shape: Shape, axis: int) -> tuple[Shape, tuple[str, tuple[Any, ...]]]:
        """A part along an axis."""
        random, extent = self.random, shape[axis]
        start = random.randrange(extent) if extent else 0
        ends = ((start, None, 1), (None, start, 1), (start, None, 2), (None, None, -1), (None, None, 3))
        key = slice(*random.choice(ends))
        count = len(range(*key.indices(extent)))
        whole = (slice(None),) * axis
        return (*shape[:axis], count, *shape[axis + 1 :]), ("getitem", (*whole, key))

    def alone(self, x: Value) -> None:
        """What does not wait, and has the same bits in any order."""
        random, name, rank = self.random, self.random.choice(_ALONE), len(x.shape)
        if name in ("clone", "contiguous"):
            self.add(name, f"{x.family}_copy", (x,), x.shape, x.dtype, lambda device, x: getattr(x, name)())
            return
        if not rank or 0 in x.shape:
            return
        axis = random.randrange(rank)
        reduced = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
        if name == "any":
            self.add(name, "bool_any_dim", (x,), reduced, dt.BOOL, lambda device, x: x.any(axis))
        elif name == "cat":
            self.joined(x, axis)
        elif name in ("select", "gather"):
            self.indexed(x, name, axis)
        elif name == "setitem":
            self.setitem(x, axis)
        elif name == "max of all" and x.family != "bool":
            self.add(name, f"{x.family}_max", (x,), (1,), x.dtype, lambda device, x: x.max())
        elif x.family != "bool":
            self.ordered(x, name, axis, reduced)

    def indexed(self, x: Value, name: str, axis: int) -> None:
        """Elements at places along an axis; the places may wait too."""
        count, waits = 2 if name == "gather" else 3, self.random.random() < 0.5
        shape = (*x.shape[:axis], count, *x.shape[axis + 1 :])
        picked = np.array([self.random.randrange(x.shape[axis]) for _ in range(math.prod(shape))], np.int32)
        places = picked.reshape(shape) if name == "gather" else picked[:count]

        def make(device: Device, x: Tensor) -> Tensor:
            indices = Tensor.from_numpy(places, device)
            found: Tensor = getattr(x, name)(axis, indices * 2 - indices if waits else indices)
            return found

        self.add(name, f"{x.family}_{name}", (x,), shape, x.dtype, make)

    def joined(self, x: Value, axis: int) -> None:
        """Several tensors one after the other, of any extents along the axis."""

        def fits(y: Value) -> bool:
            same = len(y.shape) == len(x.shape) and y.dtype is x.dtype
            return same and (*y.shape[:axis], 0, *y.shape[axis + 1 :]) == (
                *x.shape[:axis],
                0,
                *x.shape[axis + 1 :],
            )

        fitting = [y for y in self.values if fits(y)]
        parts = [self.random.choice(fitting) for _ in range(self.random.choice((1, 2, 3, 10)))]
        shape = (*x.shape[:axis], sum(y.shape[axis] for y in parts), *x.shape[axis + 1 :])
        if math.prod(shape) <= MOST:
            self.add(
                "cat",
                f"{x.family}_cat",
                parts,
                shape,
                x.dtype,
                lambda device, *xs: Tensor.cat(list(xs), axis),
            )

    def ordered(self, x: Value, name: str, axis: int, reduced: Shape) -> None:
        """The largest, or in order."""
        if name == "argmax":
            self.add(
                name, f"{x.family}_argmax", (x,), reduced, dt.I32,
                lambda device, x: x.argmax(axis).cast("i32"),
            )  # fmt: skip
            return
        shape = reduced if name == "max" else x.shape
        self.add(name, f"{x.family}_sort", (x,), shape, x.dtype, lambda device, x: getattr(x, name)(axis))

    def setitem(self, x: Value, axis: int) -> None:
        """Another tensor of the same values, changed in one place."""
        key = (slice(None),) * axis + (slice(0, 1),)
        number = True if x.dtype is dt.BOOL else 3

        def make(device: Device, x: Tensor) -> Tensor:
            found = x.reshape(x.shape)
            found[key] = number
            return found

        self.add("setitem", f"{x.family}_copy", (x,), x.shape, x.dtype, make)

    def inexact(self, x: Value) -> None:
        """Sums, whose order depends on how their input lies in memory."""
        name, rank = self.random.choice(_INEXACT), len(x.shape)
        if x.dtype not in (dt.F32, dt.F64, dt.I32, dt.I64) or not rank or 0 in x.shape:
            return
        axis = self.random.choice((self.random.randrange(rank), rank - 1))
        reduced = (*x.shape[:axis], 1, *x.shape[axis + 1 :])
        exact = x.family == "int"
        if name == "matmul":
            if rank == 2 and x.dtype is dt.F32 and max(x.shape) <= 33:
                self.add(
                    name, "float_matmul", (x,), (x.shape[0],) * 2, x.dtype,
                    lambda device, x: x.tanh() @ x.tanh().transpose(), exact,
                )  # fmt: skip
            return
        shape = x.shape if name == "cumsum" else reduced
        if name != "cumsum" and self.random.random() < 0.3:
            axis, shape = None, (1,)
        row = f"{x.family}_{name}" if name == "cumsum" else f"{x.family}_{name}_dim"
        bounded = x.dtype.is_float

        def make(device: Device, x: Tensor) -> Tensor:
            # sums of very different numbers are not comparable
            found: Tensor = getattr(x.tanh() if bounded else x, name)(axis)
            return found

        self.add(name, row, (x,), shape, x.dtype, make, exact)

    def rows(self, x: Value) -> None:
        """Rows less their largest value, as shares of their sum."""
        if x.dtype not in (dt.F32, dt.F16, dt.F64) or not x.shape or 0 in x.shape:
            return
        column, dtype = (*x.shape[:-1], 1), x.dtype
        most = self.add("max", "float_max", (x,), column, dtype, lambda device, x: x.max(-1))
        less = self.add("sub", "float_sub", (x, most), x.shape, dtype, lambda device, x, y: x - y)
        power = self.add("exp", "float_exp", (less,), x.shape, dtype, lambda device, x: x.exp())
        total = self.add("sum", "float_sum", (power,), column, dtype, lambda device, x: x.sum(-1), False)
        self.add("div", "float_div", (power, total), x.shape, dtype, lambda device, x, y: x / y)


def _joint(x: Shape, y: Shape) -> Shape | None:
    """What two shapes broadcast to, if that is not too large."""
    try:
        found = tuple(int(n) for n in np.broadcast_shapes(x, y))
    except ValueError:
        return None
    return found if math.prod(found) <= MOST else None


def _factored(random: Random, numel: int) -> Shape:
    """A shape of so many elements."""
    if numel == 0:
        return (0, random.choice((1, 3)))
    found: list[int] = []
    while numel > 1 and len(found) < 3:
        divisors = [n for n in (2, 3, 4, 5, 7, 8, 11, 13) if numel % n == 0]
        if not divisors or random.random() < 0.3:
            break
        found.append(random.choice(divisors))
        numel //= found[-1]
    found.append(numel)
    if random.random() < 0.3:
        found.insert(random.randrange(len(found) + 1), 1)
    random.shuffle(found)
    return tuple(found)
