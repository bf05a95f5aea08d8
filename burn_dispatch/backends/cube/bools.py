"""Ops of bools that work element by element."""

from __future__ import annotations

from typing import Any

import burn_cube as bc
from burn_cube.dtypes import BOOL
from burn_dispatch.backends.cube.floats import Binary, WithNumber
from burn_dispatch.backends.cube.launching import binary, ternary, unary
from burn_dispatch.backends.cube.tensor import CubeTensor
from burn_kernels import functions as fn


def _two(op: Any) -> Binary:
    return lambda lhs, rhs: binary(op, BOOL, lhs, rhs)


def _scalar(op: Any) -> WithNumber:
    return lambda lhs, rhs: unary(op, BOOL, lhs, bool(rhs))


bool_and, bool_or, bool_xor = _two(fn.both), _two(fn.either), _two(bc.ne)
bool_equal, bool_equal_elem = _two(bc.eq), _scalar(bc.eq)
bool_not_equal, bool_not_equal_elem = _two(bc.ne), _scalar(bc.ne)


def bool_not(x: CubeTensor) -> CubeTensor:
    """The opposite."""
    return unary(fn.negated, BOOL, x)


def bool_mask_where(x: CubeTensor, mask: CubeTensor, value: CubeTensor) -> CubeTensor:
    """`value` where the mask is true."""
    return ternary(fn.masked, BOOL, x, mask, value)


def bool_mask_fill(x: CubeTensor, mask: CubeTensor, value: Any) -> CubeTensor:
    """One value where the mask is true."""
    return binary(fn.masked, BOOL, x, mask, bool(value))
