"""Which values are uniform, and which barriers are refused."""

from __future__ import annotations

import pytest

from burn_cube.errors import CompileError
from burn_cube.ir import Kernel, Let, Load, Stmt, Sync, rewrite, statements, with_body
from burn_cube.passes.uniformity import Level, analyse, check_barriers, uniformity
from burn_cube.record import replace
from burn_cube.span import Span
from tests.unit.pass_kernels import CONTEXT, kernel

C, P, V = Level.CUBE, Level.PLANE, Level.VARYING


def levels(body: str, cube: str = "16 1 1", plane: int = 4) -> dict[str, Level]:
    """The level of each named variable."""
    return {var.name: level for var, level in analyse(kernel(body, cube, plane)).items() if var.name}


@pytest.mark.parametrize(
    ("name", "cube", "plane", "level"),
    [
        ("UNIT_POS", "16 1 1", 4, V),
        ("ABSOLUTE_POS", "16 1 1", 4, V),
        ("UNIT_POS_PLANE", "16 1 1", 4, V),
        ("CUBE_POS", "16 1 1", 4, C),
        ("CUBE_COUNT_Y", "16 1 1", 4, C),
        ("CUBE_DIM", "16 1 1", 4, C),
        ("PLANE_POS", "16 1 1", 4, P),
        ("PLANE_POS", "4 1 1", 4, C),
        ("UNIT_POS_Y", "16 1 1", 4, C),
        ("UNIT_POS_Y", "8 4 1", 4, P),
        ("UNIT_POS_Y", "2 4 1", 4, V),
        ("ABSOLUTE_POS_Y", "8 4 1", 4, P),
        ("UNIT_POS_Z", "2 4 3", 4, P),
        ("UNIT_POS_X", "8 4 1", 4, V),
        ("UNIT_POS_X", "8 4 1", 1, P),
        ("UNIT_POS", "1 1 1", 1, C),
        ("ABSOLUTE_POS", "1 1 1", 1, C),
    ],
)
def test_topology(name: str, cube: str, plane: int, level: Level) -> None:
    assert levels(f"%a: index = builtin [{name}]", cube, plane)["a"] == level


@pytest.mark.parametrize(
    ("body", "level"),
    [
        ("%a: i32 = add %i, 1:i32", C),
        ("%a: index = len %x", C),
        ("%u: index = builtin [UNIT_POS] %a: index = add %u, 1:index", V),
        ("%u: index = builtin [UNIT_POS] %a: index = floor_div %u, 8:index", P),
        ("%u: index = builtin [UNIT_POS] %a: index = shr %u, 2:index", P),
        ("%u: index = builtin [UNIT_POS] %a: index = shr %u, 4611686018427387904:index", P),
        ("%u: index = builtin [UNIT_POS] %a: index = floor_div %u, 6:index", V),
        ("%u: index = builtin [UNIT_POS] %d: index = builtin [PLANE_DIM] %a: index = floor_div %u, %d", P),
        ("%u: index = builtin [UNIT_POS] %d: index = builtin [PLANE_DIM] %a: index = mod %u, %d", V),
        # what nobody writes is the same for all
        ("%a: f32 = load %x[3:index]", C),
        ("%u: index = builtin [UNIT_POS] %a: f32 = load %x[%u]", V),
        ("%u: index = builtin [PLANE_POS] %a: f32 = load %x[%u]", P),
        ("%u: index = builtin [UNIT_POS] %a: f32 = load %x[3:index] (%u < 9:index)", V),
        # y is written below
        ("%a: f32 = load %y[3:index] store %y[0:index] = %a", P),
        ("%a: f32 = load uniform %y[3:index] store %y[0:index] = %a", C),
        ("%m: shared[f32, 4] = alloc %a: f32 = load %m[0:index]", P),
        ("%m: local[f32, 4] = alloc %a: f32 = load %m[0:index]", V),
        ("%m: const[f32, 1] = alloc [1.0] %a: f32 = load %m[0:index]", C),
        ("%a: i32 = atomic add %t[0:index] with 1:i32", V),
        # planes
        ("%u: index = builtin [UNIT_POS] %c: i32 = cast %u [i32] %a: i32 = plane_sum %c", P),
        ("%a: f32 = plane_broadcast %f, 0:u32", P),
        ("%a: f32 = plane_shuffle %f, 0:u32", V),
        ("%a: bool = plane_elect", V),
        # control
        ("%u: index = builtin [UNIT_POS] %c: bool = lt %u, 3:index %a: i32 = if %c { "
         "yield 1:i32 } else { yield 2:i32 }", V),
        ("%u: index = builtin [UNIT_POS] %c: bool = lt %u, 3:index %a: i32 = if %c { yield %i } else { "
         "yield %i }", C),
        ("%a: i32 = if %b { yield 1:i32 } else { yield 2:i32 }", C),
        ("%u: index = builtin [UNIT_POS] %a: i32 = switch %u { case 1 { yield 1:i32 } default { "
         "yield 2:i32 } }", V),
        ("%a: i32 = for %k: i32 = 0:i32 to %i step 1:i32 carry %p: i32 = 0:i32 { yield %k }", C),
        # units leave with different values, though all agree inside
        ("%u: index = builtin [UNIT_POS] %a: index = for %k: index = 0:index to %u step 1:index "
         "carry %p: index = 0:index { yield %k }", V),
        ("%u: index = builtin [UNIT_POS] for %a: index = 0:index to %u step 1:index { }", C),
        ("%u: index = builtin [UNIT_POS] for %a: index = %u to 9:index step 1:index { }", V),
        # a value that varies from the second iteration on
        ("%u: index = builtin [UNIT_POS] "
         "%r: index, %q: index = for %k: index = 0:index to 9:index step 1:index "
         "carry %a: index = 0:index, %z: index = 0:index { yield %z, %u }", V),
        ("%a: i32 = while carry %p: i32 = 0:i32 { %c: bool = lt %p, %i yield %c } do { "
         "%n: i32 = add %p, 1:i32 yield %n }", C),
    ],
)  # fmt: skip
def test_values(body: str, level: Level) -> None:
    assert levels(body)["a"] == level


