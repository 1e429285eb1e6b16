"""Why not: every reason, at a table where it holds; no reason for what is offered, and none that is untrue."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.games.viscounts import GAME
from burgrave.games.viscounts.data import effects as fx
from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules import vocabulary as do
from burgrave.games.viscounts.rules.building import all_free_sites, build_for_free, free_sites
from burgrave.games.viscounts.rules.cards import destroy, discard, rearrange
from burgrave.games.viscounts.rules.castle import move_worker, rise
from burgrave.games.viscounts.rules.manuscripts import take_for_free
from burgrave.games.viscounts.rules.rewards import happens, perform
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.state import ACT, MOVE, PLAY, RECRUIT, State
from burgrave.games.viscounts.rules.turn import actions, reachable
from burgrave.games.viscounts.rules.verbs import VERBS
from burgrave.games.viscounts.text.why_not import REASONS, idle, why_not
from burgrave.kernel.action import Flow, Refusal
from burgrave.kernel.begin import new
from burgrave.kernel.effects import Verb, parse
from burgrave.kernel.speech import Speech
from tests.games.viscounts.scene import card, deck, lay, legible, manuscript, scene, stand, stands, uncover, visible

SPEECH = Speech(GAME, ["Ada", "Bruno"])


def reasons(s: State, *answers: str, language: str = "en", flow: Flow[None] | None = None) -> dict[str, str]:
    """Why something is not offered when these answers have been given."""
    flow = flow if flow is not None else step(s)
    ask = next(flow)
    for answer in answers:
        ask = flow.send(next(option for option in ask.options if do.ACTIONS.text(option) == answer))
    return {do.ACTIONS.text(one.option): SPEECH.refusal(one, language) for one in why_not(s, ask)}


def acting(number: int, *row: str, inside: bool = False, goods: tuple[int, ...] = (0, 0, 0, 0)) -> State:
    """Seat 0 is about to act in a town; what the goods are: silver, stone, gold, ink. Beside it is the Acolyte."""
    s = scene()
    lay(s, 0, *row)
    stand(s, 0, number, inside=inside)
    visible(s, t.SEGMENT_IDS[t.TOWN_OF_NUMBER[number][0]], "acolyte")
    s.players[0].goods = list(goods)
    s.phase = ACT
    return s


# -------------------------------------------------------------------- the order of a turn


def test_everything_has_its_time() -> None:
    s = scene()
    deck(s, 0, "trader abbot", "squire labourer")
    s.phase = PLAY
    found = reasons(s)
    first = "First you play a card from your hand; then the viscount moves, and the rest of the turn follows."
    assert found["move to segment_1_2 left"] == found["do trade"] == found["section 0"] == first
    assert "play trader" not in found
    s.phase, s.steps = MOVE, 1
    found = reasons(s)
    assert found["play trader"] == "You have played your card of this turn already."
    assert found["do build"] == "First the viscount moves; the primary action and hiring follow."
    visible(s, t.SEGMENT_IDS[0], "acolyte")
    s.players[0].goods[t.SILVER] = 9
    s.phase = RECRUIT
    found = reasons(s)
    assert found["do trade"] == found["building workshop_1"] == "The primary action of this turn is over."
    assert found["move to segment_1_2 inner"] == "Your viscount has moved this turn already."
    assert "hire acolyte" not in found
    other = next(text for text in found if text.startswith("hire "))
    assert found[other] == "Only the townsfolk beside your viscount can be hired or dismissed."
    assert reasons(s, language="pl")["do trade"] == "Akcja główna tej tury już minęła."


# -------------------------------------------------------------------- the way


def test_towns_that_are_too_far_or_too_near() -> None:
    """p. 13: from a left town two spaces lead to three others; what is nearer is reached only by going round."""
    s = scene()
    s.players[0].town = 0
    s.phase, s.steps = MOVE, 2
    s.players[0].goods[t.SILVER] = 1
    found = reasons(s)
    ring = [t.SEGMENT_IDS[segment] for segment in s.ring]
    assert found[f"move to {ring[2]} left"] == (
        "The way there has 4 spaces: beyond the card's 2 it costs 2 silver (you have 1)."
    )
    assert found[f"move to {ring[0]} inner"] == (
        "It is only 1 space to there, and the viscount must go at least 2; "
        "all the way round it is 6, which costs 4 silver (you have 1)."
    )
    assert found[f"move to {ring[0]} left"].startswith("Your viscount stands there, and must go at least 2; all the")
    assert reasons(s, language="pl")[f"move to {ring[2]} left"] == (
        "Droga ma tam 4 pola: ponad 2 z karty kosztuje to 2 srebrniki (masz 1)."
    )
    uncover(s, 0, "trading_post_1")
    assert f"move to {ring[2]} left" not in reasons(s)
    assert reasons(s)[f"move to {ring[3]} left"] == (
        "The way there has 5 spaces: beyond the card's 2 and 1 for free it costs 2 silver (you have 1)."
    )


# -------------------------------------------------------------------- actions


def test_each_action_belongs_to_a_path() -> None:
    found = reasons(acting(1, "trader", "labourer", "lender", goods=(9, 9, 9, 9)))
    inner = "That is done from the inner path, and your viscount is on the outer one."
    assert found["do transcribe"] == found["dismiss for place_workers"] == found["section 0"] == inner
    s = acting(1, "trader", "labourer", "lender", inside=True, goods=(9, 9, 9, 9))
    outer = "That is done from the outer path, and your viscount is on the inner one."
    assert reasons(s)["do trade"] == reasons(s)["building guildhall_3"] == outer


def test_icons_are_added_up() -> None:
    """p. 21: one criminal, and an ink; the manuscript takes 6."""
    s = acting(1, "thief", "labourer", "lender", inside=True, goods=(0, 0, 1, 1))
    legible(s, "segment_1_2", "grey_6_buildings")
    found = reasons(s)
    assert found["do transcribe"] == "Cleric 2 of 6: you have 1 icon and can pay for 1 more."
    assert found["dismiss for transcribe"].startswith("Dismissing the Acolyte costs ")
    assert reasons(s, language="pl")["do transcribe"] == "Kapłan 2 z 6: masz 1 symbol, a dopłacić możesz za 1."
    assert found["manuscript grey_6_buildings"] == found["do transcribe"]
    s.players[0].goods[t.SILVER] = 9
    found = reasons(s)
    cost = t.COST[card("acolyte")]
    assert found["dismiss for transcribe"].startswith(f"Even with the Acolyte dismissed for {cost} silver – Cleric ")
    assert found["dismiss for place_workers"] == (
        "Neither a noble nor a criminal is on the card beside your viscount (the Acolyte)."
    )


def test_what_is_done_to_comes_with_its_action() -> None:
    s = acting(1, "thief", "labourer", "lender", inside=True, goods=(0, 0, 1, 9))
    legible(s, "segment_1_2", "grey_6_buildings")
    found = reasons(s)
    assert found["manuscript grey_6_buildings"] == "First choose the action: Transcribe a Manuscript."
    assert found["section 0"] == "First choose the action: Place Workers."
    assert found["section 1"] == "Only in the section beside your viscount can workers be placed with this action."
    far = next(text for text in found if text.startswith("manuscript ") and not text.endswith("6_buildings"))
    assert found[far] == "Only the manuscript beside your viscount can be transcribed."
    cost = t.COST[card("acolyte")]
    assert found["hire acolyte"] == (
        f"Townsfolk are hired after the primary action, this card for {cost} silver (you have 0)."
    )


def test_what_nothing_changes() -> None:
    s = acting(1, "thief", "trader", "lender", inside=True, goods=(0, 0, 0, 9))
    s.players[0].workers = 0
    assert reasons(s)["do place_workers"] == "You have no workers left in your supply."
    s = acting(1, "thief", "trader", "lender", goods=(9, 9, 9, 9))
    for site in free_sites(s, s.players[0].town):
        stands(s, 1, "workshop_1", t.SITE_IDS[site])
    assert reasons(s)["do build"] == "There is no free building spot on this bank of the segment."
    s.players[0].built = (1 << len(t.BUILDINGS)) - 1
    assert reasons(s)["do build"] == "All your buildings are constructed already."


# -------------------------------------------------------------------- buildings


def test_sites_that_are_taken_or_out_of_reach() -> None:
    s = acting(1, "thief", "trader", "lender", goods=(0, 9, 0, 0))
    sites = t.SITES_OF[t.FEW]
    near = [site for site in sites[0] if t.BANK[site] == t.LEFT]
    across = next(site for site in sites[0] if t.BANK[site] == t.RIGHT)
    stands(s, 1, "guildhall_1", t.SITE_IDS[across])
    other = next(site for site in sites[0] if t.BANK[site] == t.RIGHT and site != across)
    found = reasons(s)
    assert found[f"site {t.SITE_IDS[across]}"] == "A building stands there already: First Guildhall (Bruno)."
    assert found[f"site {t.SITE_IDS[other]}"] == "The river lies between that spot and your viscount."
    assert found[f"site {t.SITE_IDS[sites[1][0]]}"] == "That spot is in another segment than your viscount."
    assert found[f"site {t.SITE_IDS[near[0]]}"] == "First choose the action: Construct a Building."
    flow = build_for_free(s, 0, t.KINDS.index("workshop"), all_free_sites(s))
    assert reasons(s, "building workshop_1", flow=flow) == {
        f"site {t.SITE_IDS[across]}": "A building stands there already: First Guildhall (Bruno)."
    }


def test_buildings_that_cost_too_much_or_stand_already() -> None:
    s = acting(1, "thief", "trader", "lender", goods=(0, 4, 0, 0))
    uncover(s, 0, "workshop_1")
    found = reasons(s)
    assert found["building guildhall_1"] == "Builder 5 of 7: you have 1 icon and can pay for 4 more."
    assert found["building workshop_2"] == "First choose the action: Construct a Building."
    found = reasons(s, "do build")
    assert found == {
        **dict.fromkeys(
            [f"building guildhall_{n}" for n in (1, 2, 3)], "Builder 5 of 7: you have 1 icon and can pay for 4 more."
        ),
        "building workshop_1": "This building has been constructed already.",
    }
    flow = build_for_free(s, 0, t.KINDS.index("workshop"), free_sites(s, 0))
    assert reasons(s, flow=flow)["building trading_post_1"] == "Only a Workshop is free now."


# -------------------------------------------------------------------- how many, with what


def test_one_exchange_more_takes_icons() -> None:
    """Town 2 gives an ink for 2 merchants: one icon is there, and 8 silver, so that a fifth one lacks an icon."""
    s = acting(2, "thief", "abbot", "labourer", goods=(8, 0, 0, 0))
    assert reasons(s, "do trade") == {"times 5": "Merchant 9 of 10: you have 1 icon and can pay for 8 more."}


def test_workers_that_are_missing_or_too_dear() -> None:
    s = acting(1, "thief", "abbot", "labourer", inside=True, goods=(0, 0, 6, 0))
    s.players[0].workers = 3
    assert reasons(s, "do place_workers") == {"workers 4": "You have only 3 workers left in your supply."}
    s.players[0].workers, s.phase = 9, ACT
    assert reasons(s, "do place_workers") == {"workers 4": "Noble 7 of 8: you have 1 icon and can pay for 6 more."}


def test_goods_that_do_not_count() -> None:
    """The Benefactor's kin: two silver count as a cleric; stone and gold do not."""
    paying = next(one.id for one in t.TOWNSFOLK if one.while_ == "2 silver as 1 cleric in transcribe")
    s = acting(1, paying, "abbot", "labourer", inside=True, goods=(9, 3, 3, 9))
    legible(s, "segment_1_2", "grey_6_buildings")
    found = reasons(s, "do transcribe")
    assert found == {
        "pay with stone": "When transcribing a manuscript, this does not count: stone.",
        "pay with gold": "When transcribing a manuscript, this does not count: gold.",
    }


