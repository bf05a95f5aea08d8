"""Division by a number that is the same for a whole launch, without dividing: exact for every u32.

For a divisor d with 2^(b-1) < d <= 2^b, let m = floor(2^32 * (2^b - d) / d) + 1 and t = floor(m * n / 2^32):
then floor(n / d) = (t + ((n - t) >> min(b, 1))) >> max(b - 1, 0). No step overflows 32 bits, since t <= n.
(Granlund and Montgomery, Division by Invariant Integers using Multiplication, figure 4.1.)
"""

from __future__ import annotations

from typing import Any

import burn_cube as bc


@bc.struct
class FastDivmod:
    """A divisor, prepared by `fast_divmod`."""

    divisor: bc.u32
    multiplier: bc.u32
    first: bc.u32
    last: bc.u32

    def div(self, n: bc.u32) -> bc.u32:
        """n // divisor."""
        t = bc.mul_hi(n, self.multiplier)
        return (t + ((n - t) >> self.first)) >> self.last

    def mod(self, n: bc.u32) -> bc.u32:
        """n % divisor."""
        return n - self.div(n) * self.divisor

    def divmod(self, n: bc.u32) -> tuple[bc.u32, bc.u32]:
        """Both."""
        quotient = self.div(n)
        return quotient, n - quotient * self.divisor


def fast_divmod(divisor: int) -> FastDivmod:
    """The constants of a divisor from 1 to 2^32 - 1."""
    if not 1 <= divisor < 1 << 32:
        raise ValueError(f"cannot divide by {divisor}: expected 1 to {(1 << 32) - 1}")
    bits = (divisor - 1).bit_length()
    multiplier = ((1 << 32) * ((1 << bits) - divisor)) // divisor + 1
    constants: Any = (divisor, multiplier, min(bits, 1), max(bits - 1, 0))  # u32 in kernels, int here
    return FastDivmod(*constants)