DIVERGENT = "%u: index = builtin [UNIT_POS] %c: bool = lt %u, 3:index"


@pytest.mark.parametrize(
    "body",
    [
        "sync cube",
        "if %b { sync cube } else { sync storage }",
        "for %k: i32 = 0:i32 to %i step 1:i32 { sync cube }",
        f"{DIVERGENT} if %c {{ sync plane }} sync cube",
        "switch %i { case 1 { sync cube } default { } }",
        "%n: i32 = while carry %p: i32 = 0:i32 { sync cube %c: bool = lt %p, %i yield %c } do { yield %i }",
        "%s: shared[i32, 1] = alloc sync cube %n: i32 = load uniform %s[0:index] sync cube "
        "for %k: i32 = 0:i32 to %n step 1:i32 { sync cube }",
    ],
)
def test_barriers_that_all_units_reach(body: str) -> None:
    made = kernel(body)
    assert uniformity(made, CONTEXT) is made


@pytest.mark.capability(84)
@pytest.mark.parametrize(
    ("body", "message", "note"),
    [
        (f"{DIVERGENT} if %c {{ "
         f"sync cube }}", "under a condition that differs between its units", "the condition"),
        (f"{DIVERGENT} if %c {{ }} else {{ if %b {{ "
         f"sync storage }} }}", "under a condition that differs", "the condition"),
        (f"{DIVERGENT} if %c return {{ }} else {{ "
         f"sync cube }}", "after a return that only some of its units take", "the return"),
        (f"{DIVERGENT} if %c break {{ }} else {{ sync cube }}", "after a break that only some", "the break"),
        (f"{DIVERGENT} if %c continue {{ }} else {{ "
         f"sync cube }}", "after a continue that only some", "the continue"),
        (f"{DIVERGENT} switch %u {{ case 1 {{ "
         f"sync cube }} default {{ }} }}", "under a condition that differs", "the condition"),
        (f"{DIVERGENT} for %k: index = 0:index to %u step 1:index {{ "
         f"sync cube }}", "in a loop that its units leave", "the loop"),
        (f"{DIVERGENT} while {{ yield %c }} do {{ "
         f"sync cube }}", "in a loop that its units leave", "the loop"),
        (f"{DIVERGENT} while {{ sync cube "
         f"yield %c }} do {{ }}", "in a loop that its units leave", "the loop"),
        ("%s: shared[bool, 1] = alloc %c: bool = load %s[0:index] if %c { "
         "sync cube }", "under a condition", "the condition"),
    ],
)  # fmt: skip
def test_barriers_that_only_some_reach(body: str, message: str, note: str) -> None:
    made = _with_spans(kernel(body))
    with pytest.raises(CompileError) as error:
        check_barriers(made)
    assert error.value.message.startswith(f"cannot synchronise the cube {message}")
    assert error.value.span.line == 7
    ((text, place),) = error.value.notes
    assert (text, place.line) == (note, 3)
    assert error.value.help


def _with_spans(made: Kernel) -> Kernel:
    def visit(stmt: Stmt, subst: object) -> Stmt:
        if isinstance(stmt, Sync):
            return replace(stmt, span=Span("k.py", 7, 0, 7, 4))
        return stmt if isinstance(stmt, Let) else replace(stmt, span=Span("k.py", 3, 0, 3, 4))

    return with_body(made, rewrite(made.body, visit))


def test_analysis_covers_every_value() -> None:
    made = kernel(f"{DIVERGENT} if %c {{ %v: f32 = load %x[%u] %w: f32 = sqrt %v store %y[%u] = %w }}")
    found = analyse(made)
    for stmt in statements(made.body):
        if isinstance(stmt, Let | Load):
            assert stmt.result in found


def test_the_outermost_divergence_is_named() -> None:
    made = _with_spans(kernel(f"{DIVERGENT} if %c return {{ }} else {{ if %c {{ sync cube }} }}"))
    with pytest.raises(CompileError, match="after a return"):
        check_barriers(made)


@pytest.mark.parametrize(("cube", "refused"), [("4 1 1", False), ("8 1 1", True)])
def test_what_never_runs_may_hold_a_barrier(cube: str, refused: bool) -> None:
    """A sum over planes needs no barrier in a cube of one plane."""
    body = (
        f"{DIVERGENT} if %c {{ %cubes: index = builtin [CUBE_DIM] %planes: index = builtin [PLANE_DIM] "
        "%many: bool = gt %cubes, %planes if %many { sync cube } else { } } else { }"
    )
    found = kernel(body, cube)
    if refused:
        with pytest.raises(CompileError, match="under a condition that differs"):
            uniformity(found, CONTEXT)
    else:
        assert uniformity(found, CONTEXT) is found
