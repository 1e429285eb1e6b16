"""A bot that plays on a server over its API: joins a table and answers at random until the game is over.

Call it with the server, the table and, if need be, an invitation: ``remote_bot.py http://localhost:8000 TABLE CODE``.
"""

import random
import sys
import time

import httpx

TRIES = 60  # while the server is started again, say


def ask(api: httpx.Client, method: str, path: str, json: object = None) -> httpx.Response:
    """The reply to a request. Whatever we send may be sent again: it counts once."""
    for _ in range(TRIES):
        try:
            reply = api.request(method, path, json=json)
        except httpx.TransportError:
            time.sleep(1)
            continue
        if reply.status_code not in (429, 503):  # too often; the database can't be reached
            return reply if reply.status_code == 409 else reply.raise_for_status()
        time.sleep(int(reply.headers["retry-after"]))
    raise SystemExit(f"{api.base_url} does not answer")


def main(server: str, table: str, invitation: str | None = None) -> None:
    """Join, play, tell the result."""
    api = httpx.Client(base_url=f"{server}/api/v1", timeout=30)
    token = ask(api, "POST", "/tokens", {"nickname": "Remote", "language": "en"}).json()["token"]
    api.headers["authorization"] = f"Bearer {token}"
    joined = ask(api, "POST", f"/tables/{table}/join", {"invitation": invitation}).json()
    if "seat" not in joined:
        raise SystemExit(joined["message"])
    seat = joined["seat"]
    while True:
        told = ask(api, "GET", f"/tables/{table}").json()
        if told["status"] == "closed":
            print("the table was closed")
            return
        if told["status"] == "over":
            names = [*(one["name"] for one in told["seats"]), "the opponent"]  # who plays alone has one without a seat
            print("winners:", ", ".join(names[winner] for winner in told["winners"]))
            return
        if seat not in told["asked"]:
            time.sleep(0.5)  # a WebSocket at /live?table=… would tell; see docs/api.md
            continue
        seen = ask(api, "GET", f"/tables/{table}/seats/{seat}").json()
        if (question := seen.get("question")) is None:
            continue
        chosen = random.choice(question["options"])
        print(question["sentence"], "→", chosen["label"])
        given = {"number": question["number"], "do": chosen["do"]}
        ask(api, "POST", f"/tables/{table}/seats/{seat}/answer", given)  # 409: it is not open any more, so look again


if __name__ == "__main__":
    main(*sys.argv[1:])
