"""The report buffer of GPU kernels: what failed, and what was printed. Of 32-bit words.

Word 0: 0, or 1 + the number of the first failed check (its place in `checks.reporting(kernel)`). Word 1:
the room for prints, in words. Word 2: words that prints have asked for; more than the room means that some
were lost. Word 3: unused. Then the prints, each `site, unit low, unit high, count, count x (low, high)`:
the site is the place in `checks.prints(kernel)`, the unit is its ABSOLUTE_POS, a value is its bits, as an
unsigned 64-bit number.

A kernel fails a check by a compare-exchange of word 0 from 0, and prints by an atomic addition to word 2:
what it asked for is its own if its end is within the room. If not, and the room has a print's header left, it
puts there a count that nothing can have: no print follows.
"""

from __future__ import annotations

from burn_cube.ir.nodes import Kernel
from burn_cube.targets.checks import prints, reporting

FAILED, ROOM, USED, HEADER = 0, 1, 2, 4
PRINT_HEADER = 4
"""Words of a print before its values."""


def reports(kernel: Kernel) -> bool:
    """Whether a kernel needs the buffer."""
    return bool(reporting(kernel) or prints(kernel))
