"""Arguments of any kind get an answer, or one error in our form: nothing of Python's or NumPy's own."""

from __future__ import annotations

import inspect
import zlib
from itertools import product
from typing import Any

import numpy as np
import pytest

from burn_cube.errors import CubeError
from burn_dispatch import Tensor
from burn_dispatch.quantization import QuantScheme
from tests.dispatch.devices import device

VALUES = np.arange(12, dtype=np.float32).reshape(3, 4)
OPERATORS = ("__getitem__", "__setitem__", "__add__", "__pow__", "__lshift__", "__floordiv__", "__matmul__",
             "__contains__", "__and__", "__rsub__", "__eq__")  # fmt: skip
PUBLIC = sorted({name for name in dir(Tensor) if not name.startswith("_")} | {*OPERATORS})
METHODS = [name for name in PUBLIC if not isinstance(inspect.getattr_static(Tensor, name), property)]


def tensors() -> list[Tensor]:
    """One of each kind, and one of rank 0."""
    where = device("ndarray")
    made = [Tensor.from_numpy(values, where) for values in (VALUES, VALUES.astype(np.int32), VALUES > 5)]
    return [*made, Tensor.from_data(2.5, device=where), made[0].quantize_dynamic(QuantScheme(store="native"))]


def wrong() -> list[Any]:
    """What one might give by mistake."""
    x = tensors()
    return [object(), "f9", 1.5, None, [1, "b"], 10**19, -7, 0, x[1], x[3], x[4], np.zeros(2), (0,) * 5, True,
            float("nan"), [], Tensor]  # fmt: skip


def arguments(name: str) -> list[tuple[Any, ...]]:
    """All single ones and a sample of pairs, as far as the method takes so many."""
    given = [
        p
        for p in inspect.signature(getattr(Tensor, name)).parameters.values()
        if p.name not in ("self", "cls")
    ]
    needed = sum(p.default is p.empty and p.kind is p.POSITIONAL_OR_KEYWORD for p in given)
    values, rng = wrong(), np.random.default_rng(zlib.crc32(name.encode()))
    found: list[tuple[Any, ...]] = []
    for count in range(needed, min(len(given), 3) + 1):
        every = list(product(range(len(values)), repeat=count))
        chosen = every if len(every) <= 20 else [every[i] for i in rng.integers(0, len(every), 20)]
        found += [tuple(values[i] for i in places) for places in chosen]
    return found


@pytest.mark.parametrize("name", METHODS)
def test_wrong_arguments_are_refused_in_our_form(name: str) -> None:
    is_static = isinstance(inspect.getattr_static(Tensor, name), classmethod)
    for args in arguments(name):
        for x in tensors()[: 1 if is_static else None]:
            try:
                getattr(Tensor if is_static else x, name)(*args)
            except CubeError:
                continue
            except Exception as error:
                raise AssertionError(f"{name}{args!r} of {x.dtype} {x.shape}: {error!r}") from error
