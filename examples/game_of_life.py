"""Conway's game of life on a torus: one launch a generation, two boards that take turns.

python examples/game_of_life.py --size 512 --generations 200
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

import numpy as np

import burn_cube as bc
from burn_dispatch import Device, Tensor

GLIDER = ((0, 1), (1, 2), (2, 0), (2, 1), (2, 2))


@bc.cube
def generation(board: bc.Tensor[bc.u8], after: bc.Tensor[bc.u8]) -> None:
    """A cell lives on with two or three neighbours, and is born with three."""
    row, column = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    height, width = board.shape(0), board.shape(1)
    if row >= height or column >= width:
        return
    neighbours = 0
    for dy in bc.unroll(range(-1, 2)):
        for dx in bc.unroll(range(-1, 2)):
            if dy != 0 or dx != 0:
                # `%` has the sign of the divisor, so that -1 is the last row or column
                neighbours += board[(row + dy) % height, (column + dx) % width]
    alive = neighbours == 3 or (neighbours == 2 and board[row, column] == 1)
    after[row, column] = 1 if alive else 0


def start(size: int, seed: int) -> np.ndarray:
    """A board that is random but for a glider in its empty upper left corner."""
    board = (np.random.default_rng(seed).random((size, size)) < 0.3).astype(np.uint8)
    board[:12, :24] = 0
    for row, column in GLIDER:
        board[1 + row, 1 + column] = 1
    return board


def reference(board: np.ndarray, generations: int) -> np.ndarray:
    """The same by NumPy."""
    turns = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dy, dx) != (0, 0)]
    for _ in range(generations):
        neighbours = sum(np.roll(board, turn, axis=(0, 1)) for turn in turns)
        board = ((neighbours == 3) | ((neighbours == 2) & (board == 1))).astype(np.uint8)
    return board


def corner(board: np.ndarray) -> str:
    """The upper left corner as text."""
    return "\n".join("    " + "".join(".#"[cell] for cell in row) for row in board[:12, :24])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--size", type=int, default=256, help="height and width of the board, from 32 (default: 256)"
    )
    parser.add_argument("--generations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    if options.size < 32:
        parser.error("--size: the board needs at least 32 cells a side")

    device = Device.default()
    first = start(options.size, options.seed)
    board = Tensor.from_numpy(first, device)
    after = Tensor.empty_like(board)
    side = bc.cdiv(options.size, 16)

    began = time.perf_counter()
    for _ in range(options.generations):
        generation[(side, side), bc.CubeDim(16, 16)](board, after)
        board, after = after, board
    device.sync()
    elapsed = 1000 * (time.perf_counter() - began)
    last = board.numpy()
    wrong = int(np.count_nonzero(last != reference(first, options.generations)))

    print(f"{options.generations} generations of {options.size} x {options.size} cells ran on {device}")
    print(f"  checked  {wrong} cells differ from NumPy")
    print(f"  took     {elapsed:.1f} ms, compilation included; {int(last.sum())} cells are alive")
    print("  the upper left corner at first:", corner(first), "  and at last:", corner(last), sep="\n")
    if wrong:
        print("FAILED: the boards differ")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
