"""The passes that bring a kernel into the form that C-like targets take, in order."""

from __future__ import annotations

from burn_cube.passes import Pass
from burn_cube.passes.bounds import bounds
from burn_cube.passes.cse import cse
from burn_cube.passes.dce import dce
from burn_cube.passes.inline import inline
from burn_cube.passes.legalize_floats import legalize_floats
from burn_cube.passes.legalize_index import legalize_index
from burn_cube.passes.legalize_vectors import legalize_vectors
from burn_cube.passes.licm import licm
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.lower_cmma import lower_cmma
from burn_cube.passes.simplify import simplify
from burn_cube.passes.single_planes import single_planes
from burn_cube.passes.uniformity import uniformity
from burn_cube.passes.unroll import unroll
from burn_cube.targets.c_family.dialect import Dialect


def pipeline(dialect: Dialect) -> tuple[Pass, ...]:
    """The passes of a dialect."""
    return (
        ("uniformity", uniformity),
        ("lower_cmma", lower_cmma(*dialect.matrix_units)),
        ("single_planes", single_planes),
        ("legalize_index", legalize_index),
        ("simplify", simplify),
        ("cse", cse),  # equal lengths become one, which is what bounds proves by
        ("bounds", bounds),  # knows the signs of positions, so before they are computed
        ("lower_builtins", lower_builtins),
        ("legalize_floats", legalize_floats),
        ("inline", inline),
        ("legalize_index", legalize_index),  # again, for what the library functions bring along
        ("legalize_vectors", legalize_vectors((), dialect.vector_widths)),
        ("simplify", simplify),
        ("unroll", unroll),
        ("simplify", simplify),
        ("cse", cse),
        ("licm", licm),
        ("dce", dce),
    )
