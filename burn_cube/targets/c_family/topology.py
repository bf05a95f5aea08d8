"""Positions of cubes and units, at the top of a kernel. A grid wider than the device takes is folded."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import Let
from burn_cube.ir.walk import statements
from burn_cube.span import UNKNOWN
from burn_cube.targets.c_family import masks, text
from burn_cube.targets.c_family.expressions import launched
from burn_cube.targets.c_family.state import State
from burn_cube.targets.c_family.text import Expr, binary, call, cast
from burn_cube.types import elem

_AXES = "xyz"


def prologue(s: State, planes: bool) -> None:
    """What the kernel's text needs of its positions; the kernel's own names for them follow."""
    used = [stmt for stmt in statements(s.kernel.body) if isinstance(stmt, Let) and stmt.op == "builtin"]
    names = {str(stmt.attrs[0]) for stmt in used}
    if s.prints:
        names |= {"CUBE_POS_X", "CUBE_POS_Y", "CUBE_POS_Z"}
    positions = [name for name in sorted(names) if name.startswith("CUBE_POS")]
    cubes = {name: s.names.fresh(name.lower().replace("_pos", "")) for name in positions}
    _cubes(s, cubes)
    raw = {name: Expr(variable) for name, variable in cubes.items()}
    if planes:
        unit = s.names.fresh("unit_pos")
        s.writer.do(f"const {s.type(dt.U32)} {unit} = {_unit(s).text};")
        raw["UNIT_POS"] = Expr(unit)
        s.lane = s.names.fresh("lane")
        s.writer.do(f"const {s.type(dt.U32)} {s.lane} = {unit} % {s.kernel.plane_dim};")
        s.mask = masks.first(s, unit)
        if not s.mask.isalnum():
            s.mask = masks.named(s, s.mask, UNKNOWN)
    for stmt in used:
        s.ranges.define(stmt)
        launched(s, stmt)
        found = _value(s, str(stmt.attrs[0]), raw)
        s.define(stmt.result, cast(s.type(elem(stmt.result.value_type)), found), stmt.span)
    if s.prints:
        _number(s, raw)


def _cubes(s: State, cubes: dict[str, str]) -> None:
    """The cube's position; cubes of a folded grid are in a line, and the last ones may be idle."""
    word = s.type(dt.U32)
    linear = cubes.pop("CUBE_POS", "")
    name = linear or s.names.fresh("cube")
    own = f"const {word} {name} = {s.prelude.use('burn_cube')}();"
    if linear:
        s.writer.do(own)
    s.writer.bare("#ifdef BURN_FOLDED  // cubes are in a line, since they are more than the device takes")
    if not linear:
        s.writer.do(own)
    s.writer.do(f"if ({name} >= args.cubes_x * args.cubes_y * args.cubes_z) return;")
    folded = {
        "CUBE_POS_X": f"{name} % args.cubes_x",
        "CUBE_POS_Y": f"{name} / args.cubes_x % args.cubes_y",
        "CUBE_POS_Z": f"{name} / (args.cubes_x * args.cubes_y)",
    }
    for key, variable in cubes.items():
        s.writer.do(f"const {word} {variable} = {folded[key]};")
    if cubes:
        s.writer.bare("#else")
    for key, variable in cubes.items():
        place = s.dialect.builtins[f"cube_{key[-1].lower()}"]
        s.writer.do(f"const {word} {variable} = ({word}){place};")
    s.writer.bare("#endif")
    if linear:
        cubes["CUBE_POS"] = linear


def _value(s: State, name: str, raw: dict[str, Expr]) -> Expr:
    """An unsigned expression."""
    if name in raw:
        return raw[name]
    if name.startswith("CUBE_COUNT_"):
        return Expr(f"args.cubes_{name[-1].lower()}")
    if name.startswith("UNIT_POS_") and name[-1] in "XYZ":
        return _axis(s, name[-1].lower())
    unit = raw.get("UNIT_POS") or _unit(s)
    if name == "UNIT_POS":
        return unit
    assert name in ("PLANE_POS", "UNIT_POS_PLANE"), name
    lanes = Expr(f"{s.kernel.plane_dim}u")
    return binary("/" if name == "PLANE_POS" else "%", text.PRODUCT, unit, lanes)


def _axis(s: State, axis: str) -> Expr:
    return call(s.dialect.builtins[f"unit_{axis}"])


def _unit(s: State) -> Expr:
    """UNIT_POS: x fastest, axes of one unit left out."""
    found: Expr | None = None
    axes = [(axis, n) for axis, n in zip(_AXES, s.kernel.cube_dim, strict=True) if n > 1]
    if len(axes) == 1:
        return _axis(s, axes[0][0])
    for axis, extent in reversed(axes):
        place = cast(s.type(dt.U32), _axis(s, axis))
        if found is not None:
            place = binary("+", text.SUM, binary("*", text.PRODUCT, found, Expr(f"{extent}u")), place)
        found = place
    return found or Expr("0u")


def _number(s: State, raw: dict[str, Expr]) -> None:
    """ABSOLUTE_POS, as prints want it."""
    wide, total = s.type(dt.U64), ""
    for axis, extent in reversed(list(zip(_AXES, s.kernel.cube_dim, strict=True))):
        place = raw[f"CUBE_POS_{axis.upper()}"].text
        row = f"args.cubes_{axis}"
        if extent > 1:
            row = f"{row} * {extent}"
            place = f"({wide}){place} * {extent} + {_axis(s, axis).text}"
        total = f"(({wide})({total}) * {row}) + {place}" if total else place
    s.unit = s.names.fresh("unit")
    s.writer.do(f"const {wide} {s.unit} = {total};")
