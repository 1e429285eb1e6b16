"""House rules in both positions, ready-made casts, and the setups that are refused (p. 7-9)."""

from __future__ import annotations

import pytest

import burgrave
from burgrave.games.citadels.data import tables as t
from burgrave.kernel.rng import seeded
from tests.games.citadels.rulebook.helpers import act, choices, gold, seen, shorten_deck, skip_round, skip_to, told
from tests.games.citadels.scene import FIRST_GAME, city, hand, offered, play, scene, state, under_deck

SIX = ["temple", "church", "tavern", "market", "watchtower", "prison"]
BOTH = pytest.mark.parametrize("position", [True, False])


# ---------------------------------------------------------------- house rules


@BOTH
def test_wizard_builds_before_gathering(position: bool) -> None:
    """The Wizard's immediate build before gathering can be switched off; afterwards it is as ever."""
    for gathers, allowed in ((False, position), (True, True)):
        table = scene(
            {"wizard": 0},
            gold=[9],
            hands=[[], ["temple", "church"]],
            options={"wizard_builds_before_gathering": position},
        )
        if gathers:
            play(table, "gather gold")
        play(table, "look at hand of seat 1", "card temple")
        assert ("build now" in offered(table)) == allowed


@BOTH
def test_great_wall_covers_itself(position: bool) -> None:
    """Whether the wall itself costs the Warlord a coin more; the other districts of its city always do."""
    options = {"great_wall_covers_itself": position}
    for target, price in (("great_wall", 6 if position else 5), ("castle", 4)):
        table = scene({"warlord": 0}, gold=[9], cities=[[], ["great_wall", "castle"]], options=options)
        act(table, "destroy in city of seat 1", f"district {target}")
        assert gold(table)[0] == 9 - price


@BOTH
def test_keep_can_be_given(position: bool) -> None:
    """Whether the Diplomat may give his own Keep away; the one of another city he can never have."""
    table = scene({"diplomat": 0}, gold=[9], cities=[["keep"], ["docks"]], options={"keep_can_be_given": position})
    assert choices(table, "exchange with city of") == (["seat 1"] if position else [])
    if position:
        act(table, "exchange with city of seat 1", "district docks", "district keep")
        assert (city(table, 0), city(table, 1)) == (["docks"], ["keep"])
    table = scene({"diplomat": 0}, gold=[9], cities=[["docks"], ["keep"]], options={"keep_can_be_given": position})
    assert choices(table, "exchange with city of") == []


@BOTH
def test_magistrate_hits_own_character(position: bool) -> None:
    """Whether with two characters each the Magistrate may confiscate from the own other one: a build for nothing."""
    table = scene(
        {"magistrate": 0, "merchant": 0},
        players=2,
        gold=[9],
        hands=[["market"]],
        options={"magistrate_hits_own_character": position},
    )
    play(table, "signed warrant on merchant", "unsigned warrant on king", "unsigned warrant on bishop")
    play(table, "gather gold", "end turn", "gather gold", "build market")
    assert ("confiscate" in offered(table)) == position
    if position:
        play(table, "confiscate")
    assert city(table, 0) == ["market"]
    assert gold(table)[0] == 9 + 4 - (0 if position else 2)


@BOTH
def test_first_keeps_bonus(position: bool) -> None:
    """Whether the first to complete a city keeps the 4 points when the city shrinks again."""
    table = scene(
        {"architect": 0, "diplomat": 0, "merchant": 1},
        players=2,
        gold=[9],
        hands=[["manor"]],
        cities=[[*SIX[:5], "monument"], ["castle"]],
        options={"first_keeps_bonus": position},
    )
    skip_to(table, "architect")
    play(table, "gather gold", "build manor")
    assert table.scores[0].parts["completion"] == 4
    play(table, "end turn")
    act(table, "exchange with city of seat 1", "district castle", "district monument")
    play(table, "gather gold", "end turn")
    assert table.over  # the end that was once brought about comes
    assert table.scores[0].parts["completion"] == (4 if position else 0)


@BOTH
def test_armory_leaves_completed_city(position: bool) -> None:
    """Whether the Armory may be used out of the own completed city; out of another it always may."""
    table = scene(
        {"merchant": 0}, cities=[[*SIX, "armory"], ["castle"]], options={"armory_leaves_completed_city": position}
    )
    assert choices(table, "use armory against") == (["seat 1"] if position else [])
    table = scene({"merchant": 0}, cities=[["armory"], ["castle"]], options={"armory_leaves_completed_city": position})
    assert choices(table, "use armory against") == ["seat 1"]


