"""The backends, one row each: constructors, BURN_DEVICE, the default, ids and listings derive from this list.

Imports no runtime: a row holds the name under which its runtime announces itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.util import find_spec
from typing import Literal, TypeVar

from burn_cube.launch import runtimes
from burn_cube.record import record

K = TypeVar("K")


@record
class Variant:
    """A kind of backend. `distributed`: devices can share a computation; `one_way`: data never comes out.

    `module` has `create()`, which gives the backend that executes ops; None where there is none yet.
    """

    name: str
    id: int
    module: str | None = None
    distributed: bool = False
    one_way: bool = False
    float_dtype: str = "f32"
    int_dtype: str = "i32"
    quantized_store: Literal["native", "packed_u32"] = "packed_u32"


_BACKENDS = "burn_dispatch.backends"
CUBE = Variant("Cube", 0, "burn_dispatch.fusion.backend", distributed=True)
FLEX = Variant("Flex", 4, f"{_BACKENDS}.flex.backend")
LIBTORCH = Variant("LibTorch", 5, f"{_BACKENDS}.libtorch.backend", int_dtype="i64", quantized_store="native")
NDARRAY = Variant("NdArray", 6, f"{_BACKENDS}.ndarray.backend", int_dtype="i64")
REMOTE = Variant("Remote", 10, distributed=True)
CAPTURE = Variant("Capture", 11, one_way=True, int_dtype="i64")


@record
class Backend:
    """A backend as a user names it; rows are in the order in which `Device.default()` looks for a device."""

    name: str  # in `Device.<name>()` and in the text of a device
    label: str  # in sentences
    variant: Variant
    type_id: int | None  # within its variant; None for runtimes of third parties, whose devices have no id
    runtime: str | None = None  # the entry point, for runtimes of the kernel language
    env: str | None = None  # in BURN_DEVICE
    extra: str | None = None  # of this distribution
    modules: tuple[str, ...] = ()  # of the extra: one of them must be there
    needs: str = ""  # beside the extra
    indexed: bool = False  # there may be several devices
    default: bool = True  # `Device.default()` may choose it

    @property
    def id(self) -> int | None:
        """The variant in the high byte, the type within it in the low byte."""
        return None if self.type_id is None else self.variant.id << 8 | self.type_id


_CUDA = ("cuda.bindings", "pycuda")
_WGPU = ("wgpu",)
_OPENCL = ("pyopencl",)
_NVIDIA = "an NVIDIA GPU and its driver"
_AMD = "an AMD GPU and the ROCm libraries (libamdhip64, libhiprtc)"
_VULKAN = "a Vulkan driver (Mesa's lavapipe emulates a device)"
_ANY_GPU = "a Vulkan, Metal or Direct3D 12 driver"
_ICD = "an OpenCL driver (that of your GPU; PoCL runs on any CPU: apt install pocl-opencl-icd)"
BACKENDS = (
    Backend("cuda", "CUDA", CUBE, 1, "cuda", "cuda", "cuda", _CUDA, _NVIDIA, indexed=True),
    Backend("metal", "Metal", CUBE, 7, "metal", "metal", "wgpu", _WGPU, "a Mac"),
    Backend("rocm", "ROCm", CUBE, 3, "rocm", "rocm", needs=_AMD, indexed=True),
    Backend("vulkan", "Vulkan", CUBE, 8, "vulkan", "vulkan", "wgpu", _WGPU, _VULKAN, indexed=True),
    Backend("webgpu", "WebGPU", CUBE, 9, "webgpu", "webgpu", "wgpu", _WGPU, _ANY_GPU, indexed=True),
    Backend("wgpu", "wgpu", CUBE, 2, "wgpu", "wgpu", "wgpu", _WGPU, _ANY_GPU, indexed=True),
    Backend("opencl", "OpenCL", CUBE, 12, "opencl", "opencl", "opencl", _OPENCL, _ICD, indexed=True),
    Backend("cpu", "CPU", CUBE, 0, "cpu", "cpu"),
    Backend("libtorch", "LibTorch", LIBTORCH, 0, None, "tch", "torch", ("torch",)),
    Backend("flex", "Flex", FLEX, 0, None, "flex", "flex"),
    Backend("remote", "Remote", REMOTE, 0, None, "remote", "remote", (), "a server", indexed=True),
    Backend("ndarray", "NdArray", NDARRAY, 0, None, "ndarray"),
    Backend("capture", "Capture", CAPTURE, 0, default=False),
    Backend("reference", "reference", CUBE, 254, "reference", default=False),
    Backend("null", "null", CUBE, 255, "null", default=False),
)


class _By(Mapping[K, Backend]):
    """The rows by what tells them apart, those that have it; the list is asked each time."""

    def __init__(self, key: Callable[[Backend], K | None]) -> None:
        self._key = key

    def __getitem__(self, wanted: K) -> Backend:
        for backend in BACKENDS:
            if self._key(backend) == wanted and wanted is not None:
                return backend
        raise KeyError(wanted)

    def __iter__(self) -> Iterator[K]:
        return (key for key in map(self._key, BACKENDS) if key is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)


BY_NAME: Mapping[str, Backend] = _By(lambda backend: backend.name)
BY_ENV: Mapping[str, Backend] = _By(lambda backend: backend.env)
BY_ID: Mapping[int, Backend] = _By(lambda backend: backend.id)


def of_runtime(runtime: str) -> Backend:
    """The row of a runtime; a runtime that a third party ships has one of its own."""
    known = next((backend for backend in BACKENDS if backend.runtime == runtime), None)
    return known or Backend(runtime, runtime, CUBE, None, runtime, default=False)


def third_party() -> tuple[Backend, ...]:
    """The rows of installed runtimes that are not of this project."""
    ours = {backend.runtime for backend in BACKENDS}
    return tuple(of_runtime(name) for name in runtimes.known() if name not in ours)


def enabled(backend: Backend) -> bool:
    """Whether this installation has the backend, and the packages it needs; says nothing about hardware."""
    if backend.variant is CUBE and (backend.runtime is None or backend.runtime not in runtimes.known()):
        return False
    return exists(backend) and importable(backend)


def exists(backend: Backend) -> bool:
    """Whether this version has the backend."""
    module = backend.variant.module
    return module is not None and _is_there(module)


def importable(backend: Backend) -> bool:
    """Whether the packages of a backend's extra are installed."""
    return not backend.modules or any(map(_is_there, backend.modules))


def _is_there(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # of the package that would hold it
        return False


def advice(backend: Backend) -> str:
    """What a user does to get devices of a backend that is not enabled, or that has no device."""
    parts: list[str] = []
    if backend.extra is not None:
        parts.append(f"the extra '{backend.extra}' (pip install 'burn-cube[{backend.extra}]')")
    if backend.needs:
        parts.append(backend.needs)
    needs = " and ".join(parts)
    if backend.runtime is not None:
        return f"the {backend.label} runtime needs {needs or 'burn-cube as it is installed by pip'}"
    if exists(backend):
        return f"the {backend.label} backend needs {needs}"
    later = f"the {backend.label} backend comes with a later version of burn-cube"
    return f"{later}; it will need {needs}" if needs else later
