"""Why not: every reason, at a table where it holds; no reason for what is offered, and none that is untrue."""

from __future__ import annotations

from random import Random

import pytest

from burgrave.games.architects import GAME
from burgrave.games.architects.data import tables as t
from burgrave.games.architects.expansions.age_of_artisans.rules import vocabulary as ado
from burgrave.games.architects.expansions.age_of_artisans.rules.crafts import on_offer
from burgrave.games.architects.expansions.age_of_artisans.rules.state import Artisans
from burgrave.games.architects.rules import prices
from burgrave.games.architects.rules import vocabulary as do
from burgrave.games.architects.rules.guildhall import can_construct, effect_of
from burgrave.games.architects.rules.rounds import step
from burgrave.games.architects.rules.state import CAPTURE, CHARACTERS, GUARD, NOBODY, TRADE, State
from burgrave.games.architects.rules.turn import mines, placements, workshop
from burgrave.games.architects.text.why_not import REASONS, why_not
from burgrave.kernel.action import Flow, Refusal
from burgrave.kernel.begin import new
from burgrave.kernel.effects import Verb, parse, steps
from burgrave.kernel.speech import Speech
from tests.games.architects.scene import (
    building,
    character,
    employ,
    hold,
    imprison,
    offer,
    own,
    post,
    scene,
    seize,
)

SPEECH = Speech(GAME, ["Ada", "Bruno", "Cleo", "Dora"])


def reasons(s: State, *answers: str, language: str = "en", flow: Flow[None] | None = None) -> dict[str, str]:
    """Why something is not offered when these answers have been given."""
    flow = flow if flow is not None else step(s)
    ask = next(flow)
    for answer in answers:
        ask = flow.send(next(option for option in ask.options if do.ACTIONS.text(option) == answer))
    return {do.ACTIONS.text(one.option): SPEECH.refusal(one, language) for one in why_not(s, ask)}


# -------------------------------------------------------------------- places


def test_places_where_nothing_can_be_done() -> None:
    """Nobody has silver, tax, prisoners, debts or cards."""
    s = scene()
    s.tax = 0
    found = reasons(s)
    assert found["place tax_stand"] == "There is no silver on the Tax Stand."
    assert found["place town_centre"] == "It costs 1 silver (you have 0)."
    assert found["place market_right"] == "It costs 3 silver (you have 0)."
    assert found["place guildhall"] == (
        "You have no building card in hand, neither to construct nor to give for the Cathedral."
    )
    assert found["place guardhouse"].startswith("You have nothing to do here: no captured workers on your board, ")
    assert not {f"place {place}" for place in t.CIRCLES[:6]} & set(found)
    polish = reasons(s, language="pl")
    assert polish["place town_centre"] == "To kosztuje 1 srebrnik (masz 0)."
    assert polish["place tax_stand"] == "U Poborcy Podatkowego nie ma srebrników."


def test_virtue_forbids() -> None:
    """R4.1: 10 or more is too much for the black market, 4 or less too little for the cathedral."""
    s = scene()
    own(s, 0, silver=9, gold=1)
    hold(s, 0, "smithy")
    s.players[0].virtue = 10
    assert reasons(s, language="pl")["place market_left"] == (
        "Na Czarny Rynek nie może iść nikt, kto ma 10 lub więcej Cnót (masz 10)."
    )
    assert reasons(s)["work on cathedral"] == "First place a worker in the Guildhall."
    s.players[0].virtue = 4
    found = reasons(s)
    assert found["work on cathedral"] == ("Nobody with a virtue of 4 or less may work on the Cathedral (you have 4).")
    assert "place market_left" not in found


def test_spaces_that_are_taken_or_empty() -> None:
    s = scene()
    own(s, 0, silver=9)
    s.market = [1, NOBODY, 0]
    s.plans, s.row = [], [-1] * t.SLOTS
    found = reasons(s)
    assert found["place market_left"] == "A worker of Bruno stands here already."
    assert found["place market_right"] == "A worker of Ada stands here already."
    assert found["place market_middle"] == "There are neither apprentices nor building cards here now."
    assert found["draw plans"] == "The pile of building cards is empty."
    assert found["take back market_right"] == "A worker is taken back only when none is left in your supply."
    s = scene()
    s.plans = []
    assert reasons(s)["place workshop"] == (
        "The pile of building cards is empty, and an apprentice costs 4 silver (you have 0)."
    )


