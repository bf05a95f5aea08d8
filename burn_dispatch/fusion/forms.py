"""How units go over the elements of a shape: the three forms of `burn_kernels.map`, as text.

| form | elements |
|---|---|
| flat | lie in order without gaps in every array, or are one element |
| rows | rows of any strides; a cube takes a piece of a row |
| elements | of short rows: each unit finds its coordinates, without dividing |

A fourth one, `row_form`, is for kernels that reduce rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from burn_cube.record import record
from burn_kernels.axes import Strides, joined
from burn_kernels.fast_divmod import fast_divmod
from burn_kernels.map import FEW_ROWS, NARROW, SPAN, UNITS, grid_of

Bind = Callable[[Any], Any]
"""From a kernel to what launches it."""
_NARROW_INDEX = 1 << 32


@record(eq=False)
class Form:
    """Of a kernel: lines that lead to an element, each operand's index there, and numbers it is passed."""

    head: tuple[str, ...]
    indent: int  # of the lines for an element
    indices: tuple[str, ...]
    params: tuple[tuple[str, str], ...]  # name and dtype
    sizes: tuple[int, ...]  # their values
    bind: Bind


def form_of(shape: Sequence[int], strides: Sequence[Strides], bases: Sequence[int]) -> Form:
    """For operands of these strides over a shape without 0, the first of them dense; `bases`: their first
    elements."""
    extents, steps = joined(shape, strides)
    numel = math.prod(extents)
    if len(extents) == 1 and all(own[0] in (0, 1) for own in steps):
        return _flat(numel, steps, bases)
    rows = numel // extents[-1]
    if extents[-1] >= NARROW or rows <= FEW_ROWS or numel >= _NARROW_INDEX:
        return _rows(extents, steps, bases)
    return _elements(extents, steps, bases)


class _Sizes:
    """Numbers that a kernel is passed, by name."""

    def __init__(self) -> None:
        self.params: list[tuple[str, str]] = []
        self.values: list[int] = []

    def add(self, name: str, value: int, dtype: str = "index") -> str:
        """The name of another one."""
        self.params.append((name, dtype))
        self.values.append(value)
        return name

    def form(self, head: Sequence[str], indent: int, indices: Sequence[str], bind: Bind) -> Form:
        return Form(tuple(head), indent, tuple(indices), tuple(self.params), tuple(self.values), bind)


def _flat(numel: int, steps: Sequence[Strides], bases: Sequence[int]) -> Form:
    sizes = _Sizes()
    indices: list[str] = []
    for at, (own, base) in enumerate(zip(steps, bases, strict=True)):
        terms = ["i"] if own[0] == 1 else []
        if base:
            terms.append(sizes.add(f"b{at}", base))
        indices.append(" + ".join(terms) or "0")
    head = ("i = bc.ABSOLUTE_POS", "if i < y0.len():")
    return sizes.form(head, 2, indices, lambda kernel: kernel.unchecked.forall(numel))


