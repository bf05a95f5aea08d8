"""Differential fuzzing: whole generated kernels, the CPU against the interpreter, passes on and off.

BURN_FUZZ=2000 tries that many kernels a test instead of the short budget of CI, BURN_FUZZ_SEED=n
starts from another seed. A failure prints the kernel, as IR text that `parse_kernel` reads, and how to run
it alone.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as start_from
from hypothesis import strategies as st

from burn_cube import targets
from burn_cube.launch.runtimes import driver
from tests.property import running
from tests.property.choices import Chooser, Drawn, Seeded
from tests.property.kernels import Generator

# These only make a kernel faster: a pipeline without them means the same.
OPTIONAL = ("fold", "simplify", "cse", "licm", "dce", "unroll")
EXAMPLES = int(os.environ.get("BURN_FUZZ", "40"))
SEED = int(os.environ.get("BURN_FUZZ_SEED", "20261129"))


def _dropped(chooser: Chooser) -> frozenset[str]:
    return frozenset(name for name in OPTIONAL if chooser.chance(50))


def _check(chooser: Chooser, library: bool) -> None:
    cpu = driver("cpu")
    case = Generator(chooser, cpu.properties.plane_dim, library).case()
    running.check(case, targets.get(cpu.target), cpu, _dropped(chooser))


@pytest.mark.capability(120)
@pytest.mark.parametrize("number", range(EXAMPLES))
def test_seeded_kernels(number: int) -> None:
    """Kernels of plain seeds: each can be run alone by its number."""
    seed = SEED + number
    try:
        _check(Chooser(Seeded(seed)), library=number % 10 == 0)
    except Exception as error:
        error.add_note(f"seed {seed}: BURN_FUZZ_SEED={seed} BURN_FUZZ=1 pytest {__file__} -k seeded")
        raise


@pytest.mark.capability(120)
def test_drawn_kernels(capsys: pytest.CaptureFixture[str]) -> None:
    """Kernels that hypothesis draws: a failure is shrunk to a small kernel."""
    with capsys.disabled():
        print(f"\nfuzzing {EXAMPLES} kernels from seed {SEED} (BURN_FUZZ_SEED={SEED})")

    @start_from(SEED)
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
        print_blob=True,
    )
    @given(st.data())
    def draw(data: Any) -> None:
        _check(Chooser(Drawn(data.draw)), library=False)

    draw()
