"""The door: new games and saved ones, with whatever is wrong refused in one sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from burgrave.kernel.cards import readable, unknown
from burgrave.kernel.errors import BadSave, BadSetup, BurgraveError
from burgrave.kernel.game import AnyGame, State, game
from burgrave.kernel.save import Save, read
from burgrave.kernel.setup import Setup
from burgrave.kernel.table import Table, begin, continued


def new(
    name: str,
    players: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    names: Sequence[str] | None = None,
) -> Table:
    """A new game at its first question; bad counts, options and casts raise BadSetup with what is allowed."""
    return begin(prepare(game(name), players, seed, options or {}, names))


def prepare(
    found: AnyGame, players: int, seed: int, options: Mapping[str, object], names: Sequence[str] | None = None
) -> Setup:
    """Check what a game is to be made from."""
    if type(players) is not int or players not in found.players:
        low, high = found.players.start, found.players.stop - 1
        raise BadSetup(f"{found.name} is for {low} to {high} players, not {players!r}")
    if type(seed) is not int or seed < 0:
        raise BadSetup(f"a seed is a whole number from 0 up, not {seed!r}")
    if names is not None and (len(names) != players or len(set(names)) != players or not all(names)):
        raise BadSetup(f"give {players} different names, one for each seat, or none at all")
    unknown(f"options of {found.name}", dict(options), found.options.__struct_fields__, BadSetup)
    try:
        converted = msgspec.convert(dict(options), found.options)
    except msgspec.ValidationError as error:
        raise BadSetup(f"options of {found.name}: {readable(error)}") from error
    if found.fits is not None and not found.fits(players, converted):
        needed = ", ".join(found.needs(players))
        raise BadSetup(f"{found.name} for {players} players needs an expansion: set the option {needed}")
    return Setup(found, players, seed, converted, list(names) if names is not None else None)


def load(data: bytes, trusted: bool = False) -> Table:
    """The table of a save; raises BadSave with what is wrong and where.

    The game is played again and compared with what was kept. A ``trusted`` save, one of your own, goes on from its last
    kept position at once; what was before is played again when somebody asks for it.
    """
    content = read(data)
    try:
        found = game(content.game)
        setup = prepare(found, content.players, content.seed, content.options, content.names)
    except BurgraveError as error:
        raise BadSave(f"save: {error}") from error
    if content.rules_version > found.rules_version:
        raise BadSave(
            f"the save is of {found.name} with rules version {content.rules_version}; "
            f"this is version {found.rules_version}: update Burgrave"
        )
    try:
        if trusted and content.rules_version == found.rules_version:
            return _continued(setup, content)
        return _played(setup, content)
    except BurgraveError:
        if content.rules_version == found.rules_version:
            raise
        return _gone_on(setup, content)


def _played(setup: Setup, content: Save) -> Table:
    """The saved game played again from its beginning."""
    _set_origin(setup, content)
    try:
        table = begin(setup)
    except BadSetup as error:
        raise BadSave(f"save: {error}") from error
    for number, answer in enumerate(content.answers):
        try:
            table.answer(answer.do, answer.seat)
        except BurgraveError as error:
            raise BadSave(f"save: answer {number + 1} of {len(content.answers)} does not fit: {error}") from error
    if table.kept() != (content.start.at, content.start.state):
        raise BadSave(f"save: after answer {content.start.at} the rules give another position than the saved one")
    table.renumber(content.number)
    return table


def _set_origin(setup: Setup, content: Save) -> None:
    if content.origin is not None:
        setup.origin = _restored(setup, content.origin)
        setup.earlier = [(answer.seat, answer.do) for answer in content.earlier]


def _continued(setup: Setup, content: Save) -> Table:
    """The saved game from its last kept position on."""
    _set_origin(setup, content)
    table = continued(setup, _restored(setup, content.start.state), _answers(setup, content), content.start.at)
    table.renumber(content.number)
    return table


def _answers(setup: Setup, content: Save) -> list[tuple[int, int]]:
    """Who answered what, as numbers."""
    found = []
    for number, answer in enumerate(content.answers):
        option = setup.game.vocabulary.option(answer.do)
        if option is None:
            raise BadSave(f"save: answer {number + 1} is no action of {setup.game.name}: {answer.do!r}")
        found.append((answer.seat, option))
    return found


def _gone_on(setup: Setup, content: Save) -> Table:
    """A game of older rules goes on from the start of its last step; at worst a turn is asked again."""
    setup.origin = _restored(setup, content.start.state)
    given = content.earlier + content.answers[: content.start.at]
    setup.earlier = [(answer.seat, answer.do) for answer in given]
    table = begin(setup)
    for answer in content.answers[content.start.at :]:
        try:
            table.answer(answer.do, answer.seat)
        except BurgraveError:
            break
    table.renumber(content.number + 1)
    return table


def resume(setup: Setup, position: Mapping[str, Any], number: int) -> Table:
    """The table of a ``position``, its questions with that number; it knows nothing of the answers before."""
    setup.origin = _restored(setup, position)
    table = begin(setup)
    table.renumber(number)
    return table


def _restored(setup: Setup, snapshot: Mapping[str, Any]) -> State:
    try:
        state: State = setup.game.restore(snapshot, setup.options)
    except (msgspec.ValidationError, KeyError, TypeError, ValueError) as error:
        raise BadSave(f"save: the kept position can't be read: {error}") from error
    return state
