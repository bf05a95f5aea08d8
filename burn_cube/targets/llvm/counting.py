"""The range of a counted loop: whether it is entered, and whether another round follows."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Const, Operand
from burn_cube.record import record
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.state import State
from burn_cube.targets.llvm.text import number, register


@record
class Counting:
    """Start, stop and step as registers of `width` lanes (0: scalars)."""

    dtype: DType
    width: int
    start: str
    stop: str
    step: str
    known: int | None  # the step, if it is a constant

    def op(self, s: State, name: str, a: str, b: str) -> str:
        """The value of an operation on two of them."""
        return OPS[name](s.writer, self.dtype, self.width, (a, b))

    def zero(self) -> str:
        """0 in all lanes."""
        return number(self.dtype, 0, self.width)

    def flag(self, s: State, op: str, a: str, b: str) -> str:
        """An operation on two flags."""
        return s.writer.binary(op, register(dt.BOOL, self.width), a, b)

    def rising(self, s: State) -> str:
        """i1s: the step is positive."""
        return self.op(s, "gt", self.step, self.zero())

    def enters(self, s: State) -> str:
        """i1s: there is a first round."""
        if self.known is not None:
            op = "lt" if self.known > 0 else "gt"
            return self.op(s, op, self.start, self.stop) if self.known else number(dt.BOOL, False, self.width)
        up, down = self.op(s, "lt", self.start, self.stop), self.op(s, "gt", self.start, self.stop)
        flags = register(dt.BOOL, self.width)
        ahead = s.writer.select(self.rising(s), flags, up, down)
        return self.flag(s, "and", ahead, self.op(s, "ne", self.step, self.zero()))

    def continues(self, s: State, var: str) -> str:
        """i1s: there is a round after the one with this value; the distance to go is more than the step."""
        w, t = s.writer, register(self.dtype, self.width)
        if self.known == 1:
            return self.op(s, "lt", w.binary("add", t, var, number(self.dtype, 1, self.width)), self.stop)
        up, down = w.binary("sub", t, self.stop, var), w.binary("sub", t, var, self.stop)
        back = w.binary("sub", t, self.zero(), self.step)
        if self.known is not None:
            distance, size = (up, self.step) if self.known > 0 else (down, back)
        else:
            rising = self.rising(s)
            distance, size = w.select(rising, t, up, down), w.select(rising, t, self.step, back)
        return w.binary("icmp ugt", t, distance, size)


def known_step(step: Operand) -> int | None:
    """A step that is a constant."""
    return int(step.value) if isinstance(step, Const) else None
