"""The parameters of a kernel in a row, as C packs them: addresses, then the argument record."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Sequence
from typing import Protocol, cast

from burn_cube.driver import Argument, Artifact, BufferArg
from burn_cube.ir.nodes import BufferParam
from burn_runtimes.device.record import Record

_POINTER = 8


class Addressed(Protocol):
    """A buffer that is an address."""

    @property
    def address(self) -> int: ...


class Parameters:
    """One row for all launches of a kernel: filled anew for each, so one launch at a time."""

    def __init__(self, artifact: Artifact) -> None:
        params = artifact.kernel.params
        self._buffers = tuple(i for i, param in enumerate(params) if isinstance(param, BufferParam))
        self._reports = artifact.reports
        pointers = len(self._buffers) + self._reports
        self.size = pointers * _POINTER + artifact.record_bytes
        self._record = Record(artifact)
        self._addresses = struct.Struct(f"<{pointers}Q")
        self._row = ctypes.create_string_buffer(max(1, self.size))
        start = ctypes.addressof(self._row)
        places = [start + i * _POINTER for i in range(pointers + (artifact.record_bytes > 0))]
        self._places = (ctypes.c_void_p * max(1, len(places)))(*places)
        self.address = ctypes.addressof(self._places)
        """Of `void*` to each parameter."""

    def fill(self, grid: tuple[int, int, int], args: Sequence[Argument], report: int) -> None:
        """Put in the arguments of a launch; `report` is the address of the report buffer, if there is one."""
        addresses = [_address(args[i]) for i in self._buffers]
        if self._reports:
            addresses.append(report)
        self._addresses.pack_into(self._row, 0, *addresses)
        self._record.pack_into(self._row, self._addresses.size, grid, args)

    @property
    def row(self) -> bytes:
        """The row's bytes."""
        return self._row.raw[: self.size]


def _address(arg: Argument) -> int:
    assert isinstance(arg, BufferArg), arg
    return cast("Addressed", arg.buffer).address + arg.offset
