"""Functions that the op table's expansions give: one meaning, written by the emitter itself."""

from __future__ import annotations

import re

from burn_cube import dtypes as dt
from burn_cube.dtypes import BY_NAME
from burn_cube.ir import Builder, Kernel, Operand, Var
from burn_cube.ops import OPS
from burn_cube.passes.expansions import EXPANSIONS
from burn_cube.targets.c_family.dialect import Dialect
from burn_cube.targets.c_family.expressions import HALVES
from burn_cube.targets.c_family.prelude import Prelude
from burn_cube.targets.c_family.statements import new_state
from burn_cube.targets.c_family.text import Expr
from burn_cube.types import elem

_NAME = re.compile(r"burn_(\w+?)_(bool|[iuf]\d+|bf16)$")


def generated(dialect: Dialect, prelude: Prelude, name: str) -> str:
    """The text of `burn_<op>_<dtype>`."""
    found = _NAME.match(name)
    assert found is not None, f"{dialect.name} defines no {name}"
    assert found[1] in OPS, f"{dialect.name} defines no {name}"
    dtype = BY_NAME[found[2]]
    params = [Var("abc"[i], dtype) for i in range(OPS[found[1]].arity)]
    builder = Builder()
    result = _built(builder, found[1], params)
    s = new_state(dialect, Kernel(name, (), builder.block(result)), prelude)
    for param in params:
        s.exprs[param] = Expr(s.names.fresh(param.name))
    s.writer.depth = 1
    s.block(s.kernel.body)
    value = s.value(result).text
    given = ", ".join([f"{s.type(dtype)} {s.exprs[param].text}" for param in params])
    head = f"{dialect.function} {s.type(elem(result.value_type))} {name}({given}) {{"
    return "\n".join([head, *s.writer.lines, f"    return {value};", "}"])


def _built(b: Builder, op: str, params: list[Var]) -> Operand:
    """The op itself on halves by way of f32, else its expansion, else the op."""
    args: list[Operand] = list(params)
    half = elem(params[0].value_type)
    if half in HALVES:
        args = [b.cast(arg, dt.F32) for arg in args]
    if op in EXPANSIONS and half not in HALVES:
        return EXPANSIONS[op](b, *args)
    result = b.op(op, *args)
    return b.cast(result, half) if half in HALVES else result
