"""The cover of Citadels: roofs of a city at dusk."""

from __future__ import annotations

from markupsafe import Markup

from burgrave.draw.cover import Building, cover, plane, sky, sun
from burgrave.draw.shapes import Symbols

FAR = (Building("cathedral", "blue", 20, 236, 0.8), Building("castle", "gold", 190, 222, 0.8))
MIDDLE = (
    Building("monastery", "purple", 22, 288, 1),
    Building("palace", "gold", 96, 284, 1.1),
    Building("town_hall", "green", 204, 280, 1.05),
)
NEAR = (
    Building("church", "blue", -8, 334, 1.35),
    Building("tavern", "green", 72, 334, 1.4),
    Building("fortress", "red", 144, 334, 1.3),
    Building("market", "green", 252, 334, 1.3),
)


def box(symbols: Symbols) -> Markup:
    """The cover."""
    return cover(
        symbols,
        "citadels",
        sky("dusk", (0, "#27406f"), (0.4, "#8f6f93"), (0.62, "#f2a367")),
        sun(208, 148, 30, 120),
        plane(symbols, "M0 250Q60 200 120 226T230 204 300 230V400H0Z", "#7d5f86", FAR, 0.55),
        plane(symbols, "M0 288Q90 258 170 278T300 268V400H0Z", "#4b4468", MIDDLE, 0.85),
        plane(symbols, "M0 334H300V450H0Z", "#231c2c", NEAR),
    )
