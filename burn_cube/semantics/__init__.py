"""THE MEANING of every pure row of the op table that is not a library function, on NumPy arrays.

`REFERENCE[name](*args, *attrs)`: a scalar operand is an array of shape (units,), a vector one of shape
(lanes, units), in the storage dtype (`index`: int32 or int64); the unit axis may be 1 where all units agree.
The result has the same form. `cast` to `index` gives int64: pass I32 for 32-bit indices. Nothing warns.
"""

from __future__ import annotations

import numpy as np

from burn_cube.semantics import conversion, floats, fused, integers, vectors
from burn_cube.semantics.arrays import Array, Meaning, in_f32, is_float, quiet, widened

__all__ = ["REFERENCE", "Array", "Meaning"]


def _either(on_int: Meaning, on_float: Meaning) -> Meaning:
    """A row for numbers: one meaning for integers (and bool), one for floats."""
    rounded = in_f32(on_float)
    return lambda *args: (rounded if is_float(args[0]) else on_int)(*args)


def _compared(compare: np.ufunc) -> Meaning:
    def meaning(a: Array, b: Array) -> Array:
        result: Array = compare(widened(a), widened(b))
        return result

    return meaning


def _clamp(x: Array, low: Array, high: Array) -> Array:
    return _MIN(_MAX(x, low), high)


def _select(condition: Array, a: Array, b: Array) -> Array:
    return np.where(condition, a, b)


_ADD = _either(np.add, np.add)
_MUL = _either(np.multiply, np.multiply)
_DIV = in_f32(np.divide)
_SQRT = in_f32(np.sqrt)
_MIN = _either(np.minimum, floats.minimum)
_MAX = _either(np.maximum, floats.maximum)

_ARITHMETIC: dict[str, Meaning] = {
    "add": _ADD,
    "sub": _either(np.subtract, np.subtract),
    "mul": _MUL,
    "div": _DIV,
    "floor_div": _either(integers.floor_div, floats.floor_div),
    "mod": _either(integers.mod, floats.mod),
    "trunc_div": _either(integers.trunc_div, floats.trunc_div),
    "rem": _either(integers.rem, np.fmod),
    "neg": _either(np.negative, np.negative),
    "abs": _either(np.abs, np.abs),
    "sign": _either(np.sign, floats.sign),
    "min": _MIN,
    "max": _MAX,
    "fmin": in_f32(floats.minimum_number),
    "fmax": in_f32(floats.maximum_number),
    "clamp": _clamp,
    "fma": in_f32(fused.fma),
    "mul_hi": integers.mul_hi,
    "saturating_add": integers.saturating_add,
    "saturating_sub": integers.saturating_sub,
    "div_ceil": integers.div_ceil,
    "powi": _either(integers.powi, floats.powi),
}

_BITS: dict[str, Meaning] = {
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
    "not": integers.bit_not,
    "shl": integers.shl,
    "shr": integers.shr,
    "popcount": integers.popcount,
    "clz": integers.clz,
    "ctz": integers.ctz,
    "ffs": integers.ffs,
    "reverse_bits": integers.reverse_bits,
}

_COMPARISONS: dict[str, Meaning] = {
    "eq": _compared(np.equal),
    "ne": _compared(np.not_equal),
    "lt": _compared(np.less),
    "le": _compared(np.less_equal),
    "gt": _compared(np.greater),
    "ge": _compared(np.greater_equal),
    "select": _select,
    "is_nan": in_f32(np.isnan),
    "is_inf": in_f32(np.isinf),
    "is_finite": in_f32(np.isfinite),
}

_ROUNDING: dict[str, Meaning] = {
    "floor": in_f32(np.floor),
    "ceil": in_f32(np.ceil),
    "trunc": in_f32(np.trunc),
    "round": in_f32(np.rint),
    "sqrt": _SQRT,
    "rsqrt": in_f32(floats.rsqrt),
    "recip": in_f32(floats.recip),
    "copysign": in_f32(np.copysign),
    "degrees": in_f32(floats.degrees),
    "radians": in_f32(floats.radians),
}

_SHAPES: dict[str, Meaning] = {
    "cast": conversion.cast,
    "bitcast": conversion.bitcast,
    "broadcast": vectors.broadcast,
    "construct": vectors.construct,
    "extract": vectors.extract,
    "extract_dynamic": vectors.extract_dynamic,
    "insert": vectors.insert,
    "insert_dynamic": vectors.insert_dynamic,
    **vectors.reductions(_ADD, _MUL, _DIV, _SQRT),
}

REFERENCE: dict[str, Meaning] = {
    name: quiet(meaning)
    for table in (_ARITHMETIC, _BITS, _COMPARISONS, _ROUNDING, _SHAPES)
    for name, meaning in table.items()
}
