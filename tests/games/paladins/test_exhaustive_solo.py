"""The solo opponent: every scheme with every card it may meet, what it falls back on, and where it sends its pieces."""

from __future__ import annotations

from typing import Any

import pytest

from burgrave.kernel.table import Table
from tests.games.paladins.exhaustive.acting import PLENTY
from tests.games.paladins.exhaustive.ghost import RIGHT, TRACK, Ghost
from tests.games.paladins.exhaustive.printed import by_id, ladder, printed, split, verb
from tests.games.paladins.scene import Seat, play, scene

HUMAN = Seat("labourer+labourer+labourer")
TOWNSFOLK = [card["id"] for card in printed("townsfolk")]
OUTSIDERS = [card["id"] for card in printed("outsiders")]
FAVOURS = [favour["id"].removeprefix("favour_") for favour in printed("kings_favours")]
SPACES = [space["id"] for space in printed("spaces") if space["players"] == 1]
SCHEMES = [scheme["id"].removeprefix("scheme_") for scheme in printed("schemes")]
FALLBACKS = ("recruit", "pray", "trade", "conspire")
TROUBLED: dict[str, Any] = {"suspicion": [1, 0, 2], "unpaid": 2}
CLEAN: dict[str, Any] = {"suspicion": [], "unpaid": 0}
PLACED = "labourer labourer labourer"


def other(**changes: Any) -> Seat:
    """The opponent, with enough of everything."""
    usual: dict[str, Any] = {"workers": "+".join(["labourer"] * 9), "strength": 11, "influence": 11, "faith": 11}
    return Seat(**usual | TROUBLED | changes)


def meet(scheme: str, opponent: Seat, **changes: Any) -> tuple[Table, Ghost]:
    """A table at which the player hunts and the opponent turns over a scheme; the ghost has come so far already."""
    position: dict[str, Any] = {"tax": PLENTY, "suspicion": [2, 1], "schemes": [scheme], **changes}
    table = scene(HUMAN, opponent=opponent, **position)
    ghost = Ghost(table, suspicion=(2, 1))
    ghost.human_hunts()
    ghost.turns_over(scheme)
    return table, ghost


def settle(table: Table, ghost: Ghost) -> None:
    """Play it, and compare."""
    play(table, "do hunt")
    ghost.agrees(table)


# ---------------------------------------------------------------- schemes and cards


@pytest.mark.parametrize("card", TOWNSFOLK)
def test_recruit(card: str) -> None:
    """It sends the townsfolk away that its marker shows, or the next to the right, around the track."""
    for mine in (TROUBLED, CLEAN):
        for marker in range(1, TRACK + 1):
            for gaps in range(TRACK):
                empty = [(marker - 1 + distance) % TRACK + 1 for distance in range(gaps)]
                stalls = dict.fromkeys(empty, "") | {(marker - 1 + gaps) % TRACK + 1: card}
                table, ghost = meet("recruit", other(**mine), stalls=stalls, marker=marker)
                ghost.places("recruit")
                ghost.send_away()
                assert card not in ghost.page["townsfolk"]
                settle(table, ghost)


@pytest.mark.parametrize("wall", [wall["id"] for wall in printed("walls")])
def test_fortify(wall: str) -> None:
    """Of a choice it takes the left branch that it can do."""
    for mine in (TROUBLED, CLEAN):
        for marker in (1, 4, 5):
            table, ghost = meet("fortify", other(**mine), walls=[wall], marker=marker)
            ghost.places("fortify")
            ghost.me["done"]["fortify"] += 1
            ghost.me["walls"].append(wall)
            ghost.page["walls_left"] -= 1
            ghost.earn(by_id("walls", wall)["effect"])
            settle(table, ghost)


