"""What a generated kernel can name at a place, and operands of any type made from it."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import Builder, Const, Operand, Var, const
from burn_cube.types import ValueType, VectorType, elem, lanes
from tests.edge_values import edges
from tests.property.choices import Chooser

LANES = (2, 4, 3, 8, 1, 5, 16)


@dataclass(slots=True)
class Scope:
    """Variables in order; `uniform` are those that hold one value in all units of a cube."""

    values: list[Var] = field(default_factory=list[Var])
    uniform: set[Var] = field(default_factory=set[Var])

    def child(self) -> Scope:
        """A scope inside this one."""
        return Scope(list(self.values), set(self.uniform))


class Operands:
    """Makes operands of a wanted type, emitting conversions where nothing fits."""

    def __init__(self, choose: Chooser, dtypes: tuple[DType, ...]) -> None:
        self.choose, self.dtypes = choose, dtypes

    def dtype(self, accepts: tuple[DType, ...] = dt.ALL) -> DType | None:
        """A dtype of this kernel that a row accepts."""
        options = [dtype for dtype in self.dtypes if dtype in accepts]
        return self.choose.pick(options) if options else None

    def shaped(self, dtype: DType) -> ValueType:
        """A scalar, or sometimes a vector."""
        return VectorType(dtype, self.choose.pick(LANES)) if self.choose.chance(25) else dtype

    def constant(self, t: ValueType) -> Const:
        """A constant of edge values."""
        dtype = elem(t)
        values = edges(dtype)
        value = values[self.choose.below(len(values))]
        if dtype.is_float:
            return Const(float(np.float64(value)), t)
        return const(bool(value) if dtype is dt.BOOL else int(value), t)

    def any(self, b: Builder, scope: Scope, t: ValueType, uniform: bool = False) -> Operand:
        """An operand of a type."""
        known = [v for v in scope.values if not uniform or v in scope.uniform]
        fitting = [v for v in known if v.type == t]
        if fitting and self.choose.chance(80):
            return fitting[-1 - self.choose.below(min(len(fitting), 12))]
        if not known or self.choose.chance(40):
            return self.constant(t)
        return self.converted(b, known, t)

    def converted(self, b: Builder, known: list[Var], t: ValueType) -> Operand:
        """Some other variable, cast and given lanes."""
        same = [v for v in known if lanes(v.value_type) == lanes(t) and isinstance(v.type, type(t))]
        scalars = [v for v in known if not isinstance(v.type, VectorType)]
        options = same or scalars
        if not options:
            return self.constant(t)
        value: Operand = options[-1 - self.choose.below(min(len(options), 12))]
        value = b.cast(value, elem(t))
        if isinstance(t, VectorType) and not isinstance(value.value_type, VectorType):
            value = b.op("broadcast", value, attrs=(t.n,))
        return value

    def small(self, b: Builder, scope: Scope, dtype: DType, limit: int, uniform: bool = False) -> Operand:
        """An integer from 0 to limit - 1: a constant, or some value modulo the limit."""
        if self.choose.chance(40):
            return Const(self.choose.below(limit), dtype)
        value = self.any(b, scope, dtype, uniform)
        return b.op("mod", value, Const(limit, dtype))

    def index(self, b: Builder, scope: Scope, length: int) -> Operand:
        """An index: mostly inside a memory, sometimes anywhere."""
        if self.choose.chance(20):
            return self.any(b, scope, dt.INDEX)
        at = self.small(b, scope, dt.INDEX, length + 2)
        return b.op("sub", at, Const(1, dt.INDEX)) if self.choose.chance(50) else at

    def bits_ready(self, b: Builder, value: Operand) -> Operand:
        """A float without NaN, whose bits are not specified; anything else as it is."""
        if not elem(value.value_type).is_float:
            return value
        zero = const(0, value.value_type)
        return b.op("select", b.op("is_nan", value), zero, value)
