"""The tree of patterns: what ops a queue has noted, without sizes, scalars and data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from burn_cube.dtypes import DType
from burn_cube.record import record

if TYPE_CHECKING:
    from burn_dispatch.fusion.program import Program

Kind = Literal["map", "view", "fill", "reduce", "take", "cat", "product"]
_MOST_STATES = 1 << 16


@record(eq=False)
class Noted:
    """An op. `inputs` are numbers of values; `numbers`: how many scalars it takes.

    Of a map, `op` is the function of elements. Of a view, it is the method of `Layout`, and `detail` what
    that gets. Of a reduction, it is a row of `reductions.KINDS`. Elements by indices are taken from the first
    input at places along the axis `detail`, "gather" or "select"; tensors are joined along the axis `detail`.
    Of a product, `op` is one of `products`, and `detail` the op of Cube that computes that alone, and what
    this gets after its operands.
    """

    kind: Kind
    op: Any
    dtype: DType
    inputs: tuple[int, ...]
    numbers: int = 0
    detail: tuple[Any, ...] = ()

    @property
    def name(self) -> str:
        """Of the op, for people."""
        if self.kind == "fill":
            return "full"
        if self.kind == "map":
            return str(getattr(self.op, "name", None) or self.op.__name__)
        return str(self.op.op if self.kind in ("reduce", "product") else self.op)


class State:
    """All that was noted since the root: by the path there."""

    __slots__ = ("__weakref__", "after", "before", "depth", "noted", "programs")

    def __init__(self, before: State | None = None, noted: Noted | None = None) -> None:
        self.before = before
        self.noted = noted
        self.depth: int = 0 if before is None else before.depth + 1
        self.after: dict[object, State] = {}
        self.programs: dict[object, Program] = {}

    def step(self, key: object, noted: Noted) -> State:
        """The state after another op, which `key` stands for."""
        _count[0] += 1
        found = self.after[key] = State(self, noted)
        return found

    def ops(self) -> list[Noted]:
        """What was noted, in order."""
        found: list[Noted] = []
        at: State | None = self
        while at is not None and at.noted is not None:
            found.append(at.noted)
            at = at.before
        return found[::-1]


_count = [0]
_root = [State()]


def root() -> State:
    """Nothing noted. A tree that has grown too large is left to those who are in it."""
    if _count[0] > _MOST_STATES:
        _count[0] = 0
        _root[0] = State()
    return _root[0]
