"""Weights of models in safetensors files, read into tensors of a device and written from them.

The format: https://github.com/huggingface/safetensors. Needs the package `safetensors`.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BY_NAME
from burn_cube.errors import DispatchError, DispatchTypeError, DispatchValueError, shown
from burn_dispatch.device import Device
from burn_dispatch.tensor import Tensor

_PLAIN = {name.upper(): dtype for name, dtype in BY_NAME.items() if name != "index"}
"""Their names of the dtypes that tensors have."""
_EIGHT_BITS = {
    "F8_E4M3": "float8_e4m3fn",
    "F8_E5M2": "float8_e5m2",
    "F8_E8M0": "float8_e8m0fnu",
    "F8_E4M3FNUZ": "float8_e4m3fnuz",
    "F8_E5M2FNUZ": "float8_e5m2fnuz",
}
"""Their names of floats of 8 bits, and those of ml_dtypes."""


def load(path: str | os.PathLike[str], device: Device | None = None) -> dict[str, Tensor]:
    """All tensors of a file by their names, in order, on a device, by default the default device.

    Dtypes stay; floats of 8 bits, which tensors do not have, become f32, which has all their values.
    DispatchValueError for a file that is missing or damaged, or that holds another dtype.
    """
    package, file = _package("load"), _path("load", path)
    try:
        found = package.deserialize(file.read_bytes())
    except OSError as error:
        raise DispatchValueError(f"load: cannot read {file}: {error.strerror or error}") from None
    except package.SafetensorError as error:
        reason = str(error).removeprefix("Error while deserializing: ")
        raise DispatchValueError(
            f"load: cannot read {file}: {reason}", help="the file is damaged, or of another format"
        ) from None
    arrays = {name: _array(file, name, **entry) for name, entry in sorted(found)}
    return {name: Tensor.from_numpy(array, device) for name, array in arrays.items()}


def save(tensors: Mapping[str, Tensor], path: str | os.PathLike[str]) -> None:
    """Write tensors, from any devices, to a file; one that exists is replaced.

    DispatchTypeError for what is no tensor, DispatchValueError if the file cannot be written.
    """
    package, file = _package("save"), _path("save", path)
    for name, tensor in tensors.items():
        if not isinstance(cast("object", name), str) or not isinstance(cast("object", tensor), Tensor):
            raise DispatchTypeError(
                f"save: got {shown(tensor)} named {shown(name)}, expected a Tensor named by a text"
            )
    arrays = {name: np.ascontiguousarray(tensor.numpy()) for name, tensor in tensors.items()}
    try:
        import_module("safetensors.numpy").save_file(arrays, file)
    except (OSError, package.SafetensorError) as error:
        reason = str(error).removeprefix("Error while serializing: ")
        raise DispatchValueError(f"save: cannot write {file}: {reason}") from None


def _package(op: str) -> Any:
    try:
        return import_module("safetensors")
    except ImportError:
        raise DispatchError(
            f"{op}: cannot find the package safetensors", help="pip install 'burn-cube[weights]'"
        ) from None


def _path(op: str, path: object) -> Path:
    given: Any = path
    text: object = given
    if hasattr(given, "__fspath__"):
        text = cast("object", os.fspath(given))
    if isinstance(text, str) and "\0" not in text:
        return Path(text)
    raise DispatchTypeError(f"{op}: got {shown(path)} as a path, expected a text or a pathlib.Path")


def _array(file: Path, name: str, dtype: str, shape: list[int], data: bytearray) -> NDArray[Any]:
    """The values of an entry, whose length its package has checked."""
    if dtype == "BOOL":  # a byte that is neither 0 nor 1 would be no bool
        found: NDArray[np.bool_] = np.frombuffer(data, np.uint8) != 0
        return found.reshape(shape)
    if dtype in _PLAIN:
        values: NDArray[Any] = np.frombuffer(data, _PLAIN[dtype].numpy)
        return values.reshape(shape)
    if dtype in _EIGHT_BITS:
        kind = np.dtype(getattr(import_module("ml_dtypes"), _EIGHT_BITS[dtype]))
        return np.frombuffer(data, kind).astype(np.float32).reshape(shape)
    known = ", ".join((*_PLAIN, *_EIGHT_BITS))
    raise DispatchValueError(
        f"load: cannot use tensor {shown(name)} of {file}: its dtype is {dtype}, expected one of {known}"
    )
