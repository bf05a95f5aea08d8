"""`debug_print`: the call from a running kernel, and the line it becomes."""

from __future__ import annotations

import ctypes
import struct
import sys
from collections.abc import Iterator, Sequence

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Kernel, Print
from burn_cube.targets.llvm.checks import prints
from burn_cube.types import VectorType, elem

# void print(int64 site, int64 absolute unit, int64 count, const int64 *values)
Callback = ctypes.CFUNCTYPE(
    None, ctypes.c_int64, ctypes.c_int64, ctypes.c_int64, ctypes.POINTER(ctypes.c_uint64)
)
_READ = {"f16": ("<H", "<e"), "f32": ("<I", "<f"), "f64": ("<Q", "<d")}


class Printer:
    """Prints for the sites of one kernel; keeps the callback alive."""

    def __init__(self, kernel: Kernel) -> None:
        self.sites = prints(kernel)
        self.callback = Callback(self._print)
        self.address = ctypes.cast(self.callback, ctypes.c_void_p).value or 0

    def _print(self, site: int, unit: int, count: int, values: ctypes.Array[ctypes.c_uint64]) -> None:
        sys.stdout.write(line(self.sites[site], [int(values[i]) for i in range(count)]) + "\n")


def line(stmt: Print, bits: Sequence[int]) -> str:
    """The text that a unit prints."""
    left = iter(bits)
    return " ".join(part if isinstance(part, str) else _part(part.value_type, left) for part in stmt.parts)


def _part(t: DType | VectorType, bits: Iterator[int]) -> str:
    if isinstance(t, VectorType):
        return "[" + ", ".join(_number(t.elem, next(bits)) for _ in range(t.n)) + "]"
    return _number(elem(t), next(bits))


def _number(dtype: DType, bits: int) -> str:
    if dtype is dt.BOOL:
        return str(bits != 0)
    if dtype is dt.BF16:
        return str(struct.unpack("<f", struct.pack("<I", bits << 16))[0])
    if dtype.is_float:
        stored, read = _READ[dtype.name]
        return str(struct.unpack(read, struct.pack(stored, bits))[0])
    signed = dtype.is_signed and bits >> (dtype.bits - 1)
    return str(bits - (1 << dtype.bits) if signed else bits)
