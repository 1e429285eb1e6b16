"""The solo opponent (p. 26-29): how it joins the rules, its turn by scheme cards, its rewards and its points."""

from __future__ import annotations

from collections import Counter
from typing import Final

from burgrave.games.paladins.data import effects as fx
from burgrave.games.paladins.data import tables as t
from burgrave.games.paladins.rules.hooks import JOINING, Hooks
from burgrave.games.paladins.rules.inquisition import (
    destroy_debt,
    discard_suspicion,
    draw_suspicion,
    flip_debt,
    inquisition,
    take_debt,
    take_tax,
)
from burgrave.games.paladins.rules.offers import free_spaces
from burgrave.games.paladins.rules.opponent import (
    FAITH,
    INFLUENCE,
    OPPONENT,
    PILE,
    STRENGTH,
    TRACK,
    move_marker,
    raise_attribute,
    raise_lowest,
)
from burgrave.games.paladins.rules.player_board import blocked, go_home, without_workers
from burgrave.games.paladins.rules.scoring import convert_points, fulfilled, score
from burgrave.games.paladins.rules.state import ACTIONS, NO_WORKERS, NONE, REFRESH, Player, State, player
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, OneOf, Verb, parse, steps, verbs_in, write
from burgrave.kernel.events import Event, Value
from burgrave.kernel.game import Score
from burgrave.kernel.secrets import reveal
from burgrave.parts.decks import shuffled

KINGS_ORDER: Final = t.SCHEME_IDS.index("kings_order")
KINGS_FAVOUR: Final = t.SCHEME_IDS.index("kings_favour")
WORKERS_MORE: Final = 3  # than the number of the round (p. 28)
FALLBACKS: Final = (t.RECRUIT, t.PRAY, t.TRADE, t.CONSPIRE)  # from the left; then it rests (p. 28)
KINGS_FAVOUR_ACTION: Final = len(t.ACTION_IDS)  # beside the actions of its board
ABSOLVED: Final = parse("faith, discard suspicion, discard suspicion")
ABSOLVED_WITH_DEBT: Final = parse("faith, discard suspicion, flip debt")
ATTRIBUTES: Final = {"influence": INFLUENCE, "faith": FAITH, "strength": STRENGTH}


class Solo(Hooks):
    """The opponent of who plays alone (p. 26-29)."""

    leaving = 2  # p. 29

    def set_up(self, s: State) -> None:
        """Its board lies beside the player's."""
        set_up(s)

    def begin_round(self, s: State) -> None:
        """It gets its workers."""
        begin_round(s)

    def after_tavern(self, s: State) -> Flow[None]:
        """It looks at the card that was left."""
        return look_at_tavern(s)

    def takes_turn(self, s: State) -> bool:
        """Its turn follows the player's; one who has passed is passed over (p. 28)."""
        return not s.players[OPPONENT].passed

    def turn(self, s: State) -> Flow[None]:
        """A scheme is turned over."""
        return take_turn(s)

    def gain_tax(self, s: State, side: int, coins: int) -> None:
        """It takes no silver, but its marker moves (p. 27)."""
        move_marker(s, coins)

    def workshops(self, s: State, player: Player) -> int | None:
        """Its own are those that stand on its board (p. 29)."""
        if player is not s.players[OPPONENT]:
            return None
        return sum([placed.count(t.WORKSHOP) for placed in player.placed])

    def pieces(self, s: State) -> dict[str, int]:
        """Its schemes; those of King's Favours wait on their cards."""
        opponent = s.players[OPPONENT]
        assert s.spaces.count(2 * OPPONENT) == opponent.done[t.COMMISSION], "its monks stand on the main board"
        assert s.spaces.count(2 * OPPONENT + 1) == opponent.done[t.GARRISON], "its outposts stand there too"
        found = Counter(f"scheme {t.SCHEME_IDS[scheme]}" for scheme in (*s.schemes, *s.schemes_gone))
        found["scheme kings_favour"] += len(s.favours) - s.favours_shown
        return dict(found)

    def others(self, s: State) -> list[Score]:
        """Its points."""
        return [opponents_score(s)]


SOLO: Final = Solo()
JOINING.join(lambda players, options: SOLO if players == 1 else None)


