"""`Assert`, failed bounds in mode `validate`, and `Print`: writes the status record, calls the host."""

from __future__ import annotations

from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Assert, Operand, Print
from burn_cube.targets.llvm import access, topology
from burn_cube.targets.llvm.shapes import UNIFORM
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import register, wide
from burn_cube.types import VectorType, elem


def emit_assert(s: State, stmt: Assert) -> None:
    """Leaves the number of the assertion in the status record if an active lane fails it."""
    fail_unless(s, s.value(stmt.cond), s.check_number(stmt))


def fail_unless(s: State, cond: Value, number: int) -> None:
    """Reports a failure if the condition is false in an active lane; the first report stays."""
    w = s.writer
    if cond.shape == UNIFORM:
        failed = w.binary("xor", "i1", cond.registers[0], "true")
    else:
        failed = s.any(s.without(s.mask, cond.registers[0]))
    report, done = w.fresh("report"), w.fresh("checked")
    w.branch(failed, report, done)
    w.start(report)
    w.let(f"cmpxchg ptr {topology.status(s)}, i64 0, i64 {number + 1} monotonic monotonic")
    w.jump(done)
    w.start(done)


def emit_print(s: State, stmt: Print) -> None:
    """Calls the host for each active lane, in order, with the bits of the parts."""
    parts = [part for part in stmt.parts if not isinstance(part, str)]
    number = s.print_number(stmt)
    if s.planes == 1:
        _print_unit(s, number, "0", [raw for part in parts for raw in _uniform_bits(s, part)])
        return
    vectors = [pair for part in parts for pair in _varying_bits(s, part)]

    def unit(lane: str, values: Sequence[str]) -> None:
        _print_unit(s, number, lane, values)

    access.each_lane(s, s.mask, vectors, unit)


def _uniform_bits(s: State, part: Operand) -> list[str]:
    value, t = s.value(part), part.value_type
    scalars = s.unpack(t, value.registers[0]) if isinstance(t, VectorType) else [value.registers[0]]
    return [_bits(s, elem(t), scalar, 0) for scalar in scalars]


def _varying_bits(s: State, part: Operand) -> list[tuple[str, str]]:
    dtype = elem(part.value_type)
    return [(wide("i64", s.planes), _bits(s, dtype, r, s.planes)) for r in s.varying(s.value(part))]


def _bits(s: State, dtype: DType, value: str, width: int) -> str:
    """The bits of a register as a 64-bit integer."""
    if dtype is dt.BOOL:
        return s.writer.convert("zext", register(dtype, width), value, wide("i64", width))
    integer = wide(f"i{dtype.bits}", width)
    bits = s.writer.convert("bitcast", register(dtype, width), value, integer)
    return s.writer.convert("zext", integer, bits, wide("i64", width))


def _print_unit(s: State, number: int, lane: str, values: Sequence[str]) -> None:
    w = s.writer
    block = s.temporary("i64", max(len(values), 1))
    for position, value in enumerate(values):
        cell = w.let(f"getelementptr i64, ptr {block}, i64 {position}")
        w.do(f"store i64 {value}, ptr {cell}, align 8")
    first = w.binary("mul", "i64", s.launch["cube"], str(s.kernel.units))
    unit = w.binary("add", "i64", w.binary("add", "i64", first, s.launch["unit"]), lane)
    slot = w.let(f"getelementptr i64, ptr {topology.status(s)}, i64 1")
    host = w.let(f"load ptr, ptr {slot}, align 8")
    w.do(f"call void {host}(i64 {number}, i64 {unit}, i64 {len(values)}, ptr {block})")
