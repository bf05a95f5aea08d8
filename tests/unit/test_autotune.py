"""Autotuning: keys, trials on copies, who is dropped, what is remembered, and threads."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube import config
from burn_cube.errors import DeviceError, LaunchTypeError, LaunchValueError
from burn_cube.launch import runtimes
from burn_cube.launch.autotune import Autotuner, Candidate, choices, sampling
from burn_cube.launch.autotune.key import bucket, key_of
from burn_dispatch import Device, Tensor, catalog

Array = NDArray[Any]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path) -> Iterator[Path]:
    """A disk cache of its own."""
    with config.use(disk_cache=True, cache_dir=str(tmp_path), autotune="full"):
        yield tmp_path


def _double(x: Array, out: Array) -> None:
    out[...] = x * 2


def _slow_double(x: Array, out: Array) -> None:
    time.sleep(2e-3)
    out[...] = x + x


def _tuner(*extra: Candidate, **options: Any) -> Autotuner:
    return Autotuner(
        "double", [Candidate("slow", _slow_double), Candidate("fast", _double), *extra], **options
    )


def _arrays(n: int = 1000) -> tuple[Array, Array]:
    return np.arange(n, dtype=np.float32), np.full(n, -1.0, np.float32)


@bc.cube
def doubled(x: bc.Array[bc.f32], out: bc.Array[bc.f32]) -> None:
    i = bc.ABSOLUTE_POS
    if i < out.len():
        out[i] = x[i] * 2.0


@pytest.mark.capability(129)
@pytest.mark.parametrize("place", ["cpu", "opencl", "vulkan"])
def test_candidates_are_tried_on_tensors(place: str) -> None:
    try:
        device = Device(catalog.of_runtime(place))
        device.driver.sync()
    except DeviceError as error:
        pytest.skip(error.message)
    seen: list[tuple[object, ...]] = []

    def run(x: Tensor, out: Tensor) -> None:
        seen.append((type(x), x.shape, x.strides, x.dtype, x.device, out.numel()))
        doubled.forall(x.numel())(x.clone(), out)

    tuner = Autotuner("tensors", [Candidate("one", run), Candidate("two", lambda x, out: run(x, out))])
    whole = Tensor.from_numpy(np.arange(24, dtype=np.float32), device)
    x, out = whole[3:19].reshape(4, 4).transpose(), Tensor.zeros((4, 4), device=device)
    tuner(x, out)
    assert np.array_equal(out.numpy(), 2 * x.numpy())
    assert np.array_equal(whole.numpy(), np.arange(24))
    assert len(seen) > 4
    assert set(seen) == {(Tensor, (4, 4), (1, 4), x.dtype, device, 16)}


@pytest.mark.capability(129)
def test_the_fastest_is_called_and_the_result_is_right() -> None:
    tuner = _tuner()
    x, out = _arrays()
    tuner(x, out)
    assert np.array_equal(out, x * 2)
    assert tuner.chosen(x, out).name == "fast"
    (choice,) = tuner.known().values()
    assert choice.order == ("fast", "slow")
    assert choice.seconds[1] > 2e-3


@pytest.mark.capability(129)
def test_trials_never_touch_the_arguments() -> None:
    x, out = _arrays()
    before = x.copy(), out.copy()
    assert _tuner().chosen(x, out).name == "fast"
    assert np.array_equal(x, before[0])
    assert np.array_equal(out, before[1])


@pytest.mark.capability(129)
def test_accumulating_candidates_are_compared_from_the_same_start() -> None:
    def add(x: Array, out: Array) -> None:
        out += x

    def add_slowly(x: Array, out: Array) -> None:
        time.sleep(1e-3)
        np.add(out, x, out=out)

    tuner = Autotuner("add", [Candidate("slow", add_slowly), Candidate("fast", add)])
    x, out = _arrays()
    tuner(x, out)
    assert np.array_equal(out, x - 1)
    (choice,) = tuner.known().values()
    assert choice.dropped == ()


@pytest.mark.capability(129)
def test_wrong_and_failing_candidates_are_dropped() -> None:
    def wrong(x: Array, out: Array) -> None:
        out[...] = x * 2
        out[7] = 0

    def failing(x: Array, out: Array) -> None:
        raise ValueError("no such tile")

    def misspelt(x: Array, out: Array) -> None:
        getattr(x, "no_such_name")()  # noqa: B009

    candidates = [Candidate("wrong", wrong), Candidate("failing", failing), Candidate("misspelt", misspelt)]
    tuner = _tuner(*candidates)
    x, out = _arrays()
    tuner(x, out)
    (choice,) = tuner.known().values()
    assert choice.order == ("fast", "slow")
    dropped = dict(choice.dropped)
    assert dropped["wrong"] == f"argument 1: 1 of 1000 elements differ, element 7 is 0.0 for {x[7] * 2}"
    assert dropped["failing"] == "ValueError: no such tile"
    assert dropped["misspelt"].startswith("AttributeError: ")


def test_no_candidate_is_left() -> None:
    def failing(x: Array, out: Array) -> None:
        raise ValueError("no such tile")

    x, out = _arrays()
    tuner = Autotuner("double", [Candidate("a", failing), Candidate("b", failing)])
    with pytest.raises(LaunchValueError, match="all of its candidates failed") as caught:
        tuner(x, out)
    assert caught.value.help == "a: ValueError: no such tile; b: ValueError: no such tile"
    never = Autotuner("double", [Candidate("a", failing, lambda x, out: False)])
    with pytest.raises(LaunchValueError, match="none of its candidates takes"):
        never(x, out)


def test_candidates_that_are_none() -> None:
    one = Candidate("a", np.copyto)
    with pytest.raises(LaunchValueError, match="got two candidates named a, expected different names"):
        Autotuner("double", [one, one])
    with pytest.raises(LaunchValueError, match="got no candidates, expected at least one"):
        Autotuner("double", [])
    bare: Any = np.copyto
    with pytest.raises(LaunchTypeError, match=r"got .* as a candidate, expected a bc\.Candidate"):
        Autotuner("double", [one, bare])


@pytest.mark.capability(129)
def test_keys_tell_apart_what_kernels_care_for() -> None:
    memory = np.zeros(4096, np.float32)
    start = -memory.ctypes.data % 64 // 4
    base = memory[start : start + 1024]
    same = [base, memory[start + 16 : start + 16 + 1000]]
    keys = {key_of([x], "t") for x in same}
    assert len(keys) == 1
    others = [
        base[:500],
        memory[start + 1 : start + 1025],  # aligned to 4 bytes only
        base.astype(np.float64),
        base.reshape(32, 32),
        base.reshape(32, 32).T,
        memory[start : start + 2048].reshape(32, 64)[:, :32],
        np.broadcast_to(base[:1], (1024,)),
        base[::-1],
    ]
    found = [key_of([x], "t") for x in others]
    assert len({*found, *keys}) == len(others) + 1
    assert key_of([3, 1.5, "a", None, True], "t") == (("int", 4), "float", "'a'", "None", "True")
    assert [bucket(n) for n in (0, 1, 3, 4, 5)] == [0, 1, 4, 4, 8]


@pytest.mark.capability(129)
def test_a_choice_is_made_once_a_key_and_checked_against_the_arguments() -> None:
    calls: list[int] = []

    def counted(x: Array, out: Array) -> None:
        calls.append(len(x))
        _double(x, out)

    odd_is_refused = Candidate("fast", counted, lambda x, out: len(x) % 2 == 0)
    tuner = Autotuner("double", [Candidate("slow", _slow_double), odd_is_refused])
    tuner(*_arrays(1000))
    tried = len(calls)
    tuner(*_arrays(1002))  # the same bucket: no trial
    assert len(calls) == tried + 1
    assert len(tuner.known()) == 1
    x, out = _arrays(1001)
    assert tuner.chosen(x, out).name == "slow"  # the only one that takes it
    tuner(x, out)
    assert np.array_equal(out, x * 2)


@pytest.mark.capability(129)
def test_the_next_process_remembers(cache: Path) -> None:
    x, out = _arrays()
    _tuner()(x, out)
    assert len(list(cache.glob("*.cube"))) == 1

    trials: list[str] = []

    def must_not_run(x: Array, out: Array) -> None:
        trials.append("slow")

    again = Autotuner("double", [Candidate("slow", must_not_run), Candidate("fast", _double)])
    again(x, out)
    assert not trials
    others = Autotuner("double", [Candidate("slow", _slow_double), Candidate("new", _double)])
    others(x, out)  # another list of candidates: tuned anew
    assert others.chosen(x, out).name == "new"
    for path in cache.glob("*.cube"):
        path.write_bytes(b"damaged")
    fresh = _tuner()
    fresh(x, out)
    assert fresh.chosen(x, out).name == "fast"


@pytest.mark.capability(129)
def test_a_choice_is_of_one_device_and_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another device, another version of its compiler, and the host alone have choices of their own."""
    cpu = runtimes.driver("cpu")

    def entry(runtime: str | None) -> str:
        driver = None if runtime is None else runtimes.driver(runtime)
        return choices.entry_of("double", ("a", "b"), ("key",), driver).name()

    names = {entry(None), entry("cpu"), entry("reference"), entry("null")}
    assert len(names) == 4
    monkeypatch.setattr(type(cpu), "fingerprint", lambda self: "of another version")
    assert entry("cpu") not in names


