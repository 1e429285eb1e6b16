"""People without accounts: nicknames, languages, other devices, programs, talk."""

from __future__ import annotations

import html
import re
from urllib.parse import urljoin, urlsplit

import httpx
import pytest

from tests.server.acting import join, notice_of, setting_up, sql, token_of, told
from tests.server.serving import Browser, Program, Server, client

SCRIPT = "<script>alert(1)</script>"


def nickname(browser: Browser) -> str:
    found = re.findall(r'<input name="nickname" value="([^"]*)"', browser.get("/me").text)
    return html.unescape(found[0])


def rename(browser: Browser, name: str, language: str = "en") -> httpx.Response:
    return browser.send(browser.get("/me"), "/me", nickname=name, language=language)


# ---------------------------------------------------------------- names


def test_a_guest_has_a_name_and_keeps_it(shared_server: Server) -> None:
    browser = Browser(shared_server)
    first = nickname(browser)
    assert re.fullmatch(r"Guest \d{3}", first) and nickname(browser) == first
    assert nickname(Browser(shared_server, "pl")).startswith("Gość")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Zoë Żółć 王", "Zoë Żółć 王"),
        ("x" * 60, "x" * 24),
        ("A\u202eda\u200b\u2066\x07", "Ada"),  # letters that turn the line around, or can't be seen
        ("Ada\nBruno\tC", "Ada Bruno C"),
        ("e\u0301", "é"),
        ("\u3000Ada\u00a0B", "Ada B"),  # all spaces are alike
    ],
)
def test_names_are_cleaned(shared_server: Server, given: str, shown: str) -> None:
    browser = Browser(shared_server)
    assert rename(browser, given).status_code == 200
    assert nickname(browser) == shown


@pytest.mark.parametrize("given", ["", "   ", "\u200b\u202e", "\x00"])
def test_a_name_can_be_seen(shared_server: Server, given: str) -> None:
    browser = Browser(shared_server)
    before = nickname(browser)
    refused = rename(browser, given)
    assert refused.status_code == 422 and "A nickname has 1 to 24 letters." in refused.text
    assert nickname(browser) == before
    made = httpx.post(f"{shared_server.address}/api/v1/tokens", json={"nickname": given or " "})
    assert made.status_code == 422


def test_names_are_text_wherever_they_are_shown(shared_server: Server) -> None:
    """At the table, in the log, in the talk, in the lobby, in an invitation, in the result."""
    browser, watcher = Browser(shared_server), Browser(shared_server)
    evil = "<script>x()</script>"
    rename(browser, evil)
    table = setting_up(browser, "me", "open", game="lanterns", public="on", chat="on", **{"name-1": SCRIPT})
    pages = [browser.get("/me"), browser.get(f"/t/{table}"), watcher.get("/"), watcher.get(f"/t/{table}")]
    link = html.unescape(re.findall(r'value="(http[^"]+/i/[^"]+)"', pages[1].text)[0])
    pages.append(watcher.get(urlsplit(link).path))
    pages.append(watcher.send(pages[-1], f"/t/{table}/join", nickname="<b>Bold"))
    pages.append(browser.send(browser.get(f"/t/{table}"), f"/t/{table}/say", text=SCRIPT))
    pages.append(browser.send(browser.get(f"/t/{table}"), f"/t/{table}/answer", do="light"))
    pages.append(browser.send(browser.get(f"/t/{table}"), f"/t/{table}/answer", do="finish"))
    pages += [browser.get(f"/t/{table}/log"), browser.get(f"/t/{table}/replay?at=1"), browser.get("/")]
    for page in pages:
        assert page.status_code == 200
        assert "<script>x" not in page.text and "<script>alert" not in page.text and "<b>Bold" not in page.text
        assert "&lt;script&gt;x()" in page.text or "&lt;b&gt;" in page.text


def test_names_of_seats_on_a_shared_device_are_cleaned_too(shared_server: Server) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", "me", game="lanterns", **{"name-1": " B\u202e\u200bruno\x00 "})
    (row,) = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t AND seat = 1", t=table)
    assert row.name == "Bruno"
    table = setting_up(browser, "me", "me", game="lanterns", **{"name-1": "\u200b"})
    (row,) = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t AND seat = 1", t=table)
    assert row.name.strip()


# ---------------------------------------------------------------- languages


def test_the_other_language_on_the_same_page(shared_server: Server) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns")
    page = browser.get(f"/t/{table}")
    assert 'lang="en"' in page.text and "Polski" in page.text
    switched = browser.send(page, "/language")
    assert switched.url.path == f"/t/{table}" and 'lang="pl"' in switched.text and "English" in switched.text
    assert 'lang="pl"' in browser.get("/").text
    assert browser.send(switched, "/language", language="de").status_code == 422


