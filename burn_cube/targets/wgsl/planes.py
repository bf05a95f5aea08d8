"""Plane operations over WGSL's subgroups: bit for bit those of the op table.

The active units are those that reach the operation. Where all lanes are, sums and scans exchange values in
steps, as the table has them; else each unit collects all lanes' values and takes the same steps alone.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Plane
from burn_cube.ops import neutral
from burn_cube.targets.wgsl.literals import HALVES, number, value_type
from burn_cube.targets.wgsl.ops import cast, cut
from burn_cube.targets.wgsl.state import State
from burn_cube.targets.wgsl.text import atom, bare, call
from burn_cube.types import elem

_ACTIVE = "subgroupBallot(true)"


def plane(s: State, stmt: Plane) -> None:
    """One operation; vectors are split already."""
    s.subgroups = True
    args = [s.value(arg) for arg in stmt.args]
    s.define(stmt.result, _expression(s, stmt, args), stmt.span, pure=False)


def _expression(s: State, stmt: Plane, args: list[str]) -> str:
    if stmt.op == "plane_ballot":
        return call("subgroupBallot", args[0])
    if stmt.op == "plane_any":
        return f"any({call('subgroupBallot', args[0])} != vec4<u32>())"
    if stmt.op == "plane_all":
        return f"!any(subgroupBallot(!{atom(args[0])}) != vec4<u32>())"
    lane = _lane(s)
    if stmt.op == "plane_elect":
        s.prelude.define("burn_elect", _ELECT)
        return call("burn_elect", lane)
    dtype = elem(stmt.result.value_type)
    kind = stmt.op.removeprefix("plane_")
    if kind in _SOURCES:
        name = f"burn_{kind}_{dtype}"
        s.prelude.define(name, _shuffle(name, kind, dtype, s.kernel.plane_dim))
        return call(name, args[0], args[1], lane)
    name = f"burn_plane_{kind}_{dtype}"
    make = _scan if "clusive" in kind else _reduction
    s.prelude.define(name, make(name, kind, dtype, s.kernel.plane_dim))
    return call(name, args[0], lane)


def _lane(s: State) -> str:
    unit = s.builtin("unit")
    return unit if s.kernel.planes == 1 else f"{unit} & {s.kernel.plane_dim - 1}u"


_ELECT = """
// true in the lowest active lane
fn burn_elect(lane: u32) -> bool {
  let active_lanes = subgroupBallot(true);
  for (var i = 0u; i < lane; i += 1u) {
    if (burn_active(active_lanes, i)) { return false; }
  }
  return true;
}"""

_SOURCES = {
    "broadcast": ("by", "false"),
    "shuffle": ("by", "false"),
    "shuffle_xor": ("lane ^ by", "false"),
    "shuffle_up": ("lane - by", "by > lane"),
    "shuffle_down": ("lane + by", "by >= {n}u - lane"),
}
"""(lane that the value comes from, where the own value stays)."""


def _exchanged(dtype: DType, value: str, lane: str) -> str:
    """The value of another lane; bool travels as a number."""
    if dtype is dt.BOOL:
        return f"subgroupShuffle(select(0u, 1u, {value}), {lane}) != 0u"
    return f"subgroupShuffle({value}, {lane})"


def _shuffle(name: str, kind: str, dtype: DType, n: int) -> str:
    source, own = (text.format(n=n) for text in _SOURCES[kind])
    t = value_type(dtype)
    keep = "" if own == "false" else f"  if ({own}) {{ return value; }}\n"
    return f"""