def _rows(extents: Strides, steps: Sequence[Strides], bases: Sequence[int]) -> Form:
    sizes = _Sizes()
    length = extents[-1]
    rows = math.prod(extents[:-1])
    units = UNITS if length > NARROW else NARROW
    span = SPAN if length >= UNITS * SPAN else 1
    pieces = -(-length // (units * span))
    for name, value in (("rows", rows), ("length", length), ("pieces", pieces)):
        sizes.add(name, value)
    lines = [
        "row = bc.CUBE_POS // pieces",
        f"first = (bc.CUBE_POS - row * pieces) * (bc.CUBE_DIM * {span}) + bc.UNIT_POS",
        "if row < rows:",
        *[f"    {line}" for line in _coordinates(extents[:-1], sizes)],
    ]
    indices: list[str] = []
    for at, (own, base) in enumerate(zip(steps, bases, strict=True)):
        lines.append(f"    p{at} = {_place(at, own[:-1], base, sizes)}")
        step = own[-1]
        along = {0: "", 1: " + j"}.get(step)
        indices.append(f"p{at}" + (f" + j * {sizes.add(f't{at}', step)}" if along is None else along))
    lines += [
        f"    for k in bc.unroll(range({span})):",
        "        j = first + k * bc.CUBE_DIM",
        "        if j < length:",
    ]
    configuration = grid_of(rows * pieces), units
    return sizes.form(lines, 4, indices, lambda kernel: kernel.unchecked[configuration])


def row_form(
    shape: Sequence[int],
    strides: Sequence[Strides],
    bases: Sequence[int],
    columns: Sequence[bool],
    units: int,
) -> Form:
    """A cube takes a whole row, by an index `j` that the lines have. `columns`: of one value a row."""
    sizes = _Sizes()
    rows = math.prod(shape[:-1])
    sizes.add("rows", rows)
    sizes.add("length", shape[-1])
    outer, steps = joined((*shape[:-1], 1), [(*own[:-1], 0) for own in strides])
    lines = ["row = bc.CUBE_POS", "if row < rows:"]
    lines += [f"    {line}" for line in _coordinates(outer, sizes)]
    indices: list[str] = []
    for at, (own, base) in enumerate(zip(steps, bases, strict=True)):
        lines.append(f"    p{at} = {_place(at, own, base, sizes)}")
        indices.append(f"p{at}{_along(at, 0 if columns[at] else strides[at][-1], sizes)}")
    configuration = grid_of(rows), units
    return sizes.form(lines, 2, indices, lambda kernel: kernel.unchecked[configuration])


def element_form(
    shape: Sequence[int], strides: Sequence[Strides], bases: Sequence[int], planes: int
) -> Form:  # fmt: skip
    """The lines of one element, that `plane`, `row` and `j` say: which plane of so many it is of, which row
    of that, and where in the row. Axes of both are joined where no axis ends at the planes."""
    sizes = _Sizes()
    outer = next(
        (axis for axis in range(len(shape) - 1, -1, -1) if math.prod(shape[:axis]) == planes), None
    )  # fmt: skip
    if outer is None:
        rows = math.prod(shape[:-1]) // planes
        extents, steps = joined((*shape[:-1], 1), [(*own[:-1], 0) for own in strides])
        lines = [f"line = plane * {sizes.add('rows', rows)} + row", *_quotients(extents, "line", sizes)]
    else:
        extents, steps = joined((*shape[:outer], 1), [(*own[:outer], 0) for own in strides])
        inner, more = joined((*shape[outer:-1], 1), [(*own[outer:-1], 0) for own in strides])
        # units have the same plane, but rows of their own
        lines = [*_coordinates(extents, sizes, "plane"), *_quotients(inner, "row", sizes, len(extents))]
        steps = tuple([(*one, *two) for one, two in zip(steps, more, strict=True)])
    indices: list[str] = []
    for at, (own, base) in enumerate(zip(steps, bases, strict=True)):
        lines.append(f"p{at} = {_place(at, own, base, sizes)}")
        indices.append(f"p{at}{_along(at, strides[at][-1], sizes)}")
    return sizes.form(lines, 1, indices, lambda kernel: kernel)


def _along(at: int, step: int, sizes: _Sizes) -> str:
    """From the first element of a row to the j-th."""
    return {0: "", 1: " + j"}.get(step) or (f" + j * {sizes.add(f't{at}', step)}" if step else "")


def _coordinates(extents: Strides, sizes: _Sizes, rest: str = "row") -> list[str]:
    """Lines for the coordinates of a row, `c0`, `c1`, ... from the slowest axis."""
    lines: list[str] = []
    for axis in range(len(extents) - 1, 0, -1):
        extent = sizes.add(f"e{axis}", extents[axis])
        lines += [f"q{axis} = {rest} // {extent}", f"c{axis} = {rest} - q{axis} * {extent}"]
        rest = f"q{axis}"
    return [*lines, f"c0 = {rest}"] if extents else lines


def _place(at: int, steps: Strides, base: int, sizes: _Sizes) -> str:
    """Where the first element of a row is."""
    terms = [sizes.add(f"b{at}", base)] if base else []
    for axis, step in enumerate(steps):
        if step:
            terms.append(f"c{axis} * {sizes.add(f't{at}_{axis}', step)}")
    return " + ".join(terms) or "bc.index(0)"


def _quotients(extents: Strides, place: str, sizes: _Sizes, first: int = 0) -> list[str]:
    """Lines for the coordinates of a place, from the one number `first` on, without dividing."""
    if len(extents) == 1:
        return [f"c{first} = {place}"]
    lines = [f"rest = bc.u32({place})"]
    for axis in range(len(extents) - 1, 0, -1):
        divisor, at = fast_divmod(extents[axis]), first + axis
        fields = ("divisor", "multiplier", "first", "last")
        names = [sizes.add(f"{name}{at}", getattr(divisor, name), "u32") for name in fields]
        lines += [
            f"q{at}, r{at} = FastDivmod({', '.join(names)}).divmod(rest)",
            f"c{at} = bc.index(r{at})",
            f"rest = q{at}",
        ]
    return [*lines, f"c{first} = bc.index(rest)"]


def _elements(extents: Strides, steps: Sequence[Strides], bases: Sequence[int]) -> Form:
    sizes = _Sizes()
    numel = math.prod(extents)
    lines = _quotients(extents, "bc.ABSOLUTE_POS", sizes)
    indices = ["bc.ABSOLUTE_POS"]
    indices += [_place(at, own, bases[at], sizes) for at, own in enumerate(steps) if at]
    head = ["if bc.ABSOLUTE_POS < y0.len():", *[f"    {line}" for line in lines]]
    return sizes.form(head, 2, indices, lambda kernel: kernel.unchecked.forall(numel))
