"""Devices that are only described: for them kernels become text on a machine that has none of them."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.driver import Driver, Properties
from burn_cube.record import record, replace
from burn_runtimes import null

KIB = 1 << 10


@record
class Described:
    """What a common device of a target has; `suffix` is that of its texts, `lexer` the language's name."""

    suffix: str
    lexer: str
    plane_dim: int
    max_units: int
    max_shared_bytes: int
    has_64_bits: bool = True


TARGETS = {
    "cuda": Described(".cu", "cuda", 32, 1024, 227 * KIB),  # compute capability 9.0
    "hip": Described(".hip", "cuda", 64, 1024, 64 * KIB),  # gfx942
    "opencl": Described(".cl", "c", 1, 1024, 32 * KIB),
    "wgsl": Described(".wgsl", "wgsl", 1, 256, 16 * KIB, has_64_bits=False),  # WebGPU's default limits
}


def driver(target: str) -> Driver:
    """A driver that makes text for a target and runs nothing."""
    made = null.create(target, TARGETS[target].plane_dim)
    made.properties = _properties(made.properties, target)
    return made


def _properties(of_null: Properties, target: str) -> Properties:
    found = TARGETS[target]
    wide = () if found.has_64_bits else (dt.I64, dt.U64, dt.F64)
    return replace(
        of_null,
        runtime="described",
        name=f"a device for {target}",
        plane_dim=found.plane_dim,
        max_units_per_cube=found.max_units,
        max_cube_dim=(found.max_units, found.max_units, 64),
        max_shared_bytes=found.max_shared_bytes,
        dtypes=of_null.dtypes - frozenset(wide),
        host_memory=False,
    )
