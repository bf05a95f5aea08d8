"""The lines of a kernel that compute a group's outputs from what they read, each value once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.record import record
from burn_dispatch.fusion.pattern import Noted
from burn_dispatch.fusion.trace import (
    WINDOW,
    Steps,
    Trace,
    first_copy,
    index_steps,
    looked_at,
    window,
    without_axis,
)
from burn_dispatch.layout import Layout, Shape
from burn_kernels.map import taken

COORDINATE = -1
"""In place of a value: nothing is read, the place itself is a coordinate."""


@record
class Read:
    """Memory of a value, and how a group looks at it: through contiguous copies of these layouts, if any."""

    value: int
    copies: tuple[Layout, ...]
    layout: Layout
    guarded: bool = False
    """Only where a condition holds: the layout goes beyond the memory."""


class Body:
    """Lines in the kernel language, `v0 = ...`. `READ n` in one stands for the element of read n, `ARRAY n`
    and `PLACE n` for its array and the place there."""

    def __init__(self, trace: Trace, memory: Mapping[int, Layout], shape: Shape) -> None:
        """`memory`: how computed values lie that are read, not computed."""
        self.trace = trace
        self.memory = memory
        self.shape = shape
        self.reads: list[Read] = []
        self.lines: list[str] = []
        self.functions: list[Any] = []
        self.numbers: list[tuple[int, DType]] = []
        self.ops: list[str] = []
        self.sizes: dict[str, int] = {}
        """Numbers that the lines name, beside those of the form."""
        self._names: dict[tuple[int, Steps], str] = {}
        self._read_names: dict[int, str] = {}
        self._elements = 0

    def layout(self, value: int) -> Layout:
        """How a value lies in memory."""
        return self.memory.get(value) or self.trace.layout(value)

    def value(self, value: int, steps: Steps = ()) -> str:
        """The name of a value in the kernel, looked at by steps."""
        key = value, steps
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = self._made(value, steps)
        return found

    def _made(self, value: int, steps: Steps) -> str:
        trace, noted = self.trace, self.trace.noted[value]
        if noted is None or value in self.memory:
            return self._read(value, steps)
        if noted.kind == "view":
            source = noted.inputs[0]
            return self.value(source, ((noted.op, noted.detail[0], source), *steps))
        if noted.kind == "take":
            return self._line(
                self._taken(value, steps, self.value(noted.inputs[1], index_steps(trace, value, steps)))
            )
        if noted.kind == "cat":
            return self._joined(value, noted, steps)
        args = [self.value(operand, trace.operand_steps(operand, value, steps)) for operand in noted.inputs]
        return self._line(self._applied(value, args))

    def _joined(self, value: int, noted: Noted, steps: Steps) -> str:
        """The element of the one tensor that has it; the others are not looked at."""
        shape, dim = self.trace.shapes[value], int(noted.detail[0])
        axis = Layout(shape, tuple([int(at == dim) for at in range(len(shape))]))
        seen = looked_at(axis, steps)
        assert seen is not None, steps
        place = self._line(f"PLACE {self._number_of(Read(COORDINATE, (), seen.expand(self.shape)))}")
        found = self._line(f"bc.cast(0, bc.{noted.dtype})")
        self.ops.append(noted.name)
        start = 0
        for number, operand in enumerate(noted.inputs):
            extent = self.trace.shapes[operand][dim]
            if extent:
                lines, name = self._apart(operand, (window(self.trace, value, operand, start), *steps))
                first, end = f"first{value}_{number}", f"end{value}_{number}"
                self.sizes |= {first: start, end: start + extent}
                self.lines += [
                    f"if {first} <= {place} and {place} < {end}:",
                    *[f"    {one}" for one in lines],
                ]
                self.lines.append(f"    {found} = {name}")
            start += extent
        return found

    def _apart(self, value: int, steps: Steps) -> tuple[list[str], str]:
        """The lines of a value that is needed under a condition only, and its name there."""
        outer = self.lines, self._names, self._read_names
        self.lines, self._names, self._read_names = [], dict(self._names), dict(self._read_names)
        name = self.value(value, steps)
        lines = self.lines
        self.lines, self._names, self._read_names = outer
        return lines, name

    def _applied(self, value: int, args: Sequence[str]) -> str:
        """A function of elements by its arguments, or a constant."""
        noted, first = self.trace.noted[value], self.trace.first_number[value]
        assert noted is not None, value
        if noted.kind == "fill":
            self.ops.append(noted.name)
            return f"bc.cast({self._number(first, noted.dtype)}, bc.{noted.dtype})"
        kind = self.trace.dtypes[noted.inputs[0]]
        numbers = [self._number(first + at, kind) for at in range(noted.numbers)]
        self.ops.append(noted.name)
        return f"bc.cast({self._function(noted.op)}({', '.join([*args, *numbers])}), bc.{noted.dtype})"

    def _taken(self, value: int, steps: Steps, index: str, shape: Shape | None = None) -> str:
        """An element by an index."""
        trace, noted = self.trace, self.trace.noted[value]
        assert noted is not None, value
        source, dim = noted.inputs[0], noted.detail[0]
        layout = self.layout(source)
        found = looked_at(without_axis(trace, value, layout), steps)
        assert found is not None, steps
        number = self._number_of(Read(source, (), found.expand(shape or self.shape)))
        step, extent = f"step{number}", f"extent{number}"
        self.sizes |= {step: layout.strides[dim], extent: layout.shape[dim]}
        self.ops.append(noted.name)
        long = trace.dtypes[noted.inputs[1]].size == 8
        return f"{self._function(taken)}(ARRAY {number}, PLACE {number}, {index}, {step}, {extent}, {long})"

    def _line(self, text: str) -> str:
        self._elements += 1
        self.lines.append(f"v{self._elements} = {text}")
        return f"v{self._elements}"

    def _function(self, op: Any) -> str:
        """The name of a function, or of a number that is known while compiling."""
        if op not in self.functions:
            self.functions.append(op)
        return f"f{self.functions.index(op)}"

    def _number(self, place: int, dtype: DType) -> str:
        if (place, dtype) not in self.numbers:
            self.numbers.append((place, dtype))
        return f"s{self.numbers.index((place, dtype))}"

    def _read(self, value: int, steps: Steps) -> str:
        number = self._read_of(value, steps, self.shape)
        name = self._read_names.get(number)
        if name is None:
            name = self._read_names[number] = self._line(f"READ {number}")
        return name

    def _read_of(self, value: int, steps: Steps, shape: Shape) -> int:
        """The number of a read."""
        layout = self.layout(value)
        copies: list[Layout] = []
        while (found := looked_at(layout, steps)) is None:
            at = first_copy(layout, steps)
            before = looked_at(layout, steps[:at])
            assert before is not None, steps
            copies.append(before)
            layout, steps = Layout.of(before.shape), steps[at:]
        guarded = any([method == WINDOW for method, _, _ in steps])
        return self._number_of(Read(value, tuple(copies), found.expand(shape), guarded))

    def _number_of(self, read: Read) -> int:
        if read not in self.reads:
            self.reads.append(read)
        return self.reads.index(read)
