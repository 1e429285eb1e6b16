"""The golden playthroughs of Paladins.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.games.paladins.playthroughs_write
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgrave.conformance.playthroughs import Playthrough, Playthroughs

GAMES: Final = (  # seeds whose games show much
    Playthrough("paladins", "1_easy", 1, 52, {"difficulty": "easy"}),
    Playthrough("paladins", "1_standard", 1, 8, {"difficulty": "standard"}),
    Playthrough("paladins", "1_hard", 1, 1, {"difficulty": "hard"}),
    Playthrough("paladins", "1_in_polish", 1, 57, {}, "pl"),
    Playthrough("paladins", "2_players", 2, 12, {}),
    Playthrough("paladins", "2_in_polish", 2, 58, {}, "pl"),
    Playthrough("paladins", "3_players", 3, 58, {}),
    Playthrough("paladins", "4_players", 4, 53, {}),
)

KEPT: Final = Playthroughs(
    Path(__file__).parent / "playthroughs",
    GAMES,
    {"do": 8, "favour": 8, "pass": 1},  # games are full where nobody passes early
    largest=60_000,
    rewrite="python -m tests.games.paladins.playthroughs_write",
)


if __name__ == "__main__":
    KEPT.write()
