"""What is known of integers at a place in a kernel: intervals, and differences of two variables.

`v` lies in an interval; `v = base + offset` where that cannot wrap; `a - b <= k` for pairs that a condition
or an operation relates. What a condition says holds inside its block only: `mark` and `undo` bracket it.

Lengths, extents and topology values lie in 0 .. LIMITS[index_bits]: a launch with more uses 64 bits.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Literal

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.ir import Const, For, If, Kernel, Let, Operand, Var
from burn_cube.ops import METADATA
from burn_cube.types import MemoryType, VectorType

Interval = tuple[int, int]
LIMITS: dict[Literal[32, 64], int] = {32: 1 << 30, 64: 1 << 62}
_HOPS = 3  # how many related variables a proof may chain
_LAUNCH = METADATA | {"builtin"}  # what the launch knows


def type_range(var: Var | Const) -> Interval | None:
    """The interval of a scalar integer's dtype, None for anything else."""
    t = var.type
    if isinstance(t, VectorType | MemoryType) or not t.is_integer:
        return None
    return int_range(t)


class Ranges:
    """Facts at the present place of a walk in order."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.limit = LIMITS[kernel.index_bits]
        self.defs: dict[Var, Let | If] = {}
        self.intervals: dict[Var, Interval] = {}
        self.linear: dict[Var, tuple[Var, int]] = {}
        self.most: dict[Var, dict[Var, int]] = {}
        self.same: dict[tuple[object, ...], Var] = {}
        self.log: list[Callable[[], object]] = []

    # scopes

    def mark(self) -> int:
        """The present state, for `undo`."""
        return len(self.log)

    def undo(self, mark: int) -> None:
        """Forget what was learnt since `mark`."""
        while len(self.log) > mark:
            self.log.pop()()

    # intervals

    def interval(self, value: Operand) -> Interval:
        """The least and the greatest value that an integer can have."""
        if isinstance(value, Const):
            return int(value.value), int(value.value)
        low, high = self.intervals.get(value) or type_range(value) or (0, 0)
        if value in self.linear:
            base, offset = self.linear[value]
            base_low, base_high = self.intervals.get(base) or type_range(base) or (0, 0)
            low, high = max(low, base_low + offset), min(high, base_high + offset)
        return low, high

    def set_interval(self, var: Var, interval: Interval) -> None:
        """Narrow what is known of a variable, until `undo`."""
        before = self.intervals.get(var)
        known = before or type_range(var) or interval
        self.intervals[var] = max(known[0], interval[0]), min(known[1], interval[1])
        self.log.append(lambda: self._restore(self.intervals, var, before))
        if var in self.linear:
            base, offset = self.linear[var]
            self.set_interval(base, (interval[0] - offset, interval[1] - offset))

    @staticmethod
    def _restore(table: dict[Var, Interval], var: Var, before: Interval | None) -> None:
        if before is None:
            table.pop(var, None)
        else:
            table[var] = before

    # differences

    def split(self, value: Var) -> tuple[Var, int]:
        """(base, offset) with value = base + offset."""
        return self.linear.get(value, (value, 0))

    def learn(self, a: Operand, b: Operand, k: int) -> None:
        """a - b <= k."""
        (a_low, a_high), (b_low, b_high) = self.interval(a), self.interval(b)
        if isinstance(a, Var):
            self.set_interval(a, (a_low, min(a_high, b_high + k)))
        if isinstance(b, Var):
            self.set_interval(b, (max(b_low, a_low - k), b_high))
        if isinstance(a, Var) and isinstance(b, Var):
            (a_base, a_offset), (b_base, b_offset) = self.split(a), self.split(b)
            row = self.most.setdefault(a_base, {})
            before = row.get(b_base)
            bound = k - a_offset + b_offset
            row[b_base] = bound if before is None else min(before, bound)
            self.log.append(lambda: row.pop(b_base) if before is None else row.update({b_base: before}))

    def at_most(self, a: Operand, b: Operand, k: int) -> bool:
        """True if a - b <= k is certain."""
        if self.interval(a)[1] - self.interval(b)[0] <= k:
            return True
        if isinstance(a, Const) or isinstance(b, Const):
            return False
        (a_base, a_offset), (b_base, b_offset) = self.split(a), self.split(b)
        return self._reach(a_base, b_base, k - a_offset + b_offset, _HOPS)

    def _reach(self, a: Var, b: Var, k: int, hops: int) -> bool:
        if a is b:
            return k >= 0
        row = self.most.get(a)
        if row is None or hops == 0:
            return False
        direct = row.get(b)
        if direct is not None and direct <= k:
            return True
        return any([self._reach(other, b, k - bound, hops - 1) for other, bound in row.items()])

    # loops

    def count(self, stmt: For) -> None:
        """The variable of a loop lies between start and stop from here on; it never wraps."""
        low, high = self.interval(stmt.step)
        if low > 0:
            self.learn(stmt.start, stmt.var, 0)
            self.learn(stmt.var, stmt.stop, -1)
            if isinstance(stmt.start, Const) and low == high:  # only every so many
                first, last = self.interval(stmt.var)
                start = int(stmt.start.value)
                self.set_interval(stmt.var, (first, start + (last - start) // low * low))
        elif high < 0:
            self.learn(stmt.var, stmt.start, 0)
            self.learn(stmt.stop, stmt.var, -1)

    @contextmanager
    def inside(self, stmt: For) -> Generator[None]:
        """In the body of a loop."""
        mark = self.mark()
        self.count(stmt)
        yield
        self.undo(mark)

    # conditions

    def assume(self, cond: Operand, truth: bool) -> None:
        """A condition is true, or false, from here on."""
        found = self.defs.get(cond) if isinstance(cond, Var) else None
        if isinstance(found, If):
            self._assume_if(found, found.results.index(_var(cond)), truth)
        elif found is not None and found.op in ("and", "or"):
            if truth == (found.op == "and"):
                self.assume(found.args[0], truth)
                self.assume(found.args[1], truth)
        elif found is not None and found.op == "not":
            self.assume(found.args[0], not truth)
        elif found is not None and found.op in _ORDER and type_range(found.args[0]):
            self._assume_order(_ORDER[found.op] if truth else _NEGATED[_ORDER[found.op]], *found.args)

    def _assume_order(self, order: str, a: Operand, b: Operand) -> None:
        match order:
            case "<":
                self.learn(a, b, -1)
            case "<=":
                self.learn(a, b, 0)
            case ">":
                self.learn(b, a, -1)
            case ">=":
                self.learn(b, a, 0)
            case "==":
                self.learn(a, b, 0)
                self.learn(b, a, 0)
            case _:
                return  # unequal says nothing here

    def _assume_if(self, found: If, position: int, truth: bool) -> None:
        """`a and b` is `b if a else false`: if it holds, a and b do; `a or b` alike."""
        for taken, other, side in ((found.then, found.orelse, True), (found.orelse, found.then, False)):
            excluded = other.results[position]
            if isinstance(excluded, Const) and bool(excluded.value) is not truth:
                self.assume(found.cond, side)
                self.assume(taken.results[position], truth)

    # definitions

    def forget(self, var: Var) -> None:
        """A loop's body is looked at again: what an earlier look assumed may be wrong."""
        self.intervals.pop(var, None)
        self.linear.pop(var, None)
        self.most.pop(var, None)

    def define(self, stmt: Let) -> None:
        """Learn from an operation what its result is; holds wherever the result is visible."""
        result = stmt.result
        own = type_range(result)
        if result.type is dt.BOOL:
            self.defs[result] = stmt
        if own is None:
            return
        self.forget(result)
        if stmt.op in _LAUNCH:
            self._define_metadata(stmt)
            return
        rule = _RULES.get(stmt.op)
        if rule is None:
            return
        if not all([type_range(arg) or arg.type is dt.BOOL for arg in stmt.args]):
            return
        given = [self.interval(arg) if type_range(arg) else (0, 1) for arg in stmt.args]
        if any([least > most for least, most in given]):
            return  # conditions that exclude each other: no unit comes here
        low, high = rule(stmt, given)
        if own[0] <= low and high <= own[1]:
            self.intervals[result] = low, high
            self._relate(stmt)

    def _define_metadata(self, stmt: Let) -> None:
        """Values fixed by the launch; two reads of one are the same variable here."""
        key = (stmt.op, *stmt.args, *stmt.attrs)
        first = self.same.setdefault(key, stmt.result)
        if first is not stmt.result:
            self.linear[stmt.result] = self.split(first)
        if stmt.op == "builtin":
            self.intervals[stmt.result] = builtin_range(str(stmt.attrs[0]), self.kernel, self.limit)
        elif stmt.op != "stride":
            self.intervals[stmt.result] = 0, self.limit

    def _relate(self, stmt: Let) -> None:
        """Relations to the operands; the operation does not wrap."""
        result, args = stmt.result, stmt.args
        if stmt.op == "add" or (stmt.op == "sub" and isinstance(args[1], Const)):
            self._shift(result, args[0], args[1], -1 if stmt.op == "sub" else 1)
        elif stmt.op == "min":
            self._below(result, args, 0)
        elif stmt.op == "clamp":
            self._below(result, args[2:], 0)
        elif stmt.op in ("mod", "rem") and self.interval(args[1])[0] > 0:
            self._below(result, args[1:], -1)
        elif stmt.op in ("floor_div", "trunc_div", "shr") and self.interval(args[0])[0] >= 0:
            self._below(result, args[:1], 0)
        elif stmt.op == "cast" and isinstance(args[0], Var) and type_range(args[0]):
            self.linear[result] = self.split(args[0])

    def _shift(self, result: Var, a: Operand, b: Operand, sign: int) -> None:
        if isinstance(a, Const):
            a, b = b, a
        if isinstance(a, Var) and isinstance(b, Const):
            base, offset = self.split(a)
            self.linear[result] = base, offset + sign * int(b.value)

    def _below(self, result: Var, others: tuple[Operand, ...], k: int) -> None:
        for other in others:
            if isinstance(other, Var):
                base, offset = self.split(other)
                self.most.setdefault(result, {})[base] = k + offset


