"""Texts of kernels for CUDA and HIP: of those that are kept, and of each row of the op table."""

from __future__ import annotations

from collections.abc import Iterator

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.driver import Artifact
from burn_cube.dtypes import DType
from burn_cube.ir import Kernel
from burn_cube.launch.library import library
from burn_cube.ops import OPS, Op
from burn_cube.passes import Context, run
from tests import op_kernels
from tests.golden import cases
from tests.op_kernels import Call
from tests.unit.test_completeness import _calls

CONTEXT = Context(library)
TOPOLOGY = ("builtin", "len", "buffer_len", "shape", "stride")
ROWS = tuple(row.name for row in OPS.values() if row.name not in (*TOPOLOGY, "plane_elect"))
LONG = ("powi",)  # hundreds of operations: on scalars only
MOST_BUFFERS = 100


def artifact(target: str, kernel: Kernel) -> Artifact:
    """What a target makes of a kernel from the frontend."""
    chosen = targets.get(target)
    return chosen.emit(run(kernel, chosen.pipeline, CONTEXT, verify=True))


def kept(target: str, plane: int, bits: int = 32, mode: str = "checked") -> list[tuple[str, str]]:
    """(entry, text) of the kernels whose text is kept."""
    found = (artifact(target, cases.kernel(name, plane, bits, mode)) for name in cases.CASES)
    return [(one.entry, one.text) for one in found]


def chunks(row: Op) -> Iterator[list[Call]]:
    """All calls of a row, as many at once as a kernel has room for their buffers; those of f16 apart."""
    for dtypes in ([d for d in row.accepts if d is not dt.F16], [d for d in row.accepts if d is dt.F16]):
        some: list[Call] = []
        for call in (call for dtype in dtypes for call in forms(row, dtype)):
            if sum(len(one.types) + 1 for one in (*some, call)) > MOST_BUFFERS:
                yield some
                some = []
            some.append(call)
        if some:
            yield some


def forms(row: Op, dtype: DType) -> list[Call]:
    """The calls of a row on a dtype."""
    if row.library or row.name in LONG:
        return [Call(row, (dtype,) * row.arity)]
    return _calls(row, dtype)


def row(target: str, name: str, plane: int) -> list[tuple[str, str]]:
    """(entry, text) of kernels with all forms of a row on all dtypes that it takes."""
    made = (artifact(target, op_kernels.kernel_of(calls, 100, plane, 64)) for calls in chunks(OPS[name]))
    return [(one.entry, one.text) for one in made]
