"""Texts of kernels for CUDA and HIP: of those that are kept, and of each row of the op table."""

from __future__ import annotations

from burn_cube import targets
from burn_cube.driver import Artifact
from burn_cube.ir import Kernel
from burn_cube.launch.library import library
from burn_cube.ops import OPS
from burn_cube.passes import Context, run
from tests import op_kernels
from tests.golden import cases
from tests.op_kernels import Call
from tests.unit.test_completeness import _calls

CONTEXT = Context(library)
TOPOLOGY = ("builtin", "len", "buffer_len", "shape", "stride")
ROWS = tuple(row.name for row in OPS.values() if row.name not in TOPOLOGY)


def artifact(target: str, kernel: Kernel) -> Artifact:
    """What a target makes of a kernel from the frontend."""
    chosen = targets.get(target)
    return chosen.emit(run(kernel, chosen.pipeline, CONTEXT, verify=True))


def kept(target: str, plane: int, bits: int = 32, mode: str = "checked") -> list[tuple[str, str]]:
    """(entry, text) of the kernels whose text is kept."""
    found = (artifact(target, cases.kernel(name, plane, bits, mode)) for name in cases.CASES)
    return [(one.entry, one.text) for one in found]


def row(target: str, name: str, plane: int) -> list[tuple[str, str]]:
    """(entry, text) of a kernel for each dtype that a row takes, with all forms of the row."""
    op = OPS[name]
    found: list[tuple[str, str]] = []
    for dtype in op.accepts:
        calls = [Call(op, (dtype,) * op.arity)] if op.library or not op.arity else _calls(op, dtype)
        made = artifact(target, op_kernels.kernel_of(calls, 100, plane, 64))
        found.append((made.entry, made.text))
    return found
