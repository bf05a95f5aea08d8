"""Ops that wait: functions of elements, constants, casts, reductions, products, elements by indices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from burn_cube.dtypes import DType
from burn_cube.launch import graph
from burn_dispatch.backends.cube import floats, launching, reductions, shapes
from burn_dispatch.backends.cube.convolution import result_shape
from burn_dispatch.backends.cube.launching import Number, broadcast, number
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_dispatch.device import Device
from burn_dispatch.fusion.at_once import Tensor, at_once, wrapped
from burn_dispatch.fusion.products import CONVOLUTIONS, MATMUL
from burn_dispatch.fusion.queue import Queue, queue_of
from burn_dispatch.fusion.reductions import BY_NAME, Reduction, fuses, parts_of
from burn_dispatch.fusion.tensor import FusionTensor
from burn_dispatch.fusion.threads import thread_number
from burn_dispatch.fusion.views import VIEWS
from burn_dispatch.layout import Shape
from burn_dispatch.options import ConvOptions
from burn_dispatch.table import Function

Build = Callable[[str, Function], Function]
"""From the name of an op and Cube's own function to one that may wait."""


def _mapped(op: Any, dtype: DType, inputs: tuple[Any, ...], a: Number | None, b: Number | None) -> Any:
    """A function of elements, some of which are of tensors that may wait."""
    first = inputs[0]
    shape = first.shape
    for x in inputs[1:]:
        if x.shape != shape:
            shape = broadcast([x.shape for x in inputs])
            break
    numbers = () if a is None else (a,) if b is None else (a, b)
    return _queue(inputs).note("map", op, dtype, shape, inputs, numbers)


def _queue(inputs: tuple[Any, ...]) -> Queue:
    """That of this thread, for the device of the inputs."""
    for x in inputs:
        if x.__class__ is FusionTensor:
            found = x.queue
            if isinstance(found, Queue) and found.thread == thread_number():
                return found
            return queue_of(found.device)
    raise AssertionError(inputs)


launching.defer(_mapped)


def _waits(dtype: DType, device: Device) -> bool:
    """Whether a constant waits; a dtype that the device lacks is told of at once."""
    return device.is_fused() and dtype in device.properties.dtypes


def _full(name: str, inner: Function) -> Function:
    run = at_once(name, inner)

    def call(shape: Shape, value: Any, dtype: DType, device: Device) -> Any:
        if not _waits(dtype, device):
            return run(shape, value, dtype, device)
        graph.refuse("fill a tensor")
        return queue_of(device).fill(tuple(shape), number(value, dtype), dtype)

    return call


def _constant(value: int) -> Build:
    def build(name: str, inner: Function) -> Function:
        run = at_once(name, inner)

        def call(shape: Shape, dtype: DType, device: Device) -> Any:
            if not _waits(dtype, device):
                return run(shape, dtype, device)
            graph.refuse("fill a tensor")
            return queue_of(device).fill(tuple(shape), number(value, dtype), dtype)

        return call

    return build


def _cast(name: str, inner: Function) -> Function:
    def call(x: Tensor, dtype: DType) -> Any:
        if isinstance(x, FusionTensor) and x.dtype is dtype:
            return x
        if isinstance(x, FusionTensor) and dtype not in x.device.properties.dtypes:
            return inner(x.resolved(), dtype)  # which says what is wrong
        return inner(x, dtype)

    return call


def _reduced(rule: Reduction, inner: Any, x: Any) -> Any:
    """What each row of a tensor will give; `inner` is the op of Cube that computes that alone."""
    return _queue((x,)).note("reduce", rule, x.dtype, (*x.shape[:-1], 1), (x,), detail=(inner,))


def _taken(method: str, x: Any, dim: int, indices: Any, shape: Shape) -> Any:
    """Elements of a tensor by indices along an axis."""
    return _queue((x, indices)).note("take", method, x.dtype, shape, (x, indices), detail=(dim,))


def _reduction(rule: Reduction) -> Build:
    """Of the rows of a tensor."""

    def build(name: str, inner: Function) -> Function:
        run = at_once(name, inner)

        def call(x: Tensor, dim: int) -> Any:
            if isinstance(x, FusionTensor) and fuses(x.shape, dim):
                return _reduced(rule, inner, x)
            return run(x, dim)

        return call

    return build


