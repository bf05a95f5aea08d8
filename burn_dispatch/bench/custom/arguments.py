"""Arguments of a user's kernel: `x=f32[4096, n]`, `idx=i32[n]:0..100`, `a=2.5`, `width=n`, `bias=none`."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from burn_cube.dtypes import BOOL, BY_NAME, DType
from burn_cube.errors import LaunchTypeError, LaunchValueError, nearest
from burn_cube.frontend.decorator import CubeFunction, Parameter
from burn_cube.ir import BufferParam
from burn_cube.launch.specialise import lowered
from burn_cube.signature import (
    AbsentSpec,
    ArrayAnnotation,
    ArraySpec,
    ComptimeAnnotation,
    ComptimeSpec,
    InoutAnnotation,
    OptionalAnnotation,
    ScalarAnnotation,
    ScalarSpec,
    Signature,
    Spec,
    TensorAnnotation,
    TensorSpec,
)
from burn_dispatch.bench.custom.expressions import names, numbers, whole
from burn_dispatch.bench.custom.given import Given
from burn_dispatch.device import Device

_ARRAY = re.compile(r"(?P<dtype>\w+)\s*\[(?P<shape>[^\]]*)\](?::(?P<fill>.+))?")
_NUMBER = r"-?\d+(?:\.\d+)?(?:e[+-]?\d+)?"
_FILL = re.compile(rf"(?P<low>{_NUMBER})\.\.(?P<high>{_NUMBER})")
FILLS = ("uniform", "normal", "zeros", "ones", "arange")
Kind = Literal["array", "scalar", "comptime", "absent"]
_WHOLE = (0, 100)
"""What arrays of whole numbers are filled with, from and below."""


@dataclass(frozen=True, slots=True)
class Argument:
    """What a parameter gets: an array that is still to be made, or a value."""

    name: str
    value: Any = None
    dtype: DType | None = None
    shape: tuple[int, ...] | None = None
    fill: str = ""
    access: str = ""
    """Of arrays: read, write, readwrite or none."""

    @property
    def nbytes(self) -> int:
        """Bytes of the array."""
        return 0 if self.dtype is None or self.shape is None else math.prod(self.shape) * self.dtype.size

    @property
    def dtype_name(self) -> str:
        """Of an array."""
        return "" if self.dtype is None else self.dtype.name


def arguments(
    kernel: CubeFunction[Any, Any], module: ModuleType, given: Given, point: Mapping[str, int]
) -> tuple[Argument, ...]:
    """One for each parameter. Arrays that nobody speaks of have the shape of the first one that is given."""
    _check_names(kernel, given, point)
    texts = {**{name: name for name in point}, **given.args}
    kinds: dict[str, Kind] = {
        parameter.name: _kind(kernel, parameter, texts) for parameter in kernel.parameters
    }
    shapes = {name: _shape(name, texts[name], point) for name, kind in kinds.items()
              if kind == "array" and name in texts}  # fmt: skip
    if "array" in kinds.values() and not shapes:
        first = next(name for name, kind in kinds.items() if kind == "array")
        raise LaunchValueError(
            f"cannot measure {kernel.name}: no array is given", help=f"--arg {first}=f32[4096, 1024]"
        )
    signature = _signature(kernel, module, given, point, texts, kinds, shapes)
    params = lowered(kernel, signature).params
    access = {p.var.name: p.access for p in params if isinstance(p, BufferParam)}
    default = next(iter(shapes.values()), ())
    return tuple(
        _argument(kernel, parameter, spec, texts, point, shapes.get(parameter.name, default), access)
        for parameter, spec in zip(kernel.parameters, signature.specs, strict=True)
    )


def _kind(kernel: CubeFunction[Any, Any], parameter: Parameter, texts: Mapping[str, str]) -> Kind:
    found: object = parameter.annotation
    if isinstance(found, OptionalAnnotation):
        if texts.get(parameter.name, "none") == "none":
            return "absent"
        found = found.inner
    if isinstance(found, InoutAnnotation):
        found = found.inner
    match found:
        case ArrayAnnotation() | TensorAnnotation():
            return "array"
        case ScalarAnnotation():
            return "scalar"
        case ComptimeAnnotation():
            return "comptime"
        case _:
            raise LaunchTypeError(
                f"cannot measure {kernel.name}: parameter {parameter.name} is no array, scalar or "
                "compile-time argument", parameter.span, "measure a launch of it by bc.testing.do_bench",
            )  # fmt: skip


def _check_names(kernel: CubeFunction[Any, Any], given: Given, point: Mapping[str, int]) -> None:
    known = [parameter.name for parameter in kernel.parameters]
    for name in given.args:
        if name not in known:
            near = nearest(name, known)
            raise LaunchValueError(
                f"cannot set {name} of {kernel.name}: it takes no such argument",
                help=f"did you mean {near}?" if near else f"it takes {', '.join(known) or 'none'}",
            )
    used = symbols(given).union(known)
    for name in point:
        if name not in used:
            raise LaunchValueError(
                f"cannot sweep {name}: no argument, grid, cube, bytes or flops of {kernel.name} uses it"
            )


def symbols(given: Given) -> set[str]:
    """The axes that texts mention."""
    texts = (*given.args.values(), given.grid, given.cube, given.bytes, given.flops)
    return set[str]().union(*map(_symbols, texts))


def _symbols(text: str) -> set[str]:
    found = _ARRAY.fullmatch(text)
    return names(text if found is None else found["shape"])


def _shape(name: str, text: str, point: Mapping[str, int]) -> tuple[int, ...]:
    found = _ARRAY.fullmatch(text)
    if found is None:
        raise LaunchValueError(
            f"cannot read --arg {name}={text}: expected DTYPE[SHAPE], such as f32[4096, n]"
        )
    shape = whole(f"--arg {name}=", found["shape"], point) if found["shape"].strip() else ()
    if any(n < 0 for n in shape):
        raise LaunchValueError(f"cannot read --arg {name}={text}: got shape {shape}")
    fill = found["fill"] or ""
    if fill and fill not in FILLS and not _is_range(fill, found["dtype"]):
        raise LaunchValueError(
            f"cannot read --arg {name}={text}: got {fill}, expected LOW..HIGH or one of {', '.join(FILLS)}"
        )
    return shape


def _is_range(fill: str, dtype: str) -> bool:
    """LOW..HIGH, the lower one first; whole numbers lie below the higher one, so that it must be another."""
    bounds = _FILL.fullmatch(fill)
    if bounds is None:
        return False
    low, high = float(bounds["low"]), float(bounds["high"])
    if dtype in BY_NAME and BY_NAME[dtype].is_integer:
        return int(low) < int(high)
    return low <= high < math.inf


def _signature(
    kernel: CubeFunction[Any, Any], module: ModuleType, given: Given, point: Mapping[str, int],
    texts: Mapping[str, str], kinds: Mapping[str, Kind], shapes: Mapping[str, tuple[int, ...]],
) -> Signature:  # fmt: skip
    """What a launch with such arguments is compiled for, as `burn-cube show` takes it."""
    from burn_dispatch.cli import specialisation  # the command line imports this module

    args = {name: "none" for name, kind in kinds.items() if kind == "absent"}
    for name, shape in shapes.items():
        args[name] = f"{texts[name].partition('[')[0].strip()}[{len(shape)}]"
    comptime = {name: _comptime(texts[name], point) for name, kind in kinds.items()
                if kind == "comptime" and name in texts}  # fmt: skip
    cube = ",".join(map(str, whole("--cube", given.cube or "256", point)))
    chosen = specialisation.Chosen(
        (), tuple(f"{name}={text}" for name, text in args.items()),
        tuple(f"{name}={text}" for name, text in comptime.items()), cube, "checked", "32",
    )  # fmt: skip
    return specialisation.signature(kernel, module, chosen, Device.cpu().properties)


def _comptime(text: str, point: Mapping[str, int]) -> str:
    return str(numbers("--arg", text, point)[0]) if names(text) & point.keys() else text


def _argument(
    kernel: CubeFunction[Any, Any], parameter: Parameter, spec: Spec, texts: Mapping[str, str],
    point: Mapping[str, int], shape: tuple[int, ...], access: Mapping[str, str],
) -> Argument:  # fmt: skip
    name = parameter.name
    match spec:
        case ArraySpec(dtype) | TensorSpec(dtype, _):
            found = _ARRAY.fullmatch(texts.get(name, ""))
            fill = (found["fill"] or "") if found is not None else ""
            return Argument(name, None, dtype, shape, fill, access.get(name, "none"))
        case ComptimeSpec(value):
            return Argument(name, value)
        case AbsentSpec():
            return Argument(name)
        case ScalarSpec(dtype):
            if name in texts:
                return Argument(name, _scalar(name, texts[name], dtype, point))
            if parameter.has_default:
                return Argument(name, parameter.default)
            raise LaunchValueError(
                f"cannot measure {kernel.name}: parameter {name} has no value",
                parameter.span,
                f"--arg {name}=1",
            )
        case _:
            raise AssertionError(spec)


def _scalar(name: str, text: str, dtype: DType, point: Mapping[str, int]) -> bool | int | float:
    if dtype is BOOL and text in ("True", "False"):
        return text == "True"
    (value, *more) = numbers(f"--arg {name}=", text, point)
    if more or (dtype.is_integer and not isinstance(value, int)):
        raise LaunchValueError(f"cannot read --arg {name}={text}: expected a value of {dtype}")
    return float(value) if dtype.is_float else value


def make(one: Argument, rng: np.random.Generator) -> Any:
    """The value of an argument. What is only written begins as NaN, or as a number that is no result."""
    if one.dtype is None or one.shape is None:
        return one.value
    dtype: Any = one.dtype.numpy
    if not one.fill and "read" not in one.access:
        return np.full(one.shape, np.nan if one.dtype.is_float else 85, dtype)
    return _filled(one, rng).astype(dtype)


def _filled(one: Argument, rng: np.random.Generator) -> NDArray[Any]:
    assert one.dtype is not None
    assert one.shape is not None
    bounds = _FILL.fullmatch(one.fill)
    match one.fill:
        case "zeros" | "ones":
            return np.full(one.shape, one.fill == "ones")
        case "arange":
            return np.arange(math.prod(one.shape)).reshape(one.shape)
        case "normal":
            return rng.standard_normal(one.shape)
        case _ if one.dtype is BOOL:
            return rng.integers(0, 2, one.shape)
        case _ if one.dtype.is_integer:
            low, high = (int(float(bounds[k])) for k in ("low", "high")) if bounds else _WHOLE
            return rng.integers(low, high, one.shape)
        case _:
            bottom, top = (float(bounds[k]) for k in ("low", "high")) if bounds else (-2.0, 2.0)
            return rng.random(one.shape) * (top - bottom) + bottom
