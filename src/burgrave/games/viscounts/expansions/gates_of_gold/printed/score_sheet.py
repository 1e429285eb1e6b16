"""What Gates of Gold adds to the points of a printed game (p. 7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.games.viscounts.expansions.gates_of_gold.rules.gates import GatesOfGold
from burgrave.games.viscounts.expansions.gates_of_gold.rules.scoring import units
from burgrave.games.viscounts.printed.score_sheet import ADDED, CALLED, ICON_CARD, Sheet, manuscript_units
from burgrave.games.viscounts.rules.scoring import buildings
from burgrave.games.viscounts.rules.state import NOBODY, Player, State
from burgrave.games.viscounts.text.wording import abilities, bonus, icons
from burgrave.kernel.score_sheet import Answer, Entry, Key, told_cards, told_number
from burgrave.kernel.text import Word

BONUSES: Final = {"leader": g.LEADERS, "diversified": g.DIVERSIFIED, "specialized": g.SPECIALIZED}
LAID: Final = ("order", "outsider")  # cards that must be on the player board for some bonuses
SEEN: Final = {  # counted on the main board, where nothing is laid here
    "own_link": len(t.LINKS),
    "wedge_majority": t.SECTIONS,
    "segment_with_building": t.RING,
}


class GatesSheet(Sheet):
    """Outsiders, manuscripts with other ribbons, builders; what the leader's card shows where that counts."""

    # ---------------------------------------------------------------- what is asked

    def board(self, side: int, alone: bool, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """Outsiders, and the manuscript of the board; the solo opponent has neither (p. 8)."""
        if alone:
            return
        gone = [card for other in range(side) for card in told_cards(told, "outsiders", other)]
        left = [card for card in g.OUTSIDER_IDS if card not in gone]
        if left:
            yield Entry("outsiders", side, len(left), cards=left)
        yield Entry("start", side, 1, 1, t.RIBBONS)

    def units(self, side: int, told: Mapping[Key, Answer]) -> set[str]:
        """What outsiders count."""
        known = [per for card in _outsiders(side, told) for per in g.SCORING[card]]
        return {per.unit for per in known} | {per.condition.unit for per in known if per.condition is not None}

    def counted(self, side: int, alone: bool, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """The colour of a wild ribbon, which only players decide (p. 4, 8); what outsiders look for; orders."""
        if t.MANUSCRIPT_IDS[g.WILD] in told_cards(told, "manuscripts", side) and not alone:
            yield Entry("wild", side, 1, 1, t.RIBBONS)
        known = self.units(side, told)
        for unit, most in SEEN.items():
            if unit in known:
                yield Entry(unit, side, most)
        if "order" in manuscript_units(side, told):
            yield Entry("orders", side, g.ORDERS)

    def claims(self, sides: list[Player]) -> dict[str, list[int]]:
        """Builders go to the first with a building of each kind, or with three alike (p. 6)."""
        counts = [buildings(one) for one in sides]
        return {
            "diversified": [side for side, count in enumerate(counts) if min(count)],
            "specialized": [side for side, count in enumerate(counts) if max(count) >= g.ALIKE],
        }

    def won(self, s: State, told: Mapping[Key, Answer]) -> Iterator[Entry]:
        """Which card it is, where others have other points or icons; whether there are the icons that it has."""
        for side, one in enumerate(s.players):
            counted = set() if one.sheet else manuscript_units(side, told)
            wanted = [number for number, icon in enumerate(t.ICONS) if icon in counted]
            for mine in one.bonuses:
                kind = t.BONUSES[mine].kind
                shown = {card: [fx.BONUS[card].icons[icon] for icon in wanted] for card in BONUSES[kind]}
                if len({(t.BONUSES[card].vp, *there) for card, there in shown.items()}) > 1:
                    yield Entry(f"which-{kind}", side, 1, 1, [t.BONUS_IDS[card] for card in shown])
                if any(shown[mine]) and fx.BONUS[mine].condition in LAID:
                    yield Entry(f"laid-{fx.BONUS[mine].condition}", side, 1)

    # ---------------------------------------------------------------- the table

    def lay(self, s: State, told: Mapping[Key, Answer]) -> None:
        """Manuscripts and cards."""
        s.config.hooks = GatesOfGold(partial(_count, told))
        for side, one in enumerate(s.players):
            kept, starts = (_ribbons(side, told, name) for name in ("wild", "start"))
            known = [g.WILD_AS[kept[0]] if card == g.WILD and kept else card for card in one.manuscripts]
            one.manuscripts = (*known, *[g.STARTING[ribbon] for ribbon in starts])
            _lay_cards(one, side, told)

    def award(self, s: State, told: Mapping[Key, Answer], owners: Mapping[str, int]) -> None:
        """The cards that were told; where none was, any of them, since they are worth the same."""
        for kind, cards in BONUSES.items():
            which = told_cards(told, f"which-{kind}", owners[kind])
            card = t.BONUS_IDS.index(which[0]) if which else cards[0]
            if kind == "leader":
                s.leading = card
            elif owners[kind] != NOBODY:
                owner = s.players[owners[kind]]
                owner.bonuses = (*owner.bonuses, card)


def _count(told: Mapping[Key, Answer], s: State, seat: int, unit: str, ribbons: list[int]) -> int:
    """What somebody has counted on the main board, or what follows from the rest."""
    return told_number(told, unit, seat) if unit in SEEN else units(s, seat, unit, ribbons)


def _ribbons(side: int, told: Mapping[Key, Answer], name: str) -> list[int]:
    return [t.RIBBONS.index(ribbon) for ribbon in told_cards(told, name, side)]


def _outsiders(side: int, told: Mapping[Key, Answer]) -> list[int]:
    return [t.TOWNSFOLK_IDS.index(card) for card in told_cards(told, "outsiders", side)]


def _lay_cards(one: Player, side: int, told: Mapping[Key, Answer]) -> None:
    """Outsiders, and orders where they count; their icons were told with those of all cards."""
    order, outsider = (told_number(told, f"laid-{kind}", side) for kind in LAID)
    outsiders, orders = _outsiders(side, told), max(order, told_number(told, "orders", side))
    for card in (*outsiders, *[g.ORDER] * orders):
        for icon, count in enumerate(t.ICONS_OF[card]):
            for _ in range(min(count, one.draw.count(ICON_CARD[icon]))):
                one.draw.remove(ICON_CARD[icon])
    laid = [*[g.ORDER] * order, *outsiders[:outsider]]
    one.row[: len(laid)] = laid
    one.draw += [*[g.ORDER] * (orders - order), *outsiders[outsider:]]


ADDED[g.BOX] = GatesSheet()
CALLED[g.BOX] = Word(f"sheet-{g.BOX}")
CALLED.update({ribbon: Word(f"ribbon-{ribbon}") for ribbon in t.RIBBONS})
for _card in g.OUTSIDERS:
    _row = t.TOWNSFOLK[_card]
    CALLED[_row.id] = Word(
        "sheet-outsider", card=Word(f"townsfolk-{_row.name}"), icons=icons(_row.icons), does=abilities(_card)
    )
for _card in (card for cards in BONUSES.values() for card in cards):
    CALLED[t.BONUS_IDS[_card]] = bonus(_card)
