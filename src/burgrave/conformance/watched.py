"""A table with a chronicle beside it, for the tests of reports."""

from __future__ import annotations

from burgrave.kernel.insight import Chronicle, Deed
from burgrave.kernel.table import Table


class Watched:
    """A table whose chronicle looks on after every answer."""

    def __init__(self, table: Table) -> None:
        make = table.setup.game.chronicle
        assert make is not None
        self.table = table
        self.chronicle: Chronicle = make()
        self.seen = 0
        self.look()

    def look(self) -> None:
        """Let it note what has happened since."""
        self.chronicle.note(self.table.state, self.table.happened(self.seen))
        self.seen = self.table.told

    def play(self, *answers: str) -> None:
        """Give answers, one after the other."""
        for answer in answers:
            self.table.answer(answer)
            self.look()

    def deeds(self) -> list[Deed]:
        """What it tells."""
        return self.chronicle.deeds(self.table.state)
