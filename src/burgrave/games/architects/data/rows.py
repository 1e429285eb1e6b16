"""The rows of the data files of Architects."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from burgrave.kernel.cards import Row

Count = Annotated[int, msgspec.Meta(ge=0)]
Skill = Literal["carpentry", "tiling", "masonry"]


class Apprentice(Row, frozen=True):
    """An apprentice."""

    name: str
    skills: Annotated[list[Skill], msgspec.Meta(min_length=1, max_length=3)]
    virtue: int
    when: str = ""
    effect: str = ""
    condition: Literal["", "no prisoner"] = msgspec.field(name="if", default="")
    while_: str = msgspec.field(name="while", default="")
    promo: bool = False


class Building(Row, frozen=True):
    """A building."""

    cost: str
    skills: Annotated[list[Skill], msgspec.Meta(max_length=3)]
    virtue: int
    vp: Count
    effect: str = ""
    ends: str = ""
    per: str = ""
    condition: str = msgspec.field(name="if", default="")
    scoring: str = ""
    while_: str = msgspec.field(name="while", default="")
    optional: bool = False
    promo: bool = False


class Character(Row, frozen=True):
    """A character of the advanced game."""

    colour: str
    prison: Count
    silver: Count
    virtue: Annotated[int, msgspec.Meta(ge=0, le=14)]
    goods: str = ""
    plans: Count = 0
    debts: Count = 0
    tools: Count = 0
    when: str = ""
    effect: str = ""
    while_: str = msgspec.field(name="while", default="")


class MarketCard(Row, frozen=True):
    """A card of the black market, with its two sides."""

    small: str
    large: str


class Reward(Row, frozen=True):
    """A reward for work on the cathedral."""

    effect: str


class Level(Row, frozen=True):
    """A level of the cathedral."""

    spaces: Annotated[int, msgspec.Meta(ge=1)]
    vp: Count
    cost: str


class VirtueSpace(Row, frozen=True):
    """A space of the virtue track."""

    vp: int
    tax: Count = 0
    market: bool = True
    cathedral: bool = True


class Opponent(Row, frozen=True):
    """A board of the solo opponent."""

    virtue: Annotated[int, msgspec.Meta(ge=0, le=14)]
    while_: str = msgspec.field(name="while")


class Scheme(Row, frozen=True):
    """A scheme of the solo opponent."""

    location: str
    constantine: str
    helena: str
    instead: str = ""
    instead_at: str = ""
