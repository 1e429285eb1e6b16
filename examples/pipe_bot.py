"""A bot as a program of its own: burgrave play citadels --bot "pipe:python3 examples/pipe_bot.py".

A line of JSON comes in, a line of JSON goes out; docs/bots.md tells all that is in them. This bot plays Citadels by
a list of likings, and any other game more or less at random.
"""

import json
import random
import sys

LIKED = ["build", "take income", "take bonus", "gather gold", "pick architect", "pick merchant", "pick king"]
DISLIKED = ("end turn", "pass", "decline", "skip", "card", "district", "pay with sacrifice")


def say(**line: object) -> None:
    """Write a line; without the flush it would stay here, and both sides would wait."""
    print(json.dumps(line), flush=True)


def liking(option: str) -> int:
    """The higher, the better."""
    for place, beginning in enumerate(LIKED):
        if option.startswith(beginning):
            return len(LIKED) - place
    return -1 if option.startswith(DISLIKED) else 0


for line in sys.stdin:
    told = json.loads(line)
    if "burgrave" in told:
        choice = random.Random(told["seed"])
        say(ready=True, name="likings")
    elif "ask" in told:
        best = max(liking(option) for option in told["options"])
        say(ask=told["ask"], answer=choice.choice([o for o in told["options"] if liking(o) == best]))
    elif "over" in told:
        break
