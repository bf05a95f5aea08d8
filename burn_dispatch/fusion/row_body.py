"""The lines of a kernel that reduces rows: a cube takes a row, and goes over it once for each reduction that
needs another one's result, and once for what it gives.

Values that are the same for all elements of a row are `r1`, `r2`, ...; those of an element `v1`, `v2`, ...
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burn_cube.dtypes import BY_NAME, DType
from burn_dispatch.fusion.body import Body
from burn_dispatch.fusion.reductions import Reduction
from burn_dispatch.fusion.trace import Steps, Trace, index_steps
from burn_dispatch.fusion.walk import is_costly
from burn_dispatch.layout import Layout, Shape
from burn_kernels.lines import wide
from burn_kernels.reduce_lines import combined, cube_combined, given, neutral
from burn_kernels.reduce_lines import taken as element

ACCUMULATORS = 4
Element = tuple[int, Steps]


class RowBody(Body):
    """Lines for one row. Reads of whole rows are `READ n`, those of one element a row too."""

    def __init__(self, trace: Trace, memory: Mapping[int, Layout], rows: Shape, units: int) -> None:
        """`rows`: the shape that is reduced; `units`: of a cube."""
        super().__init__(trace, memory, rows)
        self.column = (*rows[:-1], 1)
        self.units = units
        self.columns: set[int] = set()
        """Numbers of the reads of one element a row."""
        self._row_names: dict[Element, str] = {}
        self._kept: dict[Element, str] = {}  # values that are in an output for the time being
        self._loop: list[str] = []
        self._rows = 0

    def write(self, outputs: Sequence[int]) -> list[str]:
        """All lines of a row."""
        whole = [value for value in outputs if self.trace.shapes[value] == self.shape]
        phases = self._phases(outputs)
        loops = [[self.trace.source(value) for value in phase] for phase in phases] + [whole]
        kept = self._worth_keeping(loops, outputs)
        step = self.units * ACCUMULATORS
        if whole or phases:
            self.lines.append(f"whole = length // {step} * {step}")
        for phase, needed in zip(phases, loops, strict=False):
            self._reduce(phase, needed, kept, outputs)
        if whole:
            self._begin()
            stores = [f"y{outputs.index(value)}[OUT] = {self.value(value)}" for value in whole]
            self._end(stores, stores)
        columns = [value for value in outputs if value not in whole]
        stores = [f"    y{outputs.index(value)}[COLUMN] = {self._row(value, ())}" for value in columns]
        return [*self.lines, *(["if bc.UNIT_POS == 0:", *stores] if stores else [])]

    def _phases(self, outputs: Sequence[int]) -> list[list[int]]:
        """The reductions of each loop: those that need no result of the same loop or a later one."""
        level: dict[int, int] = {}

        def visit(value: int) -> int:
            if value in level:
                return level[value]
            noted = self.trace.noted[value]
            if noted is None or value in self.memory:
                return 0
            found = max([visit(operand) for operand in noted.inputs], default=0)
            level[value] = found + (noted.kind == "reduce")
            return level[value]

        for value in outputs:
            visit(value)
        found: list[list[int]] = [[] for _ in range(max(level.values(), default=0))]
        for value in sorted(level):
            if self.trace.is_reduction(value):
                found[level[value] - 1].append(value)
        return found

    # A loop.

    def _begin(self) -> None:
        self._loop = []
        self._names = dict[Element, str]()
        self._read_names.clear()
        for kept, place in self._kept.items():
            self._names[kept] = self._line(place)

    def _end(self, ends: Sequence[str], rest: Sequence[str]) -> None:
        """`ends` for one of several elements in flight, `rest` for those that are left over."""
        units, step = self.units, self.units * ACCUMULATORS
        lines = self._loop
        self.lines += [
            f"for k in range(0, whole, {step}):",
            f"    for u in bc.unroll(range({ACCUMULATORS})):",
            f"        j = k + u * {units} + bc.UNIT_POS",
            *[f"        {line}" for line in [*lines, *ends]],
            f"for k in range(whole, length, {units}):",
            "    j = k + bc.UNIT_POS",
            "    if j < length:",
            *[f"        {line}" for line in [*lines, *rest]],
        ]

    def _reduce(
        self, phase: list[int], needed: list[int], kept: dict[int, int], outputs: Sequence[int]
    ) -> None:
        self._begin()
        names = [self.value(value) for value in needed]
        stores: list[str] = []
        for value, output in kept.items():
            if (value, ()) in self._names and (value, ()) not in self._kept:
                place = f"y{outputs.index(output)}[OUT]"
                stores.append(f"{place} = {self._names[value, ()]}")
                self._kept[value, ()] = place
        accumulated: list[str] = []
        for value, name in zip(phase, names, strict=True):
            rule, acc = self._rule(value)
            one = f"{self._function(element)}({name}, bc.{acc}, {rule.kind!r}, {rule.absolute})"
            accumulated.append(f"a{value}[u] = {self._function(combined)}(a{value}[u], {one}, {rule.kind!r})")
            first = self._function(neutral(acc.name, rule.kind))
            self.lines += [
                f"a{value} = bc.Local[bc.{acc}]({ACCUMULATORS})",
                f"for u in bc.unroll(range({ACCUMULATORS})):",
                f"    a{value}[u] = bc.cast({first}, bc.{acc})",
            ]
        self._end([*stores, *accumulated], [*stores, *[line.replace("[u]", "[0]") for line in accumulated]])
        for value in phase:
            self._result(value)

    def _result(self, value: int) -> None:
        """A row's result, for all units of its cube."""
        rule, acc = self._rule(value)
        merge = self._function(combined)
        self.lines.append(f"total{value} = a{value}[0]")
        self.lines += [
            f"total{value} = {merge}(total{value}, a{value}[{u}], {rule.kind!r})"
            for u in range(1, ACCUMULATORS)
        ]
        mean = "no" if not rule.mean else "float" if acc.is_float else "int"
        total = f"{self._function(cube_combined)}(total{value}, {rule.kind!r}, {self.units})"
        self._row_names[value, ()] = self._row_line(
            f"{self._function(given)}({total}, length, bc.{self.trace.dtypes[value]}, {mean!r})"
        )
        self.ops.append(rule.op)

    def _rule(self, value: int) -> tuple[Reduction, DType]:
        noted = self.trace.noted[value]
        assert noted is not None, value
        return noted.op, BY_NAME[wide(noted.dtype.name)]

    # Values of an element, and of a row.

    def _made(self, value: int, steps: Steps) -> str:
        if steps and self.trace.shapes[steps[-1][2]] == self.column:
            return self._row(value, steps[:-1])
        return super()._made(value, steps)

    def _row(self, value: int, steps: Steps) -> str:
        """A value that is the same for all elements of a row."""
        key = value, steps
        found = self._row_names.get(key)
        if found is None:
            found = self._row_names[key] = self._made_row(value, steps)
        return found

    def _made_row(self, value: int, steps: Steps) -> str:
        trace, noted = self.trace, self.trace.noted[value]
        if noted is None or value in self.memory:
            number = self._read_of(value, steps, self.column)
            self.columns.add(number)
            return self._row_line(f"READ {number}")
        if noted.kind == "view":
            source = noted.inputs[0]
            return self._row(source, ((noted.op, noted.detail[0], source), *steps))
        if noted.kind == "take":
            index = self._row(noted.inputs[1], index_steps(trace, value, steps))
            text = self._taken(value, steps, index, self.column)
            self.columns.add(len(self.reads) - 1)
            return self._row_line(text)
        args = [self._row(operand, trace.operand_steps(operand, value, steps)) for operand in noted.inputs]
        return self._row_line(self._applied(value, args))

    def _row_line(self, text: str) -> str:
        self._rows += 1
        self.lines.append(f"r{self._rows} = {text}")
        return f"r{self._rows}"

    def _line(self, text: str) -> str:
        self._elements += 1
        self._loop.append(f"v{self._elements} = {text}")
        return f"v{self._elements}"

    # What is kept in an output between two loops.

    def _worth_keeping(self, loops: list[list[int]], outputs: Sequence[int]) -> dict[int, int]:
        """Values that cost much and are needed in several loops, and outputs that have room for them."""
        needs = [self._needs(loop) for loop in loops]
        several = {
            value for at, needed in enumerate(needs) for value in needed & set().union(*needs[at + 1 :])
        }
        dear = [value for value in sorted(several, reverse=True) if self._is_dear(value)]
        found: dict[int, int] = {}
        for output in outputs:
            fitting = (
                value for value in dear
                if value not in found and self.trace.dtypes[value] is self.trace.dtypes[output]
            )  # fmt: skip
            value = next(fitting, None)
            if value is not None and self.trace.shapes[output] == self.shape:
                found[value] = output
        return found

    def _needs(self, values: Sequence[int]) -> set[int]:
        """The values of elements that a loop computes, looked at as they are."""
        found: set[int] = set()

        def visit(value: int) -> None:
            noted = self.trace.noted[value]
            if noted is None or value in self.memory or noted.kind != "map" or value in found:
                return
            if self.trace.shapes[value] == self.shape:
                found.add(value)
                for operand in noted.inputs:
                    visit(operand)

        for value in values:
            visit(value)
        return found

    def _is_dear(self, value: int) -> bool:
        noted = self.trace.noted[value]
        if (
            noted is None
            or value in self.memory
            or noted.kind != "map"
            or self.trace.shapes[value] != self.shape
        ):
            return False
        return is_costly(noted.op) or any(self._is_dear(operand) for operand in noted.inputs)
