"""The tables of the manual that the source holds already: operations, dtypes, settings, errors, tensors.

`python tools/reference.py` writes them between `<!-- table: NAME -->` and `<!-- end -->` in docs/*.md; a test
says when that has been forgotten.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from burn_cube import config, dtypes, errors
from burn_cube.dtypes import DType
from burn_cube.ops import OPS, Op
from burn_dispatch import Tensor, activation, grid, linalg, loss, module, pools, signal, stats, weights

PAGES = sorted((Path(__file__).parents[1] / "docs").glob("*.md"))
TABLE = re.compile(r"(<!-- table: (\w+) -->\n).*?(?=<!-- end -->)", re.DOTALL)

# How a kernel writes the rows that are no function of their own name, or more; `;` between two ways.
SPELLING = {
    "add": "a + b", "sub": "a - b", "mul": "a * b", "div": "a / b", "floor_div": "a // b", "mod": "a % b",
    "neg": "-a", "and": "a & b", "or": "a | b", "xor": "a ^ b", "not": "~a; not a", "shl": "a << b",
    "shr": "a >> b", "eq": "a == b", "ne": "a != b", "lt": "a < b", "le": "a <= b",
    "gt": "a > b", "ge": "a >= b", "abs": "abs(a)", "min": "min(a, b)", "max": "max(a, b)",
    "round": "round(a)", "pow": "a ** b; pow(a, b)",
    "clamp": "bc.clamp(x, low, high)", "select": "bc.select(cond, a, b)",
    "cast": "bc.cast(a, dtype); bc.f32(a)", "bitcast": "bc.bitcast(a, dtype)",
    "broadcast": "bc.Vector[T, n](a)",
    "construct": "bc.Vector[T, n](a, b, ...)",
    "extract": "v[2]", "extract_dynamic": "v[i]", "insert": "v[2] = a", "insert_dynamic": "v[i] = a",
    "builtin": "bc.ABSOLUTE_POS", "len": "x.len(); len(x)", "buffer_len": "x.buffer_len()",
    "shape": "x.shape(d)", "stride": "x.stride(d)", "dot": "bc.dot(a, b); a.dot(b)",
    "vector_sum": "bc.vector_sum(a); a.sum()", "magnitude": "bc.magnitude(a); a.magnitude()",
    "normalize": "bc.normalize(a); a.normalize()", "plane_broadcast": "bc.plane_broadcast(a, lane)",
    "plane_shuffle": "bc.plane_shuffle(a, lane)", "plane_shuffle_xor": "bc.plane_shuffle_xor(a, mask)",
    "plane_shuffle_up": "bc.plane_shuffle_up(a, distance)",
    "plane_shuffle_down": "bc.plane_shuffle_down(a, distance)",
}  # fmt: skip
GROUPS: dict[frozenset[DType], str] = {
    frozenset(dtypes.ALL): "any",
    frozenset((*dtypes.INTS, dtypes.INDEX, *dtypes.FLOATS)): "numbers",
    frozenset((*dtypes.INTS, dtypes.INDEX)): "integers, index",
    frozenset(dtypes.INTS): "integers",
    frozenset(dtypes.FLOATS): "floats",
    frozenset((*dtypes.SIGNED, dtypes.INDEX, *dtypes.FLOATS)): "signed, index, floats",
    frozenset((dtypes.BOOL, *dtypes.INTS, dtypes.INDEX)): "bool, integers, index",
    frozenset((*dtypes.INTS, *dtypes.FLOATS)): "integers, floats",
    frozenset((dtypes.BOOL,)): "bool",
    frozenset(): "",
}


def code(text: str) -> str:
    """Text in backticks; a bar would end the cell."""
    return "`" + text.replace("|", "\\|") + "`"


def table(heads: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A table of Markdown."""
    lines = [tuple(heads), *map(tuple, rows)]
    lines.insert(1, ("---",) * len(lines[0]))
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)


def spelled(row: Op) -> str:
    """How a kernel writes an operation."""
    names = ("x",) if row.library and row.arity == 1 else ("a", "b", "c")[: row.arity]
    ways = SPELLING.get(row.name, f"bc.{row.name}({', '.join(names)})")
    return ", ".join(map(code, ways.split("; ")))


def operations(chosen: Callable[[Op], bool]) -> str:
    """A table of rows of the op table."""
    rows = [row for row in OPS.values() if chosen(row)]
    return table(
        ("spelling", "dtypes", "meaning"),
        (
            (spelled(row), GROUPS[frozenset(row.accepts)], row.doc.replace("|", "\\|") + _ulp(row))
            for row in rows
        ),
    )


def _ulp(row: Op) -> str:
    if row.ulp is None or row.ulp == (0.5, 0.5):
        return ""
    return "; error in ulp: " + " / ".join(f"{ulp:g}" for ulp in row.ulp)


