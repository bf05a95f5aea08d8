"""Arguments and cubes of the kernels whose text for GPUs is kept."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np

from burn_cube.ir import Kernel
from tests.golden import gpu_kernels, kernels
from tests.golden.test_ir import CASES as IR_CASES
from tests.lowering import AnyFunction, lowered

_H, _D, _F = np.zeros(8, ml_dtypes.bfloat16), np.zeros(8), np.zeros(8, np.float32)
_U8, _I16, _I32 = np.zeros(64, np.uint8), np.zeros(8, np.int16), np.zeros(8, np.int32)
_U32, _I64, _U64, _B = (np.zeros(8, kind) for kind in (np.uint32, np.int64, np.uint64, np.bool_))
Case = tuple[tuple[Any, ...], tuple[int, int, int]]
_LINE = (64, 1, 1)
_MORE: dict[str, Case] = {
    "brains": ((_H, _H, 2.0), _LINE),
    "distances": ((_D, _D, _D), _LINE),
    "narrow": ((_U8, _I16, _I16), _LINE),
    "conversions": ((_F, _I32, _U64), _LINE),
    "bits": ((_U32, _U32, _U32), _LINE),
    "classify": ((_I32, _I32), _LINE),
    "countdown": ((_F, _F, 2), _LINE),
    "tiled_matmul": ((_F, _F, _F, 16), (16, 16, 1)),
    "overlapping": ((_D, _D), _LINE),
    "divergent": ((_I32, _I32), (48, 1, 1)),
    "scanned": ((_F, _F), (256, 1, 1)),
    "votes": ((_F, _U32), _LINE),
    "counters": ((_F, _F, _I64, _U8), _LINE),
    "reports": ((_F, _F), _LINE),
    "flags": ((_B, _B, True), _LINE),
    "exponential": ((_F, _F), _LINE),
    "positions": ((_I32,), (8, 4, 2)),
    "wide": ((_U8, _F, _F), _LINE),
    "lookup": ((_U8, _F), _LINE),
}
CASES: dict[str, Case] = IR_CASES | _MORE


def kernel(name: str, plane: int, bits: int = 32, mode: str = "checked") -> Kernel:
    """The kernel of a case, for planes of so many units, from the frontend."""
    args, cube = CASES[name]
    function: AnyFunction = getattr(gpu_kernels if name in _MORE else kernels, name)
    units = cube[0] * cube[1] * cube[2]
    plane = min(plane, 1 << (units - 1).bit_length())
    return lowered(function, *args, cube=cube, plane=plane, bits=bits, mode=mode).kernel
