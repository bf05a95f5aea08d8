"""The slots of a launch (`burn_cube/ir/abi.py`): arguments as 64-bit numbers."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence

from burn_cube import dtypes as dt
from burn_cube.driver import Argument, BufferArg
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Param, ScalarParam
from burn_cube.types import elem
from burn_runtimes.llvm_cpu.buffers import CpuBuffer

_FLOATS = {"f16": ("<e", "<H"), "f32": ("<f", "<I"), "f64": ("<d", "<Q")}
_WRAP = 1 << 64
_TOP = 1 << 63


def pack(
    params: Sequence[Param], grid: tuple[int, int, int], status: int, args: Sequence[Argument]
) -> array[int]:
    """The slots in order; `status` is the address of the status record."""
    values = [*grid, status]
    for param, arg in zip(params, args, strict=True):
        if isinstance(arg, BufferArg):
            assert isinstance(arg.buffer, CpuBuffer), arg.buffer
            values += (arg.buffer.start + arg.offset, arg.length, arg.buffer_len, *arg.shape, *arg.strides)
        else:
            assert isinstance(param, ScalarParam), param
            values.append(_signed(scalar_bits(elem(param.var.value_type), arg)))
    return array("q", values)


def scalar_bits(dtype: DType, value: bool | int | float) -> int:
    """The bits of a scalar, as an unsigned number."""
    if dtype is dt.BF16:
        return int(struct.unpack("<I", struct.pack("<f", value))[0]) >> 16
    if dtype.is_float:
        write, read = _FLOATS[dtype.name]
        return int(struct.unpack(read, struct.pack(write, value))[0])
    return int(value) % _WRAP


def _signed(bits: int) -> int:
    return bits - _WRAP if bits >= _TOP else bits
