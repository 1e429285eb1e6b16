"""The solo opponent (p. 26-31): it joins by the hooks, plays schemes, and decides by its board and reference card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import manuscripts, prices
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import all_free_sites, build, free_sites, left
from burgrave.games.viscounts.rules.cards import shuffle
from burgrave.games.viscounts.rules.castle import place_workers, section_beside
from burgrave.games.viscounts.rules.deeds import flip_debt, flip_deed, gain_debts, gain_deeds, gain_resources
from burgrave.games.viscounts.rules.hooks import INVITED, Guest
from burgrave.games.viscounts.rules.options import Options
from burgrave.games.viscounts.rules.rewards import happens, perform
from burgrave.games.viscounts.rules.state import NONE, State, player
from burgrave.games.viscounts.rules.track import colliding, corrupt, criminals, improve
from burgrave.games.viscounts.rules.turn import collide, printed
from burgrave.games.viscounts.rules.verbs import read
from burgrave.kernel.action import Flow
from burgrave.kernel.effects import Effect, OneOf, Verb, steps, verbs_in, write
from burgrave.kernel.events import Event
from burgrave.kernel.secrets import reveal
from burgrave.parts.decks import shuffled

HUMAN: Final = 0
OPPONENT: Final = 1
BUILDING_ORDER: Final[list[int]] = [  # on its boards guildhalls stand on the left (p. 26)
    building for kind in (1, 0, 2) for building, of in enumerate(t.KIND) if of == kind
]


class Solo(Guest):
    """The solo opponent takes part."""

    # ---------------------------------------------------------------- set-up

    def set_up(self, s: State) -> None:
        """A board, with its schemes; some future ones are shuffled in where it is to be harder (p. 26, 31)."""
        options = s.config.options
        known = t.OPPONENT_IDS
        board = known.index(options.opponent) if options.opponent != "random" else s.rng.below(len(known))
        opponent = player()
        opponent.sheet = board + 1
        s.players.append(opponent)
        removed = t.REMOVED[board]
        s.future = shuffled([card for card in t.FUTURE_SCHEMES if card not in removed], s.rng)
        starting = [card for card in t.STARTING_SCHEMES if card not in removed]
        opponent.draw = shuffled([*starting, *[s.future.pop() for _ in range(options.difficulty)]], s.rng)

    def pairs_chosen(self, s: State) -> Flow[None]:
        """Its viscount begins where the other card says; it gains what its board shows, and a guildhall (p. 26, 27)."""
        opponent = s.players[OPPONENT]
        segment, side = t.TOWN_OF_NUMBER[t.PLAYER_CARDS[s.pairs[0]].town]
        opponent.town = 3 * s.ring.index(segment) + side
        if s.log is not None:
            s.log.append(Event("comes", {"who": OPPONENT, "opponent": opponent.sheet - 1}))
        yield from self.performs(s, OPPONENT, fx.OPPONENTS_GOODS[opponent.sheet - 1])
        opponent.unpaid += 1
        opponent.acquired += 1
        yield from build_free(s, t.KINDS.index("guildhall"))

    # ---------------------------------------------------------------- its turn

    def takes_turn(self, s: State) -> bool:
        """After each turn of the player."""
        return True

    def turn(self, s: State) -> Flow[None]:
        """A scheme comes, and is done from top to bottom; then its markers may have met (p. 30)."""
        opponent = s.players[OPPONENT]
        dropped = opponent.row[-1]
        opponent.row = [NONE, *opponent.row[:-1]]
        if dropped != NONE:
            opponent.discard.append(dropped)
        if not opponent.draw:
            yield from shuffle(s, OPPONENT)
        card = opponent.draw.pop()
        reveal(s)
        opponent.row[0] = card
        scheme = t.SCHEMES[card - t.FIRST_SCHEME]
        if s.log is not None:
            s.log.append(Event("schemes", {"who": OPPONENT, "scheme": card}))
        if t.CRIMINALS[card]:
            corrupt(s, OPPONENT, criminals(opponent))
        yield from self.performs(s, OPPONENT, fx.SCHEME[card - t.FIRST_SCHEME])
        yield from self.move(s, scheme.move)
        yield from self.attempt(s, card - t.FIRST_SCHEME)
        if colliding(opponent):
            yield from collide(s, OPPONENT)

    def move(self, s: State, towns: int) -> Flow[None]:
        """Along the outer path only; whom it comes to may rearrange (p. 27)."""
        opponent = s.players[OPPONENT]
        start = opponent.town
        for _ in range(towns):
            opponent.town = next(town for town in t.NEXT[opponent.town] if town % 3 != t.INNER)
        if s.log is not None:
            places = {"start": printed(s, start), "town": printed(s, opponent.town)}
            s.log.append(Event("moves", {"who": OPPONENT, **places, "silver": 0}))
        if s.players[HUMAN].town == opponent.town:
            yield from perform(s, HUMAN, fx.REARRANGE)

    def attempt(self, s: State, scheme: int) -> Flow[None]:
        """The first thing that it can do (p. 30)."""
        opponent = s.players[OPPONENT]
        focus = t.OPPONENTS[opponent.sheet - 1].focus
        for tried in t.SCHEMES[scheme].options[:-1]:
            wanted = focus if tried == "focus" else tried
            done = ATTEMPTS[wanted](s)
            if s.log is not None:
                able, (need, have) = int(done is not None), takes(s, wanted)
                told = {"focus": int(tried == "focus"), "able": able, "need": need, "have": have}
                s.log.append(Event("attempts", {"who": OPPONENT, "what": wanted, **told}))
            if done is not None:
                yield from done
                return
        yield from self.performs(s, OPPONENT, fx.LAST_RESORT[scheme])

    # ---------------------------------------------------------------- its reference card

    def performs(self, s: State, who: int, effect: Effect) -> Flow[None]:
        """Effects as its reference card translates them (p. 28); of several it takes the first."""
        for step in steps(effect):
            if isinstance(step, OneOf):
                if all(verb.name == "flip" for verb in verbs_in(step)):
                    yield from flip_any(s)
                else:
                    yield from self.performs(s, who, step.branches[0])
            else:
                assert isinstance(step, Verb), "no card of this game has a payment"
                for _ in range(1 if step.name in AS_ONE else step.number):
                    yield from s.config.hooks.translates(s, step) or TRANSLATED[step.name](s, step)

    def decides(self, s: State, who: int, prompt: str, options: list[int]) -> int:
        """Sites and groups clockwise from its viscount; always the player's workers; resources by its board."""
        return DECISIONS[prompt](s, options)

    def leftovers(self, s: State, who: int) -> int:
        """A point for each resource of the opponent (p. 31)."""
        opponent = s.players[who]
        return t.LEFTOVER_VP * sum(opponent.goods[good] for good in t.RESOURCES) if opponent.sheet else 0


