"""Settings: files, environment and code, in that order of weight; an unknown name is an error everywhere."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from burn_cube import config
from burn_cube.errors import ConfigError


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "user"))
    for row in config.TABLE:
        monkeypatch.delenv(row.variable, raising=False)
    monkeypatch.delenv(config.CONFIG_VARIABLE, raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    config.reload()
    yield
    monkeypatch.undo()
    config.reload()


def test_defaults_are_those_of_the_table() -> None:
    for row in config.TABLE:
        assert getattr(config.current(), row.name) == row.default


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("checks", "validate", "validate"),
        ("interpret", "1", True),
        ("dump", "/tmp/here", "/tmp/here"),
        ("verify", "yes", True),
        ("runtime", "reference", "reference"),
        ("device", "cpu", "cpu"),
        ("cuda_binding", "pycuda", "pycuda"),
        ("num_threads", "3", 3),
        ("cpu", "x86-64-v3", "x86-64-v3"),
        ("native_launch", "0", False),
        ("disk_cache", "off", False),
        ("cache_dir", "/tmp/here", "/tmp/here"),
        ("shipped_cache", "/tmp/a:/tmp/b", "/tmp/a:/tmp/b"),
        ("cache_mib", "12", 12),
        ("memory_limit_mib", "64", 64),
        ("streams", "3", 3),
        ("profile", "trace.json", "trace.json"),
        ("autotune", "cached", "cached"),
        ("autotune_log", "/tmp/log", "/tmp/log"),
        ("fusion", "0", False),
        ("fusion_log", "/tmp/log", "/tmp/log"),
    ],
)
def test_each_setting_is_read_from_the_environment(
    monkeypatch: pytest.MonkeyPatch, name: str, text: str, value: object
) -> None:
    row = next(row for row in config.TABLE if row.name == name)
    monkeypatch.setenv(row.variable, text)
    assert getattr(config.reload(), name) == value


def test_the_parametrised_test_above_covers_the_table() -> None:
    (mark,) = test_each_setting_is_read_from_the_environment.pytestmark  # type: ignore[attr-defined]
    assert {case[0] for case in mark.args[1]} == {row.name for row in config.TABLE}


def test_files_then_environment_then_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    user = tmp_path / "user" / "burn-cube"
    user.mkdir(parents=True)
    (user / config.FILE).write_text('checks = "unchecked"\nverify = true\nruntime = "null"\n')
    (tmp_path / "here" / config.FILE).write_text('checks = "validate"\n')
    settings = config.reload()
    assert (settings.checks, settings.verify, settings.runtime) == ("validate", True, "null")
    monkeypatch.setenv("BURN_CUBE_RUNTIME", "reference")
    assert config.reload().runtime == "reference"
    config.set(runtime="cpu")
    assert config.current().runtime == "cpu"
    with config.use(runtime="null"):
        assert config.current().runtime == "null"
    assert config.current().runtime == "cpu"


def test_a_named_file_replaces_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "here" / config.FILE).write_text('checks = "validate"\n')
    named = tmp_path / "other.toml"
    named.write_text("verify = true\n")
    monkeypatch.setenv(config.CONFIG_VARIABLE, str(named))
    settings = config.reload()
    assert (settings.checks, settings.verify) == ("checked", True)
    monkeypatch.setenv(config.CONFIG_VARIABLE, str(tmp_path / "absent.toml"))
    with pytest.raises(ConfigError, match=r"absent\.toml, which is no file"):
        config.reload()


@pytest.mark.capability(133)
def test_an_unknown_name_is_an_error_everywhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="did you mean checks"):
        config.set(check="unchecked")
    with pytest.raises(ConfigError, match="did you mean verify"), config.use(verfy=True):
        pytest.fail("the block must not run")
    monkeypatch.setenv("BURN_CUBE_CHEKS", "unchecked")
    with pytest.raises(ConfigError, match="did you mean BURN_CUBE_CHECKS"):
        config.reload()
    monkeypatch.delenv("BURN_CUBE_CHEKS")
    (tmp_path / "here" / config.FILE).write_text("zzz = 1\n")
    with pytest.raises(ConfigError, match=r"cannot set zzz in .*burn-cube\.toml.*\n.*settings are checks"):
        config.reload()


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"checks": "often"}, "got 'often', expected checked, unchecked or validate"),
        ({"verify": "1"}, "got '1', expected true or false"),
        ({"verify": 10**5000}, "got an int of 16610 bits, expected true or false"),
        ({"checks": "x" * 1000}, r"got 'x{70,76}\.\.\., expected checked, unchecked or validate"),
        ({"dump": True}, "got True, expected a string"),
        ({"num_threads": -1}, "got -1, expected 0 or more"),
        ({"num_threads": True}, "got True, expected a number"),
        (
            {"num_threads": 10**5000},
            "cannot set num_threads in bc.config.set: got .*, expected at most 2147483647",
        ),
        ({"streams": 0}, "got 0, expected 1 or more"),
        ({"streams": 65}, "got 65, expected at most 64"),
        ({"profile": "a\0b"}, "cannot set profile .*: got 'a.*b', which has a NUL"),
    ],
)
def test_a_value_out_of_range_is_an_error(values: dict[str, config.Value], message: str) -> None:
    with pytest.raises(ConfigError, match=message):
        config.set(**values)
    assert config.current() == config.Settings()


def test_broken_values_from_outside(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BURN_CUBE_VERIFY", "perhaps")
    with pytest.raises(ConfigError, match="cannot set BURN_CUBE_VERIFY: got 'perhaps', expected 1 or 0"):
        config.reload()
    monkeypatch.delenv("BURN_CUBE_VERIFY")
    monkeypatch.setenv("BURN_CUBE_NUM_THREADS", "many")
    with pytest.raises(ConfigError, match="got 'many', expected a number, 0 or more"):
        config.reload()
    monkeypatch.setenv("BURN_CUBE_NUM_THREADS", "9" * 5000)
    with pytest.raises(
        ConfigError, match=r"cannot set BURN_CUBE_NUM_THREADS: got '9{20,100}.*, expected a number"
    ):
        config.reload()
    monkeypatch.delenv("BURN_CUBE_NUM_THREADS")
    broken = ("checks = ", "streams = " + "9" * 5000, "dump = " + "[" * 10_000, "\xff")
    for text in broken:
        (tmp_path / "here" / config.FILE).write_text(text, encoding="latin-1")
        with pytest.raises(ConfigError, match="cannot read settings from"):
            config.reload()


def test_a_block_changes_its_own_thread_only() -> None:
    seen: list[str] = []
    with config.use(checks="validate"):
        thread = threading.Thread(target=lambda: seen.append(config.current().checks))
        thread.start()
        thread.join()
    assert seen == ["checked"]
