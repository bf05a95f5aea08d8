"""The report as one page of HTML that needs nothing else: no network, no other file."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from burn_cube.testing.chart import STYLE, Series, legend
from burn_dispatch.bench.limits import Limits
from burn_dispatch.bench.output import rows
from burn_dispatch.bench.output.roofline import roofline
from burn_dispatch.bench.output.sweeps import sweeps
from burn_dispatch.bench.output.table import HEADINGS, NUMBERS, cells, duration, flat
from burn_dispatch.bench.record import Record
from burn_dispatch.bench.store import Change

_HERE = Path(__file__).parent
BESIDE = (
    "Times on a scale of doublings, ours at 1x: marks to the left of it are faster than we are. "
    "All ran in turns, in one run."
)
ROOFLINE = (
    "Lines are what probes reached on this machine: bandwidths for arrays of several sizes, and "
    "multiply-adds in registers."
)
SHARE = "Of the time that the bytes and the arithmetic alone would take, by the probes of this machine."
RESULTS = "A column's heading sorts by it. Noise is how far the medians of the turns lie apart."
_SORTED = {5: "median", 6: "noise", 7: "q10", 8: "q90", 9: "n"}
_RATES = {10: "gbps", 11: "gflops", 12: "roofline", 13: "ratio_best_peer"}
_STYLES = {"ok": "good", "wrong": "bad", "failed": "bad", "noisy": "warn", "unchecked": "warn"}


def page(
    records: Sequence[Record], environment: Mapping[str, Any], limits: Mapping[str, Limits],
    changes: Sequence[Change] = (),
) -> str:  # fmt: skip
    """The whole text."""
    styles = STYLE.read_text(encoding="utf-8") + (_HERE / "page.css").read_text(encoding="utf-8")
    body = "\n".join(part for part in _parts(records, environment, limits, changes) if part)
    data = json.dumps({"environment": environment, "records": [flat(r) for r in records]}).replace(
        "</", "<\\/"
    )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>burn-cube bench</title>\n<style>\n{styles}</style>\n</head>\n<body>\n"
        f"<main>\n{body}\n</main>\n"
        f'<script type="application/json" id="data">{data}</script>\n'
        f"<script>\n{(_HERE / 'page.js').read_text(encoding='utf-8')}</script>\n</body>\n</html>\n"
    )


def _parts(
    records: Sequence[Record], environment: Mapping[str, Any], limits: Mapping[str, Limits],
    changes: Sequence[Change],
) -> Iterator[str]:  # fmt: skip
    colours = {
        label: k for k, label in enumerate(dict.fromkeys(r.measurement.implementation.label for r in records))
    }
    yield _head(records, environment)
    yield _alerts(records)
    if changes:
        yield _section("Against the baseline", "Ratios above 1 are slower than before.", _changed(changes))
    who = legend([Series(label, (), colour) for label, colour in colours.items()])
    yield _section("Beside other packages", BESIDE, rows.ratios(records, colours), who)
    for label in colours:
        mine = [r for r in records if r.measurement.implementation.label == label]
        implementation = mine[0].measurement.implementation
        known = limits.get(implementation.device)
        if implementation.is_ours and known is not None:
            yield _section(f"Roofline of {implementation.device}", ROOFLINE, roofline(mine, known))
    yield _section("Share of the limit", SHARE, rows.shares(records, colours))
    yield _section("Sweeps", "Bands go from the 10 % to the 90 % quantile.", sweeps(records, colours))
    yield _section("All results", RESULTS, _table(records))
    yield _section("The machine", "", _machine(environment))


def _section(title: str, text: str, content: str, before: str = "") -> str:
    """Nothing without content."""
    said = f'<p class="quiet">{html.escape(text)}</p>' if text else ""
    return f"<section><h2>{html.escape(title)}</h2>{said}{before}{content}</section>" if content else ""


def _head(records: Sequence[Record], environment: Mapping[str, Any]) -> str:
    ours = [record for record in records if record.measurement.implementation.is_ours]
    faster = [r for r in ours if r.ratio_best_peer is not None]
    facts = [
        (str(len({r.measurement.workload.key for r in records})), "workloads"),
        (str(len({r.measurement.implementation.label for r in records})), "implementations"),
        (
            str(sum(r.status not in ("wrong", "failed") for r in ours)) + f" / {len(ours)}",
            "of ours are right",
        ),
    ]
    if faster:
        best = sum((r.ratio_best_peer or 2) <= 1 for r in faster)
        facts.append((f"{best} / {len(faster)}", "at least the best peer"))
    busy = environment.get("others_busy_cores")
    if busy is not None:
        facts.append((f"{busy:g}", "cores busy with others"))
    items = "".join(f"<li><b>{html.escape(value)}</b><span>{name}</span></li>" for value, name in facts)
    machine = html.escape(f"{environment.get('processor')}, {environment.get('cores')} cores")
    devices = html.escape(", ".join(environment.get("devices", {})))
    date = html.escape(str(environment.get("date", "")).replace("T", " ").replace("+00:00", " UTC"))
    return (
        f"<header><h1>burn-cube bench</h1><div class='quiet'>{machine}; {devices}; {date}</div>"
        f'<ul class="facts">{items}</ul></header>'
    )


def _alerts(records: Sequence[Record]) -> str:
    """What is wrong, then what cannot be trusted."""
    wrong = [r for r in records if r.status in ("wrong", "failed")]
    unsure = [r for r in records if r.status == "unchecked"]
    noisy = sum(record.status == "noisy" for record in records)
    items = [f"<li>{html.escape(f'{r.key}: {cells(r)[-1]}')}</li>" for r in wrong]
    found = f'<ul class="alerts">{"".join(items)}</ul>' if items else ""
    warnings = [f"<li>{html.escape(f'{r.key}: {cells(r)[-1]}')}</li>" for r in unsure]
    if noisy:
        warnings.append(
            f"<li>{noisy} of {len(records)} results are too noisy to be trusted; they say so below.</li>"
        )
    return found + (f'<ul class="alerts warn">{"".join(warnings)}</ul>' if warnings else "")


def _changed(changes: Sequence[Change]) -> str:
    head = "<tr><th>workload</th><th class='n'>before</th><th class='n'>now</th><th class='n'>ratio</th>" \
           "<th class='n'>explained by noise</th></tr>"  # fmt: skip
    body = "".join(
        f"<tr><td>{html.escape(c.key)}</td><td class='n'>{duration(c.before)}</td>"
        f"<td class='n'>{duration(c.now)}</td>"
        f"<td class='n {'bad' if c.regressed else 'good' if c.improved else ''}'>{c.ratio:.2f}x</td>"
        f"<td class='n'>{'too noisy to tell' if c.undecided else f'up to {c.allowed:.2f}x'}</td></tr>"
        for c in sorted(changes, key=lambda change: -change.ratio)
    )
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{body}</tbody></table></div>'


def _table(records: Sequence[Record]) -> str:
    heads = "".join(_heading(k, text) for k, text in enumerate(HEADINGS))
    body = "".join(_row(record) for record in records)
    kind = "" if any(record.measurement.cache == "cold" for record in records) else "hot"
    return (
        '<input type="search" id="find" placeholder="Find, such as softmax jax" aria-label="Find results">'
        f'<div class="wide"><table id="results" class="{kind}"><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _heading(position: int, text: str) -> str:
    kind = "n" if position in NUMBERS else ""
    return f'<th class="{kind}">{html.escape(text)}</th>'


def _row(record: Record) -> str:
    values = flat(record)
    found: list[str] = []
    for k, text in enumerate(cells(record)):
        raw = values[f"seconds_{_SORTED[k]}"] if k in _SORTED else values[_RATES[k]] if k in _RATES else None
        kind = "n" if k in NUMBERS else "check" if k == len(HEADINGS) - 1 else ""
        style = f" {_STYLES[record.status]}" if kind == "check" else ""
        sort = f' data-v="{"NaN" if raw is None else raw}"' if kind == "n" else ""
        found.append(f'<td class="{kind}{style}"{sort}>{html.escape(text)}</td>')
    ours = "ours" if record.measurement.implementation.is_ours else ""
    return f'<tr class="{ours}">{"".join(found)}</tr>'


def _machine(environment: Mapping[str, Any]) -> str:
    """Everything that was recorded, as a list of definitions."""
    found = [(name.replace("_", " "), _told(name, value)) for name, value in environment.items()]
    found = [(name, text) for name, text in found if text]
    return f"<dl>{''.join(f'<dt>{html.escape(n)}</dt><dd>{html.escape(t)}</dd>' for n, t in found)}</dl>"


def _told(name: str, value: Any) -> str:
    if name == "packages":
        return ", ".join(f"{package} {version}" for package, version in value.items())
    if name == "devices":
        return "; ".join(f"{device}: {said['name']}" for device, said in value.items())
    return "" if value is None else " | ".join(value) if name == "nvidia" else str(value)
