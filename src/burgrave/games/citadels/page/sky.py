"""One sky over all cities: from dawn to night, as the rounds go by."""

from __future__ import annotations

from functools import cache
from typing import Final

from markupsafe import Markup

HOURS: Final = 9  # from then on it is night
SUN: Final = ((150, 300), (260, 210), (400, 130), (560, 90), (720, 110), (860, 180), (960, 250), (1040, 296))
MOON: Final = (1000, 110)
CLOUDS: Final = ((120, 70, 1.5), (470, 60, 1.0), (820, 96, 1.9), (1130, 70, 1.2), (1010, 180, 0.8), (330, 170, 0.8))
CLOUD: Final = "M0 0c6-12 22-14 30-5 8-10 26-8 30 4 12-2 18 8 12 14H-8C-16 8-10-2 0 0Z"
FAR_TREES: Final = (
    *((40, 392, 1.5), (62, 390, 1.9), (84, 388, 1.3), (455, 374, 1.4), (478, 376, 1.8)),
    *((815, 378, 1.6), (838, 382, 1.2), (1180, 366, 1.6), (1204, 368, 2), (1226, 370, 1.3)),
)
NEAR_TREES: Final = ((18, 470, 2.4), (52, 466, 2), (985, 468, 2.1), (1240, 462, 2.5), (1262, 464, 1.8))
STARS: Final = ((90, 40), (210, 120), (330, 60), (450, 130), (560, 50), (690, 100), (790, 40), (1120, 60), (1210, 140))
HILLS: Final = (
    ("far-hills", "M0 330C120 270 190 300 290 262S470 300 560 268 760 230 860 276 1060 250 1280 292V620H0Z"),
    ("hills", "M0 392C160 350 260 392 420 372S700 352 860 380 1130 352 1280 374V620H0Z"),
    (
        "river",
        "M640 372C600 396 720 410 660 440S540 480 600 520 720 560 640 620H860C840 560 700 540 690 506S780 452 740 428"
        " 668 396 652 372Z",
    ),
    ("meadow", "M0 470C200 440 330 474 520 462S860 440 1020 466 1200 450 1280 458V620H0Z"),
)


def hour(round_: int) -> int:
    """The hour of the day in a round: dawn in the first, night in the ninth and ever after."""
    return min(max(round_, 1), HOURS)


@cache
def sky(round_: int) -> Markup:
    """The country behind the cities."""
    now = hour(round_)
    x, y = SUN[now - 1] if now < HOURS else MOON
    parts = [
        '<radialGradient id="shine"><stop offset="0" stop-color="#fff6d8"/><stop offset=".25" stop-color="#ffe2a0"/>'
        '<stop offset="1" stop-color="#ffc978" stop-opacity="0"/></radialGradient>',
        *([_stars()] if now == HOURS else []),
        f'<circle class="shine" cx="{x}" cy="{y}" r="230" fill="url(#shine)"/>',
        f'<circle class="sun" cx="{x}" cy="{y}" r="36"/>',
        *[f'<path class="cloud" transform="translate({x} {y}) scale({size})" d="{CLOUD}"/>' for x, y, size in CLOUDS],
        *[f'<path class="{name}" d="{shape}"/>' for name, shape in HILLS],
        _trees(FAR_TREES, "far-tree"),
        _trees(NEAR_TREES, "near-tree"),
    ]
    box = 'viewBox="0 0 1280 620" preserveAspectRatio="xMidYMax slice" aria-hidden="true"'
    return Markup(
        f'<svg id="sky" class="heaven hour-{now}" data-eases="--s1 --s2 --s3 --s4" {box}>{"".join(parts)}</svg>'
    )


def _trees(trees: tuple[tuple[int, int, float], ...], class_: str) -> str:
    shape = "".join(
        f"M{x} {y}h{-5 * size:g}l{5 * size:g} {-17 * size:g} {5 * size:g} {17 * size:g}Z" for x, y, size in trees
    )
    return f'<path class="{class_}" d="{shape}"/>'


def _stars() -> str:
    return f'<path class="stars" d="{"".join(f"M{x} {y}l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z" for x, y in STARS)}"/>'
