"""The cards of Citadels as numbers: what the TOML files say, indexed for the rules.

A *kind* is a district by name (equal cards are the same kind); a *building* is a district as it stands in a city:
its kind, plus ``BEAUTIFIED`` if the Artist has put a coin on it. A character is its place in the list, rank by rank.
"""

from __future__ import annotations

from typing import Final

from burgrave.games.citadels.data.rows import Cast, Character, District
from burgrave.kernel.cards import load

PACKAGE: Final = "burgrave.games.citadels"
TYPES: Final[tuple[str, ...]] = ("noble", "religious", "trade", "military", "unique")

DISTRICTS: Final[list[District]] = load(PACKAGE, "districts.toml", District)
CHARACTERS: Final[list[Character]] = load(PACKAGE, "characters.toml", Character)
CASTS: Final[dict[str, Cast]] = {cast.id: cast for cast in load(PACKAGE, "casts.toml", Cast)}

DISTRICT_IDS: Final[tuple[str, ...]] = tuple(district.id for district in DISTRICTS)
CHARACTER_IDS: Final[tuple[str, ...]] = tuple(character.id for character in CHARACTERS)
UNIQUE_IDS: Final[tuple[str, ...]] = tuple(district.id for district in DISTRICTS if district.type == "unique")

KINDS: Final[int] = len(DISTRICTS)
BEAUTIFIED: Final[int] = KINDS  # what a coin on it adds to a building's number

NEVER: Final[int] = 1 << 20  # the price of what can't be built

COUNT: Final[list[int]] = [district.count for district in DISTRICTS]
PRICE: Final[list[int]] = [district.cost if district.buildable else NEVER for district in DISTRICTS]  # by kind
COST: Final[list[int]] = [district.cost for district in DISTRICTS] + [d.cost + 1 for d in DISTRICTS]  # by building
TYPE: Final[list[int]] = [TYPES.index(district.type) for district in DISTRICTS] * 2  # by building
KIND: Final[list[int]] = list(range(KINDS)) * 2  # by building
BIT: Final[list[int]] = [1 << kind for kind in range(KINDS)] * 2  # by building: its kind in a mask of kinds

NOBLE: Final[int] = TYPES.index("noble")
RELIGIOUS: Final[int] = TYPES.index("religious")
TRADE: Final[int] = TYPES.index("trade")
MILITARY: Final[int] = TYPES.index("military")
UNIQUE: Final[int] = TYPES.index("unique")
OF_TYPE: Final[list[int]] = [
    sum(BIT[k] for k in range(KINDS) if TYPE[k] == t) for t in range(len(TYPES))
]  # masks of kinds

RANK: Final[list[int]] = [character.rank for character in CHARACTERS]
BUILD_LIMIT: Final[list[int]] = [character.build_limit for character in CHARACTERS]
NO_INCOME: Final[int] = -1
INCOME_TYPE: Final[list[int]] = [NO_INCOME if c.income == "none" else TYPES.index(c.income) for c in CHARACTERS]
INCOME_IN_CARDS: Final[list[bool]] = [character.income_in == "cards" for character in CHARACTERS]

ROYAL_RANK: Final = 4  # King, Emperor, Patrician
LAST_RANK: Final = 9

