"""What the sentences of Viscounts speak of: the things behind the arguments of events, questions and options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import links, owner
from burgrave.games.viscounts.rules.castle import MOVES, section_beside
from burgrave.games.viscounts.rules.rewards import RESOLVE, on_bonuses
from burgrave.games.viscounts.rules.rewards import uncovered as uncovered_by
from burgrave.games.viscounts.rules.scoring import all_cards
from burgrave.games.viscounts.rules.state import ENDING, NOBODY, NONE, State
from burgrave.games.viscounts.rules.turn import needs, reachable
from burgrave.kernel.action import Ask
from burgrave.kernel.effects import All, Effect, OneOf, Verb, parse, parse_condition, parse_modifier, steps, write
from burgrave.kernel.events import Value
from burgrave.kernel.sentences import having, holding, part, scoring, sentence
from burgrave.kernel.text import Texts, Word, Words

TEXTS: Final = Texts("burgrave.games.viscounts")

PERSONS: Final = ("who", "whom", "seat")
CALLED: Final = {  # by key: the messages that name a thing
    "action": [f"action-{action}" for action in t.ACTIONS],
    "good": [f"unit-{good}" for good in t.GOODS],
    "card": [*(f"townsfolk-{card.name}" for card in t.TOWNSFOLK), "townsfolk-printed"],  # NONE, the last one
    "building": [f"building-{building}" for building in t.BUILDING_IDS],
    "ribbon": [f"ribbon-{ribbon}" for ribbon in t.RIBBONS],
    "section": [f"section-{section}" for section in range(t.SECTIONS)],
    "opponent": [f"opponent-{opponent}" for opponent in t.OPPONENT_IDS],
    "bonus": [f"bonus-{bonus}" for bonus in t.BONUS_IDS],
}
for _like, _keys in {"card": ("cards", "hero", "heroes"), "section": ("sections", "from", "to")}.items():
    CALLED.update(dict.fromkeys(_keys, CALLED[_like]))

# -------------------------------------------------------------------- effects

FLIPS: Final = (Verb("flip", 1, ("debt",)), Verb("flip", 1, ("deed",)))
EITHER: Final = Verb("flip", 1, ())
GAINED: Final = (*t.GOODS, "resource", "debt", "deed")
COUNTED_TOGETHER: Final = ("hire",)  # verbs that happen once each, and are said as so many


def smooth(effect: Effect) -> Effect:
    """What is said as one thing: "flip a debt or deed", and twice the same: "hire two"."""
    if isinstance(effect, All):
        return All(tuple(_together(map(smooth, effect.steps))))
    if not isinstance(effect, OneOf) or not set(FLIPS) <= set(effect.branches):
        return effect
    said = tuple(dict.fromkeys(EITHER if branch in FLIPS else branch for branch in effect.branches))
    return OneOf(said) if len(said) > 1 else EITHER


def _together(steps: Iterable[Effect]) -> list[Effect]:
    """Steps of which neighbours may be one."""
    found: list[Effect] = []
    for step in steps:
        last = found[-1] if found else None
        if isinstance(last, Verb) and isinstance(step, Verb) and last.name == step.name in COUNTED_TOGETHER:
            found[-1] = Verb(step.name, last.number + step.number, step.words)
        else:
            found.append(step)
    return found


def does(effect: Effect) -> Word:
    """An effect as what its owner does; nothing but gains are one: "gain 2 silver, a deed and a debt"."""
    effect = smooth(effect)
    if len(steps(effect)) > 1 and all(isinstance(step, Verb) and step.name in GAINED for step in steps(effect)):
        return Word("verb-gain", what=[part(step) for step in steps(effect)])
    return sentence(effect)


def parts(effect: Effect) -> list[Word]:
    """An effect as a list of things."""
    return [part(step) for step in steps(smooth(effect))]


def icons(printed: Iterable[str]) -> list[Word]:
    """Icons in the order in which they are printed, those of the same kind together."""
    return [Word(f"icons-{icon}", number=count) for icon, count in Counter(printed).items()]


def ability(when: str, effect: Effect, condition: str = "") -> Word:
    """When something acts, and what it does."""
    acts = moment(fx.MOMENTS.index(when))
    if not condition:
        return Word("ability", when=acts, does=does(effect))
    return Word("ability-if", when=acts, condition=having(parse_condition(condition)), does=does(effect))


COUNTED: Final[dict[int, Word]] = {}
"""By card: what it counts at the end; expansions have such cards."""


def abilities(card: int) -> list[Word]:
    """What one of the townsfolk can do."""
    folk = t.TOWNSFOLK[card]
    found = [ability(folk.when, fx.ABILITY[card])] if folk.when else []
    found += [holding(parse_modifier(text)) for text in folk.while_.split(",") if text]
    return [*found, COUNTED[card]] if card in COUNTED else found


def uncovered(building: int) -> list[Word]:
    """What lies under a building."""
    row = t.BUILDINGS[building]
    if row.when:
        return [ability(row.when, fx.UNCOVERED[building], row.condition)]
    return [holding(fx.UNDER[0][building].lasting)]


def bonus(index: int) -> Word:
    """What a bonus card does for its owner."""
    row = t.BONUSES[index]
    if row.when:
        return ability(row.when, fx.BONUS_EFFECT[index], row.condition)
    lasting = holding(fx.BONUS[index].lasting)
    return (
        Word("lasting-if", does=lasting, condition=having(parse_condition(row.condition))) if row.condition else lasting
    )


# -------------------------------------------------------------------- things without a name of their own


def town(index: int) -> Word:
    """A town by its red number, or by those on both sides of it."""
    segment, kind = t.SEGMENTS[index // 3], index % 3
    if kind == t.INNER:
        return Word("town-inner", left=segment.left, right=segment.right)
    return Word("town-outer", number=segment.left if kind == t.LEFT else segment.right)


def site(index: int) -> Word:
    """A site by its place in its segment, and the town that it is reached from."""
    segment = t.SEGMENT_OF[index]
    number = next(sites[segment].index(index) for sites in t.SITES_OF if index in sites[segment])
    return Word("site", number=number + 1, town=town(3 * segment + t.BANK[index]).args["number"])


def segment(index: int) -> Word:
    """A segment by its two red numbers."""
    return Word("segment", left=t.SEGMENTS[index].left, right=t.SEGMENTS[index].right)


def manuscript(card: int) -> Word:
    """A manuscript by its ribbon, its cost, and what it brings at once or at the end."""
    row = t.MANUSCRIPTS[card]
    brings = [*parts(fx.MANUSCRIPT[card]), *map(scoring, fx.SCORING[card])]
    return Word("manuscript", ribbon=Word(f"ribbon-{row.ribbon}"), cost=row.cost, does=brings)


def scheme(index: int) -> Word:
    """A scheme by its deck and its icons; and what it says."""
    row = t.SCHEMES[index]
    tried = part(parse(row.options[0]))
    for option in row.options[1:]:
        tried = Word("part-else", one=tried, other=part(parse(option)))
    told: dict[str, Words] = {"brings": parts(fx.SCHEME[index]), "move": row.move, "tried": tried}
    return Word(f"scheme-{row.deck}", icons=icons(row.icons), **told)


TOLD: Final[Mapping[str, Callable[[int], Words]]] = {  # by key: how a number is told
    "town": town,
    "site": site,
    "segment": segment,
    "manuscript": manuscript,
    "pair": lambda card: Word("player-card", number=t.PLAYER_CARDS[card].town),
    "scheme": lambda card: scheme(card - len(t.TOWNSFOLK)),  # the opponent's cards are numbered after the townsfolk
    "space": lambda space: space + 1,
    "icons": lambda card: icons(t.TOWNSFOLK[card].icons),
    "ability": abilities,
    "uncovers": uncovered,
}


def moment(index: int) -> Word:
    """When something acts."""
    return Word(f"moment-{fx.MOMENTS[index].replace(' ', '-')}")


def cause(name: str, index: int) -> Word:
    """What brings a question about: a card with its moment, a place, an event."""
    return Word(f"cause-{name}", **CAUSES[name](index) if name in CAUSES else {})


CAUSES: Final[dict[str, Callable[[int], dict[str, Words]]]] = {  # by kind: what its message speaks of
    "townsfolk-hire": lambda card: {"card": Word(CALLED["card"][card])},
    "townsfolk-effect": lambda card: {"card": Word(CALLED["card"][card]), "when": moment(fx.WHEN[card])},
    "manuscripts-effect": lambda card: {"manuscript": manuscript(card)},
    "buildings-effect": lambda one: {"building": Word(CALLED["building"][one]), "when": moment(fx.UNDER[0][one].when)},
    "opponents_buildings-effect": lambda one: {
        "building": Word(f"building-{t.OPPONENTS_BUILDINGS[one].id}"),
        "when": moment(fx.moment(t.OPPONENTS_BUILDINGS[one].when)),
    },
    "bonuses-effect": lambda one: {"bonus": Word(CALLED["bonus"][one]), "when": moment(fx.BONUS[one].when)},
    "track-above": lambda space: {"space": space + 1},
    "track-below": lambda space: {"space": space + 1},
    "castle-effect": lambda section: {"section": Word(CALLED["section"][section])},
    "segments-left_trade": lambda one: {"town": town(3 * one + t.LEFT)},
    "segments-right_trade": lambda one: {"town": town(3 * one + t.RIGHT)},
    "sites-reward": lambda index: {"site": site(index)},
    "links-reward": lambda link: {"site": site(t.LINKED[link][0])},
    "player_cards-goods": lambda card: {"number": t.PLAYER_CARDS[card].town},
    "player_cards-effect": lambda card: {"number": t.PLAYER_CARDS[card].town},
    "pushed": lambda tier: {"tier": tier + 1},
    "moment": lambda index: {"when": moment(index)},
    "action": lambda action: {"action": Word(CALLED["action"][action])},
}
REWARDS: Final = ("bonus", "goods", "links", "printed", "reward", "trade")  # the arguments that are texts of effects


def words(key: str, value: Value, names: list[str]) -> Words:
    """What an argument is called: players by name, things by the message that names them, anything else as it is."""
    if isinstance(value, str):
        if key == "waiting":
            return [waiting(source) for source in value.split(", ")] if value else []
        if key == "cause":
            name, index = value.split()
            return cause(name, int(index))
        return parts(parse(value)) if key in REWARDS else value
    if isinstance(value, list):
        return [manuscript(one) if key == "manuscripts" else Word(CALLED[key][one]) for one in value]
    if key in PERSONS:
        return names[value] if value < len(names) else Word("opponent")
    if key in TOLD:
        return TOLD[key](value)
    return Word(CALLED[key][value]) if key in CALLED else value


# -------------------------------------------------------------------- options


def argument(s: State, option: int, prompt: str) -> dict[str, Value]:
    """What the label of an option speaks of: the thing, what it costs now and what it brings."""
    if option in do.PAIR:
        return _pair(s, do.PAIR.index(option))
    if option in do.TOWN:
        return _town(s, do.TOWN.index(option))
    if option in do.DO:
        return _action(s, do.DO.index(option))
    if option in do.DISMISS_FOR:
        return dismissal(s, do.DISMISS_FOR.index(option), prices.segment_of(s, s.me))
    if option in do.TIMES:
        return _times(s, do.TIMES.index(option) + 1)
    if option in do.HIRE:
        card = do.HIRE.index(option)
        return {**folk(card), "bonus": t.TOWNSFOLK[card].hire, "silver": t.COST[card] if prompt == "hire" else 0}
    if option in do.BUILDING:
        building = do.BUILDING.index(option)
        need = t.BUILD_COST[building] if prompt == "building" else 0
        return {"building": building, "uncovers": building, "need": need}
    if option in do.SITE:
        return _site(s, do.SITE.index(option))
    if option in do.PUSH:
        seat = do.PUSH.index(option)
        return {"seat": seat, "own": int(seat == s.me)}
    verb = do.ACTIONS.split(option)[0]
    return ADDED[verb](s, option) if verb in ADDED else _other(option)


ADDED: Final[dict[str, Callable[[State, int], dict[str, Value]]]] = {}
"""By the verb of an option: what its label speaks of, where an expansion says it."""


def _other(option: int) -> dict[str, Value]:
    """The options whose labels do not depend on the table."""
    for block in (do.PLAY, do.DISCARD, do.DESTROY):
        if option in block:
            return folk(block.index(option))
    if option in do.WORKERS:
        number = do.WORKERS.index(option) + 1
        return {"count": number, "need": t.WORKER_COSTS[number]}
    if option in do.PAY:
        return {"good": do.PAY.index(option)}
    if option in do.RESOURCE:
        return {"good": t.RESOURCES[do.RESOURCE.index(option)]}
    if option in do.SECTION:
        section = do.SECTION.index(option)
        return {"section": section, "reward": t.CASTLE[section].effect}
    if option in do.WORKER:
        source, target = MOVES[do.WORKER.index(option)]
        return {"from": source, "to": target}
    text = do.ACTIONS.split(option)[1]
    if option in do.ARRANGE:
        return {"order": int(text)}
    if option in do.MANUSCRIPT:
        return {"manuscript": do.MANUSCRIPT.index(option)}
    return {"reward": text} if text else {}


def folk(card: int) -> dict[str, Value]:
    """One of the townsfolk, by all that tells them from others of the same name."""
    return {"card": card, "icons": card, "cost": t.COST[card], "ability": card}


def _pair(s: State, card: int) -> dict[str, Value]:
    """A player card, and the hero under it."""
    row = t.PLAYER_CARDS[card]
    found: dict[str, Value] = {"number": row.town, "goods": row.goods, "reward": row.effect, "heroes": []}
    if card in s.pairs:
        hero = s.heroes[s.pairs.index(card)]
        found |= {**folk(hero), "heroes": [hero]}
    return found


def _beside(s: State, place: int, side: int) -> dict[str, Value]:
    """What a viscount finds in a town: a trade, or none on the inner path; the castle and the manuscript there."""
    segment = s.ring[place]
    row = t.SEGMENTS[segment]
    section = section_beside(s, place)
    return {
        "trade": (row.left_trade, row.right_trade, "")[side],
        "need": (row.left_per, row.right_per, 0)[side],
        "section": section,
        "reward": t.CASTLE[section].effect,
        "manuscripts": s.manuscripts[segment][-1:],
        "printed": row.manuscript,
    }


def _town(s: State, index: int) -> dict[str, Value]:
    """Where the viscount may go, what is there, and what the way costs."""
    segment, side = divmod(index, 3)
    place = s.ring.index(segment)
    row = t.SEGMENTS[segment]
    pile = s.piles[segment]
    return {
        **_beside(s, place, side),
        "number": (row.left, row.right, 0)[side],
        "left": row.left,
        "right": row.right,
        "card": pile[-1] if pile else -1,
        "silver": reachable(s, s.me, s.steps).get(3 * place + side, 0),
    }


def _action(s: State, action: int, extra: tuple[int, ...] = prices.NO_ICONS) -> dict[str, Value]:
    """A primary action, with the icons that are there and those that it takes."""
    player = s.players[s.me]
    have = prices.icons_for(player, action, extra)
    need = needs(s, s.me, action) or 0
    return {**_beside(s, *divmod(player.town, 3)), "what": t.ACTIONS[action], "have": have, "need": need}


def dismissal(s: State, action: int, segment: int) -> dict[str, Value]:
    """An action for which the card of a segment is dismissed."""
    pile = s.piles[segment]
    cost, extra = prices.dismissed(s, s.me, segment)
    card, bonus = (pile[-1], t.TOWNSFOLK[pile[-1]].hire) if pile else (-1, t.SEGMENTS[segment].printed_dismiss)
    return {**_action(s, action, extra), "card": card, "silver": cost, "bonus": bonus}


def _times(s: State, times: int) -> dict[str, Value]:
    """So many exchanges, and the silver for icons that are missing."""
    player = s.players[s.me]
    here = _beside(s, *divmod(player.town, 3))
    per = here["need"]
    assert isinstance(per, int)
    return {**here, "times": times, "silver": prices.silver_for(player, per, times, s.extra or prices.NO_ICONS)}


def _site(s: State, index: int) -> dict[str, Value]:
    """A site, what it brings, and the links that would be complete."""
    complete = tuple(fx.LINK[link] for link, other in links(s, index) if owner(s, other) != NOBODY)
    return {"site": index, "reward": t.SITES[index].reward, "links": write(All(complete))}


def about(s: State, ask: Ask) -> dict[str, Value]:
    """What a question's sentence speaks of."""
    found: dict[str, Value] = {"silver": s.players[ask.player].goods[t.SILVER], "steps": s.steps}
    if ask.prompt == "push":
        tier, section = crowded(s)
        found |= {"tier": tier + 1, "section": section}
    if ask.prompt == "order":
        found["waiting"] = ", ".join(_waiting(s, ask))
    return found