def set_up(s: State) -> None:
    """The opponent's board, its workshops by difficulty, and the scheme deck (p. 26)."""
    opponent = player()
    opponent.silver = opponent.provisions = 0
    s.players.append(opponent)
    rng = s.rng
    s.markers = PILE
    s.marker = 0
    schemes = [kind for kind, row in enumerate(t.SCHEMES) if kind != KINGS_FAVOUR for _ in range(row.count)]
    s.schemes = shuffled(schemes, rng)
    s.schemes_gone = []
    for order in shuffled([*s.orders, *s.hidden_orders], rng)[: t.DIFFICULTIES[s.config.options.difficulty].orders]:
        add_workshop(opponent, t.ORDER_ACTION[order])


def add_workshop(opponent: Player, action: int) -> None:
    """A workshop on the next space of an action: it needs one worker less (p. 26)."""
    spaces = list(opponent.placed[action])
    spaces[spaces.index(t.EMPTY)] = t.WORKSHOP
    opponent.placed[action] = tuple(spaces)


def begin_round(s: State) -> None:
    """New workers; the workshop of a new King's Order, and the scheme of a new King's Favour (p. 27, 28)."""
    opponent = s.players[OPPONENT]
    opponent.workers = [0] * len(t.WORKERS)
    opponent.workers[t.LABOURER] = s.round + WORKERS_MORE
    opponent.passed = False
    if s.round <= 3:
        add_workshop(opponent, t.ORDER_ACTION[s.orders[s.orders_shown - 1]])
    if s.round >= 3:
        s.schemes_gone.append(KINGS_FAVOUR)


def look_at_tavern(s: State) -> Flow[None]:
    """A suspicion card for every Criminal on the card that was left (p. 27)."""
    for card in s.tavern_open:
        for worker in t.TAVERN_WORKERS[card]:
            if worker == t.CRIMINAL:
                yield from draw_suspicion(s, OPPONENT)


def take_turn(s: State) -> Flow[None]:
    """The opponent's turn; then the player's, or its own again where the player has passed (p. 28)."""
    yield from opponents_turn(s)
    opponent, human = s.players[OPPONENT], s.players[s.me]
    if not human.passed:
        s.phase = ACTIONS
    elif opponent.passed:
        s.phase = REFRESH


def opponents_turn(s: State) -> Flow[None]:
    """Turn over a scheme and try it; else the first free action on the left, at last a rest (p. 28)."""
    opponent = s.players[OPPONENT]
    if not s.schemes:  # the rulebook shuffles at Pray only; a deck that runs out before is shuffled too
        s.schemes, s.schemes_gone = shuffled(s.schemes_gone, s.rng), []
    scheme = s.schemes.pop()
    s.schemes_gone.append(scheme)
    s.scheme = scheme
    reveal(s)
    if s.log is not None:
        s.log.append(Event("scheme", {"scheme": scheme}))
    action = wanted(s, opponent, scheme)
    if action == NONE:
        action = next((other for other in FALLBACKS if can_do(s, opponent, other)), NONE)
        if s.log is not None:
            s.log.append(Event("scheme-fails", {"action": action, **hindrance(s, opponent, scheme)}))
    if action == NONE:
        rest(s, opponent)
    elif action == KINGS_FAVOUR_ACTION:
        yield from use_favour(s, opponent)
    else:
        yield from act(s, opponent, action)
    if not sum(opponent.workers):
        opponent.passed = True
    if opponent.passed:
        go_home(opponent)


def wanted(s: State, opponent: Player, scheme: int) -> int:
    """The action that a scheme leads to; NONE where it can't be done."""
    if scheme == KINGS_FAVOUR:
        return KINGS_FAVOUR_ACTION if favour_for(s) != NONE else NONE
    return next((action for action in meant(s, opponent, scheme) if can_do(s, opponent, action)), NONE)


def meant(s: State, opponent: Player, scheme: int) -> list[int]:
    """The actions that a scheme speaks of: King's Orders from the last one back, those first that are open (p. 29)."""
    if scheme != KINGS_ORDER:
        return [t.ACTION_IDS.index(t.SCHEME_IDS[scheme])]
    places = list(range(s.orders_shown))[::-1]
    places.sort(key=lambda place: fulfilled(s, opponent, place))  # a fulfilled one is still one of those revealed
    return [t.ORDER_ACTION[s.orders[place]] for place in places]