@BOTH
def test_face_up_can_be_named(position: bool) -> None:
    """Whether a character that lies face up, out of play for all to see, may be named."""
    for seed in range(30):
        table = burgrave.new("citadels", players=4, seed=seed, options={"crown": 0, "face_up_can_be_named": position})
        if "assassin" in choices(table, "pick"):
            play(table, "pick assassin")
            break
    while seen(table).phase == "selection":
        play(table, offered(table)[0])
    face_up = set(seen(table).face_up)
    everybody = set(FIRST_GAME) - {"assassin"}
    assert len(face_up) == 2
    assert set(choices(table, "kill")) == (everybody if position else everybody - face_up)


@BOTH
def test_bishop_protects_all_round(position: bool) -> None:
    """Whether with two characters each the Bishop protects beyond his own turn; with one each he always does."""
    options = {"bishop_protects_all_round": position}
    for players, allowed in ((2, [] if position else ["seat 1"]), (3, [] if position else ["seat 1"]), (4, [])):
        table = scene({"bishop": 1, "warlord": 0}, players=players, gold=[9], cities=[[], ["temple"]], options=options)
        skip_to(table, "warlord")
        assert choices(table, "destroy in city of") == allowed


def test_unkept_cards() -> None:
    """Whether cards that are drawn and not kept go under the deck as they were drawn or in random order."""
    found: dict[str, set[tuple[str, ...]]] = {"in order": set(), "shuffled": set()}
    for order, outcomes in found.items():
        for seed in range(20):
            table = scene(
                {"merchant": 0},
                cities=[["observatory"]],
                deck=["docks", "church", "castle"],
                options={"unkept_cards": order},
            )
            state(table).rng = seeded(seed)
            play(table, "gather cards", "card church")
            outcomes.add(tuple(under_deck(table, 2)))
    assert len(found["in order"]) == 1
    assert found["shuffled"] == {("docks", "castle"), ("castle", "docks")}


@BOTH
def test_ask_for_optional_effects(position: bool) -> None:
    """Districts' effects and the refund are optional (p. 4, 15); the game asks only where that was agreed."""
    options = {"ask_for_optional_effects": position}
    where = ["library", "observatory", "park", "poor_house", "gold_mine"]
    table = scene({"alchemist": 0}, gold=[1], hands=[["tavern"]], cities=[where], options=options)
    ask = ["skip effect"] if position else []
    play(table, "gather gold", *ask, "build tavern")
    assert gold(table)[0] == (2 if position else 3)
    play(table, "end turn", *ask, *ask)
    assert gold(table)[0] == (2 if position else 4) and len(state(table).hands[0]) == (0 if position else 2)

    table = scene({"merchant": 0}, cities=[where], deck=["docks", "church", "castle"], options=options)
    play(table, "gather cards")
    if position:
        play(table, "use effect", "card church")
    assert len(state(table).hands[0]) == (1 if position else 3)

    table = scene({"merchant": 0}, cities=[["poor_house"]], deck=["docks", "church"], options=options)
    play(table, "gather cards", "card docks", "end turn", *ask)
    assert gold(table)[0] == (0 if position else 1)


@pytest.mark.parametrize(("answer", "kept"), [("use effect", ["church", "docks"]), ("card church", ["church"])])
def test_the_library_is_asked_after_its_cards_are_seen(answer: str, kept: list[str]) -> None:
    """Its effect is about cards that were drawn (p. 15): who may do without it sees them before deciding."""
    options = {"ask_for_optional_effects": True}
    table = scene({"merchant": 0}, cities=[["library"]], deck=["docks", "church", "castle"], options=options)
    play(table, "gather cards")
    assert seen(table, 0).limbo == ["docks", "church"] and seen(table, 1).limbo == []
    assert offered(table) == ["use effect", "card docks", "card church"]
    labels = [table.label(option, "en") for option in table.asks[0].options]
    assert labels == ["Keep all of them", "Docks (cost 3)", "Church (cost 2)"]
    play(table, answer)
    assert hand(table, 0) == kept
    assert [(one["count"], one["kept"]) for one in told(table, "gathers-cards")] == [(2, len(kept))]


