"""What the kernels of a program read and write, and what their ops would have, one by one."""

from __future__ import annotations

import math
from collections.abc import Iterable, Set

from burn_dispatch.fusion.kernels import Kernel
from burn_dispatch.fusion.program import Alone, Program
from burn_dispatch.fusion.report import FusedKernel
from burn_dispatch.fusion.trace import Trace
from burn_dispatch.layout import Shape

_COPY = "elements that lie otherwise are read as if in order"


def kernels_of(program: Program, device: str) -> list[FusedKernel]:
    """Each launch of a program, in order: constants, then kernels after the copies that they need."""
    trace = program.trace
    found = [_made("full", device, trace, value, "", read=False) for value in program.fills]
    memory = {value for value, noted in enumerate(trace.noted) if noted is None} | {*program.empty}
    counted: set[int] = {*program.fills}
    for kernel in program.kernels:
        if isinstance(kernel, Kernel):
            for value, copies in kernel.arrays:
                found += [_made("copy", device, trace, value, _COPY, layout.shape) for layout in copies]
        found.append(_fused(kernel, device, trace, memory, counted))
        memory |= {output.value for output in kernel.outputs}
    return found


def _made(
    name: str,
    device: str,
    trace: Trace,
    value: int,
    reason: str,
    shape: Shape | None = None,
    read: bool = True,
) -> FusedKernel:
    """A launch that is no text of fusion's: a copy, or a constant."""
    shape = trace.shapes[value] if shape is None else shape
    dtype = trace.dtypes[value]
    size = math.prod(shape) * dtype.size
    return FusedKernel(name, device, (name,), shape, (dtype,), (), size if read else 0, size, 0, reason, "")


def _fused(
    kernel: Kernel | Alone, device: str, trace: Trace, memory: Set[int], counted: set[int]
) -> FusedKernel:
    outputs = [output.value for output in kernel.outputs]
    reads, computed = _walked(trace, outputs, memory)
    read = sum([_bytes(trace, value, elements) for value, elements in reads.items()])
    written = sum([_bytes(trace, value) for value in outputs])
    alone = sum([_alone(trace, value) for value in computed - counted])
    counted |= computed
    noted = [one for value in sorted(computed) if (one := trace.noted[value]) is not None]
    ops = tuple([one.name for one in noted])
    name, shape, reason, text = ops[0], trace.shapes[outputs[0]], "", ""
    if isinstance(kernel, Kernel):
        name = kernel.source[len("def ") : kernel.source.index("(")]
        shape, reason, text = kernel.group.shape, kernel.group.reason, kernel.source
    return FusedKernel(
        name, device, ops, shape, tuple([output.dtype for output in kernel.outputs]),
        tuple([at for at, output in enumerate(kernel.outputs) if output.over is not None]),
        read, written, alone - read - written, reason, text,
    )  # fmt: skip


def _walked(trace: Trace, outputs: Iterable[int], memory: Set[int]) -> tuple[dict[int, int], set[int]]:
    """What outputs are computed from in memory, with the number of elements read; and by which ops."""
    reads: dict[tuple[int, int], int] = {}
    computed: set[int] = set()
    waiting = [*outputs]
    while waiting:
        value = waiting.pop()
        noted = trace.noted[value]
        if value in memory or noted is None:
            base, elements = _looked(trace, value, memory)
            reads[base, value] = elements
        elif noted.kind == "view":
            base, elements = _looked(trace, value, memory)
            if base in memory:
                reads[base, value] = elements
            else:
                waiting.append(base)
        elif value not in computed:
            computed.add(value)
            waiting += noted.inputs
    total: dict[int, int] = {}
    for (base, _), elements in reads.items():
        total[base] = min(total.get(base, 0) + elements, _stored(trace, base))
    return total, computed


def _looked(trace: Trace, value: int, memory: Set[int]) -> tuple[int, int]:
    """What a value is a view of, and how many of its elements are seen."""
    elements = math.prod(trace.shapes[value])
    while (noted := trace.noted[value]) is not None and noted.kind == "view" and value not in memory:
        value = noted.inputs[0]
        elements = min(elements, math.prod(trace.shapes[value]))
    return value, min(elements, _stored(trace, value))


def _stored(trace: Trace, value: int) -> int:
    """Elements in memory: those along axes that are repeated are one."""
    layout = trace.layout(value)
    return math.prod([n for n, step in zip(layout.shape, layout.strides, strict=True) if step])


def _alone(trace: Trace, value: int) -> int:
    """Bytes that an op reads and writes that waits for no other."""
    noted = trace.noted[value]
    assert noted is not None
    reads = [_looked(trace, operand, frozenset()) for operand in {*noted.inputs}]
    return sum([_bytes(trace, base, elements) for base, elements in reads]) + _bytes(trace, value)


def _bytes(trace: Trace, value: int, elements: int | None = None) -> int:
    count = math.prod(trace.shapes[value]) if elements is None else elements
    return count * trace.dtypes[value].size