def test_only_a_debt_that_is_too_dear() -> None:
    s = scene()
    s.players[0].unpaid = 1
    own(s, 0, silver=5)
    assert reasons(s)["place guardhouse"] == "Paying a debt costs 6 silver (you have 5)."
    s.players[0].virtue = 1
    assert "place guardhouse" not in reasons(s)


def test_what_is_done_at_a_place_comes_after_the_worker() -> None:
    s = scene()
    own(s, 0, silver=5)
    offer(s, 0, "miner_1")
    offer(s, 3, "squire_1")
    post(s, "forest", 1, 2)
    imprison(s, 1)
    found = reasons(s)
    assert found["hire miner_1"] == found["draw plans"] == "First place a worker in the Workshop."
    assert found["hire squire_1"] == "This apprentice costs 7 silver, 3 of it on skipped cards (you have 5)."
    assert found["capture forest 1"] == found["capture forest 0"] == "First place a worker in the Town Centre."
    assert found["release"] == "First place a worker in the Guardhouse."
    assert found["send to prison"] == "There are no captured workers on your board."
    assert reasons(s, language="pl")["hire squire_1"] == (
        "Ten Pomocnik kosztuje 7 srebrników razem z 3 na mijanych kartach (masz 5)."
    )


def test_without_workers_one_is_taken_back() -> None:
    """R3.4: from an open circle, as long as there is one."""
    s = scene()
    post(s, "forest", 1)
    imprison(s, 18)
    seize(s, 1, 0, 1)
    assert s.players[0].workers == 0
    found = reasons(s)
    first = "As long as you have workers in town, you take back one of those."
    assert found["take back prison"] == found["take back board 1"] == first
    assert found["place forest"].startswith("You have no workers in your supply, ")


# -------------------------------------------------------------------- what is done there


def test_apprentices_that_cost_too_much() -> None:
    """R6.6: column 3 with one worker takes two coins on the way."""
    s = scene()
    own(s, 0, silver=4)
    offer(s, 0, "miner_1")
    offer(s, 2, "squire_1")
    post(s, "workshop", 1)
    found = reasons(s, flow=workshop(s, 0, 1))
    assert "hire miner_1" not in found
    assert found["hire squire_1"] == "This apprentice costs 6 silver, 2 of it on skipped cards (you have 4)."
    assert found["place forest"] == "You have placed your worker of this turn; finish the action."
    s.plans = []
    assert reasons(s, flow=workshop(s, 0, 1))["draw plans"] == "The pile of building cards is empty."


def test_mixes_of_which_goods_are_missing() -> None:
    """R6.5: any three of wood and stone; clay is not among them."""
    s = scene()
    own(s, 0, clay=2, wood=3, stone=1)
    found = reasons(s, flow=prices.pay_mix(s, 0, (t.WOOD, t.STONE), 3))
    assert found["pay 1 wood 2 stone"] == "You lack goods (1 stone)."
    assert found["pay 3 stone"] == "You lack goods (2 stone)."
    assert [text for text in found if text.startswith("pay")] == ["pay 3 stone", "pay 1 wood 2 stone"]


def test_trades_that_can_not_be_paid() -> None:
    s = scene()
    employ(s, 0, "merchant_2")
    own(s, 0, clay=1, wood=1, silver=1)
    s.phase, s.more = TRADE, 1
    found = reasons(s)
    assert found["trade pay wood_stone 3 -> marble"] == "This trade takes any 3 of wood and stone (you have 1)."
    assert found["trade pay silver 2 -> gold"] == "This trade takes 2 silver (you have 1)."
    assert "trade pay materials 2 -> virtue" not in found and "trade pay silver 3 -> marble" not in found
    assert reasons(s, language="pl")["trade pay wood_stone 3 -> marble"] == (
        "Do tej wymiany potrzeba: dowolne 3 sztuki drewna lub kamienia (masz 1)."
    )


@pytest.mark.parametrize(("players", "at"), [(4, ["forest"]), (3, ["forest", "mines"])])
def test_captures_of_one_action_are_at_few_places(players: int, at: list[str]) -> None:
    """R6.8."""
    s = scene(players)
    own(s, 0, silver=2)
    for place in ("forest", "mines", "quarry"):
        post(s, place, 0, 1)
    s.phase, s.more, s.done = CAPTURE, 2, 1
    s.at = sum(1 << t.CIRCLES.index(place) for place in at)
    found = reasons(s)
    assert (
        found["capture quarry 1"]
        == {
            4: "One action captures at one place only, and that is chosen: Forest.",
            3: "One action captures at 2 places at most, and these are chosen: Forest and Mines.",
        }[players]
    )
    assert "capture forest 1" not in found
    own(s, 0, silver=0)
    assert reasons(s)["capture forest 1"] == "It costs 1 silver (you have 0)."


