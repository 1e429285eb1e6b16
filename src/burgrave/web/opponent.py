"""The solo opponent of a game that is played with the printed box, card by card.

The whole game stands in the address: the seed of the scheme cards and the answers so far, so that nothing is kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from urllib.parse import urlencode

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon
from burgrave.draw.people import portrait
from burgrave.draw.shapes import Symbols
from burgrave.kernel.game import AnyGame
from burgrave.kernel.opponent import Asked, PrintedOpponent
from burgrave.kernel.score_sheet import Answer, Entry
from burgrave.web.cover import cover_of
from burgrave.web.layout import Page

FEW: Final = 8  # up to so many answers are buttons; more are a list
MOST: Final = 2000  # answers; no game has so many
SHORT: Final = 24  # letters of what may stand above an answer
OPPONENT: Final = 7  # the colour of whoever sits for it
HOW: Final = {"turns": "person", "tells": "scroll", "asks": "eye", "keeps": "lock"}  # steps, and a sign of each


class Told(NamedTuple):
    """A game as far as it has come."""

    before: list[str]  # what was told before the last answer
    now: list[str]  # and since
    asked: Asked | None  # None: the game is over
    given: list[int]  # the answers that were understood


def play(opponent: PrintedOpponent, difficulty: str, seed: int, answers: list[int], language: str) -> Told:
    """Play a game again from its answers; what can't be an answer ends it there."""
    flow = opponent.drive(difficulty, seed, language)
    before: list[str] = []
    given: list[int] = []
    asked = next(flow)
    now = asked.told
    for number in answers:
        answer = _answer(asked.entry, number)
        if answer is None:
            break
        given.append(number)
        before += now
        try:
            asked = flow.send(answer)
        except StopIteration as stop:
            return Told(before, stop.value, None, given)
        now = asked.told
    return Told(before, now, asked, given)


def _answer(entry: Entry, number: int) -> Answer | None:
    if entry.cards:
        return [entry.cards[number]] if 0 <= number < len(entry.cards) else None
    return number if entry.low <= number <= entry.high else None


def opponent_page(
    page: Page, game: AnyGame, opponent: PrintedOpponent, difficulty: str, seed: int, answers: list[int]
) -> str:
    """What the opponent does, and what it asks."""
    say = page.say
    told = play(opponent, difficulty, seed, answers[:MOST], say.language)
    title, symbols = say("opponent-title", game=say.title(game.name)), Symbols()
    return page.render(
        title,
        h.div(".boxed-game.opponent")[
            h.aside(".paper.toc")[
                h.h1[title],
                _difficulties(page, game, opponent, difficulty, seed) if not told.given else None,
                told.given and _back(page, difficulty, seed, told.given),
                h.p(".others")[
                    h.a(href=f"/score/{game.name}?players=1")[say("score-link")],
                    h.a(href=f"/learn/{game.name}")[say("learn-game", game=say.title(game.name))],
                ],
            ],
            h.div(".beside-it")[
                h.div(".stage")[cover_of(game.name, symbols), portrait(OPPONENT), h.b[say.of(game, "opponent")]],
                told.now and _told(page, told.now),
                told.asked is not None and _question(page, opponent, told.asked, _kept(difficulty, seed, told.given)),
                not told.given and _how(page),
                told.before and _before(page, told.before),
            ],
        ],
        symbols.sheet(),
        game=game.name,
        more=["boxed.css"],
    )


def _told(page: Page, lines: list[str]) -> Element:
    """What the opponent does now, one step after the other."""
    return h.section(".paper", aria_live="polite")[
        h.h2[page.say("opponent-does")], h.ol("#told.told-now")[[h.li[line] for line in lines]]
    ]


def _how(page: Page) -> Element:
    """How it goes, for whoever begins."""
    return h.ol(".it-goes")[
        [
            h.li(".paper")[icon(sign), h.h3[page.say(f"opponent-{step}")], h.p[page.say(f"opponent-{step}.about")]]
            for step, sign in HOW.items()
        ]
    ]


def _before(page: Page, lines: list[str]) -> Element:
    """All that was told before, the last first."""
    told = [h.li(value=str(number))[line] for number, line in enumerate(lines, 1)]
    return h.details(".paper.before", open=True)[
        h.summary[page.say("opponent-before")],
        h.ol(reversed=True, tabindex="0", aria_label=page.say("opponent-before"))[reversed(told)],
    ]


def _back(page: Page, difficulty: str, seed: int, given: list[int]) -> Element:
    before = urlencode(_kept(difficulty, seed, given[:-1]))
    return h.p(".actions")[h.a(".button", href=f"?{before}")[icon("undo"), page.say("opponent-back")]]


def _kept(difficulty: str, seed: int, answers: list[int]) -> dict[str, str]:
    return {"difficulty": difficulty, "seed": str(seed), "answers": ".".join(map(str, answers))}


def _difficulties(page: Page, game: AnyGame, opponent: PrintedOpponent, difficulty: str, seed: int) -> Element:
    label = page.say.of(game, "house-difficulty.form")
    return h.nav(".choice", aria_label=label)[
        h.p[label],
        [
            h.a(
                ".button",
                href=f"?{urlencode({'difficulty': one, 'seed': seed})}",
                aria_current="page" if one == difficulty else None,
            )[page.say.value(game, "difficulty", one)]
            for one in opponent.difficulties
        ],
    ]


def _question(page: Page, opponent: PrintedOpponent, asked: Asked, kept: dict[str, str]) -> Element:
    """A form that leads to the same address with one more answer."""
    entry, language = asked.entry, page.say.language
    hidden = [h.input(type="hidden", name=name, value=value) for name, value in kept.items()]
    cards = list(enumerate(entry.cards))
    field: Node
    if entry.cards and len(cards) <= FEW:
        field = h.div(".answers")[
            [
                h.button(name="answer", value=str(number))[_named(opponent.card(card, language))]
                for number, card in cards
            ]
        ]
    elif entry.cards:
        options = [h.option(value=str(number))[opponent.card(card, language)] for number, card in cards]
        field = [_select(options, asked.question), h.button(".first")[page.say("opponent-next")]]
    else:
        field = h.div(".answers.numbers")[
            [h.button(name="answer", value=str(number))[str(number)] for number in range(entry.low, entry.high + 1)]
        ]
    return h.form("#asked.paper", method="get")[hidden, h.h2[asked.question], field]


def _named(text: str) -> Node:
    """An answer; of which kind it is stands above it."""
    kind, colon, name = text.partition(": ")
    return [h.small[f"{kind}:"], " ", name] if colon and len(kind) <= SHORT else text


def _select(options: list[Element], label: str) -> Element:
    return h.select(name="answer", required=True, aria_label=label)[h.option(value="")["–"], options]
