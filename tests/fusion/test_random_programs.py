"""Random programs: fused and unfused give the same bits, and each step what another backend makes of it.

`python -m pytest tests/fusion/test_random_programs.py --fusion-seconds 900` tries new programs for so long on
each device; FUSION_SEED and FUSION_LENGTH run the program that a failure names.
"""

from __future__ import annotations

import os
import time
from random import Random

import pytest

from burn_dispatch import Device, fusion
from tests import devices
from tests.fusion import programs, random_programs

FEW = 6
DEVICES = ("cpu", "interpreter", "opencl", "wgpu-lavapipe")
"""Not SwiftShader, whose compiler takes minutes for functions inside of loops that reduce rows."""
SAMPLE = {"cpu": 18.0, "interpreter": 6.0}
"""Seconds for each device, unless the option says otherwise; all others have this many."""
OTHERS = 4.0


def device(name: str) -> Device:
    """A device of the tests, for tensors."""
    try:
        return devices.tensor_device(name)
    except devices.Missing as error:
        pytest.skip(str(error))


def check(made: programs.Program, on: Device) -> None:
    """A program, fused, unfused and elsewhere."""
    fused = programs.run(made, on)
    programs.compare_bits(made, fused, programs.run(made, on.without_fusion()))
    programs.compare_steps(made, programs.run(made, on, keep=True), Device.flex())


def chosen(seed: int, on: Device) -> programs.Program:
    """A program of 5 to 60 ops, on dtypes that a device has."""
    dtypes = [dtype for dtype in random_programs.DTYPES if on.supports_dtype(dtype)]
    return random_programs.program(seed, Random(seed).randint(5, 60), dtypes)


@pytest.mark.capability(137)
@pytest.mark.parametrize("seed", range(FEW))
def test_a_few_programs(seed: int) -> None:
    cpu = Device.cpu()
    check(chosen(seed, cpu), cpu)


@pytest.mark.capability(137)
@pytest.mark.slow
@pytest.mark.parametrize("name", DEVICES)
def test_programs_for_a_while(name: str, pytestconfig: pytest.Config) -> None:
    on = device(name)
    seconds = pytestconfig.getoption("--fusion-seconds") or SAMPLE.get(name, OTHERS)
    # others than before, if there is time for more: the message of a failure says which
    first = time.time_ns() % (1 << 40) if pytestconfig.getoption("--fusion-seconds") else 1000
    end = time.monotonic() + seconds
    count = 0
    while time.monotonic() < end:
        check(chosen(first + count, on), on)
        count += 1
    assert count


@pytest.mark.skipif("FUSION_SEED" not in os.environ, reason="runs the program of FUSION_SEED")
@pytest.mark.parametrize("name", DEVICES)
def test_one_program(name: str) -> None:
    on = device(name)
    check(chosen(int(os.environ["FUSION_SEED"]), on), on)


@pytest.mark.capability(137)
def test_programs_are_those_of_their_seeds() -> None:
    cpu = Device.cpu()
    assert str(chosen(3, cpu)) == str(chosen(3, cpu))
    assert str(chosen(3, cpu)) != str(chosen(4, cpu))


@pytest.mark.capability(137)
def test_programs_are_fused() -> None:
    """Or the comparisons would say nothing."""
    cpu = Device.cpu()
    with fusion.inspect(all_threads=True) as report:
        for seed in range(FEW):
            programs.run(chosen(seed, cpu), cpu)
    assert max(len(kernel.ops) for kernel in report.kernels) >= 6
    assert sum(len(kernel.dtypes) > 1 for kernel in report.kernels) >= 5
    assert {kernel.reason for kernel in report.kernels} >= {"", "another shape"}
    assert len(report.ran_alone) >= 5


@pytest.mark.capability(137)
def test_differences_are_found() -> None:
    """With the program in the message."""
    cpu = Device.cpu()
    made = chosen(5, cpu)
    found = programs.run(made, cpu)
    number = next(n for n, value in found.items() if value.size and value.dtype.kind in "fi")
    other = {n: value.copy() for n, value in found.items()}
    other[number].reshape(-1)[0] += 1
    with pytest.raises(AssertionError, match=rf"(?s)value {number} of\nprogram\(5, \d+\)\n0: "):
        programs.compare_bits(made, found, other)