def _var(operand: Operand) -> Var:
    assert isinstance(operand, Var)
    return operand


def builtin_range(name: str, kernel: Kernel, limit: int) -> Interval:
    """The interval of a topology value; a launch has at most `limit` units, and at least this one."""
    x, y, z = kernel.cube_dim
    known = {"CUBE_DIM": kernel.units, "PLANE_DIM": kernel.plane_dim, "PLANE_COUNT": kernel.planes}
    known |= {"CUBE_DIM_X": x, "CUBE_DIM_Y": y, "CUBE_DIM_Z": z}
    if name in known:
        return known[name], known[name]
    cubes = limit // kernel.units
    if name.startswith("CUBE_COUNT"):
        return 1, cubes
    extents = {"UNIT_POS": kernel.units, "UNIT_POS_X": x, "UNIT_POS_Y": y, "UNIT_POS_Z": z}
    extents |= {"PLANE_POS": kernel.planes, "UNIT_POS_PLANE": min(kernel.plane_dim, kernel.units)}
    return 0, extents.get(name, cubes if name.startswith("CUBE_POS") else limit) - 1


_ORDER = {"lt": "<", "le": "<=", "gt": ">", "ge": ">=", "eq": "==", "ne": "!="}
_NEGATED = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "=="}
_WIDE: Interval = (-(1 << 200), 1 << 200)  # outside every dtype: nothing is known
Rule = Callable[[Let, list[Interval]], Interval]


