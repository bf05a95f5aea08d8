"""`bc.testing.do_bench`, cold caches, sweeps and declarations."""

from __future__ import annotations

import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube.driver import Times
from burn_cube.errors import CompileError, CubeError, LaunchError
from burn_cube.launch import runtimes
from burn_cube.testing import bench, flush
from burn_cube.testing.chart import line_chart, number, scale_of
from burn_dispatch import Device, Tensor


@bc.cube
def double(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    if bc.ABSOLUTE_POS < out.len():
        out[bc.ABSOLUTE_POS] = x[bc.ABSOLUTE_POS] + x[bc.ABSOLUTE_POS]


def launches() -> Any:
    x, out = np.ones(64, np.float32), np.empty(64, np.float32)
    return lambda: double[1, 64](x, out)


def test_milliseconds():
    def sleep() -> None:
        time.sleep(0.002)

    found = bc.testing.do_bench(sleep, warmup=0, rep=10)
    assert isinstance(found, float)
    assert found >= 2.0
    times = bc.testing.measure(sleep, warmup=0, rep=0)
    assert len(times) == 3
    assert min(times) >= 2.0


def test_warm_up_and_repetition_are_milliseconds():
    calls: list[int] = []

    def sleep() -> None:
        calls.append(1)
        time.sleep(0.002)

    bc.testing.do_bench(sleep, warmup=20, rep=0, clock="host")
    assert 1 + 5 + 3 <= len(calls) <= 1 + 5 + 3 + 10


def test_quantiles_and_modes():
    low, middle, high = bc.testing.do_bench(launches(), 1, 5, (0.1, 0.5, 0.9))  # type: ignore[misc]
    assert 0 < low <= middle <= high
    for mode in ("mean", "min", "max", "median"):
        assert bc.testing.do_bench(launches(), 1, 2, return_mode=mode) > 0  # type: ignore[operator]


def test_a_cold_cache_is_emptied_before_each_sample(monkeypatch: pytest.MonkeyPatch):
    emptied: list[object] = []

    class Counted:
        def __init__(self, device: object) -> None:
            emptied.append(device)

        def __call__(self) -> None:
            emptied.append(None)

    monkeypatch.setattr(bench, "Flush", Counted)
    times = bc.testing.measure(launches(), 0, 1, cold=True, device="cpu")
    assert emptied == ["cpu", *[None] * len(times)]


def test_emptying_touches_more_than_the_last_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    for name, text in (("index0", "48K"), ("index3", "16M")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "size").write_text(text + "\n")
    assert flush.last_cache(tmp_path) == 16 << 20
    assert flush.last_cache(tmp_path / "index0") == 64 << 20  # a processor that does not tell
    monkeypatch.setattr(flush, "last_cache", lambda: 1 << 20)
    emptied = bc.testing.Flush("cpu")
    emptied()
    assert emptied.size == 32 << 20


def test_clocks_of_devices(monkeypatch: pytest.MonkeyPatch):
    assert bench.device_seconds(launches(), 1) is None  # the processor has none of its own
    with pytest.raises(LaunchError, match="by the clock of a device"):
        bc.testing.do_bench(launches(), clock="device")
    driver: Any = runtimes.driver("cpu")
    launch = driver.launch_timed

    def timed(module: Any, grid: Any, args: Any) -> Any:
        launch(module, grid, args)
        now = time.perf_counter_ns()
        return lambda: Times(now + 10_000, now + 5_010_000, "device")

    monkeypatch.setattr(type(driver), "launch_timed", lambda self, *args: timed(*args))
    assert bc.testing.do_bench(launches(), 0, 1) == pytest.approx(5.0)  # as the clock of the device says
    assert bc.testing.do_bench(launches(), 0, 1, clock="host") < 5.0  # type: ignore[operator]


def test_kernels_on_a_device_with_a_clock():
    device = next((d for d in Device.enumerate("opencl", "vulkan")), None)
    if device is None:
        pytest.skip("no device with a clock")
    x = Tensor.from_numpy(np.ones(64, np.float32), device)
    out = Tensor.empty_like(x)
    found = bc.testing.do_bench(lambda: double[1, 64](x, out), 0, 1, device=device, clock="device")
    assert isinstance(found, float)
    assert found > 0


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"fn": 3}, "cannot measure 3: expected a function"),
        ({"warmup": -1}, "got warmup=-1, expected milliseconds"),
        ({"rep": "long"}, "got rep='long', expected milliseconds"),
        ({"quantiles": (0.5, 2)}, "expected numbers from 0 to 1"),
        ({"quantiles": 3}, "expected numbers from 0 to 1"),
        ({"return_mode": "mode"}, "expected one of median, mean, min, max"),
        ({"return_mode": ["min"]}, "expected one of median, mean, min, max"),
        ({"clock": "sun"}, "expected auto, device, host"),
    ],
)
def test_bad_arguments(given: dict[str, Any], message: str):
    with pytest.raises(LaunchError, match=message.replace("(", r"\(")):
        bc.testing.do_bench(**{"fn": lambda: None, **given})


