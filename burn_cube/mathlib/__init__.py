"""The transcendental functions, written in the kernel language: `FUNCTIONS`. Their rows name their errors.

They are inlined on every target. No target is named here, and nothing is called but the arithmetic of the
language, so that each target computes the same bits. A family is imported when one of its functions is asked
for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from burn_cube.lang import CubeFunction

_FAMILIES = {
    "exp": ("exp", "exp2", "expm1"),
    "log": ("log", "log2", "log10", "log1p"),
    "trig": ("sin", "cos", "tan"),
    "inverse_trig": ("asin", "acos", "atan", "atan2"),
    "hyperbolic": ("sinh", "cosh", "tanh"),
    "inverse_hyperbolic": ("asinh", "acosh", "atanh"),
    "erf": ("erf", "erfc"),
    "power": ("pow",),
    "roots": ("hypot", "rhypot", "cbrt"),
}
_MODULES = {
    (op, dtype): f"burn_cube.mathlib.{family}"
    for family, ops in _FAMILIES.items()
    for op in ops
    for dtype in ("f32", "f64")
}


class _Library(Mapping[tuple[str, str], "CubeFunction[..., Any]"]):
    """`exp_f32` of `exp.py` under ("exp", "f32"), and so on."""

    def __getitem__(self, key: tuple[str, str]) -> CubeFunction[..., Any]:
        op, dtype = key
        function: CubeFunction[..., Any] = getattr(import_module(_MODULES[key]), f"{op}_{dtype}")
        return function

    def __contains__(self, key: object) -> bool:
        return key in _MODULES

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


FUNCTIONS: Mapping[tuple[str, str], CubeFunction[..., Any]] = _Library()
