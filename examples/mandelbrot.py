"""The Mandelbrot set as a PNG: a loop of its own length for each pixel.

python examples/mandelbrot.py --width 1200 --height 800 --output mandelbrot.png
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from PIL import Image

import burn_cube as bc
from burn_dispatch import Device, Tensor


@bc.cube
def mandelbrot(out: bc.Tensor[bc.u32], left: bc.f32, top: bc.f32, step: bc.f32, most: bc.u32) -> None:
    """How many steps of z = z * z + c each point c takes to leave the circle of radius 2."""
    row, column = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if row < out.shape(0) and column < out.shape(1):
        real = left + bc.f32(column) * step
        imaginary = top + bc.f32(row) * step
        x, y = 0.0, 0.0
        count = 0
        while x * x + y * y <= 4.0 and count < most:
            x, y = x * x - y * y + real, 2.0 * x * y + imaginary
            count += 1
        out[row, column] = count


def reference(shape: tuple[int, int], left: float, top: float, step: float, most: int) -> np.ndarray:
    """The same by NumPy, in f32 with the same operations: it agrees to the last bit."""
    rows, columns = (np.arange(n, dtype=np.float32) for n in shape)
    real = np.broadcast_to(np.float32(left) + columns[None, :] * np.float32(step), shape)
    imaginary = np.broadcast_to(np.float32(top) + rows[:, None] * np.float32(step), shape)
    x, y = np.zeros(shape, np.float32), np.zeros(shape, np.float32)
    counts = np.zeros(shape, np.uint32)
    inside = np.ones(shape, np.bool_)
    for _ in range(most):
        inside &= x * x + y * y <= 4
        counts += inside
        x, y = (
            np.where(inside, x * x - y * y + real, x),
            np.where(inside, np.float32(2) * x * y + imaginary, y),
        )
    return counts


def colours(counts: np.ndarray, most: int) -> np.ndarray:
    """Blue to gold by the logarithm of the count; the set itself is black."""
    t = (np.log1p(counts) / np.log1p(most))[..., None]
    rgb = 255 * (0.5 + 0.5 * np.cos(6.28318 * (t * np.array([1.0, 1.1, 1.3]) + np.array([0.5, 0.45, 0.3]))))
    return np.where(counts[..., None] == most, 0, rgb).astype(np.uint8)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--width", type=int, default=900)
    parser.add_argument("--height", type=int, default=600)
    parser.add_argument("--steps", type=int, default=200, help="most steps for a point (default: 200)")
    parser.add_argument("--output", type=Path, default=Path("mandelbrot.png"))
    options = parser.parse_args(argv)

    device = Device.default()
    shape = (options.height, options.width)
    step = 3.0 / options.width
    view = (-2.2, -step * options.height / 2, step, options.steps)
    out = Tensor.empty(shape, bc.u32, device)
    grid = (bc.cdiv(options.width, 16), bc.cdiv(options.height, 16))

    mandelbrot[grid, bc.CubeDim(16, 16)](out, *view)  # the first launch compiles
    device.sync()
    began = time.perf_counter()
    mandelbrot[grid, bc.CubeDim(16, 16)](out, *view)
    device.sync()
    elapsed = 1000 * (time.perf_counter() - began)
    counts = out.numpy()

    began = time.perf_counter()
    expected = reference(shape, *view)
    numpy = 1000 * (time.perf_counter() - began)
    wrong = int(np.count_nonzero(counts != expected))

    print(
        f"Mandelbrot set, {options.width} x {options.height}, at most {options.steps} steps, ran on {device}"
    )
    print(f"  checked  {wrong} pixels differ from NumPy")
    print(f"  took     {elapsed:.2f} ms; NumPy {numpy:.0f} ms")
    options.output.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(colours(counts, options.steps)).save(options.output)
    print(f"  wrote    {options.output}")
    # Where a device contracts a * b + c, points at the very border may take another number of steps.
    if wrong > counts.size // 1000:
        print("FAILED: more than one pixel in a thousand differs")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