@pytest.mark.capability(129)
def test_what_an_earlier_process_chose_is_checked_against_the_arguments(tmp_path: Path) -> None:
    """The next process asks a kept choice whether it takes its arguments, and uses the next best if not."""
    program = """
        import sys, time
        import numpy as np
        from burn_cube.launch.autotune import Autotuner, Candidate
        ran = []
        def slow(x, out):
            ran.append("slow"); time.sleep(2e-3); out[...] = x * 2
        def fast(x, out):
            ran.append("fast"); out[...] = x * 2
        even = Candidate("fast", fast, lambda x, out: len(x) % 2 == 0)
        tuner = Autotuner("double", [Candidate("slow", slow), even])
        x = np.arange(int(sys.argv[1]), dtype=np.float32)
        out = np.zeros_like(x)
        tuner(x, out)
        assert (out == 2 * x).all()
        print(*(ran if len(ran) < 3 else ["tried"]))
    """

    def process(n: int) -> str:
        environment = {"BURN_CUBE_DISK_CACHE": "1", "BURN_CUBE_CACHE_DIR": str(tmp_path)}
        done = subprocess.run(
            [sys.executable, "-c", textwrap.dedent(program), str(n)],
            env={**os.environ, **environment}, capture_output=True, text=True, check=True, timeout=60,
        )  # fmt: skip
        return done.stdout.strip()

    assert [process(n) for n in (1000, 1000, 1001, 998)] == ["tried", "fast", "slow", "fast"]


