"""Web Push: a service of our own receives what the server sends to a closed browser, and can decrypt it."""

from __future__ import annotations

import base64
import json
import os
import re
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import http_ece  # type: ignore[import-untyped]  # it brings no types
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.acting import heard, listening, token_of, until
from tests.server.serving import ONE_GAME, Browser, Program, Server


def _url64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Service:
    """What a browser's vendor runs."""

    def __init__(self) -> None:
        service = self
        self.received: list[bytes] = []
        self.status = 201
        self.prompt = threading.Event()  # else it lets everybody wait
        self.prompt.set()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                service.received.append(self.rfile.read(int(self.headers["content-length"])))
                service.prompt.wait(30)
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def wait(self, count: int) -> None:
        until(lambda: len(self.received) >= count)

    def stop(self) -> None:
        self.prompt.set()
        self._server.shutdown()


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    yield running
    running.stop()


@pytest.fixture
def pushing(data: Path, service: Service) -> Iterator[Server]:
    keys = ec.generate_private_key(ec.SECP256R1())
    env = {
        **ONE_GAME,
        "BURGRAVE_PUSH_PRIVATE": _url64(keys.private_numbers().private_value.to_bytes(32)),
        "BURGRAVE_PUSH_PUBLIC": _url64(_point(keys)),
        "BURGRAVE_PUSH_CONTACT": "mailto:host@example.org",
        "BURGRAVE_PUSH_HOSTS": service.host,
    }
    with Server(data, None, env) as running:
        yield running


def test_a_closed_browser_is_told_that_it_is_asked_and_forgotten_when_it_is_gone(
    pushing: Server, service: Service
) -> None:
    mine, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    browser, other = Browser(pushing, "pl"), Program(pushing)
    page = browser.get("/me")
    token = re.findall(r'name="token" value="([0-9a-f]+)"', page.text)[0]
    keys = {"token": token, "p256dh": _url64(_point(mine)), "auth": _url64(secret)}
    foreign = browser.http.post("/me/push", data={**keys, "endpoint": "https://internal.example/admin"})
    assert foreign.status_code == 422 and "powiadomień" in foreign.text
    taken = browser.http.post("/me/push", data={**keys, "endpoint": f"http://{service.host}/one"})
    assert taken.status_code == 204
    table = other.table("me", "open", public=True, options={"crown": 1})
    service.status = 410  # after this one the browser does not want any more
    browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
    service.wait(1)
    told = json.loads(http_ece.decrypt(service.received[0], private_key=mine, auth_secret=secret))
    assert told == {"title": "Burgrave: twój ruch", "url": f"/t/{table}"}
    asked = browser.get(f"/t/{table}")
    do = re.findall(r'name="do" value="([^"]+)"', asked.text)[0]
    browser.send(asked, f"/t/{table}/answer", do=do)
    while (question := other.look(table, 0)["question"]) is not None:
        other.answer(table, 0, question["number"], question["options"][0]["do"])
    time.sleep(1)
    assert len(service.received) == 1


def subscribed(server: Server, service: Service, name: str) -> Browser:
    """A browser that wants to be told."""
    browser = Browser(server)
    key = {"p256dh": _url64(_point(ec.generate_private_key(ec.SECP256R1()))), "auth": _url64(os.urandom(16))}
    sent = {"token": token_of(browser.get("/me")), "endpoint": f"http://{service.host}/{name}", **key}
    assert browser.http.post("/me/push", data=sent).status_code == 204
    return browser


def test_a_browser_with_an_open_tab_is_told_of_moves_and_of_nothing_else(pushing: Server, service: Service) -> None:
    """The tab may be hidden; the browser knows, and says nothing where it can be seen."""
    browser, other = subscribed(pushing, service, "one"), Program(pushing)
    table = other.table("me", "open", public=True, options={"crown": 1})
    with listening(pushing, None, browser) as tab:
        page = browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join")
        assert heard(tab)["yours"]
        service.wait(1)
        assert browser.send(page, f"/t/{table}/say", text="Hello").status_code == 200
        assert other.http.post(f"/tables/{table}/leave").status_code == 200
        time.sleep(1)
    assert len(service.received) == 1


def test_a_slow_service_holds_nobody_up(pushing: Server, service: Service) -> None:
    browsers = [subscribed(pushing, service, f"slow{n}") for n in range(12)]
    service.prompt.clear()
    player, longest = Program(pushing), 0.0
    for browser in browsers:  # each is asked at once
        began = time.monotonic()
        table = player.table("me", "open", public=True, options={"crown": 1})
        assert browser.send(browser.get(f"/t/{table}"), f"/t/{table}/join").status_code == 200
        longest = max(longest, time.monotonic() - began)
    assert longest < 9  # a notification is given up after ten seconds
    service.prompt.set()


def test_keys_must_be_complete(data: Path) -> None:
    server = Server(data, None, {"BURGRAVE_PUSH_PRIVATE": "x"})
    with pytest.raises(AssertionError, match="Web Push needs all of"):
        server.start()
