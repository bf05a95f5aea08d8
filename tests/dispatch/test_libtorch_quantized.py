"""LibTorch: quantised tensors whose codes are bytes, as on NdArray; words are refused: PyTorch has no u32."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

pytest.importorskip("torch", reason="LibTorch needs the extra 'torch'")

from burn_cube.dtypes import F32
from burn_dispatch.backends.libtorch.backend import create
from burn_dispatch.backends.ndarray.backend import create as create_oracle
from burn_dispatch.dispatch import Backend
from burn_dispatch.ops import OPS
from burn_dispatch.quantization import Quantized, QuantScheme, QuantValue
from burn_dispatch.settings import UnsupportedDTypeError
from tests.dispatch.recipes import (
    Case,
    assert_matches,
    cases,
    download,
    has_recipe,
    is_quantised,
    placed,
)  # fmt: skip

BACKEND, ORACLE = create(), create_oracle()
SCHEME = QuantScheme(QuantValue.Q8S, "native")
DATA = np.random.default_rng(9).normal(0, 3, (4, 16)).astype(np.float32)
_QUANTISED = tuple(op for op in OPS if is_quantised(op))
THROUGH = tuple(op for op in _QUANTISED if has_recipe(f"float_{op.removeprefix('q_')}") and op != "q_detach")


def _quantised(backend: Backend, data: Any = DATA, scheme: QuantScheme = SCHEME) -> Quantized:
    ops = backend.ops
    found: Quantized = ops["quantize_dynamic"](ops["float_from_data"](data, None), scheme)
    return found


def _stored(backend: Backend, x: Quantized) -> tuple[Any, ...]:
    data = backend.ops["q_into_data"](x)
    floats = backend.ops["float_into_data"](backend.ops["dequantize"](x, F32))
    return data.values, data.scales, data.scheme, data.shape, floats


def _as_is(backend: Backend, x: Quantized) -> Quantized:
    data = backend.ops["q_into_data"](x)
    found: Quantized = backend.ops["q_from_data"](data, None)
    return found


def _requantised(backend: Backend, x: Quantized) -> Quantized:
    ops = backend.ops
    found: Quantized = ops["quantize"](ops["dequantize"](x, F32), SCHEME, x.scales)
    return found


OWN: dict[str, Callable[[Backend, Quantized], Any]] = {
    "q_from_data": _as_is,
    "q_into_data": _as_is,
    "q_copy": lambda b, x: b.ops["q_copy"](x),
    "q_to_device": lambda b, x: b.ops["q_to_device"](x, b.device(x.values)),
    "quantize": _requantised,
    "quantize_dynamic": _as_is,
    "dequantize": _requantised,
    "q_reshape": lambda b, x: b.ops["q_reshape"](x, (8, 8)),
    "q_swap_dims": lambda b, x: b.ops["q_swap_dims"](x, 0, 1),
    "q_permute": lambda b, x: b.ops["q_permute"](x, (1, 0)),
    "q_flip": lambda b, x: b.ops["q_flip"](x, (1,)),
    "q_transpose": lambda b, x: b.ops["q_transpose"](x),
    "q_detach": lambda b, x: b.ops["q_detach"](x),
    "q_set_require_grad": lambda b, x: b.ops["q_set_require_grad"](x, True),
    "q_is_require_grad": lambda b, x: x if b.ops["q_is_require_grad"](x) is False else None,
}


def test_every_row_is_executed() -> None:
    assert sorted((*OWN, *[op for op in THROUGH if op not in OWN])) == sorted(_QUANTISED)


@pytest.mark.parametrize("value", list(QuantValue), ids=lambda value: value.name)
@pytest.mark.parametrize("block", [None, (8,), (2, 4)], ids=str)
def test_codes_and_what_they_stand_for(value: QuantValue, block: tuple[int, ...] | None) -> None:
    scheme = QuantScheme(value, "native", block=block)
    _assert_alike([_stored(backend, _quantised(backend, DATA, scheme)) for backend in (BACKEND, ORACLE)])


@pytest.mark.parametrize("op", OWN)
def test_row(op: str) -> None:
    _assert_alike([_stored(backend, OWN[op](backend, _quantised(backend))) for backend in (BACKEND, ORACLE)])


def _assert_alike(found: list[tuple[Any, ...]]) -> None:
    for ours, theirs in zip(*found, strict=True):
        if isinstance(theirs, np.ndarray):
            assert ours.dtype == theirs.dtype
            np.testing.assert_array_equal(ours, theirs)
        else:
            assert ours == theirs


def _usable(op: str, case: Case) -> bool:
    """Values that a scale can be found for."""
    given = [arg for i, arg in enumerate(case.args) if OPS[op].params[i].kind == "Q"]
    arrays = [one for arg in given for one in (arg if isinstance(arg, list) else [arg])]
    return all(one.size and np.isfinite(one).all() for one in arrays)


def _uploaded(backend: Backend, kind: str | None, arg: Any) -> Any:
    if isinstance(arg, list) and kind is not None:
        return [_uploaded(backend, kind, one) for one in arg]
    if kind == "Q":
        return _quantised(backend, np.ascontiguousarray(arg))
    return (
        arg
        if kind is None
        else placed(backend, None, {"I": "int", "B": "bool", "F": "float"}[kind], arg, "plain")
    )


@pytest.mark.parametrize("op", [op for op in THROUGH if op not in OWN])
def test_row_through_floats(op: str) -> None:
    chosen = [case for case in cases(f"float_{op.removeprefix('q_')}", F32) if _usable(op, case)]
    assert chosen
    for case in chosen:
        found: list[tuple[Any, ...]] = []
        for backend in (BACKEND, ORACLE):
            params = zip(OPS[op].params, case.args, strict=True)
            args = [_uploaded(backend, param.kind, arg) for param, arg in params]
            found.append(download(backend, op, backend.ops[op](*args)))
        assert_matches(op, found[0], found[1], f"{op} {case.name}")


def test_packed_codes_are_refused_since_they_are_words() -> None:
    with pytest.raises(UnsupportedDTypeError, match="does not support the requested data type u32"):
        _quantised(BACKEND, DATA, QuantScheme())
