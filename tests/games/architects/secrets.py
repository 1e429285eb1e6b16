"""What may be hidden in Architects: building cards in hands and piles, apprentices, market and craft cards to come."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from burgrave.conformance.secrecy import Names, Secrets
from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.kernel.table import Table

NAMES: Final = Names(
    GAME,
    {
        **{card.id: f"building-{card.id}" for card in t.BUILDINGS},
        **{card.id: f"apprentice-{card.name}" for card in t.APPRENTICES},
        **{craft: f"adornment-{craft}" for craft in g.CRAFT_IDS},
        **dict.fromkeys((*t.MARKET_IDS, *t.SCHEME_IDS)),
    },
)


class ArchitectsSecrets(Secrets):
    """Building cards are their owner's; what was looked at, or passed on in the draft, is who saw it alone."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(NAMES, seat)

    def told(self, view: Mapping[str, Any], table: Table) -> Iterator[str]:
        for player in view["players"]:
            if player["seat"] != self.seat and player["hand"] is not None and not table.over:
                yield f"view: the hand of {player['seat']}"
        if self.seat is None and (view["packet"] or view["looked"]):
            yield "view: cards to choose from"
