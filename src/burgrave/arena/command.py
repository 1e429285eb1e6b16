"""A plan as one types it on the command line: what repeats a run."""

from __future__ import annotations

from itertools import groupby
from shlex import join

import msgspec

from burgrave.arena.plan import COMMAND, Plan


def command(plan: Plan) -> str:
    """The command that plays the same games again, into another folder."""
    words = ["burgrave", "arena", plan.game]
    for text in listed(plan.bots):
        words += ["--bots", text]
    for option, value in plan.options.items():
        if value is not None:
            words += [f"--{option.replace('_', '-')}", written(value)]
    for option, values in plan.vary.items():
        words += ["--vary", f"{option}={','.join(written(value) for value in values)}"]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    if plan.limit is not None:
        words += ["--limit", f"{plan.limit:g}"]
    return join([*words, "--out", "again"])


def listed(bots: list[str]) -> list[str]:
    """The bots in as few texts as ``plan.specs`` can read: a command takes one of its own."""
    texts: list[str] = []
    for piped, group in groupby(bots, lambda spec: spec.startswith(COMMAND)):
        if piped:
            texts += group
        else:
            runs = [(spec, len(list(alike))) for spec, alike in groupby(group)]
            texts.append(",".join(f"{spec}*{count}" if count > 1 else spec for spec, count in runs))
    return texts


def written(value: object) -> str:
    """A value of an option."""
    if isinstance(value, list):
        return ",".join(written(part) for part in value)
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
