"""Functions that declarations have for peers, called with arrays of those packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from inspect import signature
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from burn_dispatch.bench.implementation import Operation, Prepared, arrays_of


def taken(function: Callable[..., Any], values: Mapping[str, Any]) -> dict[str, Any]:
    """Those values that a function has parameters for; all of them if it takes any name."""
    parameters = signature(function).parameters.values()
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return dict(values)
    return {p.name: values[p.name] for p in parameters if p.name in values}


def adapted(peer: str, function: Callable[..., Any], names: Sequence[str]) -> Operation:
    """An operation that calls the function with the arguments by their names."""

    def operation(*inputs: Any) -> Prepared:
        there, wait = _package(peer)
        values = {
            name: there(cast("NDArray[Any]", value)) if isinstance(value, np.ndarray) else value
            for name, value in zip(names, inputs, strict=True)
        }
        arguments = taken(function, values)
        last: list[Any] = [None]

        def run() -> None:
            last[0] = wait(function(**arguments))

        return Prepared(run, lambda: arrays_of(last[0]))

    return operation


def _package(peer: str) -> tuple[Callable[[NDArray[Any]], Any], Callable[[Any], Any]]:
    """How a package takes an array, and how to wait for its result."""
    if peer.startswith("torch"):
        torch: Any = import_module("torch")
        return torch.from_numpy, lambda found: found
    if peer == "jax":
        jax: Any = import_module("jax")
        jax.config.update("jax_enable_x64", True)
        return jax.numpy.asarray, jax.block_until_ready
    return lambda array: array, lambda found: found
