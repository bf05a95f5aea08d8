"""The runtimes of CUDA and HIP on stand-ins for their drivers: everything is real but the device.

What the runtime's compiler would make machine code of, the shim compiles for the processor. Where NVRTC is
installed, it compiles the text too, so that no text passes that the real compiler refuses.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from burn_cube.driver import Artifact, Properties
from burn_cube.errors import DeviceError
from burn_cube.record import replace
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.compiler_log import refused
from burn_runtimes.device.stream_api import ApiError
from burn_runtimes.device.stream_driver import Compiler, StreamDriver
from burn_runtimes.hip.create import create as create_hip
from tests.device import stand_ins
from tests.device.shim_build import Dialect, build

CUDA_CAPABILITY = 90
_WARP_SIZE = 87  # of hipDeviceAttribute_t


def shim_compiler(
    dialect: Dialect, warp_size: int, architecture: str, checks: bool = False, first: Compiler | None = None
) -> Compiler:
    """A compiler for a stand-in; `first` compiles before it, and may refuse; `checks`: see `shim.run`."""

    def compile_it(artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        if first is not None:
            first(artifact, defines)
        try:
            compiled = build(
                artifact.text,
                dialect=dialect,
                warp_size=warp_size,
                checks=checks,
                defines=(*defines, "BURN_PORTABLE"),  # no instructions of matrix units
            )
        except SyntaxError as error:
            raise refused(artifact, "the shim", str(error)) from None
        return stand_ins.image(compiled.path, architecture)

    return compile_it


def nvrtc() -> Compiler | None:
    """The real compiler, if it is installed."""
    if find_spec("cuda") is None or find_spec("nvidia") is None:
        return None
    from burn_runtimes.cuda.nvrtc import Nvrtc  # loads cuda-bindings

    return Nvrtc(CUDA_CAPABILITY, "the stand-in")


class OnCpu(StreamDriver[Any]):
    """A driver that goes on after a kernel that failed, so that one test does not take the others with it."""

    def _error(self, what: str, error: ApiError, size: int) -> DeviceError:
        found = super()._error(what, error, size)
        self._lost = ""
        return found


def cuda(checks: bool = False, real_compiler: bool = False, index: int = 0) -> OnCpu:
    """The CUDA runtime on the stand-in. Raises `NoCompiler`, `RealDriver` or DeviceError, reasons to skip."""
    stand_ins.cuda().set_sticky(False)
    api, device = opened(index)
    first = nvrtc() if real_compiler else None
    compiler = shim_compiler("cuda", 32, f"sm_{CUDA_CAPABILITY}", checks, first)
    properties = _emulated(device.properties)
    return OnCpu(api, properties, "cuda", compiler, device.cubes, device.parameter_bytes)


def _emulated(properties: Properties) -> Properties:
    """They say so, lest the device be taken for the best of the machine."""
    return replace(properties, features=properties.features | {"software"})


def hip(checks: bool = False, warp_size: int = 64) -> OnCpu:
    """The HIP runtime on the stand-ins, compiling by way of the one for hiprtc. Raises as `cuda` does."""
    fake = stand_ins.hip()
    fake.set_sticky(False)
    architecture = "gfx942" if warp_size == 64 else "gfx1100"
    fake.set_architecture(architecture)
    fake.set_attribute(_WARP_SIZE, warp_size)

    def compile_it(text: str, options: tuple[str, ...]) -> bytes:
        defines = [option[2:] for option in options if option.startswith("-D")]
        compiled = build(
            text, dialect="hip", warp_size=warp_size, checks=checks, defines=(*defines, "BURN_PORTABLE")
        )
        return stand_ins.image(compiled.path, architecture)

    fake.set_compiler(compile_it)
    driver = create_hip(0)
    properties = _emulated(driver.properties)
    return OnCpu(driver.api, properties, "hip", driver.compiler, driver.cubes, driver.parameter_bytes)
