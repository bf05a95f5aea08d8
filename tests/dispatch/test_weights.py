"""Weights in safetensors files: what is read is what was written, and what is wrong with a file is said."""

from __future__ import annotations

import json
import struct
import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from burn_cube.dtypes import STORABLE
from burn_cube.errors import DispatchError, DispatchTypeError, DispatchValueError
from burn_dispatch import Tensor, weights
from tests.dispatch.devices import EVERY, device

pytest.importorskip("safetensors")


def written(path: Path, header: object, data: bytes = b"") -> Path:
    """A file with this header."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)
    return path


def entry(dtype: str, shape: list[int], size: int) -> dict[str, Any]:
    """A header of one tensor."""
    return {"a": {"dtype": dtype, "shape": shape, "data_offsets": [0, size]}}


@EVERY
def test_every_dtype_comes_back(name: str, tmp_path: Path) -> None:
    rng = np.random.default_rng(3)
    arrays = {}
    for dtype in STORABLE:
        if name == "libtorch" and dtype.kind == "uint" and dtype.size > 1:
            continue
        raw = rng.integers(0, 2 if dtype.kind == "bool" else 100, (3, 4))
        arrays[f"layer.{dtype}"] = raw.astype(dtype.numpy)
    arrays |= {"none": np.zeros((0, 3), "f4"), "scalar": np.array(2.5, "f4")}
    tensors = {key: Tensor.from_numpy(array, device(name)) for key, array in arrays.items()}
    turned = Tensor.from_numpy(arrays["layer.f32"].T.copy(), device(name)).transpose()
    weights.save({**tensors, "turned": turned}, tmp_path / "w.safetensors")
    found = weights.load(str(tmp_path / "w.safetensors"), device(name))
    assert list(found) == sorted([*arrays, "turned"])
    for key, array in arrays.items():
        assert found[key].device == device(name)
        assert found[key].numpy().dtype == array.dtype
        np.testing.assert_array_equal(found[key].numpy(), array)
    np.testing.assert_array_equal(found["turned"].numpy(), arrays["layer.f32"])


@pytest.mark.parametrize(
    ("named", "kind"),
    [
        ("F8_E4M3", ml_dtypes.float8_e4m3fn),
        ("F8_E5M2", ml_dtypes.float8_e5m2),
        ("F8_E8M0", ml_dtypes.float8_e8m0fnu),
        ("F8_E4M3FNUZ", ml_dtypes.float8_e4m3fnuz),
        ("F8_E5M2FNUZ", ml_dtypes.float8_e5m2fnuz),
    ],
)
def test_floats_of_8_bits_become_f32(named: str, kind: Any, tmp_path: Path) -> None:
    codes = np.arange(256, dtype=np.uint8)
    path = written(tmp_path / "f8", entry(named, [16, 16], 256), codes.tobytes())
    found = weights.load(path, device("cpu"))["a"]
    assert found.dtype.name == "f32"
    np.testing.assert_array_equal(found.numpy(), codes.view(kind).astype(np.float32).reshape(16, 16))


def test_bools_are_true_or_false(tmp_path: Path) -> None:
    path = written(tmp_path / "bools", entry("BOOL", [3], 3), bytes([0, 1, 7]))
    assert weights.load(path, device("cpu"))["a"].tolist() == [False, True, True]


def test_other_programs_read_it(tmp_path: Path) -> None:
    from safetensors.numpy import load_file

    values = np.linspace(-1, 1, 6, dtype=np.float32).reshape(2, 3)
    weights.save({"w": Tensor.from_numpy(values, device("flex"))}, tmp_path / "w")
    np.testing.assert_array_equal(load_file(tmp_path / "w")["w"], values)


DAMAGED = [
    (b"", "header too small"),
    (b"abc", "header too small"),
    (struct.pack("<Q", 1 << 60) + b"{}", "header too large"),
    (struct.pack("<Q", 5) + b"hello", "invalid JSON in header"),
]


@pytest.mark.parametrize(("content", "reason"), DAMAGED)
def test_a_damaged_header(content: bytes, reason: str, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(content)
    with pytest.raises(DispatchValueError, match=rf"load: cannot read .*bad: {reason}") as caught:
        weights.load(tmp_path / "bad")
    assert caught.value.help == "the file is damaged, or of another format"


@pytest.mark.parametrize(
    ("shape", "size", "there"),
    [([2], 8, 4), ([2], 8, 12), ([3], 8, 8), ([1 << 40, 1 << 40], 8, 8)],
    ids=["cut", "longer", "shape", "overflow"],
)
def test_lengths_that_do_not_fit(shape: list[int], size: int, there: int, tmp_path: Path) -> None:
    path = written(tmp_path / "bad", entry("F32", shape, size), bytes(there))
    with pytest.raises(DispatchValueError, match=r"load: cannot read .*bad: "):
        weights.load(path)


@pytest.mark.parametrize(("dtype", "size"), [("C64", 16), ("F4", 1)])
def test_a_dtype_that_tensors_do_not_have(dtype: str, size: int, tmp_path: Path) -> None:
    path = written(tmp_path / "odd", entry(dtype, [2], size), bytes(size))
    with pytest.raises(
        DispatchValueError,
        match=rf"cannot use tensor 'a' of .*odd: its dtype is {dtype}, expected",
    ):
        weights.load(path)


def test_a_dtype_that_nobody_has(tmp_path: Path) -> None:
    with pytest.raises(DispatchValueError, match="unknown variant `Q9`"):
        weights.load(written(tmp_path / "odd", entry("Q9", [2], 8), bytes(8)))


def test_what_is_no_file(tmp_path: Path) -> None:
    wrong: Any = 7
    with pytest.raises(DispatchValueError, match=r"load: cannot read .*nothing: No such file"):
        weights.load(tmp_path / "nothing")
    with pytest.raises(DispatchValueError, match=r"load: cannot read .*: Is a directory"):
        weights.load(tmp_path)
    with pytest.raises(DispatchValueError, match=r"save: cannot write .*file: .*No such file"):
        weights.save({}, tmp_path / "no" / "file")
    with pytest.raises(DispatchTypeError, match="load: got 7 as a path"):
        weights.load(wrong)
    with pytest.raises(DispatchTypeError, match="save: got 7 named 'a', expected a Tensor"):
        weights.save({"a": wrong}, tmp_path / "w")


def test_the_package_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "safetensors", None)
    with pytest.raises(DispatchError, match="load: cannot find the package safetensors") as caught:
        weights.load(tmp_path / "w")
    assert caught.value.help == "pip install 'burn-cube[weights]'"


def test_a_file_of_nothing(tmp_path: Path) -> None:
    weights.save({}, tmp_path / "none")
    assert weights.load(tmp_path / "none") == {}
