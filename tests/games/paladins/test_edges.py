"""The edges of the rules: nothing left to take, nowhere left to go, and setups and cards that make no sense."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from burgrave import new
from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.scoring import check as check_scoring
from burgrave.games.paladins.rules.scoring import opponent
from burgrave.games.paladins.rules.verbs import check as check_text
from burgrave.kernel.errors import BadData, BadSetup
from tests.games.paladins.scene import Seat, choices, play, scene, state

CREW = "labourer+scout+merchant+fighter+cleric"
ABLE: dict[str, Any] = {"silver": 20, "provisions": 20, "strength": 12, "influence": 12, "faith": 12}
EMPTY_CAMP = dict.fromkeys(range(1, 7), "")
NOBODY_ON_OFFER = dict.fromkeys(range(1, 6), "")


def test_no_space_is_left() -> None:
    """Where all spaces are taken, nobody commissions and nobody garrisons, whatever the attributes."""
    spaces = [space.id for space in t.SPACES if space.players <= 2]
    mine = Seat(CREW, monks=spaces[:6], outposts=spaces[6:12], **ABLE)
    for left in (1, 0):
        taken = spaces[12 : len(spaces) - left]
        table = scene(mine, Seat(passed=True, monks=taken[:7], outposts=taken[7:]))
        assert {"commission", "garrison"} & set(choices(table, "do")) == ({"commission", "garrison"} if left else set())


def test_no_outsider_is_left() -> None:
    """Nobody attacks and nobody converts where no outsider stands; with one at the far end both may be done."""
    table = scene(Seat(CREW, **ABLE), camp=EMPTY_CAMP, outsiders=0)
    assert not {"attack", "convert"} & set(choices(table, "do"))
    table = scene(Seat(CREW, **ABLE), camp=EMPTY_CAMP | {6: "viking_thief"})
    assert {"attack", "convert"} <= set(choices(table, "do"))


def test_no_wall_is_left() -> None:
    """24 walls are enough for three who build seven and one who builds three; then nobody fortifies."""
    builder = Seat(passed=True, done={"fortify": 7})
    for mine, possible in ((2, True), (3, False)):
        table = scene(Seat(CREW, done={"fortify": mine}, **ABLE), builder, builder, builder)
        assert ("fortify" in choices(table, "do")) == possible


def test_nobody_is_left_to_hire() -> None:
    """A free Recruit brings nothing then, to a player or to the solo opponent; a Recruit can't be done."""
    table = scene(Seat(CREW, **ABLE), Seat(passed=True), stalls=NOBODY_ON_OFFER, townsfolk=0)
    assert "recruit" not in choices(table, "do")
    play(table, "do commission", "workers labourer+scout+cleric", "space r1s01")
    assert state(table).players[0].hired == ()
    crew = "+".join(["labourer"] * 6)
    table = scene(
        Seat("labourer+labourer"), opponent=Seat(crew), stalls=NOBODY_ON_OFFER, townsfolk=0, schemes=["commission"]
    )
    play(table, "do hunt")
    assert [space.id for space, there in zip(t.SPACES, state(table).spaces, strict=True) if there == 2] == ["r1s01"]
    assert (state(table).marker, sum(state(table).players[1].workers)) == (0, 3)


def test_no_debt_is_left() -> None:
    """Nobody takes one then: not at the market, and not at an Inquisition."""
    table = scene(Seat(CREW, silver=1, suspicion=[0]), Seat(passed=True), debts=0, tax=1, suspicion=[1])
    play(table, "do recruit", "workers labourer")
    assert len(choices(table, "townsfolk")) == 2  # for one silver, and for nothing
    table = scene(Seat(CREW, suspicion=[0]), Seat(passed=True), debts=0, tax=1, suspicion=[1])
    play(table, "do conspire", "workers labourer")
    assert (state(table).players[0].unpaid, state(table).debts, state(table).tax) == (0, 0, 5)