# -------------------------------------------------------------------- the castle, cards, manuscripts


def test_the_castle() -> None:
    s = scene()
    s.players[0].tiers[0] = [3, 0, 3, 1, 0]
    found = reasons(s, flow=rise(s, 0))
    assert found["section 3"] == "A worker rises where three of yours stand; here you have 1."
    s.rising = False
    found = reasons(s, flow=move_worker(s, 0))
    assert found["worker 1 to 2"] == "You have no worker there on the first tier." and "worker 0 to 1" not in found
    s = scene(3)
    for seat in (0, 1):
        s.players[seat].tiers[0] = [2, 0, 0, 0, 0]
    speech = Speech(GAME, ["Ada", "Bruno", "Cleo"])
    ask = next(rise(s, 0))
    (refusal,) = why_not(s, ask)
    assert speech.refusal(refusal, "en").startswith("Cleo has no worker in ")


def test_cards_of_the_board_stay_there() -> None:
    s = scene()
    lay(s, 0, "thief", "abbot", "labourer")
    deck(s, 0, "trader")
    board = "The cards on your board stay there: it takes one of your hand, or the top of your draw pile."
    found = reasons(s, flow=discard(s, 0, 1))
    assert found["discard thief"] == board
    assert found["discard top"] == "Your draw pile and your discard pile are empty."
    deck(s, 0, "trader", discard="squire")
    found = reasons(s, flow=destroy(s, 0, 1))
    assert found["destroy abbot"] == board
    assert found["destroy squire"] == (
        "Discarded cards stay there: it takes one of your hand, or the top of your draw pile."
    )