ASSASSIN: Final[int] = CHARACTER_IDS.index("assassin")
WITCH: Final[int] = CHARACTER_IDS.index("witch")
MAGISTRATE: Final[int] = CHARACTER_IDS.index("magistrate")
THIEF: Final[int] = CHARACTER_IDS.index("thief")
SPY: Final[int] = CHARACTER_IDS.index("spy")
BLACKMAILER: Final[int] = CHARACTER_IDS.index("blackmailer")
MAGICIAN: Final[int] = CHARACTER_IDS.index("magician")
WIZARD: Final[int] = CHARACTER_IDS.index("wizard")
SEER: Final[int] = CHARACTER_IDS.index("seer")
KING: Final[int] = CHARACTER_IDS.index("king")
EMPEROR: Final[int] = CHARACTER_IDS.index("emperor")
PATRICIAN: Final[int] = CHARACTER_IDS.index("patrician")
BISHOP: Final[int] = CHARACTER_IDS.index("bishop")
ABBOT: Final[int] = CHARACTER_IDS.index("abbot")
CARDINAL: Final[int] = CHARACTER_IDS.index("cardinal")
MERCHANT: Final[int] = CHARACTER_IDS.index("merchant")
ALCHEMIST: Final[int] = CHARACTER_IDS.index("alchemist")
TRADER: Final[int] = CHARACTER_IDS.index("trader")
ARCHITECT: Final[int] = CHARACTER_IDS.index("architect")
NAVIGATOR: Final[int] = CHARACTER_IDS.index("navigator")
SCHOLAR: Final[int] = CHARACTER_IDS.index("scholar")
WARLORD: Final[int] = CHARACTER_IDS.index("warlord")
DIPLOMAT: Final[int] = CHARACTER_IDS.index("diplomat")
MARSHAL: Final[int] = CHARACTER_IDS.index("marshal")
QUEEN: Final[int] = CHARACTER_IDS.index("queen")
ARTIST: Final[int] = CHARACTER_IDS.index("artist")
TAX_COLLECTOR: Final[int] = CHARACTER_IDS.index("tax_collector")

ARMORY: Final[int] = DISTRICT_IDS.index("armory")
BASILICA: Final[int] = DISTRICT_IDS.index("basilica")
CAPITOL: Final[int] = DISTRICT_IDS.index("capitol")
DRAGON_GATE: Final[int] = DISTRICT_IDS.index("dragon_gate")
FACTORY: Final[int] = DISTRICT_IDS.index("factory")
FRAMEWORK: Final[int] = DISTRICT_IDS.index("framework")
GOLD_MINE: Final[int] = DISTRICT_IDS.index("gold_mine")
GREAT_WALL: Final[int] = DISTRICT_IDS.index("great_wall")
HAUNTED_QUARTER: Final[int] = DISTRICT_IDS.index("haunted_quarter")
IMPERIAL_TREASURY: Final[int] = DISTRICT_IDS.index("imperial_treasury")
IVORY_TOWER: Final[int] = DISTRICT_IDS.index("ivory_tower")
KEEP: Final[int] = DISTRICT_IDS.index("keep")
LABORATORY: Final[int] = DISTRICT_IDS.index("laboratory")
LIBRARY: Final[int] = DISTRICT_IDS.index("library")
MAP_ROOM: Final[int] = DISTRICT_IDS.index("map_room")
MONUMENT: Final[int] = DISTRICT_IDS.index("monument")
MUSEUM: Final[int] = DISTRICT_IDS.index("museum")
NECROPOLIS: Final[int] = DISTRICT_IDS.index("necropolis")
OBSERVATORY: Final[int] = DISTRICT_IDS.index("observatory")
PARK: Final[int] = DISTRICT_IDS.index("park")
POOR_HOUSE: Final[int] = DISTRICT_IDS.index("poor_house")
QUARRY: Final[int] = DISTRICT_IDS.index("quarry")
SCHOOL_OF_MAGIC: Final[int] = DISTRICT_IDS.index("school_of_magic")
SECRET_VAULT: Final[int] = DISTRICT_IDS.index("secret_vault")
SMITHY: Final[int] = DISTRICT_IDS.index("smithy")
STABLES: Final[int] = DISTRICT_IDS.index("stables")
STATUE: Final[int] = DISTRICT_IDS.index("statue")
THEATER: Final[int] = DISTRICT_IDS.index("theater")
THIEVES_DEN: Final[int] = DISTRICT_IDS.index("thieves_den")
WISHING_WELL: Final[int] = DISTRICT_IDS.index("wishing_well")