def test_actions_of_the_guardhouse() -> None:
    s = scene()
    imprison(s, 2)
    s.phase, s.more = GUARD, 1
    assert {text: why for text, why in reasons(s).items() if not text.startswith("place")} == {
        "send to prison": "There are no captured workers on your board.",
        "ransom silver": "Nobody holds workers of yours.",
        "ransom debt": "Nobody holds workers of yours.",
        "pay debt": "You have no unpaid debt.",
    }
    seize(s, 1, 0, 1)
    s.players[0].prison, s.players[0].unpaid = 0, 1
    found = reasons(s)
    assert found["ransom silver"] == "It costs 5 silver (you have 0)." and "ransom debt" not in found
    assert found["release"] == "You have no workers in the Prison."
    assert found["pay debt"] == "Paying a debt costs 6 silver (you have 0)."


def test_gold_takes_two_workers() -> None:
    s = scene()
    post(s, "mines", 1)
    assert reasons(s, flow=mines(s, 0, 1))["dig gold"] == (
        "Gold is dug one for every two workers, and you have one here."
    )


# -------------------------------------------------------------------- buildings and the cathedral


def test_skills_and_goods_that_are_missing() -> None:
    """The Stone Market takes masonry, 2 clay, 4 stone and a marble."""
    s = scene()
    hold(s, 0, "stone_market", "university")
    own(s, 0, clay=2, stone=3)
    found = reasons(s)
    assert found["construct stone_market"] == "You lack skills (masonry) and goods (1 stone and 1 marble)."
    assert found["place guildhall"] == (
        "No building of your hand can be constructed, and you can't go up in the Cathedral. "
        "The least is missing for the Stone Market – skills (masonry) and goods (1 stone and 1 marble)."
    )
    assert reasons(s, language="pl")["construct stone_market"] == (
        "Brakuje zdolności (kamieniarstwo) i zasobów (1 kamień i 1 marmur)."
    )
    character(s, 0, "lothaire")  # pays a wood or stone less
    assert reasons(s)["construct stone_market"] == "You lack skills (masonry) and goods (1 marble)."
    employ(s, 0, "stonecutter_1")
    character(s, 0, "therese")  # gold stands for marble
    own(s, 0, stone=4, gold=1)
    assert reasons(s)["construct stone_market"] == "First place a worker in the Guildhall."
    own(s, 0, gold=0)
    assert reasons(s)["construct stone_market"] == "You lack goods (1 gold)."


def test_levels_that_are_out_of_reach() -> None:
    s = scene(4)
    one = s.players[0]
    assert reasons(s)["work on cathedral"].startswith("A level of the Cathedral takes a building card of your hand")
    hold(s, 0, "university")
    assert reasons(s)["work on cathedral"] == "Level 1 of the Cathedral costs 1 gold; you do not have that."
    for other in s.players[1:]:
        other.cathedral = 1
    assert reasons(s)["work on cathedral"] == "There is no free space on level 1 of the Cathedral; it has 3."
    one.cathedral = 3
    character(s, 0, "lothaire")
    assert reasons(s)["work on cathedral"] == (
        "Level 4 of the Cathedral costs any 8 of wood and stone (1 wood or stone less); you do not have that."
    )
    one.cathedral = 5
    assert reasons(s)["work on cathedral"] == "You stand on the highest level of the Cathedral already."
    s = scene()
    character(s, 0, "frederick")
    assert reasons(s)["place guildhall"] == "Level 1 of the Cathedral costs 1 gold; you do not have that."


def test_in_the_guildhall() -> None:
    s = scene()
    hold(s, 0, "smithy", "well")
    own(s, 0, clay=4, wood=2)
    found = reasons(s, "place guildhall")
    assert found["construct well"] == "You lack goods (2 stone)." and "construct smithy" not in found


