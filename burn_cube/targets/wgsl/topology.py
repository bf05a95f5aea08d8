"""Positions of units and cubes, and what the launch says of arrays."""

from __future__ import annotations

from burn_cube.ir.nodes import Let
from burn_cube.targets.fields import metadata_key
from burn_cube.targets.wgsl.state import State
from burn_cube.targets.wgsl.text import Writer, call

_AXES = ("X", "Y", "Z")

# grids wider than the device takes are folded into a line of cubes: see the runtime
FOLDED = """\
var cube = workgroup_id;
if (folded) {
  let line = (workgroup_id.z * num_workgroups.y + workgroup_id.y) * num_workgroups.x + workgroup_id.x;
  let layer = record.cubes_x * record.cubes_y;
  if (line >= layer * record.cubes_z) { return; }
  cube = vec3<u32>(line % record.cubes_x, (line / record.cubes_x) % record.cubes_y, line / layer);
}"""


def known(s: State, stmt: Let) -> str:
    """A builtin, or a number of the record."""
    if stmt.op != "builtin":
        return s.number(metadata_key(stmt, s.positions))
    return _builtin(s, str(stmt.attrs[0]))


def _builtin(s: State, name: str) -> str:
    t, axis = s.index_type, name[-1]
    if name.startswith("CUBE_COUNT_"):
        return call(t, s.number(("cube_count", -1, _AXES.index(axis))))
    if name.startswith("CUBE_POS_"):
        return call(t, f"{s.builtin('cube')}.{axis.lower()}")
    if name == "CUBE_POS":
        s.builtin("cube")
        x, y, z = (call(t, f"cube.{axis}") for axis in "xyz")
        width, height = (call(t, s.number(("cube_count", -1, d))) for d in range(2))
        return f"({z} * {height} + {y}) * {width} + {x}"
    if name.startswith("UNIT_POS_") and name != "UNIT_POS_PLANE":
        return call(t, f"{s.builtin('local')}.{axis.lower()}")
    unit, planes = s.builtin("unit"), s.kernel.plane_dim
    place = {
        "UNIT_POS": unit,
        "PLANE_POS": f"{unit} / {planes}u",
        "UNIT_POS_PLANE": f"{unit} % {planes}u",
    }[name]
    return call(t, place)


def prologue(s: State) -> Writer:
    """The first lines of the entry."""
    s.builtin("grid")
    writer = Writer(1)
    writer.many(FOLDED)
    if is_flat(s) and "local" in s.builtins:
        s.builtins.remove("local")
        x, y, _ = s.kernel.cube_dim
        unit = s.builtin("unit")
        writer.do(f"let local = vec3<u32>({unit} % {x}u, ({unit} / {x}u) % {y}u, {unit} / {x * y}u);")
    return writer


def is_flat(s: State) -> bool:
    """Whether the cube is one line for WGSL: only then do subgroups take units in their linear order."""
    return s.subgroups and s.kernel.cube_dim[0] != s.kernel.units


def workgroup_size(s: State) -> str:
    """The extents of the cube."""
    x, y, z = s.kernel.cube_dim
    return f"{s.kernel.units}, 1, 1" if is_flat(s) else f"{x}, {y}, {z}"
