"""Set-up (R1, R2)."""

from __future__ import annotations

import pytest

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.rules.guildhall import rewards_left
from burgrave.games.architects.rules.options import Options
from burgrave.games.architects.rules.rounds import setup
from burgrave.games.architects.rules.state import APPRENTICES, CHARACTERS, DRAFT, NONE, PLACE
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.rng import Rng
from tests.games.architects.scene import happened, keep_all, next_step, scene


def test_r1_2_cards_of_the_box() -> None:
    """40 apprentices and buildings, 3 of each given away, 11 rewards, 10 market cards, 30 schemes."""
    apprentices, buildings = ([row for row in rows if not row.box] for rows in (t.APPRENTICES, t.BUILDINGS))
    assert [sum(not row.promo for row in rows) for rows in (apprentices, buildings)] == [40, 40]
    assert [len(apprentices), len(buildings)] == [43, 43]
    assert [len(t.REWARDS), len(t.MARKET), len(t.SCHEMES)] == [11, 10, 30]
    assert len([row for row in t.CHARACTERS if not row.box]) == 10


@pytest.mark.parametrize("promo", [False, True])
def test_r15_13_promo_cards_are_an_option(promo: bool) -> None:
    s = setup(2, Options(promo=promo), Rng(1))
    cards = [*s.plans, *[card for packet in s.packets for card in packet]]
    assert len(cards) == (43 if promo else 40)
    assert len(s.apprentices) + len(s.row) == (43 if promo else 40)


def test_tb01_four_players_have_nine_rewards() -> None:
    assert rewards_left(setup(4, Options(), Rng(1))) == 9


@pytest.mark.parametrize(("players", "rewards"), [(1, 5), (2, 5), (3, 7), (5, 11)])
def test_r2_2_rewards_by_number_of_players(players: int, rewards: int) -> None:
    assert rewards_left(setup(players, Options(), Rng(1))) == rewards


def test_tb02_five_players_begin() -> None:
    """Silver 3, 4, 5, 6, 7 by seat, virtue 7."""
    s = setup(5, Options(first=2), Rng(1))
    assert [player.goods[t.SILVER] for player in s.players] == [6, 7, 3, 4, 5]
    assert {player.virtue for player in s.players} == {7}
    assert {player.workers for player in s.players} == {20} and {player.cathedral for player in s.players} == {0}


def test_r2_1_only_the_left_market_has_cards() -> None:
    s = setup(2, Options(), Rng(1))
    assert len(s.small) == 10 and s.large == []


def test_r2_4_eight_apprentices_lie_open() -> None:
    s = setup(2, Options(), Rng(1))
    assert len(s.row) == 8 and NONE not in s.row and s.coins == [0] * 8


@pytest.mark.parametrize("players", [1, 2, 5])
def test_r2_6_four_silver_on_the_tax_stand(players: int) -> None:
    assert setup(players, Options(), Rng(1)).tax == 4


def test_tb19_four_players_have_twenty_spaces_in_the_guildhall() -> None:
    """Resets at the eleventh and sixteenth."""
    config = setup(4, Options(), Rng(1)).config
    assert config.spaces == 20 and [space + 1 for space in config.resets] == [11, 16]


@pytest.mark.parametrize(
    ("players", "spaces", "resets"), [(1, 12, (7, 10)), (2, 12, (7, 10)), (3, 16, (9, 13)), (5, 24, (13, 19))]
)
def test_r2_10_columns_of_the_guildhall(players: int, spaces: int, resets: tuple[int, int]) -> None:
    config = setup(players, Options(), Rng(1)).config
    assert config.spaces == spaces and tuple(space + 1 for space in config.resets) == resets


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r2_9_draft(players: int) -> None:
    """Keep one of four, pass three on to the left, and so on, until everybody has three; the last go under the pile."""
    s = setup(players, Options(first=0), Rng(3))
    assert s.phase == DRAFT
    first = [packet[:] for packet in s.packets]
    kept = [packet[0] for packet in first]
    keep_all(s, kept)
    assert [sorted(packet) for packet in s.packets] == [
        sorted(first[(seat - 1) % players][1:]) for seat in range(players)
    ]
    keep_all(s, [first[(seat - 1) % players][1] for seat in range(players)])
    keep_all(s, [first[(seat - 2) % players][2] for seat in range(players)])
    assert s.phase == PLACE and [len(player.hand) for player in s.players] == [3] * players
    assert sorted(s.plans[:players]) == sorted(packet[3] for packet in first)
    assert s.packets == []


