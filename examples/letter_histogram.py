"""How often each letter occurs in a text file: atomics, first in shared and then in global memory.

python examples/letter_histogram.py README.md
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor

LETTERS = 26


@bc.cube
def count_letters(text: bc.Array[bc.u8], counts: bc.Array[bc.u32]) -> None:
    """Each cube counts its part of the text in memory of its own, then adds that to the result."""
    unit = bc.UNIT_POS
    mine = bc.Shared[bc.u32](LETTERS)
    if unit < LETTERS:
        mine[unit] = 0
    bc.sync_cube()
    for i in range(bc.ABSOLUTE_POS, text.len(), bc.CUBE_COUNT * bc.CUBE_DIM):
        lower = text[i] | 32
        if 97 <= lower <= 122:
            bc.atomic_add(mine, bc.i32(lower) - 97, 1)
    bc.sync_cube()
    if unit < LETTERS:
        bc.atomic_add(counts, unit, mine[unit])


def reference(text: np.ndarray) -> np.ndarray:
    """The same by NumPy."""
    lower = text | 32
    return np.bincount(lower[(lower >= 97) & (lower <= 122)] - 97, minlength=LETTERS).astype(np.uint32)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path, nargs="?", default=Path(__file__), help="default: this program")
    options = parser.parse_args(argv)

    device = Device.default()
    text = np.frombuffer(options.file.read_bytes(), np.uint8)
    counts = Tensor.zeros((LETTERS,), bc.u32, device)
    count_letters[max(1, min(64, bc.cdiv(text.size, 4096))), 256](Tensor.from_numpy(text, device), counts)
    found = counts.numpy()
    same = bool(np.array_equal(found, reference(text)))

    print(f"letters of {options.file} ({text.size} bytes) counted on {device}")
    print(f"  checked  {'the same as NumPy' if same else 'NOT the same as NumPy'}")
    most = max(1, int(found.max()))
    for letter, count in zip("abcdefghijklmnopqrstuvwxyz", found, strict=True):
        print(f"  {letter} {count:7} {'*' * round(50 * int(count) / most)}".rstrip())
    if not same:
        print("FAILED: the counts differ")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
