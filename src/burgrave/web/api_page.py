"""The API described for people, from the same description that programs read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from burgrave.draw import html as h
from burgrave.draw.html import Element, Node
from burgrave.web.layout import Page


def api_page(page: Page, schema: Mapping[str, Any]) -> str:
    """All that programs can ask for."""
    say = page.say
    operations = [
        (path, method, about)
        for path, methods in schema["paths"].items()
        if path.startswith("/api/")
        for method, about in methods.items()
    ]
    models = {name: about for name, about in schema["components"]["schemas"].items() if "properties" in about}
    return page.render(
        say("for-programs"),
        h.div(".for-programs")[
            h.aside(".paper.toc")[
                h.h1[say("for-programs")],
                h.p[say("api-about"), " ", h.a(href="/api/v1/openapi.json")["openapi.json"]],
                h.ul[[_way(path, method) for path, method, _ in operations]],
                h.p[h.a(href="#models")[say("api-models")]],
            ],
            h.div(".beside-it")[
                [_operation(path, method, about) for path, method, about in operations],
                h.h2("#models")[say("api-models")],
                h.div(".models")[[_model(name, about) for name, about in models.items()]],
            ],
        ],
        more=["boxed.css"],
    )


def _way(path: str, method: str) -> Element:
    """The way to an operation within the page."""
    return h.li[h.a(href=f"#{_id(path, method)}")[h.small(f".method.method-{method}")[method.upper()], _short(path)]]


def _told(about: Mapping[str, Any]) -> list[Node]:
    """What something is; words of programs stand between double backticks."""
    parts = str(about.get("description", "")).split("``")
    return [h.code[part] if number % 2 else part for number, part in enumerate(parts)]


def _short(path: str) -> str:
    return path.removeprefix("/api/v1")


def _id(path: str, method: str) -> str:
    """What an operation is called within the page."""
    return "-".join([method, *re.findall(r"\w+", _short(path))])


def _operation(path: str, method: str, about: Mapping[str, Any]) -> Element:
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    found = [(p["name"], p["in"], _type(p["schema"])) for p in about.get("parameters", [])]
    good: Mapping[str, Any] = next((text for status, text in about["responses"].items() if status.startswith("2")), {})
    result = good.get("content", {}).get("application/json", {}).get("schema", {})
    return h.article(".paper.operation", id=_id(path, method))[
        h.h3[h.span(f".method.method-{method}")[method.upper()], " ", h.code[path]],
        h.p[_told(about)],
        found and h.p[", ".join(f"{name} ({where}: {kind})" for name, where, kind in found)],
        h.p(".answered")[h.code[f"{_type(body)} → {_type(result)}" if body else f"→ {_type(result)}"]],
    ]


def _model(name: str, about: Mapping[str, Any]) -> Element:
    rows = [h.tr[h.th(scope="row")[h.code[field]], h.td[_type(kind)]] for field, kind in about["properties"].items()]
    return h.article(".paper.model", id=name)[h.h3[h.code[name]], h.p[_told(about)], h.table[h.tbody[rows]]]


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"“{value}”" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}]"
    return str(schema.get("type", "any"))