def _hull(values: list[int]) -> Interval:
    return min(values), max(values)


def _products(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    return _hull([a * c, a * d, b * c, b * d])


def _quotients(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    if c <= 0 or (stmt.op == "trunc_div" and a < 0):
        return _WIDE
    return _hull([a // c, a // d, b // c, b // d])


def _ceilings(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    return _hull([-(-a // c), -(-a // d), -(-b // c), -(-b // d)]) if c > 0 else _WIDE


def _remainders(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    if c < 0 or (stmt.op == "rem" and a < 0):
        return _WIDE
    # a remainder by 0 is 0
    return 0, min(max(d - 1, 0), b) if a >= 0 else max(d - 1, 0)


def _and(stmt: Let, args: list[Interval]) -> Interval:
    # a negative operand leaves the other's bits
    high = [b for a, b in args if a >= 0]
    return (0, min(high)) if high else _WIDE


def _or(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    return (0, (1 << max(b, d).bit_length()) - 1) if min(a, c) >= 0 else _WIDE


def _left(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    return _hull([a << c, a << d, b << c, b << d]) if 0 <= c and d < 64 else _WIDE


def _right(stmt: Let, args: list[Interval]) -> Interval:
    (a, b), (c, d) = args
    if c < 0:
        return _WIDE
    return _hull([v >> min(s, 64) for v in (a, b) for s in (c, d)])


def _clamped(stmt: Let, args: list[Interval]) -> Interval:
    x, low, high = args
    bottom = max(x[0], low[0]), max(x[1], low[1])
    return min(bottom[0], high[0]), min(bottom[1], high[1])


def _absolute(stmt: Let, args: list[Interval]) -> Interval:
    ((a, b),) = args
    return (a, b) if a >= 0 else (0, max(-a, b))


def _counts(stmt: Let, args: list[Interval]) -> Interval:
    t = stmt.args[0].type
    return 0, t.bits if isinstance(t, DType) else 64


_RULES: dict[str, Rule] = {
    "add": lambda _, v: (v[0][0] + v[1][0], v[0][1] + v[1][1]),
    "sub": lambda _, v: (v[0][0] - v[1][1], v[0][1] - v[1][0]),
    "neg": lambda _, v: (-v[0][1], -v[0][0]),
    "mul": _products,
    "floor_div": _quotients,
    "trunc_div": _quotients,
    "div_ceil": _ceilings,
    "mod": _remainders,
    "rem": _remainders,
    "min": lambda _, v: (min(v[0][0], v[1][0]), min(v[0][1], v[1][1])),
    "max": lambda _, v: (max(v[0][0], v[1][0]), max(v[0][1], v[1][1])),
    "clamp": _clamped,
    "abs": _absolute,
    "and": _and,
    "or": _or,
    "xor": _or,
    "shl": _left,
    "shr": _right,
    "select": lambda _, v: (min(v[1][0], v[2][0]), max(v[1][1], v[2][1])),
    "cast": lambda _, v: v[0],
    "popcount": _counts,
    "clz": _counts,
    "ctz": _counts,
    "ffs": _counts,
}