def hindrance(s: State, opponent: Player, scheme: int) -> dict[str, Value]:
    """Why a scheme can't be carried out, for the log: the first reason that the rulebook names (p. 28)."""
    if scheme == KINGS_FAVOUR:
        return {"scheme": scheme, "tried": NONE, "reason": "favour", "has": 0, "needs": 1}
    action = meant(s, opponent, scheme)[0]
    has, needs, reason = sum(opponent.workers), workers_for(opponent, action), "target"
    if blocked(opponent.placed[action]):
        reason = "blocked"
    elif has < needs:
        reason = "workers"
    elif t.RIGHT <= action != t.ATTACK:
        done = opponent.done[action]
        has, needs = opponent.influence, t.NEED_INFLUENCE[action][done] if done < t.STEPS else 0
        reason = "done" if done == t.STEPS else "influence" if has < needs else "target"
    return {"scheme": scheme, "tried": action, "reason": reason, "has": has, "needs": needs}


def can_do(s: State, opponent: Player, action: int) -> bool:
    """Enough workers, not blocked, its attribute high enough, and something to do it to (p. 28)."""
    placed = opponent.placed[action]
    if blocked(placed) or sum(opponent.workers) < workers_for(opponent, action):
        return False
    if action == t.RECRUIT:
        return townsfolk_for(s) != NONE
    if action < t.RIGHT:
        return True
    if action == t.ATTACK:
        return outsider_for(s, t.STRENGTH_NEEDED, opponent.strength) != NONE
    if opponent.done[action] == t.STEPS or opponent.influence < t.NEED_INFLUENCE[action][opponent.done[action]]:
        return False
    if action == t.CONVERT:
        return outsider_for(s, t.FAITH_NEEDED, opponent.faith) != NONE
    if action == t.COMMISSION:
        return bool(free_spaces(s, t.FAITH_NEEDED, opponent.faith))
    if action == t.GARRISON:
        return bool(free_spaces(s, t.STRENGTH_NEEDED, opponent.strength))
    return action == t.ABSOLVE or bool(s.walls)


def workers_for(opponent: Player, action: int) -> int:
    """One on the left; on the right one for each space without a workshop (p. 28)."""
    return 1 if action < t.RIGHT else opponent.placed[action].count(t.EMPTY)


def pay_workers(opponent: Player, count: int) -> None:
    """Colours do not matter to it (p. 28)."""
    for colour in range(len(t.WORKERS)):
        used = min(count, opponent.workers[colour])
        opponent.workers[colour] -= used
        count -= used


# -------------------------------------------------------------------- where the resource marker points


def townsfolk_for(s: State) -> int:
    """The place of the townsfolk that the marker shows, or the next to the right, around the track (p. 28)."""
    places = [(s.marker + distance) % TRACK for distance in range(TRACK)]
    return next((place for place in places if s.stalls[place] != NONE), NONE)


def favour_for(s: State) -> int:
    """The place of the free King's Favour that the marker shows, or the next one (p. 28)."""
    places = [(s.marker + distance) % TRACK for distance in range(TRACK)]
    return next((p for p in places if p < s.favours_shown and s.favour_workers[p] == t.EMPTY), NONE)


def outsider_for(s: State, needs: list[int], value: int) -> int:
    """The place of the outsider that the marker shows and its attribute reaches; after the fifth comes the sixth."""
    places = [*range(s.marker, TRACK), TRACK, *range(s.marker)]
    return next((place for place in places if s.camp[place] != NONE and needs[place] <= value), NONE)


def space_for(s: State, spaces: list[int]) -> int:
    """The space it likes best: by reward, then the leftmost (p. 28)."""
    return min(spaces, key=lambda space: (_liking(s, fx.SPACE[space]), t.REGION[space], space))


def _liking(s: State, effect: Effect) -> int:
    """The order in which the rulebook lists the rewards of the spaces."""
    text = write(effect)
    if text == "recruit":
        return 0
    if text == "flip debt":
        return 1 if s.players[OPPONENT].unpaid else 7
    if text == "pray":
        return 2
    workers = sum([verb.number for verb in verbs_in(effect) if verb.name in t.WORKERS])
    if workers:
        return 3 if workers > 1 else 4
    return 5 if text == "silver 2" else 6


