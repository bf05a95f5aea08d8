"""From a group to a kernel: the order of axes, the form, the text, and what a launch passes to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.record import record, replace
from burn_dispatch.backends.cube.launching import matrices
from burn_dispatch.fusion.body import Body, Read
from burn_dispatch.fusion.forms import form_of
from burn_dispatch.fusion.groups import Group
from burn_dispatch.fusion.text import Text, annotation, definition, written
from burn_dispatch.fusion.trace import Trace, is_dense, permuted_strides
from burn_dispatch.layout import Layout, Shape

Array = tuple[int, tuple[Layout, ...]]
"""What a kernel reads: a value, through copies of these layouts."""


@record(eq=False)
class Output:
    """A value that a kernel writes: into new memory, or over another value."""

    value: int
    dtype: DType
    layout: Layout
    over: int | None


@record(eq=False)
class Kernel:
    """A group ready to launch: arrays that it reads, its outputs, scalars by their places, sizes."""

    group: Group
    launch: Any
    arrays: tuple[Array, ...]
    outputs: tuple[Output, ...]
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    ops: tuple[str, ...]
    source: str


def kernel(trace: Trace, group: Group, memory: Mapping[int, Layout], later: frozenset[int]) -> Kernel:
    """`memory`: layouts of computed values that are there by now; `later`: what is read afterwards."""
    body = Body(trace, memory, group.shape)
    names = [body.value(output) for output in group.outputs]
    order = _order(body.reads, group.shape)
    reads = body.reads if order is not None else [_turned(read) for read in body.reads]
    axes = range(len(group.shape)) if order is None else order
    layout = Layout(group.shape, permuted_strides(group.shape, axes))
    over = _overwritten(trace, group, reads, layout, later)
    arrays = [
        array
        for array in dict.fromkeys([(r.value, r.copies) for r in reads])
        if array[0] not in over.values()
    ]
    form = form_of(
        [group.shape[axis] for axis in axes],
        [tuple([own.strides[axis] for axis in axes]) for own in (layout, *[read.layout for read in reads])],
        [0, *[read.layout.offset - _lowest(trace, memory, read) for read in reads]],
    )
    array_names = {array: f"x{at}" for at, array in enumerate(arrays)}
    array_names |= {(value, ()): f"y{group.outputs.index(output)}" for output, value in over.items()}
    lines = list(body.lines)
    for at, read in enumerate(reads):
        index = form.indices[at + 1]
        lines[lines.index(f"READ {at}")] = f"{array_names[read.value, read.copies]}[{index}]"
    params = [(array_names[array], annotation(trace.dtypes[array[0]])) for array in arrays]
    params += [(f"y{at}", annotation(trace.dtypes[value])) for at, value in enumerate(group.outputs)]
    params += [(f"s{at}", f"bc.{dtype}") for at, (_, dtype) in enumerate(body.numbers)]
    stores = [(f"y{at}[{form.indices[0]}]", name) for at, name in enumerate(names)]
    source = definition(body.ops, params, form, lines, stores)
    outputs = [Output(value, trace.dtypes[value], layout, over.get(value)) for value in group.outputs]
    return Kernel(
        group, form.bind(written(Text(source, tuple(body.functions)))), tuple(arrays), tuple(outputs),
        tuple([place for place, _ in body.numbers]), form.sizes, tuple(body.ops), source,
    )  # fmt: skip


def _order(reads: Sequence[Read], shape: Shape) -> tuple[int, ...] | None:
    """The axes in the order in which all reads of the whole shape lie densely in memory, if that is one order
    and not the usual one."""
    whole = {read.layout.strides for read in reads if not read.layout.is_expanded}
    if len(whole) != 1:
        return None
    layout = Layout(shape, whole.pop())
    if layout.is_contiguous or not is_dense(layout):
        return None
    return tuple(sorted(range(len(shape)), key=lambda axis: (-layout.strides[axis], axis)))


def _turned(read: Read) -> Read:
    """Columns of large matrices become rows by a kernel of their own."""
    if matrices(read.layout) is None:
        return read
    return replace(read, copies=(*read.copies, read.layout), layout=Layout.of(read.layout.shape))


def _overwritten(
    trace: Trace, group: Group, reads: Sequence[Read], layout: Layout, later: frozenset[int]
) -> dict[int, int]:
    """Outputs that take the memory of what nobody will read any more, element for element."""
    found: dict[int, int] = {}
    for output in group.outputs:
        for read in reads:
            value = read.value
            if (
                value in trace.free
                and value not in later
                and value not in found.values()
                and trace.dtypes[value] is trace.dtypes[output]
                and trace.layout(value).strides == layout.strides
                and all(
                    not other.copies and (other.layout.strides, other.layout.offset) == (layout.strides, 0)
                    for other in reads
                    if other.value == value
                )
            ):
                found[output] = value
                break
    return found


def _lowest(trace: Trace, memory: Mapping[int, Layout], read: Read) -> int:
    """The first element of the array that is passed, from the first element of the value."""
    if read.copies:
        return 0
    layout = memory.get(read.value) or trace.layout(read.value)
    return 0 if layout.is_contiguous else layout.extent[0]
