"""What players of Viscounts read: every question, answer, event and card has a text in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from types import SimpleNamespace
from typing import NamedTuple, cast

import msgspec
import pytest

from burgrave.cli.check import messages, text_problems
from burgrave.games.viscounts import GAME as VISCOUNTS
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.state import gates_of
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rounds import over, setup, step
from burgrave.games.viscounts.rules.scoring import CATEGORIES
from burgrave.games.viscounts.rules.state import State
from burgrave.games.viscounts.text.explanations import EXPLAINED, explain
from burgrave.games.viscounts.text.proofreading import proof
from burgrave.games.viscounts.text.why_not import why_not
from burgrave.games.viscounts.text.wording import TEXTS, about, argument, cause, words
from burgrave.games.viscounts.view.view import PHASES
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.begin import new
from burgrave.kernel.effects import Condition, Per
from burgrave.kernel.events import Event, Value, tell
from burgrave.kernel.expansions import folders
from burgrave.kernel.game import AnyGame
from burgrave.kernel.rng import Rng
from burgrave.kernel.sentences import having, scoring
from burgrave.kernel.speech import Speech
from burgrave.kernel.text import LANGUAGES
from tests.games.viscounts.scene import lay, scene, visible

FREE = ("free_hire", "free_building", "manuscript", "section", "castle_move")  # what is done for nothing
NAMES = ["Ala", "Bruno", "Celina", "Darek"]
GAME = cast(AnyGame, SimpleNamespace(texts=TEXTS, words=words, argument=argument, about=about, vocabulary=do.ACTIONS))
SPEECH = Speech(GAME, NAMES)
FOLDERS = list(folders("burgrave.games.viscounts").values())  # of the game and of its expansions
RULES = "\n".join(
    file.read_text() for folder in FOLDERS for file in (folder / "rules").iterdir() if file.name.endswith(".py")
)
GATES = msgspec.convert({g.BOX: True}, VISCOUNTS.options)
ALIKE = {  # the same word in both languages: names, the values of options, and what is quoted
    *(name.lower() for name in NAMES),
    *("ada", "bertha", "clovis", "emma", "guntram", "judith", "lothaire", "merovech", "rudolf", "therese"),
    *("arnulf", "charles", "clotilde", "louis", "matilda"),
    *("pastor", "limit", "cleric", "builder", "noble", "card", "random"),
}


class Said(NamedTuple):
    """A sentence, and of which kind."""

    kind: str
    text: str


@cache
def said(language: str) -> tuple[Said, ...]:
    """All that is said in some random games."""
    with_expansion = [(players, GATES) for players in (1, 2, 3, 4)]
    games = [*[(players, Options()) for players in (2, 3, 4)], *with_expansion]
    return tuple(one for players, options in games for one in _said(players, options, language))


def _said(players: int, options: Options, language: str) -> Iterator[Said]:
    s, chance = setup(players, options, Rng(players)), random.Random(players)
    s.log = []
    while not over(s):
        flow: Flow[None] = step(s)
        try:
            ask = next(flow)
            while True:
                yield Said(f"prompt-{ask.prompt}", SPEECH.question(s, ask, language))
                labels = [SPEECH.option(s, option, ask.prompt, language) for option in ask.options]
                assert len(set(labels)) == len(labels), labels
                yield from (Said("option", label) for label in labels)
                ask = flow.send(chance.choice(ask.options))
        except StopIteration:
            yield from _told(s.log, language)
            s.log.clear()


def _told(log: list[Event], language: str) -> Iterator[Said]:
    """Events as everybody is told of them, and as those who know more are."""
    for event in log:
        for seat in (None, *event.seats):
            yield Said(f"log-{event.kind}", SPEECH.event(tell(0, event, seat, SPEECH.event), language))


# -------------------------------------------------------------------- nothing is missing


def test_all_texts_are_in_both_languages() -> None:
    assert list(text_problems(TEXTS)) == [] and "townsfolk-kings_order" in messages(TEXTS, "pl")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told(language: str) -> None:
    for kind, text in said(language):
        assert text.strip() == text and text[0].isupper() | text[0].isdigit(), (kind, text)
        assert not re.search(r"[{}]|  | [.,;:)]|\(\)|: ?$|None", text), (kind, text)
        assert kind == "option" or text[-1] in ".?)", (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_in_the_middle_of_an_effect_say_what_brings_them_about(language: str) -> None:
    """A card with its moment, a place, an event: all there are have words, and no such question goes without."""
    asked = {*("discard", "destroy", "destroy_any", "rearrange", "resource", "choose", "order", "pay"), *FREE}
    for kind, text in said(language):
        assert (": " in text) or kind.removeprefix("prompt-") not in asked, (kind, text)
    for name, index in fx.CAUSES.values():
        assert TEXTS.say(language, cause(name, index))[0].isupper()
    for index in range(len(fx.MOMENTS)):
        assert TEXTS.say(language, cause("moment", index))


def test_how_causes_read() -> None:
    s, card = scene(2), t.TOWNSFOLK_IDS.index("thief")
    for of, sentence in {
        ("townsfolk-effect", card): "Złodziejka (po wyrzuceniu z planszy): którą kartę odrzucasz?",
        ("links-reward", 0): "Połączenie od pola budowy 1 przy miasteczku 1: którą kartę odrzucasz?",
        ("moment", fx.AFTER_HIRE): "Po zatrudnieniu Mieszczanina: którą kartę odrzucasz?",
    }.items():
        assert SPEECH.question(s, Ask(0, "discard", [do.KEEP], cause=of), "pl") == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_answer_event_and_score_has_a_text(language: str) -> None:
    """Also those that no random game has come to."""
    verbs = {do.ACTIONS.split(option)[0] for option in range(len(do.ACTIONS))}
    wanted = {f"option-{verb.replace(' ', '-')}" for verb in verbs}
    wanted |= {f"score-{category}" for category in (*CATEGORIES, "outsiders", "builders", "total")}
    wanted |= {f"phase-{phase}" for phase in PHASES}
    wanted |= {f"log-{kind}" for kind in re.findall(r'Event\(\s*"(\w+)"', RULES)}
    wanted |= {f"prompt-{prompt}" for prompt in (*re.findall(r'Ask\(\w+, "(\w+)"', RULES), "choose")}
    values = {"opponent": ("random", *t.OPPONENT_IDS), "difficulty": range(4), "first": (), g.BOX: ()}
    for option, known in values.items():
        wanted |= {f"house-{option}", f"house-{option}.form", f"house-{option}.about"}
        wanted |= {f"value-{option}-{value}" for value in known}
    assert [message for message in sorted(wanted) if not TEXTS.has(language, message)] == []
    assert set(Options.__struct_fields__) == {"opponent", "difficulty", "first"}
    assert set(VISCOUNTS.options.__struct_fields__) == {"opponent", "difficulty", "first", g.BOX}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    """Whatever lies on the table, and under any prompt."""
    s = scene(4)
    s.manuscripts = [[] for _ in s.manuscripts]
    s.piles = [[] for _ in s.piles]
    for option in range(len(do.ACTIONS)):
        assert SPEECH.option(s, option, "", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_counted_can_be_said(language: str) -> None:
    """Also what only the owner of a box may write into an override file."""
    for number in (1, 2, 5):
        assert all(TEXTS.say(language, scoring(Per(number, number, unit))) for unit in {*fx.UNITS, *g.UNITS})
    for number in (0, 1, 2, 5):
        conditions = [having(Condition(unit, number)) for unit in (*g.UNITS, "order", "criminal")]
        assert all(TEXTS.say(language, condition) for condition in conditions)


# -------------------------------------------------------------------- cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    """By a name and at least a sentence; what is our guess says so."""
    for rows, _ in EXPLAINED:
        for row in rows:
            name, *sentences = [TEXTS.say(language, message) for message in explain(row.id)]
            assert name[0].isupper() and sentences, row.id
            assert all(sentence[0].isupper() and sentence[-1] == "." for sentence in sentences), sentences
            guess = TEXTS.say(language, "explain-reconstructed")
            assert (guess in sentences) == (row.source == "reconstructed"), row.id
    assert explain("nobody") == []


def test_every_effect_can_be_proof_read() -> None:
    polish, english = (list(proof(language)) for language in LANGUAGES)
    assert [reading[:3] for reading in polish] == [reading[:3] for reading in english]
    assert {reading.file for reading in polish} == {
        *("bonuses", "buildings", "castle", "church_favours", "links", "manuscripts", "opponents"),
        *("opponents_buildings", "player_cards", "schemes", "segments", "sites", "townsfolk", "track"),
    }
    assert all(reading.sentence for reading in (*polish, *english))


def test_polish_has_no_english_word() -> None:
    """Of all that is said in Polish, no word is said in English, too."""
    found = {language: {word for text in _everything(language) for word in _words(text)} for language in LANGUAGES}
    assert found["pl"] & found["en"] <= ALIKE


def _everything(language: str) -> Iterator[str]:
    yield from (text for _, text in said(language))
    yield from (reading.sentence for reading in proof(language))
    yield from (TEXTS.say(language, message) for rows, _ in EXPLAINED for row in rows for message in explain(row.id))
    for name in ("game", "prompts"):
        yield (files("burgrave.games.viscounts") / "text" / language / f"{name}.ftl").read_text().partition("## ")[2]
    for name in ("game", "prompts"):
        yield (FOLDERS[-1] / "text" / language / f"{name}.ftl").read_text()


def _words(text: str) -> set[str]:
    """Those of a text, but what stands before a sign of equality, in a comment or in a placeable is not said."""
    text = re.sub(r"^(#.*|[\w-]+ =|    \.\w+ =|\s+\*?\[\w+\])|\{[^{}]*(->|\})", " ", text, flags=re.MULTILINE)
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


# -------------------------------------------------------------------- how it reads


def test_how_labels_read() -> None:
    s = scene(2)
    lay(s, 0, "trader", "peddler_1", "princess")
    visible(s, "segment_1_2", "woodcutter_1")
    s.players[0].goods = [4, 0, 0, 0]
    s.players[0].town, s.players[1].town = 1, 3
    labels = {
        "play deacon_1": "Diakon (Kapłan, wartość 3; po Przepisaniu manuskryptu: zniszcz kartę albo odrzuć kartę)",
        "do trade": "Handel: kałamarz za każde 2 symbole Kupca (masz 4 symbole)",
        "dismiss for build": "Odeślij Drwala za 2 srebrniki (od razu punkt Cnót), a potem: "
        "Budowa budynku: najtańszy za 3 symbole (masz 1 symbol)",
        "times 3": "3 razy: kałamarz (dopłata: 2 srebrniki)",
        "building workshop_2": "Drugi warsztat za 3 symbole – odkrywa: przy Kolizji dowolnego gracza, "
        "jeśli na planszy nie ma Złoczyńcy: zdobądź punkt Cnót",
        "workers 3": "3 Robotników za 5 symboli Szlachcica",
        "worker 2 to 3": "Z sekcji ze złotem do sekcji z zatrudnianiem",
        "arrange 312": "Trzecią kartę przełóż na początek",
        "destroy thief": "Zniszcz Złodziejkę i weź 1 srebrnik "
        "(Złoczyńca, wartość 1; po wyrzuceniu z planszy: weź dług i 1 srebrnik)",
        "manuscript yellow_6_workers": "Weź manuskrypt z żółtą wstęgą o koszcie 6 "
        "(1 PZ za każdych 2 Robotników w zamku)",
        "choose deed, flip debt": "Wybierz: lenno i odwrócenie długu",
        "pay with gold": "Zapłać złotem",
        "push out 1": "Wypchnij Robotnika gracza Bruno",
    }
    for text, label in labels.items():
        option = do.ACTIONS.option(text)
        assert option is not None, text
        assert SPEECH.option(s, option, "building", "pl") == label


def test_how_labels_of_the_expansion_read() -> None:
    s = setup(2, GATES, Rng(2))
    s.ring, s.castle, s.me = list(range(t.RING)), 0, 0
    s.players[0].town = 1
    added = gates_of(s)
    added.boards = (0, 1)
    visible(s, "segment_5_6", "woodcutter_1")
    labels = {
        "welcome warrior": "Przyjmij Wojownika (3× Kupiec, wartość 1; na koniec gry: 1 PZ i 1 PZ za każdego Wyrzutka "
        "w twojej talii)",
        "welcome envoy_1": "Przyjmij Posła (Budowniczy i Kupiec, wartość 1; na koniec gry: liczy się jedna wstęga "
        "więcej, dowolnego koloru)",
        "welcome guardian_1": "Przyjmij Strażnika (Budowniczy i Kupiec, wartość 3; na koniec gry: 5 PZ, jeśli masz "
        "zbudowane 3 domy gildii)",
        "refuse hunter": "Wygnaj Łowcę (Kapłan i Kupiec, wartość 1); od razu 4 srebrniki",
        "refuse guardian_2": "Wygnaj Strażnika (Szlachcic i Kupiec, wartość 1); od razu punkt Korupcji i "
        "2 darmowe zatrudnienia",
        "buy order": "Weź kartę Królewskich Rozkazów za 3 srebrniki",
        "take order": "Weź kartę Królewskich Rozkazów za darmo",
        "draw for silver": "Dobierz kartę za 2 srebrniki",
        "rearrange for resources": "Zmień kolejność kart na planszy za 3 zasoby",
        "ribbon yellow": "Żółta wstęga (kolumna 4: zmiana kolejności kart za zasoby)",
        "dismiss segment_5_6 for build": "Odeślij Drwala przy miasteczkach 5 i 6 za 2 srebrniki (od razu punkt Cnót), "
        "a potem: Budowa budynku: najtańszy za 3 symbole (masz 2 symbole)",
        "choose nothing": "Wybierz: nic",
        "destroy kings_order": "Zniszcz kartę Królewskich Rozkazów i weź 3 srebrniki "
        "(Kupiec, wartość 3; po wyrzuceniu z planszy: przyjmij Wyrzutka)",
    }
    for text, label in labels.items():
        option = do.ACTIONS.option(text)
        assert option is not None, text
        assert SPEECH.option(s, option, "", "pl") == label


def test_why_the_expansion_refuses_something() -> None:
    """In random games: columns that are locked or too dear, orders that are too dear or gone."""
    told: set[str] = set()
    for players in VISCOUNTS.players:
        table, chance = new("viscounts", players, players, {g.BOX: True}), random.Random(players)
        while (ask := table.ask) is not None:
            assert isinstance(table.state, State)
            if players == 2 and chance.random() < 0.01:
                gates_of(table.state).orders = 0
            told |= {refusal.reason for refusal in why_not(table.state, ask)}
            if chance.random() < 0.1:
                for language in LANGUAGES:
                    assert all(why.endswith(".") for _, why in table.why_not(ask.player, language))
            table.answer(chance.choice(ask.options), ask.player)
    assert {"why-locked", "why-few-resources", "why-draw-silver", "why-hire-silver", "why-hire-first"} <= told
    assert "why-no-orders" in told


def test_how_bonuses_and_boards_are_explained() -> None:
    sentences = {
        "castle_leader": "Zdolność – limit kart na ręce większy o 1.",
        "leader_1": "Zdolność – po przetasowaniu kart: weź dowolny zasób.",
        "diversified_2": "Zdolność – przy Kolizji dowolnego gracza, jeśli na planszy jest karta Królewskich Rozkazów: "
        "odwróć dług lub lenno albo nic nie rób.",
        "diversified_6": "Zdolność – limit kart na ręce większy o 1, jeśli na planszy jest Wyrzutek.",
        "specialized_6": "Zdolność – po wygnaniu Wyrzutka: weź kartę Królewskich Rozkazów.",
        "board_1": "Czarna wstęga: zamiast srebrnika można wydać zasób.",
        "assassin_outsider": "Od razu po wygnaniu: weź punkt Korupcji i weź 3 kamienie.",
        "kings_order": "Przy otrzymaniu: odrzuć kartę.",
        "start_grey": "Leży od początku w pierwszej kolumnie planszy manuskryptów, a do talii wnosi kartę "
        "Królewskich Rozkazów.",
    }
    for name, sentence in sentences.items():
        assert sentence in [TEXTS.say("pl", message) for message in explain(name)]


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        (
            "begins",
            {"who": 0, "pair": 2, "hero": t.TOWNSFOLK_IDS.index("ada")},
            "bierze kartę Gracza 3, a do talii Adę.",
        ),
        (
            "moves",
            {"who": 0, "town": 2, "silver": 5},
            "prowadzi Wicehrabiego do wewnętrznego miasteczka 1–2, dopłacając 5 srebrników.",
        ),
        (
            "dismisses",
            {"who": 0, "card": -1, "segment": 0, "silver": 2},
            "odsyła Mieszczanina nadrukowanego na planszy za 2 srebrniki.",
        ),
        ("gains", {"who": 0, "good": t.GOLD, "count": 2}, "bierze 2 sztuki złota."),
        (
            "builds",
            {"who": 0, "building": 0, "site": 0},
            "stawia pierwszą faktorię na polu budowy 1 przy miasteczku 1.",
        ),
        ("copies", {"who": 0, "segment": 4}, "przepisuje manuskrypt nadrukowany przy miasteczkach 9 i 10."),
        (
            "schemes",
            {"who": 0, "scheme": len(t.TOWNSFOLK)},
            "odkrywa początkowy Schemat (Budowniczy i Szlachcic): najpierw dowolny zasób, potem ruch o 1 pole, "
            "na koniec Budowa budynku albo, jeśli to niemożliwe, Główny Cel albo, jeśli to niemożliwe, "
            "dług i odwrócenie lenna.",
        ),
        (
            "attempts",
            {"who": 0, "what": "transcribe", "focus": 1, "able": 0, "need": 5, "have": 3},
            "chce przepisać manuskrypt (to jej Główny Cel), ale potrzebuje 5 symboli, a razem z zasobami ma 3.",
        ),
        (
            "attempts",
            {"who": 0, "what": "build", "focus": 0, "able": 0, "need": 0, "have": 3},
            "chce postawić budynek, ale obok nie ma wolnego pola budowy.",
        ),
        ("favoured", {"who": 0, "ribbon": 1}, "zdobywa Przychylność Kościoła za 3 manuskrypty z czarną wstęgą."),
        ("welcomes", {"who": 0, "card": g.OUTSIDERS[0]}, "przyjmuje Wyrzutka: do talii trafia Skrytobójca."),
        ("turns_away", {"who": 0, "cards": list(g.OUTSIDERS[:2])}, "usuwa z gry Wyrzutków: Skrytobójca i Stolarz."),
        ("as_ribbon", {"who": 0, "ribbon": 3}, "umieszcza manuskrypt w kolumnie z niebieską wstęgą."),
        ("column", {"who": 0, "column": 2}, "płaci 2 srebrniki za dobranie karty."),
        ("builder", {"who": 0, "bonus": g.SPECIALIZED[1]}, "zdobywa kartę Wyspecjalizowanego Budowniczego (2)."),
        ("forgiven", {"who": 0, "count": 2}, "oddaje 2 niespłacone długi."),
    ],
)
def test_how_events_read(kind: str, args: dict[str, Value], sentence: str) -> None:
    assert [text for _, text in _told([Event(kind, args)], "pl")] == [f"Ala {sentence}"]
