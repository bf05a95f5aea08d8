"""Compiled kernels: programs of a text or of a kept binary, and the kernel objects of them."""

from __future__ import annotations

import threading
import warnings
from collections.abc import Sequence
from functools import cached_property

import pyopencl as cl

from burn_cube.driver import Argument, Artifact, BufferArg
from burn_cube.errors import DeviceError, LaunchValueError
from burn_cube.ir.nodes import Atomic, BufferParam
from burn_cube.ir.walk import statements
from burn_cube.launch.locks import lock
from burn_runtimes.device.compiler_log import refused
from burn_runtimes.device.record import Record
from burn_runtimes.opencl import devices
from burn_runtimes.opencl.memory import own

FOLDED = "-DBURN_FOLDED"
_building = lock()


class Loaded:
    """A kernel object; its arguments belong to one thread at a time, from `bind` to the launch."""

    def __init__(self, program: cl.Program, kernel: cl.Kernel) -> None:
        self.program, self.kernel = program, kernel
        self.lock = threading.Lock()

    def bind(self, buffers: Sequence[cl.Buffer], record: bytes) -> None:
        """Set the arguments."""
        kernel = self.kernel
        for position, buffer in enumerate(buffers):
            kernel.set_arg(position, buffer)
        kernel.set_arg(len(buffers), record)


class OpenclModule:
    """A kernel for one device; built again, when it is needed, for grids that must be folded."""

    def __init__(
        self, artifact: Artifact, context: cl.Context, device: cl.Device, binary: bytes | None = None
    ) -> None:
        self.artifact, self.kernel = artifact, artifact.kernel
        self.context, self.device = context, device
        self.record = Record(artifact)
        self.local = self.kernel.cube_dim
        self.buffers = [i for i, param in enumerate(self.kernel.params) if isinstance(param, BufferParam)]
        self._folded: Loaded | None = None
        self._check()
        self.program = self._build() if binary is None else self._kept(binary)
        self.plain = self._load(self.program)

    @property
    def binary(self) -> bytes:
        """What the driver made of the text."""
        return bytes(self.program.binaries[0])

    @property
    def assembly(self) -> str | None:
        """The binary where it is text, as NVIDIA's PTX; None where it is not."""
        return None if b"\0" in self.binary else self.binary.decode("utf-8", "replace")

    def loaded(self, folded: bool) -> Loaded:
        """The kernel object for grids of one kind."""
        if not folded:
            return self.plain
        if self._folded is None:
            self._folded = self._load(self._build(FOLDED))
        return self._folded

    def copied(self, folded: bool) -> Loaded:
        """A new kernel object, with arguments of its own."""
        return self._load(self.loaded(folded).program)

    @cached_property
    def native(self) -> cl.Kernel:
        """The kernel object of compiled launches."""
        return self.copied(False).kernel

    def units(self, grid: tuple[int, int, int]) -> tuple[int, int, int]:
        """Work items in each dimension."""
        x, y, z = self.local
        return grid[0] * x, grid[1] * y, grid[2] * z

    def given(self, args: Sequence[Argument]) -> list[cl.Buffer]:
        """The buffers of a launch."""
        return [_memory(args[position]) for position in self.buffers]

    def _check(self) -> None:
        kernel, device = self.kernel, self.device
        size = self.artifact.record_bytes + 8 * (len(self.buffers) + self.artifact.reports)
        if size > device.max_parameter_size:
            raise LaunchValueError(
                f"cannot launch {kernel.name}: got {size} bytes of arguments, expected at most "
                f"{device.max_parameter_size} on {device.name.strip()}",
                kernel.span,
                "pass fewer arrays, or Arrays in place of Tensors",
            )
        wide = [
            s
            for s in statements(kernel.body)
            if isinstance(s, Atomic) and s.memory.memory_type.elem.bits == 64
        ]
        if wide and not devices.has_wide_atomics(device):
            raise LaunchValueError(
                f"cannot launch {kernel.name}: {device.name.strip()} has no atomic operations on 64 bits",
                wide[0].span,
            )

    def _build(self, *more: str) -> cl.Program:
        program = _program(self.context, self.artifact.text)
        try:
            _compile(program, (*devices.options(self.device), *more))
        except cl.Error as error:
            raise refused(self.artifact, self.device.name.strip(), str(error)) from error
        return program

    def _kept(self, binary: bytes) -> cl.Program:
        try:
            program = cl.Program(self.context, [self.device], [binary])
            _compile(program, devices.options(self.device))
        except cl.Error:  # the driver has changed, but not its version
            return self._build()
        return program

    def _load(self, program: cl.Program) -> Loaded:
        try:
            kernel = cl.Kernel(program, self.artifact.entry)
        except cl.Error as error:
            raise DeviceError(f"cannot load kernel {self.kernel.name}: {error}", self.kernel.span) from error
        most = kernel.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, self.device)
        if self.kernel.units > most:
            raise LaunchValueError(
                f"cannot launch {self.kernel.name}: got {self.kernel.units} units in a cube, expected at "
                f"most {most} for this kernel on {self.device.name.strip()}",
                self.kernel.span,
            )
        return Loaded(program, kernel)


def _program(context: cl.Context, text: str) -> cl.Program:
    # pyopencl's own cache of binaries is left out: ours is asked first, and drivers have theirs
    return cl.Program(cl._cl._Program(context, text))  # pyright: ignore[reportPrivateUsage, reportPrivateImportUsage]


def _compile(program: cl.Program, options: Sequence[str]) -> None:
    with _building, warnings.catch_warnings():  # a compiler's remarks on a text that it takes
        warnings.simplefilter("ignore")
        program.build(list(options))


def _memory(arg: Argument) -> cl.Buffer:
    assert isinstance(arg, BufferArg), arg
    return own(arg.buffer).memory