// 0 from a lane that is not there or not active
fn {name}(value: {t}, by: u32, lane: u32) -> {t} {{
  let source = {source};
  let active_lanes = {_ACTIVE};
  let taken = {_exchanged(dtype, "value", f"source & {n - 1}u")};
{keep}  return select({number(0, dtype)}, taken, source < {n}u && burn_active(active_lanes, source));
}}"""


def _step(kind: str, dtype: DType, a: str, b: str) -> str:
    """One addition, product or choice, rounded or wrapped as the dtype is."""
    if dtype in HALVES:
        wide = _step(kind, dt.F32, cast(dtype, dt.F32, a), cast(dtype, dt.F32, b))
        return cast(dt.F32, dtype, wide)
    if kind in ("sum", "prod"):
        return bare(cut(dtype, f"{a} {'+' if kind == 'sum' else '*'} {b}"))
    return f"burn_{kind}_{dtype}({a}, {b})" if dtype.is_float else f"{kind}({a}, {b})"


def _neutral(kind: str, dtype: DType) -> str:
    return number(neutral(kind, dtype), dtype)


def _full(n: int) -> str:
    """All lanes of a plane."""
    words = [min(max(n - 32 * word, 0), 32) for word in range(4)]
    return f"vec4<u32>({', '.join([f'0x{(1 << bits) - 1:x}u' for bits in words])})"


def _collected(kind: str, dtype: DType, n: int) -> str:
    t = value_type(dtype)
    return f"""  var values: array<{t}, {n}>;
  for (var i = 0u; i < {n}u; i += 1u) {{
    let other = {_exchanged(dtype, "value", "i")};
    values[i] = select({_neutral(kind, dtype)}, other, burn_active(active_lanes, i));
  }}"""


def _reduction(name: str, kind: str, dtype: DType, n: int) -> str:
    t = value_type(dtype)
    steps: list[str] = []
    distance = n // 2
    while distance:
        other = f"subgroupShuffleXor(total, {distance}u)"
        steps.append(f"    total = {_step(kind, dtype, 'total', other)};")
        distance //= 2
    lines = "\n".join(steps)
    return f"""
fn {name}(value: {t}, lane: u32) -> {t} {{
  let active_lanes = {_ACTIVE};
  if (all(active_lanes == {_full(n)})) {{
    var total = value;
{lines}
    return total;
  }}
{_collected(kind, dtype, n)}
  for (var half = {n // 2}u; half > 0u; half >>= 1u) {{
    for (var i = 0u; i < half; i += 1u) {{
      values[i] = {_step(kind, dtype, "values[i]", "values[i + half]")};
    }}
  }}
  return values[0];
}}"""


def _scan(name: str, kind: str, dtype: DType, n: int) -> str:
    """Inclusive, or moved up by one active lane."""
    exclusive = kind.startswith("exclusive")
    op = kind.rsplit("_", 1)[1]
    t, missing = value_type(dtype), _neutral(op, dtype)
    steps: list[str] = []
    distance = 1
    while distance < n:
        taken = f"subgroupShuffleUp(total, {distance}u)"
        step = _step(op, dtype, "total", f"below_{distance}")
        steps.append(f"    let below_{distance} = {taken};")
        steps.append(f"    total = select(total, {step}, lane >= {distance}u);")
        distance *= 2
    lines = "\n".join(steps)
    shifted = f"select({missing}, subgroupShuffleUp(total, 1u), lane > 0u)" if exclusive else "total"
    last = "return values[lane];"
    if exclusive:
        last = f"""var before = {missing};
  for (var i = 0u; i < lane; i += 1u) {{
    if (burn_active(active_lanes, i)) {{ before = values[i]; }}
  }}
  return before;"""
    return f"""
fn {name}(value: {t}, lane: u32) -> {t} {{
  let active_lanes = {_ACTIVE};
  if (all(active_lanes == {_full(n)})) {{
    var total = value;
{lines}
    return {shifted};
  }}
{_collected(op, dtype, n)}
  for (var distance = 1u; distance < {n}u; distance <<= 1u) {{
    for (var i = {n - 1}u; i >= distance; i -= 1u) {{
      values[i] = {_step(op, dtype, "values[i]", "values[i - distance]")};
    }}
  }}
  {last}
}}"""
