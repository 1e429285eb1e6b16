"""Draw the picture of the README: a game of Citadels as the terminal shows it, as an SVG without foreign fonts."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import burgrave
from burgrave.cli.screen import Screen

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "play.svg"
SEED = 11
WIDTH = 104

FORMAT = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: "DejaVu Sans Mono", "Menlo", "Consolas", monospace; font-size: {char_height}px;
  line-height: {line_height}px; white-space: pre; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def main() -> None:
    """Play on at random until seat 0 has a turn late in the game, and draw what it sees."""
    table = burgrave.new("citadels", players=4, seed=SEED, options={"cast": "vicious_nobles"})
    choice = random.Random(SEED)
    while table.ask is not None:
        ask = table.ask
        city = table.view(0).players[0].city  # type: ignore[attr-defined]  # any view
        if ask.player == 0 and ask.prompt == "turn" and len(city) >= 3 and len(ask.options) > 4:
            break
        table.answer(choice.choice(ask.options))
    screen = Screen(table, "en")
    console = Console(record=True, width=WIDTH, highlight=False, file=io.StringIO(), force_terminal=True)
    screen.console = console  # type: ignore[misc]  # final, but this one keeps what it prints
    screen.board(0)
    screen.log(table.events(0)[-6:])
    console.print()
    console.print(table.sentence("en"), style="bold")
    assert table.ask is not None
    screen.options(table.ask.options)
    svg = console.export_svg(title="burgrave play citadels", theme=MONOKAI, code_format=FORMAT)
    PICTURE.write_text(svg, encoding="utf-8")
    print(f"{PICTURE}: {len(svg):,} bytes")


if __name__ == "__main__":
    main()
