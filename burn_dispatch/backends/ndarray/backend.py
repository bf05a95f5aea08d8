"""The backend objects of the host: what NdArray and Flex say about a primitive, which is an array."""

from __future__ import annotations

from functools import cache, cached_property
from typing import TYPE_CHECKING

from burn_cube import dtypes
from burn_cube.dtypes import DType
from burn_dispatch import catalog
from burn_dispatch.backends.ndarray.refused import REFUSED
from burn_dispatch.table import Ops

if TYPE_CHECKING:
    from collections.abc import Mapping

    from burn_cube.semantics import Array
    from burn_dispatch.device import Device

_HERE = "burn_dispatch.backends.ndarray"
MODULES = tuple(
    f"{_HERE}.{area}"
    for area in (
        "data", "arithmetic", "functions", "comparisons", "shapes", "indexing", "reductions", "ordering",
        "products", "convolutions", "deformable", "pools", "images", "signals",
    )
)  # fmt: skip


class HostBackend:
    """A backend whose primitives are arrays of NumPy."""

    def __init__(self, name: str, row: str, modules: tuple[str, ...], refused: Mapping[str, str]) -> None:
        """`name` as in the catalog, whose row of the device is `row`; later modules win over earlier ones."""
        self.name = name
        self._row = row
        self.ops = Ops(self, modules, refused)

    @cached_property
    def _device(self) -> Device:
        # devices know backends: this is the way back, taken when the first tensor is asked where it is
        from burn_dispatch.device import Device

        return Device(catalog.BY_NAME[self._row])

    def shape(self, primitive: Array) -> tuple[int, ...]:
        """Extents."""
        return primitive.shape

    def dtype(self, primitive: Array) -> DType:
        """The dtype of the elements."""
        found = dtypes.from_numpy(primitive.dtype)
        assert found is not None, primitive.dtype
        return found

    def device(self, primitive: Array) -> Device:
        """The only one."""
        return self._device

    def dtypes(self, device: Device) -> frozenset[DType]:
        """All that tensors can have."""
        return frozenset(dtypes.STORABLE)

    def is_contiguous(self, primitive: Array) -> bool:
        """Whether the elements lie in order without gaps."""
        return primitive.flags.c_contiguous

    def can_mut(self, primitive: Array) -> bool:
        """No: an array does not know who else looks at its memory."""
        return False


@cache
def create() -> HostBackend:
    """The backend, one in a process."""
    return HostBackend("NdArray", "ndarray", MODULES, REFUSED)
