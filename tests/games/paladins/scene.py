"""Scenes: positions of Paladins set up in one line, and played with the texts of answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from burgrave.games.paladins import GAME
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.opponent import OPPONENT, PILE
from burgrave.games.paladins.rules.solo import KINGS_FAVOUR
from burgrave.games.paladins.rules.state import ACTIONS, NO_WORKERS, NOBODY, NONE, Player, State
from burgrave.kernel.begin import prepare
from burgrave.kernel.table import Table, begin


@dataclass(frozen=True)
class Seat:
    """What lies before a player; monks, walls, jars and converts that are not named are any."""

    workers: str = "labourer"  # so that nobody must pass
    silver: int = 0
    provisions: int = 0
    strength: int = 0
    influence: int = 0
    faith: int = 0
    paladin: str = ""
    board: Mapping[str, str] = field(default_factory=dict)  # what stands there: {"commission": "workshop - cleric"}
    done: Mapping[str, int] = field(default_factory=dict)
    monks: Sequence[str] = ()  # their spaces
    outposts: Sequence[str] = ()
    jars: Sequence[str] = ()
    walls: Sequence[str] = ()
    attacked: Sequence[str] = ()
    converted: Sequence[str] = ()
    hired: Sequence[str] = ()
    suspicion: Sequence[int] = ()  # the tax on each card, the newest last
    unpaid: int = 0
    paid: int = 0
    passed: bool = False


def scene(
    *seats: Seat,
    players: int | None = None,
    me: int = 0,
    first: int = 0,
    round_: int = 1,
    tax: int | None = None,
    stalls: Mapping[int, str] | None = None,
    townsfolk: int | None = None,
    camp: Mapping[int, str] | None = None,
    outsiders: int | None = None,
    walls: Sequence[str] = (),
    suspicion: Sequence[int] | None = None,
    orders: Sequence[str] = (),
    favours: Sequence[str] = (),
    taken: Sequence[int] = (),
    debts: int | None = None,
    opponent: Seat | None = None,
    marker: int = 1,
    schemes: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
) -> Table:
    """A table in the middle of a round, ``me`` on the move; seats that are not given have a Labourer and nothing else.

    ``stalls`` and ``camp`` say who stands in a place, counted from 1 and from the left; "" is a gap, and places that
    are not named are filled. ``townsfolk`` and ``outsiders`` cut their decks down. ``walls`` and ``suspicion`` are the
    tops of their decks, the topmost first; with no ``suspicion`` at all, ``()``, those cards lie discarded. ``taken``
    are the places of favours that hold a worker. With an ``opponent`` the game is a solo game.
    """
    count = 1 if opponent is not None else players or max(2, len(seats))
    setup = prepare(GAME, count, 1, {"first": first, **(options or {})})
    s = setup.state()
    assert isinstance(s, State)
    s.phase, s.round, s.me = ACTIONS, round_, me
    s.orders_shown, s.favours_shown = min(round_, 3), max(0, round_ - 2)
    s.tavern_gone = tuple(s.tavern.pop() for _ in range(count))
    s.tavern_open = (s.tavern.pop(),)
    given = [seats[seat] if seat < len(seats) else Seat() for seat in range(count)]
    given += [opponent] if opponent is not None else []
    _lay_cards(s, given, stalls or {}, camp or {}, walls, suspicion)
    for seat, one in enumerate(given):
        _lay_player(s, seat, one)
    s.orders, s.hidden_orders = _first(t.ORDER_IDS, [f"order_{name}" for name in orders], 3)
    s.favours, s.hidden_favours = _first(t.FAVOUR_IDS, [f"favour_{name}" for name in favours], 5)
    s.favour_workers = [0 if place in taken else t.EMPTY for place in range(1, 6)]
    s.tax = s.config.tax if tax is None else tax
    if townsfolk is not None:
        s.townsfolk_gone, s.townsfolk = tuple(s.townsfolk[townsfolk:]), s.townsfolk[:townsfolk]
    if outsiders is not None:
        s.outsiders_gone, s.outsiders = tuple(s.outsiders[outsiders:]), s.outsiders[:outsiders]
    if opponent is not None:
        s.marker, s.markers = marker - 1, PILE
        _lay_schemes(s, schemes)
    missing = GAME.pieces(s)["debt"] - 24
    s.debts -= missing
    assert GAME.pieces(s) == GAME.pieces(GAME.setup(count, setup.options, s.rng)), "a scene has the pieces of a game"
    if debts is not None:
        s.debts = debts
    setup.origin = s
    return begin(setup)


def opening(
    players: int = 2,
    *,
    first: int = 0,
    stalls: Mapping[int, str] | None = None,
    tavern: Sequence[str] = (),
    paladins: Sequence[str] = (),
    suspicion: Sequence[int] = (),
) -> Table:
    """A table at its very first question; the rest are the tops of decks, the paladins those of seat 0."""
    setup = prepare(GAME, players, 1, {"first": first})
    s = setup.state()
    assert isinstance(s, State)
    pool = sorted([*s.townsfolk, *s.stalls])
    s.stalls = _places(t.TOWNSFOLK_IDS, pool, stalls or {}, 5)
    s.townsfolk = pool
    top = [t.TAVERN_IDS.index(name) for name in tavern]
    s.tavern = [card for card in s.tavern if card not in top] + top[::-1]
    own = tuple(t.PALADIN_IDS.index(name) for name in paladins)
    s.players[0].deck = own + tuple(card for card in s.players[0].deck if card not in own)
    for kind in suspicion:
        s.suspicion.remove(kind)
    s.suspicion += list(suspicion)[::-1]
    setup.origin = s
    return begin(setup)


def _lay_cards(
    s: State,
    given: Sequence[Seat],
    stalls: Mapping[int, str],
    camp: Mapping[int, str],
    walls: Sequence[str],
    suspicion: Sequence[int] | None,
) -> None:
    """Collect townsfolk, outsiders, walls and suspicion cards, and lay them out as wanted; the rest are the decks."""
    s.townsfolk = sorted([*s.townsfolk, *s.stalls])
    s.outsiders = sorted([*s.outsiders, *s.camp])
    s.walls = sorted(s.walls)
    s.suspicion = t.SUSPICION_DECK[:]
    for player, one in zip(s.players, given, strict=True):
        player.hired = _take(t.TOWNSFOLK_IDS, s.townsfolk, one.hired)
        player.attacked = _take(t.OUTSIDER_IDS, s.outsiders, one.attacked)
        player.converted = _take(t.OUTSIDER_IDS, s.outsiders, one.converted)
        player.walls = _take(t.WALL_IDS, s.walls, one.walls)
        player.suspicion = tuple(one.suspicion)
        for kind in one.suspicion:
            s.suspicion.remove(kind)
    s.stalls = _places(t.TOWNSFOLK_IDS, s.townsfolk, stalls, 5)
    s.camp = _places(t.OUTSIDER_IDS, s.outsiders, camp, 6)
    top = _take(t.WALL_IDS, s.walls, walls)
    for player, one in zip(s.players, given, strict=True):
        more = one.done.get("fortify", 0) - len(player.walls)
        player.walls += tuple(s.walls.pop() for _ in range(more))
        more = one.done.get("convert", 0) - len(player.converted)
        player.converted += tuple(s.outsiders.pop(0) for _ in range(more))
    s.walls += top[::-1]
    for kind in suspicion or ():
        s.suspicion.remove(kind)
    if suspicion is not None and not suspicion:
        s.suspicion, s.suspicion_gone = [], s.suspicion
    s.suspicion += list(suspicion or ())[::-1]


def _lay_player(s: State, seat: int, one: Seat) -> None:
    """Lay out what is a player's own."""
    p = s.players[seat]
    p.workers = crew(one.workers)
    p.silver, p.provisions = one.silver, one.provisions
    p.strength, p.influence, p.faith = one.strength, one.influence, one.faith
    p.unpaid, p.paid, p.passed = one.unpaid, one.paid, one.passed
    p.placed = list(NO_WORKERS)
    for name, there in one.board.items():
        p.placed[t.ACTION_IDS.index(name)] = spaces(name, there)
    for name, times in one.done.items():
        p.done[t.ACTION_IDS.index(name)] = times
    for action, marks, kind in ((t.COMMISSION, one.monks, 0), (t.GARRISON, one.outposts, 1)):
        free = [space for space in s.config.spaces if s.spaces[space] == NOBODY]
        p.done[action] = max(p.done[action], len(marks))
        chosen = [t.SPACE_IDS.index(mark) for mark in marks]
        for space in [*chosen, *[space for space in free[::-1] if space not in chosen]][: p.done[action]]:
            s.spaces[space] = 2 * seat + kind
    p.done[t.FORTIFY], p.done[t.CONVERT], p.done[t.ATTACK] = len(p.walls), len(p.converted), len(p.attacked)
    p.done[t.ABSOLVE] = max(p.done[t.ABSOLVE], len(one.jars))
    if seat >= s.config.players:
        return
    jars = [t.JAR_IDS.index(jar) for jar in one.jars]
    jars += [jar for jar in range(len(t.JAR_IDS))[::-1] if jar not in jars]
    p.jars = sum(1 << jar for jar in jars[: p.done[t.ABSOLVE]])
    p.done[t.DEVELOP] = sum(placed.count(t.WORKSHOP) for placed in p.placed)
    p.shown = True
    if one.paladin:
        p.paladin = t.PALADIN_IDS.index(one.paladin)
        p.deck = tuple(card for card in p.deck if card != p.paladin)


