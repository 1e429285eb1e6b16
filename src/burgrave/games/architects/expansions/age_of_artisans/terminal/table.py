"""What Age of Artisans lays on the table, as text."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.text import words
from burgrave.games.architects.expansions.age_of_artisans.view.records import ArtisansView
from burgrave.games.architects.terminal.players import MORE, Players
from burgrave.games.architects.terminal.table import ADDED, Pen
from burgrave.games.architects.view.records import PlayerView
from burgrave.parts.lines import labelled


def draw(pen: Pen, view: ArtisansView) -> RenderableType:
    """The crafts that lie open, both halves of each, and how many are left."""
    grid = labelled()
    rows = [both(pen, g.CRAFT_IDS.index(craft)) for craft in view.row if craft is not None]
    grid.add_row(pen.say("crafts", count=view.crafts_left), Group(*rows) if rows else pen.none())
    return grid


def both(pen: Players, craft: int) -> Text:
    """A craft: the adornment with its points, and the tool."""
    half = adornment(pen, craft).append(f" – {pen.called(words.adorning(craft))} / ", style="not bold")
    return half.append(tool(pen, craft))


def adornment(pen: Players, craft: int) -> Text:
    """An adornment with its points."""
    text = Text(f"{pen.called(words.adornment(craft))} ", style="bold")
    return text.append(pen.say("vp", points=g.ADORNMENT_VP[craft]), style="bold cyan")


def tool(pen: Players, craft: int) -> Text:
    """A tool with what it does."""
    text = Text(pen.called(words.tool(craft)), style="bold")
    return text.append(f" – {pen.called(words.working(craft))}", style="not bold")


def before(pen: Players, view: ArtisansView, player: PlayerView) -> Iterator[tuple[str, RenderableType]]:
    """Tools under apprentices, adornments under buildings, where the artisan is, and workers on top of others."""
    made = view.makers[player.seat]
    tools = [_under(pen, f"apprentice-{_name(one)}", tool(pen, _craft(craft))) for one, craft in made.tools.items()]
    adorned = [_under(pen, f"building-{one}", adornment(pen, _craft(name))) for one, name in made.adornments.items()]
    adorned += [adornment(pen, _craft(craft)) for craft in made.beside]
    if tools:
        yield pen.say("tools"), Group(*tools)
    if adorned:
        yield pen.say("adornments"), Group(*adorned)
    if made.artisan is not None:
        yield pen.say("artisan"), pen.line(_standing(pen, made.artisan, made.on_top))


def _craft(name: str) -> int:
    return g.CRAFT_IDS.index(name)


def _name(apprentice: str) -> str:
    return t.APPRENTICES[t.APPRENTICE_IDS.index(apprentice)].name


def _under(pen: Players, above: str, card: Text) -> Text:
    """A card, and what lies above it."""
    return Text(f"{pen.called(above)}: ").append(card)


def _standing(pen: Players, where: str, on_top: int) -> Iterator[str]:
    """Where the artisan is, and workers on top of others."""
    if where.startswith("board "):
        yield pen.say("at-board", who=pen.who(int(where.removeprefix("board "))))
    else:
        yield pen.say("in-supply") if where == "supply" else pen.called(f"place-{where}")
    if on_top:
        yield pen.say("on-top", count=on_top)


ADDED[ArtisansView] = draw
MORE[ArtisansView] = before
