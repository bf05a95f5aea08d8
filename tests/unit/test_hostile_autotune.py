"""Autotuning under arguments, settings and candidates that are not well-behaved."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

import burn_cube as bc
from burn_cube import config
from burn_cube.errors import ConfigError, LaunchTypeError, LaunchValueError
from burn_cube.launch.autotune import Autotuner, Candidate
from tests.services.test_processes import FORKS, program

Array = NDArray[Any]


@pytest.fixture(autouse=True)
def cache(tmp_path: Path) -> Iterator[Path]:
    """A disk cache of its own."""
    with config.use(disk_cache=True, cache_dir=str(tmp_path), autotune="full"):
        yield tmp_path


class Colour(Enum):
    RED = 1


class Pair(NamedTuple):
    first: Array
    second: Array


@bc.struct
class Line:
    values: bc.Array[bc.f32]
    step: bc.f32


@bc.cube
def move(line: Line, by: bc.f32) -> None:
    i = bc.ABSOLUTE_POS
    if i < line.values.len():
        line.values[i] += line.step * by


def _nothing(x: Array) -> None:
    """A candidate."""


def _no_key(*args: object) -> Any:
    return [len(args)]


def _move(line: Any, by: object, *rest: object) -> None:
    move.forall(len(line.values))(line, by)


def _again(line: Any, by: object, *rest: object) -> None:
    move[bc.cdiv(len(line.values), 32), 32](line, by)


@pytest.mark.capability(129)
@pytest.mark.parametrize("by", [2.0, np.float32(2), 2], ids=["float", "numpy", "int"])
def test_whatever_a_kernel_takes_may_be_tuned(by: Any) -> None:
    tuner = Autotuner("move", [Candidate("one", _move), Candidate("other", _again)])
    line = Line(np.zeros(100, np.float32), 3.0)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    tuner(line, by, Colour.RED, bc.f32, None, 1j)
    assert np.all(np.asarray(line.values) == 6.0), "once, not with every trial"
    (choice,) = tuner.known().values()
    assert len(choice.order) == 2, choice


@pytest.mark.capability(129)
def test_arrays_inside_of_anything_are_copied() -> None:
    seen: list[Any] = []

    def count(pair: Pair, table: dict[str, Array], items: list[Array]) -> None:
        seen.append((pair, table, items))
        for array in (pair.first, table["x"], *items):
            array += 1

    tuner = Autotuner("count", [Candidate("one", count), Candidate("other", lambda *a: count(*a))])
    x, y = np.zeros(5), np.zeros(5)
    tuner(Pair(x, y), {"x": y}, [x])
    assert len(seen) > 2
    assert x.tolist() == [2.0] * 5
    assert y.tolist() == [1.0] * 5
    assert all(pair.first is items[0] and pair.second is table["x"] for pair, table, items in seen)


@pytest.mark.capability(129)
def test_a_candidate_that_is_wrong_where_arguments_are_one_is_dropped() -> None:
    def right(x: Array, out: Array) -> None:
        out[...] = np.concatenate([x[1:], x[:1]])

    def wrong(x: Array, out: Array) -> None:
        for i in range(len(x)):
            out[i] = x[(i + 1) % len(x)]  # reads what it has written, if both are one

    x = np.arange(8.0)
    tuner = Autotuner("shift", [Candidate("right", right), Candidate("wrong", wrong)])
    tuner(x, x)
    assert x.tolist() == [1, 2, 3, 4, 5, 6, 7, 0]
    (choice,) = tuner.known().values()
    assert choice.order == ("right",)


@pytest.mark.capability(129)
@pytest.mark.parametrize("given", ["ab", 3, None, print])
def test_candidates_come_in_a_list(given: Any) -> None:
    with pytest.raises(LaunchTypeError, match=r"cannot tune t: got .*, expected a list of candidates"):
        Autotuner("t", given)


@pytest.mark.capability(129)
def test_candidates_are_called() -> None:
    run: Any = 3
    with pytest.raises(
        LaunchTypeError, match=r"cannot tune t: got .*, expected a bc\.Candidate of a callable"
    ):
        Autotuner("t", [Candidate("a", print), Candidate("b", run)])


@pytest.mark.capability(129)
@pytest.mark.parametrize(
    ("given", "error"),
    [
        ("x", LaunchTypeError),
        (True, LaunchTypeError),
        (-1e-3, LaunchValueError),
        (math.nan, LaunchValueError),
    ],
)
def test_a_tolerance_is_a_number(given: Any, error: type[Exception]) -> None:
    with pytest.raises(error, match=r"cannot tune t: got tolerance .*, expected"):
        Autotuner("t", [Candidate("a", print), Candidate("b", print)], tolerance=given)


@pytest.mark.capability(129)
def test_a_key_must_be_hashable() -> None:
    tuner = Autotuner("key", [Candidate("a", print), Candidate("b", print)], key=_no_key)
    with pytest.raises(LaunchTypeError, match=r"cannot tune key: its key is \[1\], expected what can be"):
        tuner(np.zeros(3))


@pytest.mark.capability(129, 133)
def test_what_cached_did_not_find_is_tried_later() -> None:
    def slow(x: Array) -> None:
        time.sleep(1e-3)

    x = np.zeros(3)
    tuner = Autotuner("later", [Candidate("slow", slow), Candidate("fast", _nothing)])
    with config.use(autotune="cached"):
        assert tuner.chosen(x).name == tuner.chosen(x).name == "slow"
    assert tuner.chosen(x).name == "fast"


@pytest.mark.capability(129, 133)
@pytest.mark.parametrize("changed", [{"checks": "validate"}, {"interpret": True}, {"num_threads": 1}])
def test_a_choice_is_of_the_settings_that_it_was_made_under(changed: dict[str, Any]) -> None:
    def slow_if_plain(x: Array) -> None:
        time.sleep(0 if config.current() is other else 2e-3)

    def slow_if_changed(x: Array) -> None:
        time.sleep(2e-3 if config.current() is other else 0)

    candidates = [Candidate("changed", slow_if_plain), Candidate("plain", slow_if_changed)]
    with config.use(**changed) as other:
        assert Autotuner("of settings", candidates).chosen(np.zeros(3)).name == "changed"
    assert Autotuner("of settings", candidates).chosen(np.zeros(3)).name == "plain"


@pytest.mark.capability(133)
def test_a_log_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    tuner = Autotuner("log", [Candidate("a", _nothing), Candidate("b", _nothing)])
    with config.use(autotune_log=str(tmp_path / "none" / "log")):
        with pytest.raises(ConfigError, match=r"cannot write the file of the setting autotune_log: .*none"):
            tuner(np.zeros(3))
    tuner(np.zeros(3))


@pytest.mark.capability(129)
@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_an_interrupted_search_begins_anew(error: type[BaseException]) -> None:
    stop = [True]

    def interrupted(x: Array) -> None:
        if stop.pop() if stop else False:
            raise error

    tuner = Autotuner("stop", [Candidate("a", interrupted), Candidate("b", _nothing)])
    with pytest.raises(error):
        tuner(np.zeros(3))
    tuner(np.zeros(3))
    assert len(tuner.known()) == 1


@FORKS
@pytest.mark.capability(129, 136)
def test_a_fork_of_a_process_that_tunes_does_not_wait_for_its_threads() -> None:
    assert program(TUNING) == "0 1.0\n"


TUNING = """
import os, signal, sys, threading, time
import numpy as np
import burn_cube as bc
bc.config.set(disk_cache=False)
begun = threading.Event()
def slow(x):
    begun.set()
    time.sleep(0.3)
    x += 1
tuner = bc.Autotuner("fork", [bc.Candidate("slow", slow), bc.Candidate("other", slow)])
def tune():
    tuner(x)
x = np.zeros(5)
thread = threading.Thread(target=tune)
thread.start()
begun.wait()
child = os.fork()
if child == 0:
    signal.alarm(60)
    y = np.zeros(5)
    tuner(y)
    os._exit(0 if y[0] == 1 else 1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), end=" ")
thread.join()
print(x[0])
"""
