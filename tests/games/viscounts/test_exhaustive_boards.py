"""Every manuscript, player card, site, link, section, space, building, favour and town does what is printed on it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from burgrave.games.viscounts.data import tables as t
from burgrave.games.viscounts.rules.building import build, free_sites
from burgrave.games.viscounts.rules.cards import hand_limit
from burgrave.games.viscounts.rules.castle import place_workers
from burgrave.games.viscounts.rules.rounds import step
from burgrave.games.viscounts.rules.scoring import scores
from burgrave.games.viscounts.rules.state import ACT, COLLIDE, NOBODY, PAIRS, State
from burgrave.games.viscounts.rules.turn import act as rules_act
from burgrave.games.viscounts.rules.turn import reachable
from tests.games.viscounts.exhaustive.acting import ACTIONS, SEGMENTS, act, place_of, poised, ready, trade
from tests.games.viscounts.exhaustive.book import GOODS, Book, seen
from tests.games.viscounts.exhaustive.points import points
from tests.games.viscounts.exhaustive.printed import branches, by_id, ids, lasting, printed
from tests.games.viscounts.scene import lay, legible, manuscript, offered, run, stand, stands, uncover

TOWNS = range(1, 11)
FEW = "1-2"


# -------------------------------------------------------------------- manuscripts


@pytest.mark.parametrize("name", ids("manuscripts"))
def test_manuscripts(name: str) -> None:
    """For their cost, with what they bring at once, and the third of a colour with the Church's favour."""
    row = by_id("manuscripts", name)
    others = [one for one in ids("manuscripts") if by_id("manuscripts", one)["ribbon"] == row["ribbon"] and one != name]
    for held in range(4):
        for choice in branches(row["effect"]):
            s = ready()
            s.players[0].manuscripts = tuple(manuscript(one) for one in others[-held:] if held)
            if held == 3:  # somebody else was the first
                s.favours ^= (taken := 1 << t.RIBBONS.index(row["ribbon"]))
                s.players[1].favours = taken
            for pile in s.manuscripts:
                pile[:] = [one for one in pile if one not in s.players[0].manuscripts]
            legible(s, "segment_9_10", "yellow_4_gold2" if name != "yellow_4_gold2" else "grey_4_stone2")
            legible(s, "segment_5_6", name)
            stand(s, 0, 5, inside=True)
            s.phase = ACT
            book = Book(s, choice)
            act(book, "transcribe")
            book.agrees(s, step(s))


@pytest.mark.parametrize("name", ids("manuscripts"))
def test_what_a_manuscript_costs(name: str) -> None:
    """Not an ink less."""
    for ink in range(9):
        s = ready("trader", "labourer", "squire")
        s.piles = [[] for _ in s.piles]
        s.players[0].goods = [0, 0, 0, ink]
        legible(s, "segment_1_2", name)
        stand(s, 0, 1, inside=True)
        s.phase = ACT
        assert ("do transcribe" in offered(rules_act(s))) == (ink >= by_id("manuscripts", name)["cost"])


def full() -> State:
    """Players with much to count."""
    s = ready("thief", "illusionist", "therese", players=3)
    for seat, names in enumerate(["workshop_1 guildhall_2 trading_post_3", "guildhall_1", "workshop_2 workshop_3"]):
        uncover(s, seat, *names.split())
    me = s.players[0]
    me.tiers, me.goods, me.favours = [[1, 0, 2, 0, 0], [0, 2, 0, 0, 1], [3]], [7, 2, 3, 2], 0b1010
    me.paid, me.approved, s.players[1].paid = 5, 4, 5
    s.leader, s.debts, s.deeds = 0, 0, 0
    return s


@pytest.mark.parametrize("name", ids("manuscripts"))
def test_what_manuscripts_count(name: str) -> None:
    """Alone and beside others; a second count gives the same, for all players."""
    for more in (0, 3, 7):
        s = full()
        for seat, player in enumerate(s.players):
            player.manuscripts = tuple((manuscript(name) + number * (seat + 2)) % 35 for number in range(more + 1))
        found = scores(s)
        for seat in range(3):
            assert found[seat].parts == points(seen(s, seat), seat)


