"""A turn (p. 11-23), phase by phase."""

from __future__ import annotations

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import manuscripts, prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import build, free_sites, left
from burgrave.games.viscounts.rules.cards import draw, hand_limit, known, leave_hand, leave_top, shuffle
from burgrave.games.viscounts.rules.castle import place_workers, section_beside
from burgrave.games.viscounts.rules.rewards import happens, in_order, on_bonuses, on_cards, perform, uncovered
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, DRAW, MOVE, NONE, PLAY, RECRUIT, State
from burgrave.games.viscounts.rules.townsfolk import dismiss, hire_beside, offer_hire
from burgrave.games.viscounts.rules.track import colliding, corrupt, criminals
from burgrave.kernel.action import Ask, Flow
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal

# -------------------------------------------------------------------- phase 1: cards


def shift(s: State) -> Flow[None]:
    """All cards go one slot to the right; who drops off is discarded, and may have an effect (p. 12)."""
    me, player = s.me, s.players[s.me]
    if not (yield from s.config.hooks.begins(s)):
        return
    s.blind = not player.hand
    s.phase = PLAY
    dropped = player.row[-1]
    player.row = [NONE, *player.row[:-1]]
    if dropped != NONE:
        if not s.config.hooks.drops(s, me, dropped):
            player.discard.append(dropped)
        if s.log is not None:
            s.log.append(Event("drops", {"who": me, "card": dropped}))
        if fx.WHEN[dropped] == fx.DROPPED:
            yield from perform(s, me, fx.ABILITY[dropped])


def play(s: State) -> Flow[None]:
    """A card of the hand comes to the first slot; without one at the beginning of the turn, the top of the pile."""
    me, player = s.me, s.players[s.me]
    if not player.hand or (s.blind and (player.draw or player.discard)):
        if not player.draw:
            yield from shuffle(s, me)
        card = leave_top(player)
    else:
        more = s.config.hooks.offers(s, me)
        option = yield Ask(me, "play", [*do.PLAY.each(known(player.hand)), *more])
        if option in more:
            yield from s.config.hooks.takes(s, me, option)
            return
        card = do.PLAY.index(option)
        leave_hand(player, card)
    reveal(s)
    player.row[0] = card
    s.steps = t.COST[card]
    s.phase = MOVE
    if s.log is not None:
        s.log.append(Event("plays", {"who": me, "card": card}))
    if t.CRIMINALS[card]:
        corrupt(s, me, criminals(player))
    if fx.WHEN[card] == fx.PLAYED:
        yield from perform(s, me, fx.ABILITY[card])


# -------------------------------------------------------------------- phase 2: movement


def reachable(s: State, me: int, steps: int) -> dict[int, int]:
    """The towns in which a way of at least so many steps may end, each with the silver that it costs (p. 13)."""
    player = s.players[me]
    free, silver = prices.lasting(player, fx.FURTHER), prices.purse(player)
    found: dict[int, int] = {}
    towns = {player.town}
    for step in range(1, steps + free + silver + 1):
        towns = {further for town in towns for further in t.NEXT[town]}
        if step >= steps:
            for town in towns:
                found.setdefault(town, max(0, step - steps - free))
            if len(found) == t.TOWNS:
                break
    return found


def move(s: State) -> Flow[None]:
    """The viscount goes at least as far as the played card says; whoever stands there may rearrange (p. 13)."""
    me, player = s.me, s.players[s.me]
    cost = reachable(s, me, s.steps)
    options = {do.TOWN.of(printed(s, town)): town for town in sorted(cost)}
    more = s.config.hooks.offers(s, me)
    option = yield Ask(me, "move", [*options, *more])
    if option in more:
        yield from s.config.hooks.takes(s, me, option)
        return
    town = options[option]
    yield from prices.spend(s, me, cost[town])
    if s.log is not None:
        places = {"start": printed(s, player.town), "town": printed(s, town)}
        s.log.append(Event("moves", {"who": me, **places, "silver": cost[town]}))
    player.town = town
    s.phase = ACT
    for other in others(s, me):
        if s.players[other].town == town:
            yield from perform(s, other, fx.REARRANGE)


