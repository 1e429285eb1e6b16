"""The cards and boards of Architects as numbers: what the TOML files say, indexed for the rules.

A card is its place in its file. A good is ``CLAY`` to ``SILVER``. A place is one of the nine open circles, in the order
in which the solo opponent looks at them, then a space of the black market, then the guildhall. Rows of expansions come
after those of the base game; each says its box.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.architects.data import rows
from burgrave.kernel.cards import load

PACKAGE: Final = "burgrave.games.architects"

APPRENTICES: Final[list[rows.Apprentice]] = load(PACKAGE, "apprentices.toml", rows.Apprentice)
BUILDINGS: Final[list[rows.Building]] = load(PACKAGE, "buildings.toml", rows.Building)
CHARACTERS: Final[list[rows.Character]] = load(PACKAGE, "characters.toml", rows.Character)
MARKET: Final[list[rows.MarketCard]] = load(PACKAGE, "market_cards.toml", rows.MarketCard)
REWARDS: Final[list[rows.Reward]] = load(PACKAGE, "rewards.toml", rows.Reward)
CATHEDRAL: Final[list[rows.Level]] = load(PACKAGE, "cathedral.toml", rows.Level)
VIRTUE: Final[list[rows.VirtueSpace]] = load(PACKAGE, "virtue.toml", rows.VirtueSpace)
OPPONENTS: Final[list[rows.Opponent]] = load(PACKAGE, "opponents.toml", rows.Opponent)
SCHEMES: Final[list[rows.Scheme]] = load(PACKAGE, "schemes.toml", rows.Scheme)

# -------------------------------------------------------------------- goods and skills

GOODS: Final[tuple[str, ...]] = ("clay", "wood", "stone", "gold", "marble", "silver")
CLAY: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
MARBLE: Final = 4
SILVER: Final = 5
MATERIALS: Final[tuple[int, ...]] = (CLAY, WOOD, STONE)

SKILLS: Final[tuple[str, ...]] = ("carpentry", "tiling", "masonry")


def skills(names: list[rows.Skill]) -> int:
    """Skills as a mask."""
    return sum(1 << place for place, skill in enumerate(SKILLS) if skill in names)


# -------------------------------------------------------------------- cards

APPRENTICE_IDS: Final[tuple[str, ...]] = tuple(card.id for card in APPRENTICES)
APPRENTICE_SKILLS: Final[list[int]] = [skills(card.skills) for card in APPRENTICES]
APPRENTICE_VIRTUE: Final[list[int]] = [card.virtue for card in APPRENTICES]
BUILDING_IDS: Final[tuple[str, ...]] = tuple(card.id for card in BUILDINGS)
BUILDING_SKILLS: Final[list[int]] = [skills(card.skills) for card in BUILDINGS]
BUILDING_VIRTUE: Final[list[int]] = [card.virtue for card in BUILDINGS]
BUILDING_VP: Final[list[int]] = [card.vp for card in BUILDINGS]
CHARACTER_IDS: Final[tuple[str, ...]] = tuple(character.id for character in CHARACTERS)
COLOURS: Final[tuple[str, ...]] = tuple(dict.fromkeys(character.colour for character in CHARACTERS))
MARKET_IDS: Final[tuple[str, ...]] = tuple(card.id for card in MARKET)
REWARD_IDS: Final[tuple[str, ...]] = tuple(card.id for card in REWARDS)
OPPONENT_IDS: Final[tuple[str, ...]] = tuple(opponent.id for opponent in OPPONENTS)
SCHEME_IDS: Final[tuple[str, ...]] = tuple(scheme.id for scheme in SCHEMES)

# -------------------------------------------------------------------- the main board

CIRCLES: Final[tuple[str, ...]] = (  # where any number of workers may stand, and may be captured (R1.5)
    "quarry",
    "forest",
    "mines",
    "silversmith",
    "storehouse",
    "workshop",
    "tax_stand",
    "guardhouse",
    "town_centre",
)
QUARRY: Final = 0
FOREST: Final = 1
MINES: Final = 2
SILVERSMITH: Final = 3
STOREHOUSE: Final = 4
WORKSHOP: Final = 5
TAX_STAND: Final = 6
GUARDHOUSE: Final = 7
TOWN_CENTRE: Final = 8
MARKET_SPACES: Final[tuple[str, ...]] = ("market_left", "market_middle", "market_right")
LEFT: Final = 9
MIDDLE: Final = 10
RIGHT: Final = 11
GUILDHALL: Final = 12
PLACES: Final[tuple[str, ...]] = (*CIRCLES, *MARKET_SPACES, "guildhall")

TAX_AT_FIRST: Final = 4  # (R2.6)
COLUMNS: Final = 4  # of apprentices, in two rows (R2.4)
ROWS: Final = 2
SLOTS: Final = ROWS * COLUMNS
GUILDHALL_ROWS: Final = 4
GUILDHALL_COLUMNS: Final[tuple[int, ...]] = (0, 3, 3, 4, 5, 6, 6)  # by number of players (R2.10)
REFRESHING: Final = 2  # the column of spaces that exchange apprentices, where that is played (X3.3)
CAPTURED_FROM: Final[tuple[int, ...]] = (
    0,
    2,
    2,
    2,
    1,
    1,
    1,
)  # so many places in one action, by number of players (R6.8)

# -------------------------------------------------------------------- players

MOST_PLAYERS: Final = 5  # without an expansion
WORKERS: Final = 20
HAND: Final = 6  # the limit at the end of a turn (R3.5)
DEALT: Final = 4  # building cards to begin with, of which …
KEPT: Final = 3  # … so many are kept (R2.9)
MOST_APPRENTICES: Final = 5  # (R9.1)
STARTING_VIRTUE: Final = 7
STARTING_SILVER: Final = 3  # of the first player; each further one has one more (R2.8)
HIGHEST: Final = len(VIRTUE) - 1
VIRTUE_VP: Final[list[int]] = [space.vp for space in VIRTUE]
NO_TAX: Final[list[int]] = [space.tax for space in VIRTUE]  # so much of it is ignored (R4.1)
NO_MARKET: Final[list[bool]] = [not space.market for space in VIRTUE]
NO_CATHEDRAL: Final[list[bool]] = [not space.cathedral for space in VIRTUE]
LEVELS: Final = len(CATHEDRAL)
LEVEL_SPACES: Final[list[int]] = [1 << 10, *[level.spaces for level in CATHEDRAL]]  # below the first all find room
LEVEL_VP: Final[list[int]] = [0, *[level.vp for level in CATHEDRAL]]

# -------------------------------------------------------------------- points (R12.2)

DEBT_VP: Final = 2  # lost for each unpaid one
SILVER_PER_VP: Final = 10
PRISONERS_PER_VP: Final = 2
CROWDED: Final = 3  # own workers in prison that cost virtue at a reset (R7.2)
