"""Long Vectors of elements under 4 bytes: lanes gather and scatter words, and take them apart in registers.

The processor gathers words only, and scatters nothing smaller; a word of elements costs as much as one.
"""

from __future__ import annotations

from functools import reduce

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.targets.llvm import access
from burn_cube.targets.llvm.state import Memory, State, Value
from burn_cube.targets.llvm.text import cell, register
from burn_cube.types import elem

_BYTES = 4


def suits(memory: Memory, n: int) -> bool:
    """Whether n elements side by side are whole words."""
    return memory.elem.size < _BYTES and n * memory.elem.size % _BYTES == 0


def load(s: State, memory: Memory, index: Value, mask: str | None, n: int) -> list[str]:
    """n elements for each lane; a lane outside the mask is 0."""
    each, t = _BYTES // memory.elem.size, register(dt.U32, s.planes)
    parts: list[str] = []
    for pointers in _pointers(s, memory, index, n):
        word = access.gather_cells(s, t, memory.elem.size, pointers, mask)
        for position in range(each):
            shifted = s.writer.binary("lshr", t, word, _bits(memory.elem, position))
            parts.append(s.writer.convert("trunc", t, shifted, cell(memory.elem, s.planes)))
    return parts


def store(s: State, memory: Memory, index: Value, parts: list[str], mask: str | None) -> None:
    """Writes the lanes of the mask."""
    each, t = _BYTES // memory.elem.size, register(dt.U32, s.planes)
    for word, pointers in enumerate(_pointers(s, memory, index, len(parts))):
        chosen = parts[word * each : (word + 1) * each]
        pieces = [s.writer.convert("zext", cell(memory.elem, s.planes), part, t) for part in chosen]
        shifted = [
            s.writer.binary("shl", t, piece, _bits(memory.elem, at)) for at, piece in enumerate(pieces)
        ]
        value = reduce(lambda a, b: s.writer.binary("or", t, a, b), shifted)
        access.scatter_cells(s, t, memory.elem.size, pointers, value, mask)


def _pointers(s: State, memory: Memory, index: Value, n: int) -> list[str]:
    """The addresses of each word in turn."""
    vector, t, each = s.varying(index)[0], register(elem(index.type)), _BYTES // memory.elem.size
    return [access.elements(s, memory, t, vector, offset) for offset in range(0, n, each)]


def _bits(dtype: DType, position: int) -> str:
    return f"splat (i32 {8 * dtype.size * position})"
