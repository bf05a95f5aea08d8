"""From measurements to what is shown."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from burn_dispatch.bench.implementation import OURS, Implementation
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.output import table
from burn_dispatch.bench.record import HOST, Record, records
from burn_dispatch.bench.run import Measurement
from burn_dispatch.bench.timing import Spread
from burn_kernels.workload import Workload

LIMITS = Limits(
    {"probes/copy/f32/256K": 10.0, "probes/copy/f32/192M": 2.0, "probes/fma/f32/registers": 100.0}
)


def workload(**changes: object) -> Workload:
    given = {"bytes": 2_000_000_000, "flops": 1_000_000_000, **changes}
    return Workload(
        "copying", "f32", "500M", lambda rng: (), lambda: (), lambda inputs, outputs, empty: lambda: None,
        lambda: np.zeros(1), **given,
    )  # type: ignore[arg-type]  # fmt: skip


def measured(name: str, seconds: float, *, verified: bool = True, noise: float = 0.0) -> Measurement:
    spread = Spread(seconds, 0.9 * seconds, 1.2 * seconds, 7, noise) if verified else None
    who = Implementation(name, "cpu" if name == OURS else "")
    return Measurement(workload(), who, verified, 1e-7 if verified else 1.0, 1.0, spread)


def compared(*measurements: Measurement, known: Limits | None = LIMITS) -> list[Record]:
    return records(measurements, {} if known is None else {"cpu": known, HOST: known})


def test_rates_and_ratios():
    ours, numpy, numba = compared(measured("burn-cube", 2.0), measured("numpy", 4.0), measured("numba", 3.0))
    assert ours.gbps == pytest.approx(1.0)
    assert ours.gflops == pytest.approx(0.5)
    assert ours.roofline == pytest.approx(0.5)  # 2 GB at 2 GB/s take 1 s; the arithmetic would take 10 ms
    assert (ours.best_peer, ours.ratio_best_peer) == ("numba", pytest.approx(2 / 3))
    assert numpy.ratio_best_peer == pytest.approx(4 / 3)
    assert numba.ratio_best_peer == 1.0
    assert (ours.as_dict()["device"], numpy.as_dict()["device"]) == ("cpu", "host")


def test_a_wrong_peer_is_no_rival():
    ours, wrong = compared(measured("burn-cube", 2.0), measured("numpy", 1.0, verified=False), known=None)
    assert ours.best_peer is None
    assert ours.ratio_best_peer is None
    assert ours.roofline is None
    assert table.cells(wrong)[5:] == ("-",) * 9 + ("WRONG by 1.0e+00",)  # and is not timed
    assert wrong.status == "wrong"


def test_what_is_noisy_or_unchecked_says_so():
    (noisy,) = compared(measured("burn-cube", 2.0, noise=0.3))
    assert (noisy.status, table.cells(noisy)[6], table.cells(noisy)[-1]) == ("noisy", "30%", "ok, too noisy")
    (unchecked,) = compared(replace(measured("burn-cube", 2.0), unchecked="no reference"))
    assert (unchecked.status, table.check(unchecked)) == ("unchecked", "not checked: no reference")
    assert unchecked.as_dict()["verified"] is False


def test_hot_and_cold_caches_are_not_compared():
    cold = replace(measured("numpy", 1.0), cache="cold")
    ours, _ = compared(measured("burn-cube", 2.0), cold)
    assert ours.best_peer is None


def test_json_has_the_agreed_keys():
    (record,) = compared(measured("burn-cube", 2.0))
    found = json.loads(json.dumps(record.as_dict()))
    what = {"suite", "workload", "device", "implementation", "dtype", "size"}
    assert what | {
        "seconds",
        "gbps",
        "gflops",
        "roofline",
        "best_peer",
        "ratio_best_peer",
        "verified",
    } <= set(found)
    assert found["seconds"] == {"median": 2.0, "q10": 1.8, "q90": 2.4, "n": 7, "noise": 0.0}
    assert found["best_peer"] is None


def test_a_failure_is_told():
    who = Implementation("numpy")
    (record,) = compared(Measurement(workload(), who, False, float("inf"), 0.0, None, "MemoryError: no"))
    assert table.cells(record)[-1] == "failed: MemoryError: no"
    assert record.as_dict()["seconds"] is None
    assert record.as_dict()["error"] is None
    json.dumps(record.as_dict(), allow_nan=False)


def test_limits_by_footprint():
    assert LIMITS.seconds(workload(bytes=1 << 18, flops=0)) == pytest.approx((1 << 18) / 10e9)
    assert LIMITS.seconds(workload(bytes=1 << 28, flops=0)) == pytest.approx((1 << 28) / 2e9)
    assert LIMITS.seconds(workload(bytes=0, flops=200)) == pytest.approx(200 / 100e9)
    assert LIMITS.seconds(workload(bytes=0, flops=0)) is None


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (2.5, "2.5 s"),
        (0.0123, "12.3 ms"),
        (4.56e-5, "45.6 us"),
        (7.89e-8, "78.9 ns"),
        (0.9996, "1 s"),
        (1234.5, "1230 s"),
    ],
)
def test_durations(seconds: float, text: str):
    assert table.duration(seconds) == text


def test_columns_line_up(capsys: pytest.CaptureFixture[str]):
    report = table.Report()
    report.add(compared(measured("burn-cube", 2.0), measured("numpy", 4.0)))
    report.finish({})
    head, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 2
    assert [row.index("ok") for row in rows] == [head.index("check")] * 2
