"""Opens a CUDA device: which package talks to the driver, and what to say where something is missing."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any

from burn_cube import config
from burn_cube.errors import DeviceError
from burn_runtimes import numbering
from burn_runtimes.cuda.properties import Device, read
from burn_runtimes.device.stream_api import ApiError
from burn_runtimes.device.stream_driver import StreamDriver

_INSTALL = "pip install 'burn-cube[cuda]'"
_DRIVER = "install NVIDIA's driver; nvidia-smi shows whether it works"


def create(index: int = 0) -> StreamDriver[Any]:
    """The driver of a device; DeviceError if it is not there."""
    _expect_bindings()  # for NVRTC, also where PyCUDA talks to the driver
    from burn_runtimes.cuda.nvrtc import Nvrtc  # loads cuda-bindings

    api, device = opened(index)
    properties = device.properties
    compiler = Nvrtc(device.capability, properties.name)
    return StreamDriver(api, properties, "cuda", compiler, device.cubes, device.parameter_bytes)


def opened(index: int) -> tuple[Any, Device]:
    """A device through the package that is wanted, and what it says of itself."""
    api = _pycuda(index) if _wants_pycuda() else _bindings(index)
    try:
        return api, read(api.attribute, api.name(), api.version())
    except ApiError as error:
        raise _unusable(error) from None


def _wants_pycuda() -> bool:
    """If it is asked for, or if a context of PyCUDA is in use, whose memory others may hand over."""
    wanted = config.current().cuda_binding
    if wanted != "auto":
        return wanted == "pycuda"
    if find_spec("cuda") is None and find_spec("pycuda") is not None:
        return True
    pycuda: Any = sys.modules.get("pycuda.driver")
    return pycuda is not None and pycuda.Context.get_current() is not None


def _bindings(index: int) -> Any:
    _expect_bindings()
    from burn_runtimes.cuda import bindings  # loads cuda-bindings

    try:
        numbering.expect(f"cannot use CUDA device {index}", index, bindings.initialize())
        return bindings.Bindings(index)
    except ApiError as error:
        raise _unusable(error) from None
    except RuntimeError as error:  # no library, of several classes
        if isinstance(error, DeviceError):
            raise
        raise DeviceError(f"cannot use CUDA: there is no driver library ({error})", help=_DRIVER) from error


def _expect_bindings() -> None:
    if find_spec("cuda") is None or find_spec("cuda.bindings") is None:
        raise DeviceError("cannot use CUDA: cuda-bindings is not installed", help=_INSTALL)


def _pycuda(index: int) -> Any:
    if find_spec("pycuda") is None:
        raise DeviceError(
            "cannot use CUDA: PyCUDA is not installed", help="pip install pycuda, or " + _INSTALL
        )
    try:
        from burn_runtimes.cuda import pycuda  # loads PyCUDA
    except ImportError as error:
        raise DeviceError(f"cannot use CUDA: PyCUDA does not load ({error})", help=_DRIVER) from error
    try:
        numbering.expect(f"cannot use CUDA device {index}", index, pycuda.initialize())
        return pycuda.PyCuda(index)
    except ApiError as error:
        raise _unusable(error) from None


def _unusable(error: ApiError) -> DeviceError:
    return DeviceError(f"cannot use CUDA: {error}", help=_DRIVER)
