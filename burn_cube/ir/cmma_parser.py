"""Reads the text form of operations on fragments; `parser` reads all else."""

from __future__ import annotations

from typing import Any, Protocol

from burn_cube.ir.nodes import Cmma, Operand, Tile, TileBound, Var


class Reader(Protocol):
    """What is asked of the parser."""

    def accept(self, text: str) -> bool: ...
    def expect(self, *texts: str) -> None: ...
    def take(self, kind: str) -> str: ...
    def error(self, expected: str) -> Exception: ...
    def operand(self) -> Operand: ...
    def var(self) -> Var: ...


def read(parser: Reader) -> Cmma:
    """`cmma OP target = sources`, after its first word."""
    op: Any = parser.take("word")
    if op == "store":
        tile = _tile(parser)
        parser.expect("=")
        return Cmma(op, (parser.var(),), None, tile)
    target = parser.var()
    parser.expect("=")
    if op == "load":
        return Cmma(op, (target,), None, _tile(parser))
    if op == "fill":
        return Cmma(op, (target,), parser.operand())
    if op not in ("execute", "cast"):
        raise parser.error("fill, load, store, execute or cast")
    fragments = [target, parser.var()]
    while parser.accept(","):
        fragments.append(parser.var())
    return Cmma(op, tuple(fragments))


def _tile(parser: Reader) -> Tile:
    """`%memory[index by row, col] (first by row, col < n)`."""
    memory = parser.var()
    parser.expect("[")
    index, step = _stepped(parser)
    parser.expect("]")
    bounds: list[TileBound] = []
    while parser.accept("("):
        first, by = _stepped(parser)
        parser.expect("<")
        bounds.append((first, by, parser.operand()))
        parser.expect(")")
    return Tile(memory, index, step, tuple(bounds))


def _stepped(parser: Reader) -> tuple[Operand, tuple[Operand, Operand]]:
    """`first by row, col`."""
    first = parser.operand()
    parser.expect("by")
    row = parser.operand()
    parser.expect(",")
    return first, (row, parser.operand())
