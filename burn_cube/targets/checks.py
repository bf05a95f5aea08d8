"""What a running kernel reports: failed assertions, accesses out of bounds (mode `validate`), and prints."""

from __future__ import annotations

from burn_cube.ir.nodes import Assert, Atomic, Kernel, Load, Print, Stmt, Store
from burn_cube.ir.walk import statements
from burn_cube.span import Span


def reporting(kernel: Kernel) -> list[tuple[Stmt, str, Span]]:
    """The statements that may fail, their messages and places; a kernel reports the position here."""
    found: list[tuple[Stmt, str, Span]] = []
    for stmt in statements(kernel.body):
        if isinstance(stmt, Assert):
            found.append((stmt, stmt.message, stmt.span))
        elif kernel.mode == "validate" and isinstance(stmt, Load | Store | Atomic) and stmt.bounds:
            found.append((stmt, f"an index of {stmt.memory.name} is out of bounds", stmt.span))
    return found


def prints(kernel: Kernel) -> list[Print]:
    """The print statements; the kernel reports the position in this list."""
    return [stmt for stmt in statements(kernel.body) if isinstance(stmt, Print)]