def test_branches_that_can_not_be_done() -> None:
    """The Barracks reclaim or capture."""
    s = scene()
    post(s, "forest", 0, 1)
    found = reasons(s, "use", flow=effect_of(s, 0, building("barracks")))
    assert found == {"choose reclaim": "Nobody holds workers of yours."}
    s = scene()
    seize(s, 1, 0, 1)
    found = reasons(s, "use", flow=effect_of(s, 0, building("barracks")))
    assert found == {"choose capture": "There is nobody in town to be captured."}


def test_characters_of_a_colour_that_is_taken() -> None:
    s = scene(boards="standard")
    s.phase = CHARACTERS
    character(s, 1, "ada")
    found = reasons(s)
    assert found == dict.fromkeys(
        ["character ada", "character clovis"], "Bruno plays a character of this colour already."
    )


# -------------------------------------------------------------------- random games


def mended(s: State, refusal: Refusal) -> State:
    """The same table with what a reason says is missing, and not a good more."""
    s, args = s.copy(), refusal.args
    player = s.players[s.me]
    if refusal.reason in ("why-silver", "why-debt", "why-workshop"):
        silver = args["silver"]
        assert isinstance(silver, int)
        player.goods[t.SILVER] = silver
    if refusal.reason == "why-building":
        lacks, missing = args["lacks"], args["missing"]
        assert isinstance(lacks, int) and isinstance(missing, str)
        skilled = [card for card, skills in enumerate(t.APPRENTICE_SKILLS) if skills == lacks]
        skilled = skilled or [t.APPRENTICE_IDS.index("labourer_1")]
        player.apprentices += tuple(skilled[:1]) if lacks else ()
        for verb in steps(parse(missing)):
            assert isinstance(verb, Verb)
            player.goods[t.GOODS.index(verb.name)] += verb.number
    return s


def wanted(s: State, prompt: str, me: int) -> set[int]:
    """What somebody might try at a question."""
    hand = do.CONSTRUCT.each(s.players[me].hand)
    to_hire = do.HIRE.each([card for card in s.row if card != -1])
    build = {*hand, do.CATHEDRAL}
    guard = {do.SEND, do.RELEASE, *do.RANSOM, do.PAY_DEBT}
    more = {
        "place": {*to_hire, do.PLANS, *build, *guard},
        "workshop": {*to_hire, do.PLANS},
        "guildhall": build,
        "guard": guard,
    }
    if isinstance(s.added, Artisans):
        halves = {*ado.ADORNMENT.each(on_offer(s)), *ado.TOOL.each(on_offer(s))}
        more["place"] |= {*ado.PLACE_ARTISAN, ado.LAY_ON_TOP, *halves}
        more |= {"market": halves, "craft": halves}
    return {*do.PLACE, *more.get(prompt, ())} if prompt in REASONS and prompt not in ("character", "choose") else set()


@pytest.mark.parametrize("players", GAME.players)
def test_reasons_are_true_and_complete(players: int) -> None:
    """Everything on the table is offered or refused, never both; what is said to be missing is all that is missing."""
    told = set()
    for seed in range(4):
        options: dict[str, object] = {"boards": "advanced", "characters": "chosen"} if seed % 2 else {}
        options |= GAME.needs(max(GAME.players) if seed > 1 else players)
        table, random = new("architects", players, seed, options), Random(seed)
        while (ask := table.ask) is not None:
            s = table.state
            assert isinstance(s, State)
            found = why_not(s, ask)
            refused = [refusal.option for refusal in found]
            assert not set(refused) & set(ask.options) and len(set(refused)) == len(refused)
            assert wanted(s, ask.prompt, ask.player) <= {*ask.options, *refused}, ask.prompt
            if random.random() < 0.1:
                for language in ("pl", "en"):
                    assert all(why.endswith(".") and "{" not in why for _, why in table.why_not(ask.player, language))
            if ask.prompt == "place":
                for refusal in found:
                    better = mended(s, refusal)
                    if refusal.reason == "why-building":
                        card = do.CONSTRUCT.index(refusal.option)
                        assert can_construct(better, s.me, card) and not can_construct(s, s.me, card)
                    elif better.players[s.me].goods != s.players[s.me].goods and refusal.option in do.PLACE:
                        assert do.PLACE.index(refusal.option) in placements(better, s.me), refusal
            told |= {refusal.reason for refusal in found}
            table.answer(random.choice(ask.options), ask.player)
    assert {"why-place-first", "why-silver", "why-building", "why-placed", "why-market-taken", "why-hire"} <= told
