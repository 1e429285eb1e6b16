"""Texts are parsed message by message, when they are said; what is said is the same."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.runtime import FluentBundle, FluentResource

from burgrave.kernel.text import LANGUAGES, Book

PACKAGES = ("burgrave.games.paladins", "burgrave.games.citadels", "burgrave.web", "burgrave.arena")
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