def _lay_schemes(s: State, schemes: Sequence[str]) -> None:
    """The schemes that were named on top; those of shown favours lie discarded, unless they are named."""
    top = [t.SCHEME_IDS.index(name) for name in schemes]
    rest = [*s.schemes, *[KINGS_FAVOUR] * s.favours_shown]
    for scheme in top:
        rest.remove(scheme)
    s.schemes = [scheme for scheme in rest if scheme != KINGS_FAVOUR] + top[::-1]
    s.schemes_gone = [scheme for scheme in rest if scheme == KINGS_FAVOUR]


def _take(ids: Sequence[str], pool: list[int], names: Sequence[str]) -> tuple[int, ...]:
    cards = tuple(ids.index(name) for name in names)
    for card in cards:
        pool.remove(card)
    return cards


def _places(ids: Sequence[str], pool: list[int], names: Mapping[int, str], count: int) -> list[int]:
    """So many places: what was named for them, gaps, and cards of the pool."""
    named = {place: _take(ids, pool, [name])[0] if name else NONE for place, name in names.items()}
    return [named[place] if place in named else pool.pop() for place in range(1, count + 1)]


def _first(ids: Sequence[str], names: Sequence[str], count: int) -> tuple[list[int], list[int]]:
    """Cards with the named ones in front, cut in two."""
    cards = [ids.index(name) for name in names]
    cards += [card for card in range(len(ids)) if card not in cards]
    return cards[:count], cards[count:]