@pytest.mark.parametrize("action", ["attack", "convert"])
@pytest.mark.parametrize("card", OUTSIDERS)
def test_attack_and_convert(card: str, action: str) -> None:
    """The outsider that its marker shows; after the fifth comes the sixth."""
    for mine in (TROUBLED, CLEAN):
        for place in range(1, 7):
            marker = min(place, TRACK)
            camp = {place: card} if place <= TRACK else {TRACK: "", place: card}
            table, ghost = meet(action, other(**mine), camp=camp, marker=marker)
            assert ghost.marked(ghost.page["outsiders"]) == place - 1
            ghost.places(action)
            ghost.page["outsiders"][place - 1] = None
            ghost.me["done"][action] += 1
            ghost.me["attacked" if action == "attack" else "converted"].append(card)
            ghost.earn(by_id("outsiders", card)[action])
            settle(table, ghost)


@pytest.mark.parametrize(("action", "attribute"), [("attack", "strength"), ("convert", "faith")])
def test_outsiders_out_of_reach(action: str, attribute: str) -> None:
    """It pays no silver for what it lacks: it goes on around the track to one that it can reach."""
    needs = [region[attribute] for region in printed("regions")]
    for marker in range(1, TRACK + 1):
        for value in range(1, 12):
            table, ghost = meet(action, other(**{attribute: value}), marker=marker)
            camp = ghost.page["outsiders"]
            order = [*range(marker - 1, 6), *range(marker - 1)]
            place = next(place for place in order if needs[place] <= value)
            play(table, "do hunt")
            assert Ghost(table).me["attacked" if action == "attack" else "converted"] == [camp[place]]


def test_absolve() -> None:
    """A faith, a suspicion card, and a debt is paid or else another card discarded, up to the seventh jar."""
    for done in range(7):
        for suspicion in ([], [1], [1, 2]):
            for unpaid in (0, 2):
                mine = other(suspicion=suspicion, unpaid=unpaid, done={"absolve": done}, faith=3)
                table, ghost = meet("absolve", mine)
                ghost.places("absolve")
                ghost.me["done"]["absolve"] += 1
                ghost.earn("faith, discard suspicion")
                ghost.earn("flip debt" if unpaid else "discard suspicion")
                settle(table, ghost)


@pytest.mark.parametrize("name", FAVOURS)
def test_kings_favour(name: str) -> None:
    """The favour that its marker shows, or the next free one, without its price; but a debt is a debt."""
    row = by_id("kings_favours", f"favour_{name}")
    others = [one for one in FAVOURS if one != name]
    for mine in (TROUBLED, CLEAN):
        for place in range(5):
            favours = [*others[:place], name, *others[place:4]]
            for taken in ([], [place] if place else [5]):
                marker = (taken or [place + 1])[0]
                position = {"favours": favours, "taken": taken, "marker": marker}
                table, ghost = meet("kings_favour", other(**mine), round_=7, **position)
                ghost.uses(1)
                ghost.page["favours"][place]["worker"] = "labourer"
                if row["cost"] == "take debt":
                    ghost.earn("take debt")
                ghost.earn(row["effect"])
                settle(table, ghost)


# ---------------------------------------------------------------- spaces


@pytest.mark.parametrize("action", ["commission", "garrison"])
@pytest.mark.parametrize("space", SPACES)
def test_spaces(space: str, action: str) -> None:
    """The only free space, for its reward."""
    taken = [one for one in SPACES if one != space]
    for mine in (TROUBLED, CLEAN):
        human = Seat(HUMAN.workers, monks=taken[:7], outposts=taken[7:14])
        opponent = other(monks=taken[14:20], outposts=taken[20:], **mine)
        table = scene(human, opponent=opponent, tax=PLENTY, suspicion=[2, 1], schemes=[action])
        ghost = Ghost(table, suspicion=(2, 1))
        ghost.human_hunts()
        ghost.turns_over(action)
        ghost.places(action)
        ghost.me["done"][action] += 1
        ghost.page["spaces"][space] = "monk 1" if action == "commission" else "outpost 1"
        ghost.rise("influence" if action == "commission" else "faith", 1)
        ghost.earn(by_id("spaces", space)["reward"])
        settle(table, ghost)


