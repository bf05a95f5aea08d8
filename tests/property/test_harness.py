"""The fuzzer would notice: a pass that changes a meaning is found, and so is a write into a guard."""

from __future__ import annotations

import pytest

from burn_cube.ir import Kernel, Let, Stmt, Store, Substitution, rewrite, with_body
from burn_cube.passes import Context, Run
from burn_cube.record import replace
from tests.property import running
from tests.property.choices import Chooser, Seeded
from tests.property.kernels import Case, Generator


def _case(seed: int) -> Case:
    return Generator(Chooser(Seeded(seed)), plane_dim=8).case()


# each accepts what the other does
CONFUSED = {"max": "min", "min": "max", "xor": "or", "or": "and", "le": "lt", "ge": "gt", "neg": "abs"}


def _confuses(stmt: Stmt, known: Substitution) -> Stmt:
    if isinstance(stmt, Let) and stmt.op in CONFUSED:
        return replace(stmt, op=CONFUSED[stmt.op])
    return stmt


def _forgets_the_mask(stmt: Stmt, known: Substitution) -> Stmt:
    return replace(stmt, bounds=()) if isinstance(stmt, Store) else stmt


def broken(kernel: Kernel, context: Context) -> Kernel:
    """A pass that takes operations for others."""
    return with_body(kernel, rewrite(kernel.body, _confuses))


def unchecked(kernel: Kernel, context: Context) -> Kernel:
    """A pass that lets every write through."""
    return replace(with_body(kernel, rewrite(kernel.body, _forgets_the_mask)), mode="unchecked")


@pytest.mark.parametrize("broken_pass", [broken, unchecked])
def test_a_pass_that_changes_meaning_is_found(broken_pass: Run) -> None:
    found: list[str] = []
    for seed in range(60):
        case = _case(seed)
        expected = running.interpret(case, case.kernel)
        try:
            running.check_passes(case, (("broken", broken_pass),), expected)
        except AssertionError as error:
            found.append(str(error))
    assert len(found) >= 3
    assert all("interpreter after pass broken" in text and 'kernel "fuzz"' in text for text in found)