@pytest.mark.parametrize(
    "back",
    [
        "//evil.example",
        "https://evil.example/",
        "/\\evil.example",
        "\\\\evil.example",
        "/\t/evil.example",
        "/\n/evil.example",
        "javascript:alert(1)",
        " //evil.example",
        "evil.example",
        "/t/x\r\nset-cookie: a=b",
    ],
)
def test_a_switch_of_the_language_leads_nowhere_else(shared_server: Server, back: str) -> None:
    browser = Browser(shared_server)
    token = token_of(browser.get("/"))
    data = {"token": token, "language": "pl", "back": back}
    sent = browser.http.post("/language", data=data, follow_redirects=False)
    assert sent.status_code == 303 and "a" not in sent.cookies
    # As browsers read addresses: no tabs and line breaks, and backslashes are slashes.
    read = re.sub(r"[\t\r\n]", "", sent.headers["location"]).strip().replace("\\", "/")
    assert urljoin(f"{shared_server.address}/language", read).startswith(f"{shared_server.address}/")


def test_browsers_say_which_language_they_want(shared_server: Server) -> None:
    wanted = {"pl": "pl", "pl-PL,en;q=0.5": "pl", "de, en;q=0.3, pl;q=0.7": "pl", "fr": "en", "": "en", "x;q=z,,": "en"}
    for header, language in wanted.items():
        assert f'lang="{language}"' in Browser(shared_server, header).get("/").text


def test_what_is_said_in_english_only_is_said_to_be_english(shared_server: Server) -> None:
    """The reasons of the library are not translated: Polish sentences name them as what they are."""
    polish = Program(shared_server, language="pl")
    setup = polish.http.post("/tables", json={"game": "chess", "seats": [{"kind": "me"}]})
    assert setup.json()["error"] == "setup"
    table = polish.table("me", game="lanterns", options={"danger": True})
    number = polish.look(table, 0)["question"]["number"]
    illegal, stuck = (polish.answer(table, 0, number, do) for do in ("dance", "fail"))
    assert illegal.json()["error"] == "illegal" and stuck.json()["error"] == "stuck"
    for refused in (setup, illegal, stuck):
        assert "(szczegóły po angielsku: " in refused.json()["message"]


# ---------------------------------------------------------------- other devices, programs


def test_a_link_takes_the_games_to_another_device_once(shared_server: Server) -> None:
    old, new, third = Browser(shared_server), Browser(shared_server), Browser(shared_server)
    rename(old, "Ada")
    table = setting_up(old, "me", "open", game="lanterns")
    made = old.send(old.get("/me"), "/me/link")
    link = urlsplit(html.unescape(re.findall(r'value="(http[^"]+/me/move/[^"]+)"', made.text)[0])).path
    asked = new.get(link)
    assert table not in new.get("/").text  # following the link is not enough: prefetching takes nothing
    moved = new.send(asked, link)
    assert moved.url.path == "/" and table in moved.text and nickname(new) == "Ada"
    assert nickname(old) == "Ada"  # the old device still knows its games
    again = third.send(third.get(link), link)
    assert again.status_code == 404 and "works once" in again.text and table not in third.get("/").text


def test_a_link_works_for_a_day(shared_server: Server) -> None:
    old, new = Browser(shared_server), Browser(shared_server)
    made = old.send(old.get("/me"), "/me/link")
    link = urlsplit(html.unescape(re.findall(r'value="(http[^"]+/me/move/[^"]+)"', made.text)[0])).path
    sql(shared_server, "UPDATE links SET expires = expires - 86401")
    assert new.send(new.get(link), link).status_code == 404


def test_programs_get_tokens_and_lose_them(shared_server: Server) -> None:
    browser = Browser(shared_server)
    made = browser.send(browser.get("/me"), "/me/token", label="<i>My bot")
    assert "&lt;i&gt;My bot" in made.text and "<i>" not in made.text
    token = re.findall(r"<code>([\w-]{40,})</code>", made.text)[0]
    assert token not in browser.get("/me").text  # shown once
    assert sql(shared_server, "SELECT 1 FROM tokens WHERE hash = :t", t=token) == []  # and kept nowhere
    program = client(f"{shared_server.address}/api/v1", headers={"authorization": f"Bearer {token}"})
    table = setting_up(browser, "me", "open", game="lanterns")
    assert [one["id"] for one in program.get("/tables", params={"mine": True}).json()] == [table]
    assert program.get(f"/tables/{table}").json()["seats"][0]["yours"]
    dropped = browser.send(browser.get("/me"), "/me/token/drop")
    assert dropped.status_code == 200 and "My bot" not in dropped.text
    refused = program.get("/tables")
    assert refused.status_code == 401 and refused.json()["error"] == "token"


def test_nobody_removes_the_programs_of_others(shared_server: Server) -> None:
    ada, bruno = Browser(shared_server), Browser(shared_server)
    made = ada.send(ada.get("/me"), "/me/token", label="mine")
    hash_ = re.findall(r'name="hash" value="([0-9a-f]{64})"', made.text)[0]
    bruno.http.post("/me/token/drop", data={"token": token_of(bruno.get("/me")), "hash": hash_})
    assert hash_ in ada.get("/me").text


