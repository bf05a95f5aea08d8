"""What loops carry: phis, and what lanes that leave early have seen last."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import Operand, Var
from burn_cube.record import record
from burn_cube.targets.llvm.control import choose, define
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import number


@record(frozen=False)
class Carried:
    """Phis of a loop head: reserved lines, the values inside, and where they come from first."""

    value: Value
    lines: list[int]
    names: list[str]
    types: list[str]
    first: tuple[str, ...]

    def close(self, s: State, before: str, following: Value) -> None:
        """Writes the phis, when the values of the next round and the block they come from are known."""
        for line, name, t, first, then in zip(
            self.lines, self.names, self.types, self.first, following.registers, strict=True
        ):
            s.writer.fill_phi(line, name, t, (first, before), (then, s.writer.block))


def carry(s: State, first: Value) -> Carried:
    """Opens the phis of a carried value in the loop head."""
    types = s.register_types(first.type, first.shape)
    names = ["%" + s.writer.fresh() for _ in types]
    lines = [s.writer.reserve() for _ in types]
    value = Value(first.type, first.shape, tuple(names), first.stride)
    return Carried(value, lines, names, types, first.registers)


def carry_all(s: State, params: Sequence[Var], inits: Sequence[Value]) -> list[Carried]:
    """Opens the phis of a loop's parameters and defines them."""
    carried = [carry(s, init) for init in inits]
    define(s, params, [c.value for c in carried])
    return carried


def initial(s: State, params: Sequence[Var], inits: Sequence[Operand]) -> list[Value]:
    """The first values, in the shapes of the parameters."""
    return [s.coerce(s.value(init), s.shape(var)) for var, init in zip(params, inits, strict=True)]


class Leaving:
    """Results of a loop that lanes leave one by one.

    A varying parameter is frozen in lanes that have left. A uniform or affine one stays a scalar inside,
    since all lanes that are still there agree; what each lane saw last is kept beside it.
    """

    def __init__(
        self, s: State, params: Sequence[Var], results: Sequence[Var], inits: Sequence[Value]
    ) -> None:
        self.params, self.results = params, results
        self.carried = carry_all(s, params, inits)
        self.kept = [
            carry(s, Value(p.value_type, VARYING, s.varying_zeros(p.value_type)))
            if s.shape(p) != VARYING and r in s.analysis.used
            else None
            for p, r in zip(params, results, strict=True)
        ]
        self.seen: list[Value | None] = []

    def see(self, s: State, mask: str) -> None:
        """Notes the parameters of the lanes in the mask."""
        self.seen = [
            None if kept is None else choose(s, mask, s.coerce(s.values[p], VARYING), kept.value)
            for p, kept in zip(self.params, self.kept, strict=True)
        ]

    def close(self, s: State, before: str, mask: str, yields: Sequence[Value]) -> None:
        """Ends a round in which the lanes of the mask took part."""
        for p, c, value in zip(self.params, self.carried, yields, strict=True):
            following = s.coerce(value, s.shape(p))
            if following.shape == VARYING:
                following = choose(s, mask, following, c.value)
            c.close(s, before, following)
        for kept, seen in zip(self.kept, self.seen, strict=True):
            if kept is not None and seen is not None:
                kept.close(s, before, seen)

    def finish(self, s: State) -> None:
        """Defines the results, after the loop."""
        values = [
            c.value if kept is None else (seen or kept.value)
            for c, kept, seen in zip(self.carried, self.kept, self.seen, strict=True)
        ]
        define(s, self.results, values)


def all_lanes(s: State) -> str:
    """The active lanes as a register or constant."""
    return s.mask or number(dt.BOOL, True, s.planes)


def carry_wide(s: State, narrow: Value, first: str) -> Carried:
    """The variable of a loop, which never wraps, once more as i64: for addresses."""
    wide = carry(s, Value(dt.I64, UNIFORM, (first,)))
    s.wide[narrow.registers[0]] = wide.names[0]
    return wide
