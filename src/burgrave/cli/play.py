"""A game in the terminal: people at one keyboard, bots in the other seats, saved after every answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.text import Text

import burgrave
from burgrave.bots import Budget
from burgrave.bots.guard import Guard, close_all
from burgrave.bots.seeds import derived
from burgrave.cli.options import convert, flag
from burgrave.cli.screen import SHOWN, Screen, plain
from burgrave.cli.wish import go_on_with, named, seeded
from burgrave.cli.words import own, usual_language
from burgrave.files import write_whole
from burgrave.kernel.action import Ask
from burgrave.kernel.errors import BadSetup, CannotUndo
from burgrave.kernel.events import Told
from burgrave.kernel.perspective import Perspective
from burgrave.kernel.table import Table

PLAYERS: Final = 4
USUAL_BOT: Final = "medium"
BRACKETS: Final = re.compile(r" \([^()]*\)$")  # what a label tells beside what is done
PATIENCE: Final = Budget(seconds=60)  # nobody waits longer for a bot


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line; None: not said."""

    game: str | None
    options: dict[str, str]
    players: int | None
    bots: int | None
    bot: str
    lang: str | None
    seed: int | None
    save: Path | None
    resume: Path | None

    @property
    def language(self) -> str:
        """The language that was said, or the usual one."""
        return self.lang or usual_language()


class Leave(Exception):
    """A player wants to stop here."""


def play(wish: Wish) -> None:
    """Play a new game or go on with a saved one."""
    if wish.resume is None:
        table = started(wish)
        path = _new_path(wish, table)
    else:
        table = resumed(wish, wish.resume)
        path = wish.save or wish.resume
    players = table.setup.players
    bots = players - 1 if wish.bots is None else wish.bots
    if not 0 <= bots <= players:
        raise BadSetup(own(wish.language, "error-bots", players=players, bots=bots))
    Sitting(table, wish, players - bots, path).run()


def started(wish: Wish) -> Table:
    """A new game."""
    game = named(wish.game, wish.language)
    players = PLAYERS if wish.players is None else wish.players
    return burgrave.new(game, players, seeded(wish.seed), convert(game, wish.options))


def resumed(wish: Wish, path: Path) -> Table:
    """The saved game, which decides about everything but the bots."""
    table = burgrave.load(path.read_bytes())
    setup = table.setup
    if wish.game not in (None, setup.game.name):
        raise BadSetup(own(wish.language, "error-other-game", file=str(path), game=setup.game.name))
    if wish.players not in (None, setup.players):
        raise BadSetup(own(wish.language, "error-other-players", file=str(path), players=setup.players))
    if wish.seed is not None or wish.options:
        given = "seed" if wish.seed is not None else next(iter(wish.options))
        raise BadSetup(own(wish.language, "error-resume-option", option=flag(given)))
    return table


def _new_path(wish: Wish, table: Table) -> Path:
    """Where a new game is saved: never over another one."""
    if wish.save is not None:
        if wish.save.exists():
            raise BadSetup(own(wish.language, "error-exists", file=str(wish.save)))
        return wish.save
    stem = f"{table.setup.game.name}-{table.setup.seed}"
    path = Path(f"{stem}.burgrave.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.burgrave.json")
        number += 1
    return path


