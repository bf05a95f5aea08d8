"""From measurements to what is shown."""

from __future__ import annotations

import json

import numpy as np
import pytest

from burn_dispatch.bench import table
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.record import records
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


def measured(name: str, seconds: float, *, verified: bool = True) -> Measurement:
    spread = Spread(seconds, 0.9 * seconds, 1.2 * seconds, 7)
    return Measurement(workload(), name, verified, 1e-7 if verified else 1.0, 1.0, spread)


def test_rates_and_ratios():
    ours, numpy, numba = records(
        [measured("burn-cube", 2.0), measured("numpy", 4.0), measured("numba", 3.0)], "cpu", LIMITS
    )
    assert ours.gbps == pytest.approx(1.0)
    assert ours.gflops == pytest.approx(0.5)
    assert ours.roofline == pytest.approx(0.5)  # 2 GB at 2 GB/s take 1 s; the arithmetic would take 10 ms
    assert (ours.best_peer, ours.ratio_best_peer) == ("numba", pytest.approx(2 / 3))
    assert numpy.ratio_best_peer == pytest.approx(4 / 3)
    assert numba.ratio_best_peer == 1.0
    assert (ours.device, numpy.device) == ("cpu", "host")


def test_a_wrong_peer_is_no_rival():
    ours, wrong = records([measured("burn-cube", 2.0), measured("numpy", 1.0, verified=False)], "cpu", None)
    assert ours.best_peer is None
    assert ours.ratio_best_peer is None
    assert ours.roofline is None
    assert "WRONG by 1.0e+00" in table.cells(wrong)[-1]


def test_json_has_the_agreed_keys():
    (record,) = records([measured("burn-cube", 2.0)], "cpu", LIMITS)
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
    assert found["seconds"] == {"median": 2.0, "q10": 1.8, "q90": 2.4, "n": 7}
    assert found["best_peer"] is None


def test_a_failure_is_told():
    failed = Measurement(workload(), "numpy", False, float("inf"), 0.0, None, "MemoryError: no")
    (record,) = records([failed], "cpu", LIMITS)
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
    report = table.Report(as_json=False)
    report.add(records([measured("burn-cube", 2.0), measured("numpy", 4.0)], "cpu", LIMITS))
    report.finish()
    head, *rows = capsys.readouterr().out.splitlines()
    assert len(rows) == 2
    assert [row.index("ok") for row in rows] == [head.index("check")] * 2
