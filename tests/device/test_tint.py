"""Tint takes the WGSL of every row of the op table, and of every kernel of the conformance tests."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from burn_cube import dtypes as dt
from burn_cube import targets
from burn_cube.launch.library import library
from burn_cube.ops import OPS, Op
from burn_cube.passes import Context, run
from burn_cube.record import replace
from burn_cube.types import elem
from tests import op_kernels
from tests.device.tint import Tint
from tests.op_kernels import Call
from tests.unit.test_completeness import LIBRARY, PLANE, PURE
from tests.unit.test_completeness import _calls as calls_of

ROOT = Path(__file__).parent.parent.parent
WIDE = (dt.I64, dt.U64, dt.F64, dt.INDEX)
MOST = 8
"""Buffers of a kernel, as WebGPU promises at least."""


@pytest.fixture(scope="module")
def tint() -> Iterator[Tint]:
    """Tint, once."""
    found = Tint()
    yield found
    found.close()


def _groups(row: Op) -> Iterator[list[Call]]:
    """The row's calls on what WGSL has, a few at a time."""
    group: list[Call] = []
    room = MOST
    for dtype in row.accepts:
        for call in calls_of(row, dtype):
            if any(elem(t) in WIDE for t in (*call.types, call.result)):
                continue
            room -= len(call.types) + 1
            if room < 0:
                yield group
                group, room = [], MOST - len(call.types) - 1
            group.append(call)
    if group:
        yield group


@pytest.mark.slow
@pytest.mark.exhaustive
@pytest.mark.parametrize("name", [row.name for row in (*PURE, *LIBRARY, *PLANE)])
def test_rows(name: str, tint: Tint) -> None:
    target = targets.get("wgsl")
    for calls in _groups(OPS[name]):
        kernel = replace(op_kernels.kernel_of(calls, 1000, 8), index_bits=32)
        tint.check(target.emit(run(kernel, target.pipeline, Context(library), verify=True)))


@pytest.mark.slow
@pytest.mark.usefixtures("every_row")
def test_conformance(tint: Tint, tmp_path: Path) -> None:
    tests = [sys.executable, "-m", "pytest", "tests/conformance", "-q", "-p", "no:cacheprovider"]
    subprocess.run(
        [*tests, "--device", "wgpu-lavapipe"],
        cwd=ROOT,
        env={**os.environ, "BURN_CUBE_DUMP": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        check=False,  # what fails there is that test's own business
        timeout=1800,
    )
    texts = [path.read_text() for path in sorted(tmp_path.rglob("*")) if path.suffix == ".wgsl"]
    standard = [text for text in texts if not re.search(r"\b[iuf]64\b", text)]
    if not texts:
        pytest.skip("there is no lavapipe to run kernels on")
    assert len(standard) > 200
    for text in standard:
        entry = re.search(r"@compute .*\nfn (\w+)\(", text)
        assert entry, text
        error = tint.errors(text, entry[1])
        # lavapipe has more shared memory than Dawn's null device
        assert not error or "total use of workgroup storage" in error, f"{error}\n{text}"
