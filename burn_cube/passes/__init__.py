"""Passes: pure functions `(kernel, context) -> kernel`, one file each. A target lists those it needs."""

from __future__ import annotations

from collections.abc import Callable

from burn_cube import config
from burn_cube.errors import CubeError, InternalError
from burn_cube.ir import Function, Kernel, print_kernel, verify
from burn_cube.record import record

Library = Callable[[str, str], Function]


@record
class Context:
    """What passes know beside the kernel: `library(op, dtype name)` gives the function of a library op."""

    library: Library


Run = Callable[[Kernel, Context], Kernel]
Pass = tuple[str, Run]

# From such a pass on, the verifier is stricter.
_STAGE_AFTER = {"legalize_index": "indexed"}


def run(
    kernel: Kernel,
    pipeline: tuple[Pass, ...],
    context: Context,
    *,
    verify: bool | None = None,
    observe: Callable[[str, Kernel], None] | None = None,
) -> Kernel:
    """Run passes in order.

    `verify` (default: the setting of that name) checks the kernel before the first pass and
    after each; the error names the pass. `observe` gets the name of each pass and the kernel after it; first
    "surface" and the kernel as it came.
    """
    checking = config.current().verify if verify is None else verify
    stage = "surface"
    if checking:
        _check(kernel, stage, "the kernel before all passes")
    if observe is not None:
        observe("surface", kernel)
    for name, function in pipeline:
        before, kernel = kernel, _apply(name, function, kernel, context)
        stage = _STAGE_AFTER.get(name, stage)
        if checking and kernel is not before:
            _check(kernel, stage, f"pass {name}")
        if observe is not None:
            observe(name, kernel)
    return kernel


def _check(kernel: Kernel, stage: str, origin: str) -> None:
    try:
        verify(kernel, stage)
    except InternalError as error:
        raise InternalError(origin, error.message, error.context) from None


def _apply(name: str, function: Run, kernel: Kernel, context: Context) -> Kernel:
    try:
        return function(kernel, context)
    except (CubeError, InternalError):
        raise
    except (
        Exception
    ) as error:  # whatever a pass trips over is a fault of ours, and the kernel is needed to mend it
        message = f"{type(error).__name__}: {error}"
        raise InternalError(f"pass {name}", message, print_kernel(kernel)) from error
