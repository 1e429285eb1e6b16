"""HTML as Python."""

from __future__ import annotations

import pytest
from markupsafe import Markup

from burgrave.draw import html as h
from burgrave.draw.html import Attribute, Node


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (h.p, "<p></p>"),
        (h.br, "<br>"),
        (h.p["a < b & c"], "<p>a &lt; b &amp; c</p>"),
        (h.p[h.b["one"], 2, None, True, False, [["three"], ()]], "<p><b>one</b>2three</p>"),
        (h.ul[(h.li[n] for n in range(2))], "<ul><li>0</li><li>1</li></ul>"),
        (h.p[Markup("<b>as it is</b>")], "<p><b>as it is</b></p>"),
        (h.fragment[h.p, "x"], "<p></p>x"),
        (h.p[h.p(".x")], '<p><p class="x"></p></p>'),
        (h.h1("#top.large.red")["!"], '<h1 id="top" class="large red">!</h1>'),
    ],
)
def test_nodes(node: Node, text: str) -> None:
    assert str(h.fragment[node]) == text


@pytest.mark.parametrize(
    ("attributes", "text"),
    [
        ({"data_at": 7, "for_": "a", "aria_label": "<'\">"}, ' data-at="7" for="a" aria-label="&lt;&#39;&#34;&gt;"'),
        ({"hidden": True, "disabled": False, "title": None}, " hidden"),
        ({"title": Markup("a & b")}, ' title="a &amp; b"'),
        ({"class_": ["one", None, "", {"two": 1, "three": 0}]}, ' class="one two"'),
        ({"class_": {"one": False}}, ""),
        ({"class_": "a b"}, ' class="a b"'),
    ],
)
def test_attributes(attributes: dict[str, Attribute], text: str) -> None:
    assert str(h.p(**attributes)) == f"<p{text}></p>"


def test_attributes_by_their_own_names_and_those_that_stand_twice() -> None:
    assert str(h.p(".a", {"data-x_y": "1"}, title="t")) == '<p class="a" data-x_y="1" title="t"></p>'
    assert str(h.p("#i.a", class_="b")) == '<p id="i" class="b"></p>'
    assert str(h.p({"title": "old"}, title="new")) == '<p title="new"></p>'
    assert str(h.p(".a")(title="t")) == '<p title="t"></p>'


def test_text_that_looks_like_markup_is_not_mistaken_for_it() -> None:
    """Also where the same letters were written before as what they are."""
    assert str(h.p[Markup("<i>"), "<i>", str(Markup("<i>"))]) == "<p><i>&lt;i&gt;&lt;i&gt;</p>"


def test_what_can_not_be_written() -> None:
    with pytest.raises(TypeError, match="holds nothing"):
        h.input["x"]
    for odd in (b"bytes", {"a": 1}, object()):
        with pytest.raises(TypeError, match="can't be written"):
            h.p[odd]  # type: ignore[index]  # what is refused
    with pytest.raises(TypeError, match="title can't be"):
        h.p(title=["a"])
    for short in ("a", ".a b", "a#b"):
        with pytest.raises(ValueError, match="is no #id"):
            h.p(short)
    with pytest.raises(AttributeError):
        h.Section  # noqa: B018 - asking for it is what fails
