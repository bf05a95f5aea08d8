"""What a queue does with what it has noted: kernels in order, and views of what they give."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from burn_cube.record import record, replace
from burn_dispatch.backends.cube.copies import copy
from burn_dispatch.backends.cube.creation import float_full
from burn_dispatch.backends.cube.launching import Number, memory
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.fusion.epilogues import product_kernel
from burn_dispatch.fusion.groups import grouped
from burn_dispatch.fusion.kernels import Array, Kernel, Output, kernel, row_kernel
from burn_dispatch.fusion.trace import Steps, Trace, first_copy, looked_at
from burn_dispatch.fusion.walk import Read
from burn_dispatch.layout import Layout
from burn_kernels.lines import units_of

_REPORTS = 1
"""Arrays that a kernel may have beside those of its text."""


@record(eq=False)
class Alone:
    """An op with nothing before or after it, by kernels of Cube, which divide the work as suits it."""

    operands: tuple[Read, ...]
    outputs: tuple[Output, ...]
    run: Callable[[list[CubeTensor]], CubeTensor]
    ops: tuple[str, ...]


@record(eq=False)
class Program:
    """`kernels` in order; `empty`: outputs without elements; `fills`: those of one number; `views`: values
    that look at others."""

    trace: Trace
    kernels: tuple[Kernel | Alone, ...]
    empty: tuple[int, ...]
    fills: tuple[int, ...]
    views: dict[int, Read]
    computed: tuple[int, ...]
    """The values that are there afterwards and were not before."""


def planned(trace: Trace, device: Device) -> Program:
    """How a trace is computed on a device."""
    grouping = grouped(
        trace, device.properties.max_bindings - _REPORTS, by_planes=device.properties.runtime == "cpu"
    )
    kernels: list[Kernel | Alone] = []
    layouts: dict[int, Layout] = {}
    empty: list[int] = []
    for at, group in enumerate(grouping.groups):
        if 0 in group.shape:
            empty += group.outputs
            layouts |= {value: Layout.of(group.shape) for value in group.outputs}
            continue
        later = frozenset(n for after in grouping.groups[at + 1 :] for n in after.reads)
        made: Kernel | Alone
        if group.alone:
            made = _alone(trace, group.outputs[0], layouts.keys())
        elif group.product is not None:
            made = product_kernel(trace, group, group.product, layouts)
        elif group.rows:
            made = row_kernel(trace, group, layouts, units_of(device.properties, group.shape[-1]))
        else:
            made = kernel(trace, group, layouts, later)
        layouts |= {output.value: output.layout for output in made.outputs}
        kernels.append(made)
    bases = {base for base, _ in grouping.views.values()}
    bases |= {base for each in kernels for base, _ in each.operands}
    fills = [value for value in sorted(trace.live | bases) if trace.is_fill(value) and value not in layouts]
    outputs = [output.value for each in kernels for output in each.outputs]
    computed = (*outputs, *empty, *fills, *grouping.views)
    return Program(trace, tuple(kernels), tuple(empty), tuple(fills), grouping.views, computed)


def _alone(trace: Trace, value: int, memory: Set[int]) -> Alone:
    noted = trace.noted[value]
    assert noted is not None, value
    output = Output(value, trace.dtypes[value], Layout.of(trace.shapes[value]), None)
    inner = noted.detail[0] if noted.kind == "product" else noted.detail[-1]

    def run(operands: list[CubeTensor]) -> CubeTensor:
        found: CubeTensor
        if noted.kind == "product":
            found = inner(*operands, *noted.detail[1:])
        elif noted.kind == "cat":
            found = inner(operands, noted.detail[0])
        else:
            found = inner(*operands, len(trace.shapes[value]) - 1)
        return found

    return Alone(trace.operands(value, memory), (output,), run, (noted.name,))


Values = list[CubeTensor | None]


def allocate(program: Program, device: Device, values: Values, numbers: Sequence[Number]) -> None:
    """Memory for all outputs, beside the values that are there: before the first launch, so that nothing has
    happened if there is not enough."""
    trace = program.trace
    for each in program.kernels:
        if isinstance(each, Kernel):
            for output in each.outputs:
                values[output.value] = _output(output, values, device)
    for value in program.empty:
        values[value] = CubeTensor.empty(trace.shapes[value], trace.dtypes[value], device)
    for value in program.fills:
        number = numbers[trace.first_number[value]]
        values[value] = float_full(trace.shapes[value], number, trace.dtypes[value], device)


def launch(program: Program, values: Values, numbers: Sequence[Number], overwritten: set[int]) -> None:
    """Compute what has memory, and look at it; `overwritten` gets the inputs that are gone by now."""
    for each in program.kernels:
        operands = [_view(values[base], steps) for base, steps in each.operands]
        if isinstance(each, Alone):
            values[each.outputs[0].value] = each.run(operands)
            continue
        if each.direct is not None:
            arrays = [values[value] for value in each.direct]
        else:
            arrays = [_array(array, values) for array in each.arrays]
            arrays += [_flat(values[output.value]) for output in each.outputs]
        if each.overwrites:
            overwritten.update(each.overwrites)
        each.launch(*operands, *arrays, *[numbers[place] for place in each.numbers], *each.sizes)
    for value, (base, steps) in program.views.items():
        values[value] = _view(values[base], steps)


def _output(output: Output, values: Values, device: Device) -> CubeTensor | None:
    if output.over is not None:
        return values[output.over]
    made = CubeTensor.empty(output.layout.shape, output.dtype, device)
    return made if output.layout.is_contiguous else made.view(output.layout)


def _array(array: Array, values: Values) -> CubeTensor:
    """What a kernel reads, in order or as all memory from the lowest element on."""
    value, copies = array
    tensor = values[value]
    assert tensor is not None, value
    for layout in copies:
        tensor = copy(tensor.view(replace(layout, offset=tensor.layout.offset + layout.offset)))
    return _flat(tensor)


def _flat(tensor: CubeTensor | None) -> CubeTensor:
    assert tensor is not None
    return tensor if tensor.is_contiguous else memory(tensor)


def _view(tensor: CubeTensor | None, steps: Steps) -> CubeTensor:
    assert tensor is not None
    if not steps:
        return tensor
    while (found := looked_at(tensor.layout, steps)) is None:
        at = first_copy(tensor.layout, steps)
        before = looked_at(tensor.layout, steps[:at])
        assert before is not None, steps
        tensor, steps = copy(tensor.view(before)), steps[at:]
    return tensor.view(found)
