"""The WGSL text of the kernels whose text for GPUs is kept, for planes of eight; Tint and naga take each."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from burn_cube import targets
from burn_cube.driver import Artifact
from burn_cube.launch.library import library
from burn_cube.passes import Context, run
from tests import devices
from tests.device.tint import Tint, is_standard
from tests.golden.cases import CASES, kernel

PLANE = 8


@pytest.fixture(scope="module")
def tint() -> Iterator[Tint]:
    """Tint, once."""
    found = Tint()
    yield found
    found.close()


def artifact(name: str, mode: str = "checked") -> Artifact:
    """The text of a case."""
    target = targets.get("wgsl")
    return target.emit(run(kernel(name, PLANE, mode=mode), target.pipeline, Context(library), verify=True))


@pytest.mark.capability(121)
@pytest.mark.parametrize("name", CASES)
def test_golden_wgsl(name: str, golden: Callable[..., None]) -> None:
    golden(artifact(name).text, ".wgsl")


@pytest.mark.parametrize("mode", ["checked", "unchecked", "validate"])
@pytest.mark.parametrize("name", CASES)
def test_tint_takes_it(name: str, mode: str, tint: Tint) -> None:
    made = artifact(name, mode)
    if is_standard(made):
        tint.check(made)
    else:
        assert tint.errors(made.text, made.entry)


@pytest.mark.parametrize("name", CASES)
def test_naga_takes_it(name: str) -> None:
    try:
        device = devices.open_driver("wgpu-lavapipe")
    except devices.Missing as error:
        pytest.skip(str(error))
    made = artifact(name)
    if is_standard(made):
        assert device.compile(made).kernel is made.kernel


def test_lines_belong_to_the_kernel() -> None:
    made = artifact("scale")
    lines = made.text.splitlines()
    assert len(made.lines) == len(lines)
    at = next(i for i, line in enumerate(lines) if line.strip().startswith(("out[", "out_[")))
    assert made.lines[at].line == made.lines[at - 1].line > 0
    assert f"kernels.py:{made.lines[at].line}: " in "\n".join(lines)
