"""What a compiler for WGSL would take for algebra: it may regroup sums and products, and forget nan and inf.

`(x + c) - c` is x for such a compiler, `x - x` is 0, and an error that a function has carefully kept is lost.
So a sum that is part of another sum, a product with a constant that is part of another, and operands that
would cancel go through `burn_rounded`: by way of their bits, and of a 0 that no compiler knows.
"""

from __future__ import annotations

from burn_cube import dtypes as dt
from burn_cube.ir.nodes import Block, Const, Let, Var
from burn_cube.ir.walk import statements
from burn_cube.targets.wgsl.text import call
from burn_cube.types import elem

_FLOATS = (dt.F32, dt.F64)
_SUMS = frozenset(("add", "sub"))
_PRODUCTS = frozenset(("mul", "div"))


def regrouped(body: Block) -> set[Var]:
    """The results that need it."""
    made: dict[Var, Let] = {}
    found: set[Var] = set()
    for stmt in statements(body):
        if not isinstance(stmt, Let) or elem(stmt.result.value_type) not in _FLOATS:
            continue
        made[stmt.result] = stmt
        for arg in stmt.args:
            inner = _made_by(arg, made) if isinstance(arg, Var) else None
            if inner is not None and _regroups(inner, stmt):
                found.add(inner.result)
    return found


def _made_by(var: Var, made: dict[Var, Let]) -> Let | None:
    """The operation that gives a value, whatever its sign."""
    stmt = made.get(var)
    while stmt is not None and stmt.op == "neg":
        arg = stmt.args[0]
        stmt = made.get(arg) if isinstance(arg, Var) else None
    return stmt


def _regroups(inner: Let, outer: Let) -> bool:
    if inner.op in _SUMS and outer.op in _SUMS:
        return True
    constants = [any([isinstance(arg, Const) for arg in stmt.args]) for stmt in (inner, outer)]
    return inner.op in _PRODUCTS and outer.op in _PRODUCTS and all(constants)


def kept(stmt: Let, args: list[str]) -> list[str]:
    """The operands; one that would cancel with the other, or take its place, out of the compiler's sight."""
    dtype = elem(stmt.result.value_type)
    if dtype not in _FLOATS or stmt.op not in _SUMS | _PRODUCTS:
        return args
    a, b = stmt.args
    if a == b and stmt.op in ("sub", "div"):
        return [args[0], call(f"burn_rounded_{dtype}", args[1])]
    return [
        call(f"burn_rounded_{dtype}", text) if isinstance(arg, Const) and _hidden(stmt, arg) else text
        for arg, text in zip(stmt.args, args, strict=True)
    ]


def _hidden(stmt: Let, constant: Const) -> bool:
    """Nothing is known to be 0 times x, or x + 0; and x / c would become x * (1 / c)."""
    return constant.value == 0 or (stmt.op == "div" and constant is stmt.args[1])


def of_itself(stmt: Let, args: list[str]) -> str | None:
    """A comparison of a float with itself, which asks for nan; None for anything else."""
    dtype = elem(stmt.args[0].value_type) if stmt.args else dt.BOOL
    if dtype not in _FLOATS or stmt.op not in _COMPARED or stmt.args[0] != stmt.args[1]:
        return None
    return _COMPARED[stmt.op].format(call(f"burn_is_nan_{dtype}", args[0]))


_COMPARED = {"eq": "!{0}", "le": "!{0}", "ge": "!{0}", "ne": "{0}", "lt": "false", "gt": "false"}