def test_free_manuscripts_are_cheap_ones() -> None:
    s = scene()
    legible(s, "segment_1_2", "grey_6_buildings")
    legible(s, t.SEGMENT_IDS[1], "black_3_flip")
    found = reasons(s, flow=take_for_free(s, 0, 3, 4))
    assert found["manuscript grey_6_buildings"] == "It costs 6, and only one of cost 3 or 4 is free now."
    assert "manuscript black_3_flip" not in found and t.MANUSCRIPT_COST[manuscript("black_3_flip")] == 3


def test_an_empty_slot_stays() -> None:
    s = scene()
    lay(s, 0, "thief", "abbot")
    found = reasons(s, flow=rearrange(s, 0))
    slot = "There are only two cards on your board: they can change places, and the empty slot stays where it is."
    assert found["arrange 321"] == slot and "arrange 21" not in found
    lay(s, 0, "thief", "abbot", "labourer")
    assert not reasons(s, flow=rearrange(s, 0))


# -------------------------------------------------------------------- effects


def test_parts_of_an_effect_that_can_not_be_done() -> None:
    """Judith: destroy a card, flip a debt or flip a deed."""
    s = scene()
    deck(s, 0, "judith", "trader abbot squire")
    s.phase = PLAY
    s.players[0].unpaid = 1
    found = reasons(s.copy(), "play judith")
    assert found == {"choose flip deed": "You have no acquired deed to flip."}
    assert reasons(s.copy(), "play judith", language="pl") == {
        "choose flip deed": "Nie masz zdobytego Lenna, które można odwrócić."
    }
    s.players[0].unpaid, s.players[0].acquired = 0, 1
    assert reasons(s.copy(), "play judith") == {"choose flip debt": "You have no unpaid debt to flip."}
    s.players[0].unpaid = 1
    assert not reasons(s.copy(), "play judith")
    deck(s, 0, "judith", "trader abbot")
    found = reasons(s, "play judith")
    assert found == {"choose destroy": "You have only 3 cards, and nobody goes below that."}


