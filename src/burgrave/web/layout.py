"""The frame of every page, and the small pieces that all pages use."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

import htpy as h
from htpy import Element, Node, VoidElement

from burgrave.kernel.text import LANGUAGES
from burgrave.web.wording import Wording

STATIC: Final = files("burgrave.web") / "static"
SIGNS: Final = "▲■●◆⬟✚★◎"  # of seats: colour is never the only sign
COLOURS: Final = len(SIGNS)


@cache
def asset(name: str) -> str:
    """The address of a file of ours; it changes with its content, so that browsers may keep it."""
    return f"/static/{name}?{sha256((STATIC / name).read_bytes()).hexdigest()[:12]}"


class Page:
    """What every page needs to know: the language, who looks, and the secret that our forms carry."""

    def __init__(self, say: Wording, nickname: str, token: str, path: str) -> None:
        self.say: Final = say
        self.nickname: Final = nickname
        self.token: Final = token
        self.path: Final = path

    def form(self, action: str, *content: Node, live: bool = False, class_: str = "") -> Element:
        """A form of ours. A live one is sent without leaving the page, where there is a script."""
        hidden = h.input(type="hidden", name="token", value=self.token)
        return h.form(class_, method="post", action=action, data_live=live)[hidden, content]

    def button(self, action: str, label: str, live: bool = False, class_: str = "", **fields: str | int) -> Element:
        """A form with one button."""
        hidden = [h.input(type="hidden", name=name, value=str(value)) for name, value in fields.items()]
        return self.form(action, hidden, h.button(class_)[label], live=live, class_=".inline")

    def once(self) -> VoidElement:
        """A field that makes a form count once, however often it is sent."""
        return h.input(type="hidden", name="once", value=secrets.token_urlsafe(9))

    def render(
        self,
        title: str,
        *content: Node,
        table: str | None = None,
        version: int = 0,
        refresh: int | None = None,
        push: str | None = None,
    ) -> str:
        """The whole page."""
        say = self.say
        data: Mapping[str, str] = {
            "data-table": table or "",
            "data-version": str(version),
            "data-your-move": say("your-move"),
            "data-push": push or "",
        }
        page = h.html(lang=say.language)[
            h.head[
                h.meta(charset="utf-8"),
                h.meta(name="viewport", content="width=device-width, initial-scale=1"),
                h.meta(name="color-scheme", content="light dark"),
                h.title[f"{title} · Burgrave"],
                h.link(rel="stylesheet", href=asset("style.css")),
                h.link(rel="icon", type="image/svg+xml", href=asset("icon.svg"), data_move=asset("icon-move.svg")),
                h.script(type="module", src=asset("burgrave.js")),
                refresh is not None and h.noscript[h.meta(http_equiv="refresh", content=str(refresh))],
            ],
            h.body(data)[
                h.a(".skip", href="#main")[say("skip")],
                h.header[
                    h.a(".brand", href="/")["Burgrave"],
                    h.nav(aria_label=say("menu"))[
                        h.a(href="/")[say("lobby")],
                        h.a(href="/me")[self.nickname],
                        h.a(href="/api")[say("for-programs")],
                        self._languages(),
                    ],
                ],
                h.main("#main")[content],
            ],
        ]
        return str(page)

    def _languages(self) -> Element:
        others = [language for language in LANGUAGES if language != self.say.language]
        return h.span[
            [
                self.button("/language", self.say(f"language-{other}"), language=other, back=self.path, class_=".quiet")
                for other in others
            ]
        ]


def notice(text: str | None, kind: str = "problem") -> Node:
    """Something to be read first."""
    return text is not None and h.p(f".notice.{kind}", role="alert")[text]


def sign(colour: int) -> Element:
    """A seat's sign in its colour."""
    return h.span(f".sign.colour-{colour % COLOURS}", aria_hidden="true")[SIGNS[colour % COLOURS]]


def link_to(page: Page, address: str) -> Node:
    """An address to be sent to somebody."""
    return h.input(".link", readonly=True, value=address, data_copy=page.say("copied"))
