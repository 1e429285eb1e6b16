"""What players of Architects read: every question, answer, event and card has a text in both languages."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from burgrave.cli.check import messages, text_problems
from burgrave.games.architects import GAME
from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.scoring import CATEGORIES
from burgrave.games.architects.rules.verbs import VERBS
from burgrave.games.architects.text.explanations import EXPLAINED, GUESSED, TERMS, explain
from burgrave.games.architects.text.proofreading import proof
from burgrave.games.architects.text.wording import TEXTS, cause
from burgrave.games.architects.view.view import PHASES
from burgrave.kernel.action import Ask
from burgrave.kernel.begin import new
from burgrave.kernel.effects import Condition, Per
from burgrave.kernel.events import Event, Value, tell
from burgrave.kernel.expansions import folders
from burgrave.kernel.sentences import having, scoring
from burgrave.kernel.speech import Speech
from burgrave.kernel.text import LANGUAGES
from tests.games.architects.scene import built, character, employ, hold, imprison, offer, own, post, scene, seize

NAMES = ["Ala", "Bruno", "Celina", "Darek", "Ela", "Franek"]
SPEECH = Speech(GAME, NAMES[:3])
RULES = "\n".join(
    file.read_text()
    for folder in folders("burgrave.games.architects").values()
    for file in (folder / "rules").iterdir()
    if file.name.endswith(".py")
)
WAYS: tuple[dict[str, object], ...] = (
    {},
    {"boards": "advanced", "promo": True},
    {"boards": "advanced", "characters": "chosen", "free_first_apprentice": True, "promo": True},
)
ARTISANS = GAME.needs(max(GAME.players))
ALIKE = {  # the same word in both languages: names, the values of options, and what is quoted
    *(name.lower() for name in NAMES),
    *("hugo", "rudolf", "fara", "gisela", "helena", "constantine", "patron"),
    *("standard", "advanced", "dealt", "chosen", "limit", "two", "places", "each", "elsewhere"),
}


class Said(NamedTuple):
    """A sentence, and of which kind."""

    kind: str
    text: str


@cache
def said(language: str) -> tuple[Said, ...]:
    """All that is said in some random games."""
    games = [(players, {**WAYS[players % len(WAYS)], **GAME.needs(players)}) for players in GAME.players]
    games += [(players, {**way, **ARTISANS}) for players, way in games]
    return tuple(one for players, way in games for one in _said(players, way, language))


def _said(players: int, way: dict[str, object], language: str) -> Iterator[Said]:
    table, chance = new("architects", players, players, way, names=NAMES[:players]), random.Random(players)
    speech = Speech(GAME, NAMES[:players])
    told = 0
    while (ask := table.ask) is not None:
        yield Said(f"prompt-{ask.prompt}", speech.question(table.state, ask, language))
        labels = [speech.option(table.state, option, ask.prompt, language) for option in ask.options]
        assert len(set(labels)) == len(labels), labels
        yield from (Said("option", label) for label in labels)
        table.answer(chance.choice(ask.options), ask.player)
        happened = table.happened(told)
        told += len(happened)
        for event in happened:
            for seat in (None, *event.seats):
                yield Said(f"log-{event.kind}", speech.event(tell(0, event, seat, speech.event), language))


# -------------------------------------------------------------------- nothing is missing


def test_all_texts_are_in_both_languages() -> None:
    assert list(text_problems(TEXTS)) == [] and "apprentice-squire" in messages(TEXTS, "pl")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_random_games_are_told(language: str) -> None:
    for kind, text in said(language):
        assert text.strip() == text and text[0].isupper() | text[0].isdigit(), (kind, text)
        assert not re.search(r"[{}]|  | [.,;:)]|\(\)|: ?$|None", text), (kind, text)
        assert kind == "option" or text[-1] in ".?)", (kind, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_in_the_middle_of_an_effect_say_what_brings_them_about(language: str) -> None:
    for kind, text in said(language):
        if kind in ("prompt-choose", "prompt-pay", "prompt-effect", "prompt-capture_free", "prompt-hire_free"):
            assert ": " in text, text
    for _, (name, index) in fx.CAUSES:
        assert TEXTS.say(language, cause(name, index))[0].isupper()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_answer_event_and_score_has_a_text(language: str) -> None:
    """Also those that no random game has come to."""
    verbs = {do.ACTIONS.split(option)[0] for option in range(len(do.ACTIONS))}
    wanted = {f"option-{verb.replace(' ', '-')}" for verb in verbs}
    wanted |= {f"score-{category}" for category in (*CATEGORIES, "adornments", "tools", "total")}
    wanted |= {f"phase-{phase}" for phase in PHASES}
    wanted |= {f"log-{kind}" for kind in re.findall(r'Event\(\s*"(\w+)"', RULES)}
    asked = re.findall(r'(?:Ask\([\w.]+|ask_discard\(s, [\w.]+), "(\w+)"', RULES)
    assert {"limit", "cathedral", "ends", "tool"} <= set(asked)
    wanted |= {f"prompt-{prompt}{part}" for prompt in (*asked, "choose", "pay") for part in ("", ".help")}
    wanted |= {f"{kind}-{meaning.name}" for meaning in VERBS.all for kind in ("verb", "part")}
    wanted |= {f"price-{meaning.name}" for meaning in VERBS.all if meaning.price is not None}
    values = {
        "boards": ("standard", "advanced"),
        "characters": ("dealt", "chosen"),
        "opponent": t.OPPONENT_IDS,
        "difficulty": range(3),
    }
    for option in GAME.options.__struct_fields__:
        wanted |= {f"house-{option}", f"house-{option}.form", f"house-{option}.about"}
        wanted |= {f"value-{option}-{value}" for value in values.get(option, ())}
    assert [message for message in sorted(wanted) if not TEXTS.has(language, message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_can_be_said(language: str) -> None:
    """Whatever lies on the table, and under any prompt."""
    for players, way in ((1, {}), (3, {}), (1, ARTISANS), (3, ARTISANS)):
        s = scene(players, **way)
        for option in range(len(do.ACTIONS)):
            assert SPEECH.option(s, option, "", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_may_be_counted_can_be_said(language: str) -> None:
    """Also what only the owner of a box may write into an override file."""
    for number in (1, 2, 5):
        assert all(TEXTS.say(language, scoring(Per(number, number, unit))) for unit in fx.UNITS)
    for number in (0, 1, 2, 5):
        assert all(TEXTS.say(language, having(Condition(unit, number))) for unit in (*fx.UNITS, "prisoner"))


# -------------------------------------------------------------------- cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    """By a name and at least a sentence; what is our guess says so."""
    ids = Counter([*(row.id for rows, _ in EXPLAINED for row in rows), *TERMS])
    for rows, _ in EXPLAINED:
        for row in rows:
            name, *sentences = [TEXTS.say(language, message) for message in explain(row.id)]
            assert ids[row.id] == 1, f"{row.id} is the name of two things"
            assert name[0].isupper() and sentences, row.id
            assert all(sentence[0].isupper() | sentence[0].isdigit() for sentence in sentences), sentences
            assert all(sentence[-1] == "." for sentence in sentences), sentences
            guess = TEXTS.say(language, GUESSED.get(row.id, "explain-reconstructed"))
            assert (guess in sentences) == (row.source == "reconstructed"), row.id
    for term in TERMS:
        assert all(TEXTS.say(language, message) for message in explain(term))
    assert explain("nobody") == []


def test_every_effect_can_be_proof_read() -> None:
    polish, english = (list(proof(language)) for language in LANGUAGES)
    assert [reading[:3] for reading in polish] == [reading[:3] for reading in english]
    assert {reading.file for reading in polish} == {
        *("apprentices", "buildings", "characters", "crafts", "market_cards", "opponents", "rewards", "schemes"),
    }
    assert {reading.row for reading in polish if reading.file == "buildings"} == set(t.BUILDING_IDS)
    assert all(reading.sentence for reading in (*polish, *english))


def test_polish_has_no_english_word() -> None:
    """Of all that is said in Polish, no word is said in English, too."""
    found = {language: {word for text in _everything(language) for word in _words(text)} for language in LANGUAGES}
    assert found["pl"] & found["en"] <= ALIKE


def _everything(language: str) -> Iterator[str]:
    yield from (text for _, text in said(language))
    yield from (reading.sentence for reading in proof(language))
    yield from (TEXTS.say(language, message) for rows, _ in EXPLAINED for row in rows for message in explain(row.id))
    for folder in folders("burgrave.games.architects").values():
        for name in ("game", "prompts", "terminal", "why_not"):
            if (file := folder / "text" / language / f"{name}.ftl").is_file():
                yield file.read_text().partition("\n")[2]


def _words(text: str) -> set[str]:
    """Those of a text, but what stands before a sign of equality, in a comment or in a placeable is not said."""
    text = re.sub(r"^(#.*|[\w-]+ =|    \.\w+ =|\s+\*?\[\w+\])|\{[^{}]*(->|\})", " ", text, flags=re.MULTILINE)
    return {word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}


# -------------------------------------------------------------------- how it reads


def test_how_labels_read() -> None:
    """Numbers are those of the table: with the worker that would be placed, and what apprentices add."""
    s = scene(3)
    own(s, 0, silver=5, wood=2, stone=2, gold=1)
    hold(s, 0, "well", "palace")
    employ(s, 0, "woodcutter_1", "miner_1", "swindler_1", "trickster_1")
    post(s, "forest", 2, 3)
    post(s, "mines", 3)
    post(s, "storehouse", 4)
    post(s, "workshop", 1)
    imprison(s, 2)
    seize(s, 0, 1, 2)
    seize(s, 0, 2, 1)
    seize(s, 1, 0, 2)
    s.tax = 7
    s.small = [t.MARKET_IDS.index("market_3")]
    offer(s, 2, "squire_1")
    s.coins[2] = 1
    labels = {
        "place forest": "Las – 4 drewna",
        "place mines": "Kopalnia – 6 gliny albo 2 złota i 1 glina",
        "place storehouse": "Królewski Skarbiec – do 5 wymian",
        "place workshop": "Warsztat – Pomocnik za 4 srebrniki (w tym 2 podatku) albo 2 karty budynków",
        "place tax_stand": "Poborca Podatkowy – 7 srebrników; tracisz 2 punkty Cnót",
        "place town_centre": "Plac Miejski – 1 pojmanie, pierwsze za 1 srebrnik podatku",
        "place market_left": "Czarny Rynek (mały rynek) – 1 marmur, 1 kamień i 2 gliny; tracisz 1 punkt Cnót",
        "place guardhouse": "Wartownia – 1 działanie (pojmani: 3, twoi w Więzieniu: 2 i twoi u innych: 2)",
        "place guildhall": "Dom Gildii – budynek z ręki (możliwe: 1) albo Katedra, poziom 1",
        "take back prison": "Zabierz Robotnika z Więzienia",
        "take back board 1": "Zabierz Robotnika z planszy gracza Bruno",
        "dig gold": "Weź 1 złoto i 1 glinę",
        "hire squire_1": "Zatrudnij Giermka za darmo – rząd 1, kolumna 3 (dekarstwo; Cnoty +1; podczas Odświeżenia "
        "Czarnego Rynku, jeśli nie masz swoich Robotników w Więzieniu: weź 1 złoto); srebrniki na karcie: 1",
        "dismiss miner_1": "Odrzuć Górnika (Pomocnik 2: dekarstwo; w Kopalni: weź 1 glinę)",
        "trade pay materials 2 -> virtue": "Wymień: punkt Cnót za dowolne 2 sztuki gliny, drewna lub kamienia",
        "capture forest 1": "Pojmaj w Lesie: Bruno – 3 Robotników za darmo",
        "capture mines 0": "Zabierz do puli z Kopalni 3 swoich Robotników za darmo",
        "send to prison": "Wtrąć pojmanych do Więzienia (Bruno 2 i Celina 1) i weź 3 srebrniki",
        "release": "Uwolnij z Więzienia 2 swoich Robotników",
        "ransom silver": "Odzyskaj od innych 2 swoich Robotników za 5 srebrników (w tym 2 podatku)",
        "ransom debt": "Odzyskaj od innych 2 swoich Robotników za niespłacony dług i punkt Cnót",
        "pay debt": "Spłać dług za 6 srebrników (w tym 3 podatku) i zdobądź punkt Cnót",
        "construct palace": "Zbuduj Pałac (9 PZ; koszt: 3 drewna, 3 kamienie i 2 marmury; wymaga: dekarstwo i "
        "kamieniarstwo; po zbudowaniu weź 1 złoto za każde 4 punkty Cnót)",
        "work on cathedral": "Katedra, poziom 1 (2 PZ) – 1 złoto i karta budynku z ręki",
        "pay 1 wood 2 stone": "Zapłać: 1 drewno i 2 kamienie",
        "save stone": "Oszczędź kamień",
        "choose reclaim": "Wybierz: odzyskanie swoich pojmanych Robotników",
        "character caroline": "Karolina: pole 3 na torze Cnót, 10 srebrników, 1 marmur i niespłacony dług, "
        "8 Robotników w Więzieniu; na Czarnym Rynku: dobierz 1 kartę budynku",
    }
    for text, label in labels.items():
        option = do.ACTIONS.option(text)
        assert option is not None, text
        assert SPEECH.option(s, option, "", "pl") == label
    hire, capture = do.ACTIONS.option("hire squire_1"), do.ACTIONS.option("capture forest 1")
    assert hire is not None and capture is not None
    assert SPEECH.option(s, hire, "workshop", "pl").startswith(
        "Zatrudnij Giermka za 4 srebrniki (w tym 2 podatku), do tego 2 srebrniki na mijanych kartach – "
    )
    assert SPEECH.option(s, capture, "capture", "pl").endswith(" – 3 Robotników za 1 srebrnik podatku")


def test_prices_of_labels_change_with_characters_and_virtue() -> None:
    s = scene(3)
    character(s, 0, "ada")
    s.players[0].virtue = 3
    option = do.PLACE.of(t.WORKSHOP)
    assert SPEECH.option(s, option, "place", "en") == "Workshop – 1 building card"
    own(s, 0, silver=2)
    assert SPEECH.option(s, option, "place", "en") == "Workshop – an apprentice for 2 silver or 1 building card"
    s.plans = []
    assert SPEECH.option(s, option, "place", "en") == "Workshop – an apprentice for 2 silver"
    assert "the first for free" in SPEECH.option(s, do.PLACE.of(t.TOWN_CENTRE), "place", "en")
    character(s, 0, "lothaire")
    s.players[0].cathedral = 1
    assert SPEECH.option(s, do.CATHEDRAL, "guildhall", "en") == (
        "Cathedral, level 2 (4 VP) – any 4 of wood and stone (1 wood or stone less) and a building card of your hand"
    )
    character(s, 0, "frederick")
    assert SPEECH.option(s, do.CATHEDRAL, "guildhall", "pl") == (
        "Katedra, poziom 2 (4 PZ) – dowolne 4 sztuki drewna lub kamienia"
    )


def test_how_causes_read() -> None:
    s = scene(2)
    ask = Ask(0, "choose", [do.DECLINE], cause=("buildings-effect", t.BUILDING_IDS.index("barracks")))
    assert SPEECH.question(s, ask, "pl") == "Koszary (po zbudowaniu): co wybierasz?"
    ask = Ask(0, "release", [do.DECLINE], cause=("characters-effect", t.CHARACTER_IDS.index("fara")))
    assert SPEECH.question(s, ask, "pl") == (
        "Fara (podczas Odświeżenia Czarnego Rynku): ilu swoich Robotników uwalniasz z Więzienia?"
    )


@pytest.mark.parametrize(
    ("kind", "args", "sentence"),
    [
        ("places", {"who": 0, "place": t.FOREST, "strength": 3}, "Ala stawia Robotnika w Lesie (ma ich tam teraz 3)."),
        ("places", {"who": 3, "place": t.LEFT, "strength": 0}, None),
        (
            "captures",
            {"who": 0, "place": t.MINES, "whom": 1, "own": 0, "count": 3},
            "Ala pojmuje w Kopalni 3 Robotników gracza Bruno i zabiera ich na swoją planszę.",
        ),
        (
            "captures",
            {"who": 0, "place": t.MINES, "whom": 3, "own": 0, "count": 1},
            "Ala pojmuje w Kopalni 1 Robotnika wirtualnego przeciwnika i zabiera go na swoją planszę.",
        ),
        (
            "captures",
            {"who": 0, "place": t.SILVERSMITH, "whom": 0, "own": 1, "count": 2},
            "Ala zabiera od Złotnika do puli 2 swoich Robotników.",
        ),
        (
            "sends",
            {"who": 1, "count": 5, "whom": [2, 0, 3]},
            "Bruno wtrąca do Więzienia pojmanych ze swojej planszy (Ala 2 i Celina 3) i bierze z puli 5 srebrników.",
        ),
        (
            "hires",
            {"who": 0, "apprentice": 10, "silver": 2, "tax": 2, "coins": 1, "found": 3},
            "Ala zatrudnia Jubilera za 2 srebrniki i 2 srebrniki podatku, kładzie 1 srebrnik na mijanej karcie "
            "i bierze 3 srebrniki z tej karty.",
        ),
        (
            "hires",
            {"who": 0, "apprentice": 10, "silver": 0, "tax": 0, "coins": 0, "found": 0},
            "Ala zatrudnia Jubilera za darmo.",
        ),
        ("takes_back", {"who": 0, "source": 13}, None),
        ("uses", {"who": 0, "apprentice": -1}, "Ala korzysta z umiejętności swojej postaci."),
        ("rewarded", {"who": 0, "reward": -1}, "Ala dostaje nagrodę nadrukowaną na planszy: punkt Cnót."),
        ("gains", {"who": 0, "good": t.CLAY, "count": 5}, "Ala bierze z puli 5 gliny."),
        (
            "resets",
            {"market": 1, "prison": [1, 0, 2]},
            "Odświeżenie Czarnego Rynku: Robotnicy z jego pól trafiają do Więzienia, a duży rynek oferuje teraz "
            "1 marmur, 1 złoto, 1 kamień i 1 drewno. W Więzieniu: Ala 1 i Celina 2.",
        ),
        ("schemes", {"who": 3, "scheme": 0}, "Wirtualny przeciwnik odkrywa Schemat (Dom Gildii)."),
    ],
)
def test_how_events_read(kind: str, args: dict[str, Value], sentence: str | None) -> None:
    told = SPEECH.event(tell(0, Event(kind, args), None, SPEECH.event), "pl")
    assert told == sentence if sentence is not None else told.endswith(".")


def test_how_cards_are_explained() -> None:
    sentences = {
        "squire_1": "Umiejętność – podczas Odświeżenia Czarnego Rynku, jeśli nie masz swoich Robotników w Więzieniu: "
        "weź 1 złoto.",
        "conspirator_1": "Umiejętność – na Placu Miejskim płacisz o 1 srebrnik mniej (podatku to nie zmniejsza).",
        "trickster_1": "Umiejętność – na Czarnym Rynku płacisz o 1 srebrnik mniej.",
        "chapel": "Efekt – na koniec gry zdobądź 2 punkty Cnót, jeśli stoisz w Katedrze wyżej niż każdy inny gracz.",
        "church": "Z efektu nie trzeba korzystać.",
        "treasury": "Efekt – po zbudowaniu weź 1 złoto albo 3 srebrniki.",
        "ada": "Postać zaczyna na polu 11 toru Cnót i ma 1 złoto i 1 kartę budynku.",
        "university": "Efekt – na koniec gry 2 PZ, jeśli nie masz niespłaconego długu.",
        "rudolf": "Zdolność – w Warsztacie płacisz o 1 srebrnik mniej (podatku to nie zmniejsza) i możesz mieć o "
        "1 Pomocnika więcej.",
        "therese": "Zdolność – złoto i marmur zastępują się nawzajem.",
        "quarry": "1 kamień za każdego twojego Robotnika tutaj.",
        "level_4": "Koszt: dowolne 8 sztuk drewna lub kamienia i karta budynku z ręki. Miejsc: 2. Kto tu stoi "
        "na koniec gry, ma 12 PZ.",
        "space_0": "W każdej akcji płacisz o 2 podatku mniej.",
        "helena": "Zaczyna na polu 5 toru Cnót; przy pojmaniu zabiera o 1 grupę więcej.",
        "scheme_11a": "Jeśli to niemożliwe: Złotnik – srebrnik za każdego Robotnika w tym miejscu, najwyżej 3.",
    }
    for name, sentence in sentences.items():
        assert sentence in [TEXTS.say("pl", message) for message in explain(name)], name


def test_an_effect_that_may_be_used_says_what_it_does() -> None:
    s = scene(2)
    hold(s, 0, "smithy")
    built(s, 0, "church")
    assert SPEECH.option(s, do.USE, "effect", "pl") == "Skorzystaj: zniszczenie niespłaconego długu"
