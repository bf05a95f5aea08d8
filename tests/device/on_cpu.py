"""The runtimes of CUDA and HIP on stand-ins for their drivers: everything is real but the device.

What the runtime's compiler would make machine code of, the shim compiles for the processor. Where NVRTC or
clang is installed, it compiles the text too, so that no text passes that a real compiler refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from typing import Any

from burn_cube.driver import Argument, Artifact, BufferArg, Module, Properties
from burn_cube.errors import DeviceError
from burn_cube.ir import Atomic, Kernel, statements
from burn_cube.record import replace
from burn_cube.targets.checks import prints
from burn_runtimes.cuda.create import opened
from burn_runtimes.device.compiler_log import refused
from burn_runtimes.device.stream_api import ApiError, Extent
from burn_runtimes.device.stream_driver import StreamDriver
from burn_runtimes.hip.create import create as create_hip
from tests.device import real_compilers, stand_ins
from tests.device.shim import ORDERS
from tests.device.shim_build import Compiled, Dialect, build, build_key

CUDA_CAPABILITY = 90
_WARP_SIZE = 87  # of hipDeviceAttribute_t
RACY = frozenset({"wild", "outside_each_dimension"})
"""Kernels of tests whose units read what others write at any moment, and whose tests know it."""


@dataclass(frozen=True)
class ShimCompiler:
    """A compiler for a stand-in; `checks`: see `shim.run`."""

    dialect: Dialect
    warp_size: int
    architecture: str
    checks: bool = False

    @property
    def fingerprint(self) -> str:
        """The library that an image names is of one version of the shim."""
        return repr((build_key(), self.dialect, self.warp_size, self.architecture, self.checks))

    def __call__(self, artifact: Artifact, defines: tuple[str, ...]) -> bytes:
        """The image."""
        try:
            return stand_ins.image(self.built(artifact.text, defines).path, self.architecture)
        except SyntaxError as error:
            raise refused(artifact, "the shim", str(error)) from None

    def built(self, text: str, defines: tuple[str, ...]) -> Compiled:
        """Without the instructions of matrix units, which the processor has not; with them for real ones."""
        real_compilers.check(self.dialect, text, self.warp_size, defines)
        return build(
            text,
            dialect=self.dialect,
            warp_size=self.warp_size,
            checks=self.checks,
            defines=(*defines, "BURN_PORTABLE"),
        )


class OnCpu(StreamDriver[Any]):
    """A driver that goes on after a kernel that failed, so that one test does not take the others with it.

    Each launch runs in three orders of threads and cubes, from the same memory, and must give the same bits
    unless it uses atomic operations, whose order shows.
    """

    fake: stand_ins.StandIn
    claim: Callable[[], None]  # there is one stand-in for all: what this driver needs of it, again
    native = None  # each launch is three

    def compile(self, artifact: Artifact) -> Module:
        """Machine code for this device, whatever others made of the stand-in."""
        self.claim()
        return super().compile(artifact)

    def restore(self, kernel: Kernel, data: bytes) -> Module:
        """As `compile`."""
        self.claim()
        return super().restore(kernel, data)

    def launch(self, module: Module, grid: Extent, args: Sequence[Argument]) -> None:
        """Run a kernel forwards, backwards and at random."""
        self.claim()
        kernel = module.kernel
        if prints(kernel) or self._recording is not None:  # once is enough to read, and to record
            super().launch(module, grid, args)
            return
        buffers = {id(arg.buffer): arg.buffer for arg in args if isinstance(arg, BufferArg)}.values()
        before = [self.read(buffer, 0, buffer.size) for buffer in buffers]
        atomic = any(isinstance(stmt, Atomic) for stmt in statements(kernel.body))
        exact = not atomic and kernel.name not in RACY
        first: list[bytes] = []
        for order in ORDERS:
            self.fake.set_order(order)
            for buffer, saved in zip(buffers, before, strict=True):
                self.write(buffer, 0, saved)
            super().launch(module, grid, args)
            now = [self.read(buffer, 0, buffer.size).tobytes() for buffer in buffers]
            first = first or now
            if exact and now != first:
                raise DeviceError(f"kernel {kernel.name} gives other bits when units run in {order} order")
        self.fake.set_order("forward")

    def _error(self, what: str, error: ApiError, size: int) -> DeviceError:
        found = super()._error(what, error, size)
        self._lost = ""
        return found


def cuda(checks: bool = False, index: int = 0) -> OnCpu:
    """The CUDA runtime on the stand-in. Raises `NoCompiler`, `RealDriver` or DeviceError, reasons to skip."""
    if find_spec("cuda") is None:
        raise stand_ins.NoCompiler("cuda-bindings is not installed (pip install 'burn-cube[cuda]')")
    fake = stand_ins.cuda()
    api, device = opened(index)
    compiler = ShimCompiler("cuda", 32, f"sm_{CUDA_CAPABILITY}", checks)
    properties = _emulated(device.properties)
    driver = OnCpu(api, properties, "cuda", compiler, device.cubes, device.parameter_bytes)
    driver.fake, driver.claim = fake, partial(fake.set_sticky, False)
    driver.claim()
    return driver


def _emulated(properties: Properties) -> Properties:
    """They say so, lest the device be taken for the best of the machine."""
    return replace(properties, features=properties.features | {"software"})


def hip(checks: bool = False, warp_size: int = 64) -> OnCpu:
    """The HIP runtime on the stand-ins, compiling by way of the one for hiprtc. Raises as `cuda` does."""
    fake = stand_ins.hip()
    architecture = "gfx942" if warp_size == 64 else "gfx1100"
    compiler = ShimCompiler("hip", warp_size, architecture, checks)

    def compile_it(text: str, options: tuple[str, ...]) -> bytes:
        defines = tuple(option[2:] for option in options if option.startswith("-D"))
        return stand_ins.image(compiler.built(text, defines).path, architecture)

    def claim() -> None:
        fake.set_sticky(False)
        fake.set_architecture(architecture)
        fake.set_attribute(_WARP_SIZE, warp_size)
        fake.set_compiler(compile_it)

    claim()
    real = create_hip(0)
    driver = OnCpu(
        real.api, _emulated(real.properties), "hip", real.compiler, real.cubes, real.parameter_bytes
    )
    driver.fake, driver.claim = fake, claim
    return driver
