"""Which unit of a plane holds which element of a fragment: by the hardware's instructions, or as we like it.

Element `slot` of unit `lane` is at (row(lane) + its row, col(lane) + its column).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.record import record
from burn_cube.types import Fragment, MemoryType


@record
class Part:
    """A number that depends on the lane: lane // div % mod * times."""

    div: int = 1
    mod: int = 1
    times: int = 1

    def of(self, lane: int) -> int:
        """The number."""
        return lane // self.div % self.mod * self.times


@record
class Layout:
    """`slots` elements follow each other, `repeats` times, `down` rows further each time.

    Lanes from `lanes` on hold nothing (0: all hold something).
    """

    row: Part
    col: Part
    slots: tuple[tuple[int, int], ...]
    repeats: int = 1
    down: int = 0
    lanes: int = 0

    @property
    def length(self) -> int:
        """Elements that a unit holds."""
        return len(self.slots) * self.repeats

    def place(self, lane: int, slot: int) -> tuple[int, int]:
        """Row and column of an element."""
        repeat, at = divmod(slot, len(self.slots))
        row, col = self.slots[at]
        return self.row.of(lane) + row + repeat * self.down, self.col.of(lane) + col


def spread(fragment: Fragment, plane: int) -> Layout:
    """Rows of the matrix along the lanes: for planes of any size, without instructions of the hardware."""
    across = min(plane, fragment.cols)
    down = plane // across
    slots = tuple([(0, col) for col in range(0, fragment.cols, across)])
    row = Part(across, max(down, 1))
    if down >= fragment.rows:
        lanes = fragment.rows * across if down > fragment.rows else 0
        return Layout(row, Part(1, across), slots, lanes=lanes)
    return Layout(row, Part(1, across), slots, fragment.rows // down, down)


@record
class Unit:
    """Instructions of a matrix unit: for the dtype of a and b, the layouts of a, b and accumulator."""

    name: str
    plane: int
    layouts: Mapping[DType, tuple[Layout, Layout, Layout]]

    def layout(self, fragment: Fragment, dtype: DType) -> Layout:
        """The layout of a fragment of a product of this dtype."""
        return self.layouts[dtype][("a", "b", "accumulator").index(fragment.use)]


def _pairs(*corners: tuple[int, int], right: bool) -> tuple[tuple[int, int], ...]:
    """Two neighbours at each corner: along a row, or down a column."""
    return tuple([(r + (not right) * i, c + right * i) for r, c in corners for i in range(2)])


_MMA_D = Layout(Part(4, 8), Part(1, 4, 2), _pairs((0, 0), (8, 0), (0, 8), (8, 8), right=True))
_MMA_A16 = Layout(Part(4, 8), Part(1, 4, 2), _pairs((0, 0), (8, 0), (0, 8), (8, 8), right=True))
_MMA_B16 = Layout(Part(1, 4, 2), Part(4, 8), _pairs((0, 0), (8, 0), (0, 8), (8, 8), right=False))
_MMA_A32 = Layout(Part(4, 8), Part(1, 4), ((0, 0), (8, 0), (0, 4), (8, 4)))
_MMA_B32 = Layout(Part(1, 4), Part(4, 8), ((0, 0), (4, 0), (0, 8), (4, 8)))
MMA_SYNC = Unit(
    "mma",
    32,
    {
        dt.F16: (_MMA_A16, _MMA_B16, _MMA_D),
        dt.BF16: (_MMA_A16, _MMA_B16, _MMA_D),
        dt.F32: (_MMA_A32, _MMA_B32, _MMA_D),
    },
)
"""NVIDIA, sm_80 and later: mma.sync.m16n8k16 (tf32: m16n8k8), twice, for the columns from 0 and from 8."""

_ACROSS = tuple([(0, k) for k in range(16)])
_DOWN = tuple([(k, 0) for k in range(16)])
_MFMA_D = Layout(Part(16, 4, 4), Part(1, 16), _DOWN[:4])
_MFMA_A16, _MFMA_B16 = Layout(Part(1, 16), Part(16, 4, 4), _ACROSS[:4]), _MFMA_D
_MFMA_A32 = Layout(Part(1, 16), Part(16, 4, 2), _ACROSS[:2])
_MFMA_B32 = Layout(Part(16, 4, 2), Part(1, 16), _DOWN[:2])
MFMA = Unit(
    "mfma",
    64,
    {
        dt.F16: (_MFMA_A16, _MFMA_B16, _MFMA_D),
        dt.BF16: (_MFMA_A16, _MFMA_B16, _MFMA_D),
        dt.F32: (_MFMA_A32, _MFMA_B32, _MFMA_D),
    },
)
"""AMD CDNA 3: v_mfma_f32_16x16x16 (xf32: 16x16x8)."""

_WMMA_A, _WMMA_B = Layout(Part(1, 16), Part(), _ACROSS), Layout(Part(), Part(1, 16), _DOWN)
_WMMA_D = Layout(Part(16, 2), Part(1, 16), tuple([(2 * s, 0) for s in range(8)]))
WMMA = Unit("wmma", 32, {dt.F16: (_WMMA_A, _WMMA_B, _WMMA_D), dt.BF16: (_WMMA_A, _WMMA_B, _WMMA_D)})
"""AMD RDNA 3: v_wmma_f32_16x16x16; both halves of a plane hold all of a and b. It has no tf32."""

UNITS = (MMA_SYNC, MFMA, WMMA)


def unit_of(plane: int, types: Sequence[MemoryType]) -> Unit:
    """The unit that takes a, b and d as these local memories; KeyError if there is none."""
    lengths = [t.length for t in types]
    for unit in UNITS:
        layouts = unit.layouts.get(types[0].elem, ())
        if unit.plane == plane and [layout.length for layout in layouts] == lengths:
            return unit
    raise KeyError(types)