def test_there_is_a_limit_on_programs(shared_server: Server) -> None:
    browser = Browser(shared_server)
    for n in range(20):
        assert browser.send(browser.get("/me"), "/me/token", label=f"bot {n}").status_code == 200
    assert browser.send(browser.get("/me"), "/me/token", label="one more").status_code == 429


# ---------------------------------------------------------------- talk


def test_what_is_said_at_a_table(shared_server: Server) -> None:
    browser, watcher = Browser(shared_server), Browser(shared_server)
    rename(browser, "Ada")
    table = setting_up(browser, "me", "open", game="lanterns", public="on", chat="on")
    Program(shared_server).http.post(f"/tables/{table}/join", json={})
    page = browser.get(f"/t/{table}")
    said = browser.send(page, f"/t/{table}/say", text="  Hello,\n <b>all</b> \u202e ")
    assert "Hello, &lt;b&gt;all&lt;/b&gt;" in said.text and "<b>" not in said.text and "\u202e" not in said.text
    assert "&lt;b&gt;all" in watcher.get(f"/t/{table}").text
    assert f'action="/t/{table}/say"' not in watcher.get(f"/t/{table}").text
    foreign = watcher.http.post(f"/t/{table}/say", data={"token": token_of(watcher.get("/")), "text": "Hi"})
    assert foreign.status_code == 403 and "You do not sit there." in notice_of(foreign)
    for text in ("", "   ", "x" * 301, "\u200b"):
        wrong = browser.send(page, f"/t/{table}/say", text=text)
        assert wrong.status_code == 422 and "1 to 300 letters" in notice_of(wrong)
    assert browser.send(page, f"/t/{table}/say", text="x" * 300).status_code == 200
    assert len(sql(shared_server, "SELECT 1 FROM messages WHERE table_id = :t", t=table)) == 2


def test_the_host_switches_the_talk_off_and_on(shared_server: Server) -> None:
    host, ada = Browser(shared_server), Browser(shared_server)
    table = setting_up(host, "me", "open", game="lanterns", public="on", chat="on")
    page = ada.send(ada.get(f"/t/{table}"), f"/t/{table}/join")
    ada.send(page, f"/t/{table}/say", text="before")
    assert "chat-switch" not in ada.get(f"/t/{table}").text
    refused = ada.http.post(f"/t/{table}/chat-switch", data={"token": token_of(page), "on": ""})
    assert refused.status_code == 403
    off = host.send(host.get(f"/t/{table}"), f"/t/{table}/chat-switch")
    assert "before" not in off.text and "Switch chat on" in off.text
    late = ada.send(page, f"/t/{table}/say", text="after")
    assert late.status_code == 409 and "Chat is switched off" in notice_of(late)
    on = host.send(off, f"/t/{table}/chat-switch")
    assert "before" in on.text and "after" not in on.text
    silent = setting_up(host, "me", "open", game="lanterns", public="on", chat="")
    assert f'action="/t/{silent}/say"' not in host.get(f"/t/{silent}").text


def test_a_new_name_reaches_the_tables_that_wait(shared_server: Server) -> None:
    """Once the game has begun, everybody keeps the name of which its log speaks."""
    host, browser = Program(shared_server), Browser(shared_server)
    table = host.table("me", "open", "open", game="lanterns", public=True)
    rename(browser, "Ada")
    browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
    before = told(host, table)["version"]
    rename(browser, "ROBO")
    assert [seat["name"] for seat in told(host, table)["seats"]][:2] == ["Robo", "ROBO 2"]
    assert told(host, table)["version"] > before
    rename(browser, "Bea")
    assert join(Program(shared_server, "Clara"), table).status_code == 200
    rename(browser, "Cleo")
    assert [seat["name"] for seat in told(host, table)["seats"]] == ["Robo", "Bea", "Clara"]


def test_the_other_language_leaves_the_names_alone(shared_server: Server) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", "open", game="lanterns")
    (before,) = sql(shared_server, "SELECT version FROM tables WHERE id = :t", t=table)
    browser.send(browser.get(f"/t/{table}"), "/language")
    (after,) = sql(shared_server, "SELECT version FROM tables WHERE id = :t", t=table)
    assert after.version == before.version


def test_seats_with_a_name_of_their_own_keep_it(shared_server: Server) -> None:
    """Several people at one device: only its owner has another name now."""
    browser = Browser(shared_server)
    rename(browser, "Ada")
    table = setting_up(browser, "me", "me", "me", "open", game="lanterns", **{"name-1": "Ada Maria"})
    rename(browser, "Bea")
    rows = sql(shared_server, "SELECT name FROM seats WHERE table_id = :t ORDER BY seat", t=table)
    assert [row.name for row in rows][:3] == ["Bea", "Ada Maria", "Bea 2"]
