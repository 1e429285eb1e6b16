"""What may be hidden in Viscounts: cards and manuscripts below the tops of piles, and which cards others hold.

With Gates of Gold also the pile of outsiders, and what is back in its box: leaders, builders and boards. Without it all
of its cards are: a table of the base game names none of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from burgrave.conformance.secrecy import Names, Secrets
from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.expansions.gates_of_gold.data import tables as g
from burgrave.kernel.table import Table

NAMES: Final = Names(
    GAME,
    {
        **{card.id: f"townsfolk-{card.name}" for card in t.TOWNSFOLK},
        **{bonus.id: f"bonus-{bonus.id}" for bonus in t.BONUSES if bonus.box},
        **dict.fromkeys((*t.MANUSCRIPT_IDS, *t.PLAYER_CARD_IDS, *t.SCHEME_IDS, *g.BOARD_IDS)),
    },
)


class ViscountsSecrets(Secrets):
    """Everybody knows which cards a player has, nobody where they lie, and others not which are in hand."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(NAMES, seat)

    def told(self, view: Mapping[str, Any], table: Table) -> Iterator[str]:
        for player in view["players"]:
            if player["seat"] != self.seat and player["hand"] is not None:
                yield f"view: the hand of {player['seat']}"
            if player["hidden"] != sorted(player["hidden"], key=t.CARD_IDS.index):
                yield f"view: how the draw pile of {player['seat']} lies"
