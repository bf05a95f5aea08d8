"""The machine's limits: written, read again, and not believed if something is wrong with the file."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from burn_cube.errors import DispatchError
from burn_cube.record import replace as changed
from burn_dispatch.bench import limits
from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.run import Measurement, Plan, workers
from burn_dispatch.bench.source import Source
from burn_dispatch.bench.timing import Spread
from burn_dispatch.device import Device
from burn_kernels import probes
from burn_kernels.catalog import BY_KEY, WORKLOADS

FOUND = Limits({"probes/read/f32/2M": 5.0, "probes/fma/f32/registers": 9.0})
WHO = Implementation(OURS, "cpu")
SPREAD = Spread(2.0, 1.0, 3.0, 5)
SAXPY = BY_KEY["kernels/saxpy/f32/64k"]


def test_remembered(tmp_path: Path):
    file = tmp_path / "a" / "limits.json"
    assert limits.remembered(file, "form") == Limits({})
    assert limits.remember(file, "form", FOUND)
    assert limits.remembered(file, "form") == FOUND
    assert [path.name for path in file.parent.iterdir()] == ["limits.json"]


def test_limits_of_another_form_are_not_believed(tmp_path: Path):
    file = tmp_path / "limits.json"
    limits.remember(file, "form", FOUND)
    assert limits.remembered(file, "other") == Limits({})


OLD = '{"version": 1, "bandwidth": {}, "flops": {}}'
STRANGE = '{"form": "form", "rates": {"read": "x"}}'


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", OLD, STRANGE])
def test_a_strange_file_is_as_good_as_none(tmp_path: Path, text: str):
    file = tmp_path / "limits.json"
    file.write_text(text)
    assert limits.remembered(file, "form") == Limits({})


def test_a_place_that_cannot_be_written(tmp_path: Path):
    (tmp_path / "file").write_text("")
    assert not limits.remember(tmp_path / "file" / "limits.json", "form", FOUND)


def test_only_what_the_workloads_need_is_probed():
    without = [w for w in WORKLOADS if w.suite in ("launch", "compile")]
    assert without
    assert Limits({}).lacks(without) == ()
    assert [w.key for w in Limits({}).lacks([SAXPY])] == ["probes/triad/f32/2M", "probes/fma/f32/registers"]
    assert [w.key for w in FOUND.lacks([SAXPY])] == ["probes/triad/f32/2M"]


def test_a_limit_that_is_not_known_is_none():
    assert FOUND.seconds(SAXPY) is None
    known = Limits({**FOUND.rates, "probes/triad/f32/2M": 3.0})
    assert known.seconds(SAXPY) == pytest.approx(SAXPY.bytes / 3e9)


def measuring(monkeypatch: pytest.MonkeyPatch, answer: Callable[[Measurement], Measurement]) -> None:
    """Probes whose calls take a second, but for what `answer` changes."""

    def measure(plan: Plan, observe: object) -> Iterator[list[Measurement]]:
        for workload in plan.workloads:
            yield [answer(Measurement(workload, WHO, True, 0.0, 1.0, SPREAD))]

    monkeypatch.setattr(limits, "measure", measure)


def test_probes_become_limits(monkeypatch: pytest.MonkeyPatch):
    measuring(monkeypatch, lambda m: m)
    found = limits.probe(Device.cpu(), probes.WORKLOADS)
    assert found.left_out == {}
    assert found.limits.rates == {w.key: pytest.approx((w.bytes or w.flops) / 1e9) for w in probes.WORKLOADS}


def test_a_probe_that_fails_or_is_wrong_is_left_out(monkeypatch: pytest.MonkeyPatch):
    changed = {
        "192M": {"verified": False, "seconds": None, "failed": "LaunchError: too large"},
        "12M": {"verified": False, "error": 3.0},
    }
    measuring(monkeypatch, lambda m: replace(m, **changed.get(m.workload.size, {})))  # type: ignore[arg-type]
    found = limits.probe(Device.cpu(), [w for w in probes.WORKLOADS if w.name == "read"])
    assert set(found.limits.rates) == {"probes/read/f32/256K", "probes/read/f32/2M"}
    assert found.left_out == {
        "probes/read/f32/12M": "its result is off by 3.0e+00",
        "probes/read/f32/192M": "LaunchError: too large",
    }


@pytest.mark.parametrize(("within", "reason"), [(None, "it crashed"), (0.0, limits.SPENT)])
def test_a_process_that_ends_keeps_what_was_found(
    monkeypatch: pytest.MonkeyPatch, within: float | None, reason: str
):
    def ends(m: Measurement) -> Measurement:
        if m.workload.size == "2M":
            raise DispatchError("it crashed")
        return m

    measuring(monkeypatch, ends)
    found = limits.probe(Device.cpu(), [w for w in probes.WORKLOADS if w.name == "copy"], within)
    assert set(found.limits.rates) == {"probes/copy/f32/256K"}
    assert found.left_out == {f"probes/copy/f32/{size}": reason for size in ("2M", "12M", "192M")}


def ask_for(seconds: float, lifetime: float) -> None:
    numpy = Implementation("numpy")
    with workers([numpy], Source(), lifetime) as started:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            started[numpy].resume()
            started[numpy].ask("drop")


def test_processes_end_with_their_time():
    with pytest.raises(DispatchError, match="its process ended"):
        ask_for(60.0, lifetime=0.01)


@pytest.mark.parametrize("on_host", [True, False])
def test_both_forms_of_the_probes_are_right(monkeypatch: pytest.MonkeyPatch, on_host: bool):
    monkeypatch.setattr(probes, "_on_host", lambda array: on_host)
    for workload in (w for w in probes.WORKLOADS if w.size == "256K"):
        inputs = workload.inputs(np.random.default_rng(1))
        expected = workload.reference(*inputs)
        ((shape, _),) = workload.outputs(*inputs)
        out = np.full(shape, np.nan, np.float32)
        workload.bind(inputs, (out,), lambda shape, dtype: np.empty(shape, dtype))()
        assert workload.error(out, expected) <= workload.tolerance, workload.key


def test_the_form_depends_on_the_device():
    cpu = Device.default().properties
    assert probes.form(changed(cpu, host_memory=True)) != probes.form(changed(cpu, host_memory=False))


def test_every_array_of_a_probe_can_be_bound_by_webgpu():
    for workload in probes.WORKLOADS:
        arrays = {"read": 2, "copy": 2, "triad": 3}.get(workload.name)
        assert arrays is None or workload.bytes / arrays <= 128 << 20


def test_the_best_of_two_runs_is_kept():
    assert FOUND.best(Limits({"probes/read/f32/2M": 4.0, "probes/copy/f32/2M": 1.0})) == Limits(
        {"probes/read/f32/2M": 5.0, "probes/fma/f32/registers": 9.0, "probes/copy/f32/2M": 1.0}
    )
