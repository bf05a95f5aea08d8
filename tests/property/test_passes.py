"""Each pass preserves meaning: the interpreter gives the same bits before and after, on generated kernels."""

from __future__ import annotations

import pytest

from burn_cube.ir import equal, parse_kernel, print_kernel
from burn_cube.passes import Pass, run
from burn_cube.passes.bounds import bounds
from burn_cube.passes.cse import cse
from burn_cube.passes.dce import dce
from burn_cube.passes.expand_bf16 import expand_bf16
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.passes.fold import fold
from burn_cube.passes.inline import inline
from burn_cube.passes.legalize_floats import legalize_floats
from burn_cube.passes.legalize_index import legalize_index
from burn_cube.passes.legalize_vectors import legalize_vectors
from burn_cube.passes.licm import licm
from burn_cube.passes.lower_builtins import lower_builtins
from burn_cube.passes.lower_composites import lower_composites
from burn_cube.passes.simplify import simplify
from burn_cube.passes.split_cubes import split_cubes
from burn_cube.passes.uniformity import uniformity
from burn_cube.passes.unroll import unroll
from tests.property.choices import Chooser, Seeded
from tests.property.kernels import Case, Generator
from tests.property.running import CONTEXT, check_passes, interpret

_ALL_OPS = lower_composites(frozenset(EXPANSIONS) - {"trunc_div"})
PIPELINES: dict[str, tuple[Pass, ...]] = {
    "on the surface": (
        ("uniformity", uniformity),
        ("fold", fold),
        ("simplify", simplify),
        ("cse", cse),
        ("licm", licm),
        ("unroll", unroll),
        ("dce", dce),
        ("lower_builtins", lower_builtins),
        ("legalize_vectors", legalize_vectors((2, 3))),
    ),
    "for scalars": (
        ("legalize_index", legalize_index),
        ("simplify", simplify),
        ("cse", cse),
        ("bounds", bounds),
        ("lower_builtins", lower_builtins),
        ("legalize_floats", legalize_floats),
        ("legalize_vectors", legalize_vectors()),
        ("inline", inline),
        ("simplify", simplify),
        ("cse", cse),
        ("split_cubes", split_cubes),
        ("licm", licm),
        ("dce", dce),
    ),
    "for a target without much": (
        ("legalize_index", legalize_index),
        ("bounds", bounds),
        ("unroll", unroll),
        ("legalize_floats", legalize_floats),
        ("expand_bf16", expand_bf16),
        ("lower_composites", _ALL_OPS),
        ("legalize_vectors", legalize_vectors((4,))),
        ("dce", dce),
        ("simplify", simplify),
        ("cse", cse),
        ("fold", fold),
    ),
}


def _case(seed: int) -> Case:
    return Generator(Chooser(Seeded(seed)), plane_dim=8).case()


@pytest.mark.parametrize("pipeline", PIPELINES)
@pytest.mark.parametrize("seed", range(25))
def test_passes_preserve_meaning(seed: int, pipeline: str) -> None:
    case = _case(seed)
    last = check_passes(case, PIPELINES[pipeline], interpret(case, case.kernel))
    assert equal(parse_kernel(print_kernel(last)), last)


@pytest.mark.parametrize("seed", range(10))
def test_passes_find_nothing_left_to_do(seed: int) -> None:
    """A pass gives back the kernel itself when it has nothing to change."""
    # split_cubes computes topology values again where it uses them, which lower_builtins would undo
    names = [name for name, _ in PIPELINES["for scalars"]]
    before = PIPELINES["for scalars"][: names.index("split_cubes")]
    kernel = run(_case(seed).kernel, before, CONTEXT)
    for name, step in before:
        if name not in ("simplify", "cse"):
            assert step(kernel, CONTEXT) is kernel, name
