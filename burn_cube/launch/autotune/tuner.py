"""`Autotuner`: calls the fastest candidate, found by trying all on copies of the first such arguments."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Hashable, Iterable, Sequence
from numbers import Real
from typing import cast
from weakref import WeakSet

from burn_cube import config
from burn_cube.driver import DeviceArray, Driver
from burn_cube.errors import LaunchTypeError, LaunchValueError, shown
from burn_cube.launch import graph, logs
from burn_cube.launch.autotune import choices, sampling
from burn_cube.launch.autotune.choices import Choice
from burn_cube.launch.autotune.key import arrays_of, key_of
from burn_cube.launch.autotune.trials import Copies, Host, difference
from burn_cube.launch.locks import lock
from burn_cube.record import record

Args = tuple[object, ...]
Key = tuple[int, Hashable, Hashable, Hashable]
"""The driver, what the arguments are like, what the user adds, and the settings that kernels obey."""
_tuners: WeakSet[Autotuner] = WeakSet()


@record
class Candidate:
    """A way to compute the result: `run(*args)` launches it; `accepts(*args)` says whether it can."""

    name: str
    run: Callable[..., object]
    accepts: Callable[..., bool] | None = None

    def fits(self, args: Args) -> bool:
        """Whether it may be asked."""
        return self.accepts is None or self.accepts(*args)


def _by_name(tuner: str, candidates: object) -> dict[str, Candidate]:
    """The candidates; errors for what is none, and for names that come twice."""
    if isinstance(candidates, str) or not isinstance(candidates, Iterable):
        raise LaunchTypeError(f"cannot tune {tuner}: got {shown(candidates)}, expected a list of candidates")
    found: dict[str, Candidate] = {}
    for candidate in cast("Iterable[object]", candidates):
        if not isinstance(candidate, Candidate) or not callable(candidate.run):
            raise LaunchTypeError(
                f"cannot tune {tuner}: got {shown(candidate)} as a candidate, "
                "expected a bc.Candidate of a callable",
                help="bc.Candidate(name, run) makes one of what can be called",
            )
        if candidate.name in found:
            raise LaunchValueError(
                f"cannot tune {tuner}: got two candidates named {candidate.name}, expected different names"
            )
        found[candidate.name] = candidate
    if not found:
        raise LaunchValueError(f"cannot tune {tuner}: got no candidates, expected at least one")
    return found


def _tolerance(tuner: str, given: object) -> float | None:
    """A number that is not negative, or None."""
    if given is None:
        return None
    if isinstance(given, bool) or not isinstance(given, Real):
        raise LaunchTypeError(f"cannot tune {tuner}: got tolerance {shown(given)}, expected a number or None")
    if not float(given) >= 0:  # nor NaN
        raise LaunchValueError(f"cannot tune {tuner}: got tolerance {shown(given)}, expected 0 or more")
    return float(given)


class Autotuner:
    """Call it like a candidate.

    `key(*args)` adds to what tells arguments apart: dtypes, extents by powers of two, layout, alignment.
    `tolerance`, relative and absolute, is how far an answer may be from that of the first candidate; by
    default that of the dtype. Candidates must compute their outputs from their inputs only.
    """

    def __init__(
        self,
        name: str,
        candidates: Sequence[Candidate],
        *,
        key: Callable[..., Hashable] | None = None,
        tolerance: float | None = None,
    ) -> None:
        self.name, self.candidates = name, _by_name(name, candidates)
        self._key, self._tolerance = key, _tolerance(name, tolerance)
        self._lock = lock()
        self._choices: dict[Key, Choice] = {}
        self._tuning: dict[Key, threading.Event] = {}
        self._absent: set[Key] = set()
        """What is not on disk."""
        _tuners.add(self)
        self._mine = threading.local()  # keys that this thread tunes: a candidate may call its tuner

    def __call__(self, *args: object) -> object:
        """Run the best candidate for these arguments."""
        return self.chosen(*args).run(*args)

    def chosen(self, *args: object) -> Candidate:
        """The candidate that a call would run; tunes if it must."""
        fitting = [candidate for candidate in self.candidates.values() if candidate.fits(args)]
        if not fitting:
            tried = ", ".join(self.candidates)
            raise LaunchValueError(
                f"cannot run {self.name}: none of its candidates takes the arguments", help=tried
            )
        level = config.current().autotune
        if level == "off" or len(fitting) == 1:
            return fitting[0]
        driver = _driver(args, self.name)
        key = self._key_of(args, driver)
        choice = self._choices.get(key) or self._find(key, args, fitting, driver, level)
        # the arguments of a key are not all alike: a remembered winner must take these too
        fit = {candidate.name: candidate for candidate in fitting}
        return next((fit[name] for name in choice.order if name in fit), fitting[0])

    def _key_of(self, args: Args, driver: Driver | None) -> Key:
        settings, added = config.current(), self._key(*args) if self._key else None
        try:
            hash(added)
        except TypeError:
            raise LaunchTypeError(
                f"cannot tune {self.name}: its key is {shown(added)}, expected what can be hashed",
                help="give a tuple in place of a list",
            ) from None
        how = settings.checks, settings.interpret, settings.num_threads
        return id(driver), key_of(args, self.name), added, how

    def forked(self) -> None:
        """In a forked child the threads that tuned are gone."""
        self._tuning.clear()

    def known(self) -> dict[Key, Choice]:
        """What this process knows, by key."""
        return dict(self._choices)

    def _find(
        self, key: Key, args: Args, fitting: list[Candidate], driver: Driver | None, level: str
    ) -> Choice:
        """What another thread finds just now, what is on disk, or what trials say."""
        plain = Choice((fitting[0].name,), (0.0,))
        if key in self._keys() or (level == "cached" and key in self._absent):
            return plain
        with self._lock:
            event = self._tuning.get(key)
            first = event is None
            if event is None:
                event = self._tuning[key] = threading.Event()
        if not first:
            event.wait()
            return self._choices.get(key) or plain
        self._keys().add(key)
        try:
            found = self._remembered(key, args, fitting, driver, level)
            if found is None:
                self._absent.add(key)
                return plain
            self._choices[key] = found
            return found
        finally:
            self._keys().discard(key)
            with self._lock:
                self._tuning.pop(key, None)
            event.set()

    def _keys(self) -> set[Key]:
        if not hasattr(self._mine, "keys"):
            self._mine.keys = set[Key]()
        return cast("set[Key]", self._mine.keys)

    def _remembered(
        self, key: Key, args: Args, fitting: list[Candidate], driver: Driver | None, level: str
    ) -> Choice | None:
        """None if it is not to be tried, and nothing is remembered."""
        if key in self._choices:
            return self._choices[key]
        names = tuple(self.candidates)
        entry = choices.entry_of(self.name, names, key[1:], driver)
        found = choices.load(entry, names)
        if found is not None:
            self._log(key, found, "remembered")
            return found
        if level == "cached":
            return None
        found = self._try(args, fitting)
        choices.keep(entry, found)
        self._log(key, found, "tried")
        return found

    def _try(self, args: Args, fitting: list[Candidate]) -> Choice:
        """Run all on copies, compare their answers with the first one's, time those that are right."""
        graph.refuse(f"tune {self.name}")
        copies = Copies(args, self.name)
        dropped: list[tuple[str, str]] = []
        right: list[tuple[str, Callable[[], object]]] = []
        expected: list[tuple[tuple[Hashable, ...], Host]] | None = None
        for candidate in fitting:
            copies.reset()
            try:
                candidate.run(*copies.args)
                copies.sync()
            except Exception as error:  # whatever the user's function raises
                dropped.append((candidate.name, _first_line(error)))
                continue
            answer = copies.results()
            wrong = None if expected is None else self._wrong(expected, answer)
            if wrong is not None:
                dropped.append((candidate.name, wrong))
                continue
            expected = expected or answer
            right.append((candidate.name, _bound(candidate, copies.args)))
        if not right:
            reasons = "; ".join(f"{name}: {why}" for name, why in dropped)
            raise LaunchValueError(f"cannot run {self.name}: all of its candidates failed", help=reasons)
        timings = sampling.sample(right, copies.sync)
        return Choice(tuple(t.name for t in timings), tuple(t.seconds for t in timings), tuple(dropped))

    def _wrong(
        self,
        expected: list[tuple[tuple[Hashable, ...], Host]],
        answer: list[tuple[tuple[Hashable, ...], Host]],
    ) -> str | None:
        for (position, first), (_, other) in zip(expected, answer, strict=True):
            found = difference(first, other, self._tolerance)
            if found is not None:
                return f"argument {position[0]}: {found}"
        return None

    def _log(self, key: Key, choice: Choice, how: str) -> None:
        file = config.current().autotune_log
        if not file:
            return
        times = ", ".join(f"{n} {s * 1e6:.1f} us" for n, s in zip(choice.order, choice.seconds, strict=True))
        lines = [f"autotune {self.name} {how}: {times}", f"  key: {key[1:]}"]
        lines += [f"  dropped {name}: {why}" for name, why in choice.dropped]
        logs.append("autotune_log", file, "\n".join(lines) + "\n")


def _bound(candidate: Candidate, args: Args) -> Callable[[], object]:
    return lambda: candidate.run(*args)


def _first_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).splitlines()[0] if str(error) else ''}"


def _driver(args: Args, tuner: str) -> Driver | None:
    """The device of the first array that is on one."""
    found = (array.memory for array in arrays_of(args, tuner))
    return next((memory.driver for memory in found if isinstance(memory, DeviceArray)), None)


def _forked() -> None:
    for tuner in list(_tuners):
        tuner.forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)
