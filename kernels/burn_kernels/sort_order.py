"""Order of elements as unsigned words: what comes first is the smaller word.

The bits of a float are in order once those of negative numbers are complemented and the others get the
highest bit (floats are sign and magnitude). Counted from -inf on, modulo 2^width, NaNs of both signs come
last, and nothing is lost: words of keys alone lead back to the very bits. There -0 and +0 are neighbours, and
lines that have both get them back into the order of the line at the end.

With places, equal elements have equal words, -0 and +0 and all NaNs too, and the place below the word makes
all words different: any way to sort them is then stable.
"""

from __future__ import annotations

from typing import Any

import burn_cube as bc
from burn_cube.dtypes import BY_NAME
from burn_kernels.elements import W, Wide, X, Y, Z
from burn_kernels.lines import Lines

_SIGNIFICANDS = {"f16": 10, "bf16": 7, "f32": 23, "f64": 52}


@bc.struct
class Order:
    """How elements of a dtype are words. `first`, `last`, `zero`: -inf, inf and 0 of a float as words."""

    bits: Wide
    """The dtype of the bits of an element: unsigned."""
    key: Wide
    """What words of elements are computed in: u32 or u64."""
    word: Wide
    """The dtype of words, places included."""
    width: bc.Comptime[int]
    """Bits of an element."""
    below: bc.Comptime[int]
    """Bits of a word that are the place; 0 without."""
    placed: bc.Comptime[bool]
    """Whether equal elements have to have equal words."""
    kind: bc.Comptime[str]
    """float, signed or unsigned."""
    first: bc.Comptime[int]
    last: bc.Comptime[int]
    zero: bc.Comptime[int]
    descending: bc.Comptime[bool]

    def of(self, element: X) -> W:
        """The word of an element, without its place."""
        narrow = element if self.width == 1 else bc.bitcast(element, self.bits)
        found = bc.cast(narrow, self.key)
        sign = bc.cast(1 << (self.width - 1), self.key)
        every = bc.cast((1 << self.width) - 1, self.key)
        if self.kind == "float":
            if self.placed:
                found = bc.select(found == sign, bc.cast(0, self.key), found)
            found = bc.select((found & sign) != 0, found ^ every, found | sign)
            found = (found - bc.cast(self.first, self.key)) & every
            if self.placed:
                found = min(found, bc.cast(self.last + 1, self.key))
        if self.kind == "signed":
            found = found ^ sign
        return found ^ every if self.descending else found

    def ambiguous(self, key: W) -> Z:
        """Whether a word without its place stands for several elements: zeros, NaNs."""
        every = bc.cast((1 << self.width) - 1, self.key)
        found = key ^ every if self.descending else key
        return (found == bc.cast(self.zero, self.key)) | (found > bc.cast(self.last, self.key))

    def element(self, key: W, dtype: Wide) -> X:
        """The element of a word without its place."""
        sign = bc.cast(1 << (self.width - 1), self.key)
        every = bc.cast((1 << self.width) - 1, self.key)
        found = key ^ every if self.descending else key
        if self.kind == "float":
            found = (found + bc.cast(self.first, self.key)) & every
            found = bc.select((found & sign) != 0, found ^ sign, found ^ every)
        if self.kind == "signed":
            found = found ^ sign
        if self.width == 1:
            return bc.cast(found, dtype)
        return bc.bitcast(bc.cast(found, self.bits), dtype)

    def beside(self) -> bool:
        """Whether places are wanted, and are no part of the words."""
        return self.placed and self.below == 0

    def signs_matter(self) -> bool:
        """Whether words tell -0 from +0, while the order does not."""
        return self.kind == "float" and not self.placed

    def zeros(self) -> W:
        """The word of the zero that comes first; that of the other is one more."""
        every = (1 << self.width) - 1
        return bc.cast(every - self.zero if self.descending else self.zero - 1, self.key)

    def packed(self, element: X, place: bc.index) -> W:
        """The word of an element, with its place if that is part of it."""
        found = bc.cast(self.of(element), self.word)
        if self.below == 0:
            return found
        return (found << self.below) | bc.cast(place, self.word)

    def key_of(self, word: W) -> Y:
        """A word without its place."""
        return bc.cast(word >> self.below, self.key)

    def place_of(self, word: W) -> bc.i32:
        """The place in a word."""
        return bc.cast(word & bc.cast((1 << self.below) - 1, self.word), bc.i32)


def order(dtype: str, length: int, *, places: bool, descending: bool) -> Order:
    """For elements of a dtype, in lines of a length; 64-bit elements have their places beside the words."""
    size = 1 if dtype == "bool" else 8 * BY_NAME[dtype].size
    key = "u64" if size == 64 else "u32"
    below = 0 if not places or size == 64 else 16 if size <= 16 and length <= 1 << 16 else 32
    word = "u64" if below == 32 else key
    first = last = zero = 0
    kind = "signed" if dtype[0] == "i" else "unsigned"
    if dtype in _SIGNIFICANDS:
        kind, fraction = "float", _SIGNIFICANDS[dtype]
        infinity = (1 << (size - 1)) - (1 << fraction)
        sign = 1 << (size - 1)
        first = sign - 1 - infinity
        last, zero = (infinity | sign) - first, sign - first
    bits = BY_NAME["u8" if size == 1 else f"u{size}"]
    fields: Any = (
        bits, BY_NAME[key], BY_NAME[word], size, below, places, kind, first, last, zero, descending
    )  # fmt: skip
    return Order(*fields)


@bc.cube
def stored(
    word: bc.I, own: bc.i32, x: bc.Array[X], source: bc.index, src: Lines, exists: bc.bool, how: Order
) -> tuple[X, bc.i32]:
    """What a word stands for: an element and its place."""
    key = how.key_of(word)
    element = how.element(key, x.dtype)
    place = how.place_of(word) if how.below > 0 else own
    if how.placed and how.kind == "float":
        if how.ambiguous(key) & exists:
            element = x[source + bc.index(place) * src.apart()]
    return element, place


@bc.cube
def restore_zeros(
    x: bc.Array[X], source: bc.index, src: Lines, keys: bc.Array[X], target: bc.index, dst: Lines,
    length: bc.index, before: bc.index,
) -> None:  # fmt: skip
    """Write the zeros of a line once more, in their order there; `before`: how many elements come first."""
    at = before
    for k in range(length):
        element = x[source + k * src.apart()]
        if element == 0:
            keys[target + at * dst.apart()] = element
            at += 1