def _whole(rule: Reduction) -> Build:
    """Of all elements: of rows first, so that what waits is computed on the way."""
    rows_rule = BY_NAME["sum_dim"] if rule.mean else rule
    inner_rule, inner_rows = (vars(reductions)[f"float_{each.op}"] for each in (rule, rows_rule))
    reshape = VIEWS["reshape"]("reshape", shapes.float_reshape)

    def build(name: str, inner: Function) -> Function:
        run = at_once(name, inner)

        def call(x: Tensor) -> Any:
            if isinstance(x, CubeTensor) or x.tensor is not None:
                return run(x)
            count = math.prod(x.shape)
            rows = parts_of(count)
            if rows == 1:
                line = reshape(x, (1, count))
                return reshape(_reduced(rule, inner_rule, line), (1,))
            # parts are rounded to the dtype, and a mean of ints is of their whole sum
            if rows is None or x.dtype.size < 4 or (rule.mean and not x.dtype.is_float):
                return run(x)
            lines = reshape(x, (rows, count // rows))
            parts = _reduced(rows_rule, inner_rows, lines)
            total = reshape(wrapped(inner_rows(parts.resolved(), 0)), (1,))
            return floats.float_div_scalar(total, count) if rule.mean else total

        return call

    return build


def _matmul(name: str, inner: Function) -> Function:
    detail = (inner,)

    def call(lhs: Tensor, rhs: Tensor) -> Any:
        if isinstance(lhs, CubeTensor) and isinstance(rhs, CubeTensor):
            return inner(lhs, rhs)
        shape = (*broadcast([lhs.shape[:-2], rhs.shape[:-2]]), lhs.shape[-2], rhs.shape[-1])
        return _queue((lhs, rhs)).note("product", MATMUL, lhs.dtype, shape, (lhs, rhs), detail=detail)

    return call


def _conv(name: str, inner: Function) -> Function:
    rule, plain = CONVOLUTIONS[name], at_once(name, inner)

    def call(x: Tensor, weight: Tensor, bias: Tensor | None, options: ConvOptions) -> Any:
        given = (x, weight) if bias is None else (x, weight, bias)
        if not any([isinstance(one, FusionTensor) for one in given]):
            return plain(x, weight, bias, options)
        detail = (inner, None, options) if bias is None else (inner, options)
        shape = result_shape(x.shape, weight.shape, options)
        return _queue(given).note("product", rule, x.dtype, shape, given, detail=detail)

    return call


def _select(name: str, inner: Function) -> Function:
    def call(x: Tensor, dim: int, indices: Tensor) -> Any:
        if isinstance(x, CubeTensor) and isinstance(indices, CubeTensor):
            return inner(x, dim, indices)
        shape = (*x.shape[:dim], indices.shape[0], *x.shape[dim + 1 :])
        return _taken("select", x, dim, indices, shape)

    return call


def _gather(name: str, inner: Function) -> Function:
    def call(dim: int, x: Tensor, indices: Tensor) -> Any:
        if isinstance(x, CubeTensor) and isinstance(indices, CubeTensor):
            return inner(dim, x, indices)
        return _taken("gather", x, dim, indices, indices.shape)

    return call


_MOST_JOINED = 8
"""Tensors that one kernel joins; more are copied into place one by one."""


def _cat(name: str, inner: Function) -> Function:
    run = at_once(name, inner)

    def call(xs: Sequence[Tensor], dim: int) -> Any:
        if len(xs) > _MOST_JOINED or not any([isinstance(x, FusionTensor) for x in xs]):
            return run(xs, dim)
        total = sum([x.shape[dim] for x in xs])
        shape = (*xs[0].shape[:dim], total, *xs[0].shape[dim + 1 :])
        return _queue(tuple(xs)).note("cat", "cat", xs[0].dtype, shape, xs, detail=(dim, inner))

    return call


WAITING: dict[str, Build] = {
    **VIEWS,
    **{rule.op: _reduction(rule) for rule in BY_NAME.values()},
    **{rule.op.removesuffix("_dim"): _whole(rule) for rule in BY_NAME.values()},
    "matmul": _matmul,
    "full": _full,
    "zeros": _constant(0),
    "ones": _constant(1),
    "cast": _cast,
    "into_int": _cast,
    "into_float": _cast,
    "select": _select,
    "gather": _gather,
    "cat": _cat,
}
"""By the names of ops without their family."""
WAITING_MODULES: dict[str, Build] = {name: _conv for name in CONVOLUTIONS}
"""By their whole names."""
