"""Grids against NumPy and formulas, on every backend."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.errors import DispatchTypeError, DispatchValueError
from burn_dispatch import grid, module
from tests.dispatch.cube_ops import OTHERS, opened
from tests.dispatch.oracles import FLOATS, ON, exact, near, on, values


@ON
@pytest.mark.parametrize("indexing", ["ij", "xy"])
@pytest.mark.parametrize("sparse", [False, True])
@pytest.mark.parametrize("sizes", [(3,), (2, 3), (4, 1, 2), (2, 0)], ids=str)
def test_meshgrid(name: str, indexing: Any, sparse: bool, sizes: tuple[int, ...]) -> None:
    for kind in ("f4", "i4", "?"):
        lines = [np.arange(n).astype(kind) for n in sizes]
        wanted = np.meshgrid(*lines, indexing=indexing, sparse=sparse)
        found = grid.meshgrid(on(name, *lines), indexing, sparse)
        assert len(found) == len(wanted)
        for mine, theirs in zip(found, wanted, strict=True):
            np.testing.assert_array_equal(mine.numpy(), theirs)


def _affine(theta: Any, size: tuple[int, ...], align: bool) -> Any:
    """By the formula, for each pixel."""

    def centre(i: int, n: int) -> float:
        if align:
            return 2 * i / (n - 1) - 1 if n > 1 else 0.0
        return (2 * i + 1) / n - 1

    found = np.empty((size[0], size[2], size[3], 2))
    for n, y, x, _ in np.ndindex(found.shape):
        found[n, y, x] = theta[n] @ [centre(x, size[3]), centre(y, size[2]), 1]
    return found


@ON
@FLOATS
@pytest.mark.parametrize("align", [False, True])
def test_affine_grid(name: str, dtype: DType, align: bool) -> None:
    theta = values((2, 2, 3), dtype)
    (given,) = on(name, theta)
    for size in ((2, 1, 3, 4), (2, 3, 1, 5), (2, 1, 0, 2)):
        near(grid.affine_grid(given, size, align), _affine(exact(theta), size, align), 16)
    assert grid.affine_grid(given[:0], (0, 1, 2, 2), align).shape == (0, 2, 2, 2)


@ON
def test_an_image_turned_by_a_right_angle(name: str) -> None:
    image = np.arange(9, dtype=np.float32).reshape(1, 1, 3, 3)
    x, turn = on(name, image, np.array([[[0, -1, 0], [1, 0, 0]]], np.float32))
    found = module.grid_sample_2d(x, grid.affine_grid(turn, x.shape))
    np.testing.assert_allclose(found.numpy()[0, 0], np.rot90(image[0, 0]), atol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere(name: str) -> None:
    theta = values((2, 2, 3), dt.F32)
    (given,) = on(opened(name), theta)
    near(grid.affine_grid(given, (2, 1, 3, 4)), _affine(exact(theta), (2, 1, 3, 4), False))
    rows = given[0, 0]
    assert grid.meshgrid([rows, rows])[1].shape == (3, 3)


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed")
@pytest.mark.parametrize("align", [False, True])
def test_as_pytorch_has_it(align: bool) -> None:
    import torch

    theta = values((2, 2, 3), dt.F32)
    for size in ((2, 1, 3, 4), (2, 1, 5, 2)):
        wanted = torch.nn.functional.affine_grid(torch.from_numpy(theta), list(size), align_corners=align)
        near(grid.affine_grid(on("flex", theta)[0], size, align), wanted.numpy())


def test_errors_name_what_was_given() -> None:
    x, theta = on("flex", values((3, 4), dt.F32), values((2, 2, 3), dt.F32))
    wrong: Any = "sideways"
    with pytest.raises(DispatchValueError, match="meshgrid: got no tensors"):
        grid.meshgrid([])
    with pytest.raises(DispatchValueError, match=r"meshgrid: got shapes \(3, 4\), expected rank 1 of each"):
        grid.meshgrid([x])
    with pytest.raises(DispatchValueError, match="got 'sideways' as indexing, expected 'ij' or 'xy'"):
        grid.meshgrid([x[0]], wrong)
    with pytest.raises(DispatchTypeError, match="cannot combine tensors of f32 and i32"):
        grid.meshgrid([x[0], x[0].cast("i32")])
    with pytest.raises(DispatchValueError, match=r"affine_grid: got theta of shape \(2, 2, 3\) and size"):
        grid.affine_grid(theta, (1, 1, 2, 2))
    with pytest.raises(DispatchValueError, match=r"cannot use \(2, 1, -1, 2\) as a shape"):
        grid.affine_grid(theta, (2, 1, -1, 2))
    with pytest.raises(DispatchTypeError, match="got 'sideways' as align_corners, expected True or False"):
        grid.affine_grid(theta, (2, 1, 2, 2), wrong)
