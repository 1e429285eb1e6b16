"""What Age of Artisans adds to an observation of Architects."""

from __future__ import annotations

from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.data import tables as g
from burgrave.games.architects.expansions.age_of_artisans.view.sight import ArtisansSight
from burgrave.games.architects.research.observation import ADDED, BUILDING, Added
from burgrave.games.architects.rules.state import NONE
from burgrave.games.architects.rules.workers import BOARDS, SUPPLY
from burgrave.games.architects.view.sight import Sight
from burgrave.kernel.encoding import Axis, Field
from burgrave.kernel.pairs import Pairs

CRAFT = Axis("craft", g.CRAFT_IDS)
WHERE = Axis("where", (*t.PLACES[: t.GUILDHALL], "prison", "supply"))


def fields(player: Axis) -> list[Field]:
    """What lies open."""
    place = Axis("place", tuple(f"place {place + 1}" for place in range(g.FACE_UP)))
    captor = Axis("captor", player.labels)
    return [
        Field("artisans_row", "the crafts that lie open", (place, CRAFT)),
        Field("artisans_left", "crafts of the pile, in tens", high=3),
        Field("artisans_lost", "tools that have left the game", (CRAFT,)),
        Field("artisans_used", "tools that were used in this turn", (CRAFT,)),
        Field("artisans_where", "where the artisans are", (player, WHERE)),
        Field("artisans_captured", "on whose boards captured artisans are", (player, captor)),
        Field("artisans_on_top", "workers on others in the guildhall, in tens", (player,), high=3),
        Field("artisans_tools", "tools", (player, CRAFT)),
        Field("artisans_under", "the apprentice each lies under: its number, as a share of all", (player, CRAFT)),
        Field("artisans_adornments", "adornments", (player, CRAFT)),
        Field("artisans_adorned", "buildings with an adornment", (player, BUILDING)),
    ]


def write(sight: Sight, at: dict[str, int], players: int, out: Pairs) -> None:
    """The same as numbers."""
    ones = out.ones
    seen: ArtisansSight = sight.added
    me, crafts = sight.seat, len(g.CRAFTS)
    assert me is not None, "only seats observe"
    for place, craft in enumerate(seen.row):
        if craft != NONE:
            ones.append(at["artisans_row"] + place * crafts + craft)
    out.add(at["artisans_left"], seen.crafts_left / 10)
    for craft in seen.lost:
        ones.append(at["artisans_lost"] + craft)
    for craft in range(crafts):
        if seen.used >> craft & 1:
            ones.append(at["artisans_used"] + craft)
    for seat, maker in enumerate(seen.makers):
        place = (seat - me) % players
        if maker.artisan >= BOARDS:
            ones.append(at["artisans_captured"] + place * players + (maker.artisan - BOARDS - me) % players)
        elif maker.artisan >= SUPPLY:
            ones.append(at["artisans_where"] + place * len(WHERE.labels) + maker.artisan % len(WHERE.labels))
        out.add(at["artisans_on_top"] + place, maker.on_top / 10)
        for apprentice, craft in zip(maker.equipped, maker.tools, strict=True):
            ones.append(at["artisans_tools"] + place * crafts + craft)
            out.add(at["artisans_under"] + place * crafts + craft, (apprentice + 1) / len(t.APPRENTICES))
        for craft in maker.adornments:
            ones.append(at["artisans_adornments"] + place * crafts + craft)
        for building in maker.adorned:
            ones.append(at["artisans_adorned"] + place * len(t.BUILDINGS) + building)


ADDED[g.BOX] = Added(fields, write)