# -------------------------------------------------------------------- its actions


def act(s: State, opponent: Player, action: int) -> Flow[None]:
    """Place workers and do an action; costs in silver and provisions are ignored (p. 27)."""
    workers = workers_for(opponent, action)
    pay_workers(opponent, workers)
    if action < t.RIGHT:
        opponent.placed[action] = (t.LABOURER, *NO_WORKERS[action][1:])
    else:
        opponent.placed[action] = tuple(
            [space if space == t.WORKSHOP else t.LABOURER for space in opponent.placed[action]]
        )
    if s.log is not None:
        s.log.append(Event("opponent-acts", {"action": action, "workers": workers, "left": sum(opponent.workers)}))
    if action == t.RECRUIT:
        yield from recruit(s)
    elif action == t.PRAY:
        pray(s, opponent)
    elif action == t.TRADE:
        move_marker(s, 1)
    elif action == t.CONSPIRE:
        opponent.workers[t.LABOURER] += 2
        yield from draw_suspicion(s, OPPONENT)
    elif action in (t.COMMISSION, t.GARRISON):
        yield from send(s, opponent, action)
    elif action == t.FORTIFY:
        wall = s.walls.pop()
        reveal(s)
        opponent.walls += (wall,)
        opponent.done[t.FORTIFY] += 1
        if s.log is not None:
            s.log.append(Event("opponent-builds", {"wall": wall}))
        yield from grant(s, fx.WALL[wall])
    elif action == t.ABSOLVE:
        opponent.done[t.ABSOLVE] += 1
        yield from grant(s, ABSOLVED_WITH_DEBT if opponent.unpaid else ABSOLVED)
    elif action == t.ATTACK:
        place = outsider_for(s, t.STRENGTH_NEEDED, opponent.strength)
        opponent.attacked += (s.camp[place],)
        opponent.done[t.ATTACK] += 1
        card, s.camp[place] = s.camp[place], NONE
        if s.log is not None:
            s.log.append(Event("opponent-attacks", {"outsider": card, "people": card}))
        yield from grant(s, fx.ATTACKED[card])
    else:
        place = outsider_for(s, t.FAITH_NEEDED, opponent.faith)
        opponent.converted += (s.camp[place],)
        opponent.done[t.CONVERT] += 1
        card, s.camp[place] = s.camp[place], NONE
        if s.log is not None:
            s.log.append(Event("opponent-converts", {"outsider": card, "people": card}))
        yield from grant(s, fx.CONVERTED[card])


def recruit(s: State) -> Flow[None]:
    """Send the townsfolk away that the marker shows (p. 28)."""
    place = townsfolk_for(s)
    if place == NONE:
        return
    card, s.stalls[place] = s.stalls[place], NONE
    s.townsfolk_gone += (card,)
    if s.log is not None:
        s.log.append(Event("opponent-drops", {"townsfolk": card, "errand": card}))
    yield from grant(s, fx.DROP[card])


def pray(s: State, opponent: Player) -> None:
    """Clear the right side, or take a worker where it is clear; shuffle all schemes (p. 28)."""
    if any(blocked(placed) for placed in opponent.placed[t.RIGHT :]):
        for action in range(t.RIGHT, len(t.ACTION_IDS)):
            opponent.placed[action] = without_workers(opponent.placed[action])
    else:
        opponent.workers[t.LABOURER] += 1
    s.schemes, s.schemes_gone = shuffled([*s.schemes, *s.schemes_gone], s.rng), []
    reveal(s)


def rest(s: State, opponent: Player) -> None:
    """The marker moves, once more for every worker left; then it is done for the round (p. 28)."""
    pay_workers(opponent, 1)
    move_marker(s, 1 + sum(opponent.workers))
    opponent.passed = True
    if s.log is not None:
        s.log.append(Event("opponent-rests", {}))


