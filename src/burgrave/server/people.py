"""People: known by a signed cookie, programs by a token; nobody needs an account."""

from __future__ import annotations

import hmac
import re
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Final

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.requests import HTTPConnection

from burgrave.kernel.text import LANGUAGES
from burgrave.server import store
from burgrave.server.database import Conflict, Database
from burgrave.server.news import PERSON, spread
from burgrave.server.problem import TEXTS, Problem
from burgrave.server.rows import OPEN, Person, Seat
from burgrave.server.tables import TRIES

COOKIE: Final = "burgrave"
YEARS: Final = 5 * 365 * 24 * 3600
LONGEST: Final = 24  # letters of a nickname
LINK: Final = 24 * 3600.0  # seconds that a link to another device works
PROGRAMS: Final = 20  # tokens of one person
BLANK: Final = re.compile(  # letters and marks of Unicode that show nothing: fillers, joiners, an empty braille cell
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
KNOWN: Final = 20_000  # people that are remembered between two requests


class Visitor:
    """Whoever sends a request; written down only when they do something."""

    def __init__(self, person: Person, known: bool, fresh: bool, program: bool = False) -> None:
        self.person: Final = person
        self.known: Final = known  # the database knows them
        self.fresh: Final = fresh  # the browser has no cookie yet
        self.program: Final = program  # came with a token: no cookie, so no form of another site can act for it


class People:
    """Who is who."""

    def __init__(self, database: Database, secret: str) -> None:
        self._database: Final = database
        self._secret: Final = secret
        self._cookies: Final = URLSafeSerializer(secret, salt="person")
        self._notes: Final = URLSafeSerializer(secret, salt="note")
        self._known: Final[dict[str, Person]] = {}  # by id, and by the hash of a token

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who sends this request."""
        header = connection.headers.get("authorization")
        if header is not None and _is_token(connection.url.path, header):
            return await self._program(header)
        id_, epoch = self.signed(connection)
        if id_ is not None:
            found = await self._found(id_, store.person)
            if found is not None and found.epoch == epoch:
                return Visitor(found, known=True, fresh=False)
            if found is not None or epoch > 0:
                id_ = None  # signed out, or deleted since
        language = preferred(connection.headers.get("accept-language", ""))
        fresh = id_ is None
        id_ = id_ or secrets.token_urlsafe(16)
        return Visitor(Person(id_, guest(id_, language), language), known=False, fresh=fresh)

    def sender(self, connection: HTTPConnection) -> str | None:
        """Who sends a request, as far as can be told without looking them up; None for strangers."""
        header = connection.headers.get("authorization")
        if header is not None and _is_token(connection.url.path, header):
            return _hash(header.partition(" ")[2])
        return self.signed(connection)[0]

    async def _program(self, header: str) -> Visitor:
        kind, _, token = header.partition(" ")
        if kind.lower() != "bearer" or not token:
            raise Problem(401, "token")
        found = await self._found(_hash(token), store.person_by_token)
        if found is None:
            raise Problem(401, "token")
        return Visitor(found, known=True, fresh=False, program=True)

    async def _found(self, key: str, find: Callable[[AsyncConnection, str], Awaitable[Person | None]]) -> Person | None:
        """Who that is: remembered where no other worker can have changed it, which is on SQLite."""
        found = self._known.get(key)
        if found is None:
            async with self._database.glance() as db:
                found = await find(db, key)
            if found is not None and self._database.is_sqlite:
                if len(self._known) >= KNOWN:
                    self._known.clear()
                self._known[key] = found
        return found

    def forget(self) -> None:
        """Look again who is who: something was changed behind our back."""
        self._known.clear()

    def cookie(self, person: Person) -> str:
        """What the browser keeps."""
        return str(self._cookies.dumps([person.id, person.epoch] if person.epoch else person.id))

    def signed(self, connection: HTTPConnection) -> tuple[str | None, int]:
        """Who the browser says it is, and since which epoch; it may have been signed out."""
        cookie = connection.cookies.get(COOKIE)
        try:
            match self._cookies.loads(cookie) if cookie is not None else None:
                case str() as id_:
                    return id_, 0
                case [str() as id_, int() as epoch]:
                    return id_, epoch
        except BadSignature:
            pass
        return None, 0

    # ---------------------------------------------------------------- forms

    def form_token(self, person: Person) -> str:
        """What every form of ours carries, and no other site can know."""
        return hmac.new(self._secret.encode(), f"form {person.id}".encode(), sha256).hexdigest()

    def check_form(self, person: Person, token: str) -> None:
        """Refuse forms that are not ours."""
        if not hmac.compare_digest(self.form_token(person).encode(), token.encode()):
            raise Problem(403, "form")

    def note(self, value: object) -> str:
        """Something that the browser keeps for us and can't change."""
        return str(self._notes.dumps(value))

    def noted(self, text: str | None) -> object:
        """What the browser kept; None when it is not ours."""
        try:
            return self._notes.loads(text) if text else None
        except BadSignature:
            return None

    # ---------------------------------------------------------------- changes

    async def rename(self, person: Person, nickname: str, language: str) -> Person:
        """Another nickname, also at the tables that wait for players, or another language."""
        if language not in LANGUAGES:
            raise Problem(422, "language", allowed=", ".join(LANGUAGES))
        changed = msgspec.structs.replace(person, nickname=clean_name(nickname), language=language)
        async with self._database.write() as db:
            await store.put_person(db, changed)
            waiting = await store.waiting_with(db, person.id) if changed.nickname != person.nickname else []
        self.forget()
        for table in waiting:
            for _ in range(TRIES):
                with suppress(Conflict):
                    await self._rename_at(table, person, changed.nickname)
                    break
        return changed

    async def _rename_at(self, table: str, person: Person, nickname: str) -> None:
        """Another nickname at an open table; at a running one the log speaks of the old name."""
        async with self._database.write() as db:
            row, seats = await store.table(db, table), await store.seats(db, table)
            if row is None or row.status != OPEN:
                return
            for seat in seats:
                if seat.person == person.id and _is_called_after(seat.name, person.nickname):
                    name = unlike(nickname, seats, seat.seat)
                    seats[seat.seat] = msgspec.structs.replace(seat, name=name)
                    await store.set_seat(db, table, seat.seat, name=name)
            if not await store.change_table(db, row):
                raise Conflict("the table was changed by another worker")

    async def link(self, person: Person) -> str:
        """A secret that makes another browser the same person, once."""
        secret = secrets.token_urlsafe(24)
        async with self._database.write() as db:
            await store.put_person(db, person)
            await store.add_link(db, _hash(secret), person.id, time.time() + LINK)
        return secret

    async def follow(self, secret: str) -> Person:
        """Who the link is for; it does not work again."""
        async with self._database.write() as db:
            id_ = await store.use_link(db, _hash(secret))
            found = await store.person(db, id_) if id_ is not None else None
        if found is None:
            raise Problem(404, "link")
        return found

    async def sign_out(self, person: Person) -> Person:
        """End all sessions, links, programs and notifications of a person; the answer is who gets a new cookie."""
        async with self._database.write() as db:
            await store.put_person(db, person)
            epoch = await store.sign_out(db, person.id)
            await spread(db, PERSON, person.id)
        self.forget()
        return msgspec.structs.replace(person, epoch=epoch)

    async def token(self, person: Person, label: str) -> str:
        """A secret with which a program acts for a person."""
        secret = secrets.token_urlsafe(32)
        async with self._database.write() as db:
            await store.put_person(db, person)
            if len(await store.tokens(db, person.id)) >= PROGRAMS:
                raise Problem(429, "too-many-tokens", most=PROGRAMS)
            await store.add_token(db, _hash(secret), person.id, label[:40])
        return secret

    async def programs(self, person: Person) -> list[tuple[str, str]]:
        """The programs that act for a person."""
        async with self._database.read() as db:
            return await store.tokens(db, person.id)

    async def drop_program(self, person: Person, hash_: str) -> None:
        """Let a program act no longer."""
        async with self._database.write() as db:
            await store.drop_token(db, hash_, person.id)
        self.forget()

    def new_program(self, nickname: str, language: str) -> Person:
        """Somebody who never had a browser."""
        return Person(secrets.token_urlsafe(16), clean_name(nickname), language)


def _is_token(path: str, header: str) -> bool:
    """Whether Authorization is meant for us: on pages, and where browsers listen, it is for a proxy in front."""
    return path.startswith("/api/") or (path == "/live" and header.lower().startswith("bearer "))


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def clean(text: str) -> str:
    """A text on one line, without anything invisible."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    seen = (c for c in line if c == " " or (unicodedata.category(c)[0] not in "CZ" and not BLANK.match(c)))
    return " ".join("".join(seen).split())


def clean_name(nickname: str) -> str:
    """A nickname without anything invisible, in which there is something to be seen."""
    name = clean(nickname)[:LONGEST].strip()
    if all(unicodedata.category(c)[0] == "M" for c in name):  # accents with nothing below them, or no letter at all
        raise Problem(422, "nickname", most=LONGEST)
    return name


def different(names: Sequence[str]) -> list[str]:
    """The same names, numbered where they would be mistaken for each other."""
    found: list[str] = []
    for name in names:
        given, count = name, 2
        while given.casefold() in {one.casefold() for one in found}:
            given, count = f"{name} {count}", count + 1
        found.append(given)
    return found


def unlike(name: str, seats: Sequence[Seat], place: int) -> str:
    """A name for a seat, numbered where somebody else at the table would be mistaken for it."""
    others = [seat.name for seat in seats if not seat.open and seat.seat != place]
    return different([*others, name])[-1]


def _is_called_after(name: str, nickname: str) -> bool:
    """Whether a seat's name is that nickname, with or without a number; others were given to the seat itself."""
    return re.fullmatch(rf"{re.escape(nickname)}( \d+)?", name) is not None


def guest(id_: str, language: str) -> str:
    """A name for whoever has not said one."""
    number = int.from_bytes(sha256(id_.encode()).digest()[:4]) % 900 + 100
    return TEXTS.say(language, "guest", {"number": str(number)})


def preferred(header: str) -> str:
    """The first language of the browser that we speak, else English."""
    wanted = []
    for index, part in enumerate(header.split(",")[:20]):
        name, _, quality = part.strip().partition(";q=")
        weight = float(quality) if re.fullmatch(r"[01](\.\d{1,3})?", quality) else 1.0
        wanted.append((-weight, index, name.lower()))
    for _, _, name in sorted(wanted):
        for language in LANGUAGES:
            if name == language or name.startswith(f"{language}-"):
                return language
    return "en"
