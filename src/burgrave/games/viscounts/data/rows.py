"""The rows of the data files of Viscounts."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from burgrave.kernel.cards import Row

Count = Annotated[int, msgspec.Meta(ge=0)]
Icon = Literal["trade", "build", "noble", "cleric", "criminal"]
Ribbon = Literal["grey", "black", "yellow", "blue"]
Resource = Literal["ink", "gold", "stone"]
Kind = Literal["trading_post", "guildhall", "workshop"]
Deed = Literal["build", "place_workers", "transcribe"]


class Townsfolk(Row, frozen=True):
    """A townsfolk card: common, starting or hero; expansions have other kinds."""

    name: str
    kind: str
    cost: Annotated[int, msgspec.Meta(ge=1, le=4)]
    icons: Annotated[list[Icon], msgspec.Meta(min_length=1, max_length=3)]
    hire: str
    when: str
    effect: str
    while_: str = msgspec.field(name="while", default="")
    scoring: str = ""


class Manuscript(Row, frozen=True):
    """A manuscript tile."""

    ribbon: Ribbon | Literal["any"]
    cost: Count
    first: bool
    effect: str
    scoring: str
    aside: bool = False  # it is in no pile


class Building(Row, frozen=True):
    """A building of the player board, and what it uncovers."""

    kind: Kind
    cost: Count
    when: Literal["", "after hire", "at collision"] = ""
    condition: Literal["", "no criminal"] = msgspec.field(name="if", default="")
    effect: str = ""
    while_: str = msgspec.field(name="while", default="")


class TrackSpace(Row, frozen=True):
    """A space of the track of corruption and virtue."""

    above: str
    opponent: str
    condition: Literal["", "criminal", "no criminal"] = msgspec.field(name="if")
    below: str


class Section(Row, frozen=True):
    """A section of the castle."""

    effect: str


class Segment(Row, frozen=True):
    """A segment of the main board, whichever side is up."""

    left: Annotated[int, msgspec.Meta(ge=1, le=10)]
    right: Annotated[int, msgspec.Meta(ge=1, le=10)]
    left_per: Annotated[int, msgspec.Meta(ge=1)]
    left_trade: str
    right_per: Annotated[int, msgspec.Meta(ge=1)]
    right_trade: str
    printed_cost: Count
    printed_icons: Annotated[list[Icon], msgspec.Meta(min_length=1, max_length=3)]
    printed_dismiss: str
    manuscript_cost: Count
    manuscript: str


class Site(Row, frozen=True):
    """A building site."""

    segment: str
    players: Literal["1-2", "3-4"]
    bank: Literal["left", "right"]
    reward: str


class Link(Row, frozen=True):
    """A link between two sites."""

    from_: str = msgspec.field(name="from")
    reward: str
    to: str = ""


class PlayerCard(Row, frozen=True):
    """A player card."""

    town: Annotated[int, msgspec.Meta(ge=1, le=10)]
    goods: str
    effect: str


class ChurchFavour(Row, frozen=True):
    """A card for three manuscripts of a colour."""

    while_: str = msgspec.field(name="while")
    vp: Count


class Bonus(Row, frozen=True):
    """A card that lies beside a player board as long as its owner deserves it: that of the leader of the castle."""

    kind: str
    vp: Count
    when: str = ""
    condition: str = msgspec.field(name="if", default="")
    effect: str = ""
    while_: str = msgspec.field(name="while", default="")


class Opponent(Row, frozen=True):
    """A board of the solo opponent."""

    focus: Literal["build", "place_workers", "transcribe", "flip"]
    resources: Annotated[list[Literal["ink", "gold", "stone", "any"]], msgspec.Meta(min_length=1, max_length=3)]
    until: list[Count]
    goods: str
    guildhalls: Annotated[list[Icon], msgspec.Meta(min_length=3, max_length=3)]
    middle: list[Icon]
    right: list[Icon]
    removed: list[str]


class OpponentsBuilding(Row, frozen=True):
    """What a building of the solo opponent brings once it is built."""

    when: Literal["built", "at collision", "after flip", "after scheme", "after shuffle"]
    effect: str
    condition: Literal["", "no criminal"] = msgspec.field(name="if", default="")


class Scheme(Row, frozen=True):
    """A scheme of the solo opponent."""

    deck: Literal["starting", "future"]
    icons: Annotated[list[Icon], msgspec.Meta(min_length=1, max_length=2)]
    effect: str
    move: Annotated[int, msgspec.Meta(ge=1)]
    options: Annotated[list[str], msgspec.Meta(min_length=1)]
