"""The golden playthroughs of Viscounts.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.games.viscounts.playthroughs_write
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgrave.conformance.playthroughs import Playthrough, Playthroughs

GAMES: Final = (  # seeds whose games show much
    Playthrough("viscounts", "1_cleric", 1, 35, {"opponent": "cleric"}),
    Playthrough("viscounts", "1_builder", 1, 51, {"opponent": "builder", "difficulty": 1}),
    Playthrough("viscounts", "1_noble", 1, 51, {"opponent": "noble", "difficulty": 2}),
    Playthrough("viscounts", "1_card", 1, 51, {"opponent": "card", "difficulty": 3}),
    Playthrough("viscounts", "1_in_polish", 1, 34, {}, "pl"),
    Playthrough("viscounts", "2_players", 2, 56, {}),
    Playthrough("viscounts", "2_in_polish", 2, 17, {}, "pl"),
    Playthrough("viscounts", "3_players", 3, 56, {}),
    Playthrough("viscounts", "4_players", 4, 24, {}),
    Playthrough("viscounts", "gates_1_in_polish", 1, 3, {"gates_of_gold": True, "opponent": "noble"}, "pl"),
    Playthrough("viscounts", "gates_2_players", 2, 5, {"gates_of_gold": True}),
    Playthrough("viscounts", "gates_3_in_polish", 3, 7, {"gates_of_gold": True}, "pl"),
    Playthrough("viscounts", "gates_4_players", 4, 9, {"gates_of_gold": True}),
)

KEPT: Final = Playthroughs(
    Path(__file__).parent / "playthroughs",
    GAMES,
    {"do": 8, "dismiss for": 6, "hire": 4, "rest": 1},  # games are full where nobody rests
    largest=80_000,
    rewrite="python -m tests.games.viscounts.playthroughs_write",
)


if __name__ == "__main__":
    KEPT.write()
