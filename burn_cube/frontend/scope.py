"""Which names a piece of Python assigns: those that a loop may change."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from weakref import WeakKeyDictionary

_KNOWN: WeakKeyDictionary[ast.AST, tuple[frozenset[str], frozenset[str]]] = WeakKeyDictionary()


def assigned(loop: ast.For | ast.While) -> tuple[frozenset[str], frozenset[str]]:
    """Names that a loop's body assigns, and names of which it assigns an item (`t[0] = x`, `l.append(x)`)."""
    found = _KNOWN.get(loop)
    if found is None:
        nodes: list[ast.AST] = [*loop.body]
        if isinstance(loop, ast.While):
            nodes.append(loop.test)
        names = frozenset(_names(nodes))
        found = _KNOWN[loop] = (names, frozenset(_items(nodes)) - names)
    return found


def _walk(nodes: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """All nodes but those of functions defined inside."""
    for node in nodes:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda):
            yield from _walk(ast.iter_child_nodes(node))


def _names(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in _walk(nodes):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.MatchAs | ast.MatchStar) and node.name:
            yield node.name
        elif isinstance(node, ast.FunctionDef):
            yield node.name


def _items(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in _walk(nodes):
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store):
            base: ast.expr = node.value
            while isinstance(base, ast.Subscript | ast.Attribute):
                base = base.value
            if isinstance(base, ast.Name):
                yield base.id
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if isinstance(node.func.value, ast.Name) and node.func.attr in ("append", "extend", "pop"):
                yield node.func.value.id
