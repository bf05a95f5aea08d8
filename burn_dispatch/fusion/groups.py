"""Which values are computed by which kernel: groups of outputs of one shape, in an order that can run."""

from __future__ import annotations

import math
from collections.abc import Sequence

from burn_cube.record import field, record
from burn_dispatch.fusion.trace import SplitError, Steps, Trace, is_repeated, looked_at
from burn_dispatch.fusion.walk import Read, Walk
from burn_dispatch.layout import Shape


@record(eq=False, frozen=False)
class Group:
    """Values that one kernel computes: of `shape`, or where its `rows` are reduced of one value a row too.

    `reason`: why a new one was begun. `alone`: the group is one op, of values in memory. `product`: the one
    whose kernels compute the outputs as well.
    """

    shape: Shape
    reason: str
    rows: bool = False
    alone: bool = False
    product: int | None = None
    outputs: list[int] = field(default_factory=list[int])
    reads: set[int] = field(default_factory=set[int])

    def bindings(self, reads: set[int]) -> int:
        """Arrays of the kernel with another output that reads these values."""
        sums = self.product is not None
        return len((self.reads | reads) - set(self.outputs)) + len(self.outputs) + 1 + sums


@record(eq=False)
class Grouping:
    """`groups` in order; `views`: live values that are others' memory, looked at by steps."""

    groups: tuple[Group, ...]
    views: dict[int, Read]


def grouped(trace: Trace, most_arrays: int, by_planes: bool = False) -> Grouping:
    """The kernels of a trace, none of which has more than so many arrays. `by_planes`: what comes after a
    convolution reads one element for each plane, since kernels for processors give those of a plane in an
    order in which memory is slow."""
    split: dict[int, str] = {}
    while True:
        outputs, views = _outputs(trace, split)
        try:
            groups = _Groups(trace, outputs, split, most_arrays, by_planes).groups
            return Grouping(tuple(groups), views)
        except SplitError as error:
            if error.value in split:  # it is in memory: planning is wrong, and must not go on for ever
                raise RuntimeError(f"fusion cannot divide {trace}: {error}") from None
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
    return sorted(value for value in wanted if value in split or not trace.is_fill(value)), bases


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


class _Groups:
    """Puts each output into the first group that can compute it."""

    def __init__(
        self, trace: Trace, outputs: list[int], split: dict[int, str], most_arrays: int, by_planes: bool
    ) -> None:
        self.trace = trace
        self._by_planes = by_planes
        self.groups: list[Group] = []
        self._memory = set(outputs)
        self._most = most_arrays
        self._group_of: dict[int, int] = {}
        for output in outputs:
            self._place(output, split.get(output))

    def _place(self, output: int, reason: str | None) -> None:
        trace, groups = self.trace, self.groups
        walk = Walk(trace, self._memory - {output}, output)
        shape = walk.rows or trace.shapes[output]
        values = walk.values()
        at = next(
            (at for at in range(len(groups)) if self._can_join(groups[at], at, walk, shape, values)),
            len(groups),
        )
        if at == len(groups):
            groups.append(self._begun(output, walk, shape, reason))
        if groups[at].bindings(values) > self._most:
            raise self._divided(output, walk)
        groups[at].outputs.append(output)
        groups[at].alone &= len(groups[at].outputs) == 1
        groups[at].reads |= values
        self._group_of[output] = at

    def _is_alone(self, output: int) -> bool:
        """Whether it is a product, or a reduction or a joined tensor of nothing but what is in memory."""
        noted = self.trace.noted[output]
        if noted is not None and noted.kind == "product":
            return True
        return (
            noted is not None
            and noted.kind in ("reduce", "cat")
            and all([self.trace.noted[one] is None or one in self._memory for one in noted.inputs])
        )

    def _begun(self, output: int, walk: Walk, shape: Shape, reason: str | None) -> Group:
        groups, product = self.groups, walk.product
        if product is not None and any(group.product == product for group in groups):
            raise SplitError(product, "needed by several kernels")
        if product is not None and not self._reads_planes(walk, product, shape):
            raise SplitError(product, "reads elements within a plane")
        why = reason or (_reason(groups, shape) if product is None else "a product" if groups else "")
        return Group(shape, why, walk.rows is not None, self._is_alone(output), product)

    def _can_join(self, group: Group, at: int, walk: Walk, shape: Shape, values: set[int]) -> bool:
        """Whether a group can compute another output: what that reads is there before, or in a register."""
        inside = False
        for value, steps in (*walk.reads, *walk.operands):
            if value in self._group_of and self._group_of[value] >= at:
                if self._group_of[value] > at or not self._in_register(group, value, steps, shape):
                    return False
                inside = True
        if group.product is not None or walk.product is not None:
            fits = shape == group.shape and walk.rows is None
            fits &= walk.product == group.product or (inside and walk.product is None)
            if fits and group.product is not None:
                fits = self._reads_planes(walk, group.product, shape, group.outputs)
        elif group.rows and walk.rows is None:
            fits = inside and shape in (group.shape, (*group.shape[:-1], 1))
        else:
            fits = group.rows == (walk.rows is not None) and shape == group.shape
        return fits and group.bindings(values) <= self._most

    def _reads_planes(self, walk: Walk, product: int, shape: Shape, inside: Sequence[int] = ()) -> bool:
        """Whether all that is read beside a product is the same for a whole plane of it; `inside`: what is at
        hand."""
        trace, noted = self.trace, self.trace.noted[product]
        assert noted is not None, product
        if not self._by_planes or noted.op.space == 1:
            return True
        planes = math.prod(trace.shapes[product][: -noted.op.space])
        outer = next((axis for axis in range(len(shape)) if math.prod(shape[:axis]) == planes), None)
        if outer is None:
            return not walk.reads
        for value, steps in walk.reads:
            if value not in inside:
                taken = any([method == "take" for method, _, _ in steps])
                seen = None if taken else looked_at(trace.layout(value), steps)
                if seen is None:
                    return False
                apart = seen.expand(shape).strides[outer:]
                if any([step for step, extent in zip(apart, shape[outer:], strict=True) if extent > 1]):
                    return False
        return True

    def _in_register(self, group: Group, value: int, steps: Steps, shape: Shape) -> bool:
        """Whether a value of a group is at hand where the group computes another one."""
        if not group.rows:
            return steps == () and self.trace.shapes[value] == shape
        return is_repeated(steps, group.shape)

    def _divided(self, output: int, walk: Walk) -> SplitError:
        """The largest part of an output with too many inputs that one kernel can compute."""
        best, most = -1, 1
        for value in walk.inside():
            if value == output:
                continue
            count = len(Walk(self.trace, self._memory - {value}, value).values())
            if most < count <= self._most - 2:
                best, most = value, count
        assert best >= 0, output
        return SplitError(best, "more arrays than a kernel takes")


def _reason(groups: list[Group], shape: Shape) -> str:
    if not groups:
        return ""
    return "full" if any(group.shape == shape for group in groups) else "another shape"