def _waiting(s: State, ask: Ask) -> list[str]:
    """What the abilities belong to, one of which comes first; at the end those of all cards act."""
    assert ask.cause is not None, "they have waited for something"
    me, moment = ask.player, ask.cause[1]
    cards = all_cards(s.players[me]) if s.phase == ENDING else s.players[me].row
    effects = [fx.ABILITY[card] for card in cards if card != NONE and fx.WHEN[card] == moment]
    effects += uncovered_by(s, me, moment) + on_bonuses(s, me, moment)
    named = ["{} {}".format(*fx.CAUSES[id(effect)]) for effect in effects if RESOLVE[write(effect)] in ask.options]
    return list(dict.fromkeys(named))


def waiting(source: str) -> Word:
    """One of them, by its card or building, and what it does."""
    name, index = source.split()
    key = {"townsfolk-effect": "card", "buildings-effect": "building", "bonuses-effect": "bonus"}[name]
    return Word("waiting", source=Word(CALLED[key][int(index)]), does=parts(EFFECTS[name, int(index)]))


EFFECTS: Final = {cause: effect for effect, cause in fx.CAUSED}
"""By where it stands: an effect of players."""


def crowded(s: State) -> tuple[int, int]:
    """The first tier and section of the castle in which there are too many workers."""
    return next(
        (tier, section)
        for tier in (0, 1)
        for section in range(t.SECTIONS)
        if sum(player.tiers[tier][section] for player in s.players) > t.TRIO
    )
