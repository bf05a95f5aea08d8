"""The reference runtime: the interpreter as a device. Slow, and right by definition."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.driver import Argument, Artifact, BufferArg, Module
from burn_cube.interpreter import BufferValue, InterpreterArg, Library, run
from burn_cube.ir import BufferParam, Kernel, Param
from burn_cube.launch.library import library
from burn_cube.record import record
from burn_runtimes.host_memory import HostMemory, host_bytes, properties
from burn_runtimes.llvm_cpu.machine import plane_dim as machine_plane_dim


@record
class InterpretedModule:
    """A kernel as it came: there is nothing to compile."""

    kernel: Kernel


class ReferenceDriver(HostMemory):
    """Runs each launch at once, on the calling thread."""

    target = "ir"

    def __init__(self, library: Library, plane_dim: int) -> None:
        super().__init__()
        self.properties = properties("reference", "interpreter on NumPy", plane_dim)
        self.library = library

    def compile(self, artifact: Artifact) -> Module:
        """The kernel itself."""
        return InterpretedModule(artifact.kernel)

    def launch(self, module: Module, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """Run a kernel and wait for it."""
        if prod(grid) == 0:
            return
        params = module.kernel.params
        values = [_value(param, arg) for param, arg in zip(params, args, strict=True)]
        run(module.kernel, grid, values, self.library)


def _value(param: Param, arg: Argument) -> InterpreterArg:
    if not isinstance(param, BufferParam):
        assert not isinstance(arg, BufferArg), param.var.name
        dtype = param.var.value_type
        assert isinstance(dtype, dt.DType), dtype
        exact = np.array([arg], np.float32) if dtype is dt.BF16 else np.array([arg])
        scalar: np.generic = exact.astype(dtype.numpy)[0]
        return scalar
    assert isinstance(arg, BufferArg), param.var.name
    storage = param.var.memory_type.elem.numpy
    base, start = divmod(arg.offset, storage.itemsize)
    memory = host_bytes(arg.buffer)[start:]
    whole = memory[: memory.size // storage.itemsize * storage.itemsize].view(storage)
    return BufferValue(whole, base, arg.length, arg.buffer_len, arg.shape, arg.strides)


def create(plane_dim: int | None = None) -> ReferenceDriver:
    """A driver; by default its planes are as wide as the CPU's."""
    return ReferenceDriver(library, machine_plane_dim() if plane_dim is None else plane_dim)
