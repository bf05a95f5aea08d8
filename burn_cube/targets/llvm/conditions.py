"""Which lanes of a plane an access concerns: the mask and the bounds of a load or store."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Atomic, Load, Operand, Store
from burn_cube.record import record
from burn_cube.targets.llvm import conversion, report
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.shapes import UNIFORM, VARYING
from burn_cube.targets.llvm.state import State, Value
from burn_cube.types import elem


@record
class Condition:
    """Which lanes access: all if both are None; `one` is an i1 for the whole plane."""

    one: str | None = None
    each: str | None = None


def condition(s: State, stmt: Load | Store | Atomic) -> Condition:
    """The mask and the bounds of an access."""
    found = Condition()
    if stmt.mask is not None:
        found = _narrow(s, found, s.value(stmt.mask))
    for i, n in stmt.bounds:
        for op in ("ge", "lt"):
            if op == "lt" or elem(i.value_type).is_signed:
                inside = _compared(
                    s, op, s.value(i), _zero_of(elem(i.value_type)) if op == "ge" else s.value(n)
                )
                if s.kernel.mode == "validate":
                    report.fail_unless(s, inside, s.check_number(stmt))
                found = _narrow(s, found, inside)
    return found


def _zero_of(dtype: DType) -> Value:
    return Value(dtype, UNIFORM, ("0",))


def _compared(s: State, op: str, a: Value, b: Value) -> Value:
    dtype = elem(a.type)
    if a.shape == UNIFORM and b.shape == UNIFORM:
        return Value(dt.BOOL, UNIFORM, (OPS[op](s.writer, dtype, 0, (a.registers[0], b.registers[0])),))
    pair = (s.varying(a)[0], s.varying(b)[0])
    return Value(dt.BOOL, VARYING, (OPS[op](s.writer, dtype, s.planes, pair),))


def _narrow(s: State, known: Condition, cond: Value) -> Condition:
    if cond.shape == UNIFORM:
        one = cond.registers[0]
        return Condition(s.writer.binary("and", "i1", known.one, one) if known.one else one, known.each)
    return Condition(known.one, s.both(known.each, cond.registers[0]))


def index_of(s: State, operand: Operand) -> Value:
    """The index of an access, as i32 or i64; a narrow or unsigned one, which may wrap, is widened."""
    value = s.value(operand)
    dtype = elem(value.type)
    if dtype.bits == 64 or dtype is dt.I32:
        return value
    uniform = value.shape == UNIFORM
    width = 0 if uniform else s.planes
    register = value.registers[0] if uniform else s.varying(value)[0]
    wide = conversion.cast(s.writer, dtype, dt.I64, width, register)
    return Value(dt.I64, UNIFORM if uniform else VARYING, (wide,))


def lane_mask(s: State, cond: Condition) -> str | None:
    """Active lanes for which the condition holds."""
    mask = s.both(s.mask, cond.each)
    if cond.one is None:
        return mask
    return s.both(mask, s.writer.splat("i1", cond.one, s.planes))