# -------------------------------------------------------------------- playing and looking


def play(table: Table, *answers: str) -> None:
    """Answer the questions one after the other, whoever is asked."""
    for answer in answers:
        table.answer(answer)


def offered(table: Table) -> list[str]:
    """The texts of the options of the open question."""
    return [] if table.ask is None else [table.text(option) for option in table.ask.options]


def choices(table: Table, verb: str) -> list[str]:
    """What is offered with a verb, sorted: ``choices(table, "do") == ["hunt"]``."""
    return sorted(text.removeprefix(f"{verb} ") for text in offered(table) if text.startswith(f"{verb} "))


def asked(table: Table) -> tuple[int, str]:
    """Who is asked, and what."""
    assert table.ask is not None
    return table.ask.player, table.ask.prompt


def state(table: Table) -> State:
    """The state of a table of Paladins."""
    s = table.state
    assert isinstance(s, State)
    return s


def me(table: Table, seat: int = 0) -> Player:
    """A player."""
    return state(table).players[seat]


def opponent_of(table: Table) -> Player:
    """The solo opponent."""
    return state(table).players[OPPONENT]


def crew(text: str) -> list[int]:
    """Workers by colour: ``crew("scout+scout+labourer")``."""
    return [text.split("+").count(worker) for worker in t.WORKERS]


def spaces(action: str, standing: str = "") -> tuple[int, ...]:
    """What stands on the spaces of an action, from the left: ``spaces("commission", "workshop - cleric")``."""
    by_name = {"-": t.EMPTY, "workshop": t.WORKSHOP, **{worker: colour for colour, worker in enumerate(t.WORKERS)}}
    found = [by_name[name] for name in standing.split()]
    return tuple(found + [t.EMPTY] * (len(t.COLOURS[t.ACTION_IDS.index(action)]) - len(found)))


def standing(table: Table, action: str, seat: int = 0) -> tuple[int, ...]:
    """What stands on an action of a player."""
    return me(table, seat).placed[t.ACTION_IDS.index(action)]


def done(table: Table, action: str, seat: int = 0) -> int:
    """How often a player has done an action."""
    return me(table, seat).done[t.ACTION_IDS.index(action)]


def stalls(table: Table) -> list[str]:
    """Who is on offer, from the left; "" is a gap."""
    return [t.TOWNSFOLK_IDS[card] if card != NONE else "" for card in state(table).stalls]


def camp(table: Table) -> list[str]:
    """The outsiders on the board, from the left; "" is a gap."""
    return [t.OUTSIDER_IDS[card] if card != NONE else "" for card in state(table).camp]


def gone(table: Table) -> list[str]:
    """The townsfolk and outsiders that were discarded."""
    s = state(table)
    return [t.TOWNSFOLK_IDS[card] for card in s.townsfolk_gone] + [t.OUTSIDER_IDS[card] for card in s.outsiders_gone]


def hired(table: Table, seat: int = 0) -> list[str]:
    """A player's townsfolk."""
    return [t.TOWNSFOLK_IDS[card] for card in me(table, seat).hired]


def go_on(table: Table, prompt: str) -> None:
    """Let everybody answer with the first that is offered, up to a question of that kind."""
    while table.ask is not None and table.ask.prompt != prompt:
        ask = table.asks[0]
        table.answer(ask.options[0], ask.player)


def pass_round(table: Table) -> None:
    """Let everybody pass, up to the paladins of the next round or the end."""
    while table.ask is not None and table.ask.prompt in ("turn", "keep"):
        table.answer("pass" if table.ask.prompt == "turn" else table.ask.options[0])
