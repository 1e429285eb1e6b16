"""The points of a game that was played with the printed box: asked for in the terminal, and counted."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from burgrave.cli.words import own
from burgrave.kernel.begin import prepare
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.game import AnyGame, games
from burgrave.kernel.game import game as find
from burgrave.kernel.score_sheet import TABLE, Answer, Counted, Entry, Key, ScoreSheet, read


def score(name: str, players: int | None, language: str) -> None:
    """Ask for what counts, and count it."""
    game = find(name)
    sheet = game.printed.enter().score_sheet
    if sheet is None:
        able = ", ".join(one.name for one in games().values() if one.printed.enter().score_sheet)
        raise BadSetup(own(language, "error-score", game=name, able=able))
    console = Console(highlight=False)
    if players is None:
        console.print(own(language, "score-players", low=game.players.start, high=game.players.stop - 1))
        given = _line(language)
        players = int(given) if given.isascii() and given.isdigit() else 0
    prepare(game, players, 0, {})  # refuses numbers of players that the game is not for
    told = _ask_all(console, game, sheet, players, language)
    counted = sheet.count(players, told)
    console.print(_grid(game, counted, players, language))
    who = ", ".join(player_name(game, side, players, language, "opponent.within") for side in counted.winners)
    console.print(own(language, "winners", count=len(counted.winners), who=who), style="bold green")


def _ask_all(console: Console, game: AnyGame, sheet: ScoreSheet, players: int, language: str) -> dict[Key, Answer]:
    """Ask whatever must be known, one thing after the other."""
    questions = Questions(console, sheet.card, language)
    told: dict[Key, Answer] = {}
    before = TABLE
    while wanted := [entry for entry in sheet.entries(players, told) if entry.key not in told]:
        entry = wanted[0]
        if entry.player not in (before, TABLE):
            console.print(Text(player_name(game, entry.player, players, language), "bold"))
            before = entry.player
        told[entry.key] = questions.one(entry, game.texts.say(language, f"sheet-{entry.name}"))
    return told


class Questions:
    """Asks about a printed game in the terminal."""

    def __init__(self, console: Console, card: Callable[[str, str], str], language: str) -> None:
        self.console = console
        self.card = card
        self.language = language

    def one(self, entry: Entry, question: str) -> Answer:
        """One thing, asked until the answer can be."""
        asked = self._sentence(entry, question)
        self.console.print(asked)
        while (answer := read(entry, _line(self.language))) is None:
            self.console.print(own(self.language, "score-again"), style="yellow")
            self.console.print(asked)
        return answer

    def _sentence(self, entry: Entry, question: str) -> Text:
        if not entry.cards:
            return Text(f"{question} ({entry.low}–{entry.high})")
        lines = [f"{number:>3}  {self.card(card, self.language)}" for number, card in enumerate(entry.cards, 1)]
        hint = own(self.language, "score-card" if entry.low == entry.high == 1 else "score-cards")
        return Text("\n".join([question, *lines, hint]))


def player_name(game: AnyGame, player: int, players: int, language: str, opponent: str = "opponent") -> str:
    """What a player is called; beyond the seats there is a solo opponent."""
    return game.texts.say(language, opponent) if player >= players else own(language, "score-player", number=player + 1)


def _line(language: str) -> str:
    try:
        return input("> ").strip()
    except EOFError:
        raise BadSetup(own(language, "score-eof")) from None


def _grid(game: AnyGame, counted: Counted, players: int, language: str) -> Grid:
    """The points by category, a column for each player."""
    grid = Grid(title=own(language, "scores"), title_style="bold", header_style="bold")
    grid.add_column("")
    for side in range(len(counted.scores)):
        name = player_name(game, side, players, language)
        grid.add_column(f"★ {name}" if side in counted.winners else name, justify="right")
    for part in counted.scores[0].parts:
        points = [str(score.parts[part]) for score in counted.scores]
        grid.add_row(game.texts.say(language, f"score-{part}"), *points)
    grid.add_section()
    grid.add_row(own(language, "total"), *[str(score.total) for score in counted.scores], style="bold")
    return grid
