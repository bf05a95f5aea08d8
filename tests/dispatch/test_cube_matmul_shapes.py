"""Products of matrices of Cube on the CPU, of shapes that are cut in every way."""

from __future__ import annotations

import numpy as np
import pytest

from burn_dispatch import Device, Tensor

Shape = tuple[int, ...]
SHAPES: list[tuple[Shape, Shape]] = [  # each way to cut the work, with edges
    ((1, 1), (1, 1)),
    ((3, 17), (17, 5)),
    ((4, 300), (300, 301)),
    ((33, 300), (300, 301)),
    ((31, 700), (700, 65)),
    ((300, 16), (16, 300)),
    ((1, 300), (300, 301)),
    ((300, 301), (301, 1)),
    ((5, 1, 300), (300, 17)),
    ((7, 33, 20), (7, 20, 35)),
    ((3, 65, 200), (3, 200, 190)),
    ((1, 65, 200), (3, 200, 190)),
    ((3, 65, 200), (1, 200, 190)),
    ((2, 1, 70, 200), (1, 3, 200, 170)),
    ((2, 3, 4, 5), (3, 5, 6)),
    ((70, 0), (0, 70)),
    ((0, 70), (70, 3)),
    ((2, 0, 3, 4), (4, 5)),
]


@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize("dtype", ["f32", "f64", "f16"])
@pytest.mark.parametrize(("left", "right"), SHAPES)
def test_shapes(left: Shape, right: Shape, dtype: str, turned: bool) -> None:
    rng = np.random.default_rng(sum(left) + sum(right))
    a, b = (
        Tensor.from_numpy(rng.standard_normal(shape), Device.cpu()).cast(dtype) for shape in (left, right)
    )
    expected = a.cast("f64").numpy() @ b.cast("f64").numpy()
    if turned:
        b = Tensor.from_numpy(np.ascontiguousarray(b.numpy().swapaxes(-1, -2)), Device.cpu()).transpose()
    found = (a @ b).cast("f64").numpy()
    assert found.shape == expected.shape
    scale = max(1.0, left[-1] ** 0.5)
    np.testing.assert_allclose(found, expected, atol={"f16": 4e-3, "f32": 6e-6, "f64": 1e-14}[dtype] * scale)
