"""What strangers can't do: forge who they are, act for others from another site, send too much or too often."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Callable, Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect as websocket

from burgrave.kernel.errors import BadSetup
from burgrave.server import schema
from burgrave.server.app import create
from burgrave.server.limits import LARGEST
from burgrave.server.rates import RATES
from burgrave.server.seating import HOSTED
from burgrave.server.security import HEADERS
from burgrave.server.settings import settings
from tests.server.acting import heard, listening, notice_of, setting_up, sql, token_of, until
from tests.server.serving import Browser, Program, Server

FORMS = ["/play", "/new", "/me", "/language", "/me/link", "/me/token", "/me/token/drop", "/me/move/x", "/me/push"]
FORMS += ["/me/sign-out", "/me/delete"]
USUAL = {"BURGRAVE_LIMITS": "1"}
DEEDS = ["answer", "undo", "join", "leave", "fill", "vote", "back", "say", "chat-switch", "rematch", "show"]


@pytest.fixture(scope="module")
def strict(plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits, behind a proxy that speaks HTTPS."""
    with Server(tmp_path_factory.mktemp("strict") / "data", None, plugged | USUAL, "--secure") as running:
        yield running


# ---------------------------------------------------------------- headers


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_what_nobody_has_foreseen_is_told_with_all_headers(data: Path, scheme: str) -> None:
    """It is told outside of everything that else adds them."""
    app = create(settings(data))

    async def fails() -> None:
        raise ZeroDivisionError

    app.add_api_route("/fails", fails)

    async def main() -> tuple[httpx.Response, httpx.Response]:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://x") as asking:
            found = await asking.get("/fails"), await asking.get("/healthz")
        await app.state.house.database.close()
        return found

    for response, status in zip(asyncio.run(main()), (500, 200), strict=True):
        assert response.status_code == status
        assert ("strict-transport-security" in response.headers) == (scheme == "https")
        assert HEADERS.items() <= dict(response.headers).items()


# ---------------------------------------------------------------- cookies


def cookie_of(response: httpx.Response, name: str = "burgrave") -> dict[str, str]:
    found = SimpleCookie(response.headers["set-cookie"])[name]
    return {key: str(value) for key, value in found.items() if value}


def test_the_cookie_is_for_the_server_alone(shared_server: Server) -> None:
    flags = cookie_of(httpx.get(shared_server.address))
    assert flags["httponly"] and flags["samesite"] == "lax" and flags["path"] == "/" and int(flags["max-age"]) > 1e8
    assert "secure" not in flags and "domain" not in flags
    behind_proxy = httpx.get(shared_server.address, headers={"x-forwarded-proto": "https"})
    assert cookie_of(behind_proxy)["secure"]
    browser = Browser(shared_server)
    table = setting_up(browser, "me", "me", game="lanterns")
    shown = browser.http.post(
        f"/t/{table}/show", data={"token": token_of(browser.get("/")), "seat": "0"}, follow_redirects=False
    )
    flags = cookie_of(shown, "burgrave-shown")
    assert flags["httponly"] and flags["samesite"] == "lax"


def test_over_https_the_cookie_is_sent_over_https_only(strict: Server) -> None:
    assert cookie_of(httpx.get(strict.address))["secure"]


def test_the_secret_is_its_owners(strict: Server) -> None:
    secret = strict.data / "secret"
    assert secret.stat().st_mode & 0o777 == 0o600 and len(secret.read_text()) >= 32


