"""A compiled kernel as bytes, for the disk cache."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from burn_cube.record import record

if TYPE_CHECKING:
    from burn_runtimes.llvm_cpu.cpu import CpuModule

_HEAD = struct.Struct("<Iqd?")  # bytes of the name, of scratch memory; time of a cube; whether it is a guess


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
    encoded = name.encode()
    head = _HEAD.pack(len(encoded), module.artifact.scratch_bytes, module.cube_ns, module.guess)
    return head + encoded + code


def unpack(data: bytes) -> Saved:
    """The module of the bytes; the disk cache has compared their digest."""
    length, scratch_bytes, cube_ns, guess = _HEAD.unpack_from(data)
    end = _HEAD.size + length
    return Saved(data[_HEAD.size : end].decode(), scratch_bytes, cube_ns, guess, data[end:])