def test_printed_manuscripts() -> None:
    """Where the pile is empty: their cost and effect, and nothing is taken."""
    for segment in printed("segments"):
        for choice in branches(segment["manuscript"]):
            s = ready()
            s.manuscripts[SEGMENTS.index(segment["id"])] = []
            stand(s, 0, segment["left"], inside=True)
            s.phase = ACT
            book = Book(s, choice)
            act(book, "transcribe")
            assert book.players[0]["manuscripts"] == []
            book.agrees(s, step(s))


# -------------------------------------------------------------------- player cards and heroes


@pytest.mark.parametrize("name", ids("player_cards"))
def test_player_cards(name: str) -> None:
    """Where one begins, with which goods, and what else it does."""
    row = by_id("player_cards", name)
    s = ready()
    s.phase, s.me, s.first, s.round, s.debts, s.deeds = PAIRS, 0, 1, 0, 9, 9
    me = s.players[0]
    me.row, me.hand, me.held, me.discard, me.draw = [-1] * 3, [], (), [], list(t.STARTING)
    me.town, me.card = NOBODY, -1
    s.pairs = [t.PLAYER_CARD_IDS.index(name), *[one for one in s.pairs if t.PLAYER_CARD_IDS[one] != name]][:3]
    hero = t.TOWNSFOLK_IDS[s.heroes[0]]
    book = Book(s)
    page = book.players[0]
    book.ask(0, "pair", f"pair {name}")
    pairs = dict(book.page["pairs"])
    del pairs[name]
    book.page["pairs"] = pairs
    segment = next(one for one in printed("segments") if row["town"] in (one["left"], one["right"]))
    page |= {"card": name, "town": f"{segment['id']} {'left' if segment['left'] == row['town'] else 'right'}"}
    cards = [*[one["id"] for one in printed("townsfolk") if one["kind"] == "starting"], hero]
    book.earn(row["goods"])
    if row["effect"].startswith("build "):
        build_beside(book, row["effect"].split()[1])
    elif row["effect"] == "destroy":
        book.ask(0, "destroy_any", f"destroy {cards[0]}")
        book.page["box"].append(cards[0])
        page["goods"]["silver"] += by_id("townsfolk", cards[0])["cost"]
        cards = cards[1:]
    else:
        book.earn(row["effect"])
    cards += page["discard"]
    drawn = drawn_by_luck(s, book)
    page |= {"hand": drawn, "held": 3, "discard": [], "draw": len(cards) - 3}
    page["hidden"] = sorted([one for one in cards if one not in drawn], key=ids("townsfolk").index)
    book.page["turn"] = 1
    book.agrees(s, step(s))


def drawn_by_luck(s: State, book: Book) -> list[str]:
    """Which cards come to hand, seen on a copy that is played first."""
    copy = s.copy()
    run(step(copy), *[answer for *_, answer in book.script])
    return [t.TOWNSFOLK_IDS[card] for card in copy.players[0].hand]


def build_beside(book: Book, kind: str) -> None:
    """A free building on the viscount's bank."""
    segment, side = book.players[0]["town"].split()
    sites = [
        name for name in book.page["ring"][SEGMENTS.index(segment)]["sites"] if by_id("sites", name)["bank"] == side
    ]
    book.ask(0, "free_building", f"building {kind}_1")
    book.offers = {"site": len(sites), "free_building": 3}
    if len(sites) > 1:
        book.ask(0, "site", f"site {sites[0]}")
    book.build(0, f"{kind}_1", sites[0])


# -------------------------------------------------------------------- sites and links


def side_of(site: str) -> int:
    """How many play on the side of a site."""
    return 2 if by_id("sites", site)["players"] == FEW else 3


def put(s: State, seat: int, building: str, site: str, choice: str = "") -> None:
    """Build there, and compare."""
    book = Book(s, choice)
    book.build(seat, building, site)
    book.agrees(s, build(s, seat, t.BUILDING_IDS.index(building), [t.SITE_IDS.index(site)]))


@pytest.mark.parametrize("site", ids("sites"))
def test_sites(site: str) -> None:
    """What a site brings, whichever building comes there and whatever the ring looks like."""
    for turned in range(t.RING):
        for choice in branches(by_id("sites", site)["reward"]):
            s = ready(players=side_of(site))
            s.ring = [*s.ring[turned:], *s.ring[:turned]]
            put(s, 0, "guildhall_1", site, choice)