def test_a_secret_that_others_know_is_none(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    secret = settings(data).secret
    assert settings(data).secret == secret  # it is made once
    for mode in (0o644, 0o640, 0o604):
        (data / "secret").chmod(mode)
        with pytest.raises(BadSetup, match="others can read the secret"):
            settings(data)
    (data / "secret").chmod(0o600)
    (data / "secret").write_text("short")
    with pytest.raises(BadSetup, match="too short"):
        settings(data)
    monkeypatch.setenv("BURGRAVE_SECRET", "short")
    with pytest.raises(BadSetup, match="at least 32 characters"):
        settings(data)
    monkeypatch.setenv("BURGRAVE_SECRET", "x" * 32)
    assert settings(data).secret == "x" * 32


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:-9] + ("A" if cookie[-9] != "A" else "B") + cookie[-8:],
        lambda cookie: cookie.partition(".")[0],
        lambda cookie: "." + cookie.partition(".")[2],
        lambda cookie: "InNvbWVib2R5Ig." + cookie.partition(".")[2],
        lambda cookie: "",
        lambda cookie: "x" * 3000,
        lambda cookie: '"%00"',
    ],
)
def test_a_forged_cookie_is_nobodys(shared_server: Server, forge: Callable[[str], str]) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns")
    cookie = browser.http.cookies["burgrave"]
    assert httpx.get(f"{shared_server.address}/t/{table}", headers={"cookie": f"burgrave={cookie}"}).status_code == 200
    forged = httpx.get(f"{shared_server.address}/t/{table}", headers={"cookie": f"burgrave={forge(cookie)}"})
    assert forged.status_code == 403
    lobby = httpx.get(shared_server.address, headers={"cookie": f"burgrave={forge(cookie)}"})
    assert lobby.status_code == 200 and table not in lobby.text and "set-cookie" in lobby.headers


def test_a_cookie_of_another_server_is_nobodys(strict: Server, shared_server: Server) -> None:
    browser = Browser(shared_server)
    browser.get("/")
    foreign = httpx.get(strict.address, headers={"cookie": f"burgrave={browser.http.cookies['burgrave']}"})
    assert "set-cookie" in foreign.headers


# ---------------------------------------------------------------- forms of other sites


