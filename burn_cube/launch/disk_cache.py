"""Compiled kernels on disk, so that a new process need not compile what an earlier one has.

An entry's name is a digest of all that it was made of. It is written to a file of its own and renamed, read
whole and compared with its digest: processes may share a folder. What fails on disk (no folder, no right to
write, no room) costs the entry, nothing else. When all take more than the setting allows, those used longest
ago go.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

import burn_cube
from burn_cube import config
from burn_cube.record import record

try:  # what hashlib has, but without OpenSSL, which takes longer to load than a kernel
    from _blake2 import blake2b
except ImportError:
    from hashlib import blake2b

_MAGIC = b"burn-cube object 2\n"
_DIGEST = 32
_SUFFIX = ".cube"
_TOUCH_AFTER = 3600.0  # seconds: an entry's time of use need not be more exact
_LOOK_EVERY = 32  # writes between two looks at the size of the folder


@record(frozen=False)
class Counts:
    """What this process has done: entries found, entries missed, entries written."""

    hits: int = 0
    misses: int = 0
    writes: int = 0


counts = Counts()


def folder() -> Path | None:
    """Where entries are; None if the setting `disk_cache` is off."""
    settings = config.current()
    if not settings.disk_cache:
        return None
    if settings.cache_dir:
        return Path(settings.cache_dir)
    return _user_folder()


@cache
def _user_folder() -> Path | None:
    try:
        return config.user_folder("cache") / "kernels"
    except (OSError, RuntimeError):  # no home
        return None


def digest(*parts: str) -> str:
    """A name for what the parts describe: they, and the compiler that makes it."""
    text = "\0".join((*parts, sources(str(Path(burn_cube.__file__).parent))))
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=_DIGEST).hexdigest()


@cache
def sources(root: str) -> str:
    """Stands for the code in a folder: its files, with size and time of change."""
    return "\n".join(sorted(_files(root)))


def _files(place: str) -> Iterator[str]:
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            elif entry.name.endswith(".py"):
                found = entry.stat()
                yield f"{entry.path} {found.st_size} {found.st_mtime_ns}"


def read(name: str) -> bytes | None:
    """The entry of a name, if there is a sound one."""
    place = folder()
    if place is None:
        return None
    path = place / (name + _SUFFIX)
    with suppress(OSError):
        found = _checked(path.read_bytes())
        if found is None:
            path.unlink()
        else:
            counts.hits += 1
            if time.time() - path.stat().st_mtime > _TOUCH_AFTER:
                os.utime(path)
            return found
    counts.misses += 1
    return None


def _checked(data: bytes) -> bytes | None:
    start = len(_MAGIC) + _DIGEST
    payload = data[start:]
    sound = data[:start] == _MAGIC + blake2b(payload, digest_size=_DIGEST).digest()
    return payload if sound else None


def write(name: str, payload: bytes) -> None:
    """Keep an entry."""
    place = folder()
    if place is None:
        return
    part = place / f"{name}.{os.getpid()}.{os.urandom(4).hex()}.part"
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
        try:
            part.write_bytes(_MAGIC + blake2b(payload, digest_size=_DIGEST).digest() + payload)
            os.replace(part, place / (name + _SUFFIX))
        except OSError:
            part.unlink(missing_ok=True)
            raise
        counts.writes += 1
        if counts.writes % _LOOK_EVERY == 1:
            _shrink(place, config.current().cache_mib << 20)


def kept(name: str, make: Callable[[], bytes]) -> bytes:
    """The entry of a name, made and written if there is none."""
    found = read(name)
    if found is None:
        found = make()
        write(name, found)
    return found


@record
class Entry:
    """A file of the cache."""

    path: Path
    size: int
    used: float


def entries(place: Path) -> list[Entry]:
    """The files of a cache, those used longest ago first; also what writers that were killed left behind."""
    found: list[Entry] = []
    with suppress(OSError):
        for path in place.iterdir():
            if path.suffix in (_SUFFIX, ".part"):
                with suppress(OSError):  # another process may remove it
                    stat = path.stat()
                    found.append(Entry(path, stat.st_size, stat.st_mtime))
    return sorted(found, key=lambda entry: entry.used)


def clear(place: Path) -> int:
    """Remove all entries; how many there were."""
    return sum([_remove(entry) for entry in entries(place)])


def _shrink(place: Path, limit: int) -> None:
    found = entries(place)
    total = sum(entry.size for entry in found)
    for entry in found:
        if total <= limit:
            return
        if _remove(entry):
            total -= entry.size


def _remove(entry: Entry) -> bool:
    with suppress(OSError):
        entry.path.unlink()
        return True
    return False
