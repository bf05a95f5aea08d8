"""The lines of a kernel that compute a group's outputs from what they read, each value once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.record import record
from burn_dispatch.fusion.trace import Steps, Trace, first_copy, looked_at
from burn_dispatch.layout import Layout, Shape


@record
class Read:
    """Memory of a value, and how a group looks at it: through contiguous copies of these layouts, if any."""

    value: int
    copies: tuple[Layout, ...]
    layout: Layout


class Body:
    """Lines in the kernel language. A line `READ n` stands for the element of read n."""

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
        self._names: dict[tuple[int, Steps], str] = {}
        self._read_names: dict[Read, str] = {}

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
        first = trace.first_number[value]
        if noted.kind == "fill":
            self.ops.append("full")
            return self._line(f"bc.cast({self._number(first, noted.dtype)}, bc.{noted.dtype})")
        args = [self.value(operand, trace.operand_steps(operand, value, steps)) for operand in noted.inputs]
        args += [self._number(first + at, trace.dtypes[noted.inputs[0]]) for at in range(noted.numbers)]
        self.ops.append(name_of(noted.op))
        return self._line(f"bc.cast({self._function(noted.op)}({', '.join(args)}), bc.{noted.dtype})")

    def _line(self, text: str) -> str:
        self.lines.append(text)
        return f"v{len(self.lines) - 1}"

    def _function(self, op: Any) -> str:
        if op not in self.functions:
            self.functions.append(op)
        return f"f{self.functions.index(op)}"

    def _number(self, place: int, dtype: DType) -> str:
        if (place, dtype) not in self.numbers:
            self.numbers.append((place, dtype))
        return f"s{self.numbers.index((place, dtype))}"

    def _read(self, value: int, steps: Steps) -> str:
        layout = self.memory.get(value) or self.trace.layout(value)
        copies: list[Layout] = []
        while (found := looked_at(layout, steps)) is None:
            at = first_copy(layout, steps)
            before = looked_at(layout, steps[:at])
            assert before is not None, steps
            copies.append(before)
            layout, steps = Layout.of(before.shape), steps[at:]
        read = Read(value, tuple(copies), found.expand(self.shape))
        name = self._read_names.get(read)
        if name is None:
            name = self._read_names[read] = self._line(f"READ {len(self.reads)}")
            self.reads.append(read)
        return name


def name_of(op: Any) -> str:
    """Of a function of elements."""
    return str(getattr(op, "name", None) or op.__name__)