def test_the_library_is_not_asked_about_a_single_card() -> None:
    """All of it is kept in any case."""
    options = {"ask_for_optional_effects": True}
    table = scene({"merchant": 0}, cities=[["library"]], deck=["docks"], options=options)
    shorten_deck(table, 1)
    play(table, "gather cards")
    assert hand(table, 0) == ["docks"]


# ---------------------------------------------------------------- setting up


def test_crown_goes_to_the_wanted_seat_or_by_lot() -> None:
    """The crown begins where it is wanted; otherwise it is drawn by lot."""
    for seat in range(4):
        assert seen(burgrave.new("citadels", players=4, seed=1, options={"crown": seat})).crown == seat
    assert {seen(burgrave.new("citadels", players=4, seed=seed)).crown for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("cast", list(t.CASTS))
@pytest.mark.parametrize("players", range(2, 9))
def test_every_ready_made_cast_fits_every_number_of_players(cast: str, players: int) -> None:
    """A ready-made set has a ninth character where one is asked for, and others for Queen and Emperor (p. 9)."""
    view = seen(burgrave.new("citadels", players=players, seed=1, options={"cast": cast}))
    assert len(view.cast) == (9 if players in (3, 8) else 8)
    assert len(view.districts) == 14
    assert not (players == 2 and "emperor" in view.cast)
    assert not (players < 5 and "queen" in view.cast)


@pytest.mark.parametrize("players", range(2, 9))
def test_a_random_cast_is_always_allowed(players: int) -> None:
    """A random cast has one character of each rank that the number of players allows, and 14 unique districts."""
    casts, districts = set(), set()
    for seed in range(30):
        view = seen(burgrave.new("citadels", players=players, seed=seed, options={"cast": "random"}))
        assert len(view.cast) == (9 if players in (3, 8) else 8)
        assert len(set(view.districts)) == 14
        assert not (players == 2 and "emperor" in view.cast)
        assert not (players < 5 and "queen" in view.cast)
        casts.add(tuple(view.cast))
        districts.add(tuple(sorted(view.districts)))
    assert len(casts) > 20 and len(districts) > 20


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_ninth_character_is_a_choice(players: int) -> None:
    """With 4 to 7 players rank 9 is optional: not there unless wanted (p. 8)."""
    for ninth, size in (("auto", 8), ("none", 8), ("tax_collector", 9)):
        view = seen(burgrave.new("citadels", players=players, seed=1, options={"ninth": ninth}))
        assert len(view.cast) == size
        assert ("tax_collector" in view.cast) == (ninth == "tax_collector")


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 8), (4, 7), (5, 7), (6, 7), (7, 7), (8, 7)])
def test_the_size_of_a_completed_city(players: int, size: int) -> None:
    """A city is completed with 7 districts, with 2 or 3 players with 8 (p. 6, 7)."""
    districts = [*SIX, "manor", "castle"][: size - 1]
    table = scene({"merchant": 0}, players=players, gold=[9], hands=[["palace"]], cities=[districts])
    assert seen(table).city_size == size
    play(table, "gather gold")
    assert not seen(table).players[0].complete
    play(table, "build palace")
    assert seen(table).players[0].complete
    skip_round(table)
    assert table.over


# ---------------------------------------------------------------- what is refused


def refused(players: int, message: str, **options: object) -> None:
    """A setup that raises BadSetup with a message."""
    with pytest.raises(burgrave.BadSetup, match=message):
        burgrave.new("citadels", players=players, seed=1, options=options)


def instead(*characters: str) -> list[str]:
    """The characters of the first game with others in their place."""
    ranks = {"emperor": 3, "king": 3}
    cast = list(FIRST_GAME)
    for character in characters:
        if character in ranks:
            cast[ranks[character]] = character
        else:
            cast.append(character)
    return cast


@pytest.mark.parametrize("players", [0, 1, 9, -1])
def test_refused_number_of_players(players: int) -> None:
    """Citadels is for 2 to 8 players (p. 3, 7)."""
    refused(players, "for 2 to 8 players")


def test_refused_emperor_with_two_players() -> None:
    """There is no Emperor with 2 players; King or Patrician take his place (p. 7, 12)."""
    refused(2, "emperor needs at least 3 players.*king, patrician", characters=instead("emperor"))
    assert (
        "emperor"
        in seen(burgrave.new("citadels", players=3, seed=1, options={"characters": instead("emperor", "artist")})).cast
    )


