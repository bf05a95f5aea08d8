"""A compiled kernel as bytes, for the disk cache: what a launch must know, the text, the driver's binary."""

from __future__ import annotations

import json
import struct
from typing import Any

from burn_cube.driver import Artifact, Field, FieldKind
from burn_cube.dtypes import BY_NAME
from burn_cube.ir.nodes import Kernel

FORMAT = 1
"""What `pack` writes: another number when that changes."""
_LENGTH = struct.Struct("<I")


def pack(artifact: Artifact, binary: bytes) -> bytes:
    """The bytes of a module; the text is for folded grids, which another program runs."""
    fields = [[f.kind, f.param, f.dim, f.name, f.dtype.name, f.offset] for f in artifact.fields]
    numbers = [artifact.record_bytes, artifact.shared_bytes]
    head = json.dumps([artifact.entry, artifact.text, *numbers, fields]).encode()
    return _LENGTH.pack(len(head)) + head + binary


def unpack(target: str, kernel: Kernel, data: bytes) -> tuple[Artifact, bytes]:
    """The module of the bytes; the disk cache has compared their digest."""
    end = _LENGTH.size + _LENGTH.unpack_from(data)[0]
    head: list[Any] = json.loads(data[_LENGTH.size : end])
    entry, text, record_bytes, shared_bytes, rows = head
    fields = tuple([_field(*row) for row in rows])
    artifact = Artifact(
        target, entry, text, kernel, fields=fields, record_bytes=record_bytes, shared_bytes=shared_bytes
    )
    return artifact, data[end:]


def _field(kind: FieldKind, param: int, dim: int, name: str, dtype: str, offset: int) -> Field:
    return Field(kind, param, dim, name, BY_NAME[dtype], offset)
