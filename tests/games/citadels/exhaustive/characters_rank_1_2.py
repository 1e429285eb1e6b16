"""Goals of ranks 1 and 2: the killed, the bewitched, warrants, threats and thefts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from burgrave.games.citadels.data import tables as t
from burgrave.games.citadels.rules import vocabulary as do
from burgrave.games.citadels.rules.state import NOBODY, TURN
from burgrave.kernel.table import Table
from tests.games.citadels.exhaustive.goal import Goal, happens
from tests.games.citadels.exhaustive.moment import Moment, complete, settled, stands
from tests.games.citadels.exhaustive.raids import RAID_ANSWERS, RAIDERS, spared
from tests.games.citadels.scene import scene

# ---------------------------------------------------------------- rank 1


def killed_royal(character: int) -> Callable[[Moment], bool]:
    """The killed rank 4 is revealed at the end of the round, and its heir takes the crown."""

    def seen(m: Moment) -> bool:
        return any(
            told["character"] == character and m.after.crown == told["who"] != m.before.crown
            for told in m.told("reveals-killed")
        )

    return seen


def adviser(m: Moment) -> bool:
    """The killed Emperor's adviser passes the crown on, and takes nothing."""
    whom = do.GIVE_CROWN.index(m.option) if m.asks("adviser") else NOBODY
    return whom != NOBODY and m.after.crown == whom and m.after.gold[whom] >= m.before.gold[whom]


def queen_adviser(m: Moment) -> bool:
    """The Queen is paid after the killed Emperor's adviser has passed the crown on."""
    return m.asks("adviser") and m.happened("gives-crown", "queen-paid")


def bewitched_crown(character: int) -> Callable[[Moment], bool]:
    """The bewitched King or Patrician takes the crown before the Witch goes on."""

    def seen(m: Moment) -> bool:
        s = m.after
        return (
            any(told["character"] == character for told in m.told("resumes"))
            and m.happened("takes-crown")
            and (s.crown == m.me != s.me)
        )

    return seen


def bewitched_emperor(m: Moment) -> bool:
    """The Witch passes the crown on in the place of the bewitched Emperor."""
    s = m.before
    return s.bewitched == t.ROYAL_RANK and s.witch == m.me and m.happened("gives-crown")


def bewitched_bishop(m: Moment) -> bool:
    """Rank 8 can reach the city of the bewitched Bishop, and not that of the Witch."""
    s = m.before
    if s.bewitched != t.RANK[t.BISHOP] or s.witch == NOBODY or s.character not in RAIDERS or s.config.players < 4:
        return False
    theirs = RAID_ANSWERS[s.character].of(s.shown[s.bewitched])
    shown = s.shown[s.bewitched] != NOBODY and not complete(s, s.witch)
    return shown and theirs in m.ask.options and spared(m, s.character, s.witch)


def bewitched_boss(m: Moment) -> bool:
    """The Witch is bribed in the place of the bewitched Blackmailer."""
    s = m.before
    return s.blackmailer == s.witch != NOBODY and any(
        told["whom"] == s.witch and told["gold"] > 0 for told in m.told("bribes")
    )


def bewitched_thief(m: Moment) -> bool:
    """What the bewitched Thief robs goes to the Witch."""
    s = m.before
    return s.thief == s.witch != NOBODY and any(told["who"] == s.witch for told in m.told("steals"))


def witch_alone(m: Moment) -> bool:
    """Nobody has the bewitched character: the Witch does not go on."""
    named = {t.RANK[told["character"]] for told in m.told("bewitches")}
    if m.before.phase == TURN:
        named.add(m.before.bewitched)
    return any(t.RANK[told["character"]] in named for told in m.told("nobody"))


def confiscated(m: Moment) -> bool:
    """The Magistrate has the district, and the builder has his gold back."""
    for told in m.told("confiscates"):
        judge, kind, whom = told["who"], told["district"], told["whom"]
        return stands(m.after, judge, kind) and not m.has(kind, judge) and m.after.gold[whom] >= m.before.gold[whom]
    return False


def signed_declined(m: Moment) -> bool:
    """The Magistrate could confiscate and does not."""
    return m.asks("confiscate") and do.CONFISCATE in m.ask.options and not m.happened("confiscates")


