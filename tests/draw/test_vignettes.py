"""The pictures of the chapters: every chapter of every game has one, and says in both languages what it shows."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, vignette
from burgrave.kernel.game import games
from burgrave.kernel.text import LANGUAGES
from burgrave.web.board import room_of


@pytest.mark.parametrize("name", games())
def test_every_chapter_has_a_picture_of_its_own_told_in_words(name: str) -> None:
    teach = room_of(games()[name]).lesson
    assert teach is not None
    told = []
    for language in LANGUAGES:
        lesson = teach(language)
        pictures = [str(Markup(chapter.picture)) for chapter in lesson.chapters]
        assert len({*pictures}) == len(pictures) >= 8
        labels = [re.findall(r'role="img" aria-label="([^"]+)"', picture) for picture in pictures]
        assert all(len(label) == 1 and len(label[0]) > 20 for label in labels)
        told.append(labels)
        for picture in pictures:
            for reference in re.findall(r'href="#([^"]+)"', picture):
                assert reference in lesson.symbols.found, (name, reference)
    assert not [pair for pair in zip(*told, strict=True) if pair[0] == pair[1]]


def test_pictures_hold_no_words_that_would_need_a_language() -> None:
    for game in games().values():
        teach = room_of(game).lesson
        assert teach is not None
        for chapter in teach("en").chapters:
            assert not re.search(r"[A-Za-z]{2}", "".join(re.findall(r"<text[^>]*>([^<]*)<", str(chapter.picture))))


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(KeyError):
        vignette(Symbols(), Kit(), "day\ndragon 1 2", "A dragon")