@pytest.mark.capability(129)
@pytest.mark.capability(133)
def test_levels() -> None:
    x, out = _arrays()
    with config.use(autotune="off"):
        tuner = _tuner()
        assert tuner.chosen(x, out).name == "slow"
        assert tuner.known() == {}
    with config.use(autotune="cached"):
        assert _tuner().chosen(x, out).name == "slow"
    _tuner()(x, out)
    with config.use(autotune="cached"):
        assert _tuner().chosen(x, out).name == "fast"


@pytest.mark.capability(133)
def test_the_log_is_readable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def failing(x: Array, out: Array) -> None:
        raise ValueError("no such tile")

    path = tmp_path / "log.txt"
    with config.use(autotune_log=str(path)):
        _tuner(Candidate("failing", failing))(*_arrays())
    lines = path.read_text().splitlines()
    assert lines[0].startswith("autotune double tried: fast ")
    assert "slow" in lines[0]
    assert lines[-1] == "  dropped failing: ValueError: no such tile"
    with config.use(autotune_log="stderr"):
        _tuner(Candidate("failing", failing))(*_arrays())
    assert "autotune double remembered" in capsys.readouterr().err


@pytest.mark.capability(129)
@pytest.mark.parametrize("device", [Device.cpu(), Device.from_runtime("reference")], ids=str)
def test_tensors_are_copied_on_their_device(device: Device) -> None:
    values = np.arange(60, dtype=np.float32).reshape(6, 10)
    x = Tensor.from_numpy(values, device)
    out = Tensor.from_numpy(np.zeros((6, 10), np.float32), device)
    seen: list[object] = []

    def copy_back(a: Any, b: Any) -> None:
        seen.append(a)
        array = b.__burn_cube_array__()
        source = a.__burn_cube_array__()
        array.driver.write(array.buffer, array.offset, source.driver.read(source.buffer, source.offset, 240))

    def slowly(a: Any, b: Any) -> None:
        time.sleep(1e-3)
        copy_back(a, b)

    tuner = Autotuner("copy", [Candidate("slow", slowly), Candidate("fast", copy_back)])
    assert tuner.chosen(x, out).name == "fast"
    assert np.array_equal(out.numpy(), np.zeros((6, 10)))
    assert all(value is not x for value in seen)
    tuner(x, out)
    assert np.array_equal(out.numpy(), values)