def swept(**changes: Any) -> Any:
    given: dict[str, Any] = {
        "x_names": ["n"], "x_vals": [1, 10, 100], "line_arg": "provider", "line_vals": ["a", "b"],
        "line_names": ["A", "B"], "plot_name": "sums", "y_label": "GB/s", "x_log": True, "args": {"k": 2},
    }  # fmt: skip
    return bc.testing.Benchmark(**{**given, **changes})


def test_a_sweep(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    @bc.testing.perf_report(swept())
    def sums(n: int, provider: str, k: int) -> tuple[float, float, float]:
        value = float(k * n if provider == "a" else n)
        return value, 1.1 * value, 0.9 * value

    (report,) = sums.run(save_path=tmp_path)
    assert report.rows()[1:] == [["1", "2", "1"], ["10", "20", "10"], ["100", "200", "100"]]
    assert capsys.readouterr().out.splitlines()[:2] == ["sums", "  n  A (GB/s)  B (GB/s)"]
    head, first, *_ = list(csv.reader((tmp_path / "sums.csv").read_text().splitlines()))
    assert head == ["n", "A", "A low", "A high", "B", "B low", "B high"]
    assert list(map(float, first)) == pytest.approx([1, 2, 1.8, 2.2, 1, 0.9, 1.1])
    page = (tmp_path / "sums.html").read_text()
    assert page.count('class="dot"') == 6
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_a_sweep_of_plain_numbers_and_of_several_names():
    given = swept(x_names=["m", "n"], x_vals=[(1, 2), 3], line_names=(), args={}, x_log=False)

    @bc.testing.perf_report([given])
    def area(m: int, n: int, provider: str) -> float:
        return float(m * n)

    (report,) = area.run(show=False)
    assert report.rows() == [["m", "n", "a (GB/s)", "b (GB/s)"], ["1", "2", "2", "2"], ["3", "3", "9", "9"]]
    with pytest.raises(LaunchError, match="expected a name in"):
        report.save("sums.png")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"x_vals": []}, "got no x_names"),
        ({"line_names": ["A"]}, "got 1 line_names, expected one for each of 2"),
        ({"x_vals": [(1, 2)]}, "got (1, 2) for n"),
    ],
)
def test_a_wrong_sweep(changes: dict[str, Any], message: str):
    with pytest.raises(LaunchError) as error:
        swept(**changes)
    assert message in str(error.value)


def test_a_function_that_returns_what_is_no_measurement():
    sweep = bc.testing.perf_report(swept(args={}))(lambda n, provider: (1.0, 2.0))
    with pytest.raises(LaunchError, match=r"returned \(1\.0, 2\.0\), expected a number, or"):
        sweep.run(show=False)


@pytest.mark.parametrize("value", [None, "abc", "123", (1.0, 2.0), (1.0, "x", 2.0), [[1], [2], [3]]])
def test_what_is_no_measurement_is_one_clear_error(value: Any):
    sweep = bc.testing.perf_report(bc.testing.Benchmark(["n"], [1], "who", ["a"]))(lambda n, who: value)
    with pytest.raises(
        CubeError, match=r"cannot sweep benchmark: the function returned .*, expected a number"
    ):
        sweep.run(show=False)


