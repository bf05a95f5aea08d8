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

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.ir import BufferParam
from burn_cube.launch.runtimes import driver
from tests import devices
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


ELSEWHERE = [name for name in devices.there() if name not in devices.EXACT]
EXAMPLES_ELSEWHERE = int(os.environ.get("BURN_FUZZ", "8"))


@pytest.mark.slow
@pytest.mark.capability(120)
@pytest.mark.parametrize("device", ELSEWHERE)
def test_other_devices(device: str) -> None:
    """The same kernels on each device that this machine has, of the dtypes that it has."""
    try:
        driver = devices.open_device(device)
    except devices.Missing as missing:
        pytest.skip(str(missing))
    # SwiftShader takes sub-normals for 0, as WGSL allows: what comes of floats there may differ
    has = [d for d in dt.STORABLE if d in driver.properties.dtypes]
    dtypes = (*[d for d in has if device != "wgpu-swiftshader" or not d.is_float], dt.INDEX)
    for seed in range(SEED, SEED + EXAMPLES_ELSEWHERE):
        chooser = Chooser(Seeded(seed))
        case = Generator(chooser, driver.properties.plane_dim, seed % 10 == 0, dtypes=dtypes).case()
        buffers = sum(isinstance(param, BufferParam) for param in case.kernel.params)
        if buffers >= driver.properties.max_bindings:
            continue  # with the one for reports, which passes may need, too many
        try:
            running.check(case, targets.get(driver.target), driver, frozenset())
        except Exception as error:
            error.add_note(f"seed {seed}: BURN_FUZZ_SEED={seed} BURN_FUZZ=1 pytest {__file__} -k {device}")
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