def _dtypes() -> str:
    def row(dtype: DType) -> tuple[str, ...]:
        numpy = f"`{dtype.numpy.name}`" if dtype.bits else "any integer, as an argument by value"
        if dtype.is_integer and dtype.bits:
            low, high = dtypes.int_range(dtype)
            range_ = f"{low} to {high}" if dtype.bits < 64 else f"{_power(low)} to {_power(high)}"
        else:
            range_ = f"{dtype.mantissa + 1} significant bits" if dtype.is_float else "False, True"
        if dtype is dtypes.INDEX:
            range_ = "that of i32 or i64, as the launch needs"
        return code(f"bc.{dtype.name}"), str(dtype.bits or "32 or 64"), range_, numpy

    return table(("dtype", "bits", "range", "NumPy"), map(row, dtypes.ALL))


def _power(number: int) -> str:
    """2^63 - 1 rather than nineteen digits."""
    if number <= 0:
        return f"-2^{(-number).bit_length() - 1}" if number else "0"
    return f"2^{(number + 1).bit_length() - 1} - 1"


def _settings() -> str:
    def row(setting: config.Setting) -> tuple[str, ...]:
        default = str(setting.default).lower() if isinstance(setting.default, bool) else str(setting.default)
        values = ", ".join(map(code, filter(None, setting.choices)))
        choices = f": {values}" if values else ""
        shown = code(default) if default else ""
        return code(setting.name), code(setting.variable), shown, f"{setting.doc}{choices}"

    return table(("setting", "environment variable", "default", "meaning"), map(row, config.TABLE))


def _errors() -> str:
    found = [
        value for value in vars(errors).values() if isinstance(value, type) and issubclass(value, Exception)
    ]
    own = set(found)

    def row(error: type[Exception]) -> tuple[str, ...]:
        bases = [base for base in error.__bases__ if base is not Exception]
        ours, theirs = ([code(b.__name__) for b in bases if (b in own) is mine] for mine in (True, False))
        return code(error.__name__), ", ".join(ours), ", ".join(theirs), (error.__doc__ or "").splitlines()[0]

    return table(("error", "is also", "and Python's", "when"), map(row, found))


def called(name: str, value: Any) -> str:
    """How a program writes it: arguments without annotations, `self` left out."""
    if isinstance(value, property):
        return code(name)
    bare = [p.replace(annotation=p.empty) for p in inspect.signature(value).parameters.values()]
    given = [p for p in bare if p.name not in ("self", "cls")]
    return code(f"{name}{inspect.Signature(given)}")


def meaning(value: object) -> str:
    """The first paragraph of a docstring."""
    return " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split()).replace("|", "\\|")


def _members() -> str:
    """The methods of a tensor, a table for each part of the API; names of one function in one row."""
    parts: list[str] = []
    for part in Tensor.__mro__:
        rows: dict[object, list[str]] = {}
        for name, value in vars(part).items():
            function = getattr(value, "__func__", value)  # of a class method
            if not name.startswith("_") and (callable(function) or isinstance(function, property)):
                rows.setdefault(function, []).append(called(name, function))
        if rows:
            shown = table(
                ("method", "gives"), [(", ".join(names), meaning(of)) for of, names in rows.items()]
            )
            parts.append(f"{theme(part)}\n\n{shown}")
    return "\n".join(parts)


def theme(part: type) -> str:
    """What a part of the API is about: what its module says of itself."""
    if part is Tensor:
        return "Arrays of other libraries."
    return meaning(sys.modules[part.__module__])


def _functions(source: ModuleType, *parts: ModuleType) -> str:
    """The functions that a module defines, or takes from its parts."""
    found = [v for n, v in vars(source).items() if inspect.isfunction(v) and not n.startswith("_")]
    names = {one.__name__ for one in (source, *parts)}
    own = [v for v in found if v.__module__ in names]
    return table(("function", "gives"), [(called(v.__name__, v), meaning(v)) for v in own])


TABLES: dict[str, Callable[[], str]] = {
    "operations": lambda: operations(lambda row: row.effect == "pure" and not row.library),
    "functions": lambda: operations(lambda row: row.library),
    "planes": lambda: operations(lambda row: row.effect == "plane"),
    "dtypes": _dtypes,
    "settings": _settings,
    "errors": _errors,
    "methods": _members,
    "activations": lambda: _functions(activation),
    "modules": lambda: _functions(module, pools),
    "linalg": lambda: _functions(linalg),
    "signal": lambda: _functions(signal),
    "stats": lambda: _functions(stats),
    "grid": lambda: _functions(grid),
    "loss": lambda: _functions(loss),
    "weights": lambda: _functions(weights),
}


def render(text: str) -> str:
    """A page with its tables as they should be."""
    return TABLE.sub(lambda match: match[1] + TABLES[match[2]](), text)


def main() -> None:
    """Write the tables of all pages."""
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        if render(text) != text:
            page.write_text(render(text), encoding="utf-8")
            print(page)


if __name__ == "__main__":
    main()
