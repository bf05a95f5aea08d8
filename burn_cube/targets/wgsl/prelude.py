"""The functions that a kernel's text brings along: those that it calls, and those that they call.

A function is known by its name, `burn_<what>` or `burn_<what>_<type>`. Templates are for both widths: F, I
and U stand for f32, i32 and u32, or f64, i64 and u64; words in capitals for what differs else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from burn_cube.targets.wgsl.functions.floats import FLOATS
from burn_cube.targets.wgsl.functions.fused import FUSED
from burn_cube.targets.wgsl.functions.integers import INTEGERS
from burn_cube.targets.wgsl.functions.others import OTHERS

_NAME = re.compile(r"\bburn_\w+")
_TYPED = re.compile(r"(burn_\w+)_([fiu])(32|64)$")
_NARROW = {
    **{"F": "f32", "I": "i32", "U": "u32", "LU": "u", "LI": "i", "LF": "f", "TOP": "31u", "WIDTH": "32u"},
    **{"SIGN": "0x80000000u", "MAGNITUDE": "0x7fffffffu", "MOST": "0x7fffffffi", "INF": "0x7f800000u"},
    **{"NAN": "0x7fc00000u", "FRACTION": "0x7fffffu", "UNIT": "0x800000u", "PLACES": "23u", "SPARE": "8u"},
    **{"STEP": "8u", "LARGEST": "254i", "BIAS": "127i", "HALF": "16u", "LOW": "0xffffu", "ROUNDED": "8u"},
}
_WIDE = {
    **{"F": "f64", "I": "i64", "U": "u64", "LU": "lu", "LI": "li", "LF": "lf", "TOP": "63u", "WIDTH": "64u"},
    **{"SIGN": "0x8000000000000000lu", "MAGNITUDE": "0x7ffffffffffffffflu"},
    **{"MOST": "0x7fffffffffffffffli", "INF": "0x7ff0000000000000lu", "NAN": "0x7ff8000000000000lu"},
    **{"FRACTION": "0xffffffffffffflu", "UNIT": "0x10000000000000lu", "PLACES": "52u", "SPARE": "11u"},
    **{"STEP": "11u", "LARGEST": "2046i", "BIAS": "1023i", "HALF": "32u", "LOW": "0xfffffffflu"},
    **{"ROUNDED": "11u"},
}
_TOKEN = re.compile(r"\b[A-Z]+\b|(?<=_)[FIU]\b|(?<=[0-9.])(?:LU|LI|LF)\b")
_TEMPLATES: Mapping[tuple[str, str], str] = {**INTEGERS, **FLOATS, **FUSED}


def _filled(template: str, bits: str) -> str:
    words = _NARROW if bits == "32" else _WIDE
    return _TOKEN.sub(lambda found: words.get(found.group(), found.group()), template).strip("\n")


def function(name: str) -> str:
    """The text of a function of the prelude."""
    text = OTHERS.get(name)
    if text is not None:
        return text.strip("\n")
    found = _TYPED.match(name)
    assert found, name
    return _filled(_TEMPLATES[found[1], found[2]], found[3])


class Prelude:
    """The functions that a text needs: the common ones, and those generated for it."""

    def __init__(self) -> None:
        self.own: dict[str, str] = {}

    def define(self, name: str, text: str) -> None:
        """A function generated for this kernel."""
        self.own[name] = text.strip("\n")

    def needed(self, text: str) -> list[str]:
        """The functions that a text calls, each after those that it calls itself."""
        done: dict[str, str] = {}

        def visit(inner: str) -> None:
            for name in _NAME.findall(inner):
                if name in done:
                    continue
                done[name] = ""
                found = self.own.get(name) or function(name)
                # the place in the order is that after the functions called
                visit(found)
                del done[name]
                done[name] = found

        visit(text)
        return list(done.values())
