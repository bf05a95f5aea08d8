"""Elements of any dtype, bool too: where a kernel converts what it reads and what it writes.

`Wide` is the annotation of the dtype that it computes in, which comes with the launch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    X: TypeAlias = Any
    Y: TypeAlias = Any
    Z: TypeAlias = Any
    W: TypeAlias = Any
    Wide: TypeAlias = Any
else:
    from burn_cube import Comptime, DType
    from burn_cube.dtypes import STORABLE
    from burn_cube.signature import Generic

    X = Generic("X", STORABLE)
    Y = Generic("Y", STORABLE)
    Z = Generic("Z", STORABLE)
    W = Generic("W", STORABLE)
    Wide = Comptime[DType]
