"""The API is as it describes itself, whatever is sent: what fits its description, and what does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from burgrave.games.citadels.data.tables import CHARACTER_IDS
from burgrave.kernel.game import game as find_game
from burgrave.server.api import router
from tests.server.serving import Program, Server
from tests.server.test_playing import play_to_the_end

EXAMPLES = 100  # of each operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Api(NamedTuple):
    """A program at some tables: one that is open, one where it plays, one where a game is over."""

    program: Program
    other: Program
    tables: dict[str, str]


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    with Server(tmp_path_factory.mktemp("api") / "data") as server:
        program, other = Program(server), Program(server, "Other")
        tables = {"open": program.table("me", "open", "open"), "playing": program.table("me", "open")}
        invitation = program.http.get(f"/tables/{tables['playing']}").json()["invitation"]
        joined = other.http.post(f"/tables/{tables['playing']}/join", json={"invitation": invitation})
        assert joined.status_code == 200, joined.text
        tables["over"] = program.table("me", "easy", public=True)
        play_to_the_end(program, tables["over"], [0])
        yield Api(program, other, tables)


@pytest.fixture(scope="module")
def described(api: Api) -> Any:
    """The description that the server gives of itself."""
    return schemathesis.openapi.from_url(str(api.program.http.base_url.join("openapi.json")))


ROUTES = [route for route in router.routes if isinstance(route, APIRoute)]
OPERATIONS = [(route.path, method) for route in ROUTES for method in sorted(route.methods or ())]


OPTIONS = find_game("citadels").options.__struct_fields__
WORDS = st.sampled_from(["random", "custom", "first_game", "none", "auto", "queen", "shuffled", *CHARACTER_IDS[:12]])
SIMPLE = st.none() | st.booleans() | st.integers() | st.floats(-9, 9) | WORDS | st.text()
VALUES = st.recursive(SIMPLE, lambda inner: st.lists(inner, max_size=9) | st.dictionaries(st.text(), inner, max_size=3))


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_whatever_is_sent(api: Api, described: Any, path: str, method: str) -> None:
    """No error of the server, and nothing that is not described; also at tables that there are."""
    operation = described[path][method]
    fitting = operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
    other = operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    headers = {"authorization": f"Bearer {api.program.token}"}

    @given(case=fitting | other, where=st.sampled_from(("anywhere", *api.tables)))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    def send(case: Any, where: str) -> None:
        checks = [*CHECKS]
        if where == "anywhere" or "table" not in (case.path_parameters or {}):
            checks.append(negative_data_rejection)
        else:
            case.path_parameters["table"] = api.tables[where]
            if "seat" in case.path_parameters:
                case.path_parameters["seat"] = 0
        case.call_and_validate(headers=headers, checks=checks)

    send()


@example(values={"crown": 10**30}, players=2)
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(values=st.dictionaries(st.sampled_from(OPTIONS), VALUES), players=st.integers(1, 8))
def test_whatever_options_are_wished_for(api: Api, values: dict[str, Any], players: int) -> None:
    """Options that there are, with values that make sense or none."""
    seats = [{"kind": "me"}] * players
    wanted = {"game": "citadels", "seats": seats, "options": values}
    response = api.program.http.post("/tables", json=wanted)
    assert response.status_code in (201, 422), f"{wanted}: {response.text}"
    if response.status_code == 201:
        table = response.json()["id"]
        assert api.program.http.get(f"/tables/{table}/seats/0").status_code == 200
        assert api.program.http.post(f"/tables/{table}/seats/0/answer", json={"number": 0, "do": "x"}).status_code < 500


def test_what_works_is_as_described(api: Api, described: Any) -> None:
    """Everything that can be done, done as it should be."""
    programs = (api.program.http, api.other.http)
    host, guest = programs

    def works(path: str, response: httpx.Response, status: int = 200) -> Any:
        assert response.status_code == status, response.text
        described[f"/api/v1{path}"][response.request.method].validate_response(response)
        return response.json()

    works("/games", host.get("/games"))
    works("/levels", host.get("/levels"))
    works("/tokens", host.post("/tokens", json={"nickname": "Robo", "language": "pl"}), 201)
    wanted = {"game": "citadels", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    table = works("/tables", host.post("/tables", json=wanted), 201)
    at, of = f"/tables/{table['id']}", "/tables/{table}"
    works(f"{of}/join", guest.post(f"{at}/join", json={"invitation": table["invitation"]}))
    works(of, host.get(at))
    assert table["id"] in [one["id"] for one in works("/tables", host.get("/tables"))]
    assert table["id"] in [one["id"] for one in works("/tables", host.get("/tables", params={"mine": True}))]
    done = set()
    for _ in range(30):
        asked = works(f"{of}/view", host.get(f"{at}/view"))["asked"][0]
        seen = works(f"{of}/seats/{{seat}}", programs[asked].get(f"{at}/seats/{asked}"))
        answer = {"number": seen["question"]["number"], "do": seen["question"]["options"][0]["do"]}
        works(f"{of}/seats/{{seat}}/answer", programs[asked].post(f"{at}/seats/{asked}/answer", json=answer))
        if "undo" not in done and programs[asked].get(f"{at}/seats/{asked}").json()["can_undo"]:
            works(f"{of}/seats/{{seat}}/undo", programs[asked].post(f"{at}/seats/{asked}/undo"))
            done.add("undo")
    assert done, "nothing could be taken back"
    works(f"{of}/events", guest.get(f"{at}/events", params={"seat": 1, "since": 3}))
    works(f"{of}/leave", guest.post(f"{at}/leave"))
    works(f"{of}/seats/{{seat}}/back", guest.post(f"{at}/seats/1/back"))
    over = api.tables["over"]
    assert works(of, host.get(f"/tables/{over}"))["winners"]
    works(f"{of}/seats/{{seat}}", host.get(f"/tables/{over}/seats/0"))
    works(f"{of}/save", host.get(f"/tables/{over}/save"))


def test_a_request_that_is_too_large(api: Api, described: Any) -> None:
    refused = api.program.http.post("/tables", json={"game": "x" * 100_000, "seats": [{"kind": "me"}]})
    assert refused.status_code == 413 and refused.json()["error"] == "too-large"
    described["/api/v1/tables"]["POST"].validate_response(refused)
