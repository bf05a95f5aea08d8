"""Runs that are kept, and regressions."""

from __future__ import annotations

from pathlib import Path

import pytest

from burn_cube.errors import DispatchError
from burn_dispatch.bench import store
from tests.bench.made import AROUND, compared, measured, workload


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr("platformdirs.user_data_path", lambda *args, **kwargs: tmp_path)
    return tmp_path / "bench"


def test_saved_and_read_again(folder: Path):
    file = store.save("before", compared(measured("burn-cube", 2.0, noise=0.1), measured("jax", 1.0)), AROUND)
    assert file == folder / "before.json"
    found = store.load("before")
    assert found.seconds == {
        "user/softmax/f32/n=1024 burn-cube cpu hot": (2.0, 0.1),
        "user/softmax/f32/n=1024 jax hot": (1.0, 0.01),
    }
    assert found.machine == "A <fast> processor, 2 cores"
    assert [path.name for path in folder.iterdir()] == ["before.json"]


def test_a_path_is_a_name_too(tmp_path: Path):
    file = tmp_path / "there" / "run.json"
    assert store.save(str(file), compared(measured("burn-cube", 2.0)), AROUND) == file
    assert len(store.load(str(file)).seconds) == 1


@pytest.mark.parametrize("name", ["", "a/b", "../x", ".hidden", "a b"])
def test_names_that_are_none(name: str):
    with pytest.raises(DispatchError, match="as the name of a run"):
        store.path(name)


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"records": [{"key": "x", "seconds": 3}], "environment": {}}']
)
def test_files_that_are_no_run(folder: Path, text: str):
    folder.mkdir()
    (folder / "odd.json").write_text(text)
    with pytest.raises(DispatchError, match=r"odd\.json is no run that was saved"):
        store.load("odd")


def test_a_run_that_was_never_saved(folder: Path):
    store.save("mine", compared(measured("burn-cube", 2.0)), AROUND)
    with pytest.raises(DispatchError) as error:
        store.load("yours")
    assert "saved are: mine" in str(error.value)


@pytest.mark.capability(146)
@pytest.mark.parametrize(
    ("now", "noise", "regressed", "improved"),
    [(2.0, 0.0, False, False), (2.09, 0.0, False, False), (2.2, 0.0, True, False), (1.8, 0.0, False, True),
     (2.2, 0.05, False, False), (2.6, 0.05, True, False),
     (90.0, 0.4, False, False), (0.01, 0.4, False, False)],
)  # fmt: skip
def test_only_what_noise_does_not_explain_is_a_change(
    now: float, noise: float, regressed: bool, improved: bool
):
    store.save("before", compared(measured("burn-cube", 2.0, noise=noise), measured("jax", 1.0)), AROUND)
    found = store.changes(
        compared(measured("burn-cube", now, noise=noise), measured("jax", 9.0)), store.load("before")
    )
    (change,) = found  # peers may do what they like
    assert (change.regressed, change.improved) == (regressed, improved)
    assert change.ratio == pytest.approx(now / 2.0)


def test_what_only_one_run_has_is_not_compared():
    store.save("before", compared(measured("burn-cube", 2.0)), AROUND)
    assert store.changes(compared(measured("burn-cube", 9.0, workload("other"))), store.load("before")) == []
