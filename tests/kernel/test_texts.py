"""Texts are parsed message by message, when they are said; what is said is the same."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from burgrave.kernel.text import LANGUAGES, Book, Texts, Word, Words

SHOP = """
sells = { $what ->
    [1] one
   *[other] { $what }
}
lamp = a lamp
lamps = { $number } lamps
"""

PACKAGES = (
    "burgrave.games.architects",
    "burgrave.games.paladins",
    "burgrave.games.citadels",
    "burgrave.games.viscounts",
    "burgrave.web",
    "burgrave.arena",
)
SOURCE = """
# A comment that belongs to the next one.
-brand = Burgrave
    .gender = masculine
hello = Hello, { $who }, at { -brand }!
    .help = As in { farewell }
farewell =
    { $count ->
        [one] Good-bye
       *[other] Good-byes
}
hello = never said
junk {
"""


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_lost(package: str, language: str) -> None:
    sources = [file.read_text() for file in (files(package) / "text" / language).iterdir() if file.name.endswith("ftl")]
    whole = FluentBundle([language], use_isolating=False)
    for source in sources:
        whole.add_resource(FluentResource(source))
    book = Book(language, sources)
    for name in whole._messages:
        found = book.find(name)
        assert found is not None and set(found.attributes) == set(whole.get_message(name).attributes), name
    assert set(book.bundle._messages) == set(whole._messages)


def test_a_message_brings_those_that_it_refers_to() -> None:
    book = Book("en", [SOURCE])
    hello = book.find("hello")
    assert hello is not None and hello.value is not None
    assert book.bundle.format_pattern(hello.value, {"who": "Ada"}) == ("Hello, Ada, at Burgrave!", [])
    assert book.bundle.format_pattern(hello.attributes["help"], {"count": 2}) == ("As in Good-byes", [])
    assert book.find("junk") is None and book.find("nowhere") is None


def test_threads_may_speak_at_once() -> None:
    """A message that one thread is just reading is not missing for another."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for _ in range(5):
            texts = Texts("burgrave.games.paladins")
            ids = [f"action-{action}" for action in ("develop", "recruit", "hunt", "trade", "pray", "conspire")]

            def speak(texts: Texts = texts, ids: list[str] = ids) -> list[str]:
                return [texts.say(language, message) for language in LANGUAGES for message in ids]

            with ThreadPoolExecutor(4) as pool:
                said = [one.result() for one in [pool.submit(speak) for _ in range(8)]]
            assert said == [said[0]] * 8
    finally:
        sys.setswitchinterval(interval)


def test_what_was_said_before_is_not_said_of_something_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A number, a text and a thing that look alike are told apart, and so are lists and what words bring along."""
    for language in LANGUAGES:
        folder = tmp_path / "lampshop" / "text" / language
        folder.mkdir(parents=True)
        (folder / "all.ftl").write_text(SHOP, encoding="utf-8")
    (tmp_path / "lampshop" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    texts = Texts("lampshop")
    wares: list[Words] = [1, "1", Word("lamp"), [Word("lamp")], [Word("lamp"), Word("lamp")]]
    wares += [Word("lamps", number=1), Word("lamps", number=2), "lamp"]
    told = ["one", "1", "a lamp", "a lamp", "a lamp and a lamp", "1 lamps", "2 lamps", "lamp"]
    for _ in range(2):
        assert [texts.say("en", "sells", {"what": ware}) for ware in wares] == told
    assert texts.say("pl", "sells", {"what": wares[4]}) == "a lamp i a lamp"
