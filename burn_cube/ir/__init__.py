"""The IR and its tools: build, print, parse, verify, walk."""

from importlib import import_module
from typing import TYPE_CHECKING

from burn_cube.ir.builder import Builder, const, round_to, wrap_to
from burn_cube.ir.nodes import (
    Access,
    Alloc,
    Assert,
    Atomic,
    AtomicOp,
    Attr,
    Block,
    Bound,
    BufferParam,
    Cmma,
    CmmaOp,
    Const,
    Control,
    For,
    Function,
    If,
    Kernel,
    Let,
    Load,
    Mode,
    Operand,
    Param,
    Plane,
    Print,
    ScalarParam,
    Stmt,
    Store,
    Switch,
    Sync,
    Tile,
    TileBound,
    Var,
    While,
)
from burn_cube.ir.printer import equal, print_kernel, print_statement
from burn_cube.ir.verify import verify
from burn_cube.ir.walk import (
    Substitution,
    blocks,
    bound_inside,
    count,
    defined,
    free_variables,
    fresh,
    map_blocks,
    map_defined,
    map_operands,
    operands,
    rewrite,
    statements,
    substitute,
    with_body,
)

if TYPE_CHECKING:
    from burn_cube.ir.parser import TextError, parse_function, parse_kernel


def __getattr__(name: str) -> object:
    """Only tools and tests parse: the parser is loaded when it is asked for."""
    if name in ("TextError", "parse_function", "parse_kernel"):
        found: object = getattr(import_module("burn_cube.ir.parser"), name)
        return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = [
    "Access",
    "Alloc",
    "Assert",
    "Atomic",
    "AtomicOp",
    "Attr",
    "Block",
    "Bound",
    "BufferParam",
    "Builder",
    "Cmma",
    "CmmaOp",
    "Const",
    "Control",
    "For",
    "Function",
    "If",
    "Kernel",
    "Let",
    "Load",
    "Mode",
    "Operand",
    "Param",
    "Plane",
    "Print",
    "ScalarParam",
    "Stmt",
    "Store",
    "Substitution",
    "Switch",
    "Sync",
    "TextError",
    "Tile",
    "TileBound",
    "Var",
    "While",
    "blocks",
    "bound_inside",
    "const",
    "count",
    "defined",
    "equal",
    "free_variables",
    "fresh",
    "map_blocks",
    "map_defined",
    "map_operands",
    "operands",
    "parse_function",
    "parse_kernel",
    "print_kernel",
    "print_statement",
    "rewrite",
    "round_to",
    "statements",
    "substitute",
    "verify",
    "with_body",
    "wrap_to",
]
