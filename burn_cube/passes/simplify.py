"""Algebraic simplification: the rules of `simplify_rules`, those of casts and vectors, constants and control.

Constants go to the right of commutative operations and of comparisons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType, int_range
from burn_cube.ir import (
    Alloc,
    Atomic,
    Block,
    Builder,
    Const,
    For,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Stmt,
    Store,
    Substitution,
    Var,
    While,
    const,
    rewrite,
    with_body,
)
from burn_cube.ir.verify import HALVES
from burn_cube.ops import OPS, result_type
from burn_cube.passes import Context
from burn_cube.passes.fold import Tables, fold_access, fold_control, fold_let
from burn_cube.passes.simplify_rules import BY_OP, Bindings, Pattern, Right, Rule
from burn_cube.types import VectorType, elem, lanes

_MIRRORED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}
_COMMUTATIVE = frozenset(name for name, row in OPS.items() if row.commutative)
_STEPS = 8  # rewrites of one statement; the rules terminate long before


def simplify(kernel: Kernel, context: Context) -> Kernel:
    """Apply all rules once, in order; what an operand became is known when its users are looked at."""
    return with_body(kernel, simplify_block(kernel.body, kernel.index_bits))


def simplify_block(block: Block, index_bits: int) -> Block:
    """The same for a block that stands alone."""
    return rewrite(block, _Simplifier(index_bits).visit, enter=_unvarying)


class _Simplifier:
    def __init__(self, index_bits: int) -> None:
        self.index_bits = index_bits
        self.defs: dict[Var, Let] = {}
        self.tables: Tables = {}

    def visit(self, stmt: Stmt, subst: Substitution) -> Stmt | Sequence[Stmt]:
        """What stands in place of a statement."""
        if isinstance(stmt, Let):
            found = self.let(stmt, subst)
            return stmt if len(found) == 1 and found[0] is stmt else found
        if isinstance(stmt, Alloc | Load | Store | Atomic):
            return fold_access(stmt, self.tables, subst)
        taken = fold_control(stmt, subst)
        return self.choice(taken, subst) if isinstance(taken, If) else taken

    def let(self, stmt: Let, subst: Substitution) -> list[Stmt]:
        """Rewrite one operation until no rule applies."""
        builder = Builder(stmt.span)
        for _ in range(_STEPS):
            new = self.step(stmt, builder)
            if new is None:
                break
            if not isinstance(new, Let):
                subst[stmt.result] = new
                return builder.stmts
            stmt = new
        self.defs[stmt.result] = stmt
        return [*builder.stmts, stmt]

    def step(self, stmt: Let, builder: Builder) -> Let | Operand | None:
        """One rewrite: another operation for the same result, a finished value, or None."""
        constant = fold_let(stmt, self.index_bits)
        if constant is not None:
            return constant
        if len(stmt.args) == 2 and isinstance(stmt.args[0], Const) and not isinstance(stmt.args[1], Const):
            swapped = _swapped(stmt)
            if swapped is not None:
                return swapped
        dtype = elem(stmt.args[0].value_type) if stmt.op in BY_OP else None
        for rule in BY_OP.get(stmt.op, ()):
            if dtype in rule.dtypes:
                found = self.apply(rule, stmt, builder)
                if found is not None:
                    return found
        special = _SPECIAL.get(stmt.op)
        found = special(self, stmt, builder) if special else None
        return found if found is not None else self.splat(stmt, builder)

    # rules

    def apply(self, rule: Rule, stmt: Let, builder: Builder) -> Let | Operand | None:
        """The right side of a rule, if its left side matches."""
        bindings: dict[str, Operand] = {}
        if not self.match_all(rule.left, stmt.args, bindings):
            return None
        right: Right | None = rule.right
        if callable(right):
            right = right(bindings)
        if right is None:
            return None
        if rule.left[0] == "not" and isinstance(right, tuple) and not _complement_holds(rule, bindings):
            return None
        if isinstance(right, tuple):
            args = tuple([self.build(arg, bindings, builder) for arg in right[1:]])
            return Let(stmt.result, str(right[0]), args, (), stmt.span)
        if isinstance(right, str):
            return bindings[right]
        return const(right, stmt.result.value_type)

    def build(self, term: object, bindings: Bindings, builder: Builder) -> Operand:
        """An operand of a right side."""
        if isinstance(term, str):
            return bindings[term]
        assert isinstance(term, Const), "right sides are one operation deep"
        return term

    def match_all(self, left: Pattern, args: tuple[Operand, ...], bindings: dict[str, Operand]) -> bool:
        """Match the operands of an operation."""
        if len(left) != len(args) + 1:
            return False
        for position, arg in enumerate(args, 1):
            if not self.match(left[position], arg, bindings):
                return False
        return True

    def match(self, pattern: object, operand: Operand, bindings: dict[str, Operand]) -> bool:
        """Match one operand."""
        if isinstance(pattern, str):
            if pattern in ("c", "d") and not isinstance(operand, Const):
                return False
            bound = bindings.setdefault(pattern, operand)
            return bound is operand or (isinstance(operand, Const) and bound == operand)
        if isinstance(pattern, tuple):
            inner = cast("Pattern", pattern)
            found = self.defs.get(operand) if isinstance(operand, Var) else None
            return found is not None and found.op == inner[0] and self.match_all(inner, found.args, bindings)
        # by repr: 0.0 is not -0.0, True is not 1
        return isinstance(operand, Const) and repr(operand.value) == repr(pattern)

    # vectors

    def splat(self, stmt: Let, builder: Builder) -> Operand | None:
        """An operation on equal lanes is the scalar operation, broadcast."""
        t = stmt.result.type
        if not isinstance(t, VectorType) or stmt.op in _NOT_LANEWISE:
            return None
        scalars: list[Operand] = []
        for arg in stmt.args:
            scalar = self.lane(arg)
            if scalar is None:
                return None
            scalars.append(scalar)
        return self.broadcast(self.op(builder, stmt.op, *scalars, attrs=stmt.attrs), t.n, builder)

    def lane(self, operand: Operand) -> Operand | None:
        """The value of all lanes, if they are equal."""
        if isinstance(operand, Const):
            return Const(operand.value, elem(operand.type))
        if not isinstance(operand.type, VectorType):
            return operand
        found = self.defs.get(operand)
        return found.args[0] if found is not None and found.op == "broadcast" else None

    def op(
        self, builder: Builder, op: str, *args: Operand, attrs: tuple[int | str | DType, ...] = ()
    ) -> Operand:
        """Emit a simplified operation."""
        types = tuple([arg.value_type for arg in args])
        new: Substitution = {}
        let = Let(Var("", result_type(op, types, attrs)), op, args, attrs, builder.span)
        builder.emit(*self.let(let, new))
        return new.get(let.result, let.result)

    def broadcast(self, scalar: Operand, n: int, builder: Builder) -> Operand:
        """Emit n equal lanes."""
        return self.op(builder, "broadcast", scalar, attrs=(n,))

    # control

    def choice(self, stmt: If, subst: Substitution) -> Stmt:
        """A result that is the same on both sides, or that is the condition itself."""
        for var, a, b in zip(stmt.results, stmt.then.results, stmt.orelse.results, strict=True):
            if a is b or (isinstance(a, Const) and a == b):
                subst[var] = a
            elif a == _TRUE and b == _FALSE:
                subst[var] = stmt.cond
        return stmt


_TRUE, _FALSE = Const(True, dt.BOOL), Const(False, dt.BOOL)
_NOT_LANEWISE = frozenset(
    (
        *("broadcast", "construct", "extract", "extract_dynamic", "insert", "insert_dynamic", "bitcast"),
        *("dot", "vector_sum", "magnitude", "normalize"),
    )
)


def _complement_holds(rule: Rule, bindings: Bindings) -> bool:
    """`not a < b` is `a >= b` unless a nan may be there."""
    inner = rule.left[1]
    assert isinstance(inner, tuple)
    return inner[0] not in _MIRRORED or not elem(bindings["x"].value_type).is_float


def _swapped(stmt: Let) -> Let | None:
    """The constant on the right."""
    op = stmt.op if stmt.op in _COMMUTATIVE else _MIRRORED.get(stmt.op)
    if op is None:
        return None
    return Let(stmt.result, op, (stmt.args[1], stmt.args[0]), stmt.attrs, stmt.span)


def _unvarying(stmt: Stmt, subst: Substitution) -> Stmt:
    """A carried value that never changes is its initial value."""
    if isinstance(stmt, For | While):
        for param, result, init, value in zip(
            stmt.params, stmt.results, stmt.inits, stmt.body.results, strict=True
        ):
            if value is param or value is init or (isinstance(init, Const) and value == init):
                subst[param] = subst[result] = init
    return stmt


# casts


def _cast(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    x = stmt.args[0]
    if x.value_type == stmt.result.type:
        return x
    found = self.defs.get(x) if isinstance(x, Var) else None
    if found is None or found.op != "cast":
        return None
    source = found.args[0]
    if not _skips(elem(source.value_type), elem(x.value_type), elem(stmt.result.value_type)):
        return None
    if source.value_type == stmt.result.type:
        return source
    return Let(stmt.result, "cast", (source,), stmt.attrs, stmt.span)


def _skips(source: DType, middle: DType, target: DType) -> bool:
    """True if source -> middle -> target is source -> target."""
    if dt.INDEX in (source, middle, target):
        return False
    if source in HALVES or target in HALVES:  # their casts go through f32: only the way back may be skipped
        return source is target and middle.is_float and _holds(middle, source)
    if source.is_integer and middle.is_integer and target.is_integer and target.bits <= middle.bits:
        return True  # all wrap
    if not _holds(middle, source):
        return False
    saturates = middle.is_float and target.is_integer and source.is_integer
    return not saturates or _holds(target, source)


def _holds(wide: DType, narrow: DType) -> bool:
    """True if each value of one dtype is a value of the other."""
    if narrow is dt.BOOL:
        return True
    if wide is dt.BOOL or (narrow.is_float and not wide.is_float):
        return False
    if narrow.is_float:
        return wide.mantissa >= narrow.mantissa and wide.bits > narrow.bits
    if wide.is_float:
        return wide is not dt.F16 and narrow.bits - (narrow.kind == "int") <= wide.mantissa + 1
    (low, high), (narrow_low, narrow_high) = int_range(wide), int_range(narrow)
    return low <= narrow_low and narrow_high <= high


def _bitcast(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """The bits of the bits of x."""
    x = stmt.args[0]
    if x.value_type == stmt.result.type:
        return x
    found = self.defs.get(x) if isinstance(x, Var) else None
    if found is None or found.op != "bitcast":
        return None
    source = found.args[0]
    if source.value_type == stmt.result.type:
        return source
    if result_type("bitcast", (source.value_type,), stmt.attrs) != stmt.result.type:
        return None
    return Let(stmt.result, "bitcast", (source,), stmt.attrs, stmt.span)


def _truth(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """x cast from a bool and compared with 0 is that bool, or its opposite."""
    x, zero = stmt.args
    found = self.defs.get(x) if isinstance(x, Var) else None
    if found is None or found.op != "cast" or not isinstance(zero, Const) or zero.value != 0:
        return None
    source = found.args[0]
    if elem(source.value_type) is not dt.BOOL:
        return None
    return source if stmt.op == "ne" else Let(stmt.result, "not", (source,), (), stmt.span)


def _select(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """A choice between truths is the condition, or its opposite."""
    cond, a, b = stmt.args
    if cond.value_type != stmt.result.type or not isinstance(a, Const) or not isinstance(b, Const):
        return None
    return cond if a.value else Let(stmt.result, "not", (cond,), (), stmt.span)


# lanes


def _extract(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """A lane of what was just put together."""
    vector, lane = stmt.args[0], stmt.attrs[0]
    found = self.defs.get(vector) if isinstance(vector, Var) else None
    if found is None:
        return None
    if found.op == "broadcast":
        return found.args[0]
    if found.op == "construct" and isinstance(lane, int):
        return found.args[lane]
    if found.op == "insert":
        if found.attrs[0] == lane:
            return found.args[1]
        return Let(stmt.result, "extract", (found.args[0],), stmt.attrs, stmt.span)
    return None


def _extract_dynamic(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """A constant lane."""
    vector, lane = stmt.args
    if not isinstance(lane, Const):
        return None
    if 0 <= lane.value < lanes(vector.value_type):
        return Let(stmt.result, "extract", (vector,), (int(lane.value),), stmt.span)
    return const(0, stmt.result.value_type)


def _insert_dynamic(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """A constant lane."""
    vector, value, lane = stmt.args
    if not isinstance(lane, Const):
        return None
    if 0 <= lane.value < lanes(vector.value_type):
        return Let(stmt.result, "insert", (vector, value), (int(lane.value),), stmt.span)
    return vector


def _construct(self: _Simplifier, stmt: Let, builder: Builder) -> Let | Operand | None:
    """Equal lanes, or the lanes of one vector in order."""
    first = stmt.args[0]
    if all([arg is first or (isinstance(arg, Const) and arg == first) for arg in stmt.args]):
        return Let(stmt.result, "broadcast", (first,), (len(stmt.args),), stmt.span)
    whole: Operand | None = None
    for lane, arg in enumerate(stmt.args):
        found = self.defs.get(arg) if isinstance(arg, Var) else None
        if found is None or found.op != "extract" or found.attrs[0] != lane:
            return None
        if whole is not None and found.args[0] is not whole:
            return None
        whole = found.args[0]
    return whole if whole is not None and whole.value_type == stmt.result.type else None


_SPECIAL: dict[str, Callable[[_Simplifier, Let, Builder], Let | Operand | None]] = {
    "cast": _cast,
    "bitcast": _bitcast,
    "eq": _truth,
    "ne": _truth,
    "select": _select,
    "extract": _extract,
    "extract_dynamic": _extract_dynamic,
    "insert_dynamic": _insert_dynamic,
    "construct": _construct,
}