def joins(players: int, options: Options) -> Guest | None:
    """In a game for one."""
    return Solo() if players == 1 else None


INVITED.join(joins)

# -------------------------------------------------------------------- decisions


def wanted_resource(s: State, options: list[int]) -> int:
    """The first resource of its board of which it has too few (p. 27)."""
    opponent = s.players[OPPONENT]
    board = t.OPPONENTS[opponent.sheet - 1]
    for place, name in enumerate(board.resources):
        enough = board.until[place] if place < len(board.until) else None
        good = t.RESOURCES[0] if name == "any" else t.GOODS.index(name)
        if enough is None or opponent.goods[good] < enough:
            return options[t.RESOURCES.index(good)]
    raise AssertionError("the last resource of a board has no limit")


def nearest_section(s: State, options: list[int]) -> int:
    """Clockwise from the section beside its viscount (p. 29)."""
    begin = section_beside(s, s.players[OPPONENT].town // 3)
    return min(options, key=lambda option: (do.SECTION.index(option) - begin) % t.SECTIONS)


DECISIONS: Final[dict[str, Callable[[State, list[int]], int]]] = {
    "resource": wanted_resource,
    "trio": nearest_section,
    "site": lambda s, options: options[0],  # they come in their order, from its viscount
    "push": lambda s, options: do.PUSH.of(HUMAN) if do.PUSH.of(HUMAN) in options else options[0],
}

# -------------------------------------------------------------------- what effects mean to it


def flip_any(s: State) -> Flow[None]:
    """The kind of which it has flipped fewer, of equal ones a debt; where there is none, a virtue (p. 28)."""
    opponent = s.players[OPPONENT]
    if not opponent.unpaid and not opponent.acquired:
        improve(s, OPPONENT, 1)
    elif opponent.unpaid and (not opponent.acquired or opponent.paid <= opponent.approved):
        yield from flip_debt(s, OPPONENT)
    else:
        yield from flip_deed(s, OPPONENT)


def flip(s: State, verb: Verb) -> Flow[None]:
    """A debt or a deed; where there is none, a virtue."""
    opponent = s.players[OPPONENT]
    if not verb.words:
        yield from flip_any(s)
    elif verb.words == ("debt",) and opponent.unpaid:
        yield from flip_debt(s, OPPONENT)
    elif verb.words == ("deed",) and opponent.acquired:
        yield from flip_deed(s, OPPONENT)
    else:
        improve(s, OPPONENT, 1)


def new_scheme(s: State, verb: Verb) -> Flow[None]:
    """The top future scheme comes to the discard pile; where there is none, it flips (p. 28)."""
    if not s.future:
        yield from flip_any(s)
        return
    card = s.future.pop()
    reveal(s)
    s.players[OPPONENT].discard.append(card)
    if s.log is not None:
        s.log.append(Event("new_scheme", {"who": OPPONENT, "scheme": card}))
    yield from happens(s, OPPONENT, fx.AFTER_SCHEME)


def dismiss(s: State, verb: Verb) -> Flow[None]:
    """The card beside its viscount leaves the game for its effect, without cost and icons (p. 28)."""
    segment = s.ring[s.players[OPPONENT].town // 3]
    pile = s.piles[segment]
    if s.log is not None:
        card = pile[-1] if pile else NONE
        s.log.append(Event("dismisses", {"who": OPPONENT, "card": card, "segment": segment, "silver": 0}))
    if pile:
        effect = fx.HIRE[pile[-1]]
        s.box = (*s.box, pile.pop())
        reveal(s)
    else:
        effect = fx.PRINTED_DISMISS[segment]
    yield from perform(s, OPPONENT, effect)


def build_free(s: State, kind: int) -> Flow[None]:
    """On the first free site from its viscount clockwise, across rivers where it must (p. 28)."""
    opponent = s.players[OPPONENT]
    buildings = [building for building in left(opponent) if t.KIND[building] == kind]
    sites = free_sites(s, opponent.town) or clockwise(s)
    if buildings and sites:
        yield from build(s, OPPONENT, buildings[0], sites)


def clockwise(s: State) -> list[int]:
    """All free sites, clockwise from its viscount's town."""
    place, bank = divmod(s.players[OPPONENT].town, 3)
    free = all_free_sites(s)

    def distance(site: int) -> tuple[int, int]:
        further = (s.ring.index(t.SEGMENT_OF[site]) - place) % t.RING
        behind = further == 0 and t.BANK[site] < bank
        return (t.RING if behind else further, site)

    return sorted(free, key=distance)


def take_manuscript(s: State, least: int, highest: int) -> Flow[None]:
    """The one of its segment where it fits, else the next one clockwise (p. 29)."""
    place = s.players[OPPONENT].town // 3
    found = set(manuscripts.takeable(s, least, highest).values())
    for further in range(t.RING):
        segment = s.ring[(place + further) % t.RING]
        if segment in found:
            yield from manuscripts.transcribe(s, OPPONENT, segment)
            return


def workers_here(s: State, count: int) -> Flow[None]:
    """In the section beside its segment (p. 29)."""
    return place_workers(s, OPPONENT, section_beside(s, s.players[OPPONENT].town // 3), count)


def at_once(happen: Callable[[State, int], None]) -> Callable[[State, Verb], Flow[None]]:
    """A translation that is done at once."""

    def do_it(s: State, verb: Verb) -> Flow[None]:
        happen(s, verb.number)
        yield from ()

    return do_it


def gain(good: int) -> Callable[[State, Verb], Flow[None]]:
    """Goods of a kind."""

    def take(s: State, count: int) -> None:
        s.players[OPPONENT].goods[good] += count
        if s.log is not None:
            s.log.append(Event("gains", {"who": OPPONENT, "good": good, "count": count}))

    return at_once(take)


AS_ONE: Final = ("silver", "ink", "gold", "stone", "virtue", "corruption", "deed", "workers")  # with their number
TRANSLATED: Final[dict[str, Callable[[State, Verb], Flow[None]]]] = {
    "ink": gain(t.INK),
    "gold": gain(t.GOLD),
    "stone": gain(t.STONE),
    "silver": lambda s, verb: gain_resources(s, OPPONENT, verb.number // 2),
    "resource": lambda s, verb: gain_resources(s, OPPONENT, 1),
    "virtue": at_once(lambda s, count: improve(s, OPPONENT, count)),
    "corruption": at_once(lambda s, count: corrupt(s, OPPONENT, count)),
    "debt": lambda s, verb: gain_debts(s, OPPONENT, 1),
    "deed": at_once(lambda s, count: gain_deeds(s, OPPONENT, count)),
    "flip": flip,
    "rearrange": lambda s, verb: gain_resources(s, OPPONENT, 1),
    "destroy": lambda s, verb: flip_any(s),
    "discard": at_once(lambda s, _: improve(s, OPPONENT, 1)),
    "castle": at_once(lambda s, _: improve(s, OPPONENT, 1)),
    "shuffle": lambda s, verb: shuffle(s, OPPONENT),
    "hire": new_scheme,
    "draw": new_scheme,
    "scheme": new_scheme,
    "dismiss": dismiss,
    "workers": lambda s, verb: workers_here(s, verb.number),
    "build": lambda s, verb: build_free(s, t.KINDS.index(verb.words[0])),
    "manuscript": lambda s, verb: take_manuscript(s, *map(int, verb.words[0].split("-"))),
}

OWN: Final = ("scheme", "dismiss", "flip")  # verbs beside those of players


def check(effect: Effect, place: str) -> None:
    """Refuse what is neither a verb of players nor one of its own."""
    for verb in verbs_in(effect):
        if verb.words or verb.name not in OWN:
            read(write(verb), place)


for _file, _rows, _field, _effects in fx.OPPONENTS_EFFECTS:
    for _row, _effect in zip(_rows, _effects, strict=True):
        check(_effect, fx.where(_file, _row, _field))
for _scheme, _effect in zip(t.SCHEMES, fx.LAST_RESORT, strict=True):
    check(_effect, fx.where("schemes", _scheme, "options"))

# -------------------------------------------------------------------- its actions


def payable(s: State, action: int) -> int:
    """How many icons it can bring together: those on its board, and resources of the kind; for one board, of any."""
    opponent = s.players[OPPONENT]
    goods = opponent.goods[action]
    if any_resource(s):
        goods = sum(opponent.goods[good] for good in t.RESOURCES)
    return prices.icons_for(opponent, action) + goods


def any_resource(s: State) -> bool:
    """Whether all resources are of one kind to it (p. 27)."""
    return t.OPPONENTS[s.players[OPPONENT].sheet - 1].resources == ["any"]


def pay(s: State, action: int, need: int) -> None:
    """Icons first, then as few resources as are needed."""
    opponent = s.players[OPPONENT]
    missing = need - prices.icons_for(opponent, action)
    for good in (action, *t.RESOURCES) if any_resource(s) else (action,):
        spent = max(0, min(missing, opponent.goods[good]))
        opponent.goods[good] -= spent
        missing -= spent


def construct(s: State) -> Flow[None] | None:
    """The first building from the left that it can pay, on the first free site of its bank (p. 28)."""
    opponent = s.players[OPPONENT]
    sites = free_sites(s, opponent.town)
    for building in BUILDING_ORDER if sites else ():
        if not opponent.built >> building & 1 and t.BUILD_COST[building] <= payable(s, t.BUILD):
            return paid(s, t.BUILD, t.BUILD_COST[building], build(s, OPPONENT, building, sites))
    return None


def send_workers(s: State) -> Flow[None] | None:
    """Four, three or two workers, as many as it can (p. 29)."""
    for number in (4, 3, 2):
        if number <= s.players[OPPONENT].workers and t.WORKER_COSTS[number] <= payable(s, t.NOBLE):
            return paid(s, t.NOBLE, t.WORKER_COSTS[number], workers_here(s, number))
    return None


def transcribe(s: State) -> Flow[None] | None:
    """The manuscript of its segment (p. 29)."""
    segment = s.ring[s.players[OPPONENT].town // 3]
    cost = manuscripts.cost(s, segment)
    if cost <= payable(s, t.CLERIC):
        return paid(s, t.CLERIC, cost, manuscripts.transcribe(s, OPPONENT, segment))
    return None


def flip_something(s: State) -> Flow[None] | None:
    """A debt or a deed, where it has one to flip."""
    opponent = s.players[OPPONENT]
    return flip_any(s) if opponent.unpaid or opponent.acquired else None


def takes(s: State, wanted: str) -> tuple[int, int]:
    """The fewest icons for what it tries, and those that it can bring together; 0: whatever it has, it can't."""
    opponent = s.players[OPPONENT]
    if wanted == "build":
        buildings = left(opponent) if free_sites(s, opponent.town) else []
        return min((t.BUILD_COST[building] for building in buildings), default=0), payable(s, t.BUILD)
    if wanted == "place_workers":
        return t.WORKER_COSTS[2] if opponent.workers >= 2 else 0, payable(s, t.NOBLE)
    if wanted == "transcribe":
        return manuscripts.cost(s, s.ring[opponent.town // 3]), payable(s, t.CLERIC)
    return 0, 0


def paid(s: State, action: int, need: int, then: Flow[None]) -> Flow[None]:
    """Pay, and do it."""
    pay(s, action, need)
    yield from then


ATTEMPTS: Final[dict[str, Callable[[State], Flow[None] | None]]] = {
    "build": construct,
    "place_workers": send_workers,
    "transcribe": transcribe,
    "flip": flip_something,
}
