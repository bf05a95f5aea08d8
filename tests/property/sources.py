"""Kernels as Python source, over whole numbers that stay small: Python itself can run them, unit by unit."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.property.choices import Chooser

MODULUS = 1009
OUTPUTS = 4  # cells of a unit
CELLS = 5  # of the local array


@dataclass(slots=True)
class SourceGenerator:
    """Writes one module: helper functions, and a function `kernel`."""

    choose: Chooser
    lines: list[str] = field(default_factory=list[str])
    names: list[str] = field(default_factory=list[str])
    fresh: int = 0
    in_helper: bool = False

    def module(self) -> str:
        """The text; `bc` must be defined where it runs."""
        for number in range(2):
            self.helper(number)
        self.lines += ["@bc.cube", "def kernel(x: bc.Array[bc.i64], out: bc.Array[bc.i64]):"]
        self.names = ["a", "b", "c"]
        self.lines += ["    u = bc.UNIT_POS", "    cells = bc.Local[bc.i64](5)"]
        self.lines += [f"    {name} = x[3 * u + {k}]" for k, name in enumerate(self.names)]
        self.block("    ", 0, loop=False, count=self.choose.between(3, 9))
        self.lines += [f"    out[{OUTPUTS} * u + {k}] = {name}" for k, name in enumerate(("a", "b", "c"))]
        return "\n".join(self.lines) + "\n"

    def helper(self, number: int) -> None:
        """A function with early returns."""
        self.lines += ["@bc.cube", f"def helper_{number}(p: bc.i64, q: bc.i64) -> bc.i64:"]
        self.names, self.in_helper = ["p", "q"], True
        self.block("    ", 1, loop=False, count=self.choose.between(1, 3))
        self.lines += [f"    return {self.value(1)}", ""]
        self.in_helper = False

    def block(self, indent: str, depth: int, loop: bool, count: int) -> None:
        """Some statements; what they define anew is not used after them."""
        known = list(self.names)
        for _ in range(count):
            self.statement(indent, depth, loop)
        self.names = known

    def statement(self, indent: str, depth: int, loop: bool) -> None:
        """One statement."""
        kinds = [self.assign, self.assign, self.augment, self.swap, self.conditional, self.define]
        if not self.in_helper:
            kinds += [self.cell, self.output, self.call]
        if depth < 3:
            kinds += [self.branch, self.branch, self.for_loop, self.while_loop, self.match]
        if loop:
            kinds += [self.leave, self.leave]
        if self.choose.chance(6):
            kinds = [self.leave_function]
        self.choose.pick(kinds)(indent, depth)

    # expressions

    def value(self, depth: int) -> str:
        """A number from 0 to MODULUS - 1."""
        if depth <= 0 or self.choose.chance(25):
            return str(self.choose.below(12)) if self.choose.chance(30) else self.choose.pick(self.names)
        a, b = self.value(depth - 1), self.value(depth - 1)
        form = self.choose.pick((
            "({a} + {b})", "({a} - {b})", "({a} * {b})", "({a} // ({b} % 7 + 1))", "({a} % ({b} % 5 + 2))",
            "(-{a} // ({b} % 4 + 1))", "max({a}, {b})", "min({a}, {b})", "abs({a} - {b})", "({a} ^ {b})",
            "({a} if {c} else {b})", "({a} << ({b} % 3))", "({a} >> ({b} % 4))", "(~{a} & {b})",
        ))  # fmt: skip
        return "(" + form.format(a=a, b=b, c=self.condition(depth - 1)) + f" % {MODULUS})"

    def condition(self, depth: int) -> str:
        """A truth value."""
        a, b = self.value(depth), self.value(depth)
        if depth <= 0 or self.choose.chance(50):
            order = self.choose.pick(("<", "<=", "==", "!=", ">", ">="))
            return self.choose.pick((f"{a} {order} {b}", f"{a} {order} {b}", f"0 < {a} {order} {b}"))
        left, right = self.condition(depth - 1), self.condition(depth - 1)
        return self.choose.pick((f"({left} and {right})", f"({left} or {right})", f"(not {left})"))

    # statements

    def assign(self, indent: str, depth: int) -> None:
        """A known variable changes."""
        self.lines.append(f"{indent}{self.choose.pick(self.names)} = {self.value(2)}")

    def augment(self, indent: str, depth: int) -> None:
        """A known variable changes in place, and stays small."""
        name, op = self.choose.pick(self.names), self.choose.pick(("+=", "-=", "*="))
        self.lines += [f"{indent}{name} {op} {self.value(1)}", f"{indent}{name} %= {MODULUS}"]

    def swap(self, indent: str, depth: int) -> None:
        """Two variables at once."""
        a, b = self.choose.pick(self.names), self.choose.pick(self.names)
        if a == b:
            self.assign(indent, depth)
        else:
            self.lines.append(f"{indent}{a}, {b} = {b}, {self.value(1)}")

    def conditional(self, indent: str, depth: int) -> None:
        """A conditional expression."""
        name = self.choose.pick(self.names)
        self.lines.append(f"{indent}{name} = {self.value(1)} if {self.condition(1)} else {self.value(1)}")

    def define(self, indent: str, depth: int) -> None:
        """A new variable, known in the rest of the block."""
        self.fresh += 1
        name = f"v{self.fresh}"
        self.lines.append(f"{indent}{name} = {self.value(2)} + {self.names[0]} * 0")
        self.names.append(name)

    def cell(self, indent: str, depth: int) -> None:
        """An element of the local array."""
        at = f"{self.value(1)} % {CELLS}"
        if self.choose.chance(50):
            self.lines.append(f"{indent}{self.choose.pick(self.names)} = cells[{at}]")
        else:
            self.lines.append(f"{indent}cells[{at}] = {self.value(1)}")

    def output(self, indent: str, depth: int) -> None:
        """A write of an own cell."""
        self.lines.append(f"{indent}out[{OUTPUTS} * u + {OUTPUTS - 1}] = {self.value(2)}")

    def call(self, indent: str, depth: int) -> None:
        """A call of a helper."""
        helper = self.choose.below(2)
        arguments = f"{self.value(1)}, {self.value(1)}"
        self.lines.append(
            f"{indent}{self.choose.pick(self.names)} = helper_{helper}({arguments}) % {MODULUS}"
        )

    def branch(self, indent: str, depth: int) -> None:
        """if, elif, else."""
        self.lines.append(f"{indent}if {self.condition(1)}:")
        self.block(indent + "    ", depth + 1, self.inside_loop(indent), self.choose.between(1, 3))
        if self.choose.chance(30):
            self.lines.append(f"{indent}elif {self.condition(1)}:")
            self.block(indent + "    ", depth + 1, self.inside_loop(indent), self.choose.between(1, 2))
        if self.choose.chance(50):
            self.lines.append(f"{indent}else:")
            self.block(indent + "    ", depth + 1, self.inside_loop(indent), self.choose.between(1, 2))

    def inside_loop(self, indent: str) -> bool:
        """Whether `break` is legal for a statement with this indent."""
        shallower = len(indent)
        for line in reversed(self.lines):
            own = len(line) - len(line.lstrip())
            if own < shallower:
                shallower = own
                if line.lstrip().startswith(("for ", "while ")):
                    return True
        return False

    def for_loop(self, indent: str, depth: int) -> None:
        """A loop over a range, of any direction."""
        self.fresh += 1
        name = f"i{self.fresh}"
        limits = self.choose.pick((
            f"{self.value(1)} % 5", f"1, {self.value(1)} % 6", f"{self.value(1)} % 5, -1, -1",
            f"0, 7, {self.value(0)} % 3 + 1",
        ))  # fmt: skip
        self.lines.append(f"{indent}for {name} in range({limits}):")
        self.lines.append(f"{indent}    {self.choose.pick(self.names)} += {name}")
        self.block(indent + "    ", depth + 1, True, self.choose.between(1, 3))

    def while_loop(self, indent: str, depth: int) -> None:
        """A loop with a counter of its own."""
        self.fresh += 1
        name = f"n{self.fresh}"
        self.lines.append(f"{indent}{name} = 0")
        self.lines.append(f"{indent}while {name} < {self.choose.between(1, 5)} and {self.condition(1)}:")
        self.lines.append(f"{indent}    {name} += 1")
        self.block(indent + "    ", depth + 1, True, self.choose.between(1, 3))

    def match(self, indent: str, depth: int) -> None:
        """A choice by constants."""
        self.lines.append(f"{indent}match {self.value(1)} % 4:")
        loop = self.inside_loop(indent)
        for labels in ("0", "1 | 3", "_"):
            self.lines.append(f"{indent}    case {labels}:")
            self.block(indent + "        ", depth + 1, loop, self.choose.between(1, 2))

    def leave(self, indent: str, depth: int) -> None:
        """break or continue, for some units."""
        self.lines.append(f"{indent}if {self.condition(1)}:")
        self.lines.append(f"{indent}    {self.choose.pick(('break', 'continue'))}")

    def leave_function(self, indent: str, depth: int) -> None:
        """return, for some units."""
        result = f" {self.value(1)}" if self.in_helper else ""
        self.lines.append(f"{indent}if {self.condition(1)}:")
        self.lines.append(f"{indent}    return{result}")