@pytest.mark.parametrize("site", ids("sites"))
def test_which_town_a_site_is_built_from(site: str) -> None:
    """The one on its bank, and no other."""
    row = by_id("sites", site)
    for number in TOWNS:
        s = ready(players=side_of(site))
        stand(s, 0, number)
        assert (site in [t.SITE_IDS[one] for one in free_sites(s, s.players[0].town)]) == (
            by_id("segments", row["segment"])[row["bank"]] == number
        )


@pytest.mark.parametrize("link", ids("links"))
def test_links(link: str) -> None:
    """What a link brings to both owners, or once to one; from either end, and to whichever segment comes next."""
    row = by_id("links", link)
    for turned in ([0, 1, 2, 3, 4], [4, 2, 0, 3, 1]):
        for owner in (0, 1):
            for choice in branches(row["reward"]):
                for backwards in (False, True):
                    s = ready(players=side_of(row["from"]))
                    s.ring = turned
                    ends = [row["from"], row.get("to") or Book(s).next_site(row["from"])]
                    first, second = reversed(ends) if backwards else ends
                    stands(s, owner, "workshop_2", first)
                    put(s, 0, "workshop_3", second, choice)


def test_only_linked_sites_are_linked() -> None:
    """Two buildings that stand side by side without a link bring nothing."""
    linked = {(row["from"], row.get("to")) for row in printed("links")}
    for players in (FEW, "3-4"):
        for segment in SEGMENTS:
            sites = [row["id"] for row in printed("sites") if (row["segment"], row["players"]) == (segment, players)]
            for first, second in pairwise(sites):
                if (first, second) not in linked:
                    s = ready(players=side_of(first))
                    stands(s, 1, "workshop_2", first)
                    put(s, 0, "workshop_3", second)


# -------------------------------------------------------------------- castle and track


@pytest.mark.parametrize("section", range(5))
def test_sections(section: int) -> None:
    """What one brings who goes in, whoever sends workers; on the third tier it is any resource."""
    for choice in branches(printed("castle")[section]["effect"]):
        for second in range(3):
            s = ready()
            for player in s.players:
                player.tiers = [[0] * 5, [0] * 5, [0]]
                player.workers = t.WORKERS
            me = s.players[0]
            me.tiers[1][section] = second
            me.workers -= second
            if choice == "castle move":
                me.tiers[0][0] = 1
                me.workers -= 1
            book = Book(s, choice)
            book.send(0, 3, section, free=False)
            book.agrees(s, place_workers(s, 0, section, 3))


@pytest.mark.parametrize("space", ids("track"))
def test_track(space: str) -> None:
    """What a collision there brings: above for its owner, below for all others who have, or lack, a criminal."""
    row, number = by_id("track", space), int(space.removeprefix("track_"))
    for workshop in (False, True):
        for criminals in range(4):  # the second and the third player
            s = ready("abbot", "squire", players=3)
            for seat in (1, 2):
                lay(s, seat, *(("thief", "financier") if criminals >> (seat - 1) & 1 else ("trader", "financier")))
            s.players[0].corruption = s.players[0].virtue = number - 1
            s.phase = COLLIDE
            if workshop:
                uncover(s, 0, "workshop_2")
                uncover(s, 2, "workshop_2")
            book = Book(s)
            book.page["phase"] = "draw"
            for seat in (0, 2) if workshop else ():
                if not book.criminals(seat):
                    book.mark(seat, "virtue")
            now = by_id("track", f"track_{book.players[0]['virtue']}")
            assert workshop or now == row
            book.earn(now["above"])
            for seat in (1, 2):
                if now["if"] in ("", "criminal" if book.criminals(seat) else "no criminal"):
                    book.earn(now["below"], seat)
            book.players[0] |= {"corruption": 1, "virtue": 7}
            book.agrees(s, step(s))


# -------------------------------------------------------------------- buildings, favours, towns


