"""The solo opponent with Gates of Gold (p. 8): outsiders go, and nothing of what they say comes."""

from __future__ import annotations

from typing import Any

from burgrave.games.viscounts.rules.state import State
from tests.games.viscounts.exhaustive.ghost import ME, Ghost
from tests.games.viscounts.gates_of_gold.exhaustive.book import outsiders_left, take_builders


class GatesGhost(Ghost):
    """The view of a solo table with the expansion, in which the opponent's turn is played by hand."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.added: dict[str, Any] = self.page["added"]
        self.pile = outsiders_left(s)

    def translate(self, what: str, number: int) -> None:
        """Whatever has to do with outsiders, and rearranging, is the same to it."""
        if what in ("rearrange", "welcome", "refuse"):
            self.turn_away()
        else:
            super().translate(what, number)

    def earn(self, text: str, seat: int = ME) -> None:
        """A choice may stand at the end of a text."""
        before, parted, choice = text.partition(", (")
        super().earn(before, seat)
        if parted:
            super().earn(choice.rstrip(")"), seat)

    def turn_away(self) -> None:
        """The two on the right leave the game, the others move there, and a resource comes."""
        row: list[str] = self.added["outsiders"]
        for _ in range(min(2, len(row))):
            self.page["box"].append(row.pop())
            if self.pile:
                row.insert(0, self.pile.pop())
                self.added["outsiders_left"] -= 1
        self.resources(1)

    def build(self, seat: int, building: str, site: str) -> None:
        """It takes builders as players do."""
        take_builders(self.added, seat, [*self.players[seat]["built"], building])
        super().build(seat, building, site)