def test_r2_9_alone_three_of_four_are_kept() -> None:
    s = setup(1, Options(), Rng(3))
    cards = s.packets[0][:]
    for card in cards[:3]:
        keep_all(s, [card])
    assert s.players[0].hand == cards[:3] and s.plans[0] == cards[3]


def test_r2_11_free_apprentices_only_as_an_option() -> None:
    """From the last player to the first, before the draft."""
    assert setup(3, Options(), Rng(1)).phase == DRAFT
    s = setup(3, Options(first=1, free_first_apprentice=True), Rng(1))
    assert s.phase == APPRENTICES
    order, row, pile = [], s.row[:], s.apprentices[:]
    for slot in (5, 0, 2):
        order.append(s.me)
        next_step(s, f"hire {t.APPRENTICE_IDS[row[slot]]}")
    assert s.row == [pile[-1], row[1], pile[-2], *row[3:5], pile[-3], *row[6:]]  # where they were taken
    assert order == [0, 2, 1] and s.phase == DRAFT and s.me == 1
    assert [len(player.apprentices) for player in s.players] == [1, 1, 1]


def test_r2_12_characters_begin_with_what_their_boards_say() -> None:
    """The highest virtue begins; workers in prison, silver, goods, debts, and cards after the draft."""
    s = setup(5, Options(boards="advanced"), Rng(5))
    for player in s.players:
        row = t.CHARACTERS[player.character]
        assert (player.virtue, player.prison, player.unpaid) == (row.virtue, row.prison, row.debts)
        assert player.workers + player.prison == 20 and player.goods[t.SILVER] == row.silver
    assert s.players[s.first].virtue == max(player.virtue for player in s.players)
    for _ in range(3):
        keep_all(s, [packet[0] for packet in s.packets])
    assert [len(player.hand) - 3 for player in s.players] == [t.CHARACTERS[p.character].plans for p in s.players]


def test_r2_13_one_character_of_each_colour() -> None:
    """Dealt or chosen."""
    s = setup(5, Options(boards="advanced"), Rng(5))
    assert len({t.CHARACTERS[player.character].colour for player in s.players}) == 5
    s = setup(5, Options(boards="advanced", characters="chosen"), Rng(5))
    assert s.phase == CHARACTERS
    s.log = []
    first = s.me
    next_step(s, f"{first}: character ada")
    for name in ("bertha", "hugo", "therese", "fara"):
        next_step(s, f"character {name}")
    assert happened(s) == ["becomes"] * 5 and s.phase == DRAFT
    assert s.me == s.first == first  # Ada has the highest virtue


def test_r2_13_the_other_character_of_a_colour_is_not_offered() -> None:
    s = setup(2, Options(boards="advanced", characters="chosen"), Rng(5))
    next_step(s, "character ada")
    with pytest.raises(AssertionError, match="character clovis"):
        next_step(s, "character clovis")


def test_first_player_is_refused_where_there_is_none() -> None:
    with pytest.raises(BadSetup, match="from 0 to 1"):
        setup(2, Options(first=2), Rng(1))
    with pytest.raises(BadSetup, match="highest virtue"):
        setup(2, Options(first=1, boards="advanced"), Rng(1))


def test_scene_has_all_cards() -> None:
    """What the tests of this folder begin with."""
    s = scene(4)
    assert len(s.plans) == 43 and not any(player.hand for player in s.players)