@pytest.mark.capability(129)
def test_sixteen_threads_tune_once_and_never_wait_for_ever() -> None:
    trials: list[int] = []

    def counted(x: Array, out: Array) -> None:
        trials.append(1)
        _slow_double(x, out)

    tuner = Autotuner("double", [Candidate("slow", counted), Candidate("fast", _double)])
    results: list[bool] = []

    def work() -> None:
        x, out = _arrays()
        tuner(x, out)
        results.append(np.array_equal(out, x * 2))

    threads = [threading.Thread(target=work, daemon=True) for _ in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert results == [True] * 16
    assert len(tuner.known()) == 1
    assert len(trials) < 40


def test_a_candidate_may_call_its_tuner() -> None:
    tuners: list[Autotuner] = []

    def recursive(x: Array, out: Array) -> None:
        tuners[0](x, out)

    tuners.append(Autotuner("double", [Candidate("plain", _double), Candidate("recursive", recursive)]))
    x, out = _arrays()
    tuners[0](x, out)
    assert np.array_equal(out, x * 2)


def test_a_failed_search_leaves_others_free() -> None:
    fail = [True]

    def sometimes(x: Array, out: Array) -> None:
        if fail[0]:
            raise ValueError("not now")
        _double(x, out)

    tuner = Autotuner("double", [Candidate("a", sometimes), Candidate("b", sometimes)])
    x, out = _arrays()
    with pytest.raises(LaunchValueError):
        tuner(x, out)
    fail[0] = False
    tuner(x, out)
    assert np.array_equal(out, x * 2)


def test_sampling_drops_the_hopeless_early() -> None:
    now = [0.0]
    counts = {"fast": 0, "near": 0, "slow": 0}

    def run(name: str, seconds: float) -> Callable[[], None]:
        def call() -> None:
            counts[name] += 1
            now[0] += seconds

        return call

    timings = sampling.sample(
        [("slow", run("slow", 0.03)), ("near", run("near", 0.011)), ("fast", run("fast", 0.010))],
        lambda: None,
        lambda: now[0],
    )
    assert [timing.name for timing in timings] == ["fast", "near", "slow"]
    assert timings[0].seconds == pytest.approx(0.010)
    assert counts["slow"] == 1 + sampling.FEWEST
    assert counts["fast"] == counts["near"] == 1 + sampling.MOST
