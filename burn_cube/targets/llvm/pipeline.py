"""The passes that bring a kernel into the form that the emitter takes, in order."""

from __future__ import annotations

from burn_cube.dtypes import DType
from burn_cube.ir import Cmma, Kernel, statements
from burn_cube.passes import Context, Pass
from burn_cube.passes.bounds import bounds
from burn_cube.passes.cse import cse
from burn_cube.passes.dce import dce
from burn_cube.passes.inline import inline
from burn_cube.passes.legalize_floats import legalize_floats
from burn_cube.passes.legalize_index import legalize_index
from burn_cube.passes.licm import licm
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.lower_composites import lower_composites
from burn_cube.passes.simplify import simplify
from burn_cube.passes.split_cubes import split_cubes
from burn_cube.passes.uniformity import uniformity
from burn_cube.passes.unroll import unroll


def _lower_cmma(kernel: Kernel, context: Context) -> Kernel:
    if not any(isinstance(stmt, Cmma) for stmt in statements(kernel.body)):
        return kernel
    from burn_cube.passes.lower_cmma import lower_cmma  # few kernels multiply matrices so

    return lower_cmma()(kernel, context)


def _is_composite(op: str, dtype: DType) -> bool:
    return op == "powi" or dtype.is_float


# what the emitter has no spelling for: the quotients of floats, and powers
_COMPOSITES = lower_composites(frozenset({"powi", "floor_div", "mod"}), _is_composite)

PIPELINE: tuple[Pass, ...] = (
    ("uniformity", uniformity),
    ("lower_cmma", _lower_cmma),  # first of all: no other pass has to know fragments
    ("legalize_index", legalize_index),
    ("simplify", simplify),
    ("cse", cse),  # equal lengths become one, which is what bounds proves by
    ("bounds", bounds),  # knows the signs of positions, so before they are computed
    ("lower_builtins", lower_builtins),
    ("legalize_floats", legalize_floats),
    ("inline", inline),
    ("legalize_index", legalize_index),  # again, for what the library functions bring along
    ("lower_composites", _COMPOSITES),
    ("simplify", simplify),
    ("unroll", unroll),
    ("simplify", simplify),
    ("cse", cse),
    ("split_cubes", split_cubes),
    ("licm", licm),
    ("dce", dce),
)