def test_numbers_of_numpy_and_what_there_is_not(tmp_path: Path):
    def one(n: int, who: str) -> Any:
        return np.float32(n) if n > 1 else float("nan")

    sweep = bc.testing.perf_report(bc.testing.Benchmark(["n"], range(1, 4), "who", ["a"], x_log=True))(one)
    (report,) = sweep.run(show=False, save_path=tmp_path)
    assert [line[0] for line in report.values[0]][1:] == [2.0, 3.0]
    assert (tmp_path / "benchmark.html").read_text().count('class="dot"') == 2
    (report,) = bc.testing.perf_report(sweep.benchmarks[0])(lambda n, who: float("inf")).run(show=False)
    assert "<svg" not in report.html()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"x_names": "size"}, "got 'size' as x_names, expected several values"),
        ({"x_vals": 5}, "got 5 as x_vals, expected several values"),
        ({"line_vals": 5}, "got 5 as line_vals, expected several values"),
    ],
)
def test_one_value_where_several_are_expected(changes: dict[str, Any], message: str):
    with pytest.raises(CubeError, match=message):
        bc.testing.Benchmark(
            **{"x_names": ["n"], "x_vals": [1], "line_arg": "who", "line_vals": ["a"], **changes}
        )


@pytest.mark.parametrize("name", ["", "a/b", "..\\x"])
def test_a_name_that_is_no_file_is_refused_before_anything_is_measured(name: str, tmp_path: Path):
    calls: list[int] = []
    sweep = bc.testing.perf_report(bc.testing.Benchmark(["n"], [1], "who", ["a"], plot_name=name))(
        lambda n, who: calls.append(n) or 1.0
    )
    with pytest.raises(CubeError, match="expected a plot_name that is the name of a file"):
        sweep.run(show=False, save_path=tmp_path)
    assert calls == []
    assert sweep.run(show=False)


def test_a_report_of_what_is_no_benchmark():
    with pytest.raises(CubeError, match="cannot sweep: got 'x', expected one Benchmark or several"):
        bc.testing.perf_report("x")  # type: ignore[arg-type]


def test_scales_and_numbers():
    assert [number(v) for v in (0, 0.00123, 1, 12.345, 999.9, 1234, 5e6, 2.5e9)] == [
        "0", "0.00123", "1", "12.3", "1k", "1.23k", "5M", "2.5G",
    ]  # fmt: skip
    log = scale_of([1, 1000], 0, 300, log=True)
    assert 0 < log(1) < log(10) < log(1000) < 300
    assert log.ticks() == [1, 10, 100, 1000]
    assert scale_of([0, 10], 0, 100, log=False, zero=True).ticks() == [0, 2, 4, 6, 8, 10]
    assert scale_of([5], 0, 100, log=False)(5) == pytest.approx(50)
    assert line_chart([], "n", "ms") == ""


def test_declarations():
    def reference(x: Any) -> Any:
        return x + x

    @bc.testing.workload(name="small", x="f32[64]", reference=reference)
    @bc.testing.workload(x="f32[n]", axes={"n": "2^10..2^12"}, bytes="8*n")
    @bc.cube
    def kernel(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
        out[0] = x[0]

    small, swept = bc.testing.declared(kernel)
    assert (small.name, small.args, small.reference) == ("small", {"x": "f32[64]"}, reference)
    assert (swept.axes, swept.bytes) == ({"n": "2^10..2^12"}, "8*n")
    assert bc.testing.declared(double) == ()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"y": "f32[64]"}, "it has no parameter y"),
        ({"ou": "f32[64]"}, "did you mean out?"),
        ({"reference": 3}, "got reference=3, expected a function"),
        ({"peers": {"numpy": 3}}, "got numpy=3, expected a function"),
        ({"tolerance": -1}, "got tolerance -1"),
    ],
)
def test_a_wrong_declaration(given: dict[str, Any], message: str):
    with pytest.raises(LaunchError) as error:
        bc.testing.workload(**given)(double)
    assert message in str(error.value)


def test_a_declaration_of_what_is_no_kernel():
    with pytest.raises(CompileError, match="stands above"):
        bc.testing.workload()(len)  # type: ignore[type-var]


def test_operations_that_wait_are_computed(monkeypatch: pytest.MonkeyPatch):
    finished: list[int] = []
    monkeypatch.setattr(bench.waiting, "finish", lambda: finished.append(1))
    bc.testing.measure(lambda: object(), 0, 0, clock="host")
    asked = len(finished)
    finished.clear()
    bc.testing.measure(lambda: None, 0, 0, clock="host")
    assert asked > len(finished) > 0  # before the device is waited for; with a result, after each call


def test_a_chain_of_operations_on_tensors():
    x = Tensor.from_numpy(np.ones(1 << 16, np.float32), Device.cpu())
    with Device.cpu().profile() as seen:
        bc.testing.do_bench(lambda: (x * 2.0 + 1.0).exp(), 0, 0, clock="host")
    assert len(seen.launches) >= 1 + 5 + 3  # as often as it was called
