"""report.html: one file with everything in it, in both languages, that opens anywhere and loads nothing."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from burgrave.arena import store
from burgrave.arena.markup import Html, el, join
from burgrave.arena.pieces import Section, Study, study
from burgrave.arena.plan import Plan
from burgrave.arena.record import Record, Timing
from burgrave.arena.sections import sections, tiles, verdict
from burgrave.arena.wording import Wording
from burgrave.files import write_whole
from burgrave.kernel.game import game
from burgrave.kernel.text import LANGUAGES

NAMES: Final = {"pl": "Polski", "en": "English"}
BROWSER: Final = """
for (const wanted of navigator.languages || []) {
  const choice = document.getElementById("in-" + wanted.slice(0, 2));
  if (choice) { choice.checked = true; break; }
}
"""


def write(directory: Path, plan: Plan, language: str | None = None) -> Path:
    """Write the report of a run beside its results; without a language it opens in the reader's own."""
    path = directory / "report.html"
    content = page(plan, store.records(directory), store.timings(directory), language)
    write_whole(path, content.encode())
    return path


def page(plan: Plan, records: Sequence[Record], timings: Sequence[Timing], language: str | None = None) -> str:
    """The whole page. A hidden switch before the articles shows one of them; without styles one reads both."""
    found = study(plan, records, timings)
    wordings = {name: Wording(name, game(plan.game)) for name in LANGUAGES}
    first = language or "en"
    style = _face() + (files("burgrave.arena") / "report.css").read_text(encoding="utf-8")
    switch = [
        el(
            "input",
            type="radio",
            name="language",
            id=f"in-{name}",
            class_="switch",
            checked="checked" if name == first else None,
            aria_label=NAMES[name],
        )
        for name in LANGUAGES
    ]
    labels = [el("label", NAMES[name], for_=f"in-{name}", lang=name) for name in LANGUAGES]
    head = el(
        "head",
        el("meta", charset="utf-8"),
        el("meta", name="viewport", content="width=device-width, initial-scale=1"),
        el("meta", name="color-scheme", content="light dark"),
        el("title", wordings[first].say("report-page", game=wordings[first].title)),
        el("style", Html(style)),
    )
    body = el(
        "body",
        *switch,
        el("script", Html(BROWSER)) if language is None else "",
        el("header", el("span", "Burgrave", class_="brand"), el("nav", *labels, aria_label="Język / Language")),
        *(article(found, wordings[name]) for name in LANGUAGES),
    )
    return f"<!DOCTYPE html>\n{el('html', head, body, lang=first)}\n"


def _face() -> str:
    """Our letters, within the file: the same that the pages have."""
    letters = b64encode((files("burgrave") / "web" / "static" / "burgrave-hand-bold.woff2").read_bytes()).decode()
    source = f'url("data:font/woff2;base64,{letters}")'
    return f'@font-face {{ font-family: "Burgrave Hand"; font-weight: 600; src: {source}; }}\n'


def article(found: Study, w: Wording) -> Html:
    """The report in one language."""
    shown = [section for section in sections(found, w) if section.parts]
    return el(
        "article",
        el("p", w.say("report-kicker"), class_="kicker"),
        el("h1", w.title),
        verdict(found, w),
        tiles(found, w),
        contents(shown, w),
        *(
            el("section", el("h2", section.title), *section.parts, id=f"{w.language}-{section.name}")
            for section in shown
        ),
        el("footer", el("p", w.say("footer"))),
        lang=w.language,
    )


def contents(shown: Sequence[Section], w: Wording) -> Html:
    """Where to find what."""
    links = [el("a", section.title, href=f"#{w.language}-{section.name}") for section in shown]
    return el("nav", *links, class_="contents", aria_label=w.say("report-contents")) if links else join()
