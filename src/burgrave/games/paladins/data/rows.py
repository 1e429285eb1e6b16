"""The rows of the data files of Paladins."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from burgrave.kernel.cards import Row

Count = Annotated[int, msgspec.Meta(ge=0)]
Steps = Annotated[list[Count], msgspec.Meta(min_length=7, max_length=8)]  # so often can an action be done
Worker = Literal["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Space = Literal["any", "labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
Deed = Literal["commission", "fortify", "garrison", "absolve", "attack", "convert"]
Moment = Literal[
    "at inquisition",
    "after flip debt",
    "after develop",
    "after commission",
    "after fortify",
    "after garrison",
    "after absolve",
    "after attack",
    "after convert",
]


class Townsfolk(Row, frozen=True):
    """A townsfolk card."""

    name: str
    drop: str
    hire: str
    when: Moment
    condition: Literal["", "2 suspicion", "no suspicion"] = msgspec.field(name="if")
    effect: str


class Outsider(Row, frozen=True):
    """An outsider card."""

    name: str
    people: Literal["saracen", "byzantine", "viking"]
    attack: str
    convert: str
    scoring: str


class Paladin(Row, frozen=True):
    """A paladin card."""

    workers: list[Worker]
    strength: Count
    influence: Count
    faith: Count
    while_: str = msgspec.field(name="while", default="")
    when: Literal["", "after attack", "after conspire", "after hunt", "after trade"] = ""
    effect: str = ""


class Wall(Row, frozen=True):
    """A wall card."""

    effect: str
    vp: Count


class Tavern(Row, frozen=True):
    """A card of the tavern."""

    workers: list[Worker]


class Order(Row, frozen=True):
    """A King's Order."""

    action: Deed
    need: Count


class Favour(Row, frozen=True):
    """A King's Favour."""

    space: Space
    cost: str
    effect: str


class Suspicion(Row, frozen=True):
    """A kind of suspicion card."""

    tax: Count
    count: Annotated[int, msgspec.Meta(ge=1)]


class Action(Row, frozen=True):
    """An action of the player board."""

    side: Literal["left", "right"]
    spaces: Annotated[list[Space], msgspec.Meta(min_length=1, max_length=3)]


class Ladder(Row, frozen=True):
    """The steps of an action."""

    action: str
    vp: Steps
    influence: Steps = msgspec.field(default_factory=list)
    provisions: Steps = msgspec.field(default_factory=list)
    silver: Steps = msgspec.field(default_factory=list)


class Workshop(Row, frozen=True):
    """A workshop of the develop track."""

    worker: Worker


class Jar(Row, frozen=True):
    """A space of Absolve."""

    reward: str


class Region(Row, frozen=True):
    """A region, and the place of an outsider below it."""

    faith: Count
    strength: Count


class BoardSpace(Row, frozen=True):
    """A space of a region."""

    region: Annotated[int, msgspec.Meta(ge=1, le=6)]
    reward: str
    players: Count


class Stall(Row, frozen=True):
    """A place of the townsfolk."""

    silver: Count
    debt: bool


class Scheme(Row, frozen=True):
    """A kind of scheme card."""

    count: Count


class Difficulty(Row, frozen=True):
    """How strong the solo opponent is."""

    orders: Count
