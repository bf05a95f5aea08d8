"""What the launch and the position of a plane give: topology values and the metadata of arguments."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.abi import Slot, layout
from burn_cube.ir.nodes import Let, Var
from burn_cube.ops import METADATA
from burn_cube.targets.llvm.shapes import UNIFORM, Shape, affine
from burn_cube.targets.llvm.state import State, Value
from burn_cube.targets.llvm.text import cell, register, wide
from burn_cube.types import elem

LAUNCH_OPS = METADATA | {"builtin"}


def load_slots(s: State) -> None:
    """Reads all slots at the top of the function."""
    for position, slot in enumerate(layout(s.kernel.params)):
        pointer = s.writer.let(f"getelementptr i64, ptr %slots, i64 {position}")
        s.launch[_key(slot)] = s.writer.let(f"load {_slot_type(s, slot)}, ptr {pointer}, align 8")


def _key(slot: Slot) -> str:
    return f"{slot.kind} {slot.param} {slot.dim}"


def _slot_type(s: State, slot: Slot) -> str:
    if slot.kind in ("address", "status"):
        return "ptr"
    if slot.kind == "scalar":
        return cell(elem(s.kernel.params[slot.param].var.value_type))
    return "i64"


def scalar_param(s: State, position: int) -> str:
    """The register of a scalar parameter."""
    dtype = elem(s.kernel.params[position].var.value_type)
    loaded = s.launch[_key(Slot("scalar", position))]
    return s.writer.let(f"icmp ne i8 {loaded}, 0") if dtype is dt.BOOL else loaded


def address(s: State, position: int) -> str:
    """The base pointer of a buffer parameter."""
    return s.launch[_key(Slot("address", position))]


def length(s: State, position: int) -> str:
    """The number of elements of a buffer parameter."""
    return s.launch[_key(Slot("len", position))]


def status(s: State) -> str:
    """The pointer to the status record."""
    return s.launch[_key(Slot("status"))]


def value(s: State, stmt: Let) -> Value:
    """The value of an op of `LAUNCH_OPS`."""
    dtype = elem(stmt.result.value_type)
    if stmt.op == "builtin":
        return _builtin(s, str(stmt.attrs[0]), dtype)
    memory = stmt.args[0]
    assert isinstance(memory, Var)
    position = [param.var for param in s.kernel.params].index(memory)
    dim = stmt.attrs[0] if stmt.attrs else 0
    assert isinstance(dim, int)
    return _index(s, dtype, s.launch[f"{stmt.op} {position} {dim}"])


def _index(s: State, dtype: DType, wide_value: str, shape: Shape = UNIFORM) -> Value:
    """A 64-bit number as a value of the index dtype."""
    if not wide_value.startswith("%"):
        return Value(dtype, shape, (wide_value,), shape.stride)
    narrow = s.writer.convert("trunc", "i64", wide_value, register(dtype))
    return Value(dtype, shape, (narrow,), shape.stride)


def _builtin(s: State, name: str, dtype: DType) -> Value:
    what, _, axis = name.rpartition("_")
    if what == "CUBE_COUNT":
        return _index(s, dtype, s.launch[_key(Slot("cube_count", -1, "XYZ".index(axis)))])
    if name == "CUBE_POS":
        return _index(s, dtype, s.launch["cube"])
    if what == "CUBE_POS":
        return _index(s, dtype, s.launch[f"cube_{axis.lower()}"])
    if name == "PLANE_POS":
        return _index(s, dtype, s.launch["plane"])
    linear = affine(1) if s.planes > 1 else UNIFORM
    if name == "UNIT_POS_PLANE":
        return _index(s, dtype, "0", linear)
    if name == "UNIT_POS":
        return _index(s, dtype, s.launch["unit"], linear)
    return _unit_axis(s, "XYZ".index(axis), dtype, s.shape_of_builtin(name))


def _unit_axis(s: State, axis: int, dtype: DType, shape: Shape) -> Value:
    dims = s.kernel.cube_dim
    below = [1, dims[0], dims[0] * dims[1]][axis]
    if shape.kind == "varying":
        return Value(dtype, shape, (_from_table(s, axis, dtype),))
    quotient = _divided(s, "udiv", s.launch["unit"], below)
    return _index(s, dtype, _divided(s, "urem", quotient, dims[axis]), shape)


def _divided(s: State, op: str, value: str, divisor: int) -> str:
    if (divisor == 1 and op == "udiv") or value == "0":
        return value
    return s.writer.binary(op, "i64", value, str(divisor))


def _from_table(s: State, axis: int, dtype: DType) -> str:
    """A coordinate of the units of this plane, where a plane spans several rows of units."""
    count, dims = s.kernel.planes * s.planes, s.kernel.cube_dim
    below = [1, dims[0], dims[0] * dims[1]][axis]
    name = f"@unit.{'xyz'[axis]}"
    values = ", ".join(f"i32 {unit // below % dims[axis]}" for unit in range(count))
    text = f"{name} = private constant [{count} x i32] [{values}], align 64"
    if text not in s.writer.globals:
        s.writer.globals.append(text)
    vector = wide("i32", s.planes)
    pointer = s.writer.let(f"getelementptr i32, ptr {name}, i64 {s.launch['unit']}")
    loaded = s.writer.let(f"load {vector}, ptr {pointer}, align 4")
    return s.writer.convert("zext", vector, loaded, register(dtype, s.planes))
