"""Set-up with Age of Artisans (X1, X2, p. 2-3), and the solo opponent (S3, p. 10)."""

from __future__ import annotations

import pytest

from burgrave import new
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.rules.guildhall import lay_worker
from burgrave.games.architects.rules.rounds import setup
from burgrave.games.architects.rules.scoring import everybodys_scores
from burgrave.games.architects.rules.solo import OPPONENT, act
from burgrave.games.architects.rules.state import NONE, PREPARING, State
from burgrave.games.architects.rules.workers import SUPPLY
from burgrave.kernel.effects import parse
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.rng import Rng
from tests.games.architects.age_of_artisans.scene import CRAFT, added, equip, lay_out, maker, options, scene
from tests.games.architects.scene import next_step, run, state

ARTISANS: dict[str, object] = {"age_of_artisans": True}
WALARIC = t.CHARACTER_IDS.index("walaric")


def begin(players: int, **more: object) -> State:
    """A new game."""
    return setup(players, options(**more), Rng(3))


@pytest.mark.parametrize("players", range(1, 7))
def test_x1_x2_5_twenty_workers_and_an_artisan(players: int) -> None:
    s = begin(players)
    assert [player.workers for player in s.players[:players]] == [21] * players
    assert [maker(s, seat).artisan for seat in range(players)] == [SUPPLY] * players


def test_x2_2_new_cards_are_in_the_piles() -> None:
    """Only with the expansion."""
    s = begin(3)
    plain = setup(3, GAME.options(), Rng(3))
    for table, apprentices, buildings in ((s, 52, 52), (plain, 40, 40 - 12)):
        assert len([card for card in (*table.row, *table.apprentices) if card != NONE]) == apprentices
        assert len(table.plans) == buildings
    assert all(t.APPRENTICES[card].box == "" for card in (*plain.row, *plain.apprentices))


def test_x2_3_four_crafts_lie_open() -> None:
    s = begin(2)
    assert len(added(s).row) == 4 and len(added(s).pile) == 20
    assert sorted([*added(s).row, *added(s).pile]) == list(range(24))


def test_x2_4_two_characters_of_the_sixth_colour() -> None:
    """One of them at most, since there is one set of pieces."""
    seen = set()
    for seed in range(20):
        s = setup(6, options(boards="advanced"), Rng(seed))
        colours = [t.CHARACTERS[player.character].colour for player in s.players]
        assert len(set(colours)) == 6
        seen |= {t.CHARACTER_IDS[player.character] for player in s.players}
    assert {"walaric", "gisela"} <= seen
    plain = [setup(5, GAME.options(boards="advanced"), Rng(seed)) for seed in range(20)]
    assert all(t.CHARACTERS[player.character].colour != "orange" for s in plain for player in s.players)


def test_x2_6_a_free_apprentice_in_reverse_order() -> None:
    """Nothing slides in between; virtue changes; then the gaps are filled, and the draft begins."""
    s = begin(3, first=1)
    row = s.row[:]
    order = []
    for slot in (5, 1, 2):
        order.append(s.me)
        next_step(s, f"hire {t.APPRENTICE_IDS[row[slot]]}")
        if len(order) < 3:
            assert s.row[slot] == NONE
    assert order == [0, 2, 1] and NONE not in s.row
    assert [s.row[slot] for slot in (0, 3, 4, 6, 7)] == [row[slot] for slot in (0, 3, 4, 6, 7)]
    for seat, slot in zip(order, (5, 1, 2), strict=True):
        assert s.players[seat].apprentices == (row[slot],)
        assert s.players[seat].virtue == 7 + t.APPRENTICE_VIRTUE[row[slot]]
    assert len(s.packets) == 3


def test_x2_7_walaric_chooses_a_tool_after_the_draft() -> None:
    tables = [new("architects", 2, seed, {**ARTISANS, "boards": "advanced"}) for seed in range(30)]
    table = next(one for one in tables if WALARIC in [player.character for player in state(one).players])
    while state(table).phase != PREPARING:
        table.answer(table.asks[0].options[0], seat=table.asks[0].player)
    s = state(table)
    walaric = [player.character for player in s.players].index(WALARIC)
    (ask,) = table.asks
    row = added(s).row[:]
    assert ask.player == walaric and ask.prompt == "tool" and len(ask.options) == 4
    table.answer(ask.options[1])
    s = state(table)
    assert maker(s, walaric).equipped == s.players[walaric].apprentices and len(maker(s, walaric).tools) == 1
    assert s.me == s.first and s.turns == 1 and len(set(added(s).row) & set(row)) == 3


