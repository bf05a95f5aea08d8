"""Compiled kernels on disk, so that a new process need not compile what an earlier one has.

An entry's name is a digest of all that it was made of. It is written to a file of its own and renamed, read
whole and compared with its digest: processes may share a folder. What fails on disk (no folder, no right to
write, no room) costs the entry, nothing else. When all take more than the setting allows, those used longest
ago go.

What the user's folder does not have is looked for in the folders that a program carries (the setting
`shipped_cache`), which are only read. There an entry's name does not depend on where this package lies.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
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
_COMPILER = str(Path(burn_cube.__file__).parent)
_filling: ContextVar[Path | None] = ContextVar("burn_cube_filling", default=None)


@record(frozen=False)
class Counts:
    """What this process has done: entries found, entries missed, entries written, entries found in folders
    that a program carries."""

    hits: int = 0
    misses: int = 0
    writes: int = 0
    shipped: int = 0


counts = Counts()


@record
class Key:
    """All that an entry is made of: `parts`, the compiler's code, and that in the folders `code`."""

    parts: tuple[str, ...]
    code: tuple[str, ...] = ()

    def name(self) -> str:
        """In the user's folder, where code is known by the size and time of its files."""
        return _digest(*self.parts, *map(sources, (_COMPILER, *self.code)))

    def released(self) -> str:
        """In folders that programs carry: the same for the same code, wherever and whenever installed."""
        return _digest(*self.parts, *map(contents, (_COMPILER, *self.code)))


def _digest(*parts: str) -> str:
    return blake2b("\0".join(parts).encode("utf-8", "surrogatepass"), digest_size=_DIGEST).hexdigest()


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


def shipped() -> list[Path]:
    """The folders that programs carry, in the order in which they are looked into."""
    settings = config.current()
    if not settings.disk_cache or not settings.shipped_cache:
        return []
    return [Path(name) for name in settings.shipped_cache.split(os.pathsep) if name]


@contextmanager
def filling(place: Path) -> Generator[None]:
    """Inside, entries go to a folder that a program will carry, and are looked for only there."""
    token = _filling.set(place)
    try:
        yield
    finally:
        _filling.reset(token)


@cache
def sources(root: str) -> str:
    """Stands for the code in a folder: its files, with size and time of change."""
    return "\n".join(sorted([f"{f.path} {f.stat().st_size} {f.stat().st_mtime_ns}" for f in _files(root)]))


@cache
def contents(root: str) -> str:
    """Stands for the code in a folder by what its files hold; the user's cache remembers it."""
    place, name = folder(), _digest("contents", sources(root))
    found = None if place is None else _sound(place / (name + _SUFFIX))
    if found is None:
        found = _hashed(root)
        if place is not None:
            _put(place, name, found)
    return found.hex()


def _hashed(root: str) -> bytes:
    found = blake2b(digest_size=_DIGEST)
    for path in sorted([entry.path for entry in _files(root)]):
        data = Path(path).read_bytes()
        found.update(f"{os.path.relpath(path, root).replace(os.sep, '/')} {len(data)}\n".encode() + data)
    return found.digest()


def _files(place: str) -> Iterator[os.DirEntry[str]]:
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.is_dir():
                if entry.name != "__pycache__":
                    yield from _files(entry.path)
            elif entry.name.endswith(".py"):
                yield entry


def read(key: Key) -> bytes | None:
    """The entry of a key, if there is a sound one."""
    target = _filling.get()
    found = _own(key) if target is None else _sound(target / (key.released() + _SUFFIX))
    if found is not None:
        counts.hits += 1
        return found
    for place in [] if target is not None else shipped():
        found = _sound(place / (key.released() + _SUFFIX))
        if found is not None:
            counts.shipped += 1
            return found
    if target is not None or shipped() or folder() is not None:
        counts.misses += 1
    return None


def _own(key: Key) -> bytes | None:
    """From the user's folder, where what is damaged goes, and what is used is marked as such."""
    place = folder()
    if place is None:
        return None
    path = place / (key.name() + _SUFFIX)
    with suppress(OSError):
        found = _checked(path.read_bytes())
        if found is None:
            path.unlink()
        elif time.time() - path.stat().st_mtime > _TOUCH_AFTER:
            os.utime(path)
        return found
    return None


def _sound(path: Path) -> bytes | None:
    with suppress(OSError):
        return _checked(path.read_bytes())
    return None


def _checked(data: bytes) -> bytes | None:
    start = len(_MAGIC) + _DIGEST
    payload = data[start:]
    sound = data[:start] == _MAGIC + blake2b(payload, digest_size=_DIGEST).digest()
    return payload if sound else None


def write(key: Key, payload: bytes) -> None:
    """Keep an entry."""
    target = _filling.get()
    if target is not None:
        counts.writes += _put(target, key.released(), payload)
        return
    place = folder()
    if place is not None and _put(place, key.name(), payload):
        counts.writes += 1
        if counts.writes % _LOOK_EVERY == 1:
            _shrink(place, config.current().cache_mib << 20)


def _put(place: Path, name: str, payload: bytes) -> bool:
    """Write a file; whether that went well."""
    part = place / f"{name}.{os.getpid()}.{os.urandom(4).hex()}.part"
    with suppress(OSError):
        place.mkdir(parents=True, exist_ok=True)
        try:
            part.write_bytes(_MAGIC + blake2b(payload, digest_size=_DIGEST).digest() + payload)
            os.replace(part, place / (name + _SUFFIX))
        except OSError:
            part.unlink(missing_ok=True)
            raise
        return True
    return False


def kept(key: Key, make: Callable[[], bytes]) -> bytes:
    """The entry of a key, made and written if there is none."""
    found = read(key)
    if found is None:
        found = make()
        write(key, found)
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
