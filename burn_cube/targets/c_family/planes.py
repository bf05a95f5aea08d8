"""Plane operations, from what the hardware does: votes and shuffles among the active lanes.

Sums take the tree of the op table by exchanging with the lane `step` away: both compute the same sum. Where
lanes are missing, any other that holds the same part of the sum does, and a neutral value where none does. A
scan with lanes missing in between is computed by each lane itself, from the values of all.
"""

from __future__ import annotations

import re

from burn_cube import dtypes as dt
from burn_cube import ops
from burn_cube.dtypes import BY_NAME, DType
from burn_cube.ir.nodes import Plane
from burn_cube.targets.c_family import text
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.literals import literal
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, binary
from burn_cube.types import elem

_MOVES = {
    "plane_broadcast": "take",
    "plane_shuffle": "take",
    "plane_shuffle_xor": "take_xor",
    "plane_shuffle_up": "take_up",
    "plane_shuffle_down": "take_down",
}


def plane(s: State, stmt: Plane) -> None:
    """An operation over the active units; it stands where the kernel has it."""
    args = [s.value(arg) for arg in stmt.args]
    mask, lane = Expr(s.mask), Expr(s.lane)
    if stmt.op == "plane_elect":
        found = binary("==", text.EQUAL, lane, s.call("burn_lowest", mask))
        s.declare(stmt.result, found, stmt.span)
    elif stmt.op in ("plane_all", "plane_any"):
        votes = s.call("burn_ballot", mask, args[0])
        sign, other = ("==", mask) if stmt.op == "plane_all" else ("!=", Expr("0"))
        s.declare(stmt.result, binary(sign, text.EQUAL, votes, other), stmt.span)
    elif stmt.op == "plane_ballot":
        _ballot(s, stmt, s.call("burn_ballot", mask, args[0]))
    else:
        dtype = elem(stmt.result.value_type)
        name = _MOVES.get(stmt.op, stmt.op)
        s.declare(stmt.result, s.call(f"burn_{name}_{dtype.name}", mask, lane, *args), stmt.span)


def _ballot(s: State, stmt: Plane, votes: Expr) -> None:
    """A vector of four words: mostly its lanes are read one by one."""
    name = s.names.fresh(stmt.result.name)
    s.statement(f"const {s.dialect.mask} {name} = {votes.text};", stmt.span)
    word = s.dialect.types["u32"]
    low = text.cast(word, Expr(name)) if s.dialect.mask != word else Expr(name)
    high = Expr(f"({word})({name} >> 32)", text.UNARY) if s.kernel.plane_dim > 32 else Expr("0u")
    lanes = (low, high, Expr("0u"), Expr("0u"))
    s.lanes.update({(stmt.result, i): lane for i, lane in enumerate(lanes)})
    vector = s.dialect.vector_type.format(t=word, n=4, d="u32")
    made = s.dialect.vector_new.format(v=vector, lanes=", ".join([lane.text for lane in lanes]))
    s.exprs[stmt.result] = Expr(made, text.UNARY)


_SHUFFLE = {
    "int": "($T)burn_shuffle(among, ($u32)x, lane)",
    "bits": "FLOAT(burn_shuffle(among, BITS(x), lane))",
    "bool": "burn_shuffle(among, x ? 1u : 0u, lane) != 0",
    "wide": "($T)burn_shuffle(among, ($u32)($u64)x, lane) | "
    "($T)burn_shuffle(among, ($u32)(($u64)x >> 32), lane) << 32",
}

