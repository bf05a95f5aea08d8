"""The library functions of the op table, written in the kernel language: `FUNCTIONS[op, dtype name]`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from burn_cube.frontend.decorator import CubeFunction

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
_FAMILY_OF = {op: family for family, ops in _FAMILIES.items() for op in ops}


class _Functions(Mapping[tuple[str, str], CubeFunction[..., object]]):
    """Imports a family when one of its functions is asked for: most kernels need one or two."""

    def __getitem__(self, key: tuple[str, str]) -> CubeFunction[..., object]:
        op, dtype = key
        if op not in _FAMILY_OF or dtype not in ("f32", "f64"):
            raise KeyError(key)
        module = import_module(f"burn_cube.mathlib.{_FAMILY_OF[op]}")
        function: CubeFunction[..., object] = getattr(module, f"{op}_{dtype}")
        return function

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return ((op, dtype) for op in _FAMILY_OF for dtype in ("f32", "f64"))

    def __len__(self) -> int:
        return 2 * len(_FAMILY_OF)


FUNCTIONS: Mapping[tuple[str, str], CubeFunction[..., object]] = _Functions()
