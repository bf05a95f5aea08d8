"""Fills the argument record of a kernel (`burn_cube/targets/fields.py`)."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from typing import Any

from burn_cube.driver import Argument, Artifact, BufferArg, Field
from burn_cube.ir.nodes import BufferParam, Param

_FORMATS = {"i32": "i", "u32": "I", "f32": "f", "i64": "q", "u64": "Q", "f64": "d"}
_Get = Callable[[tuple[int, int, int], Sequence[Argument]], int | float]


class Record:
    """How to pack the record of one kernel."""

    def __init__(self, artifact: Artifact) -> None:
        formats = "".join(_FORMATS[field.dtype.name] for field in artifact.fields)
        self._struct = struct.Struct(f"<{formats}")
        self._padding = bytes(artifact.record_bytes - self._struct.size)
        sizes = [_size(param) for param in artifact.kernel.params]
        self._gets = [_get(field, sizes) for field in artifact.fields]

    def pack(self, grid: tuple[int, int, int], args: Sequence[Argument]) -> bytes:
        """The record of a launch: `grid` is what the author asked for, however it is folded."""
        return self._struct.pack(*[get(grid, args) for get in self._gets]) + self._padding

    def pack_into(self, row: Any, offset: int, grid: tuple[int, int, int], args: Sequence[Argument]) -> None:
        """The same, into a writable buffer that keeps its padding."""
        self._struct.pack_into(row, offset, *[get(grid, args) for get in self._gets])


def _size(param: Param) -> int:
    return param.var.memory_type.elem.size if isinstance(param, BufferParam) else 0


def _get(field: Field, sizes: Sequence[int]) -> _Get:
    param, dim = field.param, field.dim
    if field.kind == "cube_count":
        return lambda grid, args: grid[dim]
    if field.kind == "scalar":
        return lambda grid, args: _number(args[param])
    read = _OF_BUFFER[field.kind]
    return lambda grid, args: read(_buffer(args[param]), dim, sizes[param])


_OF_BUFFER: dict[str, Callable[[BufferArg, int, int], int]] = {
    "base": lambda arg, dim, size: arg.offset // size,
    "len": lambda arg, dim, size: arg.length,
    "buffer_len": lambda arg, dim, size: arg.buffer_len,
    "shape": lambda arg, dim, size: arg.shape[dim],
    "stride": lambda arg, dim, size: arg.strides[dim],
}


def _buffer(arg: Argument) -> BufferArg:
    assert isinstance(arg, BufferArg), arg
    return arg


def _number(arg: Argument) -> int | float:
    assert not isinstance(arg, BufferArg), arg
    return arg
