"""The machine's limits: written, read again, and not believed if something is wrong with the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from burn_dispatch.bench import limits
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.run import Measurement
from burn_dispatch.bench.timing import Spread
from burn_kernels import probes

FOUND = Limits({"read": {1024: 5.0}}, {"f32": 9.0})


def test_remembered(tmp_path: Path):
    file = tmp_path / "a" / "limits.json"
    assert limits.remembered(file) is None
    assert limits.remember(file, FOUND)
    assert limits.remembered(file) == FOUND
    assert [path.name for path in file.parent.iterdir()] == ["limits.json"]


OLD = '{"version": 0, "bandwidth": {}, "flops": {}}'
STRANGE = '{"version": 1, "bandwidth": {"read": {"x": 1}}, "flops": {}}'


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", OLD, STRANGE])
def test_a_strange_file_is_as_good_as_none(tmp_path: Path, text: str):
    file = tmp_path / "limits.json"
    file.write_text(text)
    assert limits.remembered(file) is None


def test_a_place_that_cannot_be_written(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert not limits.remember(tmp_path / "file" / "limits.json", FOUND)


def test_probes_become_limits(monkeypatch: pytest.MonkeyPatch):
    def measure(plan: object, observe: object) -> list[list[Measurement]]:
        spread = Spread(2.0, 1.0, 3.0, 5)
        return [[Measurement(w, "burn-cube", True, 0.0, 1.0, spread)] for w in probes.WORKLOADS]

    monkeypatch.setattr(limits, "measure", measure)
    found = limits.probe()
    assert set(found.bandwidth) == {"read", "copy", "triad"}
    assert set(found.bandwidth["copy"]) == set(probes.FOOTPRINTS.values())
    assert set(found.flops) == {"f32", "f64"}
    copied = next(w for w in probes.WORKLOADS if (w.name, w.size) == ("copy", "2M"))
    assert found.bandwidth["copy"][2 << 20] == pytest.approx(copied.bytes / 1e9)
    assert json.loads(json.dumps(found.flops))


def test_a_wrong_probe_is_no_limit(monkeypatch: pytest.MonkeyPatch):
    wrong = Measurement(probes.WORKLOADS[0], "burn-cube", False, 3.0, 1.0, Spread(2.0, 1.0, 3.0, 5))
    monkeypatch.setattr(limits, "measure", lambda plan, observe: [[wrong]])
    with pytest.raises(RuntimeError, match=r"off by 3\.0e\+00"):
        limits.probe()