def printed(s: State, town: int) -> int:
    """A town by the segment on which it is printed, wherever that lies in the ring."""
    return 3 * s.ring[town // 3] + town % 3


def others(s: State, me: int) -> list[int]:
    """The other players, clockwise."""
    players = len(s.players)
    return [(me + further) % players for further in range(1, players)]


# -------------------------------------------------------------------- phase 3: the primary action


def needs(s: State, me: int, action: int) -> int | None:
    """The fewest icons with which an action does something here; None: it can't be done, whatever is paid."""
    player = s.players[me]
    place, kind = divmod(player.town, 3)
    if (kind == t.INNER) != (action in (t.PLACE_WORKERS, t.TRANSCRIBE)):
        return None
    if action == t.TRADE:
        return t.PER[s.ring[place]][kind]
    if action == t.BUILD:
        buildings = left(player)
        return min(t.BUILD_COST[b] for b in buildings) if buildings and free_sites(s, player.town) else None
    if action == t.PLACE_WORKERS:
        return t.WORKER_COSTS[1] if player.workers else None
    return manuscripts.cost(s, s.ring[place])


def actions(s: State, me: int) -> list[int]:
    """What may be done here and now, with or without dismissing the card beside the viscount."""
    player = s.players[me]
    cost, icons = prices.dismissed(s, me, prices.segment_of(s, me))
    pays = prices.purse(player) >= cost
    options = []
    for action in range(len(t.ACTIONS)):
        need = needs(s, me, action)
        if need is None:
            continue
        if prices.affords(player, action, need):
            options.append(do.DO.of(action))
        if pays and (icons[action] or icons[t.CRIMINAL]) and prices.affords(player, action, need, icons, cost):
            options.append(do.DISMISS_FOR.of(action))
    return [*options, do.REST]


def act(s: State) -> Flow[None]:
    """One primary action; a card may be dismissed for it (p. 14)."""
    me = s.me
    more = s.config.hooks.offers(s, me)
    option = yield Ask(me, "action", [*actions(s, me), *more], auto=True)
    if option in more:
        yield from s.config.hooks.takes(s, me, option)
    elif option == do.REST:
        s.phase = RECRUIT
    elif option in do.DISMISS_FOR:
        yield from perform_action(s, me, do.DISMISS_FOR.index(option), prices.segment_of(s, me))
    else:
        yield from perform_action(s, me, do.DO.index(option))


def perform_action(s: State, me: int, action: int, dismissing: int = NONE) -> Flow[None]:
    """The action, perhaps with the townsfolk of a segment dismissed for it; then what waits for its end."""
    s.phase = RECRUIT
    s.extra = prices.NO_ICONS
    if dismissing != NONE:
        yield from dismiss(s, me, dismissing, action, needs(s, me, action) or 0)
    if s.log is not None:
        s.log.append(Event("acts", {"who": me, "action": action}))
    done = yield from ACTIONS[action](s, me)
    s.extra = ()
    if done:
        yield from happens(s, me, action)


def trade(s: State, me: int) -> Flow[bool]:
    """So many exchanges as are paid for; silver for silver would be pointless, so only icons count there (p. 15)."""
    player = s.players[me]
    place, side = divmod(player.town, 3)
    segment = s.ring[place]
    per, effect = t.PER[segment][side], (fx.LEFT_TRADE if side == t.LEFT else fx.RIGHT_TRADE)[segment]
    icons = prices.icons_for(player, t.TRADE, s.extra)
    if effect == fx.SILVER:
        times = icons // per
    else:
        most = min((icons + prices.purse(player)) // per, do.MOST_TRADES)
        if not most:
            return False
        times = do.TIMES.index((yield Ask(me, "times", do.TIMES.each(range(most)), auto=True))) + 1
        yield from prices.spend(s, me, prices.silver_for(player, per, times, s.extra))
    for _ in range(times):
        yield from perform(s, me, effect)
    return True


def construct(s: State, me: int) -> Flow[bool]:
    """Any building of the own board that can be paid, on a free site of this bank (p. 16)."""
    player = s.players[me]
    sites = free_sites(s, player.town)
    known = [b for b in left(player) if prices.affords(player, t.BUILD, t.BUILD_COST[b], s.extra)]
    if sites and known:
        building = do.BUILDING.index((yield Ask(me, "building", do.BUILDING.each(known))))
        yield from prices.pay(s, me, t.BUILD, t.BUILD_COST[building])
        yield from build(s, me, building, sites)
    return bool(sites and known)


def send_workers(s: State, me: int) -> Flow[bool]:
    """One to four workers to the castle beside the viscount (p. 18)."""
    player = s.players[me]
    known = [
        number
        for number in range(1, len(t.WORKER_COSTS))
        if number <= player.workers and prices.affords(player, t.NOBLE, t.WORKER_COSTS[number], s.extra)
    ]
    if known:
        number = do.WORKERS.index((yield Ask(me, "workers", do.WORKERS.each([n - 1 for n in known])))) + 1
        yield from prices.pay(s, me, t.NOBLE, t.WORKER_COSTS[number])
        yield from place_workers(s, me, section_beside(s, player.town // 3), number)
    return bool(known)


def transcribe(s: State, me: int) -> Flow[bool]:
    """The manuscript beside the viscount (p. 21)."""
    player = s.players[me]
    segment = s.ring[player.town // 3]
    cost = manuscripts.cost(s, segment)
    paid = prices.affords(player, t.CLERIC, cost, s.extra)
    if paid:
        yield from prices.pay(s, me, t.CLERIC, cost)
        yield from manuscripts.transcribe(s, me, segment)
    return paid


ACTIONS = (trade, construct, send_workers, transcribe)


# -------------------------------------------------------------------- phase 4: recruiting


def recruit(s: State) -> Flow[None]:
    """The card beside the viscount may be hired (p. 22)."""
    option = yield from offer_hire(s, s.me)
    s.phase = COLLIDE
    if not (yield from hire_beside(s, s.me, option)):
        s.phase = RECRUIT


# -------------------------------------------------------------------- phase 5: collision


def check_collision(s: State) -> Flow[None]:
    """Markers that have met are resolved in this phase, and only in this one."""
    if not (yield from s.config.hooks.before_collision(s)):
        return
    s.phase = DRAW
    if colliding(s.players[s.me]):
        yield from collide(s, s.me)


def collide(s: State, me: int) -> Flow[None]:
    """The four steps of a collision; then the markers go back to their ends (p. 22)."""
    player = s.players[me]
    if s.log is not None:
        s.log.append(Event("collides", {"who": me, "space": player.virtue}))
    everybody = [me, *others(s, me)]
    for seat in everybody:
        yield from in_order(s, seat, uncovered(s, seat, fx.AT_COLLISION), fx.AT_COLLISION)
    for seat in everybody:
        waiting = on_cards(s, seat, fx.AT_COLLISION) + on_bonuses(s, seat, fx.AT_COLLISION)
        yield from in_order(s, seat, waiting, fx.AT_COLLISION)
    above = fx.OPPONENTS_ABOVE if player.sheet else fx.ABOVE
    yield from perform(s, me, above[player.virtue])  # what came before may have moved both markers, …
    space = player.virtue  # … and so may this
    for seat in everybody[1:]:
        wanted = fx.BELOW_IF[space]
        if wanted is None or wanted == bool(criminals(s.players[seat])):
            yield from perform(s, seat, fx.BELOW[space])
    player.corruption, player.virtue = t.LEFTMOST, t.RIGHTMOST
    if s.log is not None:
        s.log.append(Event("parts", {"who": me}))


# -------------------------------------------------------------------- phase 6: drawing


def draw_up(s: State) -> Flow[None]:
    """Draw up to the hand limit (p. 23)."""
    yield from draw(s, s.me, hand_limit(s, s.me) - len(s.players[s.me].hand))