_TEXTS = {
    "take": """
// the value of a lane, 0 if it is not active
$fn $T burn_take_D($mask among, $u32 own, $T x, $u32 lane) {
    const $T found = burn_shuffle_D(among, x, lane & (DIM - 1));
    return lane < DIM && (among >> lane & 1) != 0 ? found : ZERO;
}""",
    "take_xor": """
$fn $T burn_take_xor_D($mask among, $u32 own, $T x, $u32 other) {
    return burn_take_D(among, own, x, own ^ other);
}""",
    "take_up": """
$fn $T burn_take_up_D($mask among, $u32 own, $T x, $u32 distance) {
    const $T found = burn_take_D(among, own, x, own - distance);
    return distance > own ? x : found;
}""",
    "take_down": """
$fn $T burn_take_down_D($mask among, $u32 own, $T x, $u32 distance) {
    const $T found = burn_take_D(among, own, x, own + distance);
    return distance >= DIM - own ? x : found;
}""",
    "plane": """
$fn $T burn_plane_KIND_D($mask among, $u32 own, $T x) {
    if (among == FULL) {
        for ($u32 step = DIM / 2; step > 0; step /= 2) x = STEP(x, burn_shuffle_D(among, x, own ^ step));
        return x;
    }
    for ($u32 step = DIM / 2; step > 0; step /= 2) {
        // all lanes at multiples of 2 * step from the partner have what it has
        const $mask same = FULL / ((($mask)2 << (2 * step - 1)) - 1);
        const $mask others = among & same << ((own ^ step) & (2 * step - 1));
        const $T found = burn_shuffle_D(among, x, others != 0 ? burn_lowest(others) : own);
        x = STEP(x, others != 0 ? found : NEUTRAL);
    }
    return x;
}""",
    "plane_inclusive": """
$fn $T burn_plane_inclusive_KIND_D($mask among, $u32 own, $T x) {
    if ((among & (among + 1)) == 0) {  // no lane is missing below another
        for ($u32 step = 1; step < DIM; step *= 2) {
            const $T below = burn_shuffle_D(among, x, own < step ? own : own - step);
            if (own >= step) x = STEP(x, below);
        }
        return x;
    }
    $T lanes[DIM];
    #pragma unroll 1
    for ($u32 i = 0; i < DIM; i++) {
        const $T found = burn_shuffle_D(among, x, i);
        lanes[i] = (among >> i & 1) != 0 ? found : NEUTRAL;
    }
    #pragma unroll 1
    for ($u32 step = 1; step < DIM; step *= 2) {
        #pragma unroll 1
        for ($u32 i = DIM - 1; i >= step; i--) lanes[i] = STEP(lanes[i], lanes[i - step]);
    }
    return lanes[own];
}""",
    "plane_exclusive": """
$fn $T burn_plane_exclusive_KIND_D($mask among, $u32 own, $T x) {
    x = burn_plane_inclusive_KIND_D(among, own, x);
    const $mask below = among & ((($mask)1 << own) - 1);
    const $T found = burn_shuffle_D(among, x, below != 0 ? burn_highest(below) : own);
    return below != 0 ? found : NEUTRAL;
}""",
}
_STEP = {"sum": "add", "prod": "mul", "min": "min", "max": "max"}
_NAME = re.compile(
    r"burn_(shuffle|take(?:_xor|_up|_down)?|plane(?:_inclusive|_exclusive)?)(?:_(sum|prod|min|max))?"
    r"_(bool|[iuf]\d+|bf16)$"
)


def common(dialect: Dialect, name: str, dim: int) -> str | None:
    """The template of a function of planes of `dim` lanes."""
    found = _NAME.match(name)
    if found is None:
        return None
    what, kind, dtype = found[1], found[2], BY_NAME[found[3]]
    if what == "shuffle":
        return _shuffle(dialect, dtype)
    template = _TEXTS[what]
    replaced = [("FULL", f"0x{(1 << dim) - 1:x}u"), ("DIM", str(dim)), ("ZERO", _text(dialect, 0, dtype))]
    if kind:
        missing = _text(dialect, ops.neutral(kind, dtype), dtype)
        replaced += [("KIND", kind), ("STEP", f"burn_{_STEP[kind]}_{dtype.name}"), ("NEUTRAL", missing)]
    for mark, value in (*replaced, ("$T", f"${dtype.name}"), ("_D(", f"_{dtype.name}(")):
        template = template.replace(mark, value)
    return template


def _text(dialect: Dialect, value: int | float, dtype: DType) -> str:
    return literal(dialect, value, dtype).text


def _shuffle(dialect: Dialect, dtype: DType) -> str:
    kind = "bool" if dtype is dt.BOOL else "int"
    if dtype in (dt.F32, dt.F64):
        kind = "bits"
    elif dtype.bits == 64:
        kind = "wide"
    body = _SHUFFLE[kind].replace("$T", f"${dtype.name}")
    if kind == "bits":
        word = f"u{dtype.bits}"
        value = dialect.bitcasts[dtype.name, word].format("x")
        shuffled = f"burn_shuffle(among, {value}, lane)"
        if dtype is dt.F64:
            shuffled = f"burn_shuffle_u64(among, {value}, lane)"
        body = dialect.bitcasts[word, dtype.name].format(shuffled)
    return f"""
$fn ${dtype.name} burn_shuffle_{dtype.name}($mask among, ${dtype.name} x, $u32 lane) {{
    return {body};
}}"""