def test_other_cards_flip_only() -> None:
    """Where nobody has Judith, nobody misses what she can do."""
    s = scene()
    deck(s, 0)
    lay(s, 0, "acolyte", "abbot", "labourer")
    s.players[0].unpaid = s.players[0].acquired = 1
    assert not reasons(s, flow=perform(s, 0, fx.ABILITY[card("acolyte")]))


@pytest.mark.parametrize(
    ("verb", "why"),
    [
        ("flip debt", "You have no unpaid debt to flip."),
        ("flip deed", "You have no acquired deed to flip."),
        ("destroy", "You have only 3 cards, and nobody goes below that."),
        ("discard 2", "You have no card in your hand, in your draw pile or in your discard pile."),
        ("rearrange", "It takes two cards on your board to rearrange them."),
        ("hire", "There are no townsfolk left on the main board."),
        ("castle move", "You have no worker on the first tier of the castle."),
        ("workers 2", "You have no workers left in your supply."),
        ("shuffle", "That would do nothing now."),
    ],
)
def test_a_verb_that_can_not_be_done_says_why(verb: str, why: str) -> None:
    """Also those that stand in a choice of three only where a file of your own says so."""
    s = scene()
    deck(s, 0)
    s.players[0].workers, s.piles = 0, [[] for _ in range(t.RING)]
    read = parse(verb)
    assert isinstance(read, Verb) and not VERBS.can(s, 0, read)
    assert SPEECH.refusal(Refusal(0, *idle(read)), "en") == why


def test_corruption_comes_before_virtue() -> None:
    """p. 10: after a manuscript, the Bishop corrupts, one Deacon improves, and one destroys or discards."""
    s = scene()
    lay(s, 0, "bishop", "deacon_2", "deacon_1")
    found = reasons(s, flow=happens(s, 0, t.TRANSCRIBE))
    assert found == {"resolve virtue": "Where both are gained at once, corruption comes before virtue."}
    lay(s, 0, "bishop", "woodcutter_1", "deacon_1")
    assert not reasons(s, flow=happens(s, 0, t.TRANSCRIBE))


# -------------------------------------------------------------------- random games

TURN = {"play", "move", "action", "hire"}


