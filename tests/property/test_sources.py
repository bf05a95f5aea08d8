"""The language is Python: generated kernels do what Python does with the same text, on every device."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Driver
from tests.conformance.launching import run
from tests.property.choices import Chooser, Seeded
from tests.property.sources import CELLS, OUTPUTS, SourceGenerator

EXAMPLES = int(os.environ.get("BURN_FUZZ", "20"))
SEED = int(os.environ.get("BURN_FUZZ_SEED", "1"))
UNITS = 20


class _Subscripted:
    """Takes any index, as annotations do."""

    def __class_getitem__(cls, item: object) -> type[_Subscripted]:
        return cls

    def __new__(cls, length: int) -> Any:
        assert length == CELLS
        return [0] * length


def _host(unit: int) -> SimpleNamespace:
    """What `bc` is when Python runs the text for one unit."""
    return SimpleNamespace(
        cube=lambda function: function, i64=int, Array=_Subscripted, Local=_Subscripted, UNIT_POS=unit
    )


def _names(text: str, file: Path, vocabulary: Any) -> dict[str, Any]:
    names: dict[str, Any] = {"bc": vocabulary}
    exec(compile(text, str(file), "exec"), names)
    return names


@pytest.mark.capability(120)
@pytest.mark.parametrize("seed", range(SEED, SEED + EXAMPLES))
def test_kernels_do_what_python_does(runtime: Driver, seed: int, tmp_path: Path) -> None:
    text = SourceGenerator(Chooser(Seeded(seed))).module()
    file = tmp_path / f"kernel_{seed}.py"
    file.write_text(text)
    x = np.random.default_rng(seed).integers(0, 40, 3 * UNITS)
    out = np.full(OUTPUTS * UNITS, -1, np.int64)
    expected = out.tolist()
    for unit in range(UNITS):
        _names(text, file, _host(unit))["kernel"](x.tolist(), expected)
    kernel = _names(text, file, bc)["kernel"]
    # with notes, not in the assertion: the text is what one needs to see
    try:
        run(bc.cube(kernel.fn), runtime, x, out, units=UNITS)
        assert out.tolist() == expected
    except BaseException as error:
        error.add_note(f"seed {seed}\n{text}")
        raise
