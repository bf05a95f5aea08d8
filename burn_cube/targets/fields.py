"""The argument record of a GPU kernel: the numbers that it receives beside its buffers, and their places.

8-byte fields come first, so that no field needs padding before it; the record is a multiple of 16 bytes, as
uniform buffers want. Only what the kernel uses is in it, but for the grid, by which a folded launch finds its
cubes.
"""

from __future__ import annotations

from collections.abc import Iterator

from burn_cube import dtypes as dt
from burn_cube.driver import Field, FieldKind
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import BufferParam, Kernel, Let, Var
from burn_cube.ir.walk import free_variables, statements
from burn_cube.ops import METADATA
from burn_cube.targets.names import Names
from burn_cube.types import elem

Key = tuple[FieldKind, int, int]
"""(kind, position of the parameter, dim)."""


def carried(dtype: DType) -> DType:
    """The dtype in which a scalar travels: of 32 or 64 bits."""
    if dtype is dt.BOOL:
        return dt.U32
    if dtype in (dt.F16, dt.BF16):
        return dt.F32
    if dtype.bits >= 32:
        return dtype
    return dt.I32 if dtype.kind == "int" else dt.U32


def record(kernel: Kernel, bases: bool) -> tuple[tuple[Field, ...], int]:
    """The fields of a kernel in legal form, by offset, and the size of the record in bytes.

    `bases`: for targets whose buffers cannot be bound at any element.
    """
    wanted: dict[Key, DType] = {("cube_count", -1, d): dt.U32 for d in range(3)}
    index = dt.I64 if kernel.index_bits == 64 else dt.I32
    if bases:
        buffers = (i for i, param in enumerate(kernel.params) if isinstance(param, BufferParam))
        wanted.update({("base", position, 0): index for position in buffers})
    wanted.update(_used(kernel))
    return _placed(kernel, wanted)


def _used(kernel: Kernel) -> Iterator[tuple[Key, DType]]:
    positions = {param.var: i for i, param in enumerate(kernel.params)}
    for stmt in statements(kernel.body):
        if isinstance(stmt, Let) and stmt.op in METADATA:
            yield metadata_key(stmt, positions), elem(stmt.result.value_type)
    used = free_variables(kernel.body)
    for position, param in enumerate(kernel.params):
        if not isinstance(param, BufferParam) and param.var in used:
            yield ("scalar", position, 0), carried(elem(param.var.value_type))


def metadata_key(stmt: Let, positions: dict[Var, int]) -> Key:
    """Which number a `len`, `buffer_len`, `shape` or `stride` of a parameter is."""
    memory = stmt.args[0]
    assert isinstance(memory, Var), stmt
    dim = stmt.attrs[0] if stmt.attrs else 0
    assert isinstance(dim, int), stmt
    kinds: dict[str, FieldKind] = {
        "len": "len",
        "buffer_len": "buffer_len",
        "shape": "shape",
        "stride": "stride",
    }
    return kinds[stmt.op], positions[memory], dim


def _placed(kernel: Kernel, wanted: dict[Key, DType]) -> tuple[tuple[Field, ...], int]:
    names = Names()
    fields: list[Field] = []
    offset = 0
    for key, dtype in sorted(wanted.items(), key=lambda item: (-item[1].size, _order(item[0]))):
        kind, position, dim = key
        fields.append(Field(kind, position, dim, names.fresh(_name(kernel, key)), dtype, offset))
        offset += dtype.size
    return tuple(fields), -(-offset // 16) * 16


def _order(key: Key) -> tuple[int, str, int]:
    kind, position, dim = key
    return position, kind, dim


def _name(kernel: Kernel, key: Key) -> str:
    kind, position, dim = key
    if kind == "cube_count":
        return f"cubes_{'xyz'[dim]}"
    name = kernel.params[position].var.name
    if kind == "scalar":
        return name
    return f"{name}_{kind}{dim}" if kind in ("shape", "stride") else f"{name}_{kind}"
