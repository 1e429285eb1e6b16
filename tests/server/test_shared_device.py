"""Several people at one device: a hand is shown only after its owner has said that they are there."""

from __future__ import annotations

import re
from random import Random

import httpx

from burgrave.games.citadels.data.tables import DISTRICT_IDS
from burgrave.games.citadels.rules.state import State
from burgrave.games.citadels.text.wording import TEXTS
from burgrave.kernel.table import Table
from tests.server.acting import buttons, setting_up, token_of
from tests.server.serving import Browser, Server, stored

NAMES = ["Ada", "Bruno"]


def sitting_down(server: Server) -> tuple[Browser, str]:
    browser = Browser(server)
    browser.send(browser.get("/me"), "/me", nickname="Ada", language="en")
    return browser, setting_up(browser, "me", "me", **{"name-1": "Bruno", "option-crown": "0"})


def secrets(table: Table, seat: int | None) -> set[str]:
    """The cards in the hands of which a seat (None: a spectator) neither sees nor was told a single one."""
    assert isinstance(table.state, State)
    held = {DISTRICT_IDS[card] for hand in table.state.hands for card in hand}
    seen, told = table.view(seat).json().decode(), " ".join(event.text("en") for event in table.events(seat))
    return {card for card in held if f'"{card}"' not in seen and name(card) not in told}


def name(card: str) -> str:
    return TEXTS.say("en", f"district-{card}")


def tells(page: httpx.Response, cards: set[str]) -> set[str]:
    """Those of the cards that are anywhere in the bytes of a page."""
    return {
        card for card in cards if any(re.search(rf"\b{re.escape(word)}\b", page.text) for word in (card, name(card)))
    }


def covered(page: httpx.Response) -> str | None:
    """To whom the device has to be passed first."""
    found = re.findall(r"Pass the device to (\w+)", page.text)
    return found[0] if found else None


def test_no_page_tells_a_hand_before_its_owner_is_there(shared_server: Server) -> None:
    """Half a game: whatever is loaded between two people has none of their cards in its bytes."""
    everybodys = tells(Browser(shared_server).get("/"), set(DISTRICT_IDS))  # words of what is said about games
    browser, id_ = sitting_down(shared_server)
    random, covers, hands = Random(4), 0, 0
    page = browser.get(f"/t/{id_}")
    for _ in range(70):
        table = stored(shared_server.database, id_)[id_].now()
        asked = table.asks[0].player
        if covered(page) is not None:
            covers += 1
            assert covered(page) == NAMES[asked]
            fragment = browser.http.get(f"/t/{id_}", headers={"x-fragment": "1"})
            for cover in (page, fragment, browser.get(f"/t/{id_}/log")):
                assert cover.status_code == 200 and tells(cover, secrets(table, None)) == set()
            assert tells(browser.get("/"), secrets(table, None)) <= everybodys
            assert not buttons(page) and "I am " + NAMES[asked] in page.text
            page = browser.send(page, f"/t/{id_}/show")
        for shown in (page, browser.get(f"/t/{id_}/log")):
            assert covered(shown) is None and tells(shown, secrets(table, asked)) == set()
        own = table.view(asked).json()
        hands += bool(tells(page, secrets(table, None) - secrets(table, asked)))
        assert own and buttons(page) == [table.text(option) for option in table.asks[0].options]
        page = browser.send(page, f"/t/{id_}/answer", do=random.choice(buttons(page)))
    assert covers > 4 and hands > 10  # the tests above had something to find


def test_the_note_of_whose_hand_is_open_can_not_be_forged(shared_server: Server) -> None:
    browser, id_ = sitting_down(shared_server)
    other, elsewhere = sitting_down(shared_server)
    other.send(other.get(f"/t/{elsewhere}"), f"/t/{elsewhere}/show")
    note = other.http.cookies["burgrave-shown"]
    for forged in ("0", f"[{id_},0]", note, note[:-1], "", '"x"'):
        browser.http.cookies.set("burgrave-shown", forged, domain="127.0.0.1")
        assert covered(browser.get(f"/t/{id_}")) == "Ada"


def test_only_own_hands_are_shown(shared_server: Server) -> None:
    """Whoever asks for a seat of somebody else sees nothing of it."""
    host, guest = Browser(shared_server), Browser(shared_server)
    id_ = setting_up(host, "me", "me", "open", public="on", **{"name-1": "Bruno", "option-crown": "2"})
    page = guest.send(guest.get(f"/t/{id_}"), f"/t/{id_}/join")
    table = stored(shared_server.database, id_)[id_].now()
    for browser, seat in ((guest, 0), (host, 2), (host, 7), (Browser(shared_server), 1)):
        token = token_of(browser.get("/"))
        shown = browser.http.post(f"/t/{id_}/show", data={"token": token, "seat": str(seat)})
        allowed = 2 if browser is guest else None
        assert shown.status_code == 200 and tells(shown, secrets(table, allowed)) == set()
    assert covered(page) is None  # whoever has one seat is never asked to pass the device


def test_while_others_move_hands_are_shown_on_demand(shared_server: Server) -> None:
    host, guest = Browser(shared_server), Browser(shared_server)
    brunos: set[str] = set()
    while not brunos:  # a hand of unique districts alone, which everybody knows to be in play, would tell nothing
        id_ = setting_up(host, "me", "me", "open", public="on", **{"name-1": "Bruno", "option-crown": "2"})
        guest.send(guest.get(f"/t/{id_}"), f"/t/{id_}/join")
        table = stored(shared_server.database, id_)[id_].now()
        brunos = secrets(table, None) - secrets(table, 1)
    page = host.get(f"/t/{id_}")
    assert tells(page, secrets(table, None)) == set() and "Show Bruno’s hand" in page.text
    for _ in range(10):  # whoever is asked may change between the page and the click: then it is clicked again
        form = host.http.post(f"/t/{id_}/show", data={"token": token_of(page), "seat": "1"})
        assert tells(form, secrets(table, 1)) == set()
        if tells(form, brunos):
            return
        page = host.get(f"/t/{id_}")
    raise AssertionError(f"Bruno's hand was never shown: {form.status_code} {form.text[-2000:]}")