def test_no_workshop_is_left() -> None:
    """The King's Favour of a workshop brings workers then, without a question."""
    board = dict.fromkeys(("commission", "fortify", "garrison", "absolve"), "workshop workshop")
    table = scene(Seat(CREW, provisions=1, board=board), Seat(passed=True), round_=3, favours=["workshop"])
    play(table, "favour favour_workshop")
    assert state(table).players[0].workers == [1, 1, 0, 2, 2, 0]


def test_suspicion_runs_out() -> None:
    """Where no card is left anywhere, the Inquisition comes first, and one of those it discards is drawn (p. 22)."""
    table = scene(
        Seat(CREW, suspicion=[0] * 6 + [1] * 6), Seat(passed=True, suspicion=[1] * 2 + [2] * 10), tax=4, suspicion=None
    )
    play(table, "do conspire", "workers labourer")
    me, other = state(table).players
    assert (len(me.suspicion), len(other.suspicion)) == (7, 6)
    assert (me.unpaid, other.unpaid) == (1, 1)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_first_player_sits_at_the_table(players: int) -> None:
    """Another seat is refused, with those there are."""
    with pytest.raises(BadSetup, match=rf"from 0 to {players - 1}, not {players}"):
        new("paladins", players, 1, {"first": players})


def test_only_who_plays_alone_has_an_opponent() -> None:
    """The opponent's points are told in a solo game."""
    assert opponent(state(new("paladins", 2, 1))) is None
    assert opponent(state(new("paladins", 1, 1))) is not None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("fly 2", "there is no verb 'fly'; verbs: cleric, "),
        ("silver, discard 2 walls", "'discard walls' is not known; write discard suspicion (column 9 of "),
    ],
)
def test_verbs_that_nobody_knows(text: str, message: str) -> None:
    """They are refused with file, row, field and column."""
    with pytest.raises(BadData, match=r"walls\.toml: wall_01: effect: ") as error:
        check_text("walls", msgspec.structs.replace(t.WALLS[0], effect=text), "effect")
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("text", "what"),
    [("pay silver -> faith", "payment"), ("(faith | (silver | provision))", "choice within another")],
)
def test_effects_that_no_card_here_can_have(text: str, what: str) -> None:
    """They are refused with their place."""
    with pytest.raises(BadData, match=rf"walls\.toml: wall_01: effect: .* has a {what}, which no card here has"):
        fx.read("walls", [msgspec.structs.replace(t.WALLS[0], effect=text)], "effect")


def test_rows_that_no_card_here_can_have() -> None:
    """Prices, abilities, points and discounts that the rules do not know are refused, each with its place."""
    change = msgspec.structs.replace
    with pytest.raises(BadData, match=r"favour_recruit.*cost: 'faith' can't be paid; a price is made of 'silver'"):
        check_text("kings_favours", change(t.FAVOURS[0], cost="faith"), "cost")
    squire = next(card for card in t.TOWNSFOLK if card.when == "at inquisition")
    with pytest.raises(BadData, match=rf"{squire.id}.*nobody can be asked"):
        check_text("townsfolk", change(squire, effect="pray"), "effect")
    with pytest.raises(BadData, match=r"there is no unit 'horse'; units: develop, "):
        check_scoring(change(t.OUTSIDERS[0], scoring="vp 1 per horse"))
    with pytest.raises(BadData, match=r"must count one thing"):
        check_scoring(change(t.OUTSIDERS[0], scoring="vp 1 per order if 2 order"))
    with pytest.raises(BadData, match=rf"{t.PALADINS[0].id}.*is not known; write it like"):
        fx._modifier(change(t.PALADINS[0], while_="free horses in hunt"))
    with pytest.raises(BadData, match=rf"{t.PALADINS[0].id}.*is not known; write it like"):
        fx._modifier(change(t.PALADINS[0], while_="2 silver as 1 faith in hunt"))
