"""The solo opponent for the printed box with Gates of Gold: it does what the rules do, and asks for builders, too."""

from __future__ import annotations

from collections import Counter

import pytest

from burgrave.cli.app import run
from burgrave.conformance.printed import answered, place_of, typed
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.printed.opponent import KINDS
from burgrave.games.viscounts.printed.facts import Facts, effects
from burgrave.games.viscounts.printed.opponent import PRINTED_OPPONENT, collided, met, printed_table
from burgrave.games.viscounts.rules.building import build
from burgrave.games.viscounts.rules.manuscripts import transcribe
from burgrave.games.viscounts.rules.scoring import everybodys_scores
from burgrave.games.viscounts.rules.solo import OPPONENT
from burgrave.games.viscounts.rules.state import State
from burgrave.kernel.opponent import Asked
from burgrave.kernel.score_sheet import Answer
from tests.games.viscounts.gates_of_gold.scene import gates, options
from tests.games.viscounts.scene import manuscript, stands
from tests.games.viscounts.scene import run as somehow
from tests.games.viscounts.test_printed_opponent import Counted, Reader, agreeing, stripped, whole


class GatesReader(Reader):
    """Looks for the builders, too."""

    def __call__(self, asked: Asked) -> Answer:
        """Yes, where nobody has it."""
        if asked.entry.name != "added":
            return super().__call__(asked)
        self.asked.append(KINDS[place_of(asked)])
        left = [t.BONUSES[one].kind for one in gates(self.s).builders]
        return ["yes" if KINDS[place_of(asked)] in left else "no"]


def unknown(before: State) -> State:
    """A table on which nothing of the player's is known: who has a builder, neither."""
    s = stripped(before)
    own = [t.BONUSES[one].kind for one in s.players[OPPONENT].bonuses]
    left = zip(KINDS, (g.DIVERSIFIED, g.SPECIALIZED), strict=True)
    gates(s).builders = tuple(cards[0] for kind, cards in left if kind not in own)
    gates(s).row, gates(s).pile = [], []
    return s


def builders(s: State) -> list[str]:
    """The kinds that the opponent has."""
    return [t.BONUSES[one].kind for one in s.players[OPPONENT].bonuses if one not in g.LEADERS]


@pytest.mark.parametrize("board", t.OPPONENT_IDS)
def test_it_plays_every_turn_as_the_rules_do(board: str) -> None:
    """From what it asks alone, in random games; of outsiders it knows none."""
    played, asked = 0, Counter[str]()
    for mine, real, reader in agreeing(board, options, GatesReader, unknown):
        assert builders(mine) == builders(real)
        played += 1
        asked.update(reader.asked)
    assert played > 150 and asked["diversified"] + asked["specialized"]


def a_table(board: str = "cleric") -> State:
    """Before the opponent begins."""
    s = printed_table(board, "0", 1, g.BOX)
    s.players[OPPONENT].town = 0
    return s


def test_outsiders_go_wherever_it_would_rearrange() -> None:
    """P. 8: where the viscounts meet, below a collision, and for a manuscript; each time it gains a resource."""
    s = a_table()
    log = s.log = []
    somehow(met(s))
    somehow(collided(s, 3))
    s.manuscripts[s.ring[0]] = [manuscript("black_4_refuse")]
    somehow(transcribe(s, OPPONENT, s.ring[0]))
    assert [event.kind for event in log].count("turns_away") == 3 and sum(s.players[OPPONENT].goods) == 3
    plain = printed_table("cleric", "0", 1)
    plain.log = []
    somehow(met(plain))
    assert [event.kind for event in plain.log] == ["gains"]


@pytest.mark.parametrize("free", [False, True])
def test_a_builder_is_asked_for_once(free: bool) -> None:
    """What the player has got is gone for good; else its points are the opponent's."""
    opponent = Counted("0", 1, "en")
    s = opponent.s = a_table()
    for building, site in (("guildhall_1", "segment_1_2_few_1"), ("workshop_1", "segment_5_6_few_1")):
        stands(s, OPPONENT, building, site)
    asked = []

    def reader(question: Asked) -> Answer:
        asked.append((question.entry.name, question.question))
        return ["no" if question.entry.name == "added" and not free else question.entry.cards[0]]

    post, spots = t.BUILDING_IDS.index("trading_post_1"), [t.SITE_IDS.index("segment_7_8_few_1")]
    answered(opponent.stretch(lambda trial: build(trial, OPPONENT, post, spots)), reader)
    assert [what for what in asked if what[0] == "added"] == [("added", "#0")]
    assert builders(opponent.s) == ["diversified"] * free and len(gates(opponent.s).builders) == 1
    assert everybodys_scores(opponent.s)[OPPONENT].parts["builders"] == 3 * free


def test_cards_of_the_box_are_asked_for() -> None:
    """Only where it is played."""
    plain, s = printed_table("cleric", "0", 1), a_table()
    new = set(Facts().left(s)) - set(Facts().left(plain))
    assert len(new) == 5 and g.WILD in new and len(Facts().left(plain)) == 35
    shown = {t.TOWNSFOLK[card].hire for card in t.COMMON}
    assert {t.TOWNSFOLK[t.TOWNSFOLK_IDS.index(card)].hire for card in effects(s)} == shown


def test_the_leaders_card_brings_the_player_nothing_here() -> None:
    """Which of the six lies there nobody has told; the player uses it."""
    s, facts = a_table(), Facts()
    s.leading, facts.third, facts.criminal = t.BONUS_IDS.index("leader_3"), 2, False
    facts.lay(s)
    assert s.leader == 0 and not fx.BONUS[s.leading].condition and s.players[0].bonuses == ()


# -------------------------------------------------------------------- whole games


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_whole_game_comes_to_an_end(language: str) -> None:
    """Told in sentences, with what the expansion changes at its beginning and its end."""
    turned_away = "removes the 2 right-most" if language == "en" else "usuwa z gry 2 Wyrzutków"
    all_told: list[str] = []
    for seed in range(6):
        told, questions = whole(str(seed % 4), language, seed, 20, g.BOX)
        assert all(line.strip() and "{" not in line for line in (*told, *questions))
        assert questions[0] == questions[1] and any("Gates of Gold" in line or "Złota" in line for line in told)
        all_told += told
    assert turned_away in " ".join(all_told)


def test_without_it_the_questions_are_the_same() -> None:
    """The expansion is one more answer to the first."""
    first = next(PRINTED_OPPONENT.drive("0", 1, "en"))
    assert list(first.entry.cards) == [*t.OPPONENT_IDS, g.BOX]
    told, questions = whole("1", "en", 3, board="noble")
    assert not any("outsider" in line.lower() or "Gates" in line for line in (*told, *questions))


@pytest.mark.parametrize("language", ["pl", "en"])
def test_answers_have_names(language: str) -> None:
    cards = [g.BOX, *t.OPPONENT_IDS, *[t.MANUSCRIPT_IDS[one] for one in t.BLACK_BACKS]]
    names = [PRINTED_OPPONENT.card(card, language) for card in cards]
    assert len(set(names)) == len(names)


def test_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The expansion first, then as ever."""
    monkeypatch.setattr("builtins.input", typed(["5", "1", "1", "1", "1", "1", "3", "1", "1", "1"]))
    assert run(["opponent", "viscounts", "--difficulty", "2", "--seed", "1", "--lang", "en"]) == 2
    out = capsys.readouterr().out
    assert "5  I play with Gates of Gold" in out and "The AI gets no manuscript board." in out
    assert "constructs the first Guildhall" in out and "Take your turn." in out
