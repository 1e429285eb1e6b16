"""What somebody sees of a table: all that its page is drawn from."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from burgrave.draw.guide import Guide, Progress
from burgrave.draw.page import TURN, Mark
from burgrave.server.messages import Advice, Seen
from burgrave.server.rows import OVER, PLAYING, Message, Seat, TableRow
from burgrave.server.telling import Line


class Past(msgspec.Struct, frozen=True):
    """A look back: how many moves had been made, and through whose eyes."""

    at: int
    seat: int | None


class Guided(msgspec.Struct, frozen=True):
    """A guided first game: how far they have come, which step is shown, and the answer that it suggests."""

    guide: Guide
    progress: Progress
    step: int | None
    do: str | None


class Room(msgspec.Struct, frozen=True):
    """What somebody sees of a table."""

    row: TableRow
    seats: list[Seat]
    mine: list[int]  # the seats where they sit
    seat: int | None  # from which they look; None: as a spectator
    cover: int | None  # the seat to which the device goes now
    host: bool
    welcome: bool  # may sit down without an invitation
    seen: Seen | None
    log: list[Line]
    since: int  # the move after which everything is new to them
    talk: list[Message]
    votes: dict[int, set[str]]
    person: str
    absent: bool  # nobody has moved for long
    site: str  # the address of the site, for invitations
    replay: str = ""  # a link that lets anybody look at the finished game
    standings: list[tuple[int, int]] = []  # where a round has ended since: points before it and now, seat by seat
    past: Past | None = None
    advice: Advice | None = None
    trace: Sequence[Sequence[int]] = ()  # after the end: everybody's points after each move
    told: Sequence[Line] = ()  # after the end: all that happened
    guided: Guided | None = None

    @property
    def asked(self) -> bool:
        """Whether it is their move."""
        return self.past is None and (
            self.cover is not None or (self.seen is not None and self.seen.question is not None)
        )

    @property
    def ended(self) -> bool:
        """Whether the end is shown, not a moment before it."""
        return self.past is None and self.row.status == OVER and self.row.result is not None

    @property
    def begun(self) -> bool:
        """Whether there is a board to look at; until then, the page is that of a room where people wait."""
        return self.row.status in (PLAYING, OVER)

    def new(self, line: Line) -> bool:
        """Whether a line tells what others did since their last move; alone at a table, what a solo opponent did."""
        if line.at == self.since and len(self.seats) == 1 and self.past is None:
            return line.args.get("who") not in self.mine  # its turn belongs to the move that it follows
        return line.at > self.since

    def happened(self, marked: Callable[[Line], Mark]) -> list[Line]:
        """What happened to them in others' moves.

        Where the game does not tell what befalls somebody: what they do once their own turn has begun does not.
        """
        found: list[Line] = []
        cause: Line | None = None  # what befalls everybody, and then them
        own = False  # their turn has begun
        for line in self.log:
            if not self.new(line):
                continue
            mark = marked(line)
            befalls, does = mark.befalls, line.args.get("who") in self.mine
            if mark.opens >= TURN:
                own = does
            if befalls is False or (does and not befalls and (own or mark.opens >= TURN)):
                continue
            if any(line.args.get(name) in self.mine for name in ("who", "whom")):
                found += [*([cause] if cause is not None else []), line]
                cause = None
            elif befalls and "who" in line.args:  # told of somebody else, and yet of them
                found.append(line)
            elif befalls:
                cause = line
        return found

    @property
    def address(self) -> str:
        """Where the table is."""
        return f"/t/{self.row.id}"