class Sitting:
    """One run of a game at one keyboard."""

    def __init__(self, table: Table, wish: Wish, humans: int, path: Path) -> None:
        self.table = table
        self.wish = wish
        self.humans = range(humans)
        self.path = path
        self.screen = Screen(table, wish.language)
        self.told = table.told - SHOWN if table.answers else 0  # a resumed game begins with its last lines
        self.marks: dict[int | None, int] = {}  # how much of the log each person had read at the last answer
        self.keyboard: int | None = None  # who sits there
        self.guards = [Guard(wish.bot, self.seed(seat), PATIENCE) for seat in range(humans, table.setup.players)]
        self.notes: dict[str, str] = {}  # what is to be said of the bots, and in what style
        self.read: set[str] = set()  # what of it a person has read
        if self.guards:
            self.notes[self.screen.say("bots", bot=wish.bot)] = "dim"

    def run(self) -> None:
        """Play to the end or until somebody leaves."""
        self.save()
        try:
            while self.table.ask is not None:
                if self.table.ask.player in self.humans:
                    self.person(self.table.ask)
                else:
                    self.bots()
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave()
        else:
            self.finish()
        finally:
            close_all(self.guards)

    def save(self) -> None:
        """Write the game to its file."""
        write_whole(self.path, self.table.save())

    def leave(self) -> None:
        """Say where the game is and how to go on; it was saved after its last answer."""
        options = {
            "--bots": len(self.guards) if len(self.humans) != 1 else None,
            "--bot": self.wish.bot if self.wish.bot != USUAL_BOT else None,
            "--lang": self.wish.lang,
        }
        self.screen.console.print()
        self.screen.print("saved", unbroken=True, file=str(self.path))
        self.screen.print("resume", unbroken=True, command=go_on_with("play", self.path, options))

    def finish(self) -> None:
        """Show the end of the game."""
        seat = 0 if len(self.humans) == 1 else None
        if self.humans:
            self.screen.clear()
            self.screen.board(seat)
            self.screen.log(self.news(seat), SHOWN)
            self.tell_notes()
            self.screen.console.print()
        self.screen.scores()
        self.screen.print("saved", unbroken=True, file=str(self.path))

    # ---------------------------------------------------------------- answers

    def answer(self, option: int, seat: int) -> None:
        """Give an answer and save the game."""
        self.table.answer(option, seat)
        self.save()

    def bots(self) -> None:
        """Let the bots answer until a person is asked or the game is over."""
        with self.screen.console.status("") as status:
            while (ask := self.table.ask) is not None and ask.player not in self.humans:
                status.update(Text(self.screen.say("thinking", who=self.screen.name(ask.player))))
                guard = self.guards[ask.player - len(self.humans)]
                # A bot of its own for each answer: whoever resumes the game meets the same bots.
                guard.renew(self.seed(ask.player))
                choice = guard.choose(Perspective(self.table, ask.player))
                if guard.mishap is not None:
                    message = "mishap-for-good" if guard.given_up else "mishap"
                    told = self.screen.say(message, who=self.screen.name(ask.player), what=guard.mishap)
                    self.notes[told] = "yellow"
                self.answer(choice, ask.player)
                if not self.humans:
                    self.screen.log(self.news(None))
                    self.tell_notes()
                    self.mark_read(None)

    def seed(self, seat: int) -> int:
        """The seed of a bot at this point of the game, from which it can't work out the game's own."""
        return derived("bot", self.table.setup.seed, len(self.table.answers), seat)

    def tell_notes(self) -> None:
        """Say, once, how well the bots play, and where a substitute had to answer for one."""
        for told, style in self.notes.items():
            if told not in self.read:
                self.screen.console.print(Text(told, style=style))

    def mark_read(self, seat: int | None) -> None:
        """What was on the screen need not be shown again."""
        self.marks[seat] = self.table.told
        self.read.update(self.notes)

    def news(self, seat: int | None) -> list[Told]:
        """What has happened since the seat's last answer."""
        return self.table.events(seat, max(0, self.marks.get(seat, self.told)))

    # ---------------------------------------------------------------- people

    def person(self, ask: Ask) -> None:
        """Show a person the table and the question, and do what they say until it is answered."""
        seat = ask.player
        if len(self.humans) > 1 and seat != self.keyboard:
            self.pass_keyboard(seat)
        self.show(ask)
        while not self.obey(input("> ").strip(), ask):
            pass

    def pass_keyboard(self, seat: int) -> None:
        """Hide one hand before another is shown."""
        self.screen.clear(scrollback=True)
        self.screen.print("pass-keyboard", style="bold", who=self.screen.name(seat))
        input()
        self.keyboard = seat

    def show(self, ask: Ask) -> None:
        """The table, the news, the question and its answers."""
        screen = self.screen
        screen.clear()
        screen.board(ask.player)
        screen.log(self.news(ask.player), SHOWN)
        self.tell_notes()
        screen.console.print()
        if len(self.humans) > 1:
            screen.console.print(screen.name(ask.player), style="bold cyan", end=": ")
        screen.console.print(self.table.sentence(screen.language, ask.player), style="bold", markup=False)
        screen.options(ask.options)
        screen.print("keys-short", style="dim")

    def obey(self, line: str, ask: Ask) -> bool:
        """Do what a line says; True when the question is no longer open."""
        seat = ask.player
        if line == "q":
            raise Leave
        elif line == "u":
            return self.undo(seat)
        elif line == "l":
            self.screen.log(self.table.events(seat))
        elif line == "?":
            self.screen.help(seat)
        elif line.startswith("?"):
            self.screen.explain(line.removeprefix("?").strip())
        elif line == "":
            self.show(ask)
        else:
            return self.choose(line, ask)
        return False

    def choose(self, line: str, ask: Ask) -> bool:
        """Give the answer that a line means, or say that there is none."""
        option = self.meant(line, ask)
        if option is None:
            self.screen.print("error-answer", style="red", given=line, count=len(ask.options))
            return False
        self.mark_read(ask.player)
        self.answer(option, ask.player)
        return True

    def meant(self, line: str, ask: Ask) -> int | None:
        """The option of that number, of that text, or of that label, with or without what is in brackets there."""
        if line.isascii() and line.isdigit():
            number = int(line) - 1
            return ask.options[number] if 0 <= number < len(ask.options) else None
        option = self.table.setup.game.vocabulary.option(" ".join(line.lower().split()))
        if option in ask.options:
            return option
        labels = [self.table.label(option, self.screen.language) for option in ask.options]
        for shown in ([plain(label) for label in labels], [plain(BRACKETS.sub("", label)) for label in labels]):
            if shown.count(plain(line)) == 1:
                return ask.options[shown.index(plain(line))]
        return None

    def undo(self, seat: int) -> bool:
        """Take back the person's last answer, or say why not."""
        answers = self.table.answers
        try:
            self.table.undo(seat)
        except CannotUndo:
            if not answers:
                self.screen.print("undo-nothing", style="red")
            elif answers[-1][0] != seat:
                self.screen.print("undo-other", style="red", who=self.screen.name(answers[-1][0]))
            else:
                self.screen.print("undo-revealed", style="red")
            return False
        self.marks[seat] = min(self.marks.get(seat, self.told), self.table.told)
        self.save()
        return True
