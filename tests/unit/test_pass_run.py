"""Running a pipeline: order, observation, and errors that name the pass at fault."""

from __future__ import annotations

import pytest

from burn_cube import dtypes as dt
from burn_cube.errors import CompileError, InternalError
from burn_cube.ir import Block, Kernel, Let, Var, with_body
from burn_cube.passes import Context, run
from burn_cube.passes.dce import dce
from burn_cube.passes.legalize_index import legalize_index
from tests.unit.pass_kernels import CONTEXT, kernel


def breaking(made: Kernel, context: Context) -> Kernel:
    return with_body(made, Block((*made.body.stmts, Let(Var("q", dt.I32), "neg", (Var("r", dt.I32),)))))


def failing(made: Kernel, context: Context) -> Kernel:
    raise KeyError("lost")


def refusing(made: Kernel, context: Context) -> Kernel:
    raise CompileError("cannot go on")


def reviving(made: Kernel, context: Context) -> Kernel:
    return with_body(made, Block((*made.body.stmts, Let(Var("n", dt.INDEX), "len", (made.params[0].var,)))))


def test_passes_run_in_order_and_are_observed() -> None:
    seen: list[tuple[str, int]] = []
    made = kernel("%n: index = len %x sync cube")
    last = run(
        made,
        (("legalize_index", legalize_index), ("dce", dce)),
        CONTEXT,
        verify=True,
        observe=lambda name, k: seen.append((name, len(k.body.stmts))),
    )
    assert seen == [("surface", 2), ("legalize_index", 2), ("dce", 1)]
    assert len(last.body.stmts) == 1


def test_the_pass_that_breaks_a_kernel_is_named() -> None:
    with pytest.raises(InternalError) as error:
        run(kernel("sync cube"), (("dce", dce), ("breaking", breaking), ("dce", dce)), CONTEXT, verify=True)
    assert error.value.stage == "pass breaking"
    assert ">>%q: i32 = neg %r" in error.value.context


def test_a_kernel_that_comes_broken_is_not_blamed_on_a_pass() -> None:
    with pytest.raises(InternalError) as error:
        run(breaking(kernel("sync cube"), CONTEXT), (("dce", dce),), CONTEXT, verify=True)
    assert error.value.stage == "the kernel before all passes"


def test_the_dtype_index_may_not_come_back() -> None:
    pipeline = (("legalize_index", legalize_index), ("reviving", reviving))
    with pytest.raises(InternalError) as error:
        run(kernel("sync cube"), pipeline, CONTEXT, verify=True)
    assert error.value.stage == "pass reviving"


def test_without_verification_nothing_is_checked() -> None:
    assert run(kernel("sync cube"), (("breaking", breaking),), CONTEXT, verify=False).body.stmts


def test_a_pass_that_raises_is_named_and_shows_the_kernel() -> None:
    with pytest.raises(InternalError) as error:
        run(kernel("sync cube"), (("failing", failing),), CONTEXT, verify=True)
    assert error.value.stage == "pass failing"
    assert "KeyError: 'lost'" in str(error.value)
    assert "sync cube" in error.value.context


def test_errors_of_the_user_pass_through() -> None:
    with pytest.raises(CompileError, match="cannot go on"):
        run(kernel("sync cube"), (("refusing", refusing),), CONTEXT, verify=True)
