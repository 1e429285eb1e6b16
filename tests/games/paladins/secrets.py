"""What may be hidden in Paladins: cards in decks, face-down orders and favours, the others' paladins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from burgrave.conformance.secrecy import Names, Secrets
from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.kernel.table import Table
from tests.games.paladins.scene import state

NAMES: Final = Names(
    GAME,
    {
        **{one: f"townsfolk-{one.rpartition('_')[0]}" for one in t.TOWNSFOLK_IDS},
        **{one: f"outsider-{one.split('_')[1]}" for one in t.OUTSIDER_IDS},
        **{one: f"paladin-{one}" for one in t.PALADIN_IDS},
        **{one: one.replace("_", "-") for one in (*t.ORDER_IDS, *t.FAVOUR_IDS)},
        **dict.fromkeys((*t.WALL_IDS, *t.TAVERN_IDS)),
    },
)


class PaladinsSecrets(Secrets):
    """Whoever has chosen a paladin shows it to nobody until it is their turn to."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(NAMES, seat)

    def told(self, view: Mapping[str, Any], table: Table) -> Iterator[str]:
        for seat, player in enumerate(state(table).players):
            seen = view["players"][seat]
            if seat != self.seat and (seen["drawn"] is not None or (seen["paladin"] is not None and not player.shown)):
                yield f"view: the paladins of {seat}"
