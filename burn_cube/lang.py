"""What a kernel author types: `import burn_cube as bc`, then `bc.cube`, `bc.Array`, `bc.ABSOLUTE_POS`, ...

At run time these are marks that lowering recognises; `vocabulary` tells a type checker what they do in a kernel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from burn_cube.frontend.decorator import CubeFunction, cube
from burn_cube.frontend.struct import struct

if TYPE_CHECKING:
    pass
else:
    from burn_cube import dtypes as _dt
    from burn_cube.frontend import intrinsics as _marks
    from burn_cube.frontend.annotations import Array, Comptime, F, G, I, Inout, N, Tensor, Vector
    from burn_cube.frontend.calls import INTRINSICS as _INTRINSICS
    from burn_cube.frontend import lower as _lower  # registers all intrinsics
    from burn_cube.ops import TOPOLOGY as _TOPOLOGY

    _HOST = {"cdiv": _marks.cdiv, "div_ceil": _marks.cdiv}
    globals().update({name: _marks.Topology(name) for name in _TOPOLOGY})
    globals().update({name: _marks.Intrinsic(name, _HOST.get(name)) for name in _INTRINSICS})
    globals().update(_dt.BY_NAME)
    DType = _dt.DType
    Shared, Local, Const = _marks.SHARED, _marks.LOCAL, _marks.CONST
