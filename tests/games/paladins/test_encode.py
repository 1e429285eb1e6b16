"""What a seat sees as numbers: every field against the view, itself first, within its bounds, and nothing hidden."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from burgrave import new
from burgrave.conformance.encodings import (
    Seen,
    check_layout,
    field,
    look_the_same_when_imagined,
    seen,
    stay_within_bounds,
)
from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.research.observation import MOST, STEPS, layout
from burgrave.games.paladins.view.records import PaladinsView, PlayerView
from burgrave.kernel.table import Table
from tests.games.paladins.scene import Seat, me, scene, state


def view_of(table: Table, seat: int) -> PaladinsView:
    view = table.view(seat)
    assert isinstance(view, PaladinsView)
    return view


def random_game(players: int, seed: int) -> Iterator[tuple[Table, Random]]:
    """A table at every question of a random game in which passing is rare, and at its end."""
    table, choice = new("paladins", players, seed), Random(seed)
    while (ask := table.ask) is not None:
        yield table, choice
        eager = [option for option in ask.options if table.text(option) != "pass"]
        table.answer(choice.choice(eager if eager and choice.random() < 0.95 else ask.options), ask.player)
    yield table, choice


# ---------------------------------------------------------------- what the view says


def expected(view: PaladinsView) -> Seen:
    """What a view says, as numbers."""
    found: Counter[tuple[str, ...]] = Counter()
    boards, own = len(view.players), view.seat
    assert own is not None

    def put(number: float, *label: str) -> None:
        found[label] += number  # type: ignore[assignment]  # a counter of shares

    def whom(seat: int) -> str:
        place = (seat - own) % boards
        return "me" if not place else "opponent" if view.opponent is not None else f"left {place}"

    put(1, "phase", view.phase)
    for name, amount in (
        ("round", view.round),
        ("tax", view.tax),
        ("debts", view.debts),
        ("suspicion_left", view.suspicion_left),
        ("townsfolk_left", view.townsfolk_left),
        ("outsiders_left", view.outsiders_left),
        ("walls_left", view.walls_left),
    ):
        put(amount / 10, name)
    put(1, "seat", f"seat {own}")
    if view.turn is not None:
        put(1, "turn", whom(view.turn))
    put(1, "first", whom(view.first))
    for name, cards in (("stalls", view.townsfolk), ("camp", view.outsiders), ("orders", view.orders)):
        for place, card in enumerate(cards, 1):
            if card is not None:
                put(1, name, str(place), card)
    for card in view.tavern:
        put(1, "tavern", card)
    for name, pile in (
        ("tavern_gone", view.tavern_gone),
        ("townsfolk_gone", view.townsfolk_gone),
        ("outsiders_gone", view.outsiders_gone),
    ):
        for card in pile:
            put(1, name, card)
    for tax in view.suspicion_gone:
        put(0.1, "suspicion_gone", t.SUSPICION[t.SUSPICION_TAX.index(tax)].id)
    for place, favour in enumerate(view.favours, 1):
        if favour is not None:
            put(1, "favours", str(place), favour.favour)
            if favour.worker is not None:
                put(1, "favour_workers", str(place), favour.worker)
    for space, standing in view.spaces.items():
        if standing is not None:
            piece, seat = standing.split()
            put(1, "pieces", whom(int(seat)), piece, space)
    for player in view.players:
        for label, number in expected_of(player).items():
            put(number, label[0], whom(player.seat), *label[1:])
    mine = view.players[own]
    for card in mine.drawn or ():
        put(1, "drawn", card)
    if mine.top is not None:
        put(1, "deck", "1 from the top", mine.top)
    for depth, card in enumerate(mine.bottom, mine.deck - len(mine.bottom) + 1):
        put(1, "deck", f"{depth} from the top", card)
    if view.opponent is not None:
        put(1, "marker", str(view.opponent.marker))
        if view.opponent.scheme is not None:
            put(1, "scheme", view.opponent.scheme)
        put(view.opponent.schemes / 10, "schemes_left")
        for scheme in view.opponent.gone:
            put(1, "schemes_gone", scheme)
        for place, marker in enumerate(view.opponent.pile, 1):
            put(1, "pile", str(place), marker)
    return {label: number for label, number in found.items() if number}


def expected_of(player: PlayerView) -> Seen:
    """What a view says of one player."""
    found: Seen = {
        ("silver",): min(player.silver / 10, MOST),
        ("provisions",): min(player.provisions / 10, MOST),
        ("strength",): player.strength / 12,
        ("influence",): player.influence / 12,
        ("faith",): player.faith / 12,
        ("unpaid",): player.unpaid / 10,
        ("paid",): player.paid / 10,
        ("passed",): float(player.passed),
        ("chosen",): float(player.chosen),
        ("paladins_left",): player.deck / 10,
    }
    found |= {("workers", worker): min(count / 10, MOST) for worker, count in player.workers.items()}
    found |= {("done", action): times / 10 for action, times in player.done.items()}
    for action, placed in player.board.items():
        found |= {("board", f"{action} {place}", what): 1.0 for place, what in enumerate(placed, 1) if what is not None}
    for name in ("jars", "walls", "attacked", "converted", "hired", "played"):
        found |= {(name, card): 1.0 for card in getattr(player, name)}
    kinds = [next(card.id for card in t.SUSPICION if card.tax == tax) for tax in player.suspicion]
    found |= {("suspicion", kind): count / 10 for kind, count in Counter(kinds).items()}
    if kinds:
        found["newest", kinds[-1]] = 1.0
    if player.paladin is not None:
        found["paladin", player.paladin] = 1.0
    return found


@pytest.mark.parametrize("players", GAME.players)
def test_every_number_is_what_the_view_says(players: int) -> None:
    """At every question of a whole game, for one seat or another; so every field that is public matters."""
    met: set[str] = set()
    for seed in range(2 + 8 // players):
        for table, choice in random_game(players, seed):
            seat = choice.randrange(players)
            found, told = seen(table, seat), expected(view_of(table, seat))
            assert found == pytest.approx(told, abs=1e-5)
            met |= {label[0] for label in found}
    assert met == {field.name for field in layout(players).fields}


@pytest.mark.parametrize("players", GAME.players)
def test_every_number_stays_within_its_bounds(players: int) -> None:
    """For every seat, at every question of a whole game, and the same each time."""
    for table, choice in random_game(players, 10 + players):
        stay_within_bounds(table, [choice.randrange(players)])


def test_bounds_hold_however_rich_a_player_is() -> None:
    table = scene(Seat(silver=1000, provisions=1000))
    me(table).workers[0] = 1000
    assert field(table, 0, "silver") == field(table, 0, "provisions") == {("me",): MOST}
    assert field(table, 0, "workers")["me", "labourer"] == MOST


# ---------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize("players", GAME.players)
def test_imagined_tables_look_the_same(players: int) -> None:
    """To every seat that may imagine the table: the numbers say nothing that the seat can't know."""
    compared = 0
    for table, choice in random_game(players, 20 + players):
        if table.ask is None or choice.random() < 0.8:
            continue
        compared += look_the_same_when_imagined(table, choice)
    assert compared > 10


