"""What a host must know to launch a kernel's text, as JSON takes it."""

from __future__ import annotations

from typing import Any, assert_never

from burn_cube.driver import Artifact
from burn_cube.ir import BufferParam, Param, ScalarParam
from burn_cube.record import as_dict


def interface(artifact: Artifact) -> dict[str, Any]:
    """The entry, the record of numbers that it takes, its memory, and what it reports."""
    return {
        "entry": artifact.entry,
        "fields": [as_dict(field) | {"dtype": field.dtype.name} for field in artifact.fields],
        "record_bytes": artifact.record_bytes,
        "shared_bytes": artifact.shared_bytes,
        "report_buffer": artifact.reports,
        "messages": list(artifact.messages),
    }


def parameter(param: Param) -> dict[str, Any]:
    """A parameter of the kernel."""
    match param:
        case BufferParam(var, rank, access):
            elem = var.memory_type.elem.name
            return {"name": var.name, "kind": "buffer", "dtype": elem, "rank": rank, "access": access}
        case ScalarParam(var):
            return {"name": var.name, "kind": "scalar", "dtype": str(var.value_type)}
        case _:
            assert_never(param)
