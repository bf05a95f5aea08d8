"""What a kernel author types: `import burn_cube as bc`, then `bc.cube`, `bc.Array`, `bc.ABSOLUTE_POS`, ...

At run time these are marks that lowering recognises. What a type checker sees stands in `lang.pyi`.
"""

from burn_cube.dtypes import BF16 as bf16
from burn_cube.dtypes import BOOL as bool
from burn_cube.dtypes import F16 as f16
from burn_cube.dtypes import F32 as f32
from burn_cube.dtypes import F64 as f64
from burn_cube.dtypes import I8 as i8
from burn_cube.dtypes import I16 as i16
from burn_cube.dtypes import I32 as i32
from burn_cube.dtypes import I64 as i64
from burn_cube.dtypes import INDEX as index
from burn_cube.dtypes import U8 as u8
from burn_cube.dtypes import U16 as u16
from burn_cube.dtypes import U32 as u32
from burn_cube.dtypes import U64 as u64
from burn_cube.dtypes import DType
from burn_cube.frontend import intrinsics
from burn_cube.frontend.annotations import Array, Comptime, F, G, I, Inout, N, Tensor, Vector
from burn_cube.frontend.decorator import CubeFunction, cube
from burn_cube.frontend.intrinsics import CONST as Const
from burn_cube.frontend.intrinsics import LOCAL as Local
from burn_cube.frontend.intrinsics import SHARED as Shared
from burn_cube.frontend.struct import struct
from burn_cube.ops import OPS, TOPOLOGY

ATOMICS = (
    *("load", "store", "exchange", "add", "sub", "min", "max", "and", "or", "xor", "compare_exchange"),
)
# Rows that a kernel writes as an operator, a constructor, an index or a method.
_UNNAMED = (
    *("broadcast", "construct", "extract", "extract_dynamic", "insert", "insert_dynamic"),
    *("builtin", "len", "buffer_len", "shape", "stride", "and", "or", "not"),
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
globals().update({name: intrinsics.Topology(name) for name in TOPOLOGY})
globals().update({name: intrinsics.Intrinsic(name, _HOST.get(name)) for name in FUNCTIONS})

__all__ = [
    *("cube", "struct", "CubeFunction", "DType"),
    *("Array", "Tensor", "Vector", "Shared", "Local", "Const", "Comptime", "Inout", "F", "G", "N", "I"),
    *("bool", "i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "bf16", "f32", "f64", "index"),
    *TOPOLOGY,
    *FUNCTIONS,
]