@pytest.mark.parametrize("players", [3, 4])
def test_refused_queen_with_fewer_than_five_players(players: int) -> None:
    """There is no Queen with fewer than 5 players (p. 8, 14)."""
    refused(players, "queen needs at least 5 players.*artist, tax_collector", characters=instead("queen"))
    refused(players, "queen needs at least 5 players", ninth="queen")


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_allowed_queen_from_five_players_on(players: int) -> None:
    """From 5 players on the Queen may take part (p. 14)."""
    assert "queen" in seen(burgrave.new("citadels", players=players, seed=1, options={"ninth": "queen"})).cast


@pytest.mark.parametrize("ninth", ["queen", "artist", "tax_collector"])
def test_refused_rank_9_with_two_players(ninth: str) -> None:
    """With 2 players the cast has the ranks 1 to 8 (p. 7)."""
    refused(2, f"with 2 players there is no character of rank 9.*{ninth}", characters=instead(ninth))
    refused(2, "with 2 players there is no character of rank 9", ninth=ninth)


@pytest.mark.parametrize("players", [3, 8])
def test_refused_cast_without_rank_9(players: int) -> None:
    """With 3 and 8 players a character of rank 9 is required (p. 7, 8)."""
    refused(players, f"with {players} players exactly one character of rank 9", characters=list(FIRST_GAME))
    refused(players, f"with {players} players exactly one character of rank 9", ninth="none")


def test_refused_two_characters_of_one_rank() -> None:
    """A cast has exactly one character of each rank (p. 8)."""
    refused(
        4,
        "exactly one character of rank 1 .*assassin, witch, magistrate.*not 2",
        characters=[*FIRST_GAME, "magistrate"],
    )
    refused(4, "at most one character of rank 9", characters=[*FIRST_GAME, "artist", "tax_collector"])
    refused(4, "exactly one character of rank 8 .*not 0", characters=list(FIRST_GAME[:-1]))
    refused(4, "exactly one character of rank 4 .*not 2", characters=[*FIRST_GAME, "king"])


def test_refused_districts() -> None:
    """A game has 14 different unique districts (p. 8)."""
    fourteen = t.CASTS["first_game"].districts
    refused(4, "14 different unique districts, not 13", districts=fourteen[:13])
    refused(4, "14 different unique districts, not 15", districts=[*fourteen, "armory"])
    refused(4, "14 different unique districts, not 13", districts=[*fourteen[:13], fourteen[0]])
    refused(4, "'temple' is no unique district", districts=[*fourteen[:13], "temple"])


def test_refused_unknown_names() -> None:
    """What does not exist is refused by name, with what there is."""
    refused(4, "there is no character 'jester'.*characters: assassin", characters=[*FIRST_GAME[:-1], "jester"])
    refused(4, "'moat' is no unique district", districts=[*t.CASTS["first_game"].districts[:13], "moat"])
    refused(4, "there is no cast 'circus'.*casts: first_game", cast="circus")
    refused(4, "there is no character 'jester'", ninth="jester")
    refused(4, "unknown field 'jester'", jester=True)
    with pytest.raises(burgrave.UnknownGame, match="there is no game called 'chess'"):
        burgrave.new("chess", players=2, seed=1)


def test_refused_custom_cast_without_its_parts() -> None:
    """A cast of one's own names both characters and districts."""
    refused(4, "needs both 'characters' and 'districts'", cast="custom", characters=list(FIRST_GAME))


def test_refused_values() -> None:
    """Values of the wrong kind, seats that do not exist, bad seeds and bad names are refused."""
    refused(4, "the crown goes to a seat from 0 to 3, not 4", crown=4)
    refused(4, "the crown goes to a seat from 0 to 3, not -1", crown=-1)
    refused(4, "Expected 'bool'.*keep_can_be_given", keep_can_be_given="perhaps")
    refused(4, "unkept_cards", unkept_cards="burnt")
    with pytest.raises(burgrave.BadSetup, match="a seed is a whole number from 0 up"):
        burgrave.new("citadels", players=4, seed=-1)
    with pytest.raises(burgrave.BadSetup, match="give 4 different names"):
        burgrave.new("citadels", players=4, seed=1, names=["Ala", "Ala", "Ola", "Ela"])
