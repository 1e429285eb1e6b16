"""The points of a game that was played with the printed box: a form that asks only what counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import seal_alone
from burgrave.draw.shapes import Symbols
from burgrave.kernel.game import AnyGame
from burgrave.kernel.score_sheet import TABLE, Answer, Counted, Entry, Key, ScoreSheet, read
from burgrave.web.cover import cover_of
from burgrave.web.layout import Page

FEW: Final = 9  # cards that are not folded up
SENT: Final = "sent"  # the field that tells a form that was filled in from a page that was just opened


class ScorePage:
    """The form for a number of players with what was told so far, and the points as soon as all is known."""

    def __init__(self, page: Page, game: AnyGame, sheet: ScoreSheet, players: int, given: Mapping[str, Sequence[str]]):
        self.page = page
        self.game = game
        self.sheet = sheet
        self.players = players
        self.given = given
        self.told: dict[Key, Answer] = {}
        self.wrong: set[Key] = set()  # what was not told, or can't be
        self.entries: list[Entry] = []
        self._take()

    def _take(self) -> None:
        """Read what was told; that may show that more must be known."""
        while True:
            self.entries = self.sheet.entries(self.players, self.told)
            entry = next((one for one in self.entries if one.key not in self.told and one.key not in self.wrong), None)
            if entry is None:
                return
            answer = read(entry, " ".join(self.given.get(field(entry), ())))
            if answer is None or (field(entry) not in self.given and not entry.cards):
                self.wrong.add(entry.key)
            else:
                self.told[entry.key] = answer

    def render(self) -> str:
        """The whole page."""
        say, game = self.page.say, self.game
        title, symbols = say("score-title", game=say.title(game.name)), Symbols()
        return self.page.render(
            title,
            h.div(".boxed-game.score")[
                h.aside(".paper.toc")[
                    cover_of(game.name, symbols),
                    h.h1[title],
                    h.p[say("score-about")],
                    self._choice(),
                    h.p(".others")[h.a(href=f"/learn/{game.name}")[say("learn-game", game=say.title(game.name))]],
                ],
                h.div(".beside-it")[
                    None if self.wrong else self._result(self.sheet.count(self.players, self.told)),
                    self.wrong and SENT in self.given and h.p(".notice", role="alert")[say("score-missing")],
                    self._form(),
                ],
            ],
            symbols.sheet(),
            game=game.name,
            more=["boxed.css"],
        )

    def _choice(self) -> Element:
        """How many players."""
        links = [
            h.a(".button", href=f"?players={count}", aria_current="page" if count == self.players else None)[
                self.page.say("score-count", count=count)
            ]
            for count in self.game.players
        ]
        return h.nav(".choice", aria_label=self.page.say("players"))[links]

    def _form(self) -> Element:
        say = self.page.say
        sides = [
            h.fieldset(".paper.of-table" if side == TABLE else ".paper")[
                h.legend[say("score-table") if side == TABLE else [seal_alone(side), self.name(side)]],
                [self._field(entry) for entry in entries],
            ]
            for side, entries in groupby(sorted(self.entries, key=lambda entry: entry.player), lambda e: e.player)
        ]
        hidden = [
            h.input(type="hidden", name="players", value=str(self.players)),
            h.input(type="hidden", name=SENT, value="1"),
        ]
        return h.form(".sheet", method="get")[hidden, sides, h.button(".first")[say("score-count-up")]]

    def name(self, side: int) -> str:
        """What a player is called; beyond the seats there is a solo opponent."""
        if side >= self.players:
            return self.page.say.of(self.game, "opponent")
        return self.page.say("score-player", number=side + 1)

    def _asked(self, entry: Entry) -> str:
        return self.page.say.of(self.game, f"sheet-{entry.name}", entry.name)

    def _field(self, entry: Entry) -> Element:
        if not entry.cards:
            return self._number(entry)
        return self._card(entry) if entry.low == entry.high == 1 else self._cards(entry)

    def _is_wrong(self, entry: Entry) -> bool:
        return SENT in self.given and entry.key in self.wrong

    def _card(self, entry: Entry) -> Element:
        """One card of several."""
        chosen = self.given.get(field(entry), ())
        options = [
            h.option(value=card, selected=card in chosen)[self.sheet.card(card, self.page.say.language)]
            for card in entry.cards
        ]
        return h.label[
            self._asked(entry),
            h.select(name=field(entry), required=True, aria_invalid="true" if self._is_wrong(entry) else None)[
                h.option(value="")["–"], options
            ],
        ]

    def _number(self, entry: Entry) -> Element:
        value = self.told.get(entry.key)
        return h.label[
            self._asked(entry),
            h.input(
                type="number",
                name=field(entry),
                min=str(entry.low),
                max=str(entry.high),
                required=True,
                value=str(value) if value is not None else None,
                aria_invalid="true" if self._is_wrong(entry) else None,
            ),
        ]

    def _cards(self, entry: Entry) -> Element:
        """The cards to choose from; folded up where they are many. The script counts on."""
        chosen = self.given.get(field(entry), ())
        boxes = [
            h.label(".check")[
                h.input(type="checkbox", name=field(entry), value=card, checked=card in chosen),
                self.sheet.card(card, self.page.say.language),
            ]
            for card in entry.cards
        ]
        wrong = self._is_wrong(entry)
        count = (" ", h.small[self.page.say("score-chosen"), " ", h.output[str(len(chosen))]])
        return h.details(open=wrong or bool(chosen) or len(boxes) <= FEW)[
            h.summary(aria_invalid="true" if wrong else None)[self._asked(entry), count], h.div(".checks")[boxes]
        ]

    def _result(self, counted: Counted) -> Node:
        """Everybody's points by category."""
        say = self.page.say
        parts = list(counted.scores[0].parts)
        names = [self.name(side) for side in range(len(counted.scores))]
        within = say.of(self.game, "opponent.within")
        won = ", ".join(names[side] if side < self.players else within for side in counted.winners)
        return h.section("#result.paper")[
            h.h2[say("shared-victory" if len(counted.winners) > 1 else "winners", who=won)],
            h.div(".scroll", tabindex="0", role="region", aria_label=say("points"))[
                h.table(".scores")[
                    h.thead[h.tr[h.td, [h.th(".number", scope="col")[name] for name in names]]],
                    h.tbody[
                        [
                            h.tr[
                                h.th(scope="row")[say.of(self.game, f"score-{part}", part)],
                                [h.td(".number")[str(score.parts[part])] for score in counted.scores],
                            ]
                            for part in parts
                        ],
                        h.tr(".won")[
                            h.th(scope="row")[say("total")],
                            [h.td(".number.total")[str(score.total)] for score in counted.scores],
                        ],
                    ],
                ]
            ],
        ]


def field(entry: Entry) -> str:
    """What a form calls an entry."""
    return entry.name if entry.player == TABLE else f"{entry.name}.{entry.player}"
