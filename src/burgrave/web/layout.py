"""The frame of every page, and the small pieces that all pages use."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.draw.look import icon, seal_alone
from burgrave.draw.shapes import versioned
from burgrave.kernel.text import LANGUAGES
from burgrave.server.settings import SETTLED
from burgrave.web.preferences import Preferences
from burgrave.web.sheets import own_style, shared
from burgrave.web.wording import Wording

STATIC: Final = files("burgrave.web") / "static"


@cache
def asset(name: str) -> str:
    """The address of a file of ours; it changes with its content, so that browsers may keep it."""
    return versioned(f"/static/{name}", (STATIC / name).read_bytes())


class Page:
    """What every page needs to know: the language, who looks, and the secret that our forms carry."""

    def __init__(
        self,
        say: Wording,
        nickname: str,
        token: str,
        path: str,
        settle: int = SETTLED,
        likes: Preferences = Preferences(),  # noqa: B008 - it can't be changed
    ) -> None:
        self.say: Final = say
        self.nickname: Final = nickname
        self.token: Final = token
        self.path: Final = path
        self.settle: Final = settle  # ms in which a question that has just appeared takes no click
        self.likes: Final = likes

    def form(
        self, action: str, *content: Node, live: bool = False, class_: str = "", id_: str | None = None
    ) -> Element:
        """A form of ours. A live one is sent without leaving the page, where there is a script."""
        hidden = h.input(type="hidden", name="token", value=self.token)
        return h.form(class_, id=id_, method="post", action=action, data_live=live)[hidden, content]

    def button(
        self,
        action: str,
        label: str,
        live: bool = False,
        class_: str = "",
        key: str | None = None,
        **fields: str | int,
    ) -> Element:
        """A form with one button, and perhaps a key for it."""
        hidden = [h.input(type="hidden", name=name, value=str(value)) for name, value in fields.items()]
        return self.form(action, hidden, h.button(class_, data_key=key)[label], live=live, class_=".inline")

    def once(self) -> Element:
        """A field that makes a form count once, however often it is sent."""
        return h.input(type="hidden", name="once", value=secrets.token_urlsafe(9))

    def render(
        self,
        title: str,
        *content: Node,
        table: str | None = None,
        version: int = 0,
        refresh: int | None = None,
        always_refresh: bool = False,
        push: str | None = None,
        at_table: bool = False,
        game: str | None = None,
        lobby: bool = False,
        moves: int = 0,
        kind: str = "",
        more: Sequence[str] = (),
        beside: Node = None,
    ) -> str:
        """The whole page. ``moves``: in so many games it is their move; ``kind``: what sort of page it is.

        ``more``: scripts and style sheets of ours that it needs beside the common ones; ``beside``: one more way.
        """
        say = self.say
        data: Mapping[str, str] = {
            "class": " ".join(["look", *[kind] * bool(kind), *["at-table"] * at_table]),
            "data-lobby": "1" if lobby else "",
            "data-moves": str(moves),
            "data-offline": say("offline"),
            "data-table": table or "",
            "data-version": str(version),
            "data-your-move": say("your-move"),
            "data-push": push or "",
            "data-settle": str(self.settle),
        }
        page = h.html(self.likes.marks(), lang=say.language)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[f"{title} · Burgrave"],
                [h.link(rel="stylesheet", href=address) for address in _styles(game, table is not None, at_table)],
                [h.link(rel="stylesheet", href=asset(name)) for name in more if name.endswith(".css")],
                h.link(rel="icon", type="image/svg+xml", href=asset("icon.svg"), data_move=asset("icon-move.svg")),
                h.script(type="module", src=asset("burgrave.js")),
                table is not None
                and h.script(
                    type="module",
                    src=asset("film.js"),
                    data_moves=asset("moves.js"),
                    data_ceremony=asset("ceremony.js"),
                ),
                [h.script(type="module", src=asset(name)) for name in more if name.endswith(".js")],
                refresh is not None and _refresh(refresh, always_refresh),
            ],
            h.body(data)[
                h.a(".skip", href="#main")[say("skip")],
                h.header[
                    h.a(".brand", href="/")["Burgrave"],
                    h.span(".where")[say("motto") if lobby else title],
                    h.nav(aria_label=say("menu"))[
                        h.a(href="/", aria_current=self._here("/"))[icon("house"), say("lobby")],
                        h.a(".on-phone", href="/new", aria_current=self._here("/new"))[icon("hire"), say("new-table")],
                        h.a(href=f"/learn/{game}" if game else "/learn", aria_current=self._here("/learn"))[
                            icon("scroll"), say("learn")
                        ],
                        beside,
                        h.a(href="/me", aria_current=self._here("/me"))[
                            seal_alone(self.likes.colour), h.span[self.nickname]
                        ],
                        self._languages(),
                    ],
                ],
                h.main("#main")[content],
                h.footer[h.a(href="/about")[say("about")], h.a(href="/api")[say("for-programs")]],
                h.p("#spoken.unseen", aria_live="polite"),
                h.div("#tip.tip", role="tooltip", hidden=True),
            ],
        ]
        return str(h.fragment[h.DOCTYPE, page])

    def _here(self, address: str) -> str | None:
        """Whether a link leads to where somebody is."""
        path = self.path.partition("?")[0]
        return "page" if path == address or (address != "/" and path.startswith(f"{address}/")) else None

    def _languages(self) -> Element:
        others = [language for language in LANGUAGES if language != self.say.language]
        return h.span[
            [
                self.button("/language", self.say(f"language-{other}"), language=other, back=self.path, class_=".quiet")
                for other in others
            ]
        ]


def _styles(game: str | None, table: bool, at_table: bool) -> list[str]:
    """The looks that all games share, then the site's, then the game's own; who sits at a table needs less of them."""
    common = [versioned("/style.css", shared()), asset("style.css"), versioned("/look.css", shared("look"))]
    around = [*[asset("around.css")] * (not at_table), *[asset("film.css")] * table]
    return [*common, asset("pages.css"), *around, *own_style(game)]


def _refresh(seconds: int, always: bool) -> Node:
    """Look again soon: where no script does it, or always."""
    again = h.meta(http_equiv="refresh", content=str(seconds))
    return again if always else h.noscript[again]


def notice(text: str | None, kind: str = "problem") -> Node:
    """Something to be read first."""
    return text is not None and h.p(f".notice.{kind}", role="alert")[text]


def link_to(page: Page, address: str, label: str | None = None) -> Node:
    """An address to be sent to somebody; what it is, where no label stands before it."""
    return h.span(".link-row")[
        h.input(".link", readonly=True, value=address, aria_label=label),
        h.button(".copy", type="button", data_copied=page.say("copied"), hidden=True)[page.say("copy")],
    ]
