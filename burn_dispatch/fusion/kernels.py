"""From a group to a kernel: the order of axes, the form, the text, and what a launch passes to it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.record import record, replace
from burn_dispatch.backends.cube.launching import matrices
from burn_dispatch.fusion.body import COORDINATE, Body, Read
from burn_dispatch.fusion.forms import Form, form_of, row_form
from burn_dispatch.fusion.groups import Group
from burn_dispatch.fusion.row_body import RowBody
from burn_dispatch.fusion.text import Text, annotation, definition, written
from burn_dispatch.fusion.trace import Steps, Trace, is_dense, permuted_strides
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
    """A group ready to launch: arrays that it reads, its outputs, scalars by their places, sizes; and before
    all these, the operands of a product."""

    group: Group
    launch: Any
    arrays: tuple[Array, ...]
    outputs: tuple[Output, ...]
    direct: tuple[int, ...] | None
    """The values of both, if all of them lie in memory in order."""
    overwrites: tuple[int, ...]
    """Inputs whose memory outputs take."""
    numbers: tuple[int, ...]
    sizes: tuple[int, ...]
    ops: tuple[str, ...]
    source: str
    operands: tuple[tuple[int, Steps], ...] = ()


def kernel(trace: Trace, group: Group, memory: Mapping[int, Layout], later: frozenset[int]) -> Kernel:
    """`memory`: layouts of computed values that are there by now; `later`: what is read afterwards."""
    body = Body(trace, memory, group.shape)
    names = [body.value(output) for output in group.outputs]
    order = _order(body.reads, group.shape)
    reads = body.reads if order is not None else [turned(read) for read in body.reads]
    axes = range(len(group.shape)) if order is None else order
    layout = Layout(group.shape, permuted_strides(group.shape, axes))
    form = form_of(
        [group.shape[axis] for axis in axes],
        [tuple([own.strides[axis] for axis in axes]) for own in (layout, *[read.layout for read in reads])],
        [0, *[base_of(trace, memory, read) for read in reads]],
    )
    over = _overwritten(trace, group, reads, layout, later)
    layouts = [layout] * len(group.outputs)
    stores = [f"y{at}[OUT] = {name}" for at, name in enumerate(names)]
    return _put_together(body, group, reads, form, [*body.lines, *stores], layouts, over)


def row_kernel(trace: Trace, group: Group, memory: Mapping[int, Layout], units: int) -> Kernel:
    """Of a group whose rows are reduced, by cubes of so many units."""
    body = RowBody(trace, memory, group.shape, units)
    lines = body.write(group.outputs)
    layouts = [Layout.of(trace.shapes[value]) for value in group.outputs]
    reads = body.reads
    form = row_form(
        group.shape,
        [
            Layout.of(group.shape).strides,
            Layout.of(body.column).strides,
            *[read.layout.strides for read in reads],
        ],
        [0, 0, *[base_of(trace, memory, read) for read in reads]],
        [False, True, *[at in body.columns for at in range(len(reads))]],
        units,
    )
    return _put_together(body, group, reads, form, lines, layouts, {})


_PLACED = re.compile(r"\b(READ|ARRAY|PLACE) (\d+)")


def placed(
    lines: Sequence[str], form: Form, reads: Sequence[Read], names: Mapping[Array, str]
) -> list[str]:  # fmt: skip
    """Lines that say where elements are. `names`: of the arrays that are read."""
    behind = form.indices[len(form.indices) - len(reads) :]

    def found(match: re.Match[str]) -> str:
        number = int(match[2])
        array, index = names.get((reads[number].value, reads[number].copies), ""), behind[number]
        return {"READ": f"{array}[{index}]", "ARRAY": array, "PLACE": f"({index})"}[match[1]]

    def one(line: str) -> str:
        line = _PLACED.sub(found, line)
        line = line.replace("[OUT]", f"[{form.indices[0]}]")
        return line.replace("[COLUMN]", f"[{form.indices[1]}]") if "[COLUMN]" in line else line

    return [one(line) for line in lines]


def direct_of(
    body: Body, arrays: Sequence[Array], outputs: Sequence[Output]
) -> tuple[int, ...] | None:  # fmt: skip
    """The values that a kernel reads and writes, if all of them lie in memory in order."""
    in_order = [body.layout(value).is_contiguous and not copies for value, copies in arrays]
    in_order += [output.layout.is_contiguous for output in outputs]
    found = *[value for value, _ in arrays], *[output.value for output in outputs]
    return found if all(in_order) else None


def _put_together(
    body: Body,
    group: Group,
    reads: Sequence[Read],
    form: Form,
    lines: Sequence[str],
    layouts: Sequence[Layout],
    over: Mapping[int, int],
) -> Kernel:
    """The form gives the index of an output, OUT, of one value a row, COLUMN, if there is one, and of each
    read."""
    trace = body.trace
    read = dict.fromkeys([(read.value, read.copies) for read in reads if read.value != COORDINATE])
    arrays = [array for array in read if array[0] not in over.values()]
    names = {array: f"x{at}" for at, array in enumerate(arrays)}
    names |= {(value, ()): f"y{group.outputs.index(output)}" for output, value in over.items()}
    params = [(names[array], annotation(trace.dtypes[array[0]])) for array in arrays]
    params += [(f"y{at}", annotation(trace.dtypes[value])) for at, value in enumerate(group.outputs)]
    params += [(f"s{at}", f"bc.{dtype}") for at, (_, dtype) in enumerate(body.numbers)]
    params += [(name, "bc.index") for name in body.sizes]
    source = definition(body.ops, params, form, placed(lines, form, reads, names))
    outputs = [
        Output(value, trace.dtypes[value], layout, over.get(value))
        for value, layout in zip(group.outputs, layouts, strict=True)
    ]
    direct = direct_of(body, arrays, outputs)
    return Kernel(
        group, form.bind(written(Text(source, tuple(body.functions)))), tuple(arrays), tuple(outputs), direct,
        tuple(over.values()),
        tuple([place for place, _ in body.numbers]), (*body.sizes.values(), *form.sizes), tuple(body.ops),
        source,
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


def turned(read: Read) -> Read:
    """Columns of large matrices become rows by a kernel of their own."""
    if read.guarded or matrices(read.layout) is None:
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
                and trace.layout(value) == layout
                and all(
                    not other.copies and (other.layout.strides, other.layout.offset) == (layout.strides, 0)
                    for other in reads
                    if other.value == value
                )
            ):
                found[output] = value
                break
    return found


def base_of(trace: Trace, memory: Mapping[int, Layout], read: Read) -> int:
    """The first element of a read, in the array that is passed: all memory from the lowest element on."""
    if read.value == COORDINATE:
        return read.layout.offset
    layout = memory.get(read.value) or trace.layout(read.value)
    passed_in_order = read.copies or layout.is_contiguous
    return read.layout.offset - (0 if passed_in_order else layout.extent[0])