def test_forms_need_their_token(shared_server: Server) -> None:
    browser, other = Browser(shared_server), Browser(shared_server)
    table = setting_up(browser, "me", "open", game="lanterns")
    foreign = token_of(other.get("/"))
    for path in FORMS + [f"/t/{table}/{deed}" for deed in DEEDS]:
        for token in ({}, {"token": ""}, {"token": "0" * 64}, {"token": foreign}, {"token": "ż"}):
            refused = browser.http.post(path, data={"nickname": "Eve", "language": "pl", **token})
            assert refused.status_code == 403, path
            assert "This form is too old or of another site" in notice_of(refused)
    assert "Eve" not in browser.get("/me").text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "http://127.0.0.1"},
        {"origin": "null", "sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
def test_forms_of_other_sites_are_refused_even_with_the_token(shared_server: Server, headers: dict[str, str]) -> None:
    browser = Browser(shared_server)
    fields = {"token": token_of(browser.get("/me")), "nickname": "Eve", "language": "en"}
    assert browser.http.post("/me", data=fields, headers=headers).status_code == 403
    assert "Eve" not in browser.get("/me").text
    own = {"origin": shared_server.address, "sec-fetch-site": "same-origin"}
    assert browser.http.post("/me", data=fields, headers=own).status_code == 200


def test_the_api_takes_no_cookie_for_a_change(shared_server: Server) -> None:
    """A page of another site can make a browser send cookies, but no token."""
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns")
    changes = {
        "/tables": {"game": "lanterns", "seats": [{"kind": "me"}]},
        f"/tables/{table}/join": {},
        f"/tables/{table}/leave": {},
        f"/tables/{table}/seats/0/answer": {"number": 0, "do": "light"},
        f"/tables/{table}/seats/0/undo": {},
        f"/tables/{table}/seats/0/back": {},
    }
    for path, content in changes.items():
        refused = browser.http.post(f"/api/v1{path}", json=content)
        assert refused.status_code == 401 and refused.json()["error"] == "token", path
    assert browser.http.get(f"/api/v1/tables/{table}/seats/0").json()["moves"] == 0  # reading is fine
    described = httpx.get(f"{shared_server.address}/api/v1/openapi.json").json()["paths"]
    listed = {path for path, methods in described.items() if set(methods) - {"get"}}
    known = {path.replace(table, "{table}").replace("seats/0", "seats/{seat}") for path in changes}
    assert listed == {f"/api/v1{path}" for path in known} | {"/api/v1/tokens"}


@pytest.mark.parametrize("header", ["Bearer", "Bearer wrong", "Basic YTpi", "x", ""])
def test_a_wrong_token_is_refused(shared_server: Server, header: str) -> None:
    refused = httpx.get(f"{shared_server.address}/api/v1/tables", headers={"authorization": header})
    assert refused.status_code == 401 and refused.json()["error"] == "token"


@pytest.mark.parametrize("header", ["Basic YTpi", "Bearer wrong", "x"])
def test_what_a_browser_tells_a_proxy_is_not_for_us(shared_server: Server, header: str) -> None:
    """A proxy that asks for a password: the browser sends it with every page, and where it listens."""
    browser = Browser(shared_server)
    table = setting_up(browser, "me", game="lanterns")
    browser.http.headers["authorization"] = header
    page = browser.get(f"/t/{table}")
    assert page.status_code == 200 and browser.send(page, f"/t/{table}/answer", do="light").status_code == 200
    if header.startswith("Basic"):
        cookie = f"burgrave={browser.http.cookies['burgrave']}"
        address = f"ws://127.0.0.1:{shared_server.port}/live?table={table}"
        with websocket(address, additional_headers={"cookie": cookie, "authorization": header}) as tab:
            assert heard(tab)["yours"]


def test_what_is_kept_is_its_owners(strict: Server) -> None:
    assert strict.data.stat().st_mode & 0o777 == 0o700
    files = list(strict.data.iterdir())
    assert files and all(file.stat().st_mode & 0o777 == 0o600 for file in files), files


def test_rules_and_bots_know_no_secrets(data: Path, plugged: dict[str, str]) -> None:
    """They are of other packages, perhaps; what runs them gets none of our variables."""
    secrets = {"BURGRAVE_SECRET": "x" * 40, "PGPASSWORD": "hidden"}
    with Server(data, None, {**plugged, **secrets}) as server:
        children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
        told = {child: Path(f"/proc/{child}/environ").read_bytes() for child in children}
        engines = [told[child] for child in children if b"server.engine" in Path(f"/proc/{child}/cmdline").read_bytes()]
        assert engines and all(b"PYTHONPATH=" in known for known in engines)
        assert not any(word in known for known in engines for word in (b"BURGRAVE_", b"xxxx", b"hidden"))


# ---------------------------------------------------------------- headers


def test_every_kind_of_response_carries_the_headers(strict: Server, shared_server: Server) -> None:
    browser, program = Browser(shared_server), Program(shared_server)
    table = setting_up(browser, "me", game="lanterns", **{"option-danger": "on"})
    broken = Program(strict).table("me", game="lanterns")
    sql(strict, "UPDATE tables SET asked = 'nonsense' WHERE id = :t", t=broken)  # nobody has foreseen that
    page = browser.get(f"/t/{table}")
    script = re.findall(r'src="(/static/[^"]+)"', page.text)[0]
    large = browser.http.post("/me", content=b"x" * (LARGEST + 1))
    responses = {
        200: [page, browser.get("/"), browser.get("/me"), browser.get("/api"), browser.get(script)],
        303: [browser.http.post("/language", data={"token": token_of(page), "language": "pl"}, follow_redirects=False)],
        401: [program.http.get("/tables", headers={"authorization": "x"})],
        403: [browser.http.post("/me", data={})],
        404: [browser.get("/nowhere"), browser.get("/static/nowhere.js"), program.http.get("/tables/nowhere")],
        405: [browser.http.delete("/"), program.http.put("/tables")],
        409: [browser.get(f"/t/{table}/save")],
        413: [large, program.http.post("/tables", content=b"x" * (LARGEST + 1))],
        422: [program.http.post("/tables", json={"seats": []})],
        500: [httpx.get(f"{strict.address}/t/{broken}"), httpx.get(f"{strict.address}/api/v1/tables/{broken}")],
    }
    responses[200] += [program.http.get("/games"), httpx.get(f"{shared_server.address}/api/v1/openapi.json")]
    responses[200].append(browser.http.get(f"/t/{table}", headers={"x-fragment": "1"}))
    for status, each in responses.items():
        for response in each:
            assert response.status_code == status, response.request.url
            for name, value in HEADERS.items():
                assert response.headers.get(name) == value, f"{response.request.url}: {name}"
            assert response.headers["cache-control"]
            assert "server" not in response.headers and "Traceback" not in response.text
    assert "immutable" in responses[200][4].headers["cache-control"]
    assert page.headers["cache-control"] == "no-store"


def test_pages_need_no_script_and_style_of_their_own(shared_server: Server) -> None:
    """What the policy forbids is not there: neither scripts nor styles nor handlers within pages."""
    browser = Browser(shared_server)
    table = setting_up(browser, "me", "easy")
    for path in ("/", "/me", "/api", "/new?game=citadels", f"/t/{table}"):
        page = browser.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|javascript:|https?://(?!127\.)", page), (
            path
        )


