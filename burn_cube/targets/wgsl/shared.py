"""Where shared memories are: each a variable, or, where that takes more than every device has, together.

Together, elements of 8 and 16 bits share words, and memories of one type that are never in use at once share
their place.
"""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Alloc, Atomic, Kernel, Var
from burn_cube.ir.walk import statements
from burn_cube.passes.shared_layout import shared_layout
from burn_cube.record import record
from burn_cube.targets.names import Names
from burn_cube.targets.wgsl.literals import integer, is_narrow, value_type
from burn_cube.targets.wgsl.reserved import memory_name
from burn_cube.targets.wgsl.state import Form, Memory
from burn_cube.types import Space

EVERYWHERE = 16384
"""Bytes of shared memory that each WebGPU device has."""


def atomic_memories(kernel: Kernel) -> set[Var]:
    """The memories with atomic operations."""
    return {stmt.memory for stmt in statements(kernel.body) if isinstance(stmt, Atomic)}


def atomic_type(dtype: DType) -> str:
    """The integer that an atomic cell is."""
    if dtype.is_integer:
        return value_type(dtype)
    return "u64" if dtype.bits == 64 else "u32"


def cell_type(dtype: DType, form: Form) -> str:
    """The type of what an array in memory holds."""
    if form == "packed":
        return "u32"
    if form == "packed_atomic":
        return "atomic<u32>"
    return f"atomic<{atomic_type(dtype)}>" if form == "atomic" else value_type(dtype)


@record
class Shared:
    """The declarations, the memories in them, and the bytes that they take."""

    declarations: tuple[str, ...]
    memories: dict[Var, Memory]
    size: int


def plan(kernel: Kernel, names: Names) -> Shared:
    """Places of all shared memories."""
    found = [
        stmt.memory
        for stmt in statements(kernel.body)
        if isinstance(stmt, Alloc) and stmt.memory.memory_type.space is Space.SHARED
    ]
    atomics = atomic_memories(kernel)
    total = sum([_length(var) * max(var.memory_type.elem.size, 4) for var in found])
    if total <= EVERYWHERE:
        return _apart(found, atomics, names, total)
    return _together(kernel, found, atomics, names)


def _length(var: Var) -> int:
    return var.memory_type.length or 0


def _apart(found: list[Var], atomics: set[Var], names: Names, total: int) -> Shared:
    declarations: list[str] = []
    memories: dict[Var, Memory] = {}
    for var in found:
        dtype = var.memory_type.elem
        form: Form = "atomic" if var in atomics else "plain"
        name = names.fresh(memory_name(var.name))
        declarations.append(_declaration(name, cell_type(dtype, form), _length(var)))
        memories[var] = Memory(name, dtype, Space.SHARED, form)
    return Shared(tuple(declarations), memories, total)


def _declaration(name: str, cell: str, length: int) -> str:
    return f"var<workgroup> {name}: array<{cell}, {max(length, 1)}>;"


def _together(kernel: Kernel, found: list[Var], atomics: set[Var], names: Names) -> Shared:
    """An array for each type of cell; places in it as in a block of bytes that holds all memories."""
    offsets = shared_layout(kernel).offsets
    forms: dict[Var, Form] = {var: _form(var, atomics) for var in found}
    by_cell: dict[str, list[Var]] = {}
    for var in found:
        by_cell.setdefault(cell_type(var.memory_type.elem, forms[var]), []).append(var)
    declarations: list[str] = []
    memories: dict[Var, Memory] = {}
    total = 0
    index = "i64" if kernel.index_bits == 64 else "i32"
    for cell, group in by_cell.items():
        name = names.fresh(f"shared_{cell.removeprefix('atomic<').removesuffix('>')}")
        first = min([offsets[var] for var in group])
        end = max([offsets[var] + _length(var) * var.memory_type.elem.size for var in group])
        width = 8 if "64" in cell else 4
        declarations.append(_declaration(name, cell, -(-(end - first) // width)))
        total += -(-(end - first) // width) * width
        for var in group:
            dtype = var.memory_type.elem
            base = (offsets[var] - first) // (dtype.size if forms[var] == "packed_atomic" else width)
            at = integer(base, index) if base else ""
            memories[var] = Memory(name, dtype, Space.SHARED, forms[var], at, label=f"{name}_{dtype}")
    return Shared(tuple(declarations), memories, total)


def _form(var: Var, atomics: set[Var]) -> Form:
    if is_narrow(var.memory_type.elem):
        return "packed_atomic"
    return "atomic" if var in atomics else "plain"
