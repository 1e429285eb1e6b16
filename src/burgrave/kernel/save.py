"""Saves: human-readable JSON with every answer as seat and text, so that they outlive changes of the vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from burgrave.kernel.cards import readable, unknown
from burgrave.kernel.errors import BadSave

if TYPE_CHECKING:
    from burgrave.kernel.table import Table

FORMAT = 1


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer as it stands in a save."""

    seat: int
    do: str


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step's start: the state there, and how many answers had been given."""

    at: int
    state: dict[str, Any]


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A saved game."""

    burgrave: int
    game: str
    rules_version: int
    players: int
    seed: int
    options: dict[str, Any]
    names: list[str] | None
    number: int
    origin: dict[str, Any] | None  # where a game of older rules went on; None: at the beginning
    earlier: list[Answer]  # the answers before that
    answers: list[Answer]
    start: Start
    digest: str


def pack(table: Table) -> bytes:
    """The save of a table."""
    setup = table.setup
    game = setup.game
    at, start = table.kept()
    return write(
        {
            "game": game.name,
            "rules_version": game.rules_version,
            "players": setup.players,
            "seed": setup.seed,
            "options": msgspec.to_builtins(setup.options),
            "names": setup.names,
            "number": table.number,
            "origin": game.snapshot(setup.origin) if setup.origin is not None else None,
            "earlier": [{"seat": seat, "do": do} for seat, do in setup.earlier],
            "answers": [{"seat": seat, "do": table.text(option)} for seat, option in table.answers],
            "start": {"at": at, "state": start},
        }
    )


def write(content: dict[str, object]) -> bytes:
    """A save as JSON bytes; the digest makes later changes visible."""
    content = {"burgrave": FORMAT, **content}
    content["digest"] = _digest(content)
    return msgspec.json.format(msgspec.json.encode(content), indent=1)


def _digest(content: Mapping[str, object]) -> str:
    return sha256(msgspec.json.encode({k: v for k, v in content.items() if k != "digest"}, order="sorted")).hexdigest()


def read(data: bytes) -> Save:
    """The content of a save; raises BadSave with what is wrong."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"this is no complete save: {error}") from error
    if not isinstance(raw, dict) or "burgrave" not in raw:
        raise BadSave("this is no save of Burgrave: the field 'burgrave' is missing")
    if raw["burgrave"] != FORMAT:
        raise BadSave(f"the save has format {raw['burgrave']!r}; this version of Burgrave reads format {FORMAT}")
    unknown("save", raw, Save.__struct_fields__, BadSave)
    try:
        content = msgspec.convert(raw, Save)
    except msgspec.ValidationError as error:
        raise BadSave(f"save: {readable(error)}") from error
    if content.digest != _digest(raw):
        raise BadSave("the save was changed or damaged after it was written: its digest does not fit its content")
    return content
