"""The API described for people, from the same description that programs read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Element

from burgrave.web.layout import Page


def api_page(page: Page, schema: Mapping[str, Any]) -> str:
    """All that programs can ask for."""
    say = page.say
    parts = [
        _operation(path, method, about)
        for path, methods in schema["paths"].items()
        if path.startswith("/api/")
        for method, about in methods.items()
    ]
    return page.render(
        say("for-programs"),
        h.h1[say("for-programs")],
        h.p[say("api-about"), " ", h.a(href="/api/v1/openapi.json")["openapi.json"]],
        parts,
        h.h2[say("api-models")],
        [_model(name, about) for name, about in schema["components"]["schemas"].items() if "properties" in about],
    )


def _operation(path: str, method: str, about: Mapping[str, Any]) -> Element:
    body = about.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    found = [(p["name"], p["in"], _type(p["schema"])) for p in about.get("parameters", [])]
    good: Mapping[str, Any] = next((text for status, text in about["responses"].items() if status.startswith("2")), {})
    result = good.get("content", {}).get("application/json", {}).get("schema", {})
    return h.article(".operation")[
        h.h3[h.code[f"{method.upper()} {path}"]],
        h.p[about.get("description", "")],
        found and h.p[", ".join(f"{name} ({where}: {kind})" for name, where, kind in found)],
        h.p[h.code[f"{_type(body)} → {_type(result)}" if body else f"→ {_type(result)}"]],
    ]


def _model(name: str, about: Mapping[str, Any]) -> Element:
    rows = [h.tr[h.th(scope="row")[h.code[field]], h.td[_type(kind)]] for field, kind in about["properties"].items()]
    return h.article("#" + name)[h.h3[h.code[name]], h.p[about.get("description", "")], h.table[h.tbody[rows]]]


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
