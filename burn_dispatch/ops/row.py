"""What a row of the op table says: a name, which arguments are tensors of which kind, what comes out, how.

An op without a composition is implemented by every backend, or refused by it by name. A composition is
written over other ops, and is what a backend does that has nothing better.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from burn_cube.record import record

Kind = Literal["F", "I", "B", "Q"]
"""Of a tensor: float, int, bool, quantised."""
Form = Literal["one", "optional", "many"]
Composition = Callable[..., Any]
"""Takes the ops of a backend as attributes, then the op's arguments, as primitives."""

_KINDS: dict[str, Kind] = {"F": "F", "I": "I", "B": "B", "Q": "Q"}
_FORMS: dict[str, Form] = {"": "one", "?": "optional", "*": "many"}
FAMILIES = ("float", "int", "bool", "quantized", "module", "activation", "transaction")


@record
class Param:
    """A parameter: `kind` is None for a plain value; `device` marks where a tensor is made."""

    name: str
    kind: Kind | None = None
    form: Form = "one"
    device: bool = False


@record(eq=False)
class Op:
    """A row. `tolerance`: of a backend's result against the reference, as a share of its largest value;
    0 where every backend gives the same bits."""

    name: str
    params: tuple[Param, ...]
    results: tuple[Kind | None, ...]
    """One kind a tensor; None for a plain value."""
    composition: Composition | None
    tolerance: float

    @property
    def family(self) -> str:
        """The word before the name's own, if it has one; ops of modules have none."""
        word = self.name.partition("_")[0]
        return word if word in FAMILIES else "module"

    @property
    def tensors(self) -> tuple[int, ...]:
        """Positions of tensors."""
        return tuple(i for i, param in enumerate(self.params) if param.kind is not None)

    @property
    def leading(self) -> int:
        """How many tensors there are, if they come first and each is always there; else 0."""
        count = len(self.tensors)
        plain = all(self.params[i].form == "one" for i in self.tensors)
        return count if plain and self.tensors == tuple(range(count)) else 0

    @property
    def device(self) -> int | None:
        """The position of the device, for an op that makes a tensor of nothing."""
        return next((i for i, param in enumerate(self.params) if param.device), None)


def op(
    name: str,
    params: str,
    results: str = "F",
    composition: Composition | None = None,
    tolerance: float = 0.0,
) -> Op:
    """A row: parameters as words, `x:F` a float tensor, `b:F?` one that may be None, `xs:F*` a list."""
    return Op(
        name,
        tuple([_param(word) for word in params.split()]),
        tuple([_KINDS.get(word) for word in results.split()]),
        composition,
        tolerance,
    )


def _param(word: str) -> Param:
    name, colon, kind = word.partition(":")
    if not colon:
        return Param(name, device=name == "device")
    return Param(name, _KINDS[kind[0]], _FORMS[kind[1:]])
