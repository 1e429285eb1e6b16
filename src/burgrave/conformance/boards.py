"""The board of a game on a page: what can be answered glows where it lies, and nothing else does."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

from markupsafe import Markup

from burgrave.draw.html import fragment
from burgrave.draw.page import Page
from burgrave.draw.scene import Scene
from burgrave.kernel.action import Ask
from burgrave.kernel.table import Table
from burgrave.kernel.text import LANGUAGES


def scene_of(table: Table, seat: int | None, language: str = "en") -> Scene:
    """What a seat's page is drawn from."""
    asked = next((ask for ask in table.asks if ask.player == seat), None)
    options = {table.text(o): table.label(o, language, seat) for o in asked.options} if asked is not None else {}
    refused = {table.text(o): why for o, why in table.why_not(seat, language)} if asked and seat is not None else {}
    names = [table.name(other) for other in range(table.setup.players)]
    seats = [ask.player for ask in table.asks]
    prompt = asked.prompt if asked is not None else ""
    cause = " ".join(map(str, asked.cause or ())) if asked is not None else ""
    view, colours = table.view(seat).json(), list(range(len(names)))
    return Scene(view, language, names, colours, options, refused, seats, prompt, cause=cause)


def shown(table: Table, seat: int | None, language: str = "en") -> str:
    """The drawing for a seat, as text."""
    assert table.setup.game.page is not None, "a game with a page"
    page: Page = table.setup.game.page.enter()
    assert page.board is not None, "a game that draws its board"
    set_ = scene_of(table, seat, language)
    drawn = page.board(set_)
    return str(fragment[drawn.situation, drawn.table, drawn.own, set_.sheet()])


def glowing(text: str, kind: str = "spot can") -> list[str]:
    """The answers that can be clicked where something glows; of another kind, those that stand beside a seat."""
    found = re.findall(rf'<button class="{kind}[^"]*" form="answers" name="do" value="([^"]+)"', text)
    return [Markup(do).unescape() for do in found]


def glow_where_they_lie(
    table: Table,
    seed: int,
    wanted: Callable[[Table, Ask, str], bool],
    languages: Sequence[str] = LANGUAGES,
    often: float = 0.06,
    once: bool = False,
) -> Counter[str]:
    """In a random game every wanted answer can be clicked on the board (at one place only), and nothing else.

    Every kind of question is looked at once, and so often again; how often each was is handed back. At the end nothing
    glows, and a spectator has a board as well.
    """
    random = Random(seed)
    seen: Counter[str] = Counter()
    while table.asks:
        ask = random.choice(table.asks)
        if not seen[ask.prompt] or random.random() < often:
            seen[ask.prompt] += 1
            text = shown(table, ask.player, random.choice(languages))
            found, beside = glowing(text), glowing(text, "here")
            offered = {table.text(option) for option in ask.options}
            missing = {do for do in offered - {*found, *beside} if wanted(table, ask, do)}
            assert not missing, f"{ask.prompt}: {missing} glow nowhere"
            assert {*found, *beside} <= offered, f"{ask.prompt}: {found} and {beside} of {offered}"
            assert not once or len(found) == len(set(found)), f"{ask.prompt}: {found}"
        table.answer(random.choice(ask.options), ask.player)
    for language in languages:
        assert not glowing(shown(table, 0, language)) and shown(table, None, language)
    return seen
