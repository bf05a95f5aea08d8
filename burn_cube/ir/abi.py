"""What a compiled kernel receives: one array of 64-bit slots. Launch packs it, targets read it.

Slots: CUBE_COUNT x, y, z; the address of the status word; then the parameters in order. A buffer takes its
address, its length in elements (`len`; for a tensor the product of its shape), its `buffer_len`, then `rank`
extents and `rank` strides in elements; a scalar takes one slot with its bits in the low bytes.
"""

from __future__ import annotations

from typing import Literal

from burn_cube.ir.nodes import BufferParam, Param
from burn_cube.record import record

SlotKind = Literal["cube_count", "status", "address", "len", "buffer_len", "shape", "stride", "scalar"]


@record
class Slot:
    """`param` is the parameter's position, -1 for slots of the launch; `dim` an axis (0 is x)."""

    kind: SlotKind
    param: int = -1
    dim: int = 0


def layout(params: tuple[Param, ...]) -> tuple[Slot, ...]:
    """The slots of a kernel with these parameters."""
    slots = [Slot("cube_count", -1, d) for d in range(3)] + [Slot("status")]
    for position, param in enumerate(params):
        if not isinstance(param, BufferParam):
            slots.append(Slot("scalar", position))
            continue
        slots += [Slot("address", position), Slot("len", position), Slot("buffer_len", position)]
        slots += [Slot("shape", position, d) for d in range(param.rank or 0)]
        slots += [Slot("stride", position, d) for d in range(param.rank or 0)]
    return tuple(slots)
