"""Bots that think for long, and people who do not want to wait."""

from __future__ import annotations

import time

from tests.server.acting import buttons, setting_up, sql, token_of, until
from tests.server.serving import Browser, Server

THINKS = "UPDATE seats SET bot = 'ismcts:iterations=100000000' WHERE bot IS NOT NULL AND table_id = :t"


def test_a_bot_that_is_told_to_hurry_answers_at_once(shared_server: Server) -> None:
    """Somebody who sits there need not wait; a stranger has no say."""
    browser, stranger = Browser(shared_server), Browser(shared_server)
    table = setting_up(browser, "me", "hard", "hard", "hard", public="on")
    sql(shared_server, THINKS, t=table)
    refused = stranger.http.post(f"/t/{table}/hurry", data={"token": token_of(stranger.get("/"))})
    assert refused.status_code == 403
    answers = 0
    while answers < 6:
        page = browser.get(f"/t/{table}")
        if buttons(page):
            browser.send(page, f"/t/{table}/answer", do=buttons(page)[0])
            answers += 1
        else:
            began = time.monotonic()
            browser.send(page, f"/t/{table}/hurry")
            until(lambda: buttons(browser.get(f"/t/{table}")))
            assert time.monotonic() - began < 25  # seconds: three of them would have thought for thirty
            answers += 1
    assert "substitute" not in browser.get(f"/t/{table}/log").text
