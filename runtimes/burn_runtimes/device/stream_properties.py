"""What GPUs with streams have alike, whoever makes them."""

from __future__ import annotations

from collections.abc import Iterable

from burn_cube import dtypes as dt
from burn_cube.driver import Properties
from burn_runtimes.device.stream_api import Extent

_MOST = 2**31 - 1
_LOCAL_BYTES = 1 << 16  # the device has room for more, but only for few units at a time
_BINDINGS = 128  # their addresses and shapes have to fit into the parameters


def properties(
    runtime: str, name: str, *, plane_dim: int, cube_dim: Extent, units: int, shared_bytes: int,
    products: Iterable[str],
) -> Properties:  # fmt: skip
    """`cube_dim` and `units`: the most of a cube. `products`: dtypes whose matrices it multiplies itself."""
    return Properties(
        runtime=runtime,
        name=name,
        plane_dim=plane_dim,
        max_cube_dim=cube_dim,
        max_units_per_cube=units,
        max_cube_count=(_MOST, _MOST, _MOST),  # what the device does not take, is folded
        max_shared_bytes=shared_bytes,
        max_local_bytes=_LOCAL_BYTES,
        max_bindings=_BINDINGS,
        alignment=256,
        dtypes=frozenset(dt.STORABLE),
        features=frozenset({"plane", "atomic", "cmma", *[f"cmma:{dtype}" for dtype in products]}),
        host_memory=False,
    )
