"""The selection phase (p. 3, 7, 8) for every number of players and both sizes of the cast, and the Theater (p. 15)."""

from __future__ import annotations

from collections import Counter

import pytest

import burgrave
from burgrave import Table
from burgrave.games.citadels.data import tables as t
from tests.games.citadels.rulebook.helpers import asked, choices, seen, skip_round, told
from tests.games.citadels.scene import offered, play, scene

# Players, characters, discarded face up, cards offered at each pick (the last player's rule included), and the cards
# that lie face down when all have chosen.
TABLE = [
    (2, 8, 0, [7, 6, 4, 2], 4),
    (3, 9, 0, [8, 7, 6, 4, 3, 2], 3),
    (4, 8, 2, [5, 4, 3, 2], 2),
    (4, 9, 3, [5, 4, 3, 2], 2),
    (5, 8, 1, [6, 5, 4, 3, 2], 2),
    (5, 9, 2, [6, 5, 4, 3, 2], 2),
    (6, 8, 0, [7, 6, 5, 4, 3, 2], 2),
    (6, 9, 1, [7, 6, 5, 4, 3, 2], 2),
    (7, 8, 0, [7, 6, 5, 4, 3, 2, 2], 1),
    (7, 9, 0, [8, 7, 6, 5, 4, 3, 2], 2),
    (8, 9, 0, [8, 7, 6, 5, 4, 3, 2, 2], 1),
]
COUNTS = [(players, characters) for players, characters, *_ in TABLE]


def begin(players: int, characters: int, seed: int = 1, crown: int = 0) -> Table:
    """A game with 8 or 9 characters at its first pick."""
    options: dict[str, object] = {"crown": crown, "ninth": "artist" if characters == 9 else "none"}
    return burgrave.new("citadels", players=players, seed=seed, options=options)


def choose(table: Table, taken: str | None = None) -> str:
    """Take a character (the first offered, if none is wanted) and, with two players, discard the first one."""
    seat, taken = asked(table), taken or choices(table, "pick")[0]
    play(table, f"pick {taken}")
    if choices(table, "discard"):
        assert asked(table) == seat
        play(table, offered(table)[0])
    return taken


@pytest.mark.parametrize(("players", "characters", "face_up", "sizes", "face_down"), TABLE)
def test_the_table_of_the_selection_phase(
    players: int, characters: int, face_up: int, sizes: list[int], face_down: int
) -> None:
    """How many characters lie face up, how many are offered at each pick, and how many end face down (p. 3, 7, 8)."""
    table = begin(players, characters, crown=1)
    assert len(seen(table).cast) == characters
    assert len(seen(table).face_up) == face_up
    assert seen(table).face_down == 1
    seats, found = [], []
    while seen(table).phase == "selection":
        seats.append(asked(table))
        found.append(len(choices(table, "pick")))
        choose(table)
    assert found == sizes
    assert seats == [(1 + turn) % players for turn in range(len(sizes))]  # from the crowned player to the left
    assert seen(table).face_down == face_down
    assert face_up + face_down + len(sizes) == characters


@pytest.mark.parametrize(("players", "characters"), COUNTS)
def test_everybody_passes_what_is_left(players: int, characters: int) -> None:
    """A player is offered what the one before passed on, and every card is taken once (p. 3, 7)."""
    table = begin(players, characters)
    left = set(choices(table, "pick"))
    hidden = set(seen(table).cast) - set(seen(table).face_up) - left
    while seen(table).phase == "selection":
        passed = set(choices(table, "pick"))
        if players <= 3:
            assert passed <= left  # less what was discarded
        elif len(left) > 1:
            assert passed == left
        else:
            assert passed == left | hidden
        left = passed - {choose(table)}
    taken = [name for seat in range(players) for name in seen(table, seat).players[seat].characters]
    assert len(taken) == len(set(taken)) == (players if players > 3 else 2 * players)


@pytest.mark.parametrize(("players", "characters", "face_up"), [row[:3] for row in TABLE])
def test_rank_4_is_never_discarded_face_up(players: int, characters: int, face_up: int) -> None:
    """Face up lies any rank but 4; the card that is discarded face down may be of rank 4 too (p. 3)."""
    up: Counter[str] = Counter()
    down: Counter[str] = Counter()
    for seed in range(80):
        view = seen(begin(players, characters, seed))
        up.update(view.face_up)
        down.update(set(view.cast) - set(view.face_up) - set(seen(begin(players, characters, seed), 0).offered))
    assert up["king"] == 0
    assert down["king"] > 0
    assert down.total() == 80
    assert len(down) == characters
    assert len(up) == (characters - 1 if face_up else 0)


@pytest.mark.parametrize("royal", ["king", "emperor", "patrician"])
def test_every_rank_4_is_kept_from_the_face_up_discards(royal: str) -> None:
    """King, Emperor and Patrician alike are shuffled back when they come up (p. 3, 12)."""
    cast = ["witch", "thief", "magician", royal, "bishop", "merchant", "architect", "warlord", "artist"]
    for seed in range(40):
        table = burgrave.new("citadels", players=4, seed=seed, options={"characters": cast})
        assert len(seen(table).face_up) == 3
        assert royal not in seen(table).face_up


@pytest.mark.parametrize(("players", "characters"), COUNTS)
def test_nobody_else_sees_what_was_taken(players: int, characters: int) -> None:
    """Characters are taken in secret: a spectator learns none, each player only the own (p. 3)."""
    table = begin(players, characters)
    assert seen(table, 1).offered == []
    taken = choose(table)
    assert list(seen(table, 0).players[0].characters) == [taken]
    assert seen(table, 0).known == {taken: 0}
    assert seen(table, 1).known == {}
    assert list(seen(table, 1).players[0].characters) == []
    assert list(seen(table, None).players[0].characters) == []
    assert taken not in choices(table, "pick")


