"""A backend of NumPy arrays that knows a few ops, and an autodiff that records instead of differentiating."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from burn_cube.dtypes import DType, from_numpy
from burn_dispatch import catalog, transfer
from burn_dispatch.catalog import Variant
from burn_dispatch.context import GradientCheckpointing
from burn_dispatch.device import Device
from burn_dispatch.dispatch import Backend
from burn_dispatch.quantization import Quantized
from burn_dispatch.table import Ops


class Toy:
    """A backend; `calls` has the ops that ran."""

    def __init__(self, name: str = "Toy") -> None:
        self.name = name
        self.calls: list[str] = []
        self.ops = Ops(self, (__name__,), {"float_tan": "it is a toy"})

    def shape(self, primitive: Any) -> tuple[int, ...]:
        return primitive.shape

    def dtype(self, primitive: Any) -> DType:
        found = from_numpy(primitive.dtype)
        assert found is not None
        return found

    def device(self, primitive: Any) -> Device:
        return Device(next(row for row in catalog.BACKENDS if row.variant.name == self.name))

    def dtypes(self, device: Device) -> frozenset[DType]:
        return frozenset()

    def is_contiguous(self, primitive: Any) -> bool:
        return primitive.flags.c_contiguous

    def can_mut(self, primitive: Any) -> bool:
        return False


_toys: dict[str, Toy] = {}


def create() -> Toy:
    """The backend of the catalog's row."""
    return _toys.setdefault("Toy", Toy())


def float_add(lhs: Any, rhs: Any) -> Any:
    return lhs + rhs


def float_mul(lhs: Any, rhs: Any) -> Any:
    return lhs * rhs


def float_mul_scalar(lhs: Any, rhs: float) -> Any:
    return lhs * lhs.dtype.type(rhs)


def float_from_data(data: Any, device: Device) -> Any:
    return data


def int_from_data(data: Any, device: Device) -> Any:
    return data


def bool_from_data(data: Any, device: Device) -> Any:
    return data


def float_into_data(x: Any) -> Any:
    return x


def int_into_data(x: Any) -> Any:
    return x


def bool_into_data(x: Any) -> Any:
    return x


def float_full(shape: Any, value: Any, dtype: DType, device: Device) -> Any:
    return np.full(shape, value, dtype.numpy)


def int_full(shape: Any, value: Any, dtype: DType, device: Device) -> Any:
    return np.full(shape, value, dtype.numpy)


def int_into_float(x: Any, dtype: DType) -> Any:
    return x.astype(dtype.numpy)


def float_into_int(x: Any, dtype: DType) -> Any:
    return x.astype(dtype.numpy)


def bool_into_float(x: Any, dtype: DType) -> Any:
    return x.astype(dtype.numpy)


def float_greater_elem(x: Any, value: Any) -> Any:
    return x > value


def float_argmax(x: Any, dim: int, dtype: DType) -> Any:
    return x.argmax(dim, keepdims=True).astype(dtype.numpy)


def float_cat(xs: list[Any], dim: int) -> Any:
    return np.concatenate(xs, dim)


def float_gather(dim: int, x: Any, indices: Any) -> Any:
    return np.take_along_axis(x, indices, dim)


def float_max_dim_with_indices(x: Any, dim: int, dtype: DType) -> tuple[Any, Any]:
    return x.max(dim, keepdims=True), float_argmax(x, dim, dtype)


def float_mask_where(x: Any, mask: Any, value: Any) -> Any:
    return np.where(mask, value, x)


def q_matmul(lhs: Any, rhs: Any) -> Any:
    """Of what the codes stand for."""
    return np.matmul(*(x.values * x.scales if isinstance(x, Quantized) else x for x in (lhs, rhs)))


def q_add(lhs: Any, rhs: Any) -> Any:
    return lhs.values * lhs.scales + rhs.values * rhs.scales


def float_to_device(x: Any, device: Device) -> Any:
    return x


def int_to_device(x: Any, device: Device) -> Any:
    return x


def linear(x: Any, weight: Any, bias: Any) -> Any:
    return x @ weight if bias is None else x @ weight + bias


@dataclass(frozen=True)
class Recorded:
    """A primitive of the recording autodiff."""

    inner: Any
    tracked: bool = False


@dataclass
class Recording:
    """An autodiff: each op runs on the inner primitives, and is written down with its strategy."""

    calls: list[tuple[str, GradientCheckpointing]] = field(default_factory=list[Any])

    def ops(self, backend: Backend, strategy: GradientCheckpointing) -> Any:
        return _Recorder(self, backend, strategy)

    def from_inner(self, backend: Backend, primitive: Any) -> Recorded:
        assert not isinstance(primitive, Recorded)
        return Recorded(primitive)

    def inner(self, primitive: Recorded) -> Any:
        return primitive.inner

    def is_autodiff(self, primitive: Any) -> bool:
        return isinstance(primitive, Recorded)


@dataclass
class _Recorder:
    owner: Recording
    backend: Backend
    strategy: GradientCheckpointing

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return self[name]

    def __getitem__(self, name: str) -> Callable[..., Any]:
        def run(*args: Any) -> Any:
            self.owner.calls.append((name, self.strategy))
            if name == "float_to_device":  # the only op that may lead to another backend
                x, device = args
                return Recorded(transfer.concrete("F", self.backend, x.inner, device), x.tracked)
            return _recorded(self.backend.ops[name](*map(_inner, args)))

        return run


def _inner(value: Any) -> Any:
    if isinstance(value, list):
        return [_inner(one) for one in value]
    return value.inner if isinstance(value, Recorded) else value


def _recorded(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_recorded, value))
    is_float = isinstance(value, np.ndarray) and value.dtype.kind == "f"
    return Recorded(value) if is_float else value


TOY = Variant("Toy", 40, __name__)
OTHER = Variant("Other", 41, __name__)
