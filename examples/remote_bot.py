"""A bot that plays on a server over its API: joins a table and answers at random until the game is over.

Call it with the server, the table and, if need be, an invitation: ``remote_bot.py http://localhost:8000 TABLE CODE``.
"""

import random
import sys
import time

import httpx


def main(server: str, table: str, invitation: str | None = None) -> None:
    """Join, play, tell the result."""
    api = httpx.Client(base_url=f"{server}/api/v1", timeout=30)
    token = api.post("/tokens", json={"nickname": "Remote", "language": "en"}).raise_for_status().json()["token"]
    api.headers["authorization"] = f"Bearer {token}"
    seat = api.post(f"/tables/{table}/join", json={"invitation": invitation}).raise_for_status().json()["seat"]
    while True:
        told = api.get(f"/tables/{table}").raise_for_status().json()
        if told["status"] == "over":
            print("winners:", ", ".join(told["seats"][winner]["name"] for winner in told["winners"]))
            return
        if seat not in told["asked"]:
            time.sleep(0.5)  # a WebSocket at /live?table=… would tell; see docs/api.md
            continue
        seen = api.get(f"/tables/{table}/seats/{seat}").raise_for_status().json()
        if (question := seen["question"]) is None:
            continue
        chosen = random.choice(question["options"])
        print(question["sentence"], "→", chosen["label"])
        given = {"number": question["number"], "do": chosen["do"]}
        answer = api.post(f"/tables/{table}/seats/{seat}/answer", json=given)
        if answer.status_code != 409:  # 409: the question is not open any more, so look again
            answer.raise_for_status()


if __name__ == "__main__":
    main(*sys.argv[1:])
