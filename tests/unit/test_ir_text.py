"""The text form of the IR: prints compactly, and reads back to an equal kernel."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from burn_cube import dtypes as dt
from burn_cube.dtypes import DType
from burn_cube.ir import (
    Alloc,
    Block,
    BufferParam,
    Builder,
    Const,
    Function,
    Kernel,
    Let,
    Print,
    ScalarParam,
    TextError,
    Var,
    equal,
    parse_function,
    parse_kernel,
    print_kernel,
    print_statement,
    round_to,
)
from burn_cube.span import Span
from burn_cube.types import MemoryType, Space, VectorType

EVERYTHING = """kernel "all \\"of\\" it" (%t: buffer f32 rank 2 readwrite inout, %s: scalar i32) cube 4 2 1 \
plane 4 index 32 validate {
  %i: index = builtin [UNIT_POS]
  %n: index = shape %t [1]
  %m: shared[f32, 16] = alloc
  %t.1: const[f32, 4] = alloc [1.0, nan, -inf, -0.0]
  %l: local[bool, 2] = alloc
  %e: bool = plane_elect
  %0: f32 = load uniform %t.1[0:index] (%i < 4:index) mask %e
  %a: shared[i32, 1] = alloc
  %1: i32 = atomic compare_exchange %a[0:index] with %s, 3:i32
  %2: i32 = atomic load %a[%i] (%i < 1:index)
  %v: f32x4 = broadcast nan:f32 [4]
  %u: u32x4 = bitcast %v [u32]
  %w: bool = plane_all true
  print "a # b", %0, -inf:f32, true
  print
  assert %e, "msg \\"quoted\\""
  sync cube
  sync plane
  %r: f32, %q: i32 = for %k: i32 = 0:i32 to %s step 1:i32 unroll -1 carry %p: f32 = 0.0:f32, \
%p.1: i32 = 1:i32 {
    %z: i32 = switch %k {
      case 1, 2 {
        yield 3:i32
      }
      case -3 {
        yield 2:i32
      }
      default {
        yield 1:i32
      }
    }
    yield %p, %z
  }
  %y.1: i32 = while carry %y: i32 = 1:i32 {
    %c: bool = lt %y, 3:i32
    yield %c
  } do {
    %y2: i32 = add %y, 1:i32
    yield %y2
  }
  %f: f32 = if %e break {
    yield 1e+20:f32
  } else {
    yield -1.5:f32
  }
  if %e return {
  }
  store %t[%i] (%i < %n) (%n < 7:index) mask %e = %f
}
"""


def test_everything_is_printed_as_it_was_read() -> None:
    kernel = parse_kernel(EVERYTHING)
    assert print_kernel(kernel) == EVERYTHING
    assert equal(kernel, parse_kernel(print_kernel(kernel)))


def test_functions_round_trip() -> None:
    text = 'function "f" (%x: f32, %y: f32x2) {\n  %0: f32 = mul %x, %x\n  yield %0, %y\n}\n'
    function = parse_function(text)
    assert isinstance(function, Function)
    assert print_kernel(function) == text


def test_names_do_not_matter_for_equality() -> None:
    a = 'kernel "a" (%x: scalar i32) cube 1 1 1 plane 1 index 64 checked { %y: i32 = add %x, %x print %y }'
    b = a.replace("%y", "%other")
    assert equal(parse_kernel(a), parse_kernel(b))
    for changed in (
        ("add", "sub"),
        ("i32", "i64"),
        ("cube 1", "cube 2"),
        ("checked", "unchecked"),
        ("%x, %x", "%x, 1:i32"),
    ):
        assert not equal(parse_kernel(a), parse_kernel(a.replace(*changed))), changed


def test_equality_tells_constants_apart() -> None:
    def kernel(value: float) -> Kernel:
        return Kernel("k", (), Block((Print((Const(value, dt.F32),)),)))

    assert equal(kernel(math.nan), kernel(math.nan))
    assert not equal(kernel(0.0), kernel(-0.0))


def test_spans_are_comments() -> None:
    span = Span("f.py", 3, 4, 3, 9)
    x = Var("x", dt.I32)
    let = Let(Var("", dt.I32), "neg", (x,), (), span)
    kernel = Kernel("k", (ScalarParam(x),), Block((let,)), span=span)
    text = print_kernel(kernel, spans=True)
    assert "%0: i32 = neg %x  # 3:5\n" in text
    assert text.splitlines()[0].endswith("{  # 3:5")
    assert equal(parse_kernel(text), kernel)


def test_a_statement_can_be_marked() -> None:
    kernel = parse_kernel(EVERYTHING)
    marked = print_kernel(kernel, mark=kernel.body.stmts[1]).splitlines()
    assert [line for line in marked if line.startswith(">>")] == [">>%n: index = shape %t [1]"]
    assert print_statement(kernel.body.stmts[1]) == "%n: index = shape %t [1]"


def test_strange_names_get_numbers() -> None:
    builder = Builder()
    for name in ("a-b", "", "0", "é", "x"):
        builder.alloc(MemoryType(dt.F32, Space.LOCAL, 1), name=name)
    kernel = Kernel("k", (), builder.block())
    names = [line.split(":")[0].strip() for line in print_kernel(kernel).splitlines()[1:-1]]
    assert names == ["%0", "%1", "%2", "%3", "%x"]
    assert equal(parse_kernel(print_kernel(kernel)), kernel)


def test_string_attributes_that_look_like_dtypes_stay_strings() -> None:
    kernel = Kernel("k", (), Block((Let(Var("", dt.INDEX), "builtin", (), ("f32",)),)))
    again = parse_kernel(print_kernel(kernel))
    (let,) = again.body.stmts
    assert isinstance(let, Let)
    assert let.attrs == ("f32",)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("kernel", "got '', expected a string"),
        (
            'kernel "k" () cube 1 1 1 plane 1 index 64 checked { %x: f32 = neg %y }',
            "%y is used before it is defined",
        ),
        (
            'kernel "k" () cube 1 1 1 plane 1 index 64 checked { %x: i32 = nope 1:i32 }',
            "line 1: got '1', expected an op",
        ),
        ('kernel "k" () cube 1 1 1 plane 1 index 16 checked { }', "32 or 64"),
        (
            'kernel "k" (%x: scalar i32, %x: scalar i32) cube 1 1 1 plane 1 index 64 checked { }',
            "%x is defined twice",
        ),
        ('kernel "k" () cube 1 1 1 plane 1 index 64 checked { sync } }', "expected a word"),
        ('kernel "k" () cube 1 1 1 plane 1 index 64 checked { } trailing', "expected the end"),
        (
            'kernel "k" () cube 1 1 1 plane 1 index 64 checked { %x: f31 = neg 1:i32 }',
            "got 'f31', expected a type",
        ),
        ('kernel "k" () cube 1 1 1 plane 1 index 64 checked {\n ~ }', "line 1: cannot read"),
        ('kernel "k" () cube 1 1 1 plane 1 index 64 checked { dance }', "expected a statement, not 'dance'"),
    ],
)
def test_text_that_is_no_ir(text: str, message: str) -> None:
    with pytest.raises(TextError) as error:
        parse_kernel(text)
    assert message in str(error.value)


def test_comments_and_blank_lines_are_skipped() -> None:
    head = 'kernel "k" () cube 1 1 1 plane 1 index 64 checked {'
    text = f"# first\n{head}  # here\n\n # and here\n sync cube }}\n# last\n"
    assert len(parse_kernel(text).body.stmts) == 1


FLOATS = st.floats(width=64)


@given(st.sampled_from(dt.FLOATS), FLOATS)
def test_each_float_constant_round_trips(dtype: DType, value: float) -> None:
    const = Const(round_to(value, dtype), dtype)
    kernel = Kernel("k", (), Block((Print((const,)),)))
    (again,) = parse_kernel(print_kernel(kernel)).body.stmts
    assert isinstance(again, Print)
    assert again.parts == (const,)


@given(st.lists(FLOATS, max_size=5))
def test_tables_round_trip(values: list[float]) -> None:
    memory = Var("t", MemoryType(dt.F64, Space.CONST, len(values)))
    kernel = Kernel("k", (), Block((Alloc(memory, tuple(values)),)))
    (again,) = parse_kernel(print_kernel(kernel)).body.stmts
    assert isinstance(again, Alloc)
    assert repr(again.init) == repr(tuple(values))


@given(st.text(), st.text())
def test_all_strings_round_trip(name: str, text: str) -> None:
    kernel = Kernel(name, (), Block((Print((text, text)),)))
    again = parse_kernel(print_kernel(kernel))
    assert again.name == name
    assert again.body.stmts[0].parts == (text, text)  # type: ignore[union-attr]


@given(st.sampled_from(dt.ALL), st.integers(1, 128))
def test_types_round_trip(dtype: DType, n: int) -> None:
    vector = VectorType(dtype, n)
    value = 1.0 if dtype.is_float else True if dtype is dt.BOOL else 1
    let = Let(Var("", vector), "broadcast", (Const(value, dtype),), (n,))
    kernel = Kernel("k", (BufferParam(Var("x", MemoryType(dtype, Space.GLOBAL)), 3, "read"),), Block((let,)))
    again = parse_kernel(print_kernel(kernel))
    (copy,) = again.body.stmts
    assert isinstance(copy, Let)
    assert copy.result.type == vector
    assert again.params[0].var.type == kernel.params[0].var.type
