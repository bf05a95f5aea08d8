"""The pool of device memory: loans never overlap, what comes back is used again, and it stays small."""

from __future__ import annotations

import gc
import random
import threading

import pytest

from burn_cube.errors import OutOfMemoryError
from burn_runtimes.device.pool import Page, Pool, Rules, Slice

MIB = 1 << 20


class Memory:
    """A driver with a limited memory: pages are numbers."""

    def __init__(self, limit: int = 1 << 40) -> None:
        self.limit, self.sizes, self.count = limit, dict[int, int](), 0

    def allocate(self, size: int) -> int:
        if sum(self.sizes.values()) + size > self.limit:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: the device is full")
        self.count += 1
        self.sizes[self.count] = size
        return self.count

    def release(self, memory: int) -> None:
        del self.sizes[memory]


def _pool(limit: int = 1 << 40, **rules: object) -> tuple[Pool[int], Memory]:
    memory = Memory(limit)
    return Pool(memory, Rules(**rules)), memory  # type: ignore[arg-type]


def _overlap(a: Slice[int], b: Slice[int]) -> bool:
    return a.memory == b.memory and a.offset < b.offset + b.size and b.offset < a.offset + a.size


@pytest.mark.capability(124)
def test_slices_are_aligned_apart_and_inside_their_page() -> None:
    pool, memory = _pool()
    chooser = random.Random(1)
    alive: list[Slice[int]] = []
    for _ in range(2000):
        if alive and chooser.random() < 0.5:
            del alive[chooser.randrange(len(alive))]
        alive.append(pool.reserve(chooser.choice((0, 1, 100, 5000, 1 << 16, 3 * MIB))))
        new = alive[-1]
        assert new.offset % 256 == 0
        assert new.offset + new.size <= memory.sizes[new.memory]
        assert not any(_overlap(new, other) for other in alive[:-1])


@pytest.mark.capability(124)
@pytest.mark.parametrize("sliced", [True, False])
def test_rounds_of_varying_sizes_stay_flat(sliced: bool) -> None:
    pool, memory = _pool(sliced=sliced)
    chooser = random.Random(2)
    alive: list[Slice[int]] = []
    most = 0
    for round_ in range(10_000):
        alive.append(pool.reserve(int(2 ** chooser.uniform(4, 24))))
        if len(alive) > 8:
            del alive[chooser.randrange(8)]
        if round_ == 5000:
            most = sum(memory.sizes.values())
    assert sum(memory.sizes.values()) <= 1.25 * most
    assert memory.count < 1000
    alive.clear()
    pool.cleanup()
    assert memory.sizes == {}


@pytest.mark.capability(124)
def test_usage_counts_what_is_lent() -> None:
    pool, memory = _pool()
    a, b = pool.reserve(1000), pool.reserve(20 * MIB)
    usage = pool.usage()
    assert (usage.used, usage.buffers) == (1000 + 20 * MIB, 2)
    assert usage.padding == 24
    assert usage.reserved == sum(memory.sizes.values()) == 52 * MIB
    del a, b
    after = pool.usage()
    assert (after.used, after.padding, after.buffers, after.reserved) == (0, 0, 0, 52 * MIB)
    pool.cleanup()
    assert pool.usage().reserved == 0


@pytest.mark.capability(124)
def test_a_full_device_gives_what_is_kept_before_it_gives_up() -> None:
    pool, memory = _pool(limit=64 * MIB)
    a = pool.reserve(40 * MIB)
    del a
    b = pool.reserve(60 * MIB)  # only by giving the first page back
    with pytest.raises(OutOfMemoryError) as caught:
        pool.reserve(10 * MIB)
    assert f"cannot allocate {10 * MIB} bytes" in caught.value.message
    assert f"{60 * MIB} are in use by 1 buffer," in caught.value.message
    assert pool.usage().buffers == 1
    del b
    c = pool.reserve(10 * MIB)
    assert c.size == 10 * MIB
    assert sum(memory.sizes.values()) <= 64 * MIB


@pytest.mark.capability(124)
def test_the_cap_is_ours() -> None:
    pool, _ = _pool(cap=48 * MIB)
    kept = pool.reserve(1000)
    with pytest.raises(OutOfMemoryError, match=rf"the limit is {48 * MIB}, and 1000 are in use"):
        pool.reserve(20 * MIB)
    del kept
    assert pool.reserve(20 * MIB).size == 20 * MIB


def test_large_pages_are_used_again_if_they_fit_well() -> None:
    pool, memory = _pool(sliced=False)
    a = pool.reserve(100 * MIB)
    page = a.memory
    del a
    b = pool.reserve(97 * MIB)
    assert b.memory == page
    del b
    c = pool.reserve(10 * MIB)  # a tenth of the page: it gets its own
    assert c.memory != page
    assert len(memory.sizes) == 2


def test_pages_that_nothing_uses_go_back() -> None:
    pool, memory = _pool(sliced=False, idle=100)
    a = pool.reserve(100 * MIB)
    del a
    for _ in range(250):
        pool.reserve(1000)
    assert 100 * MIB not in memory.sizes.values()
    assert sum(memory.sizes.values()) < MIB


def test_persistent_memory_has_its_size_and_stays() -> None:
    pool, memory = _pool(idle=10)
    with pool.persistent():
        a = pool.reserve(1_000_000)
    assert memory.sizes[a.memory] == 1_000_192
    del a
    for _ in range(50):
        pool.reserve(1_000_000)
    assert 1_000_192 in memory.sizes.values()
    with pool.persistent():
        again = pool.reserve(1_000_000)
    assert memory.sizes[again.memory] == 1_000_192
    del again
    pool.cleanup()
    assert memory.sizes == {}


def test_what_the_collector_frees_comes_back() -> None:
    pool, _ = _pool()

    class Cycle:
        def __init__(self) -> None:
            self.own, self.slice = self, pool.reserve(MIB)

    for _ in range(100):
        Cycle()
    gc.collect()
    usage = pool.usage()
    assert (usage.used, usage.buffers) == (0, 0)


def test_threads_share_a_pool() -> None:
    pool, _ = _pool()
    wrong: list[object] = []
    owners: dict[tuple[int, int], int] = {}

    def work(me: int) -> None:
        chooser = random.Random(me)
        for _ in range(500):
            held = pool.reserve(chooser.randrange(1, 1 << 16))
            place = (held.memory, held.offset)
            if owners.setdefault(place, me) != me:
                wrong.append(place)
            del owners[place]

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    assert pool.usage().buffers == 0


@pytest.mark.capability(124)
@pytest.mark.parametrize("early", [True, False])
def test_an_interrupt_while_memory_comes_back_leaves_the_sums_right(
    early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more is in use, or lost to padding, than there is."""
    pool, _ = _pool(sliced=False)
    held = pool.reserve(1000)
    give_back = Page[int].give_back

    def interrupted(page: Page[int], *args: object) -> None:
        if not early:
            give_back(page, *args)  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(Page, "give_back", interrupted)
    del held
    with pytest.raises(KeyboardInterrupt):
        pool.usage()
    monkeypatch.undo()
    pool.cleanup()
    usage = pool.usage()
    assert usage.padding >= 0
    assert usage.reserved == usage.used + usage.padding
    other = pool.reserve(3000)
    assert pool.usage().used == usage.used + 3000
    del other
