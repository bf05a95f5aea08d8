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


def run_of(median: str, noise: str) -> str:
    row = f'{{"key": "x", "seconds": {{"median": {median}, "noise": {noise}}}}}'
    return f'{{"records": [{row}], "environment": {{}}}}'


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", "[" * 100_000, '{"records": 3, "environment": {}}',
     '{"records": [], "environment": 3}', '{"records": [{"key": "x", "seconds": 3}], "environment": {}}',
     run_of("0", "0"), run_of("-1", "0"), run_of("NaN", "0"), run_of("Infinity", "0"), run_of("1", "NaN"),
     run_of("1", "-1"), run_of("1" + "0" * 400, "0"), run_of('"x"', "0"), run_of("null", "0")],
)  # fmt: skip
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


def test_places_where_no_run_can_be_saved(tmp_path: Path):
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "file").write_text("")
    for name, reason in (("folder.json", "it is a folder"), ("file/run.json", "File exists|Not a directory")):
        with pytest.raises(DispatchError, match=f"cannot write .*{name}: ({reason})"):
            store.check(str(tmp_path / name))
    with pytest.raises(DispatchError, match="there is no such folder"):
        store.writable(tmp_path / "no" / "page.html")


def test_looking_whether_a_file_can_be_written_changes_nothing(tmp_path: Path):
    kept = tmp_path / "kept.json"
    kept.write_text("as it was")
    store.check(str(kept))
    store.writable(tmp_path / "page.html")
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]
    assert kept.read_text() == "as it was"


def test_a_failure_to_save_leaves_nothing(tmp_path: Path):
    (tmp_path / "run.json").mkdir()
    with pytest.raises(OSError, match=r"run\.json"):
        store.save(str(tmp_path / "run.json"), compared(measured("burn-cube", 2.0)), AROUND)
    assert [path.name for path in tmp_path.iterdir()] == ["run.json"]


def test_what_else_has_changed_since():
    packages = {"burn-cube": "2.0"}
    now = {**AROUND, "packages": packages}
    assert store.Saved({}, now).differences(now) == []
    other = {**now, "cores": 64, "devices": {"cpu": {"name": "m1"}, "cuda:0": {"name": "A"}}}
    assert store.Saved({}, other).differences(now) == [
        "on another machine: A <fast> processor, 64 cores", "on another cpu: m1",
    ]  # fmt: skip
    old = {**now, "packages": {"burn-cube": "1.0"}}
    assert store.Saved({}, old).differences(now) == ["with burn-cube 1.0, this is 2.0"]
    assert store.Saved({}, {**now, "devices": 3}).differences(now) == []
