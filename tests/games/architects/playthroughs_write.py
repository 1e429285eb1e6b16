"""The golden playthroughs of Architects.

When a rule or a text was changed on purpose, write them anew, and read in the difference what has changed:

    python -m tests.games.architects.playthroughs_write
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from burgrave.conformance.playthroughs import Playthrough, Playthroughs

ARTISANS: Final[dict[str, object]] = {"age_of_artisans": True}
GAMES: Final = (
    Playthrough("architects", "1_constantine", 1, 11, {"opponent": "constantine"}),
    Playthrough("architects", "1_helena_in_polish", 1, 12, {"opponent": "helena", "difficulty": 1}, "pl"),
    Playthrough("architects", "2_players", 2, 13, {}),
    Playthrough("architects", "2_in_polish", 2, 14, {"boards": "advanced", "promo": True}, "pl"),
    Playthrough("architects", "3_players", 3, 15, {"free_first_apprentice": True}),
    Playthrough("architects", "4_advanced", 4, 16, {"boards": "advanced", "characters": "chosen"}),
    Playthrough("architects", "5_in_polish", 5, 17, {"promo": True}, "pl"),
    Playthrough("architects", "artisans_1_in_polish", 1, 18, {**ARTISANS, "opponent": "constantine"}, "pl"),
    Playthrough("architects", "artisans_2_advanced", 2, 19, {**ARTISANS, "boards": "advanced"}),
    Playthrough("architects", "artisans_3_in_polish", 3, 20, ARTISANS, "pl"),
    Playthrough("architects", "artisans_6_advanced", 6, 21, {**ARTISANS, "boards": "advanced", "promo": True}),
)

KEPT: Final = Playthroughs(
    Path(__file__).parent / "playthroughs",
    GAMES,
    {"place guildhall": 200, "hire": 4, "trade": 3, "capture": 3},  # games are short where people build
    largest=130_000,
    rewrite="python -m tests.games.architects.playthroughs_write",
)


if __name__ == "__main__":
    KEPT.write()
