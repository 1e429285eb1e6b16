"""A saved game again: answer by answer, or all at once to see whether everything agrees."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from rich.text import Text

import burgrave
from burgrave.cli.screen import Screen
from burgrave.cli.words import own
from burgrave.kernel.errors import BadSave, BadSetup
from burgrave.kernel.save import read
from burgrave.kernel.table import Table, begin


def replay(path: Path, seat: int | None, language: str) -> None:
    """Walk through a saved game."""
    table = burgrave.load(path.read_bytes())
    if seat is not None and not 0 <= seat < table.setup.players:
        raise BadSetup(own(language, "error-seat", seat=seat, last=table.setup.players - 1))
    Walk(table, seat, language).run()


def verify(path: Path, language: str) -> None:
    """Play a saved game again silently and say whether it agrees; if not, BadSave says why."""
    data = path.read_bytes()
    content = read(data)
    table = burgrave.load(data)
    if content.rules_version != table.setup.game.rules_version:
        raise BadSave(own(language, "verify-rules", then=content.rules_version, now=table.setup.game.rules_version))
    screen = Screen(table, language)
    screen.print("verified", style="bold green", count=len(content.answers))
    screen.print("verified-seed", unbroken=True, hash=sha256(str(content.seed).encode()).hexdigest())
    if table.over:
        screen.scores()
    else:
        totals = [f"{screen.name(seat)} {score.total}" for seat, score in enumerate(table.scores)]
        screen.print("unfinished", scores=", ".join(totals))


class Walk:
    """A place in a saved game: how many of its answers have been given."""

    def __init__(self, table: Table, seat: int | None, language: str) -> None:
        self.setup = table.setup
        self.answers = table.answers
        self.seat = seat
        self.screen = Screen(begin(self.setup), language)

    @property
    def at(self) -> int:
        """How many answers have been given."""
        return len(self.screen.table.answers)

    def go(self, wanted: int) -> None:
        """Go to the place after so many answers, from the beginning if need be."""
        if wanted < self.at:
            self.screen.table = begin(self.setup)
        for seat, option in self.answers[self.at : wanted]:
            self.screen.table.answer(option, seat)

    def run(self) -> None:
        """Show the game until the reader has had enough."""
        self.show(0)
        try:
            while self.obey(input("> ").split()):
                pass
        except (KeyboardInterrupt, EOFError):
            self.screen.console.print()

    def obey(self, words: list[str]) -> bool:
        """Do what a line says; False when that was to quit."""
        if words == ["q"]:
            return False
        elif words in ([], ["n"]) and self.at < len(self.answers):
            self.show(self.at + 1)
        elif words == ["b"] and self.at > 0:
            self.show(self.at - 1)
        elif len(words) == 2 and words[0] == "g" and words[1].isdecimal() and int(words[1]) <= len(self.answers):
            self.show(int(words[1]))
        else:
            self.screen.print("replay-keys", count=len(self.answers))
        return True

    def show(self, number: int) -> None:
        """The table after so many answers, with what the last of them was and did."""
        screen = self.screen
        self.go(max(0, number - 1))
        seen = screen.table.told if number else 0
        told = self.told(number - 1) if number else ""
        self.go(number)
        screen.clear()
        screen.board(self.seat)
        screen.print("replay-at", style="bold", number=number, count=len(self.answers))
        if told:
            screen.console.print(Text(told, style="bold cyan"))
        screen.log(screen.table.events(self.seat, seen))
        if screen.table.over:
            screen.console.print()
            screen.scores()
        screen.print("replay-keys", style="dim", count=len(self.answers))

    def told(self, index: int) -> str:
        """Who gives which answer to the open question."""
        seat, option = self.answers[index]
        table, screen = self.screen.table, self.screen
        label = table.label(option, screen.language)
        return screen.say("replay-answer", who=screen.name(seat), label=label, text=table.text(option))
