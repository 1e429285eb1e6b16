"""The page about oneself: name, preferences, how one's games went, other devices, programs, notifications."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgrave.draw import html as h
from burgrave.draw.html import Element
from burgrave.draw.look import icon, seal
from burgrave.draw.people import SEATED, portrait
from burgrave.draw.shapes import Symbols
from burgrave.draw.vignette import Kit, vignette
from burgrave.kernel.text import LANGUAGES
from burgrave.web.forms import one_of, switch
from burgrave.web.layout import Page, link_to, notice
from burgrave.web.listed import Listed
from burgrave.web.preferences import CHOICES
from burgrave.web.statistics import statistics

SHUT: Final = """night
    house watchtower red 66 1.1
    house fortress red 240 1.4
    house church blue 410 1.2
    person watchman 150 78
"""
SHOWN: Final = {"cards": ("small", "normal", "large")}  # the choices whose order is not that the usual one is first


def me(
    page: Page,
    person: str,
    finished: Sequence[Listed],
    programs: Sequence[tuple[str, str]],
    link: str | None = None,
    token: str | None = None,
    push: str | None = None,
    done: str | None = None,
) -> str:
    """Who I am here; ``done``: what was just done, to be read first."""
    say, symbols = page.say, Symbols()
    return page.render(
        say("me"),
        h.p(".paper", role="status")[say(done)] if done else None,
        h.div(".about-me")[
            h.section(".paper.who-i-am")[
                portrait(page.likes.colour),
                h.h1[seal(symbols, page.likes.colour), page.nickname],
                h.a(".button.quiet.to-settings", href="#settings")[icon("tool"), say("preferences")],
            ],
            h.div(".results")[statistics(page, person, finished, symbols)],
            h.section("#settings.paper.settings")[_name(page), _preferences(page), h.p(".hint")[say("kept-here")]],
            _more(page, programs, link, token),
        ],
        symbols.sheet(),
        push=push,
        kind="profile",
    )


def _name(page: Page) -> Element:
    say = page.say
    return page.form(
        "/me",
        h.label[say("nickname"), h.input(name="nickname", value=page.nickname, maxlength="24", required=True)],
        h.p[say("language")],
        one_of("language", {one: say(f"language-{one}") for one in LANGUAGES}, say.language),
        h.button[say("keep")],
    )


def _preferences(page: Page) -> Element:
    """How one likes the pages on this device."""
    say = page.say
    return page.form(
        "/me/likes",
        h.h2[say("preferences")],
        h.p(id="likes-face")[say("likes-face")],
        h.div(".faces", role="radiogroup", aria_labelledby="likes-face")[
            [
                h.label[
                    h.input(
                        type="radio",
                        name="face",
                        value=face,
                        checked=face == page.likes.face,
                        aria_label=say("face-of", colour=say(f"colour-{colour}")),
                    ),
                    portrait(colour),
                ]
                for colour, face in enumerate(SEATED)
            ]
        ],
        [
            [
                h.p(id=f"likes-{name}")[say(f"likes-{name}")],
                one_of(
                    name,
                    {choice: say(f"likes-{name}-{choice}") for choice in SHOWN.get(name, CHOICES[name])},
                    getattr(page.likes, name),
                    labelled=f"likes-{name}",
                ),
            ]
            for name in ("light", "size", "cards", "pace", "answers")
        ],
        switch("asks", page.likes.asks == "yes", say("likes-asks"), "yes"),
        switch("sound", page.likes.sound == "yes", say("likes-sound"), "yes"),
        h.button[say("keep-preferences")],
    )


def _more(
    page: Page, programs: Sequence[tuple[str, str]], link: str | None = None, token: str | None = None
) -> Element:
    """Other devices, notifications, programs."""
    say = page.say
    return h.div(".aside")[
        h.section(".paper")[
            h.h2[say("other-device")],
            h.p[say("other-device-about")],
            h.p[link_to(page, link, say("other-device"))] if link else page.button("/me/link", say("make-link")),
        ],
        h.section(".paper")[
            h.h2[say("notifications")],
            h.p[say("notifications-about")],
            h.p(".hint", data_notify=True, data_on=say("notifications-on"), data_off=say("notifications-off"))[
                h.button(type="button", hidden=True)[say("notifications-allow")]
            ],
        ],
        h.section(".paper")[
            h.h2[say("programs")],
            h.p[say("programs-about"), " ", h.a(href="/api")[say("for-programs")]],
            h.p[say("token-once"), " ", h.code[token]] if token else None,
            h.ul[[h.li[label, page.button("/me/token/drop", say("remove"), hash=hash_)] for hash_, label in programs]],
            page.form(
                "/me/token",
                h.label[say("program-name"), h.input(name="label", maxlength="40", required=True)],
                h.button[say("make-token")],
            ),
        ],
        h.section(".paper.my-data")[
            h.h2[say("my-data")],
            h.p[say("my-data-about"), " ", h.a(href="/me/data", download=True)[say("my-data-export")]],
            h.p[say("sign-out-about")],
            page.button("/me/sign-out", say("sign-out")),
            h.p[say("delete-me-about"), " ", h.a(href="/me/delete")[say("delete-me")]],
        ],
    ]


def farewell(page: Page) -> str:
    """Before somebody is deleted: what is lost, and that it can't be undone."""
    say = page.say
    return page.render(
        say("delete-me"),
        h.section(".paper")[
            h.h1[say("delete-me")],
            h.ul[[h.li[say(f"delete-me-{what}")] for what in ("lost", "running", "finished")]],
            h.p[say("delete-me-final"), " ", h.a(href="/me/data", download=True)[say("my-data-export")]],
            page.button("/me/delete", say("delete-me-now")),
            h.p[h.a(href="/me")[say("delete-me-not")]],
        ],
    )


def moved(page: Page, code: str) -> str:
    """Before another device becomes the same person."""
    say = page.say
    return page.render(
        say("other-device"),
        h.section(".paper")[
            h.h1[say("other-device")],
            h.p[say("move-here")],
            page.button(f"/me/move/{code}", say("move-now"), class_=".first"),
        ],
    )


def problem_page(page: Page, text: str) -> str:
    """What went wrong, and where to go on: the watchman before the shut gate does not know the way either."""
    say, symbols = page.say, Symbols()
    return page.render(
        say("problem"),
        h.section(".paper.lost")[
            vignette(symbols, Kit(), SHUT, say("problem-picture")),
            h.div[
                h.h1[say("problem")],
                notice(text),
                h.p(".actions")[
                    h.a(".button.first", href="/")[icon("play"), say("about-play")],
                    h.a(".button", href="/learn")[icon("scroll"), say("learn")],
                ],
            ],
        ],
        symbols.sheet(),
    )
