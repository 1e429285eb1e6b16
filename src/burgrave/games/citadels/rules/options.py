"""Options of Citadels: who is in the cast, and the decisions that the rulebook leaves open."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules.state import Config
from burgrave.kernel.errors import BadSetup
from burgrave.kernel.rng import Rng

UNIQUES_IN_GAME = 14  # p. 8


def choices(*values: str) -> Any:
    """What a form may offer for an option."""
    return msgspec.Meta(extra={"choices": values})


A_SEAT = msgspec.Meta(extra={"seat": True})  # a form may offer the seats
NINTHS = [row.id for row in t.CHARACTERS if row.rank == t.LAST_RANK]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up (p. 8), and house rules where the rulebook is silent; RULES.md says why each default."""

    # A ready-made set, "random", or "custom" with `characters` and `districts`.
    cast: Annotated[str, choices(*t.CASTS, "random", "custom")] = "first_game"
    characters: Annotated[list[str] | None, choices(*t.CHARACTER_IDS)] = None  # one of each rank, 8 or 9
    districts: Annotated[list[str] | None, choices(*t.UNIQUE_IDS)] = None  # 14 unique districts
    # The character of rank 9: "auto" (only where the rules ask for one), "none", or which.
    ninth: Annotated[str, choices("auto", "none", *NINTHS)] = "auto"
    crown: Annotated[int | None, A_SEAT] = None  # the seat that begins with the crown; None: by lot

    wizard_builds_before_gathering: bool = True
    great_wall_covers_itself: bool = True
    keep_can_be_given: bool = False  # by its own Diplomat
    magistrate_hits_own_character: bool = False  # with two characters each
    first_keeps_bonus: bool = True  # when the city of the first to complete it shrinks again
    armory_leaves_completed_city: bool = True
    face_up_can_be_named: bool = True  # a character known to be out
    bishop_protects_all_round: bool = True  # with two characters each; else in the Bishop's own turn only
    ask_for_optional_effects: bool = False  # Gold Mine, Library, Observatory, Park, Poor House, the Alchemist's refund
    unkept_cards: Literal["in order", "shuffled"] = "in order"  # under the deck


def config(players: int, options: Options, rng: Rng) -> Config:
    """The cast and the districts of a game, or BadSetup with what is allowed."""
    characters, districts = _chosen(players, options, rng)
    _check_characters(players, characters)
    _check_districts(districts)
    if options.crown is not None and not 0 <= options.crown < players:
        raise BadSetup(f"the crown goes to a seat from 0 to {players - 1}, not {options.crown}")
    return Config(
        players,
        [t.CHARACTER_IDS.index(character) for character in characters],
        [t.DISTRICT_IDS.index(district) for district in districts],
        options,
    )


def _chosen(players: int, options: Options, rng: Rng) -> tuple[list[str], list[str]]:
    if options.cast == "custom":
        if options.characters is None or options.districts is None:
            raise BadSetup("the cast 'custom' needs both 'characters' and 'districts'")
        return sorted(options.characters, key=_rank), sorted(options.districts)
    if options.cast == "random":
        characters, districts = _random(players, rng)
    elif options.cast in t.CASTS:
        cast = t.CASTS[options.cast]
        characters = [_allowed(players, character, cast.instead) for character in cast.characters]
        districts = cast.districts
    else:
        raise BadSetup(f"there is no cast {options.cast!r}; casts: {', '.join(t.CASTS)}, random, custom")
    if options.characters is not None:
        characters = sorted(options.characters, key=_rank)
    else:
        characters = characters[:8] + _ninth(players, options.ninth, characters[8])
    return characters, sorted(options.districts if options.districts is not None else districts)


def _rank(character: str) -> int:
    return next((row.rank for row in t.CHARACTERS if row.id == character), 0)


def _allowed(players: int, character: str, instead: dict[str, list[str]]) -> str:
    """The character itself or, where the player count forbids it, the first that may replace it (p. 9)."""
    candidates = [character, *instead.get(character, [])]
    return next((c for c in candidates if t.CHARACTERS[t.CHARACTER_IDS.index(c)].min_players <= players), character)


def _ninth(players: int, wanted: str, usual: str) -> list[str]:
    if wanted == "none" or (wanted == "auto" and players not in (3, 8)):
        return []
    return [usual if wanted == "auto" else wanted]


def _random(players: int, rng: Rng) -> tuple[list[str], list[str]]:
    characters = []
    for rank in range(1, t.LAST_RANK + 1):
        fit = [
            c.id for c in t.CHARACTERS if c.rank == rank and (c.min_players <= players or (players == 2 and rank == 9))
        ]
        characters.append(fit[rng.below(len(fit))])
    uniques = list(range(len(t.UNIQUE_IDS)))
    rng.shuffle(uniques)
    return characters, [t.UNIQUE_IDS[i] for i in uniques[:UNIQUES_IN_GAME]]


def _check_characters(players: int, characters: list[str]) -> None:
    """One character per rank; rank 9 never with 2, always with 3 and 8 players (p. 7, 8)."""
    for character in characters:
        if character not in t.CHARACTER_IDS:
            raise BadSetup(f"there is no character {character!r}; characters: {', '.join(t.CHARACTER_IDS)}")
    ranks = [_rank(character) for character in characters]
    for rank in range(1, t.LAST_RANK):
        if ranks.count(rank) != 1:
            fit = ", ".join(row.id for row in t.CHARACTERS if row.rank == rank)
            raise BadSetup(f"a cast has exactly one character of rank {rank} ({fit}), not {ranks.count(rank)}")
    nines = ranks.count(t.LAST_RANK)
    if players == 2 and nines:
        raise BadSetup(f"with 2 players there is no character of rank 9: leave out {characters[-1]}")
    if players in (3, 8) and nines != 1:
        raise BadSetup(f"with {players} players exactly one character of rank 9 takes part, not {nines}")
    if nines > 1:
        raise BadSetup(f"a cast has at most one character of rank 9, not {nines}")
    for character in characters:
        least = t.CHARACTERS[t.CHARACTER_IDS.index(character)].min_players
        if players < least:
            fit = ", ".join(r.id for r in t.CHARACTERS if r.rank == _rank(character) and r.min_players <= players)
            raise BadSetup(
                f"{character} needs at least {least} players, not {players}; of that rank you may use: {fit}"
            )


def _check_districts(districts: list[str]) -> None:
    for district in districts:
        if district not in t.UNIQUE_IDS:
            raise BadSetup(f"{district!r} is no unique district; unique districts: {', '.join(t.UNIQUE_IDS)}")
    if len(districts) != UNIQUES_IN_GAME or len(set(districts)) != UNIQUES_IN_GAME:
        raise BadSetup(f"a game has {UNIQUES_IN_GAME} different unique districts, not {len(set(districts))}")
