"""Pages as text."""

from __future__ import annotations

import htpy as h
from markupsafe import Markup

from burgrave.web.written import written


def test_pages_are_written_as_htpy_writes_them() -> None:
    def page() -> h.Element:
        listed = (h.li[number, f" & {number}"] for number in range(2))
        others = [None, True, False, 7, Markup("<b>as it is</b>"), ("<script>", h.input(name="a", value='"'))]
        body = h.body(".look", hidden=True)[h.ul[listed], h.fragment[h.p, "x"], others, lambda: "later"]
        return h.html(lang="pl")[body]

    assert written(page()) == str(page())
    assert written(page()).startswith('<!doctype html><html lang="pl"><body class="look" hidden><ul><li>0 &amp; 0</li>')
