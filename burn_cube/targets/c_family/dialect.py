"""What differs between the C-like languages: a target is one `Dialect`, a table, over the emitter here.

Texts of functions are `string.Template`s. They know `$fn` (what stands before a function), `$global` and
`$shared` (what a pointer into such memory is qualified by, with a space after it), `$mask` (the type of a set
of lanes) and the type of each dtype by its name: `$u32`, `$f32`. Functions that they call by names starting
with `burn_` are printed before them; only what a kernel uses is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from burn_cube.dtypes import DType
from burn_cube.passes.cmma_layouts import Unit
from burn_cube.record import field, record

Define = Callable[[str], str | None]
"""From a function's name to its text, None where the common one serves."""


def nothing_own(name: str) -> str | None:
    """A dialect whose functions are all the common ones."""
    return None


@record(eq=False)
class Dialect:
    """A C-like language.

    Required of `define`: `burn_f32_to_f16` and `burn_f16_to_f32` have exact common texts, and everything else
    has but the primitives of planes (where planes have several units): `burn_ballot($mask among, bool vote)`,
    `burn_shuffle($mask among, $u32 value, $u32 lane)`, `burn_lowest($mask)`, `burn_highest($mask)` and
    `burn_sync_plane($mask)`; and, for vectors whose parts `vector_load` and `vector_store` call, those.
    """

    name: str  # of the target
    types: Mapping[str, str]  # dtype -> type of a value; f16 and bf16 are their bits
    cells: Mapping[str, str]  # where memory has another type than values: bool
    suffixes: Mapping[str, str]  # of literals: {"u32": "u", "i64": "L", ...}
    head: str  # the first lines of each text
    function: str  # before the type of a function
    entry: str  # before the name of the kernel: "__kernel void"
    restrict: str  # after the `*` of a pointer that nothing else reaches
    global_: str = ""  # address space of a pointer to global memory, with a space after it
    shared: str = ""  # ... to shared memory
    shared_array: str = "__shared__"  # before the declaration of an array in shared memory
    shared_arena: str = ""  # `$size` bytes named burn_shared, where arrays overlap or are large
    most_shared: int = 1 << 62  # bytes that may be declared as arrays; more is asked for by the launch
    constant: str = "static const"  # before a table of constants, outside of the kernel
    bases: bool = False  # buffers are bound from their start: the record says where views begin
    builtins: Mapping[str, str] = field(default_factory=dict[str, str])
    """u32 expressions: unit_x, unit_y, unit_z, cube_x, ..., grid_x, ... (cubes of the physical grid)."""
    local_barrier: str = (
        ""  # the barrier of kernels whose units share nothing in global memory, if it is another
    )
    barriers: Mapping[Literal["cube", "storage"], str] = field(
        default_factory=dict[Literal["cube", "storage"], str]
    )
    spellings: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    """(op, dtype of the first operand) -> an expression with {0}, {1}, ...; else operators or functions.

    Must hold ("floor" "ceil" "trunc" "round" "sqrt" "fma" "abs" "rem", "f32" and "f64")."""
    bitcasts: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    """(from, to) -> an expression with {0}, for f32 <-> u32 and f64 <-> u64."""
    casts: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    """(from, to) -> an expression with {0} that is exactly what the row says; else the common one."""
    atomics: Mapping[tuple[str, str], str] = field(default_factory=dict[tuple[str, str], str])
    """(operation, dtype) -> an expression with {p} (a pointer to the dtype), {0}, {1}, giving the old value.

    Must hold ("compare_exchange", "u32"), and "u64" if 64-bit atomics exist; what is missing is a loop of
    those. `load` and `store` are missing where plain accesses are not atomic enough."""
    # these two of f32 and f64; constant expressions, since tables of constants hold them
    infinity: Mapping[str, str] = field(default_factory=dict[str, str])  # f32, f64
    nan: Mapping[str, str] = field(default_factory=dict[str, str])
    vector_type: str = "{t}{n}"  # {t}: type of a lane, {n}: lanes, {d}: dtype of a lane
    vector_new: str = "({v})({lanes})"  # {v}: the vector's type
    vector_load: str = "vload{n}(0, {p})"
    vector_store: str = "vstore{n}({x}, 0, {p})"
    vector_widths: Callable[[DType], tuple[int, ...]] = (
        lambda dtype: ()
    )  # of accesses to several lanes at once
    matrix_units: tuple[Unit, ...] = ()
    mask: str = "uint"  # the type of a set of lanes, of at least as many bits as planes have lanes
    define: Define = nothing_own
    unsupported: frozenset[tuple[str, str]] = frozenset()
