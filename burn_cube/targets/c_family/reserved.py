"""Names that a kernel's variables may not have: what the text calls itself, and what its language defines."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.names import C_WORDS, Names

# beside functions: types of vectors, and macros of the languages and their compilers
_TYPES = frozenset(
    f"{t}{n}"
    for t in "char uchar short ushort int uint long ulong longlong ulonglong float double half".split()
    for n in (1, 2, 3, 4, 8, 16)
)
_MACROS = re.compile(
    r"(?:S?CHAR|U?CHAR|U?SHRT|U?INT|U?LONG|FLT|DBL|HALF|FP|M|CL|CLK|CUDA|HIP|NV|LLONG|ULLONG|SIZE)_[A-Z0-9_]+"
    r"|MAXFLOAT|HUGE_VALF?|NAN|INFINITY|NULL|EOF|linux|unix|i386|warpSize|cl_\w+|CL\w*|CUDA\w*|HIP\w*"
)
_FIELD = re.compile(r"\{\w*\}|\.\w+|\$\w+")  # what a template replaces, and members
_WORD = re.compile(r"[A-Za-z_]\w*")


def names(dialect: Dialect) -> Names:
    """A source of names for one text; the text takes its own from there."""
    return _CNames(_taken(dialect), C_WORDS)


@cache
def _taken(dialect: Dialect) -> frozenset[str]:
    return frozenset(_called(dialect)) | _TYPES | {"args", "report"}


def unlike_macros(name: str) -> str:
    """The name, changed if the compiler would replace it, wherever it stands."""
    return f"{name}_v" if _MACROS.fullmatch(name) else name


class _CNames(Names):
    def fresh(self, name: str) -> str:
        """As `Names` do, and no macro."""
        return super().fresh(unlike_macros(name))


def _called(dialect: Dialect) -> Iterator[str]:
    """The words of what a dialect spells."""
    texts: Iterable[str] = (
        *(*dialect.types.values(), *dialect.builtins.values(), *dialect.barriers.values()),
        *(*dialect.spellings.values(), *dialect.bitcasts.values(), *dialect.casts.values()),
        *(*dialect.atomics.values(), *dialect.infinity.values(), *dialect.nan.values()),
        *(dialect.head, dialect.function, dialect.entry, dialect.vector_load, dialect.vector_store),
        *(dialect.shared_array, dialect.shared_arena, dialect.constant, dialect.restrict),
    )
    for text in texts:
        yield from _WORD.findall(_FIELD.sub("", text))
