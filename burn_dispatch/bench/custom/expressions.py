"""Numbers as options write them: `4096`, `2^10`, `n`, `4*n`, `cdiv(n, 256)`. Nothing else is evaluated."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from burn_cube.errors import LaunchValueError

Number = int | float
_BITS = 128
"""Of a whole number; more is a slip of the hand."""


def cdiv(a: Number, b: Number) -> Number:
    """Division that rounds up."""
    return -(-a // b)


_BINARY: dict[type[ast.operator], Callable[[Number, Number], Number]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: lambda a, b: a % b,
    ast.Div: lambda a, b: a // b if isinstance(a, int) and isinstance(b, int) and a % b == 0 else a / b,
}
_FUNCTIONS: dict[str, Callable[..., Number]] = {"cdiv": cdiv, "min": min, "max": max}


def numbers(option: str, text: str, symbols: Mapping[str, int]) -> tuple[Number, ...]:
    """The values of expressions separated by commas."""
    try:
        tree = ast.parse(text.replace("^", "**").strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise _unreadable(option, text, "expected numbers and names of axes") from None
    parts = tree.elts if isinstance(tree, ast.Tuple) else [tree]
    try:
        return tuple(_value(part, symbols) for part in parts)
    except LaunchValueError as error:
        raise _unreadable(option, text, error.message) from None
    except (ZeroDivisionError, OverflowError, TypeError, RecursionError) as error:
        raise _unreadable(option, text, str(error)) from None


def whole(option: str, text: str, symbols: Mapping[str, int]) -> tuple[int, ...]:
    """The same, of whole numbers."""
    found = numbers(option, text, symbols)
    if not all(isinstance(value, int) for value in found):
        raise _unreadable(option, text, f"got {', '.join(map(str, found))}, expected whole numbers")
    return tuple(int(value) for value in found)


def names(text: str) -> set[str]:
    """The axes that expressions mention; nothing for what cannot be read."""
    try:
        tree = ast.parse(text.replace("^", "**").strip(), mode="eval")
    except (SyntaxError, ValueError):
        return set()
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - _FUNCTIONS.keys()


def _unreadable(option: str, text: str, why: str) -> LaunchValueError:
    between = "" if option.endswith("=") else " "
    return LaunchValueError(f"cannot read {option}{between}{text.strip()}: {why}")


def _value(node: ast.expr, symbols: Mapping[str, int]) -> Number:
    match node:
        case ast.Constant(int() | float() as value) if not isinstance(value, bool):
            return value
        case ast.Name(name) if name in symbols:
            return symbols[name]
        case ast.Name(name):
            raise LaunchValueError(f"there is no axis {name}")
        case ast.UnaryOp(ast.USub(), operand):
            return -_value(operand, symbols)
        case ast.BinOp(left, ast.Pow(), right):
            return _power(_value(left, symbols), _value(right, symbols))
        case ast.BinOp(left, operator, right) if type(operator) in _BINARY:
            return _BINARY[type(operator)](_value(left, symbols), _value(right, symbols))
        case ast.Call(ast.Name(name), args, []) if name in _FUNCTIONS:
            return _FUNCTIONS[name](*(_value(arg, symbols) for arg in args))
        case _:
            raise LaunchValueError(f"cannot use {ast.unparse(node)}")


def _power(base: Number, exponent: Number) -> Number:
    if abs(exponent) > _BITS or (isinstance(base, int) and base.bit_length() * exponent > _BITS):
        raise LaunchValueError(f"{base}^{exponent} is too large")
    found: Number = base**exponent
    return found
