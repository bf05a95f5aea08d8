"""Blur and edges of a photograph: two stencils over a strided tensor, written as PNG files.

    python examples/image_filters.py holiday.jpg --radius 4 --output .

Without a path it reads the photograph that PyWavelets ships (`pip install -e '.[dev]'`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

import burn_cube as bc
from burn_dispatch import Device, Tensor


@bc.cube
def blur(
    image: bc.Tensor[bc.f32],
    weights: bc.Array[bc.f32],
    out: bc.Tensor[bc.f32],
    radius: bc.Comptime[int],
    axis: bc.Comptime[int],
) -> None:
    """One direction of a separable blur; beyond the border the border's own pixels repeat."""
    y, x = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if y < out.shape(0) and x < out.shape(1):
        total = 0.0
        for step in bc.unroll(range(-radius, radius + 1)):
            if axis == 0:
                total += weights[step + radius] * image[bc.clamp(y + step, 0, image.shape(0) - 1), x]
            else:
                total += weights[step + radius] * image[y, bc.clamp(x + step, 0, image.shape(1) - 1)]
        out[y, x] = total


@bc.cube
def sobel(image: bc.Tensor[bc.f32], out: bc.Tensor[bc.f32]) -> None:
    """How steep the brightness is, from the eight neighbours."""
    y, x = bc.ABSOLUTE_POS_Y, bc.ABSOLUTE_POS_X
    if y >= out.shape(0) or x >= out.shape(1):
        return
    up, down = max(y - 1, 0), min(y + 1, image.shape(0) - 1)
    left, right = max(x - 1, 0), min(x + 1, image.shape(1) - 1)
    across = image[up, right] + 2.0 * image[y, right] + image[down, right]
    across -= image[up, left] + 2.0 * image[y, left] + image[down, left]
    along = image[down, left] + 2.0 * image[down, x] + image[down, right]
    along -= image[up, left] + 2.0 * image[up, x] + image[up, right]
    out[y, x] = min(bc.sqrt(across * across + along * along), 255.0)


def gaussian(radius: int) -> NDArray[np.float32]:
    """Weights of a Gaussian that fades out at `radius`, with sum 1."""
    steps = np.arange(-radius, radius + 1, dtype=np.float64)
    weights: NDArray[np.float64] = np.exp(-0.5 * (steps / max(radius / 2, 0.5)) ** 2)
    normalised: NDArray[np.float64] = weights / weights.sum()
    return normalised.astype(np.float32)


def photograph(path: Path | None) -> NDArray[np.float32]:
    """A picture as grey values, height by width, f32."""
    if path is None:
        import pywt.data  # a development dependency: only the default picture needs it

        picture: NDArray[np.uint8] = pywt.data.camera()
        return picture.astype(np.float32)
    with Image.open(path) as image:
        return np.asarray(image.convert("L"), dtype=np.float32)


def filtered(picture: np.ndarray, radius: int, device: Device) -> tuple[np.ndarray, np.ndarray]:
    """The blurred picture, and the edges of the blurred picture."""
    height, width = picture.shape
    grid, cube = (bc.cdiv(width, 32), bc.cdiv(height, 8)), bc.CubeDim(32, 8)
    image = Tensor.from_numpy(picture, device)
    weights = Tensor.from_numpy(gaussian(radius), device)
    half, blurred, edges = (Tensor.empty_like(image) for _ in range(3))
    blur[grid, cube](image, weights, half, radius=radius, axis=0)
    blur[grid, cube](half, weights, blurred, radius=radius, axis=1)
    sobel[grid, cube](blurred, edges)
    return blurred.numpy(), edges.numpy()


def reference(picture: np.ndarray, radius: int) -> tuple[np.ndarray, np.ndarray]:
    """The same by NumPy."""
    weights = gaussian(radius)
    blurred = picture
    for axis in (0, 1):
        padded = np.pad(blurred, [(radius, radius) if a == axis else (0, 0) for a in (0, 1)], mode="edge")
        windows = np.lib.stride_tricks.sliding_window_view(padded, 2 * radius + 1, axis=axis)
        blurred = np.einsum("yxk,k->yx", windows, weights)
    p = np.pad(blurred, 1, mode="edge")
    across = p[:-2, 2:] + 2 * p[1:-1, 2:] + p[2:, 2:] - p[:-2, :-2] - 2 * p[1:-1, :-2] - p[2:, :-2]
    along = p[2:, :-2] + 2 * p[2:, 1:-1] + p[2:, 2:] - p[:-2, :-2] - 2 * p[:-2, 1:-1] - p[:-2, 2:]
    return blurred, np.minimum(np.sqrt(across**2 + along**2), 255)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("picture", type=Path, nargs="?", help="any picture that Pillow reads")
    parser.add_argument("--radius", type=int, default=4, help="of the blur, in pixels (default: 4)")
    parser.add_argument("--output", type=Path, default=Path(), help="folder for blurred.png and edges.png")
    options = parser.parse_args(argv)

    device = Device.default()
    picture = photograph(options.picture)
    results = filtered(picture, options.radius, device)
    expected = reference(picture, options.radius)
    worst = max(float(np.max(np.abs(r - e))) for r, e in zip(results, expected, strict=True))

    height, width = picture.shape
    print(f"blur (radius {options.radius}) and edges of {width} x {height} pixels ran on {device}")
    print(f"  checked  worst difference from NumPy: {worst:.1e} of 255 grey values")
    options.output.mkdir(parents=True, exist_ok=True)
    for name, pixels in zip(("blurred", "edges"), results, strict=True):
        path = options.output / f"{name}.png"
        Image.fromarray(np.rint(pixels).astype(np.uint8)).save(path)
        print(f"  wrote    {path}")
    if worst > 0.01:
        print("FAILED: the difference is larger than 0.01")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
