"""The functions that a kernel's text begins with: those that it calls, those that they call, no others."""

from __future__ import annotations

import re
from collections.abc import Callable
from string import Template

from burn_cube.targets.c_family.dialect import Dialect

_CALLED = re.compile(r"\bburn_(?!shared\b)\w+")


class Prelude:
    """Collects definitions in an order in which each comes after what it uses.

    `common` gives the template of a function that the dialect leaves to all.
    """

    def __init__(self, dialect: Dialect, common: Callable[[str], str]) -> None:
        self.dialect, self.common = dialect, common
        self.texts: dict[str, str] = {}
        self.values = {
            **dialect.types,
            "fn": dialect.function,
            "global": dialect.global_,
            "shared": dialect.shared,
            "mask": dialect.mask,
        }

    def use(self, name: str) -> str:
        """Note that a function is called; gives its name."""
        if name not in self.texts:
            found = self.dialect.define(name)
            text = Template(self.common(name) if found is None else found).substitute(self.values)
            self.calls_of(text, name)
            self.texts[name] = text.strip("\n")
        return name

    def calls_of(self, text: str, name: str = "") -> None:
        """Note what a text calls, but for the function itself."""
        for called in dict.fromkeys(_CALLED.findall(text)):
            if called != name:
                self.use(called)
