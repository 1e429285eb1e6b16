"""The rows of the data files of Paladins."""

from __future__ import annotations

from typing import Literal

import msgspec

from burgrave.kernel.cards import Row

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
    strength: int
    influence: int
    faith: int
    while_: str = msgspec.field(name="while", default="")
    when: Literal["", "after attack", "after conspire", "after hunt", "after trade"] = ""
    effect: str = ""


class Wall(Row, frozen=True):
    """A wall card."""

    effect: str
    vp: int


class Tavern(Row, frozen=True):
    """A card of the tavern."""

    workers: list[Worker]


class Order(Row, frozen=True):
    """A King's Order."""

    action: Deed
    need: int


class Favour(Row, frozen=True):
    """A King's Favour."""

    space: Space
    cost: str
    effect: str


class Suspicion(Row, frozen=True):
    """A kind of suspicion card."""

    tax: int
    count: int


class Action(Row, frozen=True):
    """An action of the player board."""

    side: Literal["left", "right"]
    spaces: list[Space]
    fewest: int


class Ladder(Row, frozen=True):
    """The steps of an action."""

    action: str
    vp: list[int]
    influence: list[int] = msgspec.field(default_factory=list)
    provisions: list[int] = msgspec.field(default_factory=list)
    silver: list[int] = msgspec.field(default_factory=list)


class Workshop(Row, frozen=True):
    """A workshop of the develop track."""

    worker: Worker


class Jar(Row, frozen=True):
    """A space of Absolve."""

    reward: str


class Region(Row, frozen=True):
    """A region, and the place of an outsider below it."""

    faith: int
    strength: int


class BoardSpace(Row, frozen=True):
    """A space of a region."""

    region: int
    reward: str
    players: int


class Stall(Row, frozen=True):
    """A place of the townsfolk."""

    silver: int
    debt: bool


class Scheme(Row, frozen=True):
    """A kind of scheme card."""

    count: int


class Difficulty(Row, frozen=True):
    """How strong the solo opponent is."""

    orders: int
