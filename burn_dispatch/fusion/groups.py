"""Which values are computed by which kernel: groups of outputs of one shape, in an order that can run."""

from __future__ import annotations

import math

import burn_cube as bc
from burn_cube.record import field, record
from burn_dispatch.fusion.trace import SplitError, Steps, Trace, first_copy, looked_at
from burn_dispatch.layout import Shape

_CHEAP = frozenset({
    bc.add, bc.sub, bc.mul, bc.neg, bc.abs, bc.eq, bc.ne, bc.lt, bc.le, bc.gt, bc.ge, bc.select, bc.sign,
    bc.floor, bc.ceil, bc.trunc, bc.round, bc.xor, bc.shl, bc.shr, bc.is_nan, bc.is_inf,
})  # fmt: skip
"""What may be computed again for each element that it is repeated to."""
_OFTEN = 4
"""Times that a value must be repeated for a kernel of its own to pay."""
Read = tuple[int, Steps]


@record(eq=False, frozen=False)
class Group:
    """Values of one shape that one kernel computes; why a new one was begun."""

    shape: Shape
    reason: str
    outputs: list[int] = field(default_factory=list[int])
    reads: set[int] = field(default_factory=set[int])

    def bindings(self, reads: set[int]) -> int:
        """Arrays of the kernel with another output that reads these values."""
        return len((self.reads | reads) - set(self.outputs)) + len(self.outputs) + 1


@record(eq=False)
class Grouping:
    """`groups` in order; `views`: live values that are others' memory, looked at by steps."""

    groups: tuple[Group, ...]
    views: dict[int, Read]


def grouped(trace: Trace, most_arrays: int) -> Grouping:
    """The kernels of a trace, none of which has more than so many arrays."""
    split: dict[int, str] = {}
    while True:
        outputs, views = _outputs(trace, split)
        try:
            return Grouping(tuple(_groups(trace, outputs, split, most_arrays)), views)
        except SplitError as error:  # which each value can be the cause of once
            split[error.value] = error.reason


def _outputs(trace: Trace, split: dict[int, str]) -> tuple[list[int], dict[int, Read]]:
    """What must be in memory, and which live values are views of that."""
    wanted = set(split)
    bases: dict[int, Read] = {}
    for value in sorted(trace.live):
        base, steps = _base(trace, value, wanted)
        wanted.add(base)
        if base != value:
            bases[value] = base, steps
    return sorted(value for value in wanted if not trace.is_fill(value)), bases


def _base(trace: Trace, value: int, wanted: set[int]) -> Read:
    """What a value is a view of, unless the view is smaller: then it is worth a memory of its own."""
    steps: Steps = ()
    at = value
    while (noted := trace.noted[at]) is not None and noted.kind == "view" and at not in wanted:
        source = noted.inputs[0]
        steps = ((noted.op, noted.detail[0], source), *steps)
        at = source
    small = math.prod(trace.shapes[value]) < math.prod(trace.shapes[at])
    return (value, ()) if small and at not in wanted else (at, steps)


def _groups(trace: Trace, outputs: list[int], split: dict[int, str], most_arrays: int) -> list[Group]:
    memory = set(outputs)
    groups: list[Group] = []
    group_of: dict[int, int] = {}
    for output in outputs:
        reads = Walk(trace, memory - {output}).reads_of(output)
        shape = trace.shapes[output]
        computed = [
            (group_of[n], steps == () and trace.shapes[n] == shape) for n, steps in reads if n in memory
        ]
        first = max([at if same else at + 1 for at, same in computed], default=0)
        values = {n for n, _ in reads}
        fitting = (
            at for at in range(first, len(groups))
            if groups[at].shape == shape and groups[at].bindings(values) <= most_arrays
        )  # fmt: skip
        at = next(fitting, len(groups))
        if at == len(groups):
            groups.append(Group(shape, split.get(output) or _reason(groups, shape)))
        if groups[at].bindings(values) > most_arrays:
            raise _divided(trace, output, memory, most_arrays)
        groups[at].outputs.append(output)
        groups[at].reads |= values
        group_of[output] = at
    return groups


def _reason(groups: list[Group], shape: Shape) -> str:
    if not groups:
        return ""
    return "full" if any(group.shape == shape for group in groups) else "another shape"


def _divided(trace: Trace, output: int, memory: set[int], most_arrays: int) -> SplitError:
    """The largest part of an output with too many inputs that one kernel can compute."""
    best, most = -1, 1
    for value in Walk(trace, memory - {output}).inside(output):
        count = len({n for n, _ in Walk(trace, memory - {value}).reads_of(value)})
        if most < count <= most_arrays - 2:
            best, most = value, count
    assert best >= 0, output
    return SplitError(best, "more arrays than a kernel takes")


class Walk:
    """From an output to what it reads in memory."""

    def __init__(self, trace: Trace, memory: set[int]) -> None:
        """`memory`: computed values that are read, not computed again."""
        self.trace = trace
        self.memory = memory
        self._seen: set[Read] = set()
        self._reads: list[Read] = []
        self._costly: dict[int, bool] = {}

    def reads_of(self, value: int) -> list[Read]:
        """Values and how they are looked at, each once."""
        self._visit(value, ())
        return self._reads

    def inside(self, value: int) -> list[int]:
        """The computed values on the way."""
        self._visit(value, ())
        return sorted({n for n, _ in self._seen if self._is_computed(n) and n != value})

    def _is_computed(self, value: int) -> bool:
        return self.trace.noted[value] is not None and value not in self.memory

    def _visit(self, value: int, steps: Steps) -> None:
        if (value, steps) in self._seen:
            return
        self._seen.add((value, steps))
        noted = self.trace.noted[value]
        if noted is None or value in self.memory:
            self._check(value, steps)
            self._reads.append((value, steps))
        elif noted.kind == "view":
            source = noted.inputs[0]
            self._visit(source, ((noted.op, noted.detail[0], source), *steps))
        else:
            for operand in noted.inputs:
                self._repeated(operand, value)
                self._visit(operand, self.trace.operand_steps(operand, value, steps))

    def _repeated(self, operand: int, value: int) -> None:
        """What costs much is computed before it is repeated."""
        trace = self.trace
        few, many = math.prod(trace.shapes[operand]), math.prod(trace.shapes[value])
        if self._is_computed(operand) and many >= _OFTEN * max(few, 1) and self._costs(operand):
            raise SplitError(operand, "computed once, then repeated")

    def _costs(self, value: int) -> bool:
        if not self._is_computed(value):
            return False
        known = self._costly.get(value)
        if known is None:
            noted = self.trace.noted[value]
            assert noted is not None
            dear = noted.kind == "map" and noted.op not in _CHEAP
            known = self._costly[value] = dear or any(self._costs(operand) for operand in noted.inputs)
        return known

    def _check(self, value: int, steps: Steps) -> None:
        """A copy of what was repeated would be larger than what it was computed from."""
        layout = self.trace.layout(value)
        if looked_at(layout, steps) is not None:
            return
        at = first_copy(layout, steps)
        source = steps[at][2]
        if self._is_computed(source) and math.prod(self.trace.shapes[source]) > layout.numel:
            raise SplitError(source, "a view of repeated elements")
