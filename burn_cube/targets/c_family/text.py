"""Expressions with their precedence."""

from __future__ import annotations

from burn_cube.record import record

PRIMARY, UNARY, PRODUCT, SUM, SHIFT, ORDER, EQUAL, BITS, BOTH, EITHER, CHOICE = range(16, 5, -1)


@record
class Expr:
    """A C expression: how tightly it binds, and whether it reads memory that a store may change."""

    text: str
    level: int = PRIMARY
    reads: bool = False
    unsigned: str = ""  # of a cast of a sum or product in an unsigned type: that
    unsigned_level: int = SUM
    opposite: str = ""  # of a comparison: the one that holds where it does not

    def at(self, level: int) -> str:
        """The text as an operand that must bind at least so tightly."""
        return self.text if self.level >= level else f"({self.text})"


def binary(op: str, level: int, a: Expr, b: Expr) -> Expr:
    """`a op b`; operands of shifts and bit operations are put in parentheses, whatever binds tighter."""
    if level in (SHIFT, BITS):
        return Expr(f"{a.at(UNARY)} {op} {b.at(UNARY)}", level, a.reads or b.reads)
    if level in (BOTH, EITHER):  # compilers warn of mixtures
        own = level if a.level == level else EQUAL
        return Expr(f"{a.at(own)} {op} {b.at(EQUAL)}", level, a.reads or b.reads)
    return Expr(f"{a.at(level)} {op} {b.at(level + 1)}", level, a.reads or b.reads)


def unary(op: str, a: Expr) -> Expr:
    """`op a`; two signs in a row would be another operator."""
    text = a.at(UNARY)
    return Expr(f"{op}({text})" if text.startswith("-") else f"{op}{text}", UNARY, a.reads)


def negation(a: Expr) -> Expr:
    """`!a`, or the opposite comparison."""
    return Expr(a.opposite, a.level, a.reads) if a.opposite else unary("!", a)


def cast(t: str, a: Expr) -> Expr:
    """`(t)a`."""
    return Expr(f"({t}){a.at(UNARY)}", UNARY, a.reads)


def wrapped(t: str, a: Expr) -> Expr:
    """`(t)a` of an `a` in the unsigned type, which further arithmetic may use as it is."""
    return Expr(f"({t}){a.at(UNARY)}", UNARY, a.reads, a.text, a.level)


def call(template: str, *args: Expr) -> Expr:
    """A function's or a template's result: `f({0}, {1})`."""
    return Expr(template.format(*[arg.text for arg in args]), PRIMARY, any([arg.reads for arg in args]))


def choice(cond: Expr, a: Expr, b: Expr) -> Expr:
    """`cond ? a : b`."""
    reads = cond.reads or a.reads or b.reads
    return Expr(f"{cond.at(EITHER)} ? {a.at(EITHER)} : {b.at(CHOICE)}", CHOICE, reads)
