"""Lower a kernel and run it on the interpreter, without launch or device."""

from __future__ import annotations

from typing import Any

import numpy as np

from burn_cube import dtypes as dt
from burn_cube import interpreter
from burn_cube.driver import Properties
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.frontend.lower import Lowered, lower
from burn_cube.ir import Function, Kernel, print_kernel, verify
from burn_cube.signature import (
    AbsentSpec,
    Annotation,
    ArraySpec,
    ComptimeAnnotation,
    ComptimeSpec,
    Generic,
    InoutAnnotation,
    ListAnnotation,
    ListSpec,
    OptionalAnnotation,
    ScalarAnnotation,
    ScalarSpec,
    Signature,
    Spec,
    StructAnnotation,
    StructSpec,
    TensorAnnotation,
    TensorSpec,
    VectorAnnotation,
)

AnyFunction = CubeFunction[Any, Any]

PROPERTIES = Properties(
    runtime="test", name="test", plane_dim=8, max_cube_dim=(1024, 1024, 1024), max_units_per_cube=1024,
    max_cube_count=(65535, 65535, 65535), max_shared_bytes=48 << 10, max_local_bytes=1 << 20, max_bindings=32,
    alignment=64, dtypes=frozenset(dt.STORABLE), features=frozenset(), host_memory=True,
)  # fmt: skip


def _dtype(array: np.ndarray) -> dt.DType:
    found = dt.from_numpy(array.dtype)
    assert found is not None, array.dtype
    return found


def spec_of(annotation: Annotation | VectorAnnotation | None, value: Any) -> Spec:
    """The spec of an argument."""
    if isinstance(annotation, InoutAnnotation):
        return spec_of(annotation.inner, value)
    if isinstance(annotation, OptionalAnnotation):
        return AbsentSpec() if value is None else spec_of(annotation.inner, value)
    if isinstance(annotation, ListAnnotation):
        return ListSpec(tuple(spec_of(annotation.inner, item) for item in value))
    if isinstance(annotation, StructAnnotation):
        parts = tuple((name, spec_of(inner, getattr(value, name))) for name, inner in annotation.fields)
        return StructSpec(annotation.cls, parts)
    if isinstance(annotation, ComptimeAnnotation) or annotation is None:
        return ComptimeSpec(value)
    if isinstance(annotation, ScalarAnnotation):
        if isinstance(annotation.elem, Generic):
            return ScalarSpec(_dtype(np.asarray(value)))
        return ScalarSpec(annotation.elem)
    dtype = _dtype(value)
    return TensorSpec(dtype, value.ndim) if isinstance(annotation, TensorAnnotation) else ArraySpec(dtype)


def lowered(
    kernel: AnyFunction,
    *args: Any,
    cube: tuple[int, int, int] = (1, 1, 1),
    bits: Any = 64,
    mode: Any = "checked",
    plane: int = 8,
    **named: Any,
) -> Lowered:
    """Lower for these arguments, and verify."""
    names = [p.name for p in kernel.parameters]
    values = dict(zip(names, args, strict=False)) | named
    specs = tuple(
        spec_of(p.annotation, values[p.name] if p.name in values else p.default) for p in kernel.parameters
    )
    found = lower(kernel, Signature(specs, cube, plane, bits, mode, PROPERTIES))
    verify(found.kernel)
    return found


def text(kernel: AnyFunction, *args: Any, **named: Any) -> str:
    """The surface IR as text."""
    return print_kernel(lowered(kernel, *args, **named).kernel)


def _no_library(op: str, dtype: str) -> Function:
    raise AssertionError(f"{op} of {dtype} is a library function")


def _leaves(spec: Spec, value: Any) -> list[Any]:
    match spec:
        case ArraySpec():
            flat = value.reshape(-1) if value.size else value
            return [interpreter.BufferValue(flat, 0, value.size, value.size)]
        case TensorSpec():
            return [_strided(value)]
        case ScalarSpec(dtype):
            return [dtype.numpy.type(value)]
        case ListSpec(items):
            return [leaf for item, part in zip(items, value, strict=True) for leaf in _leaves(item, part)]
        case StructSpec(_, fields):
            return [leaf for name, part in fields for leaf in _leaves(part, getattr(value, name))]
        case ComptimeSpec() | AbsentSpec():
            return []


def _strided(value: np.ndarray) -> interpreter.BufferValue:
    base = value
    while isinstance(base.base, np.ndarray):
        base = base.base
    offset = (value.__array_interface__["data"][0] - base.__array_interface__["data"][0]) // value.itemsize
    strides = tuple(s // value.itemsize for s in value.strides)
    return interpreter.BufferValue(
        base.reshape(-1), offset, value.size, base.size - offset, value.shape, strides
    )


def run(
    kernel: AnyFunction, *args: Any, grid: Any = (1, 1, 1), cube: Any = (1, 1, 1), **named: Any
) -> Kernel:
    """Run on the interpreter; arrays are changed in place."""
    grid = (grid, 1, 1) if isinstance(grid, int) else grid
    cube = (cube, 1, 1) if isinstance(cube, int) else cube
    found = lowered(kernel, *args, cube=cube, **named).kernel
    values = dict(zip([p.name for p in kernel.parameters], args, strict=False)) | named
    leaves: list[Any] = []
    for parameter in kernel.parameters:
        value = values.get(parameter.name, parameter.default)
        leaves += _leaves(spec_of(parameter.annotation, value), value)
    interpreter.run(found, grid, leaves, _no_library)
    return found
