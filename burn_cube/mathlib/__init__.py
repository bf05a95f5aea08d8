"""The transcendental functions, written in the kernel language: `FUNCTIONS`, and their errors: `ULP`.

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

# The worst error measured, in units of the last place, for (f32, f64), rounded up; see docs/math.md.
ULP: dict[str, tuple[float, float]] = {
    "exp": (0.95, 0.9),
    "exp2": (0.9, 0.85),
    "expm1": (1.6, 1.75),
    "log": (0.9, 0.9),
    "log2": (1.0, 1.0),
    "log10": (0.95, 0.95),
    "log1p": (0.95, 0.95),
    "sin": (1.65, 1.5),
    "cos": (1.65, 1.65),
    "tan": (1.95, 1.75),
    "asin": (1.65, 1.75),
    "acos": (1.15, 1.2),
    "atan": (1.3, 0.95),
    "atan2": (1.55, 1.2),
    "sinh": (1.65, 1.65),
    "cosh": (1.65, 1.65),
    "tanh": (1.85, 1.85),
    "asinh": (1.7, 1.7),
    "acosh": (1.6, 1.75),
    "atanh": (1.7, 1.65),
    "erf": (1.55, 1.65),
    "erfc": (1.95, 1.9),
    "pow": (1.0, 1.6),
    "hypot": (1.0, 1.0),
    "rhypot": (1.4, 1.4),
    "cbrt": (0.85, 0.8),
}


class _Library(Mapping[tuple[str, str], "CubeFunction[..., Any]"]):
    """`exp_f32` of `exp.py` under ("exp", "f32"), and so on."""

    def __getitem__(self, key: tuple[str, str]) -> CubeFunction[..., Any]:
        op, dtype = key
        function: CubeFunction[..., Any] = getattr(import_module(_MODULES[key]), f"{op}_{dtype}")
        return function

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(_MODULES)

    def __len__(self) -> int:
        return len(_MODULES)


FUNCTIONS: Mapping[tuple[str, str], CubeFunction[..., Any]] = _Library()
