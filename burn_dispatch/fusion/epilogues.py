"""From a group after a product to a kernel of that product, which computes the group as well."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

from burn_cube.record import record
from burn_dispatch.fusion.body import COORDINATE, Body
from burn_dispatch.fusion.forms import Form, element_form
from burn_dispatch.fusion.groups import Group
from burn_dispatch.fusion.kernels import Array, Kernel, Output, base_of, direct_of, placed, turned
from burn_dispatch.fusion.products import Product
from burn_dispatch.fusion.text import Text, annotation, title, written
from burn_dispatch.fusion.trace import Steps, Trace
from burn_dispatch.layout import Layout
from burn_kernels.epilogue import Epilogue, Finish


class _Body(Body):
    """Lines for an element of a product, which is there as `value`."""

    def _made(self, value: int, steps: Steps) -> str:
        if value in self.memory or not self.trace.is_product(value):
            return super()._made(value, steps)
        noted = self.trace.noted[value]
        assert noted is not None, value
        self.ops.append(noted.name)
        return self._line(f"bc.cast(value, bc.{noted.dtype})")


@record(eq=False)
class _Launch:
    """Calls the op of a product. It gets operands, arrays, outputs, scalars and sizes."""

    product: Product
    rest: tuple[Any, ...]
    epilogue: Epilogue
    dtypes: tuple[str, ...]
    operands: int
    arrays: int

    def __call__(self, *given: Any) -> None:
        begin = self.operands + self.arrays
        end = begin + len(self.dtypes)
        arguments = (*given[self.operands : begin], *given[end:])
        finish = Finish(self.epilogue, given[begin:end], self.dtypes, arguments)
        self.product.finished(*given[: self.operands], *self.rest, finish)


def product_kernel(trace: Trace, group: Group, product: int, memory: Mapping[int, Layout]) -> Kernel:
    """`memory`: layouts of computed values that are there by now."""
    noted = trace.noted[product]
    assert noted is not None, product
    body = _Body(trace, memory, group.shape)
    names = [body.value(output) for output in group.outputs]
    reads = [turned(read) for read in body.reads]
    layout = Layout.of(group.shape)
    form = element_form(
        group.shape,
        [layout.strides, *[read.layout.strides for read in reads]],
        [0, *[base_of(trace, memory, read) for read in reads]],
        math.prod(trace.shapes[product][: -noted.op.space]),
    )
    read = [(read.value, read.copies) for read in reads if read.value != COORDINATE]
    arrays = list(dict.fromkeys(read))
    named = {array: f"x{at}" for at, array in enumerate(arrays)}
    stores = [f"y{at}[OUT] = {name}" for at, name in enumerate(names)]
    source = _definition(body, group, form, named, placed([*body.lines, *stores], form, reads, named))
    dtypes = [trace.dtypes[value] for value in group.outputs]
    operands = trace.operands(product, memory.keys())
    epilogue = Epilogue(
        written(Text(source, tuple(body.functions))),
        tuple([annotation(dtype) for dtype in dtypes]),
        tuple([
            *[annotation(trace.dtypes[value]) for value, _ in arrays],
            *[f"bc.{dtype}" for _, dtype in body.numbers],
            *["bc.index" for _ in body.sizes],
            *[f"bc.{dtype}" for _, dtype in form.params],
        ]),
    )  # fmt: skip
    names_of = tuple([dtype.name for dtype in dtypes])
    launch = _Launch(noted.op, noted.detail[1:], epilogue, names_of, len(operands), len(arrays))
    outputs = [Output(value, dtype, layout, None) for value, dtype in zip(group.outputs, dtypes, strict=True)]
    return Kernel(
        group, launch, tuple(arrays), tuple(outputs), direct_of(body, arrays, outputs), (),
        tuple([place for place, _ in body.numbers]), (*body.sizes.values(), *form.sizes), tuple(body.ops),
        source, operands,
    )  # fmt: skip


def _definition(
    body: Body, group: Group, form: Form, named: Mapping[Array, str], lines: Sequence[str]
) -> str:  # fmt: skip
    """The text of what is done with an element."""
    extra = [
        *[f"y{at}" for at in range(len(group.outputs))],
        *named.values(),
        *[f"s{at}" for at in range(len(body.numbers))],
        *body.sizes,
        *[name for name, _ in form.params],
        "first",
    ]
    statements = [f"{', '.join(extra)} = extra", "plane = first + at", *form.head, *lines]
    return "\n".join([
        f"def {title(body.ops)}(value: Any, at: bc.index, row: bc.index, j: bc.index, extra: Any) -> None:",
        *[f"    {line}" for line in statements],
        "",
    ])  # fmt: skip