def no_twin_confiscated(m: Moment) -> bool:
    """The Magistrate is not asked about a district that he has already."""
    s = m.before
    if s.rank != s.signed or s.warrant_closed or s.warrant_shown or s.magistrate in (NOBODY, m.me):
        return False
    return m.after.warrant_closed and any(m.has(built["district"], s.magistrate) for built in m.told("builds"))


def only_first(m: Moment) -> bool:
    """After the first paid district the Magistrate is not asked again."""
    s = m.before
    warned = s.rank in s.warrants and s.warrant_closed and not s.warrant_shown and s.magistrate != s.me
    if not m.asks("turn") or not warned or not settled(m):
        return False
    return any(not m.has(b["district"], s.magistrate) and b["district"] != t.MONUMENT for b in m.told("builds"))


def free_first(sacrifice: bool) -> Callable[[Moment], bool]:
    """A district built without paying is not confiscated; the next one, which is paid for, is."""
    return lambda m: m.happened("confiscates") and len(m.built) == 2 and (m.built[0] == t.NECROPOLIS) == sacrifice


def stables_confiscated(m: Moment) -> bool:
    """After confiscated Stables another district is built in the same turn."""
    return (
        m.before.warrant_shown
        and m.before.signed == m.before.rank
        and m.built == [t.STABLES]
        and (m.happened("builds") and m.after.built == 1)
    )


def confiscation_completes(m: Moment) -> bool:
    """A confiscated district completes the Magistrate's city, in another player's turn."""
    return m.happened("confiscates") and any(told["who"] != m.before.me for told in m.told("completes"))


def judge_taxed(m: Moment) -> bool:
    """Whoever confiscates a district pays the tax for it."""
    judges = [told["who"] for told in m.told("confiscates") if told["who"] != told["whom"]]
    return bool(judges) and [told["who"] for told in m.told("pays-tax")] == judges


def late_scene(royal: str) -> Callable[[], Table]:
    """An Assassin, a rank 4 and the Queen beside it."""
    return lambda: scene({"assassin": 0, royal: 1, "queen": 2}, players=5, ninth=True)


def free_first_scene(city: list[str]) -> Callable[[], Table]:
    """A Magistrate, and an Architect who can build a district without paying and others for gold."""
    hands = [[], ["market", "necropolis"]]
    return lambda: scene({"magistrate": 0, "architect": 1}, gold=[0, 2], hands=hands, cities=[[], city])


def stables_scene() -> Table:
    """A Magistrate, and a Merchant with the Stables and another card."""
    return scene({"magistrate": 0, "merchant": 1}, gold=[0, 9], hands=[[], ["stables", "market"]])


def confiscation_scene() -> Table:
    """A Magistrate who needs one district more, and a rich Merchant."""
    city = ["temple", "tavern", "prison", "church", "manor", "castle"]
    holders = {"magistrate": 0, "merchant": 1}
    return scene(holders, gold=[5, 9], hands=[[], ["market", "docks", "harbor"]], cities=[city], call="magistrate")


def judge_taxed_scene() -> Table:
    """A Magistrate, a Merchant with a card, and the Tax Collector in the cast."""
    holders = {"magistrate": 0, "merchant": 1, "tax_collector": 2}
    return scene(holders, gold=[5, 9], hands=[[], ["market", "docks"]])


MARKED: Final = {t.KING: "king", t.PATRICIAN: "patrician"}

