"""What a kernel author types: `import burn_cube as bc`, then `bc.cube`, `bc.Array`, `bc.ABSOLUTE_POS`, ...

At run time these are marks that lowering recognises. What a type checker sees stands in `lang.pyi`.
"""

from collections.abc import Callable

from burn_cube import dtypes
from burn_cube.frontend import annotations, decorator, intrinsics
from burn_cube.frontend import struct as structs
from burn_cube.ops import METADATA, OPS, TOPOLOGY

CubeFunction, cube, struct, DType = decorator.CubeFunction, decorator.cube, structs.struct, dtypes.DType
Array, Tensor, Vector = annotations.Array, annotations.Tensor, annotations.Vector
Comptime, Inout = annotations.Comptime, annotations.Inout
Function = Callable  # what Comptime[Function] takes: a kernel function or a lambda
F, G, N, I = annotations.GENERICS  # noqa: E741  the language's own name
Shared, Local, Const = intrinsics.SHARED, intrinsics.LOCAL, intrinsics.CONST
cmma = intrinsics.CMMA

ATOMICS = (
    *("load", "store", "exchange", "add", "sub", "min", "max", "and", "or", "xor", "compare_exchange"),
)
# Rows that a kernel writes as an operator, a constructor, an index or a method.
_UNNAMED = (
    *("broadcast", "construct", "extract", "extract_dynamic", "insert", "insert_dynamic"),
    *(*METADATA, "builtin", "and", "or", "not"),
)
FUNCTIONS = (
    *(name for name in OPS if name not in _UNNAMED),
    *(f"atomic_{name}" for name in ATOMICS),
    *("sync_cube", "sync_plane", "sync_storage", "uniform_load"),
    *("cdiv", "is_multiple_of", "comptime", "unroll", "device_properties"),
    *("static_assert", "device_assert", "compile_error", "debug_print"),
)
"""The functions of the language."""

_HOST = {"cdiv": intrinsics.cdiv, "div_ceil": intrinsics.cdiv}
globals().update(dtypes.BY_NAME)
globals().update({name: intrinsics.Topology(name) for name in TOPOLOGY})
globals().update({name: intrinsics.Intrinsic(name, _HOST.get(name)) for name in FUNCTIONS})

__all__ = [  # pyright: ignore[reportUnsupportedDunderAll]  one list serves run time and tests
    *("cube", "struct", "CubeFunction", "DType", "Function", "cmma"),
    *("Array", "Tensor", "Vector", "Shared", "Local", "Const", "Comptime", "Inout", "F", "G", "N", "I"),
    *dtypes.BY_NAME,
    *TOPOLOGY,
    *FUNCTIONS,
]
