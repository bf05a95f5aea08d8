"""What was found: in memory for this process, on disk for the next, one entry a tuner, device and key."""

from __future__ import annotations

import json
from collections.abc import Hashable

from burn_cube.driver import Driver
from burn_cube.launch import disk_cache
from burn_cube.launch.disk_cache import Key
from burn_cube.launch.persistence import KeepsModules, code_of
from burn_cube.record import record


@record
class Choice:
    """`order`: the candidates that answered, best first; `seconds` of one run of each; `dropped`: why others
    are out."""

    order: tuple[str, ...]
    seconds: tuple[float, ...]
    dropped: tuple[tuple[str, str], ...] = ()


def entry_of(tuner: str, candidates: tuple[str, ...], key: Hashable, driver: Driver | None) -> Key:
    """The key of an entry on disk: another list of candidates or another driver is another entry."""
    device = "host" if driver is None else json.dumps(driver.properties.as_dict(), sort_keys=True)
    version = _version(driver)
    parts = ("autotune", tuner, repr(candidates), repr(key), device, version)
    return Key(parts, () if driver is None else code_of(driver))


def _version(driver: object) -> str:
    """What the driver is built of, where it says so."""
    return driver.fingerprint() if isinstance(driver, KeepsModules) else ""


def load(entry: Key, candidates: tuple[str, ...]) -> Choice | None:
    """The choice that an earlier process has made, if it is one between these candidates."""
    data = disk_cache.read(entry)
    if data is None:
        return None
    try:
        found = json.loads(data)
        dropped = tuple([(str(who), str(why)) for who, why in found["dropped"]])
        order, seconds = map(str, found["order"]), map(float, found["seconds"])
        choice = Choice(tuple(order), tuple(seconds), dropped)
    except (ValueError, KeyError, TypeError):  # of another version: it is made again
        return None
    known = set(choice.order) <= set(candidates) and len(choice.order) == len(choice.seconds) > 0
    return choice if known else None


def keep(entry: Key, choice: Choice) -> None:
    """Write a choice for the next process."""
    found = {"order": choice.order, "seconds": choice.seconds, "dropped": choice.dropped}
    disk_cache.write(entry, json.dumps(found).encode())