def send(s: State, opponent: Player, action: int) -> Flow[None]:
    """A monk or an outpost goes to the space it likes best (p. 28)."""
    needs, value = (
        (t.FAITH_NEEDED, opponent.faith) if action == t.COMMISSION else (t.STRENGTH_NEEDED, opponent.strength)
    )
    space = space_for(s, free_spaces(s, needs, value))
    s.spaces[space] = 2 * OPPONENT + (action == t.GARRISON)
    opponent.done[action] += 1
    if s.log is not None:
        s.log.append(Event("opponent-sends", {"action": action, "space": space, "site": space}))
    raise_attribute(s, INFLUENCE if action == t.COMMISSION else FAITH, 1)
    yield from grant(s, fx.SPACE[space])


def use_favour(s: State, opponent: Player) -> Flow[None]:
    """Use the King's Favour that the marker shows, without its price in silver or provisions (p. 27, 29)."""
    place = favour_for(s)
    pay_workers(opponent, 1)
    s.favour_workers[place] = t.LABOURER
    card = s.favours[place]
    if s.log is not None:
        s.log.append(Event("opponent-favour", {"favour": card}))
    cost = fx.FAVOUR_COST[card]
    if isinstance(cost, Verb) and cost.name == "take":
        take_debt(s, OPPONENT)  # a debt is neither silver nor provisions
    yield from grant(s, fx.FAVOUR[card])


# -------------------------------------------------------------------- its rewards


def grant(s: State, effect: Effect) -> Flow[None]:
    """What an effect means for the opponent (p. 27): no silver and no provisions, but its marker moves."""
    if isinstance(effect, OneOf):
        yield from grant_one(s, effect)
    elif isinstance(effect, Verb):
        yield from grant_verb(s, effect)
    else:
        for step in steps(effect):
            yield from grant(s, step)


def grant_one(s: State, effect: OneOf) -> Flow[None]:
    """The left branch first (p. 28); of attributes the lowest. What it can't do at all it passes over."""
    if all(isinstance(branch, Verb) and branch.name in ATTRIBUTES for branch in effect.branches):
        raise_lowest(s)
        return
    for branch in effect.branches:
        text = write(branch)
        if text != "develop" and (text != "flip debt" or s.players[OPPONENT].unpaid):
            yield from grant(s, branch)
            return


def grant_verb(s: State, verb: Verb) -> Flow[None]:
    """One verb, for the opponent."""
    opponent = s.players[OPPONENT]
    name, count = verb.name, verb.number
    if name == "criminal":
        for _ in range(count):
            opponent.workers[t.CRIMINAL] += 1
            yield from draw_suspicion(s, OPPONENT)
    elif name in t.WORKERS:
        opponent.workers[t.WORKERS.index(name)] += count
    elif name in ATTRIBUTES:
        raise_attribute(s, ATTRIBUTES[name], count)
    elif name in ("silver", "provision"):
        move_marker(s, count)
    elif name == "tax":
        yield from take_tax(s, OPPONENT, count)
    elif name == "discard":
        for _ in range(count):
            if opponent.suspicion:
                discard_suspicion(s, OPPONENT, 1)
            else:
                yield from lose_tax(s)
    elif name == "destroy":
        if opponent.unpaid:
            destroy_debt(s, OPPONENT)
        else:
            yield from lose_tax(s)
    elif name == "flip":
        flip_debt(s, OPPONENT)
    elif name == "pray":
        pray(s, opponent)
    elif name == "recruit":
        yield from recruit(s)
    else:
        assert name in ("develop", "take"), f"what {name!r} means for the opponent"  # nothing


def lose_tax(s: State) -> Flow[None]:
    """Who has no such card to discard sends a coin of the tax supply back, and no marker moves (p. 27)."""
    s.tax -= 1
    if s.log is not None:
        s.log.append(Event("opponent-loses-tax", {"left": s.tax}))
    if not s.tax:
        yield from inquisition(s)


# -------------------------------------------------------------------- its points


def opponents_score(s: State) -> Score:
    """The solo opponent's points: nothing for resources and development, at least 1 for each convert (p. 28, 29)."""
    opponent = s.players[OPPONENT]
    parts = score(s, opponent).parts
    parts["converts"] = sum([max(1, convert_points(s, opponent, card)) for card in opponent.converted])
    parts["develop"] = parts["resources"] = 0
    return Score(sum(parts.values()), parts)
