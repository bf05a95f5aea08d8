"""Control flow of a plane: branches for what is uniform, masks for what is not.

Invariant: code under a mask runs only if some lane is active, but for arms of pure, cheap code, which run
always.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import Block, Const, If, Let, Load, Operand, Stmt, Switch, Var
from burn_cube.ir.walk import count, statements
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import MOST_DOUBLED, State, Value
from burn_cube.targets.llvm.text import number, register
from burn_cube.types import Space, elem, lanes

CHEAP = 8  # statements of an arm that are computed rather than branched around
DOUBLED = 100  # statements of a body that is emitted twice, with and without a mask
_COSTLY = frozenset({"floor_div", "mod", "trunc_div", "rem", "div_ceil"})  # contain branches


def yield_block(s: State, block: Block, results: Sequence[Var], mask: str | None) -> list[Value]:
    """Emits a block under a mask; its results in the shapes of the statement's variables."""
    with s.scope(mask):
        values = s.block(block)
        return [s.coerce(value, s.shape(var)) for value, var in zip(values, results, strict=True)]


def merge(s: State, arms: Sequence[tuple[list[Value], str]]) -> list[Value]:
    """Phis of the values that come from several blocks, all in the same shapes."""
    merged: list[Value] = []
    for column in range(len(arms[0][0])):
        first = arms[0][0][column]
        types = s.register_types(first.type, first.shape)
        registers = tuple(
            s.writer.phi(t, *((values[column].registers[i], block) for values, block in arms))
            for i, t in enumerate(types)
        )
        merged.append(Value(first.type, first.shape, registers, first.stride))
    return merged


def define(s: State, results: Sequence[Var], values: Sequence[Value]) -> None:
    """Gives variables their values."""
    s.values.update(zip(results, values, strict=True))


def choose(s: State, cond: str, then: Value, orelse: Value) -> Value:
    """Lane by lane."""
    t = register(elem(then.type), s.planes)
    pairs = zip(then.registers, orelse.registers, strict=True)
    return Value(then.type, VARYING, tuple(s.writer.select(cond, t, a, b) for a, b in pairs))


def zeros(s: State, var: Var) -> Value:
    """A value that nobody reads."""
    shape = s.shape(var)
    return Value(
        var.value_type,
        shape,
        ("zeroinitializer",) * len(s.register_types(var.value_type, shape)),
        shape.stride,
    )


def emit_if(s: State, stmt: If) -> None:
    """A conditional."""
    cond = s.value(stmt.cond)
    if cond.shape == UNIFORM:
        _uniform_if(s, stmt, cond.registers[0])
        return
    mask = cond.registers[0]
    arms = (_Arm(stmt.then, mask), _Arm(stmt.orelse, _inverse(s, mask)))
    if all(is_cheap(arm.block) for arm in arms):
        values = [yield_block(s, arm.block, stmt.results, s.both(s.mask, arm.cond)) for arm in arms]
    elif s.mask is None and s.doubled < MOST_DOUBLED and any(_is_empty(arm.block) for arm in arms):
        _guard(s, stmt, arms)
        return
    else:
        values = [_masked_arm(s, stmt.results, arm) for arm in arms]
    define(s, stmt.results, [choose(s, mask, a, b) for a, b in zip(*values, strict=True)])


class _Arm:
    """A block and the lanes (beside the mask) that run it."""

    def __init__(self, block: Block, cond: str) -> None:
        self.block, self.cond = block, cond


def _inverse(s: State, mask: str) -> str:
    return s.writer.binary("xor", s.mask_type(), mask, number(dt.BOOL, True, s.planes))


def _is_empty(block: Block) -> bool:
    return not block.stmts


def is_cheap(block: Block) -> bool:
    """Whether a block is a few pure operations, and reads of local memory that cannot fail."""
    return count(block) <= CHEAP and all(_may_always_run(stmt) for stmt in statements(block))


def _may_always_run(stmt: Stmt) -> bool:
    match stmt:
        case Let():
            return stmt.op not in _COSTLY
        case Load():
            return _is_safe(stmt)
        case _:
            return isinstance(stmt, If)


def _is_safe(stmt: Load) -> bool:
    """Whether a local memory holds what is read, whatever lanes are active: always at one place of it."""
    t = stmt.memory.memory_type
    if t.space is not Space.LOCAL or t.length is None or stmt.bounds or stmt.mask is not None:
        return False
    index = stmt.index
    if not isinstance(index, Const):
        return False
    return 0 <= int(index.value) <= t.length - lanes(stmt.result.value_type)


def _uniform_if(s: State, stmt: If, cond: str) -> None:
    w = s.writer
    then, orelse, done = w.fresh("then"), w.fresh("else"), w.fresh("endif")
    w.branch(cond, then, orelse)
    arms: list[tuple[list[Value], str]] = []
    for label, block in ((then, stmt.then), (orelse, stmt.orelse)):
        w.start(label)
        values = yield_block(s, block, stmt.results, s.mask)
        arms.append((values, w.block))
        w.jump(done)
    w.start(done)
    define(s, stmt.results, merge(s, arms))


