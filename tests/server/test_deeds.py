"""Forms at a table: each deed has an address, and what is wrong with a form is said at the table."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import Browser, Server

ASKED = 'id="answers"'


@pytest.fixture
def browser(shared_server: Server) -> Browser:
    return Browser(shared_server)


@pytest.fixture
def table(browser: Browser) -> httpx.Response:
    """The page of a game on a shared device, where an answer is asked for."""
    page = browser.send(browser.get("/new?game=citadels&players=2"), "/new", **{"seat-0": "me", "seat-1": "me"})
    shown = browser.send(page, f"{page.url.path}/show")
    assert ASKED in shown.text
    return shown


@pytest.mark.parametrize(
    ("field", "value"), [("seat", "x"), ("seat", ""), ("seat", "-1"), ("number", "1" * 12), ("number", "1.5")]
)
def test_a_field_that_is_no_number_is_named_at_the_table(
    browser: Browser, table: httpx.Response, field: str, value: str
) -> None:
    told = browser.send(table, f"{table.url.path}/answer", **{field: value, "do": "gather gold"})
    assert told.status_code == 422 and field in told.text and ASKED in told.text


def test_a_form_without_our_secret_is_told_elsewhere(browser: Browser, table: httpx.Response) -> None:
    told = browser.send(table, f"{table.url.path}/answer", token="forged", seat="x")
    assert told.status_code == 403 and ASKED not in told.text


def test_an_answer_that_is_not_offered_is_refused_at_the_table(browser: Browser, table: httpx.Response) -> None:
    told = browser.send(table, f"{table.url.path}/answer", do="fly away")
    assert told.status_code == 422 and ASKED in told.text


def test_a_foreign_seat_is_refused_at_the_table(browser: Browser, table: httpx.Response) -> None:
    told = browser.send(table, f"{table.url.path}/answer", seat=7)
    assert told.status_code == 404 and ASKED in told.text


def test_what_nobody_can_do_has_no_page(browser: Browser, table: httpx.Response) -> None:
    assert browser.http.post(f"{table.url.path}/fly").status_code in (404, 405)
    assert browser.http.post("/t/nowhere/answer").status_code == 403  # no secret: not even that is told
