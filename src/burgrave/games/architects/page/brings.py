"""What one more worker would bring at a place, as far as a seat can tell: in icons, before the click."""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import effects as fx
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.page.icons import OR, THEN, VERB, tokens
from burgrave.games.architects.rules import prices, turn
from burgrave.games.architects.rules.state import NONE, Player, player
from burgrave.games.architects.text.wording import with_abilities
from burgrave.games.architects.view.records import ArchitectsView, PlayerView
from burgrave.kernel.effects import Verb, parse

FREE: Final = ("apprentice", "market", "hire_free")  # questions where an apprentice costs nothing


def board(seen: PlayerView) -> Player:
    """A player board as the rules know it: all that prices ask for."""
    found = player(len(seen.captured))
    found.character = t.CHARACTER_IDS.index(seen.character) if seen.character is not None else NONE
    found.goods = [seen.goods[good] for good in t.GOODS]
    found.virtue, found.cathedral = seen.virtue, seen.cathedral
    found.apprentices = tuple(t.APPRENTICE_IDS.index(card) for card in seen.apprentices)
    found.every_skill = seen.skills[t.SKILLS[0]] - sum(t.APPRENTICE_SKILLS[card] & 1 for card in found.apprentices)
    return found


class Brings:
    """Asks for a seat; a spectator sees what a first worker without any help would bring."""

    def __init__(self, view: ArchitectsView, prompt: str = "") -> None:
        self._view: Final = view
        self._prompt: Final = prompt  # what is asked: a worker may have come already
        self._seat: Final = view.seat if view.seat is not None else 0
        self.board: Final = board(view.players[self._seat]) if view.seat is not None else player(len(view.players))

    def strength(self, circle: str) -> int:
        """How many own workers would stand there."""
        return self._view.places[circle][self._seat] + 1 if self._view.seat is not None else 1

    def at(self, circle: str) -> list[str]:
        """What an open circle brings."""
        number = self.strength(circle)
        if circle in ("quarry", "forest", "silversmith"):
            good = {"quarry": "stone", "forest": "wood", "silversmith": "silver"}[circle]
            return self._with(circle, Verb(good, number + (circle == "silversmith"), ()))
        if circle == "mines":
            clay, gold = turn.dug(number)
            ways = [
                self._with(circle, Verb("clay", clay, ())),
                *([self._with(circle, Verb("gold", gold, ()))] * (gold > 0)),
            ]
            return ways[0] if not gold else [*ways[0], OR, *ways[1]]
        if circle == "tax_stand":
            lost = prices.tax_stand_virtue(self.board)
            more = tokens(parse(with_abilities(self.board, "tax stand")))
            return [*([f"−{lost}", "virtue", THEN] if lost else []), str(self._view.tax), "coin", *more]
        if circle == "storehouse":
            return [f"{number + prices.powers(self.board).in_storehouse}×", "swap"]
        if circle == "guardhouse":
            return [f"{number + prices.powers(self.board).at_guardhouse}×", "lock", "person", "debt"]
        assert circle == "town_centre", "the workshop says more"
        first = prices.due(self.board, prices.FIRST_CAPTURE).total
        number += prices.powers(self.board).at_town_centre
        return [
            *([str(first), "coin", THEN] if first else []),
            *([f"{number}×"] if number > 1 else []),
            *VERB["capture"],
        ]

    def _with(self, when: str, gain: Verb) -> list[str]:
        """A gain together with what apprentices and the character add; a single good is counted, too."""
        found = tokens(parse(with_abilities(self.board, when, gain)))
        return found if not found[0][0].isalpha() else ["1", *found]

    def drawn(self) -> int:
        """Building cards in the workshop."""
        return min(turn.drawn(self._in_workshop()), self._view.plans_left)

    def hiring(self, slot: int) -> int:
        """Silver for an apprentice of the row: the price, and coins for the columns before."""
        if self._prompt in FREE:
            return 0
        return prices.hiring(self.board).total + prices.skipped(slot, self._in_workshop())

    def _in_workshop(self) -> int:
        """Workers that count there: the one that has come, or would come."""
        return self.strength("workshop") - (self._prompt == "workshop")

    def missing(self, card: int) -> list[str]:
        """What a building still needs: goods and skills."""
        cost, power = fx.BUILDING_COST[card], prices.powers(self.board)
        lacks = t.BUILDING_SKILLS[card] & ~power.skills
        found = [skill for place, skill in enumerate(t.SKILLS) if lacks >> place & 1]
        if prices.affords(self.board, cost):
            return found
        short = [max(0, need - have) for need, have in zip(cost, self.board.goods, strict=False)]
        return [*found, *[f"{count} {good}" for good, count in zip(t.GOODS, short, strict=False) if count]]
