"""Arithmetic of plane operations and atomics on any dtype: f16 and bf16 compute in f32."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.targets.llvm import conversion
from burn_cube.targets.llvm.ops import OPS
from burn_cube.targets.llvm.text import Writer


def combine(w: Writer, op: str, d: DType, n: int, a: str, b: str) -> str:
    """`a op b` of two registers of a dtype, rounded to it."""
    if d not in (dt.F16, dt.BF16):
        return OPS[op](w, d, n, (a, b))
    single = tuple(conversion.cast(w, d, dt.F32, n, x) for x in (a, b))
    return conversion.cast(w, dt.F32, d, n, OPS[op](w, dt.F32, n, single))
