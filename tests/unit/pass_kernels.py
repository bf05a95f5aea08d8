"""Kernels from text for the tests of passes."""

from __future__ import annotations

from burn_cube.ir import Function, Kernel, equal, parse_function, parse_kernel, print_kernel, verify
from burn_cube.passes import Context, Run

_PARAMS = (
    "%x: buffer f32 read, %y: buffer f32 readwrite, %t: buffer i32 rank 2 readwrite, "
    "%i: scalar i32, %l: scalar i64, %f: scalar f32, %h: scalar f16, %b: scalar bool"
)
_CUBE = "16 1 1"


def kernel(body: str, cube: str = _CUBE, plane: int = 4, bits: int = 64, mode: str = "checked") -> Kernel:
    """A legal kernel on x, y: f32, t: i32 of rank 2 and the scalars i, l, f, h, b."""
    head = f'kernel "k" ({_PARAMS}) cube {cube} plane {plane} index {bits} {mode}'
    made = parse_kernel(f"{head} {{ {body} }}")
    verify(made)
    return made


def library(op: str, dtype: str) -> Function:
    """A stand-in for the math library: op(x) = x * x + x."""
    return parse_function(
        f'function "{op}" (%x: {dtype}) {{ %y: {dtype} = mul %x, %x %z: {dtype} = add %y, %x yield %z }}'
    )


CONTEXT = Context(library)


def check(
    run: Run, before: str, after: str, stage: str = "surface", cube: str = _CUBE, plane: int = 4
) -> None:
    """A pass makes one body of another, and leaves the result alone if it runs again."""
    new = run(kernel(before, cube, plane), CONTEXT)
    verify(new, stage)
    expected = kernel(after, cube, plane)
    assert equal(new, expected), f"got\n{print_kernel(new)}\nexpected\n{print_kernel(expected)}"
    assert run(new, CONTEXT) is new, "the second run changes something"


def unchanged(run: Run, body: str, cube: str = _CUBE) -> None:
    """A pass gives the kernel itself back."""
    before = kernel(body, cube)
    after = run(before, CONTEXT)
    assert after is before, print_kernel(after)
