"""Operations that a target cannot express are refused before it is asked to."""

from __future__ import annotations

from burn_cube.errors import LaunchTypeError
from burn_cube.ir import Kernel, Let, Operand, Plane, Var, statements
from burn_cube.targets import Target
from burn_cube.types import MemoryType, elem


def check_supported(kernel: Kernel, target: Target) -> None:
    """LaunchTypeError at the first operation that the target lists as unsupported for its dtype."""
    if not target.unsupported:
        return
    for stmt in statements(kernel.body):
        if isinstance(stmt, Let | Plane):
            for name in {_dtype_name(arg) for arg in (stmt.result, *stmt.args)}:
                if (stmt.op, name) in target.unsupported:
                    raise LaunchTypeError(
                        f"cannot launch {kernel.name}: target {target.name} has no {stmt.op} for {name}",
                        stmt.span,
                    )


def _dtype_name(operand: Operand) -> str:
    kind = operand.type
    if isinstance(operand, Var) and isinstance(kind, MemoryType):
        return kind.elem.name
    return elem(operand.value_type).name
