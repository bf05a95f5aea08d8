"""The autotuner under arrays of other libraries: trials on copies, answers in the arrays themselves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import burn_cube as bc
from burn_cube import config
from burn_cube.launch.autotune import Autotuner, Candidate
from tests.device.foreign_devices import RAMP, N, Opening, combine, library
from tests.device.stand_ins import STREAM_ORDERS, StreamOrder

pytestmark = pytest.mark.capability(129, 135)


@pytest.fixture
def opening() -> Iterator[Opening]:
    found = Opening()
    yield found
    found.end()


@pytest.fixture(autouse=True)
def _cache(tmp_path: Path) -> Iterator[None]:
    with config.use(disk_cache=True, cache_dir=str(tmp_path), autotune="full"):
        yield


def _tuner(seen: list[Any]) -> Autotuner:
    def wide(x: Any, y: Any, out: Any) -> None:
        seen.append((x, y, out))
        assert len(out) == out.shape[0] == N
        combine[1, N](x, y, out)

    def narrow(x: Any, y: Any, out: Any) -> None:
        combine[bc.cdiv(len(out), 16), 16](x, y, out)

    def wrong(x: Any, y: Any, out: Any) -> None:
        combine[1, N](y, x, out)

    candidates = [Candidate("wide", wide), Candidate("narrow", narrow), Candidate("wrong", wrong)]
    return Autotuner("combine", candidates)


class Sized:
    """What such libraries' arrays have beside their protocols."""

    def __init__(self, shown: Any) -> None:
        self.shown = shown
        self.shape = (N,)

    def __len__(self) -> int:
        return N

    def __getattr__(self, name: str) -> Any:
        return getattr(self.shown, name)


@pytest.mark.parametrize("order", STREAM_ORDERS)
@pytest.mark.parametrize(
    ("kind", "how"), [("cuda-bindings", "by_dlpack"), ("cuda-bindings", "by_interface"), ("hip", "by_dlpack")]
)
def test_arrays_of_a_device(kind: str, how: str, order: StreamOrder, opening: Opening) -> None:
    device = opening.open(kind)
    device.fake.set_streams(order)
    other, seen = library(device), list[Any]()
    x, y, out = other.array(RAMP), other.array(RAMP[::-1]), other.array(np.full(N, -1, np.float32))
    given = [Sized(getattr(one, how)()) for one in (x, y, out)]
    tuner = _tuner(seen)
    chosen = tuner.chosen(*given)
    assert out.read().tolist() == [-1.0] * N, "trials are not for the arguments"
    assert not any(isinstance(array, Sized) for call in seen for array in call)
    (choice,) = tuner.known().values()
    assert set(choice.order) == {"wide", "narrow"}
    assert [name for name, _ in choice.dropped] == ["wrong"]
    assert chosen.name == choice.order[0]
    tuner(*given)
    assert out.read().tolist() == (RAMP + 2 * RAMP[::-1]).tolist()
    assert _tuner(seen).chosen(*given).name == chosen.name, "remembered on disk"
    device.driver.sync()
    device.fake.reset()


def test_arrays_of_the_host() -> None:
    class Exported(Sized):
        """By DLPack alone."""

        def __getattr__(self, name: str) -> Any:
            if not name.startswith("__dlpack"):
                raise AttributeError(name)
            return getattr(self.shown, name)

    seen: list[Any] = []
    out = np.full(N, -1, np.float32)
    given = [Exported(RAMP), RAMP[::-1].copy().data, Exported(out)]
    tuner = _tuner(seen)
    tuner.chosen(*given)
    assert out.tolist() == [-1.0] * N
    tuner(*given)
    assert out.tolist() == (RAMP + 2 * RAMP[::-1]).tolist()
    (choice,) = tuner.known().values()
    assert set(choice.order) == {"wide", "narrow"}