@pytest.mark.parametrize(("players", "characters"), [(7, 8), (8, 9)])
@pytest.mark.parametrize("wants_discard", [True, False])
def test_the_last_player_chooses_from_the_first_discard_too(players: int, characters: int, wants_discard: bool) -> None:
    """The last of 7 with 8 characters, or of 8, keeps the passed card or the one that was discarded first (p. 3, 8)."""
    table = begin(players, characters)
    (discarded,) = set(seen(table).cast) - set(choices(table, "pick"))
    for _ in range(players - 1):
        choose(table)
    (passed,) = set(choices(table, "pick")) - {discarded}
    choose(table, discarded if wants_discard else passed)
    last = players - 1
    kept, left = (discarded, passed) if wants_discard else (passed, discarded)
    assert list(seen(table, last).players[last].characters) == [kept]
    assert seen(table).face_down == 1
    assert seen(table, last).known == {kept: last, left: None}


@pytest.mark.parametrize(("players", "characters"), [(4, 8), (5, 9), (6, 8), (7, 9)])
def test_the_last_player_never_sees_the_first_discard_elsewhere(players: int, characters: int) -> None:
    """Where two cards are passed to the last player the first discard stays face down (p. 3)."""
    table = begin(players, characters)
    hidden = set(seen(table).cast) - set(seen(table).face_up) - set(choices(table, "pick"))
    for _ in range(players - 1):
        choose(table)
    assert not hidden & set(choices(table, "pick"))


def test_two_players_discard_in_secret() -> None:
    """With two players the discards are face down, known to who made them only (p. 7)."""
    table = begin(2, 8)
    choose(table)
    play(table, offered(table)[0])
    assert asked(table) == 1
    discarded = choices(table, "discard")[0]
    play(table, f"discard {discarded}")
    assert discarded not in choices(table, "pick")
    assert seen(table, 1).known[discarded] is None
    assert discarded not in seen(table, 0).known


def test_three_players_lose_a_card_at_random() -> None:
    """After three picks one of the five cards is discarded by lot, and nobody knows which (p. 7)."""
    lost: Counter[str] = Counter()
    for seed in range(60):
        table = begin(3, 9, seed)
        choose(table)
        choose(table)
        left = set(choices(table, "pick")) - {choose(table)}
        (gone,) = left - set(choices(table, "pick"))
        lost[gone] += 1
        assert all(gone not in seen(table, seat).known for seat in range(3))
    assert len(lost) > 4


@pytest.mark.parametrize(("players", "characters"), COUNTS)
def test_all_characters_return_for_the_next_round(players: int, characters: int) -> None:
    """Every round begins with the whole cast, and with the player who has the crown now (p. 4)."""
    table = begin(players, characters)
    while seen(table).phase == "selection":
        choose(table)
    skip_round(table)
    view = seen(table)
    assert (view.round, asked(table)) == (2, view.crown)
    assert len(choices(table, "pick")) + len(view.face_up) + view.face_down == characters


@pytest.mark.parametrize("players", [2, 3])
def test_two_characters_each_are_played_in_order_of_rank(players: int) -> None:
    """With 2 or 3 players everybody takes two turns a round, as his characters are called (p. 7)."""
    table = begin(players, 8 if players == 2 else 9)
    while seen(table).phase == "selection":
        choose(table)
    owners = {
        t.RANK[t.CHARACTER_IDS.index(name)]: seat
        for seat in range(players)
        for name in seen(table, seat).players[seat].characters
    }
    skip_round(table)
    turns = [(event.args["character"], event.args["who"]) for event in table.events(None) if event.kind == "reveals"]
    assert [(t.RANK[int(str(character))], who) for character, who in turns] == sorted(owners.items())
    assert len(turns) == 2 * players


# ---------------------------------------------------------------- the Theater


def test_theater_trades_characters_before_the_first_call() -> None:
    """The Theater's owner may trade with another player, unseen; both know what they got (p. 15)."""
    table = scene({"magician": 0, "bishop": 1, "warlord": 2}, cities=[["theater"]])
    assert seen(table).phase == "theater"
    assert asked(table) == 0
    assert choices(table, "trade characters with") == ["seat 1", "seat 2", "seat 3"]
    assert list(seen(table, 0).players[1].characters) == []
    play(table, "trade characters with seat 1")
    held = [seen(table, seat).players[seat].characters for seat in (0, 1, 2)]
    assert held == [["bishop"], ["magician"], ["warlord"]]
    assert seen(table, 0).known == {"magician": 1, "bishop": 0}
    assert seen(table, 1).known == {"magician": 1, "bishop": 0}
    assert seen(table, 2).known == {"warlord": 2}
    assert seen(table).character == "magician"  # the turns follow the new characters
    assert asked(table) == 1
    for seat in (2, None):
        assert told(table, "theater", seat) == [{"who": 0, "whom": 1}]


def test_theater_may_stay_closed() -> None:
    """The trade is voluntary (p. 4)."""
    table = scene({"magician": 0, "bishop": 1}, cities=[[], ["theater"]])
    assert asked(table) == 1
    play(table, "pass")
    assert list(seen(table, 0).players[0].characters) == ["magician"]
    assert asked(table) == 0


def test_theater_opens_every_round() -> None:
    """The Theater opens at the end of each selection phase."""
    table = scene({"magician": 0, "bishop": 1}, cities=[["theater"]])
    play(table, "pass")
    skip_round(table)
    while seen(table).phase == "selection":
        play(table, offered(table)[0])
    assert seen(table).phase == "theater"
    assert asked(table) == 0
