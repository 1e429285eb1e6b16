"""The rows of the data files of Citadels."""

from __future__ import annotations

from typing import Literal

from burgrave.kernel.cards import Row

Edition = Literal["original", "dark_city", "2016"]
NameSource = Literal["rulebook", "reconstructed"]


class District(Row, frozen=True):
    """A district card."""

    type: Literal["noble", "religious", "trade", "military", "unique"]
    cost: int
    count: int
    buildable: bool
    edition: Edition
    name_source: NameSource
    page: int | None = None


class Character(Row, frozen=True):
    """A character card."""

    rank: int
    income: Literal["none", "noble", "religious", "trade", "military"]
    income_in: Literal["none", "gold", "cards", "either"]
    build_limit: int
    min_players: int
    edition: Edition
    name_source: NameSource


class Cast(Row, frozen=True):
    """A ready-made set of characters and unique districts."""

    characters: list[str]
    instead: dict[str, list[str]]
    districts: list[str]
