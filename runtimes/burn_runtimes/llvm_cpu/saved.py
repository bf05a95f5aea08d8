"""A compiled kernel as bytes, for the disk cache."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

from burn_cube.record import record

if TYPE_CHECKING:
    from burn_runtimes.llvm_cpu.cpu import CpuModule

_LENGTH = struct.Struct("<I")


@record
class Saved:
    """What a launch needs: the object code, its function, and the numbers that the compiler knew."""

    name: str
    scratch_bytes: int
    cube_ns: float
    guess: bool
    code: bytes


def pack(module: CpuModule) -> bytes:
    """The bytes of a module."""
    name, code = module.code
    head = json.dumps([name, module.artifact.scratch_bytes, module.cube_ns, module.guess]).encode()
    return _LENGTH.pack(len(head)) + head + code


def unpack(data: bytes) -> Saved:
    """The module of the bytes; the disk cache has compared their digest."""
    start = _LENGTH.size + _LENGTH.unpack_from(data)[0]
    head: list[Any] = json.loads(data[_LENGTH.size : start])
    name, scratch_bytes, cube_ns, guess = head
    return Saved(name, scratch_bytes, cube_ns, guess, data[start:])