def liking(space: str, owes: bool) -> tuple[int, int]:
    """How early the rulebook names a reward (p. 28), then how far to the left."""
    row = by_id("spaces", space)
    steps = [verb(one) for one in split(row["reward"])]
    workers = sum(number for name, number in steps if name in ("labourer", "scout", "merchant", "fighter", "cleric"))
    order = ["recruit", "flip debt", "pray", "two workers", "one worker", "silver", "discard suspicion"]
    name = {0: steps[0][0], 1: "one worker", 2: "two workers"}[workers]
    return (len(order) if name == "flip debt" and not owes else order.index(name)), row["region"]


@pytest.mark.parametrize("unpaid", [0, 1])
@pytest.mark.parametrize(("action", "attribute"), [("commission", "faith"), ("garrison", "strength")])
def test_the_spaces_it_likes(action: str, attribute: str, unpaid: int) -> None:
    """One after the other in the rulebook's order, within its reach."""
    for value in (1, 3, 5, 7, 9, 11):
        reached = [
            space for space in SPACES if printed("regions")[by_id("spaces", space)["region"] - 1][attribute] <= value
        ]
        taken: list[str] = []
        while len(taken) < min(len(reached), 24):
            human = Seat(HUMAN.workers, monks=taken[:7], outposts=taken[7:14])
            opponent = other(**{attribute: value, "unpaid": unpaid}, monks=taken[14:19], outposts=taken[19:])
            table = scene(human, opponent=opponent, tax=PLENTY, schemes=[action])
            before = {space for space, piece in Ghost(table).page["spaces"].items() if piece}
            play(table, "do hunt")
            (space,) = {space for space, piece in Ghost(table).page["spaces"].items() if piece} - before
            free = [one for one in reached if one not in taken]
            assert space == min(free, key=lambda one: liking(one, unpaid > 0))
            taken.append(space)


# ---------------------------------------------------------------- simple schemes, and what it falls back on


def fall_back(ghost: Ghost, action: str) -> None:
    """One of its actions on the left, in the book; a rest where none is left."""
    if action == "rest":
        ghost.uses(1)
        ghost.move(1 + sum(ghost.me["workers"].values()))
        ghost.passes()
        return
    ghost.places(action)
    if action == "recruit":
        ghost.send_away()
    elif action == "pray":
        ghost.pray()
    elif action == "trade":
        ghost.move(1)
    else:
        ghost.me["workers"]["labourer"] += 2
        ghost.be_suspected()


@pytest.mark.parametrize("scheme", FALLBACKS)
def test_simple_schemes(scheme: str) -> None:
    """With the marker anywhere; Pray clears the right side, or brings a worker where it is clear."""
    for marker in range(1, TRACK + 1):
        for board in ({}, {"attack": PLACED, "absolve": f"workshop {PLACED[9:]}", "trade": "labourer"}):
            if scheme not in board:
                table, ghost = meet(scheme, other(board=board), marker=marker)
                fall_back(ghost, scheme)
                settle(table, ghost)


BLOCKED: dict[str, dict[str, Any]] = {  # why a scheme can't be done
    "its workers are there": {"board": PLACED},
    "too few workers": {"workers": "labourer+labourer"},
    "its attribute is too low": {"strength": 0, "influence": 0, "faith": 0},
    "seven times is enough": {"times": 7},
}


