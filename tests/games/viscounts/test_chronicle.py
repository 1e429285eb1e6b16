"""What the chronicle of Viscounts tells: player cards, cards, actions, collisions, and what everybody has."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.conformance.watched import Watched
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.research.chronicle import ViscountsChronicle
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, PLAY, State
from burgrave.kernel.begin import new
from burgrave.kernel.insight import Deed
from tests.games.viscounts.scene import card, deck, lay, manuscript, play, scene, stand, uncover

KINDS = ("pair", "played", "action", "collision", "townsfolk", "building", "manuscript", "favour")


class Told:
    """A chronicle that looks on at a scene, step by step."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.s.log = []
        self.chronicle = ViscountsChronicle()
        self.chronicle.note(s, [])

    def play(self, *answers: str) -> None:
        assert self.s.log is not None
        seen = len(self.s.log)
        play(self.s, *answers)
        self.chronicle.note(self.s, self.s.log[seen:])

    def told(self, kind: str) -> list[tuple[int, str, float]]:
        return [(deed.seat, deed.what, deed.gain) for deed in self.chronicle.deeds(self.s) if deed.kind == kind]


def test_a_turn_gains_what_it_adds_to_the_points() -> None:
    """A workshop is worth 2 points; the Trader that was played before it belongs to the same turn."""
    s = scene()
    deck(s, 0, "trader", "abbot squire")
    s.phase = PLAY
    told = Told(s)
    told.play("play trader")
    stand(s, 0, 1)
    s.players[0].goods[t.STONE], s.phase = 3, ACT
    told.play("do build", "building workshop_1", "site segment_1_2_few_1")
    assert told.told("action")[0][:2] == (0, "build") and told.told("played")[0][:2] == (0, "trader")
    assert told.told("action")[0][2] == told.told("played")[0][2] >= 2
    assert told.told("building") == [(0, "workshop_1", 2)]


def test_a_collision_gains_what_it_adds_and_others_nothing() -> None:
    """On the second space Ada gains deeds, a point each; what Bruno gains below it is not his doing."""
    s = scene()
    told = Told(s)
    s.players[0].virtue = s.players[0].corruption = 1
    s.phase = COLLIDE
    told.play()
    one = s.players[0]
    assert told.told("collision") == [(0, "2", one.acquired - 2 * one.unpaid)] and one.acquired


def test_what_is_kept_is_worth_what_the_score_would_lack() -> None:
    """Two ribbons are 4 points, one is 1; a manuscript that counts buildings adds one for each."""
    s = scene()
    uncover(s, 0, "workshop_1", "guildhall_1")
    s.players[0].manuscripts = (manuscript("grey_6_buildings"), manuscript("black_4_ink2"))
    s.players[0].favours = 1
    told = Told(s)
    assert told.told("manuscript") == [(0, "grey", 3 + 2), (0, "black", 3)]
    assert told.told("building") == [(0, "guildhall_1", 6 + 1), (0, "workshop_1", 2 + 1)]
    assert told.told("favour") == [(0, "grey", 3)]


def test_townsfolk_count_by_their_icons() -> None:
    s = scene()
    s.players[0].manuscripts = (manuscript("blue_6_criminal"),)
    lay(s, 0, "thief")
    told = Told(s)
    told.chronicle._hired.append((0, card("thief")))
    assert told.told("townsfolk") == [(0, "thief", 1)] and s.players[0].row[0] == card("thief")


def deeds(watched: Watched, kind: str) -> list[Deed]:
    """What is told of a kind."""
    return [deed for deed in watched.deeds() if deed.kind == kind]


@pytest.mark.parametrize("players", GAME.players)
def test_whole_games_have_a_deed_for_whatever_was_done(players: int) -> None:
    for seed in range(2):
        table = new("viscounts", players, seed)
        watched, choice = Watched(table), Random(seed)
        while (ask := table.ask) is not None:
            table.answer(choice.choice(ask.options), ask.player)
            watched.look()
        s = table.state
        assert isinstance(s, State)
        kinds = [event.kind for event in table.happened() if event.public.get("who") in range(players)]
        pairs = (("pair", "begins"), ("played", "plays"), ("action", "acts"), ("collision", "collides"))
        for kind, event in (*pairs, ("townsfolk", "hires"), ("building", "builds"), ("manuscript", "transcribes")):
            assert len(deeds(watched, kind)) == kinds.count(event), kind
        names = [f"{deed.kind}-{deed.what}" for deed in watched.deeds()]
        names += [f"deeds-{kind}{more}" for kind in KINDS for more in ("", "-gain")]
        names += [f"played-{folk.name}" for folk in t.TOWNSFOLK] + [f"pair-{pair}" for pair in t.PLAYER_CARD_IDS]
        names += [f"collision-{space + 1}" for space in range(len(t.TRACK))]
        assert all(GAME.texts.has(language, name) for name in names for language in ("pl", "en"))
        before = GAME.snapshot(s)
        watched.deeds()
        assert GAME.snapshot(s) == before, "looking changes nothing"
