"""The passes that bring a kernel into the form that the emitter takes, in order."""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.passes import Pass
from burn_cube.passes.bounds import bounds
from burn_cube.passes.cse import cse
from burn_cube.passes.dce import dce
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.passes.inline import inline
from burn_cube.passes.legalize_floats import legalize_floats
from burn_cube.passes.legalize_index import legalize_index
from burn_cube.passes.legalize_vectors import legalize_vectors
from burn_cube.passes.licm import licm
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.lower_cmma import lower_cmma
from burn_cube.passes.lower_composites import lower_composites
from burn_cube.passes.simplify import simplify
from burn_cube.passes.single_planes import single_planes
from burn_cube.passes.uniformity import uniformity
from burn_cube.passes.unroll import unroll

# spelled for every dtype, and those spelled for some
_SPELLED = frozenset({"min", "max", "fmin", "fmax", "is_nan", "is_inf", "is_finite"})
_BITS = frozenset({"popcount", "clz", "ctz", "reverse_bits"})


def _is_composite(op: str, dtype: DType) -> bool:
    if op == "trunc_div":
        return dtype.is_float
    if op in _BITS:
        return dtype.bits == 64
    if op == "abs":
        return dtype is dt.I64
    if op == "mul_hi":
        return dtype.bits != 32
    return op != "powi" or dtype.bits == 64


_COMPOSITES = lower_composites(frozenset(EXPANSIONS) - _SPELLED, _is_composite)

PIPELINE: tuple[Pass, ...] = (
    ("uniformity", uniformity),
    ("lower_cmma", lower_cmma()),
    ("single_planes", single_planes),
    ("legalize_index", legalize_index),
    ("simplify", simplify),
    ("cse", cse),  # equal lengths become one, which is what bounds proves by
    ("bounds", bounds),  # knows the signs of positions, so before they are computed
    ("lower_builtins", lower_builtins),
    ("legalize_floats", legalize_floats),
    ("inline", inline),
    ("legalize_index", legalize_index),  # again, for what the library functions bring along
    ("lower_composites", _COMPOSITES),
    ("legalize_vectors", legalize_vectors()),
    ("lower_composites", _COMPOSITES),  # again, for what the lanes of a vector were made of
    ("simplify", simplify),
    ("unroll", unroll),
    ("simplify", simplify),
    ("cse", cse),
    ("licm", licm),
    ("dce", dce),
)
