"""What may be hidden in Citadels, worked out from the state: districts in the deck and in hands, and characters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from burgrave.conformance.secrecy import Names, Secrets
from burgrave.games.citadels import GAME
from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import NOBODY
from burgrave.games.citadels.text.wording import DISTRICT_KEYS
from burgrave.kernel.events import Event, tell
from burgrave.kernel.table import Table
from tests.games.citadels.scene import state

NAMES: Final = Names(
    GAME,
    {
        **{one: f"district-{one}" for one in t.DISTRICT_IDS},
        **{one: f"character-{one}" for one in t.CHARACTER_IDS},
    },
)


class CitadelsSecrets(Secrets):
    """Districts that a seat has ever had before its eyes, and whose character it can't know."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(NAMES, seat)
        self.seen |= set(t.CHARACTER_IDS)  # who takes part is public; whose they are is not

    def look(self, table: Table, events: list[Event]) -> None:
        s, kinds = state(table), set(state(table).config.uniques)
        kinds |= {t.KIND[building] for city in s.cities for building in city}
        kinds |= {s.building} - {NOBODY}
        asked = [ask for ask in table.asks if ask.player == self.seat]
        if self.seat is not None:
            kinds |= set(s.hands[self.seat])
            if s.memory is not None:
                s.memory.settle()
                kinds |= {kind for kind, _ in s.memory.seen[self.seat]}
        if asked or (self.seat is not None and s.me == self.seat):
            kinds |= set(s.limbo)
        for event in events:
            told = tell(0, event, self.seat, lambda told, language: "")
            for key, value in told.args.items():
                if key in DISTRICT_KEYS:
                    kinds |= set(value) if isinstance(value, list) else {int(value)}
        self.seen |= {t.DISTRICT_IDS[kind] for kind in kinds}
        offered = [table.text(option) for ask in asked for option in ask.options]
        self.seen |= {word for text in offered for word in t.DISTRICT_IDS if word in text.split()}

    def hidden(self, table: Table) -> set[str]:
        """Districts that lie only where this seat has never looked."""
        s = state(table)
        piles = [s.deck, s.museum, s.limbo, *s.hands]
        return {t.DISTRICT_IDS[kind] for pile in piles for kind in pile} - self.seen

    def characters(self, table: Table) -> dict[str, int]:
        """Characters with their players (NOBODY: face down), where this seat can't know that."""
        s = state(table)
        known = {rank for _, rank in s.facts[self.seat]} if self.seat is not None else set()
        return {
            t.CHARACTER_IDS[s.config.cast[rank]]: owner
            for rank, owner in zip(s.slots, s.owners, strict=True)
            if s.shown[rank] == NOBODY and rank not in known and (self.seat is None or owner != self.seat)
        }

    def told(self, view: Mapping[str, Any], table: Table) -> Iterator[str]:
        s, seat = state(table), self.seat
        for character, owner in self.characters(table).items():
            if character in view["known"] or (owner != NOBODY and character in view["players"][owner]["characters"]):
                yield f"view: {character} is known to be with {owner}"
        for player in view["players"]:
            if player["seat"] != seat and player["hand"] is not None:
                yield f"view: the hand of {player['seat']}"
        if view["signed"] is not None and not s.warrant_shown and s.magistrate != seat:
            yield "view: the signed warrant"
        if view["flower"] is not None and not s.flower_shown and s.blackmailer != seat:
            yield "view: the flower"
