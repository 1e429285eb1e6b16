"""What forms are made of: words of which one is chosen, and switches."""

from __future__ import annotations

from collections.abc import Mapping

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node


def one_of(name: str, choices: Mapping[str, str], wished: object, labelled: str | None = None) -> Element:
    """Words beside each other, of which one is chosen."""
    return h.div(".segments", role="group" if labelled else None, aria_labelledby=labelled)[
        [
            h.label[h.input(type="radio", name=name, value=value, checked=value == wished), h.span[label]]
            for value, label in choices.items()
        ]
    ]


def switch(name: str, on: bool, about: Node, value: str | None = None) -> Element:
    """Something that is on or off."""
    return h.label(".switch.option")[h.input(type="checkbox", name=name, value=value, checked=on), h.span[about]]
