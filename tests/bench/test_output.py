"""Tables, and the page: what stands in them."""

from __future__ import annotations

import csv
import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from typing import Any

import pytest
from rich.console import Console

from burn_dispatch.bench.output import rows, table
from burn_dispatch.bench.output.page import page
from burn_dispatch.bench.output.roofline import Names, intensity, roofline
from burn_dispatch.bench.output.sweeps import place, sweeps
from burn_dispatch.bench.record import Record
from burn_dispatch.bench.store import Change
from tests.bench.made import AROUND, LIMITS, compared, measured, workload

SIZES = [workload(size=f"n={n}") for n in (1024, 2048, 4096)]
SWEPT = compared(
    *(measured(who, 1e-4 * k, w) for k, w in enumerate(SIZES, 1) for who in ("burn-cube", "jax"))
)


def written(capsys: pytest.CaptureFixture[str], how: table.Format, records: list[Record]) -> str:
    report = table.Report(how)
    report.add(records)
    report.finish(AROUND)
    return capsys.readouterr().out


def test_csv(capsys: pytest.CaptureFixture[str]):
    head, first, second, *_ = csv.reader(written(capsys, "csv", SWEPT).splitlines())
    row = dict(zip(head, first, strict=True))
    assert (row["workload"], row["implementation"], row["device"]) == ("softmax", "burn-cube", "cpu")
    assert float(row["seconds_median"]) == pytest.approx(1e-4)
    assert float(row["ratio_best_peer"]) == 1.0
    assert row["failed"] == ""
    assert second[head.index("implementation")] == "jax"


def test_csv_of_what_is_wrong_has_the_same_columns(capsys: pytest.CaptureFixture[str]):
    wrong = replace(measured("burn-cube", 1.0), verified=False, seconds=None, error=0.5)
    lines = list(csv.reader(written(capsys, "csv", [*compared(wrong), *SWEPT]).splitlines()))
    assert len({len(line) for line in lines}) == 1
    assert dict(zip(*lines[:2], strict=True))["seconds_median"] == ""


def test_markdown(capsys: pytest.CaptureFixture[str]):
    head, rule, *body = written(capsys, "markdown", SWEPT).splitlines()
    assert head.startswith("| workload | dtype | size | by |")
    assert set(rule) == set("|-:")
    assert len({line.count("|") for line in (head, rule, *body)}) == 1
    assert len(body) == 6


def test_json_ends_with_the_machine(capsys: pytest.CaptureFixture[str]):
    *found, last = map(json.loads, written(capsys, "json", SWEPT).splitlines())
    assert len(found) == 6
    assert last["environment"]["processor"] == "A <fast> processor"


def shown(found: list[Record], width: int) -> str:
    console = Console(width=width, force_terminal=True, color_system=None)
    with console.capture() as captured:
        report = table.Report()
        report.records += found
        report._finish_rich(console)  # pyright: ignore[reportPrivateUsage]
    return captured.get()


def test_a_table_on_a_terminal():
    wrong = replace(measured("numpy", 1.0), verified=False, seconds=None, error=0.5)
    text = shown(compared(measured("burn-cube", 1e-3), wrong), 200)
    assert "WRONG by 5.0e-01" in text
    assert "1 ms" in text
    assert "cache" not in text  # all are hot


@pytest.mark.parametrize(("width", "lacks"), [(200, []), (110, ["q10", "q90"]), (70, ["noise", "GB/s", "n"])])
def test_a_narrow_terminal_shows_fewer_columns(
    width: int, lacks: list[str], capsys: pytest.CaptureFixture[str]
):
    lines = shown(SWEPT, width).splitlines()
    assert len(lines) == 1 + len(SWEPT)  # nothing is folded
    assert {"workload", "size", "by", "median", "check"} <= set(lines[0].split())
    assert not set(lacks) & set(lines[0].split())
    said = capsys.readouterr().err
    assert all(name in said for name in lacks)
    assert bool(said) == bool(lacks)


def test_a_terminal_without_room_for_a_table_shows_lines():
    text = " ".join(shown(SWEPT, 20).split())
    assert "softmax n=1024 burn-cube cpu 100 us ok" in text


def test_reasons_are_folded():
    found = compared(replace(measured("burn-cube", 1.0), seconds=None, failed="it was too long a story " * 9))
    lines = shown(found, 90).splitlines()
    assert "softmax" in lines[1]
    assert len(lines) > 5


def test_noise_beyond_all_measure():
    (record,) = compared(measured("burn-cube", 1.0, noise=70.0))
    assert table.cells(record)[6] == ">999%"


