"""The rank of a tensor that is shown and not launched: as many dimensions as the kernel's text names."""

from __future__ import annotations

import ast
from collections.abc import Iterator


def used_rank(tree: ast.AST, name: str) -> int:
    """The rank that `t[i, j]`, `t.shape(1)` and `bc.cmma.load(f, t, (i, j))` need for `name`; else 1."""
    return max(_ranks(tree, name), default=1)


def _ranks(tree: ast.AST, name: str) -> Iterator[int]:
    for node in ast.walk(tree):
        match node:
            case ast.Subscript(value, ast.Tuple(indices)) if ast.unparse(value) == name:
                yield len(indices)
            case ast.Call(ast.Attribute(value, "shape" | "stride"), [ast.Constant(int(dim))]) if (
                ast.unparse(value) == name
            ):
                yield dim + 1
            case ast.Call(ast.Attribute(_, "load" | "store"), [*args, ast.Tuple(place)]) if any(
                ast.unparse(arg) == name for arg in args
            ):
                yield len(place)  # of bc.cmma
            case _:
                pass