def test_a_paladin_is_secret_until_it_is_shown() -> None:
    """Its owner sees it; the others see that one lies there."""
    for table, _ in random_game(2, 3):
        hidden = [seat for seat, player in enumerate(state(table).players) if player.paladin >= 0 and not player.shown]
        if hidden:
            (seat,) = hidden
            assert len(field(table, seat, "paladin")) == 2 and field(table, seat, "deck")
            assert ("left 1",) in field(table, 1 - seat, "chosen")
            assert not any(label[0] == "left 1" for label in field(table, 1 - seat, "paladin"))
            return
    raise AssertionError("paladins are never face down")


# ---------------------------------------------------------------- the layout


@pytest.mark.parametrize("players", GAME.players)
def test_the_layout(players: int) -> None:
    """The same one each time; the axes are as long as the game is large."""
    shapes = check_layout("paladins", players)
    boards = max(2, players)
    assert shapes["seat"] == (players,) and shapes["silver"] == (boards,) and shapes["done"] == (boards, len(STEPS))
    assert shapes["pieces"] == (boards, 2, {1: 25, 2: 25, 3: 34, 4: 40}[players])
    assert ("pile" in shapes) == (players == 1)


def test_players_come_in_the_order_in_which_a_seat_sees_them() -> None:
    """Itself, then those to its left."""
    seats = [Seat(silver=number + 1, monks=[f"r2s0{number + 1}"]) for number in range(4)]
    table = scene(*seats, me=2, first=1)
    order = ["me", "left 1", "left 2", "left 3"]
    for own in range(4):
        around = [(own + place) % 4 for place in range(4)]
        silver = field(table, own, "silver")
        assert [silver[label,] for label in order] == pytest.approx([(seat + 1) / 10 for seat in around])
        assert field(table, own, "turn") == {(order[around.index(2)],): 1.0}
        assert field(table, own, "first") == {(order[around.index(1)],): 1.0}
        assert field(table, own, "pieces") == {
            (order[place], "monk", f"r2s0{seat + 1}"): 1.0 for place, seat in enumerate(around)
        }


def test_the_solo_opponent_has_a_board_of_its_own() -> None:
    table = scene(Seat(), opponent=Seat(board={"fortify": "workshop"}, strength=6), marker=4, schemes=["pray"])
    assert field(table, 0, "board") == {("opponent", "fortify 1", "workshop"): 1.0}
    assert field(table, 0, "strength") == {("opponent",): 0.5} and field(table, 0, "marker") == {("4",): 1.0}
    assert field(table, 0, "pile") == {("1", "influence"): 1.0, ("2", "faith"): 1.0, ("3", "strength"): 1.0}
