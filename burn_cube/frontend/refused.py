"""Constructs of Python that kernels do not have: what to call them, and what to write instead."""

from __future__ import annotations

import ast

from burn_cube.frontend.context import REFUSED

_COMPREHENSION = "a list made by a comprehension has no place on the device; loop, or bc.unroll over a tuple"

REFUSED.update(
    {
        ast.Try: ("try", "errors do not exist on the device; test the condition with `if`"),
        ast.TryStar: ("try", "errors do not exist on the device; test the condition with `if`"),
        ast.With: ("with", "call what the block needs directly"),
        ast.AsyncWith: ("async with", "a kernel runs to its end at once"),
        ast.AsyncFor: ("async for", "use a plain for"),
        ast.AsyncFunctionDef: ("async def", "a kernel runs to its end at once"),
        ast.Await: ("await", "a kernel runs to its end at once"),
        ast.Yield: ("yield", "write the values into an array"),
        ast.YieldFrom: ("yield from", "write the values into an array"),
        ast.Raise: (
            "raise",
            "use bc.device_assert(cond, message), or bc.compile_error(message) at compile time",
        ),
        ast.Assert: ("assert", "use bc.static_assert at compile time, bc.device_assert at run time"),
        ast.Global: ("global", "a kernel cannot change globals; write the result into an array"),
        ast.Nonlocal: ("nonlocal", "return the new value instead"),
        ast.Delete: ("del", "variables end with the kernel"),
        ast.Import: ("import", "import outside of the kernel"),
        ast.ImportFrom: ("import", "import outside of the kernel"),
        ast.ClassDef: ("class", "define it outside with @bc.struct"),
        ast.Set: ("a set", "use a tuple"),
        ast.Dict: ("a dict", "define it outside: a global dict can be read with compile-time keys"),
        ast.SetComp: ("a set comprehension", "use a tuple, and loop over it"),
        ast.DictComp: ("a dict comprehension", "define it outside of the kernel"),
        ast.GeneratorExp: ("a generator expression", _COMPREHENSION),
        ast.Starred: ("a starred expression", "name each item"),
        ast.Slice: ("a slice here", "slice one dimension of an array: x[a:b]"),
    }
)