@pytest.mark.parametrize("name", ids("buildings"))
def test_buildings(name: str) -> None:
    """Cost, icons, further steps, a larger hand; what waits for something has tests of its own."""
    row = by_id("buildings", name)
    changes: dict[str, int] = lasting(row.get("while", ""))
    bare, s = ready("trader", "abbot", "squire"), ready("trader", "abbot", "squire")
    uncover(s, 0, name)
    assert hand_limit(s, 0) == 3 + changes.get("hand", 0)
    for one in (bare, s):
        one.players[0].goods[t.SILVER] = 0
    further = {town for town, _ in reachable(bare, 0, 3).items()} if changes.get("further") else set()
    assert set(reachable(s, 0, 2)) == set(reachable(bare, 0, 2)) | further
    for action in ACTIONS:
        assert Book(s).icons(0, action) == Book(bare).icons(0, action) + changes.get(
            f"icon {dict(zip(ACTIONS, ('trade', 'build', 'noble', 'cleric'), strict=True))[action]}", 0
        )
        one = poised(action, "trader", "abbot", "squire")
        stands(one, 0, name, "segment_9_10_few_4")
        if name != "workshop_3":
            book = Book(one)
            act(book, action)
            book.agrees(one, step(one))
    for stones in range(1, 9):
        one = poised("build", "trader", "abbot", "squire")
        one.piles = [[] for _ in one.piles]
        for other in ids("buildings"):
            if other != name:
                uncover(one, 0, other)
        one.players[0].goods = [0, stones, 0, 0]
        able = Book(one).most(0, "build") >= row["cost"]
        assert ("do build" in offered(rules_act(one))) == able


@pytest.mark.parametrize("name", ids("church_favours"))
def test_favours(name: str) -> None:
    """Their icons help to pay."""
    for action in ACTIONS:
        s = poised(action, "trader", "abbot", "squire")
        s.players[0].favours = 1 << t.RIBBONS.index(name)
        book = Book(s)
        act(book, action)
        book.agrees(s, step(s))


@pytest.mark.parametrize("number", TOWNS)
def test_towns(number: int) -> None:
    """What each of the ten towns trades, once and several times, with any branch; coins fill up what icons lack."""
    side = next((one, side) for one in printed("segments") for side in ("left", "right") if one[side] == number)
    text = side[0][f"{side[1]}_trade"]
    for row in (("trader", "abbot", "squire"), ("journeyman", "thief", "lender"), ("peddler_1", "trader", "courier")):
        for times in (1, 2, 3) if text != "silver" else (0,):
            for choice in branches(text):
                s = ready(*row)
                stand(s, 0, number)
                s.phase = ACT
                book = Book(s, choice)
                book.ask(0, "action", "do trade")
                book.page["phase"] = "recruit"
                trade(book, times)
                book.wakes("after trade", 0)
                book.agrees(s, step(s))


@pytest.mark.parametrize("number", TOWNS)
def test_what_a_trade_costs(number: int) -> None:
    """As many icons as are printed; a coin stands for one."""
    row, side = next((one, side) for one in printed("segments") for side in ("left", "right") if one[side] == number)
    for coins in range(6):
        s = ready("abbot", "squire", "labourer")
        s.piles = [[] for _ in s.piles]
        s.players[0].goods = [coins, 0, 0, 0]
        stand(s, 0, number)
        s.phase = ACT
        assert ("do trade" in offered(rules_act(s))) == (coins >= row[f"{side}_per"])


def test_printed_townsfolk() -> None:
    """Where the pile is empty, the printed card is dismissed: cost, icons, effect; again and again."""
    for segment in printed("segments"):
        for action in ACTIONS:
            s = poised(action)
            s.ring.remove(SEGMENTS.index(segment["id"]))
            s.ring.insert(s.players[0].town // 3, SEGMENTS.index(segment["id"]))
            s.piles[SEGMENTS.index(segment["id"])] = []
            icon = dict(zip(ACTIONS, ("trade", "build", "noble", "cleric"), strict=True))[action]
            fit = {icon, "criminal"} & set(segment["printed_icons"])
            assert (f"dismiss for {action}" in offered(rules_act(s.copy()))) == bool(fit)
            if fit and action != "build":  # for which each segment has sites of its own
                book = Book(s)
                assert not book.piles[place_of(book)]
                act(book, action, dismissing=True)
                book.agrees(s, step(s))


def test_everything_is_counted_that_is_there() -> None:
    """The numbers of the box (p. 2-5)."""
    counts = {file: len(printed(file)) for file in ("townsfolk", "manuscripts", "player_cards", "schemes")}
    assert counts == {"townsfolk": 86, "manuscripts": 35, "player_cards": 10, "schemes": 16}
    assert [len(printed(file)) for file in ("sites", "links", "castle", "track", "buildings")] == [45, 34, 5, 7, 9]
    assert [len(printed(file)) for file in ("segments", "church_favours", "opponents")] == [5, 4, 4]
    assert tuple(GOODS) == t.GOODS
