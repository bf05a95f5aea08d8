"""The text form of the IR. `parser` reads it back; nothing but spans is lost.

    kernel "scale" (%x: buffer f32 readwrite, %a: scalar f32) cube 64 1 1 plane 16 index 64 checked {
      %i: index = builtin [ABSOLUTE_POS]
      %n: index = len %x
      %c: bool = lt %i, %n
      if %c {
        %v: f32 = load %x[%i] (%i < %n)
        %0: f32 = mul %v, %a
        store %x[%i] (%i < %n) = %0
      }
    }

A variable is `%name`, `%name.1` if the name is taken, `%0` if it has none. A constant is `1:i32`, or `true`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import (
    Alloc,
    Assert,
    Atomic,
    Attr,
    Block,
    Bound,
    BufferParam,
    Cmma,
    For,
    Function,
    If,
    Kernel,
    Let,
    Load,
    Operand,
    Param,
    Plane,
    Print,
    Stmt,
    Store,
    Switch,
    Sync,
    Tile,
    Var,
    While,
)
from burn_cube.span import Span


def quoted(text: str) -> str:
    """A string between quotes, which `parser` reads back."""
    if text.isascii() and text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    import json  # few strings need more than quotes

    return json.dumps(text)


def _is_name(text: str) -> bool:
    return text.isascii() and text.isidentifier()


def print_kernel(kernel: Kernel | Function, *, spans: bool = False, mark: Stmt | None = None) -> str:
    """The text of a kernel or function; `spans` adds `# line:col`; `mark` puts `>>` before a statement."""
    printer = _Printer(spans, mark, names=True)
    printer.unit(kernel)
    return "\n".join(printer.lines) + "\n"


def print_statement(stmt: Stmt) -> str:
    """The text of a statement alone."""
    printer = _Printer(False, None, names=True)
    printer.stmt(stmt, "")
    return "\n".join(printer.lines)


def canonical(kernel: Kernel | Function) -> str:
    """The text with variables numbered in order: equal for kernels that differ in names only."""
    printer = _Printer(False, None, names=False)
    printer.unit(kernel)
    return "\n".join(printer.lines)


def equal(a: Kernel | Function, b: Kernel | Function) -> bool:
    """True if two kernels are the same up to the names of their variables and the spans."""
    return canonical(a) == canonical(b)


def _value(value: bool | int | float) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)  # repr of a float is exact; nan, inf and -inf are words of the parser


def _guards(printer: _Printer, bounds: tuple[Bound, ...], mask: Operand | None) -> str:
    text = "".join(f" ({printer.use(i)} < {printer.use(n)})" for i, n in bounds)
    return text if mask is None else f"{text} mask {printer.use(mask)}"


def _attr(attr: Attr) -> str:
    if isinstance(attr, DType):
        return attr.name
    if isinstance(attr, int):
        return str(attr)
    # a string that reads as a dtype must not become one
    return attr if _is_name(attr) and attr not in dt.BY_NAME else quoted(attr)


Simple = Let | Alloc | Load | Store | Atomic | Plane | Cmma | Sync | Print | Assert


class _Printer:
    def __init__(self, spans: bool, mark: Stmt | None, names: bool) -> None:
        self.lines: list[str] = []
        self.spans, self.mark, self.names = spans, mark, names
        self.known: dict[Var, str] = {}
        self.taken: dict[str, int] = {}

    def var(self, var: Var) -> str:
        """The unique name of a variable."""
        name = self.known.get(var)
        if name is None:
            stem = var.name if self.names and _is_name(var.name) else ""
            number = self.taken.get(stem, 0)
            self.taken[stem] = number + 1
            name = f"%{number}" if not stem else f"%{stem}.{number}" if number else f"%{stem}"
            self.known[var] = name
        return name

    def use(self, operand: Operand) -> str:
        """An operand."""
        if isinstance(operand, Var):
            return self.var(operand)
        if operand.type is dt.BOOL:
            return _value(operand.value)
        return f"{_value(operand.value)}:{operand.type!r}"

    def uses(self, operands: Iterable[Operand]) -> str:
        """Operands with commas between."""
        return ", ".join([self.use(operand) for operand in operands])

    def definition(self, var: Var) -> str:
        """A variable with its type."""
        return f"{self.var(var)}: {var.type!r}"

    def results(self, results: tuple[Var, ...]) -> str:
        """The left side of an assignment with its `=`, or nothing."""
        return ", ".join(map(self.definition, results)) + " = " if results else ""

    def carried(self, params: tuple[Var, ...], inits: tuple[Operand, ...]) -> str:
        """The carried values of a loop."""
        # not strict: a broken kernel is printed too
        pairs = [f"{self.definition(p)} = {self.use(i)}" for p, i in zip(params, inits, strict=False)]
        return f" carry {', '.join(pairs)}" if pairs else ""

    def line(self, indent: str, text: str, span: Span | None = None) -> None:
        """One line of text."""
        if self.spans and span is not None and span.line:
            text += f"  # {span.line}:{span.col + 1}"
        self.lines.append(indent + text)

    def unit(self, kernel: Kernel | Function) -> None:
        """A whole kernel or function."""
        name = quoted(kernel.name)
        if isinstance(kernel, Function):
            self.line("", f"function {name} ({', '.join(map(self.definition, kernel.params))}) {{")
        else:
            params = ", ".join(map(self.param, kernel.params))
            cube = " ".join(map(str, kernel.cube_dim))
            launch = f"cube {cube} plane {kernel.plane_dim} index {kernel.index_bits} {kernel.mode}"
            self.line("", f"kernel {name} ({params}) {launch} {{", kernel.span)
        self.block(kernel.body, "  ")
        self.line("", "}")

    def param(self, param: Param) -> str:
        """A parameter of a kernel."""
        name = self.var(param.var)
        if not isinstance(param, BufferParam):
            return f"{name}: scalar {param.var.type!r}"
        rank = "" if param.rank is None else f" rank {param.rank}"
        inout = " inout" if param.inout else ""
        return f"{name}: buffer {param.var.memory_type.elem!r}{rank} {param.access}{inout}"

    def block(self, block: Block, indent: str) -> None:
        """The statements of a block and what it yields."""
        for stmt in block.stmts:
            if stmt is self.mark:
                start = len(self.lines)
                self.stmt(stmt, indent)
                self.lines[start] = ">>" + self.lines[start][2:]
            else:
                self.stmt(stmt, indent)
        if block.results:
            self.line(indent, f"yield {self.uses(block.results)}")

    def stmt(self, stmt: Stmt, indent: str) -> None:
        """One statement."""
        if isinstance(stmt, If | For | While | Switch):
            self.control(stmt, indent)
        else:
            self.line(indent, self.simple(stmt), stmt.span)

    def simple(self, stmt: Simple) -> str:
        """A statement without blocks."""
        match stmt:
            case Let():
                attrs = f" [{', '.join(map(_attr, stmt.attrs))}]" if stmt.attrs else ""
                args = f" {self.uses(stmt.args)}" if stmt.args else ""
                return f"{self.definition(stmt.result)} = {stmt.op}{args}{attrs}"
            case Plane():
                args = f" {self.uses(stmt.args)}" if stmt.args else ""
                return f"{self.definition(stmt.result)} = {stmt.op}{args}"
            case Alloc():
                init = "" if stmt.init is None else f" [{', '.join(map(_value, stmt.init))}]"
                return f"{self.definition(stmt.memory)} = alloc{init}"
            case Load() | Store() | Atomic():
                return self.access(stmt)
            case Cmma():
                return self.cmma(stmt)
            case Sync():
                return f"sync {stmt.scope}"
            case Print():
                parts = [quoted(p) if isinstance(p, str) else self.use(p) for p in stmt.parts]
                return f"print {', '.join(parts)}".rstrip()
            case Assert():
                return f"assert {self.use(stmt.cond)}, {quoted(stmt.message)}"
            case _:
                assert_never(stmt)

    def access(self, stmt: Load | Store | Atomic) -> str:
        """An access to memory."""
        # operands first: numbers then rise in the order of the text
        place = f"{self.var(stmt.memory)}[{self.use(stmt.index)}]{_guards(self, stmt.bounds, stmt.mask)}"
        match stmt:
            case Load():
                uniform = "uniform " if stmt.uniform else ""
                return f"{self.definition(stmt.result)} = load {uniform}{place}"
            case Store():
                return f"store {place} = {self.use(stmt.value)}"
            case Atomic():
                args = f" with {self.uses(stmt.args)}" if stmt.args else ""
                return f"{self.definition(stmt.result)} = atomic {stmt.op} {place}{args}"
            case _:
                assert_never(stmt)

    def cmma(self, stmt: Cmma) -> str:
        """An operation on fragments: what it writes, then what it reads."""
        fragments = [self.var(fragment) for fragment in stmt.fragments]
        tile = [] if stmt.tile is None else [self.tile(stmt.tile)]
        if stmt.op == "store":
            return f"cmma store {tile[0]} = {fragments[0]}"
        value = [] if stmt.value is None else [self.use(stmt.value)]
        return f"cmma {stmt.op} {fragments[0]} = {', '.join([*fragments[1:], *value, *tile])}"

    def tile(self, tile: Tile) -> str:
        """A matrix in a memory."""
        place = f"{self.var(tile.memory)}[{self.use(tile.index)} by {self.uses(tile.step)}]"
        bounds = [f" ({self.use(i)} by {self.uses(step)} < {self.use(n)})" for i, step, n in tile.bounds]
        return place + "".join(bounds)

    def control(self, stmt: If | For | While | Switch, indent: str) -> None:
        """A statement with blocks."""
        inner = indent + "  "
        match stmt:
            case If():
                why = "" if stmt.why == "if" else f" {stmt.why}"
                head = f"{self.results(stmt.results)}if {self.use(stmt.cond)}{why} {{"
                self.line(indent, head, stmt.span)
                self.block(stmt.then, inner)
                if stmt.orelse.stmts or stmt.orelse.results:
                    self.line(indent, "} else {")
                    self.block(stmt.orelse, inner)
            case For():
                span = f"{self.use(stmt.start)} to {self.use(stmt.stop)} step {self.use(stmt.step)}"
                unroll = f" unroll {stmt.unroll}" if stmt.unroll else ""
                head = f"{self.results(stmt.results)}for {self.definition(stmt.var)} = {span}"
                self.line(indent, f"{head}{unroll}{self.carried(stmt.params, stmt.inits)} {{", stmt.span)
                self.block(stmt.body, inner)
            case While():
                carried = self.carried(stmt.params, stmt.inits)
                self.line(indent, f"{self.results(stmt.results)}while{carried} {{", stmt.span)
                self.block(stmt.cond, inner)
                self.line(indent, "} do {")
                self.block(stmt.body, inner)
            case Switch():
                self.switch(stmt, indent)
            case _:
                assert_never(stmt)
        self.line(indent, "}")

    def switch(self, stmt: Switch, indent: str) -> None:
        """A switch up to its last brace."""
        self.line(indent, f"{self.results(stmt.results)}switch {self.use(stmt.value)} {{", stmt.span)
        for values, block in stmt.cases:
            self.line(indent, f"  case {', '.join(map(str, values))} {{")
            self.block(block, indent + "    ")
            self.line(indent, "  }")
        self.line(indent, "  default {")
        self.block(stmt.default, indent + "    ")
        self.line(indent, "  }")