def wanted(s: State, prompt: str, me: int) -> set[int]:
    """What somebody might try at a question."""
    if prompt in TURN:
        sites = do.SITE.each([site for segment in s.ring for site in t.SITES_OF[s.config.side][segment]])
        hand = do.PLAY.each(s.players[me].hand)
        tops = do.HIRE.each([pile[-1] for pile in s.piles if pile])
        read = do.MANUSCRIPT.each([pile[-1] for pile in s.manuscripts if pile])
        return {*hand, *do.TOWN, *do.DO, *do.DISMISS_FOR, *sites, *tops, *read, *do.BUILDING, *do.SECTION}
    blocks = {
        "building": do.BUILDING,
        "free_building": do.BUILDING,
        "workers": do.WORKERS,
        "trio": do.SECTION,
        "castle_move": do.WORKER,
    }
    if prompt == "site":
        return set(do.SITE.each([site for segment in s.ring for site in t.SITES_OF[s.config.side][segment]]))
    if prompt == "push":
        return set(do.PUSH.each(range(len(s.players))))
    if prompt == "manuscript":
        return set(do.MANUSCRIPT.each([pile[-1] for pile in s.manuscripts if pile]))
    return set(blocks.get(prompt, ()))


def mended(s: State, refusal: Refusal) -> State:
    """The same table with what a reason says is missing, and not a good more."""
    s, args = s.copy(), refusal.args
    player = s.players[s.me]

    def amount(key: str) -> int:
        value = args[key]
        assert isinstance(value, int)
        return value

    if refusal.reason in ("why-town-far", "why-town-near"):
        player.goods[t.SILVER] = amount("silver")
    if refusal.reason in ("why-dismiss-silver", "why-dismiss-both"):
        player.goods[t.SILVER] = amount("cost")
    if "sum" in args:
        good = t.ICONS.index(str(args["icon"]))  # an action and its good have the same number
        player.goods[good] += amount("need") - amount("sum")
    return s


def offers(s: State, prompt: str) -> set[int]:
    """What a table offers."""
    if prompt == "move":
        return {do.TOWN.of(3 * s.ring[town // 3] + town % 3) for town in reachable(s, s.me, s.steps)}
    return set(actions(s, s.me))


@pytest.mark.parametrize("players", GAME.players)
def test_reasons_are_true_and_complete(players: int) -> None:
    """Everything on the table is offered or refused, never both; what is said to be missing is all that is missing."""
    prompts, told = set(), set()
    for seed in range(3):
        table, random = new("viscounts", players, seed), Random(seed)
        while (ask := table.ask) is not None:
            s = table.state
            assert isinstance(s, State)
            found = why_not(s, ask)
            refused = [refusal.option for refusal in found]
            assert not set(refused) & set(ask.options) and len(set(refused)) == len(refused)
            assert wanted(s, ask.prompt, ask.player) <= {*ask.options, *refused}, ask.prompt
            if random.random() < 0.2:
                for language in ("pl", "en"):
                    assert all(why.endswith(".") and "{" not in why for _, why in table.why_not(ask.player, language))
            if ask.prompt in ("move", "action"):
                for refusal in found:
                    option, args = refusal.option, refusal.args
                    mendable = option in do.TOWN or option in do.DO or option in do.DISMISS_FOR
                    if mendable and ("sum" in args or "silver" in args):
                        assert option not in offers(s, ask.prompt)
                        assert option in offers(mended(s, refusal), ask.prompt), (table.text(option), refusal)
            prompts |= {ask.prompt} if found else set()
            told |= {refusal.reason for refusal in found}
            table.answer(random.choice(ask.options), ask.player)
    assert prompts <= set(REASONS) and TURN | {"building", "site", "workers"} <= prompts
    assert {"why-town-far", "why-town-near", "why-icons", "why-dismiss-icons", "why-site-taken"} <= told


def test_pairs_that_are_taken() -> None:
    table = new("viscounts", 2, 1, names=["Ada", "Bruno"])
    ask = table.ask
    assert ask is not None and ask.prompt == "pair" and not table.why_not(ask.player, "en")
    table.answer(ask.options[0], ask.player)
    while (asked := table.ask) is not None and asked.player == ask.player:
        table.answer(asked.options[0], ask.player)
    assert asked is not None and asked.prompt == "pair"
    taker = ["Ada", "Bruno"][ask.player]
    assert table.why_not(asked.player, "en") == [(ask.options[0], f"{taker} has taken this pair.")]
