"""Scenes: positions of Citadels set up in one line, and played with the texts of answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.selection import end_selection
from burgrave.games.citadels.rules.state import CALLING, NOBODY, State, owned
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import Table, begin

FIRST_GAME = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
NINTH = "artist"


def scene(
    holders: Mapping[str, int],
    *,
    players: int = 4,
    gold: Sequence[int] = (),
    hands: Sequence[Sequence[str]] = (),
    cities: Sequence[Sequence[str]] = (),
    deck: Sequence[str] = (),
    museum: Sequence[str] = (),
    crown: int = 0,
    options: Mapping[str, object] | None = None,
    ninth: bool | None = None,
    call: str | None = None,
) -> Table:
    """A table right after the selection phase, at the first question of the turn phase (or of the Theater).

    ``holders`` says which seat has which character; the rest of the cast is of the first game and lies face down.
    Cards are given by name ("temple", in cities also "temple+" for a beautified one); hands and gold that are not
    given are empty. ``deck`` is the top of the deck, the topmost card first. ``call`` is the first character called.
    """
    by_rank = {t.RANK[t.CHARACTER_IDS.index(name)]: name for name in FIRST_GAME}
    if ninth or (ninth is None and players in (3, 8)):
        by_rank[t.LAST_RANK] = NINTH
    by_rank |= {t.RANK[t.CHARACTER_IDS.index(name)]: name for name in holders}
    wanted = [name.removesuffix("+") for pile in (*hands, *cities, deck, museum) for name in pile]
    uniques = list(dict.fromkeys(name for name in wanted if name in t.UNIQUE_IDS))
    uniques += [name for name in t.UNIQUE_IDS if name not in uniques][: 14 - len(uniques)]
    setup = prepare(
        GAME,
        players,
        1,
        {
            "cast": "custom",
            "characters": list(by_rank.values()),
            "districts": uniques,
            "crown": crown,
            **(options or {}),
        },
    )
    s = setup.state()
    assert isinstance(s, State)
    _lay_out(s, gold, hands, cities, deck, museum)
    s.slots = [rank for rank in s.config.ranks if by_rank[rank] not in holders] + [
        t.RANK[t.CHARACTER_IDS.index(name)] for name in holders
    ]
    s.owners = [NOBODY] * (len(s.slots) - len(holders)) + list(holders.values())
    for slot, (rank, owner) in enumerate(zip(s.slots, s.owners, strict=True)):
        if owner != NOBODY:
            s.facts[owner].append((slot, rank))
    s.pool = []
    s.round = 1
    end_selection(s)
    if call is not None:
        s.rank = t.RANK[t.CHARACTER_IDS.index(call)] - 1
        s.phase = CALLING
    setup.origin = s
    return begin(setup)


def _lay_out(
    s: State,
    gold: Sequence[int],
    hands: Sequence[Sequence[str]],
    cities: Sequence[Sequence[str]],
    deck: Sequence[str],
    museum: Sequence[str],
) -> None:
    """Collect all cards and lay them out as wanted; what is left is the deck."""
    players = s.config.players
    cards = sorted(s.deck + [card for hand in s.hands for card in hand])

    def take(name: str) -> int:
        kind = t.DISTRICT_IDS.index(name)
        cards.remove(kind)
        return kind

    s.hands = [[take(name) for name in (hands[seat] if seat < len(hands) else ())] for seat in range(players)]
    s.cities = [
        [
            take(name.removesuffix("+")) + (t.BEAUTIFIED if name.endswith("+") else 0)
            for name in (cities[seat] if seat < len(cities) else ())
        ]
        for seat in range(players)
    ]
    s.owns = [owned(city) for city in s.cities]
    s.museum = [take(name) for name in museum]
    top = [take(name) for name in deck]
    s.deck = cards + top[::-1]
    s.bottomed = len(s.deck) - 1
    s.gold = [gold[seat] if seat < len(gold) else 0 for seat in range(players)]


def play(table: Table, *answers: str) -> None:
    """Answer the questions one after the other, whoever is asked."""
    for answer in answers:
        table.answer(answer)


def state(table: Table) -> State:
    """The state of a table of Citadels."""
    s = table.state
    assert isinstance(s, State)
    return s


def offered(table: Table) -> list[str]:
    """The texts of the options of the open question."""
    ask = table.ask
    return [] if ask is None else [table.text(option) for option in ask.options]


def hand(table: Table, seat: int) -> list[str]:
    """The names of the cards in a hand, sorted."""
    return sorted(t.DISTRICT_IDS[kind] for kind in state(table).hands[seat])


def city(table: Table, seat: int) -> list[str]:
    """The names of the districts in a city, sorted; "temple+" is a beautified one."""
    return sorted(
        t.DISTRICT_IDS[b % t.BEAUTIFIED] + ("+" if b >= t.BEAUTIFIED else "") for b in state(table).cities[seat]
    )


def under_deck(table: Table, count: int) -> list[str]:
    """The lowest cards of the deck, the lowest first."""
    return [t.DISTRICT_IDS[kind] for kind in state(table).deck[:count]]
