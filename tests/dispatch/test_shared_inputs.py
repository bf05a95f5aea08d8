"""Who else has a tensor changes no result: each op on what nobody has, on what others have, on one tensor
in several places."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from burn_cube.dtypes import BOOL, F32, I32
from burn_dispatch.backends.cube import backend as cube
from burn_dispatch.ops import OPS
from burn_dispatch.ops.row import Op
from burn_dispatch.seeds import seed
from burn_dispatch.table import UnsupportedError
from tests.dispatch import recipes
from tests.dispatch.devices import device
from tests.dispatch.recipes import Case
from tests.dispatch.rows import TRIED

_SLOW = [pytest.param(name, marks=pytest.mark.slow) for name in ("cpu", "cube")]
NAMES = [*_SLOW, "flex", "ndarray", "libtorch"]
"""`cpu` is with fusion, `cube` without."""
FAMILIES = ["float", "int", "bool", "activation", "module"]
LIKE = {"F": F32, "I": I32, "B": BOOL}
_MOST = 2  # cases of an op


def backend_of(name: str) -> tuple[Any, Any]:
    """A device, and what executes."""
    where: Any = device("cpu" if name == "cube" else name)
    return where, cube.create() if name == "cube" else where.executor


def called(backend: Any, where: Any, op: str, args: list[Any]) -> tuple[Any, ...]:
    """The results of a call that takes the only reference to each of its arguments."""
    seed(where, 7)
    given, args[:] = list(args), []
    function = backend.ops[op]
    return recipes.download(backend, op, function(*[given.pop(0) for _ in range(len(given))]))


def assert_same(got: tuple[Any, ...], wanted: tuple[Any, ...], what: str) -> None:
    for ours, theirs in zip(got, wanted, strict=True):
        np.testing.assert_array_equal(ours, theirs, what, strict=True)  # flags too


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("name", NAMES)
def test_the_last_reference_changes_nothing(name: str, family: str) -> None:
    where, backend = backend_of(name)
    for op in (op for op in TRIED if OPS[op].family == family and not op.endswith("_empty")):
        for case in recipes.cases(op, recipes.dtypes(op)[0])[:_MOST]:
            what = f"{op} {case.name}"
            try:
                held = recipes.upload(backend, where, op, case)
                wanted = called(backend, where, op, list(held))
            except UnsupportedError:
                break
            assert_same(called(backend, where, op, computed(backend, where, op, case)), wanted, what)
            assert_same(called(backend, where, op, list(held)), wanted, f"{what}: inputs have changed")


def computed(backend: Any, where: Any, op: str, case: Case) -> list[Any]:
    """The arguments as results of copies, which nobody else has."""
    args = recipes.upload(backend, where, op, case)
    words = {"F": "float_copy", "I": "int_copy", "B": "bool_copy"}
    for at, param in enumerate(OPS[op].params):
        if param.kind is not None and args[at] is not None:
            copy = backend.ops[words[param.kind]]
            args[at] = [copy(one) for one in args[at]] if param.form == "many" else copy(args[at])
    return args


def takes_alike(row: Op) -> bool:
    """Whether one tensor may stand for all operands: several of one kind, of shapes that broadcast."""
    kinds = {row.params[i].kind for i in row.tensors}
    other = row.name.endswith("_nd") or row.family == "module" or row.name == "float_grid_sample_2d"
    return row.leading > 1 and len(kinds) == 1 and not other


SQUARE = [op for op in TRIED if takes_alike(OPS[op])]


@pytest.mark.parametrize("name", NAMES)
def test_one_tensor_in_several_places(name: str) -> None:
    where, backend = backend_of(name)
    for op in SQUARE:
        row = OPS[op]
        kind = row.params[0].kind
        assert kind is not None
        values = np.random.default_rng(3).uniform(0.2, 3.0, (3, 3)).astype(LIKE[kind].numpy)
        plain = [1 for param in row.params if param.kind is None]
        word = {"F": "float", "I": "int", "B": "bool"}[kind]
        for layout in ("plain", "transposed"):
            one, *several = [
                recipes.placed(backend, where, word, values, layout) for _ in range(len(row.tensors) + 1)
            ]
            wanted = called(backend, where, op, [*several, *plain])
            assert_same(called(backend, where, op, [one] * len(several) + plain), wanted, f"{op} {layout}")
            np.testing.assert_array_equal(backend.ops[f"{word}_into_data"](one), values)


def test_most_operators_are_among_them() -> None:
    assert {
        "float_add",
        "int_mul",
        "bool_xor",
        "float_matmul",
        "float_cross",
        "activation_gelu_backward",
    } <= set(SQUARE)
    assert len(SQUARE) > 40
