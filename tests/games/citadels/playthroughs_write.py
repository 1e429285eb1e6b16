"""The golden playthroughs of Citadels.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.games.citadels.playthroughs_write
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgrave.conformance.playthroughs import Playthrough, Playthroughs

GAMES: Final = (  # seeds whose games show much in few rounds
    Playthrough("citadels", "2_first_game", 2, 128, {"cast": "first_game"}),
    Playthrough("citadels", "3_vicious_nobles", 3, 79, {"cast": "vicious_nobles"}),
    Playthrough("citadels", "4_illustrious_emissaries", 4, 116, {"cast": "illustrious_emissaries"}),
    Playthrough("citadels", "5_devious_dignitaries", 5, 78, {"cast": "devious_dignitaries", "ninth": "queen"}),
    Playthrough("citadels", "6_tenacious_delegates", 6, 101, {"cast": "tenacious_delegates"}),
    Playthrough("citadels", "7_ambitious_aristocrats", 7, 71, {"cast": "ambitious_aristocrats"}),
    Playthrough("citadels", "8_cunning_agents", 8, 127, {"cast": "cunning_agents"}),
    Playthrough("citadels", "5_random_in_polish", 5, 85, {"cast": "random", "ninth": "tax_collector"}, "pl"),
)

KEPT: Final = Playthroughs(
    Path(__file__).parent / "playthroughs",
    GAMES,
    {"build": 8, "build now": 4, "end turn": 1},  # games are short where players like to build
    rewrite="python -m tests.games.citadels.playthroughs_write",
)


if __name__ == "__main__":
    KEPT.write()
