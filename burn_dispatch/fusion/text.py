"""The text of a fused kernel, and the kernel of a text: one for all groups that are written alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import burn_cube as bc
from burn_cube.dtypes import DType
from burn_cube.frontend.decorator import CubeFunction
from burn_cube.launch.locks import lock
from burn_cube.record import record
from burn_dispatch.fusion.forms import Form
from burn_kernels.fast_divmod import FastDivmod

_MOST = 4096
_NAMED = 6  # ops in the name of a kernel


@record
class Text:
    """A definition, and the functions that it calls, as f0, f1, ..."""

    source: str
    functions: tuple[Any, ...]


def definition(
    ops: Sequence[str],
    params: Sequence[tuple[str, str]],
    form: Form,
    lines: Sequence[str],
) -> str:
    """The text. `params`: names, annotations; `lines`: the statements."""
    sized = [*params, *[(name, f"bc.{dtype}") for name, dtype in form.params]]
    declared = ", ".join([f"{name}: {annotation}" for name, annotation in sized])
    margin = "    " * form.indent
    body = [
        *[f"    {line}" for line in form.head],
        *[f"{margin}{line}" for line in lines],
    ]
    return "\n".join([f"def {title(ops)}({declared}) -> None:", *body, ""])


def title(ops: Sequence[str]) -> str:
    """The name of a kernel, by some of its ops."""
    shown = [*ops[:_NAMED], f"{len(ops) - _NAMED}_more"] if len(ops) > _NAMED else list(ops)
    return "_".join(["fused", *shown])


def annotation(dtype: DType) -> str:
    """Of an array."""
    return f"bc.Array[bc.{dtype}]"


_written: dict[Text, CubeFunction[Any, Any]] = {}
_lock = lock()


def written(text: Text) -> CubeFunction[Any, Any]:
    """The kernel of a text."""
    with _lock:
        found = _written.get(text)
        if found is None:
            if len(_written) >= _MOST:
                _written.clear()
            found = _written[text] = _compiled(text)
        return found


def _compiled(text: Text) -> CubeFunction[Any, Any]:
    names: dict[str, Any] = {"bc": bc, "Any": Any, "FastDivmod": FastDivmod, "__name__": __name__}
    names |= {f"f{at}": function for at, function in enumerate(text.functions)}
    exec(compile(text.source, "<fused>", "exec"), names)  # of our own writing
    function = next(value for name, value in names.items() if name.startswith("fused"))
    return CubeFunction(function, source=text.source, early=False)