def _masked_arm(s: State, results: Sequence[Var], arm: _Arm) -> list[Value]:
    """Runs an arm if some lane wants it."""
    if _is_empty(arm.block):
        return yield_block(s, arm.block, results, s.mask)
    mask = s.both(s.mask, arm.cond)
    assert mask is not None
    return _if_any(s, results, mask, lambda: yield_block(s, arm.block, results, mask))


def _if_any(s: State, results: Sequence[Var], mask: str, body: Callable[[], list[Value]]) -> list[Value]:
    w = s.writer
    some, done = w.fresh("some"), w.fresh("none")
    w.branch(s.any(mask), some, done)
    before = w.block
    w.start(some)
    values = body()
    end = w.block
    w.jump(done)
    w.start(done)
    return merge(s, [(values, end), ([zeros(s, var) for var in results], before)])


def _guard(s: State, stmt: If, arms: tuple[_Arm, _Arm]) -> None:
    """One arm does nothing: the other is emitted twice, so that it has no mask where all lanes run it."""
    main = 1 if _is_empty(arms[0].block) else 0
    arm, other = arms[main], arms[1 - main]
    if count(arm.block) > DOUBLED:
        values = [_masked_arm(s, stmt.results, a) for a in arms]
        define(s, stmt.results, [choose(s, arms[0].cond, a, b) for a, b in zip(*values, strict=True)])
        return
    w = s.writer
    idle = yield_block(s, other.block, stmt.results, s.mask)
    full, partial, done = w.fresh("all"), w.fresh("partial"), w.fresh("endif")
    w.branch(s.all(arm.cond), full, partial)
    s.doubled += 1
    w.start(full)
    unmasked = yield_block(s, arm.block, stmt.results, None)
    full_end = w.block
    w.jump(done)
    w.start(partial)
    masked = _if_any(s, stmt.results, arm.cond, lambda: yield_block(s, arm.block, stmt.results, arm.cond))
    chosen = [choose(s, arm.cond, a, b) for a, b in zip(masked, idle, strict=True)]
    partial_end = w.block
    w.jump(done)
    s.doubled -= 1
    w.start(done)
    define(s, stmt.results, merge(s, [(unmasked, full_end), (chosen, partial_end)]))


def emit_switch(s: State, stmt: Switch) -> None:
    """A choice by constants: the first case that holds the value."""
    if s.value(stmt.value).shape == UNIFORM:
        _uniform_switch(s, stmt)
    else:
        _masked_switch(s, stmt)


def _uniform_switch(s: State, stmt: Switch) -> None:
    w, done = s.writer, s.writer.fresh("endswitch")
    t, value = register(elem(stmt.value.value_type)), s.scalar(stmt.value)
    labels = [w.fresh("case") for _ in stmt.cases]
    default = w.fresh("default")
    seen: set[int] = set()
    targets: list[str] = []
    for (constants, _), label in zip(stmt.cases, labels, strict=True):
        targets += [f"{t} {c}, label %{label}" for c in dict.fromkeys(constants) if c not in seen]
        seen.update(constants)
    w.do(f"switch {t} {value}, label %{default} [ {' '.join(targets)} ]")
    arms: list[tuple[list[Value], str]] = []
    for label, block in zip([*labels, default], [*(b for _, b in stmt.cases), stmt.default], strict=True):
        w.start(label)
        values = yield_block(s, block, stmt.results, s.mask)
        arms.append((values, w.block))
        w.jump(done)
    w.start(done)
    define(s, stmt.results, merge(s, arms))


def _masked_switch(s: State, stmt: Switch) -> None:
    """Each case under the lanes that hold one of its constants and none of the cases before."""
    left: str | None = None
    arms: list[tuple[str | None, Block]] = []
    for constants, block in stmt.cases:
        here = _holds(s, stmt.value, constants)
        arms.append((here if left is None else s.both(left, here), block))
        left = s.without(left, here)
    arms.append((left, stmt.default))
    chosen: list[Value] | None = None
    for cond, block in arms:
        values = _masked_arm(s, stmt.results, _Arm(block, cond or number(dt.BOOL, True, s.planes)))
        if chosen is None:
            chosen = values
        elif cond is not None:
            chosen = [choose(s, cond, a, b) for a, b in zip(values, chosen, strict=True)]
    define(s, stmt.results, chosen or [])


def _holds(s: State, value: Operand, constants: tuple[int, ...]) -> str:
    dtype = elem(value.value_type)
    vector = s.vector(value)
    found = number(dt.BOOL, False, s.planes)
    for constant in constants:
        same = OPS["eq"](s.writer, dtype, s.planes, (vector, number(dtype, constant, s.planes)))
        found = s.writer.binary("or", s.mask_type(), found, same)
    return found
