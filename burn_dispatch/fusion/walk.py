"""From an output to the memory that it is computed of, and the reductions on the way."""

from __future__ import annotations

import math

import burn_cube as bc
from burn_dispatch.fusion.pattern import Noted
from burn_dispatch.fusion.trace import (
    SplitError,
    Steps,
    Trace,
    first_copy,
    index_steps,
    is_repeated,
    looked_at,
    window,
    without_axis,
)
from burn_dispatch.layout import Shape

_CHEAP = frozenset({
    bc.add, bc.sub, bc.mul, bc.neg, bc.abs, bc.eq, bc.ne, bc.lt, bc.le, bc.gt, bc.ge, bc.select, bc.sign,
    bc.floor, bc.ceil, bc.trunc, bc.round, bc.xor, bc.shl, bc.shr, bc.is_nan, bc.is_inf,
})  # fmt: skip
"""What may be computed again for each element that it is repeated to."""
_OFTEN = 4
"""Times that a value must be repeated for a kernel of its own to pay."""
Read = tuple[int, Steps]


class Walk:
    """What an output is made of. SplitError for a value that must be in memory first."""

    def __init__(self, trace: Trace, memory: set[int], output: int) -> None:
        """`memory`: computed values that are read, not computed again."""
        self.trace = trace
        self.memory = memory
        self.reads: list[Read] = []
        """Values in memory and how they are looked at, each once."""
        self.reductions: list[int] = []
        self._joins: list[int] = []
        self.product: int | None = None
        """Whose elements the output is made of, one by one."""
        self.operands: tuple[Read, ...] = ()
        self._seen: set[Read] = set()
        self._costly: dict[int, bool] = {}
        self._visit(output, ())
        self.reductions.sort()
        self.rows: Shape | None = self._rows(output)
        """The shape whose rows are reduced; None without reductions."""
        if self.product is not None:
            self._fits(self.product, output)

    def values(self) -> set[int]:
        """Those in memory that are read, by a product too."""
        return {value for value, _ in (*self.reads, *self.operands)}

    def inside(self) -> list[int]:
        """The computed values on the way."""
        return sorted({n for n, _ in self._seen if self._is_computed(n)})

    def _is_computed(self, value: int) -> bool:
        return self.trace.noted[value] is not None and value not in self.memory

    def _visit(self, value: int, steps: Steps) -> None:
        if (value, steps) in self._seen:
            return
        self._seen.add((value, steps))
        noted = self.trace.noted[value]
        if noted is None or value in self.memory:
            self._check(value, steps)
            self.reads.append((value, steps))
        elif noted.kind == "view":
            source = noted.inputs[0]
            self._visit(source, ((noted.op, noted.detail[0], source), *steps))
        elif noted.kind == "reduce":
            self._reduced(value, steps)
        elif noted.kind == "take":
            self._taken(value, noted, steps)
        elif noted.kind == "cat":
            self._joined(value, noted, steps)
        elif noted.kind == "product":
            self._multiplied(value, steps)
        else:
            for operand in noted.inputs:
                self._repeated(operand, value)
                self._visit(operand, self.trace.operand_steps(operand, value, steps))

    def _reduced(self, value: int, steps: Steps) -> None:
        """A reduction is there for its whole row, or as one of a column of results."""
        source = self.trace.source(value)
        if not is_repeated(steps, self.trace.shapes[source]):
            raise SplitError(value, "a view of a reduction")
        if value not in self.reductions:
            self.reductions.append(value)
        self._visit(source, ())

    def _taken(self, value: int, noted: Noted, steps: Steps) -> None:
        """Any element may be asked for, so they are in memory."""
        source, indices = noted.inputs
        if self._is_computed(source):
            raise SplitError(source, "elements by indices")
        if looked_at(without_axis(self.trace, value, self.trace.layout(source)), steps) is None:
            raise SplitError(value, "a view of elements by indices")
        self.reads.append((source, (("take", noted.detail, value),)))
        self._visit(indices, index_steps(self.trace, value, steps))

    def _joined(self, value: int, noted: Noted, steps: Steps) -> None:
        """Which of the tensors an element is of is asked by its place along one axis."""
        if any([method == "reshape" for method, _, _ in steps]):
            raise SplitError(value, "a view of joined tensors")
        self._joins.append(value)
        start, dim = 0, int(noted.detail[0])
        for operand in noted.inputs:
            self._visit(operand, (window(self.trace, value, operand, start), *steps))
            start += self.trace.shapes[operand][dim]

    def _multiplied(self, value: int, steps: Steps) -> None:
        """An element of a product is there for the same element of what comes after it. Its operands are read
        as they are."""
        if any(method != "reshape" for method, _, _ in steps):
            raise SplitError(value, "a view of a product")
        self.product = value
        self.operands = self.trace.operands(value, self.memory)
        for base, _ in self.operands:
            if self._is_computed(base) and not self.trace.is_fill(base):
                raise SplitError(base, "an operand of a product")

    def _fits(self, product: int, output: int) -> None:
        if self.rows is not None:
            raise SplitError(product, "a product before a reduction")
        if self.trace.shapes[output][-1:] != self.trace.shapes[product][-1:]:
            raise SplitError(product, "a product of another shape")

    def _rows(self, output: int) -> Shape | None:
        """One kernel reduces rows of one shape, and gives values of it or of the results."""
        trace = self.trace
        shapes = {trace.shapes[trace.source(value)] for value in self.reductions}
        if len(shapes) > 1:
            raise SplitError(self.reductions[0], "rows of another shape")
        if not shapes:
            return None
        if self._joins:
            raise SplitError(self._joins[0], "joined tensors, reduced")
        rows = shapes.pop()
        if trace.shapes[output] not in (rows, (*rows[:-1], 1)):
            raise SplitError(self.reductions[-1], "results of another shape")
        return rows

    def _repeated(self, operand: int, value: int) -> None:
        """What costs much is computed before it is repeated."""
        trace = self.trace
        few, many = math.prod(trace.shapes[operand]), math.prod(trace.shapes[value])
        if self._is_computed(operand) and many >= _OFTEN * max(few, 1) and self._costs(operand):
            raise SplitError(operand, "computed once, then repeated")

    def _costs(self, value: int) -> bool:
        """Not what is made of reductions, which is there once for each row."""
        if not self._is_computed(value):
            return False
        known = self._costly.get(value)
        if known is None:
            noted = self.trace.noted[value]
            assert noted is not None
            dear = noted.kind == "map" and noted.op not in _CHEAP and not self._reduces(value)
            dear |= noted.kind == "product"
            known = self._costly[value] = dear or any(self._costs(operand) for operand in noted.inputs)
        return known

    def _reduces(self, value: int) -> bool:
        noted = self.trace.noted[value]
        if noted is None or value in self.memory:
            return False
        return noted.kind == "reduce" or any(self._reduces(operand) for operand in noted.inputs)

    def _check(self, value: int, steps: Steps) -> None:
        """A copy of what was repeated would be larger than what it was computed from."""
        layout = self.trace.layout(value)
        if looked_at(layout, steps) is not None:
            return
        at = first_copy(layout, steps)
        source = steps[at][2]
        if self._is_computed(source) and math.prod(self.trace.shapes[source]) > layout.numel:
            raise SplitError(source, "a view of repeated elements")


def is_costly(op: object) -> bool:
    """Whether a function of elements is worth keeping what it gave."""
    return op not in _CHEAP
