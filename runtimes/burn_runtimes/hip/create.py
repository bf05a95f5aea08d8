"""Opens an AMD GPU, or says what is missing."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube.driver import Properties
from burn_cube.errors import DeviceError
from burn_runtimes import numbering
from burn_runtimes.device import stream_properties
from burn_runtimes.device.stream_api import ApiError, Extent
from burn_runtimes.device.stream_driver import StreamDriver
from burn_runtimes.hip.api import Function, HipApi, initialize
from burn_runtimes.hip.hiprtc import Hiprtc
from burn_runtimes.hip.library import Calls, open_library

_HELP = "install ROCm (packages hip-runtime-amd and hiprtc); rocminfo shows whether it works"
_TENSOR_CORES = {
    "gfx90a": ("f16", "bf16"),
    "gfx942": ("f16", "bf16", "tf32"),
    "gfx950": ("f16", "bf16"),
    "gfx11": ("f16", "bf16"),
}
"""The dtypes whose products the target has instructions for, by how the architecture's name begins."""


def create(index: int = 0) -> StreamDriver[Function]:
    """The driver of a device; DeviceError if it is not there."""
    call = _library("amdhip64", "hipGetErrorString")
    compiler = _library("hiprtc", "hiprtcGetErrorString")
    try:
        numbering.expect(f"cannot use AMD device {index}", index, initialize(call))
        api = HipApi(call, index)
        architecture = api.architecture()
        found = properties(api.attribute, api.name(), architecture)
        cubes = _cubes(api.attribute)
        compile_it = Hiprtc(compiler, architecture, found.name)
    except ApiError as error:
        raise DeviceError(f"cannot use AMD GPUs: {error}", help=_HELP) from None
    return StreamDriver(api, found, "hip", compile_it, cubes)


def _library(stem: str, words: str) -> Calls:
    try:
        return Calls(open_library(stem), words)
    except OSError as error:
        raise DeviceError(f"cannot use AMD GPUs: there is no lib{stem} ({error})", help=_HELP) from error


def properties(attribute: Callable[[int], int], name: str, architecture: str) -> Properties:
    """Numbers are those of hipDeviceAttribute_t."""
    starts = [start for start in _TENSOR_CORES if architecture.startswith(start)]
    products = [dtype for start in starts for dtype in _TENSOR_CORES[start]]
    return stream_properties.properties(
        "rocm",
        name,
        plane_dim=attribute(87),
        cube_dim=(attribute(26), attribute(27), attribute(28)),
        units=attribute(56),
        shared_bytes=attribute(74),
        products=products,
    )


def _cubes(attribute: Callable[[int], int]) -> Extent:
    """The device counts the units of a dimension in 32 bits."""
    x, y, z = (min(attribute(number), (2**32 - 1) // attribute(56)) for number in (29, 30, 31))
    return x, y, z
