"""The golden playthroughs of Paladins.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.games.paladins.playthroughs_write
"""

from __future__ import annotations

from typing import Final

from tests.playthrough import Playthrough, write

LIKED: Final = {"do": 8, "favour": 8, "pass": 1}  # games are full where nobody passes early

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


if __name__ == "__main__":
    write(GAMES, LIKED)