class Tags(HTMLParser):
    """Checks that tags are closed, and gathers what the page would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.seen: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in ("meta", "input", "br", "line", "path", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("line", "path", "circle"):
            assert self.open.pop() == tag


def parsed(text: str) -> Tags:
    found = Tags()
    found.feed(text)
    found.close()
    assert found.open == []
    assert found.fetched == []
    assert "url(" not in text
    return found


def test_the_page_is_whole():
    change = Change("user/softmax", 1.0, 2.0, 1.05)
    text = page(SWEPT, AROUND, {"cpu": LIMITS}, [change])
    found = parsed(text)
    headings = re.findall(r"<h2>(.*?)</h2>", text)
    assert headings == [
        "Against the baseline", "Beside other packages", "Roofline of cpu", "Share of the limit", "Sweeps",
        "All results", "The machine",
    ]  # fmt: skip
    assert found.seen.count("svg") == 2
    assert "A &lt;fast&gt; processor" in text
    assert "prefers-color-scheme: dark" in text
    data = json.loads(re.findall(r'id="data">(.*?)</script>', text)[0])
    assert len(data["records"]) == 6


def test_a_page_of_one_result_leaves_out_what_there_is_not():
    plain = workload(size="64x64", bytes=0, flops=0)
    text = page(compared(measured("burn-cube", 1.0, plain)), AROUND, {})
    parsed(text)
    assert re.findall(r"<h2>(.*?)</h2>", text) == ["All results", "The machine"]


def test_the_page_says_what_is_wrong_first():
    wrong = replace(measured("burn-cube", 1.0, workload("<b>")), verified=False, seconds=None, error=0.5)
    unsure = replace(measured("burn-cube", 1.0, workload("other")), unchecked="no reference")
    text = page(compared(wrong, unsure), AROUND, {})
    parsed(text)
    assert text.index("WRONG by") < text.index("no reference") < text.index("All results")
    assert "<b>/f32" not in text


def test_the_roofline_has_points_and_roofs():
    (record, *_) = SWEPT
    assert intensity(record) == 4.0
    chart = roofline(SWEPT, LIMITS)
    assert chart.count('class="dot"') == 6
    assert chart.count('class="roof') == 3 + 2 + chart.count('class="roofname"')
    assert "192MB arrays: 20 GB/s" in chart
    assert roofline(compared(measured("burn-cube", 1.0, workload(flops=0))), LIMITS) == ""
    assert roofline(SWEPT, type(LIMITS)({})).count('class="dot"') == 6


def test_names_do_not_lie_over_each_other():
    names = Names(0, 1000)
    assert names.put("one", "name", [(100, 50, "start")])
    assert names.put("two", "name", [(105, 52, "start")]) == ""
    assert 'text-anchor="end"' in names.put("two", "name", [(105, 52, "start"), (95, 52, "end")])
    assert names.put("far", "name", [(995, 80, "start")]) == ""  # beyond the picture


def test_sweeps_are_of_one_axis_each():
    assert place("n=1024,rows=64") == {"n": 1024.0, "rows": 64.0}
    assert place("4096x1024") == {}
    both = [workload(size=f"n={n},m={m}") for n in (1, 2, 4) for m in (8, 16)]
    colours = {"burn-cube cpu": 0}
    found = sweeps(compared(*(measured("burn-cube", 1.0, w) for w in both)), colours)
    assert re.findall(r"<h3>(.*?)</h3>", found) == ["softmax f32 over n, m = 8", "softmax f32 over n, m = 16"]
    assert sweeps(SWEPT[:4], {"burn-cube cpu": 0, "jax": 1}) == ""  # two sizes are no sweep


def test_ratios_place_ours_in_the_middle():
    found = compared(measured("burn-cube", 1.0), measured("numpy", 4.0), measured("jax", 0.25))
    text = rows.ratios(found, {"burn-cube cpu": 0, "numpy": 1, "jax": 2})
    places = {who: float(left) for left, who in re.findall(r'left:([\d.]+)%" title="([\w-]+)', text)}
    assert places["jax"] < places["burn-cube"] < places["numpy"]
    assert places["burn-cube"] == pytest.approx((places["numpy"] + places["jax"]) / 2, abs=0.02)
    assert '<b class="bad">4.00x</b> of jax' in text
    assert rows.ratios(compared(measured("burn-cube", 1.0)), {"burn-cube cpu": 0}) == ""


def test_shares_are_of_ours():
    found: Any = rows.shares(SWEPT, {"burn-cube cpu": 0, "jax": 1})
    assert found.count('class="bar') == 3