# ---------------------------------------------------------------- too much, too often


def over_https(server: Server, address: str) -> Browser:
    """A browser at some address, behind the proxy: its cookie would not be sent otherwise."""
    browser = Browser(server)
    cookie = browser.get("/").cookies["burgrave"]
    browser.http.headers.update({"cookie": f"burgrave={cookie}", "x-forwarded-for": address})
    return browser


@pytest.mark.parametrize("path", ["/me", "/play", "/api/v1/tables", "/api/v1/tokens", "/nowhere"])
def test_a_large_request_is_refused(shared_server: Server, path: str) -> None:
    """Whether it says its size before or not."""
    program = Program(shared_server)
    headers = {"authorization": f"Bearer {program.token}"} if path.startswith("/api") else {}
    kinds = {"content-type": "application/json" if path.startswith("/api") else "application/x-www-form-urlencoded"}
    said = httpx.post(f"{shared_server.address}{path}", content=b"x" * (LARGEST + 1), headers={**headers, **kinds})
    assert said.status_code == 413 and str(LARGEST) in said.text

    def pieces() -> Iterator[bytes]:
        for _ in range(40):
            yield b"x" * 4096

    if path != "/nowhere":  # what nobody reads is not counted
        unsaid = httpx.post(f"{shared_server.address}{path}", content=pieces(), headers={**headers, **kinds})
        assert unsaid.status_code == 413 and str(LARGEST) in unsaid.text


@pytest.mark.parametrize("length", ["-1", "1e3", "99999999999999999999", "x"])
def test_a_size_that_is_none(shared_server: Server, length: str) -> None:
    """Sent by hand: no library would."""
    with socket.create_connection(("127.0.0.1", shared_server.port), timeout=30) as sent:
        sent.sendall(f"POST /me HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n".encode())
        reply = sent.recv(100)
    assert re.match(rb"HTTP/1.1 4\d\d ", reply), reply


def test_a_form_with_files_or_too_many_fields(shared_server: Server) -> None:
    browser = Browser(shared_server)
    token = token_of(browser.get("/me"))
    many = browser.http.post("/me", data={"token": token, **{f"f{n}": "x" for n in range(300)}})
    assert many.status_code == 400
    file = browser.http.post("/me", data={"token": token}, files={"nickname": ("a.txt", b"Eve")})
    assert file.status_code in (400, 422) and "Traceback" not in file.text
    odd = browser.http.post(
        "/me", content=b"\xff\xfe%zz=%", headers={"content-type": "application/x-www-form-urlencoded"}
    )
    assert odd.status_code == 403  # no token in it


@pytest.mark.parametrize("charset", ["unicode_escape", "undefined", "utf-16", "idna", "none", '"rot13"'])
def test_texts_are_in_utf_8(shared_server: Server, charset: str) -> None:
    browser = Browser(shared_server)
    table = setting_up(browser, "me", "me", game="lanterns", chat="on")
    fields = {"token": token_of(browser.get("/")), "text": "\\ud800", "nickname": "\\ud800", "language": "en"}
    parts = [f'--x\r\nContent-Disposition: form-data; name="{n}"\r\n\r\n{value}\r\n' for n, value in fields.items()]
    content = ("".join(parts) + "--x--\r\n").encode()
    kind = "multipart/form-data; boundary=x"
    for path in (f"/t/{table}/say", "/me"):
        odd = browser.http.post(path, content=content, headers={"content-type": f"{kind}; charset={charset}"})
        assert odd.status_code == 400 and odd.json()["message"] == "Texts have to be in UTF-8."
        for usual in (kind, f"{kind}; charset=UTF-8"):
            assert browser.http.post(path, content=content, headers={"content-type": usual}).status_code == 200


