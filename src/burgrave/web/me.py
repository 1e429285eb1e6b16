"""The page about oneself: nickname, language, other devices, programs, notifications."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h

from burgrave.kernel.text import LANGUAGES
from burgrave.web.layout import Page, link_to, notice


def me(
    page: Page,
    programs: Sequence[tuple[str, str]],
    link: str | None = None,
    token: str | None = None,
    push: str | None = None,
    problem: str | None = None,
) -> str:
    """Who I am here."""
    say = page.say
    return page.render(
        say("me"),
        notice(problem),
        h.h1[say("me")],
        page.form(
            "/me",
            h.label[say("nickname"), h.input(name="nickname", value=page.nickname, maxlength="24", required=True)],
            h.label[
                say("language"),
                h.select(name="language")[
                    [h.option(value=one, selected=one == say.language)[say(f"language-{one}")] for one in LANGUAGES]
                ],
            ],
            h.button(".first")[say("keep")],
        ),
        h.section[
            h.h2[say("other-device")],
            h.p[say("other-device-about")],
            h.p[link_to(page, link, say("other-device"))] if link else page.button("/me/link", say("make-link")),
        ],
        h.section[
            h.h2[say("notifications")],
            h.p[say("notifications-about")],
            h.p(".hint", data_notify=True, data_on=say("notifications-on"), data_off=say("notifications-off"))[
                h.button(type="button", hidden=True)[say("notifications-allow")]
            ],
        ],
        h.section[
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
        push=push,
    )


def moved(page: Page, code: str) -> str:
    """Before another device becomes the same person."""
    say = page.say
    return page.render(
        say("other-device"),
        h.h1[say("other-device")],
        h.p[say("move-here")],
        page.button(f"/me/move/{code}", say("move-now"), class_=".first"),
    )


def problem_page(page: Page, text: str) -> str:
    """What went wrong."""
    return page.render(
        page.say("problem"), h.h1[page.say("problem")], notice(text), h.p[h.a(href="/")[page.say("lobby")]]
    )
