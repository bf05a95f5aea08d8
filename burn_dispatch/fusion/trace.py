"""What a queue has noted, as values: those that are there, and how each other one is made of them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.record import record
from burn_dispatch.fusion.pattern import Noted
from burn_dispatch.layout import Layout, Shape, contiguous_strides

Step = tuple[str, Any, int]
"""Of a way to look at a value: the method of `Layout`, what it gets, and the value that is looked at."""
Steps = tuple[Step, ...]
WINDOW = "window"
"""The step from a tensor to the whole that it is a part of."""


class SplitError(Exception):
    """A value must be in memory, or a view of it would have to be copied."""

    def __init__(self, value: int, reason: str) -> None:
        super().__init__(value, reason)
        self.value = value
        self.reason = reason


@record(eq=False)
class Trace:
    """Values by number. `noted` is None of those that are there; `layouts` says how they lie in memory."""

    noted: tuple[Noted | None, ...]
    shapes: tuple[Shape, ...]
    dtypes: tuple[DType, ...]
    layouts: tuple[Layout | None, ...]
    first_number: tuple[int, ...]  # of the scalars of each value
    live: frozenset[int]
    """Computed values that somebody else holds."""
    free: frozenset[int]
    """Those in memory that nobody else will read: results may take their place."""

    def layout(self, value: int) -> Layout:
        """How a value lies in memory: as it is there, or as it will be."""
        return self.layouts[value] or Layout.of(self.shapes[value])

    def is_fill(self, value: int) -> bool:
        """Whether a value is one number everywhere: no kernel reads it from memory."""
        noted = self.noted[value]
        return noted is not None and noted.kind == "fill"

    def is_reduction(self, value: int) -> bool:
        """Whether a value is a result for each row of another one."""
        noted = self.noted[value]
        return noted is not None and noted.kind == "reduce"

    def is_product(self, value: int) -> bool:
        """Whether a value is a product, whose kernels may do more with its elements."""
        noted = self.noted[value]
        return noted is not None and noted.kind == "product"

    def operands(self, value: int, memory: Set[int]) -> tuple[tuple[int, Steps], ...]:
        """What an op reads that takes whole tensors, and how that is looked at: values that are there, in
        `memory`, or computed before."""
        noted = self.noted[value]
        assert noted is not None, value
        found: list[tuple[int, Steps]] = []
        for at in noted.inputs:
            steps: Steps = ()
            while at not in memory and (one := self.noted[at]) is not None and one.kind == "view":
                steps = ((one.op, one.detail[0], one.inputs[0]), *steps)
                at = one.inputs[0]
            found.append((at, steps))
        return tuple(found)

    def source(self, value: int) -> int:
        """What a computed value is made of first."""
        noted = self.noted[value]
        assert noted is not None, value
        return noted.inputs[0]

    def operand_steps(self, value: int, of: int, steps: Steps) -> Steps:
        """How an op that is looked at by steps looks at its operand, which broadcasts."""
        if self.shapes[value] == self.shapes[of]:
            return steps
        return (("expand", self.shapes[of], value), *steps)


def is_repeated(steps: Steps, shape: Shape) -> bool:
    """Whether a value is looked at as it is, or repeated to a shape."""
    return not steps or (len(steps) == 1 and steps[0][:2] == ("expand", shape))


def window(trace: Trace, value: int, operand: int, start: int) -> Step:
    """How the whole of joined tensors looks at one of them, which begins at `start` along the axis."""
    noted = trace.noted[value]
    assert noted is not None, value
    places = [(0, extent, 1) for extent in trace.shapes[value]]
    dim = int(noted.detail[0])
    places[dim] = (-start, trace.shapes[value][dim], 1)
    return WINDOW, tuple(places), operand


def index_steps(trace: Trace, value: int, steps: Steps) -> Steps:
    """How indices are looked at where elements are taken by them: those of `select` are one axis."""
    noted, shape = trace.noted[value], trace.shapes[value]
    assert noted is not None, value
    indices, dim = noted.inputs[1], int(noted.detail[0])
    if noted.op == "gather":
        return trace.operand_steps(indices, value, steps)
    line = (*(1,) * dim, shape[dim], *(1,) * (len(shape) - dim - 1))
    return (("reshape", line, indices), ("expand", shape, indices), *steps)


def without_axis(trace: Trace, value: int, layout: Layout) -> Layout:
    """Where elements that are taken by indices lie, but for the distance that an index adds."""
    noted = trace.noted[value]
    assert noted is not None, value
    dim = noted.detail[0]
    return Layout(trace.shapes[value], (*layout.strides[:dim], 0, *layout.strides[dim + 1 :]), layout.offset)


def looked_at(layout: Layout, steps: Steps) -> Layout | None:
    """A layout after steps; None if one of them needs a copy."""
    for method, detail, _ in steps:
        # a window lies beyond the layout: it is looked through where there is something
        found: Layout | None = getattr(layout, "slice" if method == WINDOW else method)(detail)
        if found is None:
            return None
        layout = found
    return layout


def first_copy(layout: Layout, steps: Steps) -> int:
    """Which of the steps needs a copy."""
    for number in range(len(steps)):
        if looked_at(layout, steps[: number + 1]) is None:
            return number
    raise AssertionError(steps)


def is_dense(layout: Layout) -> bool:
    """Whether the elements fill a piece of memory, in whatever order of axes."""
    axes = sorted(
        ((stride, extent) for stride, extent in zip(layout.strides, layout.shape, strict=True) if extent > 1),
    )
    step = 1
    for stride, extent in axes:
        if stride != step:
            return False
        step *= extent
    return True


def permuted_strides(shape: Shape, order: Sequence[int]) -> tuple[int, ...]:
    """Dense strides of a shape whose axes lie in memory in this order."""
    inner = contiguous_strides(tuple(shape[axis] for axis in order))
    found = [0] * len(shape)
    for axis, stride in zip(order, inner, strict=True):
        found[axis] = stride
    return tuple(found)