@pytest.mark.parametrize("path", ["/", "/me", "/api/v1/games", "/nowhere"])
def test_a_head_is_a_page_without_its_body(shared_server: Server, path: str) -> None:
    browser = Browser(shared_server)
    page, head = browser.get(path), browser.http.head(path)
    assert head.status_code == page.status_code and not head.content
    assert head.headers["content-type"] == page.headers["content-type"]


def test_who_comes_too_often_is_asked_to_wait(strict: Server) -> None:
    browser = over_https(strict, "192.0.2.1")
    table = setting_up(browser, "me", "open", game="lanterns", public="on", chat="on")
    Program(strict).http.post(f"/tables/{table}/join", json={})
    page = browser.get(f"/t/{table}")
    said = [browser.send(page, f"/t/{table}/say", text=f"{n}") for n in range(3 * int(RATES["say"].burst))]
    refused = [response for response in said if response.status_code == 429]
    assert [response.status_code for response in said[:5]] == [200] * 5 and refused
    assert "wait a little" in refused[0].text and refused[0].headers["retry-after"]
    assert browser.get(f"/t/{table}").status_code == 200  # the rest goes on


@pytest.mark.parametrize(
    ("kind", "method", "path"),
    [
        ("save", "GET", "save"),
        ("look", "GET", "events"),
        ("seat", "POST", "leave"),
        ("seat", "POST", "seats/0/back"),
    ],
)
def test_programs_that_ask_too_often_have_to_wait(strict: Server, kind: str, method: str, path: str) -> None:
    program = Program(strict)
    table = program.table("me", "me", game="lanterns")
    codes: list[int] = []

    def refused() -> bool:
        codes.append(program.http.request(method, f"/tables/{table}/{path}").status_code)
        return codes[-1] == 429

    until(refused, pause=0)
    assert codes[0] != 429 and len(codes) >= RATES[kind].burst


def test_who_opens_too_many_tabs_has_to_wait(strict: Server) -> None:
    """Also such as show no table."""
    program = Program(strict)

    def refused() -> bool:
        try:
            with listening(strict, None, program):
                return False
        except InvalidStatus:
            return True

    until(refused, pause=0)


def test_nobody_tries_all_invitations(strict: Server) -> None:
    """Neither one person, nor one address under many names."""
    browser = over_https(strict, "192.0.2.2")
    codes = [browser.get(f"/i/guess{n}").status_code for n in range(int(RATES["guess"].burst) + 5)]
    assert codes[0] == 404 and codes[-1] == 429
    with httpx.Client(base_url=strict.address, headers={"x-forwarded-for": "192.0.2.3"}, timeout=30) as strangers:
        until(lambda: strangers.get("/i/guess").status_code == 429, pause=0)  # nobody keeps a cookie here
    other = httpx.get(f"{strict.address}/i/guess", headers={"x-forwarded-for": "192.0.2.4"})
    assert other.status_code == 404


def test_somebody_can_have_only_so_many_tables(strict: Server) -> None:
    """A bound on what a stranger can leave behind."""
    program = Program(strict)
    first = program.table("me", "open", game="lanterns")
    names = ", ".join(column.name for column in schema.tables.columns if column.name != "id")
    for n in range(HOSTED - 1):
        sql(strict, f"INSERT INTO tables (id, {names}) SELECT 't{n}', {names} FROM tables WHERE id = :t", t=first)
    wanted = {"game": "lanterns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    refused = program.http.post("/tables", json=wanted)
    assert refused.status_code == 429 and refused.json()["error"] == "too-many-tables"
    assert program.http.post(f"/tables/{first}/leave").status_code == 200
    assert program.http.post("/tables", json=wanted).status_code == 201