@pytest.mark.parametrize("free", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("why", BLOCKED)
@pytest.mark.parametrize("scheme", RIGHT)
def test_fallbacks(scheme: str, why: str, free: int) -> None:
    """Recruit, Pray, Trade or Conspire, whichever is free first from the left; at last a rest."""
    mine = dict(BLOCKED[why])
    board = dict.fromkeys(FALLBACKS[:free], "labourer")
    if "board" in mine:
        board[scheme] = mine.pop("board")
    if (times := mine.pop("times", 0)) and scheme != "attack":
        mine["done"] = {scheme: times}
    elif times:
        return  # one may attack more often
    if why == "its attribute is too low" and scheme in ("fortify", "absolve"):
        mine["done"] = {scheme: 1}
    elif why == "its attribute is too low" and scheme in ("commission", "convert"):
        return  # the first region asks for no faith
    table, ghost = meet(scheme, other(board=board, **mine))
    fall_back(ghost, [*FALLBACKS, "rest"][free])
    if not sum(ghost.me["workers"].values()):
        ghost.passes()
    settle(table, ghost)


def test_schemes_that_fall_back_on_each_other() -> None:
    """A left action that is blocked leads to the first that is not."""
    for scheme in FALLBACKS:
        for free in FALLBACKS:
            if free == scheme:
                continue
            board = {action: "labourer" for action in FALLBACKS if action != free}
            table, ghost = meet(scheme, other(board=board))
            fall_back(ghost, free)
            settle(table, ghost)


def test_nothing_to_do_it_to() -> None:
    """No townsfolk, no outsiders, no walls, no favours: it does something else."""
    gaps: dict[str, Any] = {"stalls": dict.fromkeys(range(1, 6), "")}
    table, ghost = meet("recruit", other(), townsfolk=0, **gaps)
    fall_back(ghost, "pray")
    settle(table, ghost)
    for action in ("attack", "convert"):
        table, ghost = meet(action, other(), camp=dict.fromkeys(range(1, 7), ""))
        fall_back(ghost, "recruit")
        settle(table, ghost)
    table, ghost = meet("kings_favour", other(), round_=4, taken=[1, 2])
    fall_back(ghost, "recruit")
    settle(table, ghost)


@pytest.mark.parametrize("workers", range(1, 10))
def test_rest(workers: int) -> None:
    """The marker moves on by one, and by one more for each worker that is left."""
    for marker in range(1, TRACK + 1):
        board = dict.fromkeys([*FALLBACKS, "attack"], "labourer")
        board["attack"] = PLACED
        crew = "+".join(["labourer"] * workers)
        table, ghost = meet("attack", other(workers=crew, board=board, strength=1, faith=1, influence=1), marker=marker)
        fall_back(ghost, "rest")
        settle(table, ghost)


# ---------------------------------------------------------------- the King's Order


@pytest.mark.parametrize("name", RIGHT)
def test_kings_order(name: str) -> None:
    """The rightmost order that is not fulfilled and can be done; where all are fulfilled, the rightmost again."""
    others = [one for one in RIGHT if one != name][:2]
    for place in range(3):
        orders = [*others[:place], name, *others[place:]]
        later = orders[place + 1 :]
        done = {action: 5 for action in later if action not in ("attack", "convert")}
        blocked = {action: PLACED for action in later if action in ("attack", "convert")}
        assert acted(orders, done, blocked) == name  # the later ones are fulfilled, or blocked
        assert acted(orders, {}, dict.fromkeys(later, PLACED)) == name
    last = [*others, name]
    everything = {action: 5 for action in last if action != "attack"}
    assert acted(last, everything, {}, attacked=OUTSIDERS[:5] if "attack" in last else []) == name


def acted(orders: list[str], done: dict[str, int], board: dict[str, str], attacked: list[str] | None = None) -> str:
    """The action of the right side that it does on a scheme of the King's Order."""
    opponent = other(done=done, board=board, attacked=attacked or [])
    table, ghost = meet("kings_order", opponent, orders=orders, round_=3)
    before = dict(ghost.me["done"])
    play(table, "do hunt")
    after = Ghost(table).me["done"]
    (action,) = [action for action in RIGHT if after[action] > before[action]]
    return action


def test_every_scheme_has_a_test() -> None:
    """Those above are all there are; so often does each lie in the deck."""
    assert sorted(SCHEMES) == sorted([*RIGHT, *FALLBACKS, "kings_order", "kings_favour"])
    assert ladder("attack") == {}
