"""What the emitter knows: names, types, the text of values; and what the kernel's text needs around it."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Literal

from burn_cube import dtypes as dt
from burn_cube.driver import Field
from burn_cube.dtypes import DType
from burn_cube.ir.nodes import Const, Kernel, Operand, Var
from burn_cube.record import field, record
from burn_cube.span import UNKNOWN, Span
from burn_cube.targets.fields import Key
from burn_cube.targets.names import Names
from burn_cube.targets.wgsl.literals import literal, value_type
from burn_cube.targets.wgsl.prelude import Prelude
from burn_cube.targets.wgsl.reserved import RESERVED
from burn_cube.targets.wgsl.text import Writer, atom, bare, call
from burn_cube.types import Space, elem, lanes

LONGEST = 64
"""Characters of an expression that is not given a name."""
Form = Literal["plain", "packed", "atomic", "packed_atomic"]


@record
class Memory:
    """How elements are kept: as values (`plain`), several in a u32 (`packed`), or either as atomics."""

    name: str
    elem: DType
    space: Space
    form: Form
    base: str = ""  # the first element of a view, of type i32 or i64
    constant: bool = False  # nothing writes it
    stored_bits: bool = False  # a table of floats, some of them without a literal
    label: str = ""  # in names of functions, if the array holds elements of several dtypes


@record(frozen=False)
class State:
    """The present place in the kernel."""

    kernel: Kernel
    fields: dict[Key, Field]
    positions: dict[Var, int]
    names: Names = field(default_factory=lambda: Names(RESERVED))
    prelude: Prelude = field(default_factory=Prelude)
    writer: Writer = field(default_factory=lambda: Writer(1))
    module: list[str] = field(default_factory=list[str])  # declarations of memories
    values: dict[Var, str] = field(default_factory=dict[Var, str])
    memories: dict[Var, Memory] = field(default_factory=dict[Var, Memory])
    once: set[Var] = field(default_factory=set[Var])  # used once, in the block that defines them
    used: set[Var] = field(default_factory=set[Var])
    uniform: set[Var] = field(default_factory=set[Var])  # by WGSL's own rules
    regrouped: set[Var] = field(default_factory=set[Var])  # see rounding.py
    checks: dict[int, int] = field(default_factory=dict[int, int])  # id of a statement -> its number
    prints: dict[int, int] = field(default_factory=dict[int, int])
    builtins: set[str] = field(default_factory=set[str])  # parameters of the entry that are used
    subgroups: bool = False

    # operands

    def value(self, operand: Operand) -> str:
        """An operand's text."""
        return literal(operand) if isinstance(operand, Const) else self.values[operand]

    def named(self, operand: Operand, hint: str) -> str:
        """An operand's text that may be written several times, wherever."""
        text = self.value(operand)
        if isinstance(operand, Const) or text.replace(".", "_").isidentifier():
            return text
        name = self.names.fresh(hint)
        self.writer.do(f"let {name} = {bare(text)};")
        return name

    # results

    def define(self, var: Var, text: str, span: Span, pure: bool = True) -> None:
        """Give a variable its value: where it is used, if that is one place, or now, under a name."""
        if pure and var not in self.used:
            return
        plain = text.replace(".", "_").isidentifier()
        if plain or (pure and var in self.once and len(text) <= LONGEST):
            self.values[var] = text
            return
        name = self.names.fresh(var.name)
        self.do(f"let {name} = {bare(text)};", span)
        self.values[var] = name

    def variable(self, var: Var, init: str | None, span: Span) -> str:
        """Declare a variable that is assigned to; zero without a value."""
        name = self.names.fresh(var.name)
        t = self.type(var)
        self.do(f"var {name}: {t};" if init is None else f"var {name}: {t} = {bare(init)};", span)
        self.values[var] = name
        return name

    def type(self, var: Var) -> str:
        """The type of a value."""
        n = lanes(var.value_type)
        t = value_type(elem(var.value_type))
        return t if n == 1 else f"vec{n}<{t}>"

    def do(self, line: str, span: Span = UNKNOWN) -> None:
        """Write a line, below the line of the kernel that it comes from."""
        self.writer.quote(span)
        self.writer.do(line, span)

    @contextmanager
    def under(self, mask: str | None, span: Span) -> Generator[None]:
        """Lines that run if a mask is true; None is always."""
        if mask is None:
            yield
            return
        self.writer.quote(span)
        with self.writer.inside(f"if ({bare(mask)})", span=span):
            yield

    # the launch

    def number(self, key: Key) -> str:
        """A field of the record."""
        return f"record.{self.fields[key].name}"

    def builtin(self, name: str) -> str:
        """A parameter of the entry."""
        self.builtins.add(name)
        return name

    @property
    def index_type(self) -> str:
        """The type of positions and lengths."""
        return "i64" if self.kernel.index_bits == 64 else "i32"

    def index(self, memory: Memory, index: Operand) -> str:
        """The place of an element, as i32 or u32."""
        text, t = self.value(index), value_type(elem(index.value_type))
        if isinstance(index, Const) and not memory.base and t.endswith("64"):
            return literal(Const(int(index.value) % (1 << 32), dt.U32))  # naga casts no 64-bit literals
        if memory.base:
            text = text if t == self.index_type else call(self.index_type, text)
            t = self.index_type
            text = memory.base if text in ("0i", "0li") else f"{memory.base} + {atom(text)}"
        return call("u32", text) if t.endswith("64") else bare(text)