def test_x9_walaric_and_gisela_begin_with() -> None:
    rows = {row.id: row for row in t.CHARACTERS if row.box == g.BOX}
    walaric, gisela = rows["walaric"], rows["gisela"]
    assert (walaric.prison, walaric.silver, walaric.virtue, walaric.tools, walaric.debts) == (0, 0, 12, 1, 1)
    assert (gisela.prison, gisela.silver, gisela.virtue, gisela.tools, gisela.debts) == (0, 2, 13, 0, 0)


def test_ta19_x2_8_six_players() -> None:
    """All 24 spaces, all 11 rewards, and 8 silver for the sixth."""
    s = begin(6, first=0)
    assert s.config.spaces == 24 and s.config.rewards == 11
    assert [player.goods[t.SILVER] for player in s.players] == [3, 4, 5, 6, 7, 8]


def test_ta19_the_end_after_space_24() -> None:
    s = scene(6)
    s.guildhall = [0] * 23
    assert s.left == NONE
    s.config.guest.handicap(s)

    lay_worker(s, 1)
    assert s.left == 6


def test_six_only_with_it() -> None:
    with pytest.raises(BadSetup, match="age_of_artisans"):
        new("architects", 6, 1)
    assert GAME.needs(6) == ARTISANS and GAME.needs(5) == {}
    with pytest.raises(BadSetup, match="1 to 6"):
        new("architects", 7, 1, ARTISANS)


def test_without_it_nothing_is_added() -> None:
    s = setup(3, GAME.options(), Rng(3))
    assert s.added is None and s.players[0].workers == 20 and s.config.refreshes == ()


# -------------------------------------------------------------------- S3: the solo opponent


def works(*crafts: str) -> State:
    """The solo opponent builds while these crafts lie open."""
    s = scene(1)
    lay_out(s, *crafts)
    run(act(s, parse("build"), "guildhall"))
    return s


def test_s3_1_it_has_no_artisan_no_apprentice_and_no_tool() -> None:
    s = begin(1)
    assert s.players[OPPONENT].workers == 20 and maker(s, OPPONENT).artisan < SUPPLY
    assert s.players[OPPONENT].apprentices == ()


def test_ta29_s3_4_one_of_the_best_by_lot() -> None:
    """Two, five, three and five points."""
    taken = set()
    for seed in range(20):
        s = scene(1)
        s.rng = Rng(seed)
        lay_out(s, "craft_02", "craft_13", "craft_01", "craft_15")
        run(act(s, parse("build"), "guildhall"))
        taken |= set(maker(s, OPPONENT).adornments)
    assert taken == {CRAFT("craft_13"), CRAFT("craft_15")}


def test_ts06_one_of_the_threes() -> None:
    s = works("craft_01", "craft_08", "craft_02", "craft_07")
    assert maker(s, OPPONENT).adornments[0] in (CRAFT("craft_01"), CRAFT("craft_08"))
    assert NONE not in added(s).row


def test_s3_2_s3_3_with_one_worker_and_without_its_effect() -> None:
    s = works("craft_13", "craft_01", "craft_02", "craft_03")
    opponent = s.players[OPPONENT]
    assert s.guildhall == [OPPONENT] and opponent.workers == 19 and maker(s, OPPONENT).on_top == 0
    assert opponent.unpaid == 0 and maker(s, OPPONENT).adorned == ()


def test_s3_4_an_empty_row() -> None:
    s = scene(1)
    added(s).row, added(s).pile = [NONE] * 4, []
    run(act(s, parse("build"), "guildhall"))
    assert maker(s, OPPONENT).adornments == ()


def test_s3_2_only_in_the_guildhall() -> None:
    s = scene(1)
    run(act(s, parse("stash"), "silversmith"))
    assert maker(s, OPPONENT).adornments == ()


def test_s3_5_its_points() -> None:
    s = works("craft_13", "craft_01", "craft_02", "craft_03")
    assert everybodys_scores(s)[OPPONENT].parts["adornments"] == 5
    assert everybodys_scores(s)[OPPONENT].parts["tools"] == 0


def test_s3_1_alone_everything_of_the_expansion_is_there() -> None:
    s = scene(1)
    equip(s, 0, "miner_1", "craft_02")
    assert s.config.refreshes == (2, 5, 8) and maker(s).tools == (CRAFT("craft_02"),)