RANK_1_GOALS: Final = [
    *(
        Goal(f"{name}: heir of the crown when killed", ("assassin", name), killed_royal(character))
        for character, name in MARKED.items()
    ),
    Goal("emperor: adviser passes the crown on when killed", ("assassin", "emperor"), adviser),
    Goal(
        "queen: paid late beside a killed rank 4",
        ("assassin", "queen"),
        happens("reveals-killed", "queen-paid"),
        late_scene("king"),
    ),
    Goal(
        "queen: paid late beside a killed Emperor",
        ("assassin", "queen", "emperor"),
        queen_adviser,
        late_scene("emperor"),
    ),
    *(
        Goal(f"{name}: takes the crown when bewitched", ("witch", name), bewitched_crown(character))
        for character, name in MARKED.items()
    ),
    Goal("emperor: the Witch passes the crown on", ("witch", "emperor"), bewitched_emperor),
    Goal("bishop: bewitched, protects the Witch's city only", ("witch", "bishop"), bewitched_bishop),
    Goal("blackmailer: bewitched, the Witch is bribed", ("witch", "blackmailer"), bewitched_boss),
    Goal("thief: bewitched, the Witch gets the gold", ("witch", "thief"), bewitched_thief),
    Goal("witch: the bewitched character is not there", ("witch",), witch_alone),
    Goal("magistrate: confiscates", ("magistrate",), confiscated),
    Goal("magistrate: lets a district be built though the warrant is signed", ("magistrate",), signed_declined),
    Goal("magistrate: not asked about a district that he has", ("magistrate",), no_twin_confiscated),
    Goal("magistrate: asked about the first paid district only", ("magistrate", "architect"), only_first),
    Goal(
        "magistrate: confiscates after a free district",
        ("magistrate", "framework"),
        free_first(sacrifice=False),
        free_first_scene(["framework"]),
    ),
    Goal(
        "magistrate: confiscates after a sacrifice",
        ("magistrate", "necropolis"),
        free_first(sacrifice=True),
        free_first_scene(["temple"]),
    ),
    Goal("magistrate: confiscates the Stables", ("magistrate", "stables"), stables_confiscated, stables_scene),
    Goal("magistrate: completes his city", ("magistrate",), confiscation_completes, confiscation_scene),
    Goal("magistrate: pays the tax", ("magistrate", "tax_collector"), judge_taxed, judge_taxed_scene),
]

# ---------------------------------------------------------------- rank 2


def cant_name(verb: str, *ranks: int) -> Callable[[Moment], bool]:
    """The marked character of rank 1's victim can't be named by rank 2."""

    def seen(m: Moment) -> bool:
        s = m.before
        named = [do.ACTIONS.split(option) for option in m.ask.options]
        victims = [rank for rank in (s.killed, s.bewitched) if rank > 2]
        offered = [t.RANK[t.CHARACTER_IDS.index(name)] for said, name in named if said == verb]
        return bool(offered) and bool(victims) and not set(offered) & {*victims, *ranks}

    return seen


def spy_poor(m: Moment) -> bool:
    """The Spy finds more cards than the other player has coins."""
    return any(m.after.gold[told["whom"]] == 0 and 0 < told["gold"] < told["count"] for told in m.told("spies"))


def spy_nothing(m: Moment) -> bool:
    """The Spy looks for what is not there."""
    return any(told["gold"] == told["count"] == 0 and told["cards"] for told in m.told("spies"))


def bribe(least: int, most: int) -> Callable[[Moment], bool]:
    """A bribe of half the purse, when there is so much gold in it."""
    return lambda m: (
        m.asks("threat")
        and least <= m.before.gold[m.me] <= most
        and any(told["gold"] == m.before.gold[m.me] // 2 for told in m.told("bribes"))
    )


def refused(flower: bool, revealed: bool) -> Callable[[Moment], bool]:
    """The Blackmailer's answer to a refusal, with and without the flower."""

    def seen(m: Moment) -> bool:
        s = m.before
        if not m.asks("reveal_threat") or (s.rank == s.flower) != flower:
            return False
        if not revealed:
            return m.happened("leaves-threat") and m.after.gold[s.me] == s.gold[s.me]
        if not flower:
            return m.happened("reveals-blank") and m.after.gold[s.me] == s.gold[s.me]
        taken = m.told("reveals-flower")
        return bool(taken) and taken[0]["gold"] == s.gold[s.me] > 0 == m.after.gold[s.me]

    return seen


RANK_2_GOALS: Final = [
    Goal("thief: can't name the victim of rank 1", ("thief",), cant_name("rob", 1, 2)),
    Goal("blackmailer: can't name the victim of rank 1", ("blackmailer",), cant_name("flower on", 1, 2)),
    Goal("spy: more cards than coins", ("spy",), spy_poor),
    Goal("spy: finds nothing", ("spy",), spy_nothing),
    Goal("blackmailer: bribed with half of the gold", ("blackmailer",), bribe(2, 99)),
    Goal("blackmailer: bribed with half of one coin", ("blackmailer",), bribe(1, 1)),
    Goal("blackmailer: refused, reveals the flower", ("blackmailer",), refused(flower=True, revealed=True)),
    Goal("blackmailer: refused, reveals the blank", ("blackmailer",), refused(flower=False, revealed=True)),
    Goal("blackmailer: refused, leaves the flower", ("blackmailer",), refused(flower=True, revealed=False)),
    Goal("blackmailer: refused, leaves the blank", ("blackmailer",), refused(flower=False, revealed=False)),
]
