"""What lies in ``deploy``: real proxies in front of a real server, units that systemd reads, a container recipe."""

from __future__ import annotations

import configparser
import fnmatch
import html
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import UTC, datetime, timedelta
from http.cookies import SimpleCookie
from ipaddress import ip_address
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from burgrave.kernel.errors import BadSetup
from burgrave.server.rates import RATES
from burgrave.server.settings import settings
from tests.server.acting import heard, join, setting_up, until
from tests.server.serving import Browser, Program, Server, free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "games.example.org"
PROGRAM = "/opt/burgrave/.venv/bin/burgrave"
OTHER = "127.0.0.40"  # a visitor for whom others must not wait
SAFE = 2.0  # what systemd calls the exposure of a unit: 10 is none of its protection, 0 all


# ---------------------------------------------------------------- proxies


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}{os.pathsep}/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def certified(folder: Path) -> tuple[Path, Path]:
    """A certificate for the loopback, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = x509.SubjectAlternativeName([x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))])
    now = datetime.now(UTC)
    built = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    built = built.serial_number(x509.random_serial_number()).add_extension(names, critical=False)
    made = built.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    certificate, secret = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(made.sign(key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))
    plain = serialization.NoEncryption()
    secret.write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    )  # fmt: skip
    return certificate, secret


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    """A configuration with other addresses; what is replaced has to be there."""
    for before, after in pairs:
        assert before in text, before
        text = text.replace(before, after)
    return text


Change: TypeAlias = tuple[str, str]


def nginx(folder: Path, http: int, https: int, server: int, *changes: Change) -> list[str]:
    certificate, key = certified(folder)
    site = replaced(
        (DEPLOY / "nginx.conf").read_text(),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen 127.0.0.1:{http};"),
        ("listen 443 ", f"listen 127.0.0.1:{https} "),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)),
        (NAME, "localhost"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        *changes,
    )
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{ worker_connections 64; }}\n"
    whole += f"{'user root;' if os.getuid() == 0 else ''}\nhttp {{ access_log off; {paths}\n{site} }}"
    (folder / "nginx.conf").write_text(whole)
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", "stderr"]


def caddy(folder: Path, http: int, https: int, server: int, *changes: Change) -> list[str]:
    certificate, key = certified(folder)
    site = replaced(
        (DEPLOY / "Caddyfile").read_text(),
        (f"{NAME} {{", f"localhost {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"),
        ("127.0.0.1:8000", f"127.0.0.1:{server}"),
        ("\n{\n", f"\n{{\nadmin off\nhttp_port {http}\nhttps_port {https}\n"),
        *changes,
    )
    (folder / "Caddyfile").write_text(site)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


class Proxy:
    """A proxy that speaks HTTPS in front of a server."""

    def __init__(self, server: Server, folder: Path, http: int, https: int) -> None:
        self.server = server
        self.plain = f"http://localhost:{http}"
        self.host = f"localhost:{https}"
        self.trust = ssl.create_default_context(cafile=str(folder / "certificate.pem"))

    def connection(self, sent: bytes, address: str = "127.0.0.1") -> ssl.SSLSocket:
        """A connection on which something was sent."""
        plain = socket.create_connection(("127.0.0.1", int(self.host.partition(":")[2])), 30, (address, 0))
        secure = self.trust.wrap_socket(plain, server_hostname="localhost")
        secure.sendall(sent)
        return secure

    def client(self, address: str = "127.0.0.1") -> httpx.Client:
        """A visitor who comes from some address of the loopback."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=f"https://{self.host}", transport=transport, timeout=30)


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(command, stderr=log, stdout=log, env={**os.environ, **home}, cwd=folder)

    def answers() -> bool:
        assert process.poll() is None, (folder / "log").read_text()
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", port)) == 0

    try:
        until(answers, 60)
        yield
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture(scope="module")
def strict(plugged: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the usual limits."""
    with Server(tmp_path_factory.mktemp("behind") / "data", None, plugged | {"BURGRAVE_LIMITS": "1"}) as server:
        yield server


@contextmanager
def proxied(make: Callable[..., list[str]], server: Server, folder: Path, *changes: Change) -> Iterator[Proxy]:
    """A proxy in front of a server, with some changes of its configuration."""
    http, https = free_port(), free_port()
    with running(make(folder, http, https, server.port, *changes), folder, https):
        yield Proxy(server, folder, http, https)


@pytest.fixture(scope="module", params=[nginx, caddy])
def proxy(request: pytest.FixtureRequest, strict: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    with proxied(request.param, strict, tmp_path_factory.mktemp("proxy")) as found:
        yield found


def test_cookies_and_links_are_of_https(proxy: Proxy) -> None:
    """The server was not told --secure: the proxy says how the visitor came."""
    with proxy.client() as visitor:
        page = visitor.get("/")
        assert page.status_code == 200 and "max-age=" in page.headers["strict-transport-security"]
        cookie = SimpleCookie(page.headers["set-cookie"])["burgrave"]
        assert cookie["secure"] and cookie["httponly"]
        assert "strict-transport-security" not in httpx.get(proxy.server.address).headers
        browser = Browser(proxy.server)
        browser.http.close()
        visitor.follow_redirects = True
        browser.http = visitor
        table = setting_up(browser, "me", "open", game="lanterns")
        links = re.findall(r'value="([^"]+/i/[^"]+)"', browser.get(f"/t/{table}").text)
        assert links and all(html.unescape(link).startswith(f"https://{proxy.host}/i/") for link in links)
        assert visitor.get("/metrics").status_code == 404
        assert visitor.post("/me", content=b"x" * 70_000).status_code == 413
    moved = httpx.get(f"{proxy.plain}/me?x=1", headers={"host": "localhost"})
    assert moved.status_code in (301, 308)
    assert moved.headers["location"] in [f"https://{name}/me?x=1" for name in ("localhost", proxy.host)]


def test_tabs_hear_through_the_proxy(proxy: Proxy) -> None:
    ada, bruno = Program(proxy.server, "Ada"), Program(proxy.server, "Bruno")
    table = ada.table("me", "open", game="lanterns", public=True)
    headers = {"authorization": f"Bearer {ada.token}"}
    origin = Origin(f"https://{proxy.host}")
    address = f"wss://{proxy.host}/live?table={table}"
    with connect(address, ssl=proxy.trust, additional_headers=headers, origin=origin, open_timeout=30) as tab:
        version = heard(tab)["version"]
        assert join(bruno, table).status_code == 200
        until(lambda: heard(tab, 30)["version"] > version)


def test_limits_count_the_visitor_and_not_the_proxy(proxy: Proxy, request: pytest.FixtureRequest) -> None:
    """Whatever a visitor says about where they come from."""
    last = 10 + 10 * request.node.callspec.indices["proxy"]  # the other proxy's visitors have used up their part
    one, other = f"127.0.0.{last}", f"127.0.0.{last + 1}"
    with proxy.client(one) as visitor, proxy.client(other) as stranger:
        sent = 0

        def refused() -> bool:
            nonlocal sent
            sent += 1
            visitor.cookies.clear()
            said = {"x-forwarded-for": f"198.51.100.{sent % 250}", "forwarded": "for=198.51.100.1"}
            return visitor.get("/i/guess", headers=said).status_code == 429

        until(refused, 60, pause=0)
        assert sent >= RATES["guess"].burst
        assert stranger.get("/i/guess").status_code == 404


HALVES = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half its headers": b"GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
    "half its body": b"POST /me HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\nhalf",
}
SOONER = {
    nginx: [(f"client_{part}_timeout 10s", f"client_{part}_timeout 1s") for part in ("header", "body")],
    caddy: [("read_header 10s", "read_header 1s"), ("read_body 60s", "read_body 1s")],
}


@pytest.mark.parametrize("make", SOONER)
def test_half_sent_requests_are_let_go(make: Callable[..., list[str]], strict: Server, tmp_path: Path) -> None:
    """By the proxy; the others are served meanwhile."""
    with proxied(make, strict, tmp_path, *SOONER[make]) as proxy, ExitStack() as held, proxy.client() as visitor:
        began = time.monotonic()
        halves = [held.enter_context(proxy.connection(half, OTHER)) for half in HALVES.values() for _ in range(5)]
        assert visitor.get("/about").status_code == 200
        for half in halves:
            half.settimeout(30)
            with suppress(ConnectionError, ssl.SSLError):
                while half.recv(4096):  # perhaps it is told why
                    pass
        assert time.monotonic() - began < 8  # the server itself would have waited for ten


def test_one_visitor_can_not_take_all_places_of_nginx(strict: Server, tmp_path: Path) -> None:
    """Neither by requests nor by open tabs; they are counted apart, and others are let in."""
    fewer = [("burgrave_requests 200;", "burgrave_requests 3;"), ("burgrave_tabs 400;", "burgrave_tabs 2;")]
    with proxied(nginx, strict, tmp_path, *fewer) as proxy, ExitStack() as held:
        for _ in range(3):
            held.enter_context(proxy.connection(HALVES["half its body"], OTHER))
        visitor, stranger = (held.enter_context(proxy.client(address)) for address in (OTHER, "127.0.0.1"))
        until(lambda: visitor.get("/about").status_code == 429, 30)
        assert stranger.get("/about").status_code == 200

        def tab(address: str) -> ClientConnection:
            return connect(
                f"wss://{proxy.host}/live",
                ssl=proxy.trust,
                origin=Origin(f"https://{proxy.host}"),
                source_address=(address, 0),
                open_timeout=30,
            )

        for _ in range(2):
            held.enter_context(tab(OTHER))
        with pytest.raises(InvalidStatus, match="429"):
            tab(OTHER)
        held.enter_context(tab("127.0.0.1"))


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", None),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:"),
        ("2001:db8:1:2::6", "2001:db8:1:2:"),
        ("2001:db8:1::6", "2001:db8:1::"),
        ("2001:db8::3:4:5:6", "2001:db8::"),
        ("::1", "::"),
    ],
)
def test_nginx_takes_a_network_of_the_newer_kind_for_one_visitor(address: str, key: str | None) -> None:
    """All addresses that one host may have by itself; neighbours with zeros in their names may share a key."""
    patterns = re.findall(r'"~(\S+)" \$burgrave_', (DEPLOY / "nginx.conf").read_text())
    assert len(patterns) == 2
    found = next(
        (match[1] for pattern in patterns if (match := re.search(pattern.replace("?<", "?P<"), address))), None
    )
    assert found == key


def test_proxies_elsewhere_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A container has its proxy at another address."""
    assert settings(tmp_path).proxies == ("127.0.0.1",)
    monkeypatch.setenv("BURGRAVE_PROXIES", "10.0.0.0/8, 192.0.2.7,2001:db8::/32")
    assert settings(tmp_path).proxies == ("10.0.0.0/8", "192.0.2.7/32", "2001:db8::/32")
    monkeypatch.setenv("BURGRAVE_PROXIES", "nginx")
    with pytest.raises(BadSetup, match="BURGRAVE_PROXIES"):
        settings(tmp_path)


def test_only_proxies_that_are_named_are_believed(plugged: dict[str, str], data: Path) -> None:
    with Server(data, None, plugged | {"BURGRAVE_PROXIES": "127.0.1.0/24"}) as server:

        def secure(address: str) -> bool:
            transport = httpx.HTTPTransport(local_address=address)
            with httpx.Client(transport=transport, timeout=30) as asking:
                page = asking.get(server.address, headers={"x-forwarded-proto": "https"})
            return "secure" in page.headers["set-cookie"].lower()

        assert secure("127.0.1.9") and not secure("127.0.0.1")


# ---------------------------------------------------------------- systemd


def units(folder: Path) -> list[Path]:
    """The units, with a program that is there."""
    there = folder / "burgrave"
    there.write_text("#!/bin/sh\n")
    there.chmod(0o755)
    for unit in [*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")]:
        (folder / unit.name).write_text(unit.read_text().replace(PROGRAM, str(there)))
    return sorted([*folder.glob("*.service"), *folder.glob("*.timer")])


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    found = units(tmp_path)
    assert [unit.name for unit in found] == ["burgrave-backup.service", "burgrave-backup.timer", "burgrave.service"]
    verified = subprocess.run(
        [analyze, "verify", "--man=no", *found], capture_output=True, text=True, check=False, timeout=60
    )
    assert verified.returncode == 0 and not verified.stderr.strip(), verified.stderr
    for unit in found:
        if unit.suffix == ".service":
            level = f"--threshold={int(10 * SAFE * (1 if unit.name == 'burgrave.service' else 2))}"
            command = [analyze, "security", "--offline=true", level, str(unit)]
            checked = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
            assert checked.returncode == 0, [*checked.stdout.splitlines()[-1:], checked.stderr]


def test_the_units_call_commands_that_exist(tmp_path: Path) -> None:
    """With options that are taken: asked for help, the command knows all of them."""
    for unit in DEPLOY.glob("*.service"):
        parser = configparser.RawConfigParser(strict=False)
        parser.read_string(unit.read_text())
        words = parser["Service"]["ExecStart"].split()
        assert words[0] == PROGRAM
        verb = [word for word in words[1:] if not word.startswith(("-", "/"))]
        command = [sys.executable, "-m", "burgrave", *verb, "--help"]
        said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
        assert all(word in said for word in words if word.startswith("--"))
    parser = configparser.RawConfigParser(strict=False)
    parser.read_string((DEPLOY / "burgrave.service").read_text())
    assert parser["Service"]["LimitNOFILE"] == "65536"


# ---------------------------------------------------------------- containers


def recipe() -> list[tuple[str, str]]:
    """The instructions of the container recipe, and what stands behind them."""
    text = re.sub(r"^#.*\n", "", (DEPLOY / "Containerfile").read_text(), flags=re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split()[0], " ".join(line.split()[1:])) for line in lines]


def ignored(path: str) -> bool:
    """Whether the container recipe can't see a file; the last line that fits decides."""
    found = False
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.strip().removeprefix("!")
        if pattern and not pattern.startswith("#"):
            begins = [path, *(str(parent) for parent in Path(path).parents)]
            if any(fnmatch.fnmatch(one, pattern) or fnmatch.fnmatch(f"/{one}", pattern) for one in begins):
                found = not line.startswith("!")
    return found


def test_the_container_recipe() -> None:
    """Not as root, with a look at its health; it copies what is there, and sees nothing else."""
    found = recipe()
    words = dict(found)
    assert words["USER"] == "10001:10001" and [one for one, _ in found].index("USER") < len(found) - 1
    assert "http://127.0.0.1:8000/healthz" in words["HEALTHCHECK"] and words["STOPSIGNAL"] == "SIGINT"
    assert words["VOLUME"] == "/var/lib/burgrave" and words["EXPOSE"] == "8000"
    assert all(re.search(r":\d[\w.-]+( AS \w+)?$", value) for one, value in found if one == "FROM")
    copied = [value.split()[:-1] for one, value in found if one == "COPY" and "--from" not in value]
    for path in (path for paths in copied for path in paths):
        assert (ROOT / path).exists() and not ignored(path), path
    for secret in (".git/config", ".venv/bin/python", "secret", "burgrave.db", "tests/conftest.py", "docs/host.md"):
        assert ignored(secret), secret
    assert not ignored("src/burgrave/web/static/burgrave.js") and ignored("src/burgrave/__pycache__")
    check = re.findall(r'CMD \["python", "-c", "(.*)"\]', words["HEALTHCHECK"])[0]
    compile(check, "healthcheck", "exec")
    extras = re.findall(r"'\.\[(.*)\]'", " ".join(value for one, value in found if one == "RUN"))[0].split(",")
    declared = (ROOT / "pyproject.toml").read_text()
    assert all(f"\n{extra} = [" in declared for extra in extras)


def test_the_container_recipe_is_linted() -> None:
    linter = shutil.which("hadolint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    if linter is None:
        pytest.skip("hadolint has no build for this system")
    done = subprocess.run([linter, DEPLOY / "Containerfile"], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stdout


def said_yes(*command: str) -> bool:
    return subprocess.run(command, capture_output=True, check=False, timeout=60).returncode == 0


@pytest.mark.soak
def test_the_container_runs() -> None:
    """Where a container engine answers: built, started, healthy, and it stops when it is told to."""
    engine = next((one for one in ("podman", "docker") if shutil.which(one) and said_yes(one, "info")), None)
    if engine is None:
        pytest.skip("no container engine answers")
    image, port = "burgrave-test", free_port()
    subprocess.run([engine, "build", "-f", DEPLOY / "Containerfile", "-t", image, ROOT], check=True, timeout=1800)
    run = [engine, "run", "--rm", "-d", "-p", f"127.0.0.1:{port}:8000", image]
    name = subprocess.run(run, capture_output=True, text=True, check=True, timeout=60).stdout.strip()

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        except httpx.TransportError:
            return False

    try:
        until(answers, 120)
        for words, expected in (("id -u", "10001"), ("burgrave admin tables --lang en", "No tables.")):
            inside = [engine, "exec", name, *words.split()]
            assert expected in subprocess.run(inside, capture_output=True, text=True, check=True, timeout=60).stdout
        began = time.monotonic()
        subprocess.run([engine, "stop", "-t", "30", name], check=True, timeout=60)
        assert time.monotonic() - began < 25
    finally:
        subprocess.run([engine, "rm", "-f", name], capture_output=True, check=False, timeout=60)
