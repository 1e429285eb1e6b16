"""Draw the house from its code: its rooms, their sizes and imports (house.svg), and the way of one answer (answer.svg).

``python tools/house.py`` draws both anew; a test compares them with the code.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from html import escape
from importlib import import_module
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src" / "burgrave"
IMAGES: Final = ROOT / "docs" / "images"

FLOORS: Final = (  # from the roof to the cellar, as the import contract has them
    ("cli", "bench"),
    ("web",),
    ("server", "arena", "envs"),
    ("bots", "conformance"),
    ("games",),
    ("parts", "draw"),
    ("kernel",),
)
ROOMS: Final = (
    ("page", "terminal", "printed"),
    ("bot", "research"),
    ("text",),
    ("view",),
    ("rules",),
    ("data",),
)

WIDTH: Final = 1120
EDGE: Final = 24
FLOOR: Final = 46
GAP: Final = 10
ROOM: Final = 52
LETTER: Final = 5.1  # pixels, of the smallest writing
INK, PAPER, STONE, LINE, BROWN = "#3b2f25", "#fbf6ea", "#efe3c8", "#9c8561", "#7a6240"
HUES: Final = ("#f1d9b5", "#dfe6cf", "#d5e3ea", "#ead7e2")


# -------------------------------------------------------------------- what the code says


def modules() -> Iterator[tuple[str, Path]]:
    """Every module by its name."""
    for path in sorted(SOURCE.rglob("*.py")):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts), path


def place_of(module: str) -> str:
    """The part of the house a module belongs to: a package, or a room of a game."""
    parts = module.split(".")[1:]
    if not parts:
        return ""
    return "/".join(parts[:3]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def sizes() -> Counter[str]:
    """Lines of code by place; texts, tables and style sheets are not counted."""
    found: Counter[str] = Counter()
    for module, path in modules():
        found[place_of(module)] += len(path.read_text(encoding="utf-8").splitlines())
    return found


def imports() -> Counter[tuple[str, str]]:
    """How many modules of one place import something of another."""
    found: Counter[tuple[str, str]] = Counter()
    for module, path in modules():
        here, there = place_of(module), set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("burgrave"):
                there |= {place_of(f"{node.module}.{name.name}") for name in node.names}
        for other in there - {here, ""}:
            if here and other.count("/") != 1:
                found[here, other] += 1
    return found


def rough(lines: int) -> str:
    """A size that does not change with every line."""
    return f"{max(100, round(lines, -2)):,} lines"


# -------------------------------------------------------------------- the house


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


def house() -> str:
    """Floors above one another, the games as towers of rooms; each says what it imports."""
    size, edges = sizes(), imports()
    games = sorted({place.split("/")[1] for place in size if place.count("/") == 2})
    boxes: dict[str, Box] = {}
    y = 56.0
    for floor in FLOORS:
        if floor == ("games",):
            boxes |= _towers(games, size, y)
            y += len(ROOMS) * (ROOM + 6) + 54
        else:
            boxes |= _floor(floor, y)
            y += FLOOR + GAP
    towers = [_tower(game, [boxes[p] for p in boxes if p.startswith(f"games/{game}/")]) for game in games]
    shapes = [
        _box(name, box, size[name], _imported(name, edges), HUES[_hue(name, games)]) for name, box in boxes.items()
    ]
    title = _text(WIDTH / 2, 32, "The house: what stands below never imports what stands above", 18, "middle", True)
    return _page(y + 4, [title, *towers, *shapes])


def _imported(name: str, edges: Counter[tuple[str, str]]) -> list[str]:
    """What a place imports: other packages, and rooms of the same game, most of it first."""
    found = Counter[str]()
    for (here, there), count in edges.items():
        if here == name or here.startswith(f"{name}/"):
            same = there.split("/")[:2] == name.split("/")[:2]
            found[there.split("/")[2] if same and "/" in there else there.split("/")[0]] += count
    known = [place for floor in (*FLOORS, *ROOMS) for place in floor]
    return [place for place, _ in sorted(found.items(), key=lambda one: (-one[1], one[0])) if place in known]


def _floor(floor: tuple[str, ...], y: float) -> dict[str, Box]:
    """Packages side by side."""
    width = (WIDTH - 2 * EDGE + GAP) / len(floor) - GAP
    return {name: Box(EDGE + place * (width + GAP), y, width, FLOOR) for place, name in enumerate(floor)}


def _towers(games: list[str], size: Counter[str], y: float) -> dict[str, Box]:
    """One tower for each game."""
    width = (WIDTH - 2 * EDGE + GAP) / len(games) - GAP
    found = {}
    for number, game in enumerate(games):
        x0 = EDGE + number * (width + GAP)
        for storey, rooms in enumerate(ROOMS):
            there = [room for room in rooms if size[f"games/{game}/{room}"]]
            each = (width - 16 - 6 * (len(there) - 1)) / max(1, len(there))
            for place, room in enumerate(there):
                box = Box(x0 + 8 + place * (each + 6), y + 36 + storey * (ROOM + 6), each, ROOM)
                found[f"games/{game}/{room}"] = box
    return found


def _hue(name: str, games: list[str]) -> int:
    return 1 + games.index(name.split("/")[1]) % (len(HUES) - 1) if "/" in name else 0


def _box(name: str, box: Box, lines: int, imported: list[str], hue: str) -> str:
    x, _ = box.middle
    place = f'x="{box.x:.0f}" y="{box.y:.0f}" width="{box.width:.0f}" height="{box.height:.0f}"'
    drawn = f'<rect {place} rx="5" fill="{hue}" stroke="{LINE}"/>'
    title = f'<tspan font-weight="600" font-size="14">{name.split("/")[-1]}</tspan> · {rough(lines)}'
    drawn += f'<text x="{x:.0f}" y="{box.y + 19:.0f}" font-size="11" text-anchor="middle">{title}</text>'
    words = wrap(f"imports {', '.join(imported)}" if imported else "imports nothing of ours", int(box.width / LETTER))
    for number, line in enumerate(words):
        drawn += _text(x, box.y + 34 + 12 * number, line, 10, "middle")
    return drawn


def _tower(game: str, rooms: list[Box]) -> str:
    x, y = min(box.x for box in rooms) - 8, min(box.y for box in rooms) - 30
    right, bottom = max(box.x + box.width for box in rooms) + 8, max(box.y + box.height for box in rooms) + 8
    battlements = "".join(
        f'<rect x="{x + at:.0f}" y="{y - 8:.0f}" width="14" height="8" fill="{STONE}"/>'
        for at in range(0, int(right - x) - 13, 28)
    )
    wall = f'<rect x="{x:.0f}" y="{y:.0f}" width="{right - x:.0f}" height="{bottom - y:.0f}" fill="{STONE}"/>'
    return battlements + wall + _text((x + right) / 2, y + 20, game.capitalize(), 15, "middle", True)


def _text(x: float, y: float, words: str, size: int, anchor: str, bold: bool = False, colour: str = "") -> str:
    style = ' font-weight="600"' if bold else ""
    style += f' fill="{colour}"' if colour else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}"{style}>{escape(words)}</text>'


def _page(height: float, content: list[str]) -> str:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" height="{height:.0f}"'
    style = f'font-family="Georgia, serif" fill="{INK}"'
    paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {box} {style}>', paper, *content, "</svg>", ""])


# -------------------------------------------------------------------- the way of one answer


class Step(NamedTuple):
    """Something that happens to an answer."""

    start: str
    end: str
    what: str
    function: str  # that does it: "module:name", or a file of the page's script


LANES: Final = ("browser", "web", "server", "engine", "database")
WAY: Final = (
    Step("browser", "web", "a click sends the form: answer, question, seat", "web/static/burgrave.js"),
    Step("web", "server", "who may answer here?", "burgrave.web.deed_routes:answer"),
    Step("server", "database", "read table and seats, once", "burgrave.server.tables:Tables.table"),
    Step("server", "engine", "make this move", "burgrave.server.playing:Playing.play"),
    Step("engine", "engine", "the rules check it and go on to the next question", "burgrave.kernel.table:Table.answer"),
    Step("engine", "server", "moved: what happened, who is asked now", "burgrave.server.engine:Engine.reply"),
    Step("server", "database", "move, events and standing, in one transaction", "burgrave.server.store:add_move"),
    Step(
        "server", "browser", "after the commit, to every tab: the table is at N", "burgrave.server.live:Hub.committed"
    ),
    Step("server", "engine", "what does this seat see?", "burgrave.server.playing:Playing._looked"),
    Step("engine", "engine", "view, question and labels of one seat", "burgrave.server.engine:look"),
    Step("web", "browser", "the page, drawn by the game's own page room", "burgrave.web.room:now"),
)


def answer() -> str:
    """Lanes from the browser to the database, and what goes from one to another."""
    step, top = 46, 110
    lane = {name: 130 + 215 * number for number, name in enumerate(LANES)}
    height = top + step * len(WAY) + 24
    drawn = [_text(WIDTH / 2, 32, "The way of one answer", 18, "middle", True)]
    for name, x in lane.items():
        drawn.append(f'<rect x="{x - 60}" y="54" width="120" height="30" rx="5" fill="{HUES[0]}" stroke="{LINE}"/>')
        drawn.append(_text(x, 74, name, 14, "middle", True))
        drawn.append(f'<path d="M{x} 84V{height - 12}" stroke="{LINE}" stroke-dasharray="3 5"/>')
    for number, (start, end, what, function) in enumerate(WAY):
        drawn.append(_arrow(lane[start], lane[end], top + step * number + 12, number + 1, what, function))
    return _page(height, drawn)


def _arrow(x1: int, x2: int, y: int, number: int, what: str, function: str) -> str:
    head = 8 if x2 > x1 else -8
    if x1 == x2:
        line = f'<path d="M{x1} {y - 8}h34v16h-26" fill="none" stroke="{INK}"/><path d="M{x1 + 8} {y + 4}l-8 4l8 4Z"/>'
        return line + _caption(x1 - 10, y + 2, number, what, function, "end")
    line = f'<path d="M{x1} {y}H{x2 - head}" stroke="{INK}"/><path d="M{x2} {y}l{-head} -4v8Z"/>'
    return line + _caption((x1 + x2) / 2, y - 6, number, what, function, "middle")


def _caption(x: float, y: float, number: int, what: str, function: str, anchor: str) -> str:
    """What happens, and below it where; written on paper of their own where a lane passes."""
    name = function.removeprefix("burgrave.").replace(":", ".")
    below = _text(x, y + (18 if anchor == "middle" else 14), name, 10, anchor, colour=BROWN)
    above = _text(x, y, f"{number}. {what}", 12, anchor)
    return f'<g stroke="{PAPER}" stroke-width="4" paint-order="stroke">{above}{below}</g>'


def missing() -> list[str]:
    """Functions on the way that are not there any more."""
    found = []
    for one in WAY:
        module, _, name = one.function.partition(":")
        if not name:
            found += [] if (SOURCE / module).exists() else [module]
            continue
        thing: object = import_module(module)
        for part in name.split("."):
            thing = getattr(thing, part, None)
        found += [] if callable(thing) else [one.function]
    return found


PICTURES: Final = {"house.svg": house, "answer.svg": answer}


def main() -> None:
    """Draw both."""
    for name, draw in PICTURES.items():
        (IMAGES / name).write_text(draw(), encoding="utf-8")
        print(f"docs/images/{name}")


if __name__ == "__main__":
    main()
