"""What the database holds. Changes need a migration (``migrations/versions``)."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()
NUMBER = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts rows by itself only where the type is INTEGER


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(24), nullable=False),
    Column("language", String(8), nullable=False),
    Column(
        "created", Float, nullable=False
    ),  # times are seconds since 1970, for people to read: nothing is ordered by them
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows when all their devices are signed out
)

tokens = Table(  # of programs; only the hash is kept
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("created", Float, nullable=False),
)

links = Table(  # "keep my games": each works once
    "links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires", Float, nullable=False),
)

pushes = Table(  # browsers that want to be told
    "pushes",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("created", Float, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("guests", Boolean, nullable=False, server_default=false()),
    Column("invitation", String(32), nullable=False),
    Column("status", String(8), nullable=False, index=True),  # open, playing, over, closed
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("moved", Float, nullable=False),  # when the last move was made
    Column("version", Integer, nullable=False),  # grows with whatever can be seen
    Column("at", Integer, nullable=False),  # moves made
    Column("number", Integer, nullable=False),  # of the open question
    Column("asked", Text, nullable=False),  # JSON: seats
    Column("events", Integer, nullable=False),  # so many are told
    Column("result", Text),  # JSON, at the end: winners and scores
    Column("rematch", String(16)),  # the next table
)

seats = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), index=True),
    Column("bot", String(40)),  # its level; with a person: it stands in for them
    Column("name", String(32), nullable=False),
    Column("colour", Integer, nullable=False),
    Column("invitation", String(32)),  # gives this seat, once
)

moves = Table(
    "moves",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("number", Integer, nullable=False),  # of the question
    Column("seat", Integer, nullable=False),
    Column("do", Text),  # the answer; none: the last one is taken back
    Column("void", Boolean, nullable=False),  # made under rules that have changed since
    Column("key", String(64)),  # of the sender, against sending twice
    Column("time", Float, nullable=False),
    UniqueConstraint("table_id", "key"),
)

kept = Table(  # positions to go on from
    "kept",
    metadata,
    _of_table(),
    Column("at", Integer, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),  # JSON, compressed
)

events = Table(
    "events",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("at", Integer, nullable=False),  # moves made by then
    Column("time", Float, nullable=False),
    Column("content", LargeBinary, nullable=False),  # JSON, with all that anybody knows
)

messages = Table(
    "messages",
    metadata,
    Column("id", NUMBER, primary_key=True, autoincrement=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(32), nullable=False),
    Column("text", String(500), nullable=False),
    Column("time", Float, nullable=False),
    Index("messages_of_table", "table_id", "id"),
)

bans = Table(  # who is not let in
    "bans",
    metadata,
    Column("subject", String(64), primary_key=True),  # a person's id, or a network such as 192.0.2.0/24
    Column("kind", String(8), nullable=False),  # person, address
    Column("name", String(24), nullable=False),  # what the person was called
    Column("created", Float, nullable=False),
)

news = Table(  # what every worker has to hear of soon: see news.py
    "news",
    metadata,
    Column("n", NUMBER, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("about", String(64), nullable=False),
    Column("time", Float, nullable=False),
)

judgements = Table(  # what a bot thought afterwards of a turn
    "judgements",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),  # of its first move
    Column("seat", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),  # JSON
)

votes = Table(  # to let a bot stand in for a seat
    "votes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("voter", String(32), ForeignKey("people.id"), primary_key=True),
)
