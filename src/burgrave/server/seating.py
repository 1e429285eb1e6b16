"""Seating: tables are set up, joined, filled with bots, left, and played again."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from burgrave.bots.registry import LEVELS
from burgrave.kernel.errors import UnknownGame
from burgrave.kernel.game import game as find_game
from burgrave.kernel.setup import NAMES
from burgrave.server import messages as m
from burgrave.server import store
from burgrave.server.database import Conflict
from burgrave.server.people import clean_name, different, unlike
from burgrave.server.permissions import must_host, must_sit
from burgrave.server.problem import Problem
from burgrave.server.rows import CLOSED, OPEN, OVER, PLAYING, Person, Seat, TableRow
from burgrave.server.tables import STAND_IN, TRIES, Tables, asked, expect, notice

HOSTED: Final = 20  # tables that one person may have set up and not finished
ALONE: Final = 3  # of them, where only bots play
SEED_BITS: Final = 128
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of ids: none that are mistaken for each other
LENGTH: Final = 10  # of ids
TOO_LATE: Final = {PLAYING: "begun", OVER: "over", CLOSED: "closed"}  # why nobody can sit down any more


class SeatWish(msgspec.Struct, frozen=True):
    """Who shall sit in a seat: the host (``me``), a bot of some level, or whoever comes (``open``)."""

    kind: str
    bot: str | None = None
    name: str | None = None  # of the host's further seats, on the same device
    colour: int | None = None


class Wish(msgspec.Struct, frozen=True):
    """A table as somebody would like it."""

    game: str
    seats: list[SeatWish]
    options: dict[str, object] = {}
    public: bool = False
    chat: bool = True
    guests: bool = False  # may invite others
    seed: int | None = None  # of a prepared table; else nobody can guess it


class Seating:
    """Who sits where, until the game begins and after it has ended."""

    def __init__(self, tables: Tables, secret: str, hosted: int = HOSTED) -> None:
        self._tables: Final = tables
        self._secret: Final = secret.encode()
        self._hosted: Final = hosted
        self._alone: Final = max(1, hosted * ALONE // HOSTED)

    async def invited(self, invitation: str) -> tuple[TableRow, list[Seat], int | None]:
        """The table of an invitation, and the seat if it is for one; also where that seat is taken, or all is over."""
        async with self._tables.database.read() as db:
            found = await store.table_by_invitation(db, invitation)
        if found is None:
            raise Problem(404, "invitation")
        return *await self._tables.table(found[0]), found[1]

    async def create(self, host: Person, wish: Wish, once: str | None = None) -> str:
        """Set up a table; it begins at once when nobody is missing. The same text ``once`` sets up no second one."""
        id_ = self._id(once if once is not None else secrets.token_hex())
        if once is None or not await self._exists(id_):
            row, seats = await self._prepare(id_, host, wish)
            people = any(seat.bot is None for seat in seats)
            try:
                async with self._tables.database.write() as db:
                    if await store.hosted(db, host.id) >= self._hosted:
                        raise Problem(429, "too-many-tables", most=self._hosted)
                    if not people and await store.unattended(db, host.id) >= self._alone:
                        raise Problem(429, "too-many-alone", most=self._alone)
                    await store.put_person(db, host)
                    await store.add_table(db, row, seats)
            except Conflict:
                if not await self._exists(id_):  # else the other click was faster
                    raise
        await self.begin_if_full(id_)
        return id_

    def _id(self, text: str) -> str:
        """An id that nobody else can work out, short enough to be read out."""
        number = int.from_bytes(hmac.digest(self._secret, f"table {text}".encode(), "sha256"))
        letters = []
        for _ in range(LENGTH):
            number, letter = divmod(number, len(LETTERS))
            letters.append(LETTERS[letter])
        return "".join(letters)

    async def _exists(self, id_: str) -> bool:
        async with self._tables.database.read() as db:
            return await store.table(db, id_) is not None

    async def _prepare(self, id_: str, host: Person, wish: Wish) -> tuple[TableRow, list[Seat]]:
        """A new table, if such a game can be set up."""
        try:
            game = find_game(wish.game)
        except UnknownGame as error:
            raise Problem(422, "setup", why=str(error)) from error
        for seat in wish.seats:
            if seat.kind not in ("me", "bot", "open") or (seat.kind == "bot" and seat.bot not in LEVELS):
                raise Problem(422, "seat-kind", levels=", ".join(LEVELS))
        try:
            msgspec.msgpack.encode(wish.options)
        except (OverflowError, ValueError, RecursionError) as error:  # what no game could mean, or half a letter
            raise Problem(422, "setup", why=str(error)) from error
        names = _names(host, wish.seats)
        await self._try_out(id_, m.Making(game.name, len(wish.seats), "0", dict(wish.options), names))
        now = time.time()
        row = TableRow(
            id=id_,
            game=game.name,
            players=len(wish.seats),
            options=dict(wish.options),
            seed=str(secrets.randbits(SEED_BITS) if wish.seed is None else wish.seed),  # of the operating system
            rules_version=game.rules_version,
            host=host.id,
            public=wish.public,
            chat=wish.chat,
            guests=wish.guests,
            invitation=secrets.token_urlsafe(12),
            status=OPEN,
            created=now,
            changed=now,
            moved=now,
            version=1,
            at=0,
            number=0,
            asked=[],
            events=0,
            result=None,
            rematch=None,
        )
        seats = [
            Seat(
                seat=index,
                person=host.id if seat.kind == "me" else None,
                bot=seat.bot if seat.kind == "bot" else None,
                name=name,
                colour=colour,
                invitation=secrets.token_urlsafe(12) if seat.kind == "open" else None,
            )
            for index, (seat, name, colour) in enumerate(zip(wish.seats, names, _colours(wish.seats), strict=True))
        ]
        return row, seats

    async def _try_out(self, id_: str, making: m.Making) -> None:
        """Whether such a game can be set up at all."""
        trial = f"{id_}?"
        process = self._tables.engines.of(trial)
        reply = await asked(process, m.Begin(trial, making))
        if isinstance(reply, m.Refused):
            raise Problem(422, "setup", why=reply.why)
        await asked(process, m.Forget(trial))

    async def begin_if_full(self, id_: str) -> None:
        """Begin the game when everybody sits."""
        for _ in range(TRIES):
            with suppress(Conflict):  # another worker has begun it, or somebody has another name now: look again
                async with self._tables.lock(id_):
                    await self._begin_if_full(id_)
                return

    async def _begin_if_full(self, id_: str) -> None:
        row, seats = await self._tables.table(id_)
        if row.status != OPEN or any(seat.open for seat in seats):
            return
        names = different([seat.name for seat in seats])
        making = m.Making(row.game, row.players, row.seed, row.options, names)
        reply = expect(await asked(self._tables.engines.of(id_), m.Begin(id_, making)), m.Moved)
        assert reply.kept is not None, "a table keeps how it began"
        async with self._tables.changing(row, reply.events, then=(seats, reply.standing), status=PLAYING) as db:
            for seat, name in zip(seats, names, strict=True):
                await store.set_seat(db, id_, seat.seat, name=name)
            await store.add_kept(db, id_, reply.kept)

    async def join(
        self, who: Person, id_: str, seat: int | None, invitation: str | None, name: str | None = None
    ) -> int:
        """Sit down where the invitation says, in a given seat, or in any that is free; by nickname or another name."""
        wanted = who.nickname if name is None else clean_name(name)

        async def act(row: TableRow, seats: list[Seat]) -> int:
            mine = [one.seat for one in seats if one.person == who.id]
            if mine and (seat is None or seat in mine):
                return mine[0] if seat is None else seat  # they sit there already: a double click
            if row.status != OPEN:
                raise Problem(409, TOO_LATE[row.status])
            place = await self._place(who, row, seats, seat, invitation)
            called = unlike(wanted, seats, place.seat)
            async with self._tables.changing(row) as db:
                await store.put_person(db, who)
                await store.set_seat(db, id_, place.seat, person=who.id, name=called)
            return place.seat

        found = await self._tables.insist(id_, act)
        await self.begin_if_full(id_)
        return found

    async def _place(
        self, who: Person, row: TableRow, seats: Sequence[Seat], seat: int | None, invitation: str | None
    ) -> Seat:
        """The seat that somebody may have; a Problem where there is none."""
        sits = any(one.person == who.id for one in seats)
        free = [one for one in seats if one.open and (seat is None or one.seat == seat)]
        if not free:
            raise Problem(409, "taken")
        if sits and row.host != who.id and (row.public or not row.guests):
            raise Problem(403, "one-seat")  # else one stranger, or one seat's invitation, could take them all
        allowed = (
            (sits and row.guests)  # somebody beside them, on the same device
            or row.public
            or row.host == who.id
            or invitation == row.invitation
            or await self.was_there(who, row)
        )
        place = next((one for one in free if allowed or (invitation and one.invitation == invitation)), None)
        if place is None:
            used = invitation is not None and any(one.invitation == invitation and not one.open for one in seats)
            raise Problem(409, "taken") if used else Problem(403, "not-invited")
        return place

    async def was_there(self, who: Person, row: TableRow) -> bool:
        """Whether this is a rematch of a table where somebody sat."""
        async with self._tables.database.read() as db:
            return await store.sat_before(db, row.id, who.id)

    async def fill(self, who: Person, id_: str, level: str) -> None:
        """The host lets bots take the seats that are still free."""
        if level not in LEVELS:
            raise Problem(422, "seat-kind", levels=", ".join(LEVELS))

        async def act(row: TableRow, seats: list[Seat]) -> None:
            must_host(row, who)
            if row.status != OPEN:
                raise Problem(409, TOO_LATE[row.status])
            async with self._tables.changing(row) as db:
                for seat in seats:
                    if seat.open:
                        name = unlike(NAMES[seat.seat], seats, seat.seat)
                        await store.set_seat(db, id_, seat.seat, bot=level, name=name)

        await self._tables.insist(id_, act)
        await self.begin_if_full(id_)

    async def leave(self, who: Person, id_: str) -> None:
        """Get up: an open table keeps the seat free, at a running one a bot stands in."""

        async def act(row: TableRow, seats: list[Seat]) -> None:
            mine = [seat for seat in seats if seat.person == who.id]
            if not mine and (row.host != who.id or row.status != OPEN):
                raise Problem(403, "not-seated")
            if row.status == OPEN:
                await self._leave_open(row, who, mine, [seat for seat in seats if seat.person not in (None, who.id)])
            elif row.status == PLAYING:
                left = [notice("left", seat.seat) for seat in mine if seat.bot is None]
                last = all(seat.bot is not None or seat.person == who.id for seat in seats)
                async with self._tables.changing(row, left) as db:
                    if left and last and await store.unattended(db, row.host) >= self._alone:
                        raise Problem(429, "too-many-alone", most=self._alone)
                    for seat in mine:
                        await store.set_seat(db, id_, seat.seat, bot=STAND_IN)
            else:
                raise Problem(409, "over")

        await self._tables.insist(id_, act)

    async def _leave_open(self, row: TableRow, who: Person, mine: Sequence[Seat], others: Sequence[Seat]) -> None:
        """Leave seats free; the next in line hosts what the host has left, and an empty table is closed."""
        host, told = row.host, []
        if others and host == who.id:
            assert others[0].person is not None, "others are people"
            host = others[0].person
            before = mine[0].name if mine else who.nickname
            told = [notice("host", None, before=before, now=others[0].name)]  # seats may change hands
        async with self._tables.changing(row, told, host=host, status=OPEN if others else CLOSED) as db:
            for seat in mine:
                token = seat.invitation or secrets.token_urlsafe(12)
                await store.set_seat(db, row.id, seat.seat, person=None, name="", invitation=token)

    async def rematch(self, who: Person, id_: str) -> str:
        """Another game with the same people: they are let in without an invitation."""
        row, seats = await self._tables.table(id_)
        if row.status != OVER:
            raise Problem(409, "not-over")
        must_sit(seats, who)
        last = id_
        if row.rematch is not None:
            following, _ = await self._tables.table(row.rematch)
            if following.status != CLOSED:
                return following.id
            last = following.id  # nobody came: once more
        new = await self.create(who, _same_again(who, row, seats), once=f"rematch {last}")
        for _ in range(TRIES):
            async with self._tables.lock(id_):
                row, _ = await self._tables.table(id_)
                with suppress(Conflict):
                    async with self._tables.changing(row, rematch=new):
                        return new
        raise Problem(409, "stale")


def _same_again(who: Person, row: TableRow, seats: Sequence[Seat]) -> Wish:
    """The same table, as somebody who sat there sets it up: the others have to come."""
    wishes = [
        SeatWish("me", colour=seat.colour, name=seat.name)
        if seat.person == who.id
        else SeatWish("bot", seat.bot, colour=seat.colour)
        if seat.person is None
        else SeatWish("open", colour=seat.colour)
        for seat in seats
    ]
    return Wish(row.game, wishes, row.options, row.public, row.chat, row.guests)


def _names(host: Person, seats: Sequence[SeatWish]) -> list[str]:
    """What the seats are called at first: the host by nickname, the others by names of old, which give way."""
    order = sorted(range(len(seats)), key=lambda index: seats[index].kind != "me")
    names = [
        (seats[index].name or host.nickname) if seats[index].kind == "me" else NAMES[index % len(NAMES)]
        for index in order
    ]
    given = dict(zip(order, different(names), strict=True))
    return [given[index] for index in range(len(seats))]


def _colours(seats: Sequence[SeatWish]) -> list[int]:
    """As wished where possible, and all different."""
    colours: list[int] = []
    free = list(range(len(seats) + 8))
    for seat in seats:
        colour = seat.colour if seat.colour is not None and seat.colour in free else free[0]
        free.remove(colour)
        colours.append(colour)
    return colours
